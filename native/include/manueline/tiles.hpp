// What Azul and Azul Duel truly share: heaps of tiles, pattern lines, and runs of tiles.
#pragma once

#include <array>
#include <cstdint>

#include "manueline/bits.hpp"
#include "manueline/rng.hpp"

namespace manueline {

inline constexpr int NATURE = -1;
inline constexpr int OVER = -2;
inline constexpr int COLOURS_OF_A_HEAP = 5;

// How many tiles of each of five colours, a byte each, so that heaps add like numbers.
// No heap holds more than 127 tiles: the notations refuse more tiles than lie in the box.
struct Heap {
    Word lanes = 0;

    constexpr int operator[](int colour) const {
        return static_cast<int>(lanes >> (8 * colour) & 0xff);
    }
    constexpr bool any() const { return lanes != 0; }
    constexpr int total() const { return static_cast<int>(lanes * ONES >> 32 & 0xff); }
    constexpr void add(int colour, int count) { lanes += static_cast<Word>(count) << (8 * colour); }
    constexpr void remove(int colour, int count) {
        lanes -= static_cast<Word>(count) << (8 * colour);
    }
    // 1 in the lane of every colour there is.
    constexpr Word present() const { return (lanes + 0x7f7f7f7f7f) >> 7 & 0x0101010101; }
    constexpr int colours() const { return std::popcount(present()); }
    constexpr Heap& operator+=(Heap other) {
        lanes += other.lanes;
        return *this;
    }
    constexpr Heap& operator-=(Heap other) {
        lanes -= other.lanes;
        return *this;
    }
    friend constexpr Heap operator+(Heap a, Heap b) { return a += b; }
    friend constexpr Heap operator-(Heap a, Heap b) { return a -= b; }
    constexpr bool operator==(const Heap&) const = default;
};

// Tiles drawn from a heap one after the other, each as likely. It works on running totals, the
// tiles of each colour and those before it, so that no draw has to add up the heap.
class Draws {
public:
    explicit constexpr Draws(Heap heap) : up_to_(heap.lanes * ONES & LANES), left_(heap.total()) {}

    constexpr int left() const { return left_; }
    constexpr Heap heap() const { return {(up_to_ - (up_to_ << 8)) & LANES}; }

    // The colour of a tile, which is gone then; there is one at least.
    constexpr int next(Rng& rng) {
        const Word tile = rng.below(static_cast<std::uint32_t>(left_--));
        // A high bit in the lane of every colour whose tiles all come before this one.
        const Word passed = (tile * ONES | 0x80 * ONES) - up_to_;
        const int colour = std::popcount(passed & 0x80 * ONES & LANES);
        up_to_ -= ONES << (8 * colour) & LANES;
        return colour;
    }

private:
    static constexpr Word LANES = 0xffffffffff;

    Word up_to_;
    int left_;
};

// A pattern line: its colour, -1 while it is empty, and how many tiles it holds.
struct Line {
    std::int8_t colour = -1;
    std::uint8_t count = 0;
    constexpr bool operator==(const Line&) const = default;
};

namespace detail {

template <int size>
consteval auto run_table() {
    std::array<std::array<std::uint8_t, size>, 1 << size> table{};
    for (int filled = 0; filled < 1 << size; ++filled)
        for (int at = 0; at < size; ++at) {
            int first = at, last = at;
            while (first > 0 && (filled >> (first - 1) & 1)) --first;
            while (last < size - 1 && (filled >> (last + 1) & 1)) ++last;
            table[filled][at] = static_cast<std::uint8_t>(last - first + 1);
        }
    return table;
}

}  // namespace detail

// A13: the length of the run through a space of a row or column whose filled spaces are bits.
template <int size>
inline constexpr auto RUNS = detail::run_table<size>();

// A13: each run longer than one counts its length; a tile that stands alone scores 1.
constexpr int run_points(int horizontal, int vertical) {
    const int points = (horizontal > 1 ? horizontal : 0) + (vertical > 1 ? vertical : 0);
    return points ? points : 1;
}

}  // namespace manueline
