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

inline constexpr auto NTH_BIT_OF_BYTE = nth_bits_of_bytes();

}  // namespace detail

// The index of the n-th set bit, from 0; the word has more than n of them.
inline int nth_bit(Word word, int n) {
#ifdef __BMI2__
    return std::countr_zero(_pdep_u64(bit(n), word));
#else
    // Bits of every byte, then of every byte and those below it.
    Word counts = word - (word >> 1 & 0x5555555555555555);
    counts = (counts & 0x3333333333333333) + (counts >> 2 & 0x3333333333333333);
    counts = (counts + (counts >> 4)) & 0x0f0f0f0f0f0f0f0f;
    const Word below = counts * ONES;
    // A high bit for every byte up to which there are at most n bits.
    const Word passed = ((static_cast<Word>(n) * ONES | 0x80 * ONES) - below) & 0x80 * ONES;
    const int byte = static_cast<int>((passed >> 7) * ONES >> 56);
    const int before = byte == 0 ? 0 : static_cast<int>(below >> (8 * byte - 8) & 0xff);
    return 8 * byte + detail::NTH_BIT_OF_BYTE[word >> (8 * byte) & 0xff][n - before];
#endif
}

// Calls visit(index) for every set bit, the lowest first.
template <class Visit>
constexpr void for_each_bit(Word word, Visit&& visit) {
    for (; word; word &= word - 1) visit(std::countr_zero(word));
}

}  // namespace manueline
