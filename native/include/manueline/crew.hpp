// A few threads that share the work on many games, and wait between two pieces of it.
#pragma once

#include <condition_variable>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

namespace manueline {

class Crew {
public:
    using Work = std::function<void(int first, int last)>;

    // The caller's thread is one of them.
    explicit Crew(int threads) : threads_(threads) {
        for (int index = 1; index < threads; ++index)
            hands_.emplace_back([this, index](std::stop_token stop) { serve(index, stop); });
    }

    ~Crew() {
        for (auto& hand : hands_) hand.request_stop();
        wake_.notify_all();
    }

    Crew(const Crew&) = delete;
    Crew& operator=(const Crew&) = delete;

    // Does the work on 0 to size - 1, each thread on one stretch. The work must not throw.
    void run(int size, const Work& work) {
        if (!hands_.empty()) {
            const std::lock_guard lock(mutex_);
            work_ = &work;
            size_ = size;
            busy_ = static_cast<int>(hands_.size());
            ++piece_;
            wake_.notify_all();
        }
        do_share(0, size, work);
        std::unique_lock lock(mutex_);
        done_.wait(lock, [this] { return busy_ == 0; });
    }

private:
    void do_share(int index, int size, const Work& work) const {
        const auto bound = [&](int share) {
            return static_cast<int>(static_cast<long long>(size) * share / threads_);
        };
        work(bound(index), bound(index + 1));
    }

    void serve(int index, const std::stop_token& stop) {
        for (long seen = 0;;) {
            std::unique_lock lock(mutex_);
            if (!wake_.wait(lock, stop, [&] { return piece_ != seen; })) return;
            seen = piece_;
            const Work& work = *work_;
            const int size = size_;
            lock.unlock();
            do_share(index, size, work);
            lock.lock();
            if (--busy_ == 0) done_.notify_one();
        }
    }

    int threads_;
    std::mutex mutex_;
    std::condition_variable_any wake_;
    std::condition_variable done_;
    const Work* work_ = nullptr;
    int size_ = 0;
    int busy_ = 0;
    long piece_ = 0;
    std::vector<std::jthread> hands_;  // last, so that they end before what they use
};

}  // namespace manueline
