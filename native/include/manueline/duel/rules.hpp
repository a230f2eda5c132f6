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

// Nature plays until a player is to move or the game is over.
inline void play_nature(State& state, Rng& rng) {
    NoEvents nobody;
    while (state.turn == NATURE) {
        if (state.phase == Phase::fill && state.focus != LARGE && state.bag.any()) {
            draw_tile(state, state.bag.colour_of(static_cast<int>(rng.below(state.bag.total()))));
        } else {
            const Chance natures = chance(state);
            if (!natures.count) return;
            apply_natures(state, natures.sample(rng));
        }
        follow(state, nobody);
    }
}

}  // namespace manueline::duel
