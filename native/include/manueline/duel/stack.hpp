// The plate stack: what is decided of it, who knows what, and what nature may still show (D12).
#pragma once

#include <algorithm>
#include <span>

#include "manueline/duel/position.hpp"
#include "manueline/rng.hpp"

namespace manueline::duel {

inline constexpr std::uint32_t PLATES_OF_TYPE = (1 << PLATES / 2) - 1;

// 0 for a special plate, 1 for a wild one; also of a plate known by its back only.
constexpr int plate_type(int plate) {
    return plate >= HIDDEN ? plate - HIDDEN : plate / (PLATES / 2);
}

// How many plates of the stack nobody has ever seen, the top one apart.
constexpr int unseen_count(const State& state) {
    return PLATES - std::popcount(state.shown) - state.holes[0] - state.holes[1];
}

// Whether no plate lies in the stack below the top one.
constexpr bool is_stack_empty(const State& state) {
    return !state.returned_count && !unseen_count(state);
}

// The plates of a type that this position, or view, does not show anywhere, as bits.
constexpr std::uint32_t unknown_faces(const State& state, int type) {
    return PLATES_OF_TYPE << (PLATES / 2 * type) & ~state.shown;
}

// Counts anew what `shown` and `holes` keep.
inline void renew_shown(State& state) {
    state.shown = state.display;
    state.holes = {};
    const auto locate = [&](int plate) {
        if (plate >= HIDDEN)
            ++state.holes[plate - HIDDEN];
        else
            state.shown |= 1u << plate;
    };
    for (const Board& board : state.boards)
        for (const int laid : board.plates)
            if (laid != EMPTY) locate(laid / 4);
    if (state.top.is_there()) locate(state.top.plate());
    for (int index = 0; index < state.hand_count; ++index) locate(state.hand[index].plate());
    for (int index = 0; index < state.returned_count; ++index)
        locate(state.returned[index].plate());
    if (state.laying != EMPTY) locate(state.laying);
}

// A hole turns out to be this plate.
inline void show_face(State& state, int plate) {
    --state.holes[plate_type(plate)];
    state.shown |= 1u << plate;
}

// The end of the group of returned plates that starts here.
constexpr int group_end(const State& state, int start) {
    int end = start + 1;
    while (end < state.returned_count && !state.returned[end].is_first()) ++end;
    return end;
}

// D12: how likely the next top plate is special or wild, for what this position knows.
constexpr std::array<int, 2> back_weights(const State& state) {
    if (unseen_count(state))
        return {std::popcount(unknown_faces(state, 0)) - state.holes[0],
                std::popcount(unknown_faces(state, 1)) - state.holes[1]};
    std::array<int, 2> weights{};
    if (!state.returned_count) return weights;
    const int known = state.returned[0].is_hole() ? group_end(state, 0) : 1;
    for (int index = 0; index < known; ++index)
        ++weights[plate_type(state.returned[index].plate())];
    return weights;
}

// The next plate of the stack, of this type, becomes its top.
inline void uncover(State& state, int type) {
    if (unseen_count(state)) {
        state.top = FaceDown::of(HIDDEN + type, NOBODY);
        ++state.holes[type];
        return;
    }
    const Returned first = state.returned[0];
    int index = 0;
    if (first.is_hole())
        while (state.returned[index].plate() != HIDDEN + type) ++index;
    const Returned taken = state.returned[index];
    state.top = FaceDown::of(taken.plate(), taken.owner());
    const int end = group_end(state, 0);
    for (int later = index; later + 1 < state.returned_count; ++later)
        state.returned[later] = state.returned[later + 1];
    state.returned[--state.returned_count] = {};
    if (index == 0 && end > 1)
        state.returned[0] = Returned::of(state.returned[0].plate(), first.owner(), true);
}

// Which plates this face-down one may turn out to be, as bits.
constexpr std::uint32_t possible_faces(const State& state, FaceDown face_down) {
    if (!face_down.is_hole()) return 1u << face_down.plate();
    return unknown_faces(state, plate_type(face_down.plate()));
}

// The first drawn plate whose face the drawer does not know yet, or how many there are.
constexpr int next_to_look_at(const State& state) {
    int index = 0;
    while (index < state.hand_count && state.hand[index].knower() == state.active) ++index;
    return index;
}

// D12: the position as a player, or the SPECTATOR, sees it.
inline State masked(const State& state, int viewer) {
    State view = state;
    const auto mask = [&](FaceDown& face_down) {
        if (face_down.knower() != viewer && face_down.knower() != NOBODY)
            face_down = FaceDown::of(HIDDEN + plate_type(face_down.plate()), face_down.knower());
    };
    if (view.top.is_there()) mask(view.top);
    const auto hand = view.hand.begin();
    std::for_each(hand, hand + view.hand_count, mask);
    if (state.phase == Phase::put_under && viewer != state.active)
        std::sort(hand, hand + view.hand_count);
    for (int start = 0; start < state.returned_count;) {
        const int end = group_end(state, start);
        const int owner = state.returned[start].owner();
        if (owner != viewer) {
            int special = 0;
            for (int index = start; index < end; ++index)
                special += plate_type(state.returned[index].plate()) == 0;
            for (int index = start; index < end; ++index)
                view.returned[index] = Returned::of(HIDDEN + (index - start >= special), owner,
                                                    index == start);
        }
        start = end;
    }
    renew_shown(view);
    return view;
}

namespace detail {

template <class Value>
void shuffle(std::span<Value> values, Rng& rng) {
    for (std::size_t last = values.size(); last-- > 1;)
        std::swap(values[last], values[rng.below(static_cast<std::uint32_t>(last + 1))]);
}

// The faces that holes of each type may have, in an even order; each is dealt once.
struct Faces {
    std::array<std::array<std::uint8_t, PLATES / 2>, 2> plates{};
    std::array<int, 2> left{};

    Faces(const State& view, Rng& rng) {
        for (int type = 0; type < 2; ++type) {
            for_each_bit(unknown_faces(view, type), [&](int plate) {
                plates[type][left[type]++] = static_cast<std::uint8_t>(plate);
            });
            const auto count = static_cast<std::size_t>(left[type]);
            shuffle(std::span(plates[type]).first(count), rng);
        }
    }

    int deal(int plate) {
        const int type = plate - HIDDEN;
        return type < 0 ? plate : plates[type][--left[type]];
    }
};

}  // namespace detail

// Faces, and an order, drawn evenly for every plate that only somebody else knows.
inline State filled(const State& view, int viewer, Rng& rng) {
    State state = view;
    detail::Faces faces(view, rng);
    const auto reveal = [&](FaceDown& face_down) {
        if (face_down.knower() != viewer && face_down.knower() != NOBODY)
            face_down = FaceDown::of(faces.deal(face_down.plate()), face_down.knower());
    };
    const auto hand = state.hand.begin();
    std::for_each(hand, hand + state.hand_count, reveal);
    if (state.phase == Phase::put_under && viewer != state.active) {
        detail::shuffle(std::span(state.hand).first(state.hand_count), rng);
        std::sort(hand + state.focus, hand + state.hand_count);
    }
    if (state.top.is_there()) reveal(state.top);
    for (int start = 0; start < state.returned_count;) {
        const int end = group_end(state, start);
        const int owner = state.returned[start].owner();
        if (state.returned[start].is_hole()) {
            std::array<int, PLATES> group{};
            for (int index = start; index < end; ++index)
                group[index - start] = faces.deal(state.returned[index].plate());
            detail::shuffle(std::span(group).first(static_cast<std::size_t>(end - start)), rng);
            for (int index = start; index < end; ++index)
                state.returned[index] = Returned::of(group[index - start], owner, index == start);
        }
        start = end;
    }
    renew_shown(state);
    return state;
}

}  // namespace manueline::duel
