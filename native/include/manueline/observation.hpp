// Observations: what a seat may know, as one row of numbers that a learner reads.
//
// The parts, their order and shapes have their home in manueline/research/*_parts.py; what is
// written here is compared with what is written there.
#pragma once

#include <algorithm>
#include <cassert>
#include <cstdint>
#include <span>

#include "manueline/tiles.hpp"

namespace manueline {

using Value = std::int16_t;

// Writes the parts of one row after the other, over zeros.
class RowWriter {
public:
    RowWriter(std::span<Value> row, int viewer, int players)
        : rest_(row), viewer_(viewer), players_(players) {
        std::fill(row.begin(), row.end(), Value{0});
    }

    void number(int value) {
        at(0) = static_cast<Value>(value);
        skip(1);
    }

    // One of `count` things, or none of them.
    void one_of(int index, int count) {
        assert(index < count);
        if (index >= 0) at(index) = 1;
        skip(count);
    }

    // A player, counted from the viewer; none for nature or nobody.
    void player(int player) { one_of(player < 0 ? -1 : seat_after(player), players_); }

    void heap(Heap heap) {
        for (int colour = 0; colour < COLOURS_OF_A_HEAP; ++colour) number(heap[colour]);
    }

    void line(Line line) {
        if (line.count) at(line.colour) = line.count;
        skip(COLOURS_OF_A_HEAP);
    }

    void bits(Word set, int count) {
        for_each_bit(set, [this](int index) { at(index) = 1; });
        skip(count);
    }

    void skip(int count) {
        assert(static_cast<std::size_t>(count) <= rest_.size());
        rest_ = rest_.subspan(static_cast<std::size_t>(count));
    }

    // The boards in the order of seats from the viewer on.
    template <class Write>
    void each_player(Write&& write) {
        for (int turn = 0; turn < players_; ++turn) {
            const int seat = viewer_ + turn;
            write(seat < players_ ? seat : seat - players_);
        }
    }

private:
    Value& at(int index) {
        assert(static_cast<std::size_t>(index) < rest_.size());
        return rest_[static_cast<std::size_t>(index)];
    }

    int seat_after(int player) const {
        return player >= viewer_ ? player - viewer_ : player - viewer_ + players_;
    }

    std::span<Value> rest_;  // of the row, from the next part on
    int viewer_, players_;
};

}  // namespace manueline
