// Sets as words: counting, and finding the n-th member.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#ifdef __BMI2__
#include <immintrin.h>
#endif

namespace manueline {

using Word = std::uint64_t;

inline constexpr Word ONES = 0x0101010101010101;

constexpr Word bit(int index) { return Word{1} << index; }

// The lowest `count` bits, for count < 64.
constexpr Word low_bits(int count) { return bit(count) - 1; }

// How many bits each byte has.
constexpr Word bits_of_bytes(Word word) {
    word -= word >> 1 & 0x55 * ONES;
    word = (word & 0x33 * ONES) + (word >> 2 & 0x33 * ONES);
    return (word + (word >> 4)) & 0x0f * ONES;
}

namespace detail {

consteval auto nth_bits_of_bytes() {
    std::array<std::array<std::uint8_t, 8>, 256> table{};
    for (int byte = 0; byte < 256; ++byte) {
        int n = 0;
        for (int index = 0; index < 8; ++index)
            if (byte >> index & 1) table[byte][n++] = static_cast<std::uint8_t>(index);
    }
    return table;
}

}  // namespace detail

// The index of a byte's n-th set bit, from 0.
inline constexpr auto NTH_BIT_OF_BYTE = detail::nth_bits_of_bytes();

// The index of the n-th set bit, from 0; the word has more than n of them.
inline int nth_bit(Word word, int n) {
#ifdef __BMI2__
    return std::countr_zero(_pdep_u64(bit(n), word));
#else
    const Word up_to = bits_of_bytes(word) * ONES;
    // A high bit for every byte up to which there are at most n bits.
    const Word passed = ((static_cast<Word>(n) * ONES | 0x80 * ONES) - up_to) & 0x80 * ONES;
    const int byte = std::popcount(passed);
    n -= static_cast<int>(up_to << 8 >> (8 * byte) & 0xff);
    return 8 * byte + NTH_BIT_OF_BYTE[word >> (8 * byte) & 0xff][n];
#endif
}

// Calls visit(index) for every set bit, the lowest first.
template <class Visit>
constexpr void for_each_bit(Word word, Visit&& visit) {
    for (; word; word &= word - 1) visit(std::countr_zero(word));
}

}  // namespace manueline
