// A whole position of Azul Duel from its text, and whether it can be played on.
#pragma once

#include "manueline/duel/reading.hpp"

namespace manueline::duel {

namespace detail {

// D1, D5: the words of a state have no room for more than the box holds. The large factory's
// tiles still count as bag and tower until all are accepted (D25).
inline bool fits_the_box(const State& state) {
    const bool filling_large = state.phase == Phase::fill && state.focus == LARGE;
    for (int colour = 0; colour < COLOUR_COUNT; ++colour) {
        int total = state.bag[colour] + state.tower[colour] + state.large_moon[colour] +
                    state.rest[colour] + (filling_large ? 0 : state.large_sun[colour]);
        for (const Small& small : state.small) {
            total += small.sun[colour];
            for (int index = 0; index < small.stacked; ++index)
                total += small.moon[index] == colour;
        }
        for (const Board& board : state.boards) {
            total += board.broken[colour];
            for (const Line line : board.lines) total += line.count * (line.colour == colour);
            for (const int tile : board.tiles) total += tile == colour;
        }
        if (total > TILES_PER_COLOUR) return false;
    }
    for (int chip = 0; chip < CHIP_KINDS; ++chip) {
        int total = state.chips[chip];
        for (const Small& small : state.small) total += small.chip == chip;
        for (const Board& board : state.boards) total += board.chips[chip] + board.spent[chip];
        if (total > CHIPS_PER_KIND) return false;
    }
    return true;
}

// No plate twice, and not more backs of a type than plates: nature relies on it.
inline bool has_every_plate_once(const State& state) {
    int located = std::popcount(state.display) + state.top.is_there() + state.hand_count +
                  state.returned_count + (state.laying != EMPTY);
    for (const Board& board : state.boards)
        for (const int laid : board.plates) located += laid != EMPTY;
    if (located > PLATES || located != std::popcount(state.shown) + state.holes[0] + state.holes[1])
        return false;
    return state.holes[0] <= std::popcount(unknown_faces(state, 0)) &&
           state.holes[1] <= std::popcount(unknown_faces(state, 1));
}

constexpr bool contains(Heap heap, Heap part) {
    for (int colour = 0; colour < COLOUR_COUNT; ++colour)
        if (part[colour] > heap[colour]) return false;
    return true;
}

// D25: whether the small factories from `first` on are empty, as they are before they are filled.
inline bool are_empty(const State& state, int first) {
    for (int factory = first; factory <= SMALL_FACTORIES; ++factory)
        if (state.small[factory - 1].has_tiles()) return false;
    return true;
}

inline bool has_no_offer(const State& state) {
    return !state.large_sun.any() && !state.large_moon.any() && are_empty(state, 1);
}

// D25: the provisional tiles of the large factory must be there to be dealt.
inline bool can_fill(const State& state) {
    if (state.focus > SMALL_FACTORIES || !are_empty(state, state.focus + 1)) return false;
    if (state.focus != LARGE) {
        const Small& small = state.small[state.focus - 1];
        return small.sun.total() < FACTORY_TILES[state.focus] && !small.stacked;
    }
    if (state.large_moon.any()) return false;
    const bool poured = is_poured(state.bag, state.tower);
    return contains(poured ? state.bag + state.tower : state.bag, state.large_sun) &&
           state.large_sun.total() < large_target(state.bag, state.tower);
}

// Whether the line in focus has the choice that the phase asks for (D19, D21).
inline bool can_tile(const State& state) {
    if (state.focus >= LINES || !has_no_offer(state)) return false;
    const Board& board = state.active_board();
    const Line line = board.lines[state.focus];
    const int missing = state.focus + 1 - line.count;
    if (!line.count || !free_columns(board, state.focus, line.colour)) return false;
    if (state.phase == Phase::place) return true;  // also of a line that chips completed
    if (state.phase == Phase::complete)
        return missing && can_pay(board.chips, line.colour, missing);
    return !can_pay(state.payment, line.colour, missing) &&
           next_kinds(board.chips, state.payment, line.colour, missing);
}

// Whether the phase finds what it works on.
inline bool is_playable(const State& state) {
    const bool open = state.phase <= Phase::seat || state.phase == Phase::over;
    if (state.turn >= 0 && state.turn != state.active) return false;
    if (!open && (state.active == NATURE || state.starter == NATURE)) return false;
    if (state.payment.any() && state.phase != Phase::pay) return false;
    for (const Small& small : state.small)  // D14: the sun side is emptied onto the moon side
        if (small.sun.any() && small.stacked) return false;
    switch (state.phase) {
        case Phase::tablets:
            return has_no_offer(state);
        case Phase::display:
            return state.active == NATURE ? has_no_offer(state) : state.starter != NATURE;
        case Phase::fill:
            return can_fill(state);
        case Phase::stack:
            return state.rest.any() && state.focus >= 1 && state.focus <= SMALL_FACTORIES &&
                   !state.small[state.focus - 1].sun.any() &&
                   state.small[state.focus - 1].stacked + state.rest.total() <= Small::MOST_STACKED;
        case Phase::reveal:
            return chip_to_reveal(state) >= 0;
        case Phase::look:
            return next_to_look_at(state) < state.hand_count;
        case Phase::lay:
            return state.laying != EMPTY;
        case Phase::put_under:
            return state.laying != EMPTY && state.focus < state.hand_count;
        case Phase::complete:
        case Phase::pay:
        case Phase::place:
            return can_tile(state);
        default:
            return true;
    }
}

}  // namespace detail

// Raises NotationError unless write_position writes this text for some position of the game.
inline State parse_position(std::string_view shown, const Options& options) {
    using detail::bad;
    text::check_length(shown);
    const auto parts = text::split(shown, ' ');
    if (parts.size() != 19 + PLAYERS || parts[0] != "duel") bad("position", shown);
    State state;
    const auto round = text::number(parts[2], ROUNDS);
    const auto phase = text::index_of(PHASES, parts[3]);
    const auto focus = text::number(parts[8], LINES);
    if (round.value_or(0) == 0) bad("round", parts[2]);
    if (!phase) bad("phase", parts[3]);
    if (!focus) bad("focus", parts[8]);
    state.round = static_cast<std::uint8_t>(*round);
    state.phase = static_cast<Phase>(*phase);
    state.focus = static_cast<std::uint8_t>(*focus);
    state.tablets = detail::parse_tablets(parts[1]);
    state.tablet_count = static_cast<std::uint8_t>(options.tablet_count);
    const int tablets = std::popcount(state.tablets);
    if ((options.tablets && state.tablets != options.tablets) || tablets > options.tablet_count ||
        (tablets < options.tablet_count) != (state.phase == Phase::tablets))
        bad("set of tablets in this game", parts[1]);
    const bool over = state.phase == Phase::over, natures = state.phase < Phase::setup;
    if (over ? parts[4] != "-" : natures ? parts[4] != "n" : parts[4] != "1" && parts[4] != "2")
        bad("turn in this phase", parts[4]);
    state.turn = over ? std::int8_t{OVER} : detail::parse_seat(parts[4], "n");
    state.active = detail::parse_seat(parts[5], "-");
    state.starter = detail::parse_seat(parts[6], "-");
    state.first_tile = detail::parse_seat(parts[7], "*");
    const auto factories = text::split(parts[9], '/');
    if (factories.size() != FACTORY_TILES.size()) bad("row of factories", parts[9]);
    const auto large = text::halve(factories[0], ':');
    state.large_sun = text::parse_tiles(large.first, COLOURS, FACTORY_TILES[LARGE]);
    state.large_moon = text::parse_tiles(large.second, COLOURS, FACTORY_TILES[LARGE]);
    for (int index = 0; index < SMALL_FACTORIES; ++index)
        state.small[index] = detail::parse_small(factories[1 + index]);
    state.bag = text::parse_counts(parts[10], TILES_PER_COLOUR);
    state.tower = text::parse_counts(parts[11], TILES_PER_COLOUR);
    state.chips = detail::parse_chips(parts[12]);
    detail::parse_display(state, parts[13]);
    const auto stack = text::halve(parts[14], '/');
    if (stack.first != "-") state.top = detail::parse_face_down(stack.first);
    if (stack.second != "-")
        for (const auto group : text::split(stack.second, ','))
            detail::parse_returned(state, group);
    detail::parse_hand(state, parts[15]);
    if (parts[16] != "-")
        state.laying = static_cast<std::int8_t>(detail::parse_plate(parts[16], false));
    state.rest = text::parse_tiles(parts[17], COLOURS, FACTORY_TILES[LARGE]);
    state.payment = detail::parse_chips(parts[18]);
    for (int player = 0; player < PLAYERS; ++player)
        state.boards[player] = detail::parse_board(parts[19 + player]);
    renew_shown(state);
    if (!detail::has_every_plate_once(state)) bad("position with every plate once", shown);
    if (!detail::fits_the_box(state)) bad("position with the tiles and chips of the box", shown);
    if (!detail::is_playable(state)) bad("position to play on", shown);
    return state;
}

}  // namespace manueline::duel
