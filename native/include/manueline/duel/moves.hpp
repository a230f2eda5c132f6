// Azul Duel's legal moves as sets of bits, from which one can be drawn without listing them.
#pragma once

#include "manueline/duel/dome.hpp"
#include "manueline/duel/large_factory.hpp"
#include "manueline/duel/payment.hpp"
#include "manueline/duel/stack.hpp"
#include "manueline/moves.hpp"
#include "manueline/takes.hpp"

namespace manueline::duel {

inline constexpr int DESTINATIONS = LINES + 1;
inline constexpr int TAKES_PER_FACTORY = COLOUR_COUNT * DESTINATIONS;
inline constexpr int TAKING_FACTORIES = 1 + SMALL_FACTORIES;
inline constexpr int MOON = TAKING_FACTORIES;
// The moon sides' takes come like those of one more factory.
static_assert(SUN_ID == 0 && MOON_ID == MOON * TAKES_PER_FACTORY && CHIP_ID > MOON_ID);

// A take's source is a factory's sun side, or MOON, all moon sides.
constexpr int take_id(Take take) {
    return take.source * TAKES_PER_FACTORY + take.colour * DESTINATIONS + take.line;
}

constexpr Take take_of(int id) {
    const int in_factory = id % TAKES_PER_FACTORY;
    return {id / TAKES_PER_FACTORY, in_factory / DESTINATIONS, in_factory % DESTINATIONS};
}

constexpr const Heap& sun_of(const State& state, int factory) {
    return factory == LARGE ? state.large_sun : state.small[factory - 1].sun;
}

// D15: 1 in the lane of every colour that lies on top of a moon side.
constexpr Word moon_tops(const State& state) {
    Word tops = state.large_moon.present();
    for (const Small& small : state.small)
        if (small.stacked) tops |= bit(8 * small.top());
    return tops;
}

// D11: plates are taken in rounds 1 to 4, twice a round.
constexpr bool has_token(const State& state, int player) {
    return state.round <= LAST_PLATE_ROUND && state.board(player).tokens > 0;
}

// D13: a draw is paid with a point; without one it is free, and only if no plate is face up.
constexpr bool can_draw_plate(const State& state) {
    return state.top.is_there() && (state.active_board().score > 0 || !state.display);
}

// Moves of one kind: their first id, and which of the ids from there on are legal.
struct Choices {
    int first;
    Word set;
};

// D11, D16: chips, plates on display and the stack, as parts of a turn's choices.
constexpr Choices legal_chips_and_plates(const State& state) {
    Word set = 0;
    if (state.board(state.turn).chips_taken < CHIPS_PER_ROUND)
        for (int index = 0; index < SMALL_FACTORIES; ++index)
            set |= static_cast<Word>(state.small[index].chip >= 0) << index;
    if (has_token(state, state.turn)) {
        set |= Word{state.display} << (TAKE_PLATE_ID - CHIP_ID);
        set |= static_cast<Word>(can_draw_plate(state)) << (DRAW_ID - CHIP_ID);
    }
    return {CHIP_ID, set};
}

// Plates of the hand from `first` on, as bits; where the view has a hole, what it may be.
constexpr Word plates_in_hand(const State& state, int first, bool guess) {
    Word plates = 0;
    for (int index = first; index < state.hand_count; ++index)
        if (const FaceDown held = state.hand[index]; !held.is_hole() || guess)
            plates |= possible_faces(state, held);
    return plates;
}

constexpr Word spaces_to_lay_on(const Board& board) {
    Word moves = 0;
    for (int space = 0; space < SPACES; ++space)
        if (board.plates[space] == EMPTY) moves |= Word{0b1111} << (4 * space);
    return moves;
}

constexpr Word colours_of(Heap heap) {
    Word colours = 0;
    for (int colour = 0; colour < COLOUR_COUNT; ++colour)
        colours |= static_cast<Word>(heap[colour] > 0) << colour;
    return colours;
}

// What a player may do, but for the takes of a turn.
constexpr Choices legal_choices(const State& state) {
    const int row = state.focus;
    switch (state.phase) {
        case Phase::acquire:
            return legal_chips_and_plates(state);
        case Phase::setup:
            return {TAKE_PLATE_ID, state.display};
        case Phase::stack:
            return {STACK_ID, colours_of(state.rest)};
        case Phase::draw:
            return {DRAW_ID, Word{can_draw_plate(state)} | bit(STOP_ID - DRAW_ID)};
        case Phase::keep:
            return {KEEP_ID, plates_in_hand(state, 0, true)};
        case Phase::put_under:
            return {UNDER_ID, plates_in_hand(state, state.focus, false)};
        case Phase::lay:
            return {LAY_ID, spaces_to_lay_on(state.active_board())};
        case Phase::complete:
            return {COMPLETE_ID, 0b11};
        case Phase::pay: {
            const Board& board = state.active_board();
            const Line line = board.lines[row];
            return {PAY_ID,
                    next_kinds(board.chips, state.payment, line.colour, row + 1 - line.count)};
        }
        case Phase::place: {
            const Board& board = state.active_board();
            return {PLACE_ID + LINES * row, free_columns(board, row, board.lines[row].colour)};
        }
        default:
            return {0, 0};
    }
}

// D14, D15, D17: the takes of the player whose turn it is to acquire.
inline Takes<MOON + 1> legal_takes(const State& state) {
    return {state.board(state.turn).accepting, MOON + 1, [&](int source) {
                return source == MOON ? moon_tops(state) : sun_of(state, source).present();
            }};
}

// Calls visit(id) for every legal move of the player to move, in the order of ids.
template <class Visit>
void for_each_legal(const State& state, Visit&& visit) {
    if (state.phase == Phase::acquire)
        legal_takes(state).for_each([&](Take take) { visit(take_id(take)); });
    const auto [first, set] = legal_choices(state);
    for_each_bit(set, [&, start = first](int at) { visit(start + at); });
}

// The plate whose face nature shows next.
constexpr FaceDown plate_to_show(const State& state) {
    return state.phase == Phase::look ? state.hand[next_to_look_at(state)] : state.top;
}

// What nature may do next, with weights; nothing unless it is nature's turn.
inline Chance chance(const State& state) {
    Chance result;
    if (state.turn != NATURE) return result;
    switch (state.phase) {
        case Phase::tablets:
            for (int side = 0; side < static_cast<int>(SIDES.size()); ++side)
                result.add(TABLET_ID - side, !(state.tablets >> (side & ~1) & 0b11));
            break;
        case Phase::seat:
            for (int player = 0; player < PLAYERS; ++player) result.add(SEAT_ID - player, 1);
            break;
        case Phase::fill: {
            const bool large = state.focus == LARGE;
            const Chances weights =
                large ? large_weights(state.bag, state.tower, state.large_sun) : Chances{};
            for (int colour = 0; colour < COLOUR_COUNT; ++colour)
                result.add(-1 - colour, large ? weights[colour] : state.bag[colour]);
            break;
        }
        case Phase::reveal:
            for (int chip = 0; chip < CHIP_KINDS; ++chip)
                result.add(REVEAL_ID - chip, state.chips[chip]);
            break;
        default:
            if (!state.top.is_there() && state.phase != Phase::look) {
                const auto weights = back_weights(state);
                for (int type = 0; type < 2; ++type) result.add(BACK_ID - type, weights[type]);
            } else {
                for_each_bit(possible_faces(state, plate_to_show(state)),
                             [&](int plate) { result.add(PLATE_ID - plate, 1); });
            }
    }
    return result;
}

// Whether whoever is to move may play this id.
inline bool is_legal(const State& state, int id) {
    if (state.turn == NATURE) {
        const Chance natures = chance(state);
        return std::find(natures.ids.begin(), natures.ids.begin() + natures.count, id) !=
               natures.ids.begin() + natures.count;
    }
    if (id < 0 || id >= ACTION_COUNT) return false;
    if (id >= CHIP_ID) {
        const auto [first, set] = legal_choices(state);
        return id >= first && id - first < 64 && (set >> (id - first) & 1);
    }
    if (state.phase != Phase::acquire) return false;
    const auto [factory, colour, line] = take_of(id);
    const Word there = factory == MOON ? moon_tops(state) : sun_of(state, factory).present();
    return there >> (8 * colour) & state.board(state.turn).accepting >> (8 * colour + line) & 1;
}

}  // namespace manueline::duel
