// A thread pool: a few threads that share the work on many games, and wait between two jobs.
#pragma once

#include <condition_variable>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

namespace manueline {

class ThreadPool {
public:
    using Work = std::function<void(int first, int last)>;

    // The caller's thread is one of them.
    explicit ThreadPool(int threads) : threads_(threads) {
        for (int index = 1; index < threads; ++index)
            workers_.emplace_back([this, index](const std::stop_token& stop) { work_on(index, stop); });
    }

    ~ThreadPool() {
        for (auto& worker : workers_) worker.request_stop();
        wake_.notify_all();
    }

    ThreadPool(const ThreadPool&) = delete;
    ThreadPool& operator=(const ThreadPool&) = delete;

    // Does the work on 0 to size - 1, each thread on one range. The work must not throw.
    void run(int size, const Work& work) {
        if (!workers_.empty()) {
            const std::lock_guard lock(mutex_);
            work_ = &work;
            size_ = size;
            busy_ = static_cast<int>(workers_.size());
            ++job_;
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

    void work_on(int index, const std::stop_token& stop) {
        for (long done_job = 0;;) {
            std::unique_lock lock(mutex_);
            if (!wake_.wait(lock, stop, [&] { return job_ != done_job; })) return;
            done_job = job_;
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
    long job_ = 0;
    std::vector<std::jthread> workers_;  // last, so that they end before what they use
};

}  // namespace manueline
