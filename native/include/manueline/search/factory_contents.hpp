// What a factory holds as one number, whatever the order of its tiles.
#pragma once

#include <array>
#include <cstdint>

#include "manueline/tiles.hpp"

namespace manueline::search {

namespace detail {

inline constexpr int MOST_COUNTED = 4;  // the tiles of a factory of Azul, or a small one of Duel

// The numbers of the multisets of one to four tiles; 0 for others.
consteval auto multiset_numbers() {
    std::array<std::uint8_t, 5 * 5 * 5 * 5 * 5> numbers{};
    std::uint8_t next = 0;
    for (int code = 1; code < static_cast<int>(numbers.size()); ++code) {
        int tiles = 0;
        for (int rest = code; rest; rest /= 5) tiles += rest % 5;
        if (tiles <= MOST_COUNTED) numbers[static_cast<std::size_t>(code)] = next++;
    }
    return numbers;
}

inline constexpr auto MULTISET_NUMBERS = multiset_numbers();
inline constexpr int MULTISETS = 125;

}  // namespace detail

// Which of the 125 possible contents a factory has; it is not empty.
constexpr int content_of(Heap factory) {
    int code = 0;
    for (int colour = COLOURS_OF_A_HEAP - 1; colour >= 0; --colour) code = 5 * code + factory[colour];
    return detail::MULTISET_NUMBERS[static_cast<std::size_t>(code)];
}

}  // namespace manueline::search
