// What a player's board accepts: pattern lines and broken tiles (D17).
#pragma once

#include <algorithm>

#include "manueline/duel/position.hpp"

namespace manueline::duel {

// D17: to the broken tiles, and to the tower what finds no space there.
inline void break_tiles(State& state, int player, int colour, int count) {
    Heap& broken = state.board(player).broken;
    const int fits = std::min(count, MOST_BROKEN - broken.total());
    broken.add(colour, fits);
    state.tower.add(colour, count - fits);
}

// D17: the taken tiles to one line or to the broken tiles.
inline void lay_tiles(State& state, int line, int colour, int count) {
    if (line != BROKEN) {
        Board& board = state.board(state.turn);
        Line& target = board.lines[line];
        const int laid = std::min(count, line + 1 - target.count);
        target.colour = static_cast<std::int8_t>(colour);
        target.count = static_cast<std::uint8_t>(target.count + laid);
        board.accepting &= ~(LINE_IN_LANES << line);
        board.accepting |= static_cast<Word>(target.count <= line) << (8 * colour + line);
        count -= laid;
    }
    if (count) break_tiles(state, state.turn, colour, count);
}

}  // namespace manueline::duel
