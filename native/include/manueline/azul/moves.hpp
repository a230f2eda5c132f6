// The ids of Azul's moves.
#pragma once

#include "manueline/azul/position.hpp"
#include "manueline/takes.hpp"

namespace manueline::azul {

constexpr int take_id(Take take) {
    return PLACE_IDS + take.source * TAKES_PER_SOURCE + take.colour * (SIZE + 1) + take.line;
}

constexpr int place_id(int row, int column) { return row * SIZE + column; }
constexpr int draw_id(int colour) { return -1 - colour; }
constexpr int seat_id(int player) { return -1 - COLOUR_COUNT - player; }

constexpr Take take_of(int id) {
    const int take = id - PLACE_IDS;
    const int in_source = take % TAKES_PER_SOURCE;
    return {take / TAKES_PER_SOURCE, in_source / (SIZE + 1), in_source % (SIZE + 1)};
}

}  // namespace manueline::azul
