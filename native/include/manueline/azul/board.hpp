// What a player's board accepts: pattern lines (A9) and the floor line (A10).
#pragma once

#include <algorithm>

#include "manueline/azul/position.hpp"

namespace manueline::azul {

// A9: lays tiles in a pattern line, or none in the floor's; says how many of them fall.
inline int fill_line(Board& board, int line, int colour, int count) {
    Line& target = board.lines[line];
    const int laid = std::min(count, CAPACITY[line] - target.count);
    const bool full = target.count + laid > line;
    target.colour = static_cast<std::int8_t>(colour | -(line == FLOOR));
    target.count = static_cast<std::uint8_t>(target.count + laid);
    board.complete = static_cast<std::uint8_t>(board.complete | full << line);
    board.accepting &= ~(LINE_IN_LANES << line) | FLOOR_IN_LANES;
    board.accepting |= static_cast<Word>(!full) << (8 * colour + line);
    return count - laid;
}

// A10: tiles to the floor line from the left, and to the lid what finds no space there.
inline void drop(Board& board, Heap& lid, int colour, int count) {
    const int fits = std::min(count, FLOOR_SPACES - board.floor_count);
    const auto tiles = static_cast<std::uint32_t>(0x1111111 * colour) & ((1u << (4 * fits)) - 1);
    board.floor |= tiles << (4 * board.floor_count);
    board.floor_count = static_cast<std::uint8_t>(board.floor_count + fits);
    lid.add(colour, count - fits);
}

}  // namespace manueline::azul
