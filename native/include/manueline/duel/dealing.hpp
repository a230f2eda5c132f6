// Nature's part in Azul Duel: tablets, plates, tiles, the first player and chips.
#pragma once

#include "manueline/duel/acquiring.hpp"

namespace manueline::duel {

// D9: before round 1 each player lays one plate, the other player first.
inline void after_fill(State& state) {
    for (const Board& board : state.boards)
        for (const int laid : board.plates)
            if (laid != EMPTY) {
                state.phase = Phase::begin;
                return;
            }
    give_turn(state, Phase::setup, 1 - state.starter);
}

inline void end_fill(State& state) {
    state.focus = 0;
    if (state.starter == NATURE)
        give_nature(state, Phase::seat);
    else
        after_fill(state);
}

// D25: each small factory gets a face-down chip; then nature deals, the large one first.
inline void start_fill(State& state) {
    const int chips = state.chips.total();
    for (int index = 0; index < SMALL_FACTORIES; ++index)
        state.small[index].chip = static_cast<std::int8_t>(index < chips ? FACE_DOWN : NO_CHIP);
    give_nature(state, Phase::fill);
    state.focus = LARGE;
    if (!large_target(state.bag, state.tower)) end_fill(state);
}

// D9, D25: nature shows plates until three lie face up and the next back is visible.
inline void refill_display(State& state) {
    give_nature(state, Phase::display);
    const bool has_top = state.top.is_there();
    if (has_top ? std::popcount(state.display) < DISPLAY : !is_stack_empty(state)) return;
    if (state.active != NATURE)
        state.phase = Phase::after_setup;
    else
        start_fill(state);
}

// D8: tablets drawn one by one, each side as likely.
inline void draw_tablet(State& state, int side) {
    state.tablets = static_cast<std::uint8_t>(state.tablets | 1 << side);
    if (std::popcount(state.tablets) == state.tablet_count) state.phase = Phase::display;
}

// D12: the type of the plate that is now the stack's top.
inline void show_back(State& state, int type) {
    uncover(state, type);
    if (state.phase == Phase::display)
        state.phase = Phase::refill;
    else if (state.laying != EMPTY)
        give_turn(state, Phase::lay, state.active);
    else
        state.phase = Phase::drawn;
}

// D9, D25: the stack's top plate, face up, to the display.
inline void reveal_plate(State& state, int plate) {
    if (state.top.is_hole()) show_face(state, plate);
    state.display |= 1u << plate;
    state.top = {};
    state.phase = Phase::refill;
}

// D11: the drawer looks at the next drawn plate.
inline void look(State& state, int plate) {
    FaceDown& seen = state.hand[next_to_look_at(state)];
    if (seen.is_hole()) show_face(state, plate);
    seen = FaceDown::of(plate, state.active);
    state.phase = Phase::seen;
}

inline void pour_tower(State& state) {
    state.bag += state.tower;
    state.tower = {};
}

// D26: a tile is needed; if there is none at all, the round starts as it is.
inline void refill_bag(State& state) {
    if (!state.bag.any()) pour_tower(state);
    if (!state.bag.any()) end_fill(state);
}

inline void next_small(State& state) {
    if (state.focus == SMALL_FACTORIES) return end_fill(state);
    ++state.focus;
    refill_bag(state);
}

// D25, D26: one tile to the factory being filled. The large factory's tiles count as bag and
// tower until all of them are accepted.
inline void draw_tile(State& state, int colour) {
    if (state.focus == LARGE) {
        state.large_sun.add(colour, 1);
        if (state.large_sun.total() < large_target(state.bag, state.tower)) return;
        if (is_poured(state.bag, state.tower)) pour_tower(state);
        state.bag -= state.large_sun;
        return next_small(state);
    }
    Heap& sun = state.small[state.focus - 1].sun;
    sun.add(colour, 1);
    state.bag.remove(colour, 1);
    if (sun.total() == FACTORY_TILES[state.focus])
        next_small(state);
    else
        refill_bag(state);
}

// D14, D15, D26: the chip of a small factory that has no tile left.
inline void reveal_chip(State& state, int chip) {
    state.small[chip_to_reveal(state)].chip = static_cast<std::int8_t>(chip);
    state.chips.remove(chip);
    state.phase = Phase::turn;
}

// Nature's move, which is_legal allows.
inline void apply_natures(State& state, int id) {
    switch (state.phase) {
        case Phase::fill:
            return draw_tile(state, -1 - id);
        case Phase::tablets:
            return draw_tablet(state, TABLET_ID - id);
        case Phase::seat:
            state.starter = static_cast<std::int8_t>(SEAT_ID - id);
            return after_fill(state);
        case Phase::reveal:
            return reveal_chip(state, REVEAL_ID - id);
        case Phase::look:
            return look(state, PLATE_ID - id);
        default:
            if (state.top.is_there())
                reveal_plate(state, PLATE_ID - id);
            else
                show_back(state, BACK_ID - id);
    }
}

}  // namespace manueline::duel
