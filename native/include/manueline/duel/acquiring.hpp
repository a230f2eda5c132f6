// Phase 1, acquiring: turns, tiles and chips (D10, D14 to D18).
#pragma once

#include "manueline/duel/board.hpp"
#include "manueline/duel/moves.hpp"

namespace manueline::duel {

// D14, D15, D26: a small factory without tiles whose chip still lies face down, or -1.
constexpr int chip_to_reveal(const State& state) {
    for (int index = 0; index < SMALL_FACTORIES; ++index)
        if (state.small[index].chip == FACE_DOWN && !state.small[index].has_tiles()) return index;
    return -1;
}

// D18: whether any of the turns A to D is possible.
constexpr bool can_act(const State& state, int player) {
    if (state.large_sun.any() || state.large_moon.any()) return true;
    bool chip = false;
    for (const Small& small : state.small) {
        if (small.has_tiles()) return true;
        chip |= small.chip >= 0;
    }
    if (chip && state.board(player).chips_taken < CHIPS_PER_ROUND) return true;
    return has_token(state, player) && (state.display || state.top.is_there());
}

// D10, D18: the turn of `active`, once bare chips are revealed; who can do nothing passes.
inline void next_turn(State& state) {
    if (chip_to_reveal(state) >= 0) return give_nature(state, Phase::reveal);
    for (const int player : {int{state.active}, 1 - state.active}) {
        if (can_act(state, player)) return give_turn(state, Phase::acquire, player);
        state.board(player).passed = true;
    }
    state.phase = Phase::tile;  // D24: the player who started the round tiles first
    state.active = state.starter;
    state.focus = 0;
}

// D15, D25: the first to take it in a round keeps the first-player tile.
inline void take_first_tile(State& state) {
    if (state.first_tile == NATURE) state.first_tile = state.active;
}

inline void push_rest(State& state, int colour) {
    state.small[state.focus - 1].push(colour);
    state.rest.remove(colour, 1);
}

// D14: what leaves no choice of order is stacked without asking.
inline void stack_rest(State& state) {
    if (state.rest.colours() == 1) {
        const int colour = std::countr_zero(state.rest.present()) / 8;
        while (state.rest.any()) push_rest(state, colour);
    }
    if (state.rest.any()) return;
    state.focus = 0;
    end_turn(state);
}

// D14: a colour from one sun side; the rest goes to the factory's moon side.
inline void take_sun(State& state, Take move) {
    const auto [factory, colour, line] = move;
    Heap& sun = factory == LARGE ? state.large_sun : state.small[factory - 1].sun;
    const int count = sun[colour];
    sun.remove(colour, count);
    const Heap rest = sun;
    sun = {};
    lay_tiles(state, line, colour, count);
    if (factory == LARGE) {
        state.large_moon += rest;
        if (!rest.any()) take_first_tile(state);  // D25: only one colour leaves nothing
        return end_turn(state);
    }
    state.rest = rest;
    state.focus = static_cast<std::uint8_t>(factory);
    state.phase = Phase::stack;
    stack_rest(state);
}

// D15: every tile of a colour that lies on top of a moon side.
inline void take_moon(State& state, Take move) {
    const int from_large = state.large_moon[move.colour];
    int count = from_large;
    for (Small& small : state.small)
        if (small.stacked && small.top() == move.colour) {
            small.pop();
            ++count;
        }
    lay_tiles(state, move.line, move.colour, count);
    if (from_large) {
        state.large_moon.remove(move.colour, from_large);
        take_first_tile(state);
    }
    end_turn(state);
}

// D16: a revealed chip, two a round for each player.
inline void take_chip(State& state, int index) {
    Board& board = state.board(state.turn);
    board.chips.add(state.small[index].chip);
    ++board.chips_taken;
    state.small[index].chip = NO_CHIP;
    end_turn(state);
}

}  // namespace manueline::duel
