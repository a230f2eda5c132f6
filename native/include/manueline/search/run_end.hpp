// When a run of simulations ends.
#pragma once

#include <atomic>
#include <chrono>

namespace manueline::search {

struct Limits {
    double seconds = 0;  // no limit if 0
    long nodes = 0;      // simulations; no limit if 0
};

class RunEnd {
public:
    RunEnd(Limits limits, std::atomic<bool>* stop) : limits_(limits), stop_(stop) {}

    // The request to stop is used up by the run that it ends.
    bool is_stopped() const {
        return stop_ && stop_->load(std::memory_order_relaxed) && stop_->exchange(false);
    }

    // Asked once after each simulation; the clock is not asked every time.
    bool is_reached(long simulations) {
        if (limits_.nodes && simulations >= limits_.nodes) return true;
        return limits_.seconds > 0 && ++asked_ % 16 == 0 &&
               Clock::now() - start_ >= std::chrono::duration<double>(limits_.seconds);
    }

private:
    using Clock = std::chrono::steady_clock;

    Limits limits_;
    std::atomic<bool>* stop_;
    Clock::time_point start_ = Clock::now();
    long asked_ = 0;
};

}  // namespace manueline::search
