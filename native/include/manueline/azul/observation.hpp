// Azul's observations: everything but the next deal, from a seat's side of the table.
#pragma once

#include "manueline/azul/position.hpp"
#include "manueline/observation.hpp"

namespace manueline::azul {

inline constexpr int FLOOR_KINDS = COLOUR_COUNT + 1;

constexpr int observation_size(int players) {
    constexpr int board = 1 + SIZE * COLOUR_COUNT + COLOUR_COUNT * SIZE * SIZE +
                          FLOOR_SPACES * FLOOR_KINDS;
    constexpr int heaps = 3;  // the centre, the bag and the lid
    return 4 * players + static_cast<int>(PHASES.size()) + 1 +
           COLOUR_COUNT * (FACTORIES[players] + heaps) + players * board;
}

// The row has as many numbers as the size of an observation.
inline void observe(const State& state, int viewer, std::span<Value> row) {
    const int players = state.players;
    assert(row.size() == static_cast<std::size_t>(observation_size(players)));
    RowWriter out(row, viewer, players);
    out.one_of(viewer, players);
    out.one_of(static_cast<int>(state.phase), static_cast<int>(PHASES.size()));
    out.player(state.turn);
    out.player(state.starter);
    out.player(state.marker);
    out.number(state.round);
    for (int source = 0; source <= state.factories(); ++source) out.heap(state.source(source));
    out.heap(state.bag);
    out.heap(state.lid);
    out.each_player([&](int player) { out.number(state.board(player).score); });
    out.each_player([&](int player) {
        for (int row = 0; row < SIZE; ++row) out.line(state.board(player).lines[row]);
    });
    out.each_player([&](int player) {
        for (const std::uint32_t held : state.board(player).wall) out.bits(held, SIZE * SIZE);
    });
    out.each_player([&](int player) {
        const Board& board = state.board(player);
        for (int space = 0; space < board.floor_count; ++space)
            out.one_of(board.floor_tile(space), FLOOR_KINDS);
        out.skip((FLOOR_SPACES - board.floor_count) * FLOOR_KINDS);
    });
}

}  // namespace manueline::azul
