// Wall tiling: clauses A12 to A19, up to the round's end.
#pragma once

#include <algorithm>

#include "manueline/azul/board.hpp"
#include "manueline/azul/dealing.hpp"

namespace manueline::azul {

// The topmost complete line of the player who is tiling, or SIZE if none is left (A12).
constexpr int next_line(const Board& board) {
    return board.complete ? std::countr_zero(board.complete) : SIZE;
}

// A12, A16: the columns for the line that is tiled now, as bits.
constexpr Word legal_columns(const State& state) {
    const Board& board = state.board(state.turn);
    const int row = next_line(board);
    return row == SIZE ? 0 : open_columns(board, row, board.lines[row].colour);
}

// A12, A13: one tile of a complete line to the wall, the others to the lid.
template <class Sink>
void place_tile(State& state, int player, int row, int column, Sink& sink) {
    Board& board = state.board(player);
    const int colour = board.lines[row].colour;
    const int points = tile_points(board.filled(), row, column);
    board.score = static_cast<std::int16_t>(board.score + points);
    board.wall[colour] |= 1u << (SIZE * row + column);
    board.lines[row] = {};
    board.renew_accepting(row);
    state.lid.add(colour, row);
    sink.scored(Points::tile, player, points, SIZE * row + column);
}

// A17: a complete line without a legal space falls to the floor line.
inline void drop_line(State& state, int player, int row) {
    Board& board = state.board(player);
    drop(board, state.lid, board.lines[row].colour, board.lines[row].count);
    board.lines[row] = {};
    board.renew_accepting(row);
}

// A14: the floor line costs its points, its tiles go to the lid.
template <class Sink>
void settle_floor(State& state, int player, Sink& sink) {
    Board& board = state.board(player);
    if (!board.floor_count) return;
    const int cost = FLOOR_COST[board.floor_count];
    const int lost = std::min<int>(cost, board.score);
    for (int space = 0; space < board.floor_count; ++space)
        if (const int tile = board.floor_tile(space); tile != MARKER) state.lid.add(tile, 1);
    board.floor = 0;
    board.floor_count = 0;
    board.score = static_cast<std::int16_t>(board.score - lost);
    sink.scored(Points::floor, player, -lost, cost);
}

// A14, A15, A22: the end, or the next round, which whoever took the marker starts.
template <class Sink>
void end_round(State& state, Sink& sink) {
    if (is_ended(state)) return end_game(state, sink);
    const int starter = state.marker == NATURE ? state.starter : state.marker;
    ++state.round;
    state.marker = NATURE;
    start_deal(state, starter, sink);
}

// A12, A19: player after player, line after line, up to the next choice or the round's end.
template <class Sink>
void tile_walls(State& state, Sink& sink) {
    for (;;) {
        const int player = state.turn;
        Board& board = state.board(player);
        while (board.complete) {
            const int row = next_line(board);
            const int colour = board.lines[row].colour;
            if (!state.grey) {
                place_tile(state, player, row, WALL_COLUMNS[row][colour], sink);
                continue;
            }
            const std::uint32_t columns = open_columns(board, row, colour);
            if (std::popcount(columns) > 1) return;
            if (columns)
                place_tile(state, player, row, std::countr_zero(columns), sink);
            else
                drop_line(state, player, row);
        }
        settle_floor(state, player, sink);
        const int following = player + 1 == state.players ? 0 : player + 1;
        if (following == state.starter) return end_round(state, sink);
        state.turn = static_cast<std::int8_t>(following);
    }
}

}  // namespace manueline::azul
