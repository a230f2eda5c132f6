// The end of the game: why it comes (A21 to A26) and the final scoring (A23).
#pragma once

#include "manueline/azul/scoring.hpp"
#include "manueline/points.hpp"

namespace manueline::azul {

// A16: where a colour may still go in a row of the grey wall, as bits.
constexpr std::uint32_t open_columns(const Board& board, int row, int colour) {
    if (board.row_has(row, colour)) return 0;
    const std::uint32_t held = board.wall[colour];
    const std::uint32_t columns = held | held >> 5 | held >> 10 | held >> 15 | held >> 20;
    return ~(board.filled() >> (SIZE * row)) & ~columns & ROW;
}

// A25: whether the row's missing colours can be matched to its free spaces. A set of sets of
// columns, one bit each, holds what the colours so far can have taken.
constexpr bool can_complete_row(const Board& board, int row) {
    constexpr std::array<std::uint32_t, SIZE> WITHOUT{0x55555555, 0x33333333, 0x0f0f0f0f,
                                                      0x00ff00ff, 0x0000ffff};
    std::uint32_t taken = 1;
    for (int colour = 0; colour < COLOUR_COUNT; ++colour) {
        if (board.row_has(row, colour)) continue;
        std::uint32_t next = 0;
        for_each_bit(open_columns(board, row, colour),
                     [&](int column) { next |= (taken & WITHOUT[column]) << (1 << column); });
        taken = next;
    }
    return taken != 0;
}

// A22, A25, A26: whether the game ends after this tiling.
inline bool is_ended(const State& state) {
    bool alive = !state.grey;
    for (int player = 0; player < state.players; ++player) {
        const Board& board = state.board(player);
        if (full_rows(board.filled())) return true;
        for (int row = 0; row < SIZE && !alive; ++row) alive = can_complete_row(board, row);
    }
    return !alive || state.round >= LAST_ROUND;
}

// A21 to A26: the game is over, and A23 is scored.
template <class Sink>
void end_game(State& state, Sink& sink) {
    for (int player = 0; player < state.players; ++player) {
        Board& board = state.board(player);
        const std::uint32_t filled = board.filled();
        const auto score = [&](Points kind, int how_many, int each) {
            board.score = static_cast<std::int16_t>(board.score + how_many * each);
            sink.scored(kind, player, how_many * each, how_many);
        };
        score(Points::rows, full_rows(filled), FULL_ROW);
        score(Points::columns, full_columns(filled), FULL_COLUMN);
        score(Points::colours, full_colours(board), FULL_COLOUR);
    }
    state.phase = Phase::over;
    state.turn = OVER;
}

}  // namespace manueline::azul
