// The processor time of a thread, which a busy machine does not shorten as it does time by the clock.
#pragma once

#include <chrono>
#include <ctime>

namespace manueline {

// The processor seconds that this thread has used. Where the system does not count them, as in a
// browser, seconds of a steady clock.
inline double thread_seconds() {
#ifdef CLOCK_THREAD_CPUTIME_ID
    timespec used{};
    if (clock_gettime(CLOCK_THREAD_CPUTIME_ID, &used) == 0)
        return static_cast<double>(used.tv_sec) + 1e-9 * static_cast<double>(used.tv_nsec);
#endif
    const auto now = std::chrono::steady_clock::now().time_since_epoch();
    return std::chrono::duration<double>(now).count();
}

}  // namespace manueline
