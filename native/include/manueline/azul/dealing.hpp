// Nature's part: who starts (A6) and what the bag deals (A20, A21).
#pragma once

#include <algorithm>
#include <utility>

#include "manueline/azul/ending.hpp"
#include "manueline/azul/moves.hpp"
#include "manueline/moves.hpp"

namespace manueline::azul {

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

// A20: the lid goes back into the bag when a tile is needed and the bag is empty.
inline void refill_bag(State& state) {
    if (!state.bag.any()) std::swap(state.bag, state.lid);
}

// A20: nature begins to fill the factories; A21: without a single tile the game ends.
template <class Sink>
void start_deal(State& state, int starter, Sink& sink) {
    state.phase = Phase::deal;
    state.turn = NATURE;
    state.starter = static_cast<std::int8_t>(starter);
    Heap on_factories;
    for (int source = 1; source <= state.factories(); ++source)
        on_factories += state.source(source);
    state.dealt = static_cast<std::uint8_t>(on_factories.total());
    refill_bag(state);
    if (!state.bag.any()) end_game(state, sink);
}

// A6, A20: one tile from the bag to the first factory that is not full.
inline void draw(State& state, int colour) {
    state.source(1 + state.dealt / FACTORY_TILES).add(colour, 1);
    state.bag.remove(colour, 1);
    if (++state.dealt < FACTORY_TILES * state.factories()) {
        refill_bag(state);
        if (state.bag.any()) return;
    }
    state.phase = Phase::offer;
    state.turn = state.starter;
    state.dealt = 0;
}

// Nature plays until a player is to move or the game is over.
inline void play_nature(State& state, Rng& rng) {
    NoEvents no_events;
    if (state.phase == Phase::seat)
        start_deal(state, rng.index(state.players), no_events);
    while (state.phase == Phase::deal) {
        // All but the last tile of the bag, or of the factories' room, change nothing else.
        Draws draws(state.bag);
        const int room = FACTORY_TILES * state.factories() - state.dealt;
        if (!draws.left() || room <= 0) return;
        for (int left = std::min(draws.left(), room); left > 1; --left)
            state.source(1 + state.dealt++ / FACTORY_TILES).add(draws.next(rng), 1);
        state.bag = draws.heap();
        draw(state, draws.next(rng));
    }
}

}  // namespace manueline::azul
