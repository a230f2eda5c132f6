// Dome plates: taken or drawn, kept, returned and laid (D9, D11 to D13).
#pragma once

#include <cassert>

#include "manueline/duel/moves.hpp"
#include "manueline/points.hpp"

namespace manueline::duel {

// D9, D11: a face-up plate; the display is not refilled, and the set-up's plate costs no token.
inline void take_plate(State& state, int plate) {
    if (state.phase == Phase::acquire) --state.board(state.turn).tokens;
    state.display &= ~(1u << plate);
    state.laying = static_cast<std::int8_t>(plate);
    state.phase = Phase::lay;
}

// D11, D13: the top plate, face down, for a point.
template <class Sink>
void draw_plate(State& state, Sink& sink) {
    Board& board = state.board(state.turn);
    if (state.phase == Phase::acquire) --board.tokens;
    const int cost = std::min<int>(1, board.score);
    board.score = static_cast<std::int16_t>(board.score - cost);
    sink.scored(Points::plate, state.turn, -cost, 1);
    assert(state.hand_count < static_cast<int>(state.hand.size()));
    state.hand[state.hand_count++] = state.top;
    state.top = {};
    if (is_stack_empty(state))
        state.phase = Phase::drawn;
    else
        give_nature(state, Phase::back);
}

// D13: drawing goes on while a plate is left and a point to pay it, else it stops by itself.
inline void after_draw(State& state) {
    if (state.top.is_there() && state.active_board().score > 0)
        give_turn(state, Phase::draw, state.active);
    else
        state.phase = Phase::seen;
}

// D11: once all drawn plates are seen, one of them is kept.
inline void after_look(State& state) {
    if (next_to_look_at(state) < state.hand_count)
        give_nature(state, Phase::look);
    else
        give_turn(state, Phase::keep, state.active);
}

// D11: the last plate to put under the stack leaves no choice.
inline void return_last(State& state) {
    if (state.hand_count - state.focus > 1) return;
    for (int index = 0; index < state.hand_count; ++index) {
        assert(state.returned_count < static_cast<int>(state.returned.size()));
        state.returned[state.returned_count++] =
            Returned::of(state.hand[index].plate(), state.active, index == 0);
        state.hand[index] = {};
    }
    const bool returned = state.hand_count;
    state.hand_count = 0;
    state.focus = 0;
    // D12: if they are the whole stack, the top one's back is seen
    if (returned && !state.top.is_there())
        give_nature(state, Phase::back);
    else
        give_turn(state, Phase::lay, state.active);
}

// D11: one of the drawn plates; the others go under the stack.
inline void keep(State& state, int plate) {
    const auto hand = state.hand.begin(), end = hand + state.hand_count;
    const auto holds = [&](int face) {
        return std::find_if(hand, end, [&](FaceDown held) { return held.plate() == face; });
    };
    auto kept = holds(plate);
    if (kept == end) {  // a view plays what it could not know
        kept = holds(HIDDEN + plate_type(plate));
        show_face(state, plate);
    }
    std::move(kept + 1, end, kept);
    state.hand[--state.hand_count] = {};
    std::sort(hand, hand + state.hand_count);
    state.phase = Phase::put_under;
    state.focus = 0;
    state.laying = static_cast<std::int8_t>(plate);
    return_last(state);
}

// D11: the drawn plates that were not kept go under the stack in the order named. Until the last
// one is named they stay in the hand, the first `focus` of them in order.
inline void put_under(State& state, int plate) {
    const auto first = state.hand.begin() + state.focus;
    const auto end = state.hand.begin() + state.hand_count;
    const auto named =
        std::find_if(first, end, [&](FaceDown held) { return held.plate() == plate; });
    std::rotate(first, named, named + 1);
    ++state.focus;
    return_last(state);
}

// D9, D11: the plate goes to an empty space, turned as liked, for good.
inline void lay_plate(State& state, int space, int turns) {
    Board& board = state.board(state.turn);
    const bool first = std::all_of(board.plates.begin(), board.plates.end(),
                                   [](int laid) { return laid == EMPTY; });
    board.plates[space] = static_cast<std::int8_t>(4 * state.laying + turns);
    state.laying = EMPTY;
    if (first)  // D9: the first plate is laid in the set-up
        state.phase = Phase::refill;
    else
        end_turn(state);
}

// D9: after the other player the first player lays a plate; then round 1 starts.
inline void after_setup_plate(State& state) {
    if (state.active == state.starter)
        state.phase = Phase::begin;
    else
        give_turn(state, Phase::setup, state.starter);
}

}  // namespace manueline::duel
