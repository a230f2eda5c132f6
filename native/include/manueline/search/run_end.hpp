// When a run of simulations ends.
#pragma once

#include <atomic>
#include <chrono>

#include "manueline/thread_clock.hpp"

namespace manueline::search {

struct Limits {
    double seconds = 0;  // no limit if 0
    long nodes = 0;      // simulations; no limit if 0
    double cpu = 0;      // processor seconds of all threads together; no limit if 0
};

// The processor seconds that a thread uses from one lap to the next.
class ThreadWatch {
public:
    double lap() {
        const double before = last_;
        last_ = thread_seconds();
        return last_ - before;
    }

private:
    double last_ = thread_seconds();
};

class RunEnd {
public:
    RunEnd(Limits limits, std::atomic<bool>* stop) : limits_(limits), stop_(stop) {}

    // The request to stop is used up by the run that it ends.
    bool is_stopped() const {
        return stop_ && stop_->load(std::memory_order_relaxed) && stop_->exchange(false);
    }

    // Asked once after each simulation, with the watch of the thread that ran it; clocks are not
    // asked every time.
    bool is_reached(long simulations, ThreadWatch& watch) {
        if (limits_.nodes && simulations >= limits_.nodes) return true;
        if (++asked_ % 16) return false;
        if (limits_.cpu > 0) add_cpu(watch.lap());
        return (limits_.cpu > 0 && cpu_ >= limits_.cpu) ||
               (limits_.seconds > 0 &&
                Clock::now() - start_ >= std::chrono::duration<double>(limits_.seconds));
    }

    void add_cpu(double seconds) { cpu_ += seconds; }

    // What all threads have added.
    double cpu() const { return cpu_; }

private:
    using Clock = std::chrono::steady_clock;

    Limits limits_;
    std::atomic<bool>* stop_;
    Clock::time_point start_ = Clock::now();
    long asked_ = 0;
    double cpu_ = 0;
};

}  // namespace manueline::search
