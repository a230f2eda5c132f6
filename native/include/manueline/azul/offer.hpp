// The factory offer: clauses A7 to A11.
#pragma once

#include "manueline/azul/tiling.hpp"

namespace manueline::azul {

// A7, A9: the takes of the player to move.
inline Takes<1 + MOST_FACTORIES> legal_takes(const State& state) {
    return {state.board(state.turn).accepting, 1 + state.factories(),
            [&](int source) { return state.source(source).present(); }};
}

// A7 to A11: the factory offer's one kind of turn.
template <class Sink>
void take(State& state, Take move, Sink& sink) {
    const auto [source, colour, line] = move;
    const int player = state.turn;
    Board& board = state.board(player);
    // A7: the rest of a factory goes to the centre, and that of the centre stays there.
    Heap rest = state.source(source);
    const int count = rest[colour];
    rest.remove(colour, count);
    state.source(source) = {};
    state.source(CENTRE) += rest;
    if ((source == CENTRE) & (state.marker == NATURE)) {  // A8: before any tile of this turn
        state.marker = static_cast<std::int8_t>(player);
        if (board.floor_count < FLOOR_SPACES)  // A10: with a full floor it costs nothing
            board.floor |= static_cast<std::uint32_t>(MARKER) << (4 * board.floor_count++);
    }
    drop(board, state.lid, colour, fill_line(board, line, colour, count));
    Word left = 0;
    for (int index = 0; index <= state.factories(); ++index) left |= state.source(index).lanes;
    if (left) {
        state.turn = static_cast<std::int8_t>(player + 1 == state.players ? 0 : player + 1);
        return;
    }
    state.phase = Phase::tiling;  // A11: the offer is over
    state.turn = state.starter;
    tile_walls(state, sink);
}

}  // namespace manueline::azul
