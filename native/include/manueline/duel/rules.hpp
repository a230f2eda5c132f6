// The rules of Azul Duel: what a move does, and what follows by itself.
#pragma once

#include "manueline/duel/dealing.hpp"
#include "manueline/duel/plates.hpp"
#include "manueline/duel/tiling.hpp"

namespace manueline::duel {

// A player's move, which is_legal allows.
template <class Sink>
void apply_players(State& state, int id, Sink& sink) {
    if (id < MOON_ID) return take_sun(state, take_of(id));
    if (id < CHIP_ID) return take_moon(state, take_of(id));
    if (id < TAKE_PLATE_ID) return take_chip(state, id - CHIP_ID);
    if (id < DRAW_ID) return take_plate(state, id - TAKE_PLATE_ID);
    if (id == DRAW_ID) return draw_plate(state, sink);
    if (id == STOP_ID) {
        state.phase = Phase::seen;
        return;
    }
    if (id < UNDER_ID) return keep(state, id - KEEP_ID);
    if (id < LAY_ID) return put_under(state, id - UNDER_ID);
    if (id < STACK_ID) return lay_plate(state, (id - LAY_ID) / 4, (id - LAY_ID) % 4);
    if (id < COMPLETE_ID) {
        push_rest(state, id - STACK_ID);
        return stack_rest(state);
    }
    if (id == COMPLETE_ID) {
        state.phase = Phase::pay;
        return pay_on(state, sink);
    }
    if (id == DECLINE_ID) {
        state.phase = Phase::tile;
        ++state.focus;
        return;
    }
    if (id < PLACE_ID) {
        pay(state, id - PAY_ID);
        return pay_on(state, sink);
    }
    place_tile(state, (id - PLACE_ID) % LINES, sink);
}

// Phases nobody is asked in lead on, until a player or nature must move.
template <class Sink>
void follow(State& state, Sink& sink) {
    while (state.phase > Phase::over) {
        switch (state.phase) {
            case Phase::refill:
                refill_display(state);
                break;
            case Phase::after_setup:
                after_setup_plate(state);
                break;
            case Phase::begin:
                state.phase = Phase::turn;
                state.active = state.starter;
                break;
            case Phase::turn:
                next_turn(state);
                break;
            case Phase::drawn:
                after_draw(state);
                break;
            case Phase::seen:
                after_look(state);
                break;
            default:
                tile_on(state, sink);
        }
    }
}

// The position after a move that is_legal allows.
template <class Sink>
void apply(State& state, int id, Sink& sink) {
    if (state.turn == NATURE)
        apply_natures(state, id);
    else
        apply_players(state, id, sink);
    follow(state, sink);
}

inline State new_state(const Options& options) {
    State state;
    state.tablets = options.tablets;
    state.tablet_count = static_cast<std::uint8_t>(options.tablet_count);
    state.phase = options.tablets ? Phase::display : Phase::tablets;
    state.starter = static_cast<std::int8_t>(options.start);
    for (int colour = 0; colour < COLOUR_COUNT; ++colour) state.bag.add(colour, TILES_PER_COLOUR);
    for (int chip = 0; chip < CHIP_KINDS; ++chip)
        for (int count = 0; count < CHIPS_PER_KIND; ++count) state.chips.add(chip);
    return state;
}

// Nature fills the small factory in focus up to its last tile, or to the bag's.
inline void fill_small(State& state, Rng& rng) {
    Draws draws(state.bag);
    Heap& sun = state.small[state.focus - 1].sun;
    const int room = FACTORY_TILES[state.focus] - sun.total();
    for (int left = std::min(draws.left(), room); left > 1; --left) sun.add(draws.next(rng), 1);
    state.bag = draws.heap();
    draw_tile(state, draws.next(rng));
}

// D25: nature fills the empty large factory by the letter of the rule: five tiles, drawn again
// until they are not of one colour. That is how the weights of single draws come about.
inline void fill_large(State& state, Rng& rng) {
    if (is_poured(state.bag, state.tower)) pour_tower(state);
    do {
        Draws draws(state.bag);
        state.large_sun = {};
        for (int tile = 0; tile < FIVE; ++tile) state.large_sun.add(draws.next(rng), 1);
    } while (is_one_colour(state.large_sun));
    state.bag -= state.large_sun;
    next_small(state);
}

// Whether that is all there is to it: enough tiles and colours, in the bag if not in the tower.
constexpr bool can_fill_large(const State& state) {
    return !state.large_sun.any() && state.bag.total() >= FIVE &&
           (state.bag + state.tower).total() > FIVE && !is_one_colour(state.bag + state.tower);
}

// One of nature's moves by its weight; NO_MOVE if there is none. Plates are all as likely.
inline int sample_natures(const State& state, Rng& rng) {
    if (state.phase == Phase::look || (state.phase == Phase::display && state.top.is_there())) {
        const Word faces = possible_faces(state, plate_to_show(state));
        return faces ? PLATE_ID - nth_bit(faces, rng.index(std::popcount(faces))) : NO_MOVE;
    }
    if (state.phase == Phase::reveal) {
        if (!state.chips.any()) return NO_MOVE;
        int chip = 0;
        for (int n = rng.index(state.chips.total()); n >= state.chips[chip]; ++chip)
            n -= state.chips[chip];
        return REVEAL_ID - chip;
    }
    const Chance natures = chance(state);
    return natures.count ? natures.sample(rng) : NO_MOVE;
}

// Nature plays until a player is to move or the game is over.
inline void play_nature(State& state, Rng& rng) {
    NoEvents no_events;
    while (state.turn == NATURE) {
        if (state.phase == Phase::fill && state.focus != LARGE && state.bag.any()) {
            fill_small(state, rng);
        } else if (state.phase == Phase::fill && state.focus == LARGE && can_fill_large(state)) {
            fill_large(state, rng);
        } else {
            const int id = sample_natures(state, rng);
            if (id == NO_MOVE) return;
            apply_natures(state, id);
        }
        follow(state, no_events);
    }
}

// A move of the player to move, drawn evenly from the legal ones; NO_MOVE if there is none.
inline int sample_players(const State& state, Rng& rng) {
    const auto [first, set] = legal_choices(state);
    const int choices = std::popcount(set);
    if (state.phase != Phase::acquire)
        return choices ? first + nth_bit(set, rng.index(choices)) : NO_MOVE;
    const auto takes = legal_takes(state);
    const int count = takes.count() + choices;
    if (!count) return NO_MOVE;
    const int n = rng.index(count);
    return n < takes.count() ? take_id(takes.nth(n)) : first + nth_bit(set, n - takes.count());
}

// Plays such a move; false if there is none.
inline bool play_randomly(State& state, Rng& rng) {
    NoEvents no_events;
    const int id = sample_players(state, rng);
    if (id == NO_MOVE) return false;
    apply(state, id, no_events);
    return true;
}

}  // namespace manueline::duel
