// The one source of chance: a generator that is always passed as an argument.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

namespace manueline {

// xoshiro256++ of Blackman and Vigna, seeded through splitmix64 as they advise.
class Rng {
public:
    explicit constexpr Rng(std::uint64_t seed = 0) {
        for (auto& word : words_) {
            seed += 0x9e3779b97f4a7c15;
            std::uint64_t mixed = seed;
            mixed = (mixed ^ (mixed >> 30)) * 0xbf58476d1ce4e5b9;
            mixed = (mixed ^ (mixed >> 27)) * 0x94d049bb133111eb;
            word = mixed ^ (mixed >> 31);
        }
    }

    constexpr std::uint64_t next() {
        auto& [a, b, c, d] = words_;
        const std::uint64_t result = std::rotl(a + d, 23) + a;
        const std::uint64_t shifted = b << 17;
        c ^= a;
        d ^= b;
        b ^= c;
        a ^= d;
        c ^= shifted;
        d = std::rotl(d, 45);
        return result;
    }

    // A number from 0 to n - 1, each exactly as likely (Lemire's rejection); n > 0.
    constexpr std::uint32_t below(std::uint32_t n) {
        std::uint64_t product = (next() >> 32) * n;
        if (static_cast<std::uint32_t>(product) < n) [[unlikely]] {
            const std::uint32_t unfair = (0u - n) % n;
            while (static_cast<std::uint32_t>(product) < unfair) product = (next() >> 32) * n;
        }
        return static_cast<std::uint32_t>(product >> 32);
    }

    // The same for counts, which are int everywhere else.
    constexpr int index(int n) { return static_cast<int>(below(static_cast<std::uint32_t>(n))); }

    // A number from 0 up to, but not including, 1.
    constexpr double fraction() { return static_cast<double>(next() >> 11) * 0x1p-53; }

    using Words = std::array<std::uint64_t, 4>;

    // All that the generator is, to be kept and taken up again.
    constexpr const Words& words() const { return words_; }
    static constexpr Rng of(const Words& words) {
        Rng rng;
        rng.words_ = words;
        return rng;
    }

    constexpr bool operator==(const Rng&) const = default;

private:
    Words words_{};
};

}  // namespace manueline
