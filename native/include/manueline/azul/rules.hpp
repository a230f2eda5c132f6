// The rules of Azul, phase by phase: which moves are legal, and what a move does.
#pragma once

#include "manueline/azul/offer.hpp"

namespace manueline::azul {

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

// The position after a move that is_legal allows.
template <class Sink>
void apply(State& state, int id, Sink& sink) {
    if (state.phase == Phase::offer) {
        take(state, take_of(id), sink);
    } else if (state.phase == Phase::deal) {
        draw(state, -1 - id);
    } else if (state.phase == Phase::tiling) {
        place_tile(state, state.turn, id / SIZE, id % SIZE, sink);
        tile_walls(state, sink);
    } else {
        start_deal(state, seat_id(0) - id, sink);
    }
}

inline State new_state(const Options& options) {
    check(options);
    State state;
    state.players = static_cast<std::uint8_t>(options.players);
    state.grey = options.grey;
    for (int colour = 0; colour < COLOUR_COUNT; ++colour) state.bag.add(colour, TILES_PER_COLOUR);
    NoEvents no_events;
    if (options.start != NATURE) start_deal(state, options.start, no_events);
    return state;
}

// A move of the player to move, drawn evenly from the legal ones; NO_MOVE if there is none.
inline int sample_players(const State& state, Rng& rng) {
    if (state.phase == Phase::offer) {
        const auto takes = legal_takes(state);
        return takes.count() ? take_id(takes.nth(rng.index(takes.count()))) : NO_MOVE;
    }
    const Word columns = state.phase == Phase::tiling ? legal_columns(state) : 0;
    if (!columns) return NO_MOVE;
    return place_id(next_line(state.board(state.turn)),
                    nth_bit(columns, rng.index(std::popcount(columns))));
}

// Plays such a move; false if there is none.
inline bool play_randomly(State& state, Rng& rng) {
    NoEvents no_events;
    if (state.phase == Phase::offer) {  // without the detour over the id
        const auto takes = legal_takes(state);
        if (!takes.count()) return false;
        take(state, takes.nth(rng.index(takes.count())), no_events);
        return true;
    }
    const int id = sample_players(state, rng);
    if (id == NO_MOVE) return false;
    apply(state, id, no_events);
    return true;
}

}  // namespace manueline::azul
