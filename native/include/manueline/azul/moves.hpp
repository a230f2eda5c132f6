// Azul's legal moves as sets of bits, from which one can be drawn without listing them.
#pragma once

#include "manueline/azul/state.hpp"
#include "manueline/moves.hpp"
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

// A16: where a colour may still go in a row of the grey wall, as bits.
constexpr std::uint32_t open_columns(const Board& board, int row, int colour) {
    if (board.row_has(row, colour)) return 0;
    const std::uint32_t held = board.wall[colour];
    const std::uint32_t columns = held | held >> 5 | held >> 10 | held >> 15 | held >> 20;
    return ~(board.filled() >> (SIZE * row)) & ~columns & ROW;
}

// The topmost complete line of the player who is tiling, or SIZE if none is left (A12).
constexpr int next_line(const Board& board) {
    return board.complete ? std::countr_zero(board.complete) : SIZE;
}

// A7, A9: the takes of the player to move.
inline Takes<1 + MOST_FACTORIES> legal_takes(const State& state) {
    return {state.board(state.turn).accepting, 1 + state.factories(),
            [&](int source) { return state.source(source).present(); }};
}

// A12, A16: the columns for the line that is tiled now, as bits.
constexpr Word legal_columns(const State& state) {
    const Board& board = state.board(state.turn);
    const int row = next_line(board);
    return row == SIZE ? 0 : open_columns(board, row, board.lines[row].colour);
}

// Calls visit(id) for every legal move of the player to move, in the order of ids.
template <class Visit>
void for_each_legal(const State& state, Visit&& visit) {
    if (state.phase == Phase::offer) {
        legal_takes(state).for_each([&](Take take) { visit(take_id(take)); });
    } else if (state.phase == Phase::tiling) {
        const int row = next_line(state.board(state.turn));
        for_each_bit(legal_columns(state), [&](int column) { visit(place_id(row, column)); });
    }
}

// A6, A20: nature's draws; none unless it is nature's turn.
inline Chance chance(const State& state) {
    Chance result;
    if (state.phase == Phase::seat)
        for (int player = 0; player < state.players; ++player) result.add(seat_id(player), 1);
    if (state.phase == Phase::deal && state.dealt < FACTORY_TILES * state.factories())
        for (int colour = 0; colour < COLOUR_COUNT; ++colour)
            result.add(draw_id(colour), state.bag[colour]);
    return result;
}

// Whether whoever is to move may play this id.
inline bool is_legal(const State& state, int id) {
    switch (state.phase) {
        case Phase::seat:
            return id <= seat_id(0) && id >= seat_id(state.players - 1);
        case Phase::deal:
            return id <= draw_id(0) && id >= draw_id(COLOUR_COUNT - 1) && state.bag[-1 - id] &&
                   state.dealt < FACTORY_TILES * state.factories();
        case Phase::offer: {
            if (id < PLACE_IDS || id >= state.action_count()) return false;
            const Take take = take_of(id);
            return state.source(take.source)[take.colour] &&
                   (state.board(state.turn).accepting >> (8 * take.colour + take.line) & 1);
        }
        case Phase::tiling: {
            if (id < 0 || id >= PLACE_IDS) return false;
            return id / SIZE == next_line(state.board(state.turn)) &&
                   (legal_columns(state) >> (id % SIZE) & 1);
        }
        case Phase::over:
            return false;
    }
    return false;
}

}  // namespace manueline::azul
