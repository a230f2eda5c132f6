// Azul Duel's one-line position and view, read as in the Python core.
//
// Only positions that can be played on are read: where the Python core lets a hand-made position
// pass and its status() names the problem, what would leave the bounds of a state is refused.
#pragma once

#include "manueline/duel/writing.hpp"

namespace manueline::duel {

inline constexpr int MOST_POINTS = 999;

namespace detail {

using text::View;

[[noreturn]] inline void bad(View what, View shown) {
    text::refuse("bad-position", std::string(what) + " of Azul Duel", shown);
}

inline std::int8_t parse_seat(View shown, View nature) {
    if (shown == nature) return NATURE;
    if (shown != "1" && shown != "2") bad("seat", shown);
    return static_cast<std::int8_t>(shown[0] - '1');
}

inline ChipHeap parse_chips(View shown) {
    const auto parts = text::split(shown, '.');
    ChipHeap chips;
    bool good = parts.size() == CHIP_KINDS;
    for (int chip = 0; good && chip < CHIP_KINDS; ++chip) {
        const auto count = text::number(parts[chip], CHIPS_PER_KIND);
        good = count.has_value();
        for (int index = 0; good && index < *count; ++index) chips.add(chip);
    }
    if (!good) text::refuse("bad-counts", "row of counts", shown);
    return chips;
}

// A plate's name; with `holes` also one of which only the back is known.
inline int parse_plate(View shown, bool holes) {
    const auto plate = text::index_of(PLATE_NAMES, shown);
    if (!plate || (*plate >= HIDDEN && !holes)) bad("dome plate", shown);
    return *plate;
}

inline FaceDown parse_face_down(View shown) {
    const auto [name, knower, found] = text::halve(shown, '@');
    const int plate = parse_plate(name, true);
    if (found ? knower != "1" && knower != "2" : plate < HIDDEN) bad("face-down plate", shown);
    return FaceDown::of(plate, found ? knower[0] - '1' : NOBODY);
}

inline std::uint8_t parse_tablets(View shown) {
    unsigned tablets = 0;
    if (shown == "-") return 0;
    for (const View name : text::split(shown, '+')) {
        const auto side = text::index_of(SIDES, name);
        // Ascending, and no two sides of one tablet (D8).
        if (!side || tablets >> (*side & ~1)) bad("set of tablets in order", shown);
        tablets |= 1u << *side;
    }
    return static_cast<std::uint8_t>(tablets);
}

inline Small parse_small(View shown) {
    const auto parts = text::split(shown, ':');
    if (parts.size() != 3) bad("small factory", shown);
    Small small;
    small.sun = text::parse_tiles(parts[0], COLOURS, FACTORY_TILES[1]);
    const auto chip = text::index_of(CHIPS, parts[2]);
    if (!chip && parts[2] != "?" && parts[2] != "-") bad("small factory", shown);
    small.chip = static_cast<std::int8_t>(chip ? *chip : parts[2] == "?" ? FACE_DOWN : NO_CHIP);
    if (parts[1] == "-") return small;
    if (parts[1].empty() || static_cast<int>(parts[1].size()) >= FACTORY_TILES[1])
        bad("moon side", parts[1]);
    for (const char letter : parts[1]) {
        const std::size_t colour = COLOURS.find(letter);
        if (colour == View::npos) bad("moon side", parts[1]);
        small.push(static_cast<int>(colour));
    }
    return small;
}

inline void parse_returned(State& state, View shown) {
    const auto [owner, names, found] = text::halve(shown, ':');
    const int seat = parse_seat(owner, "");
    bool first = true;
    int last = 0;
    if (seat == NATURE) bad("group of returned plates", shown);
    for (const View name : text::split(names, '.')) {
        const int plate = parse_plate(name, true);
        // All of a group are holes, sorted by type, or none is.
        const bool fits =
            first || (plate >= HIDDEN ? last >= HIDDEN && last <= plate : last < HIDDEN);
        if (!fits || state.returned_count == PLATES) bad("group of returned plates", shown);
        state.returned[state.returned_count++] = Returned::of(plate, seat, first);
        first = false;
        last = plate;
    }
}

inline void parse_display(State& state, View shown) {
    if (shown == "-") return;
    const auto names = text::split(shown, '.');
    if (names.size() > DISPLAY) bad("display", shown);
    for (const View name : names) {
        const int plate = parse_plate(name, false);
        if (state.display >> plate) bad("display in order", shown);
        state.display |= 1u << plate;
    }
}

inline void parse_hand(State& state, View shown) {
    if (shown == "-") return;
    const auto names = text::split(shown, '.');
    if (names.size() > PLATES) bad("hand", shown);
    for (const View name : names) state.hand[state.hand_count++] = parse_face_down(name);
}

inline void parse_dome(Board& board, View shown) {
    const auto rows = text::split(shown, '/');
    if (rows.size() != LINES) bad("dome", shown);
    for (int row = 0; row < LINES; ++row) {
        if (rows[row].size() != LINES) bad("dome", shown);
        for (int column = 0; column < LINES; ++column) {
            const char letter = rows[row][column];
            const std::size_t tile = letter == '*' ? SPECIAL : COLOURS.find(letter);
            if (letter == '.') continue;
            if (tile == View::npos) bad("dome", shown);
            board.put(LINES * row + column, static_cast<int>(tile));
        }
    }
}

inline std::int8_t parse_laid(View shown) {
    if (shown == "-") return EMPTY;
    const auto [name, turns, found] = text::halve(shown, 'r');
    if (turns.size() != 1 || turns[0] < '0' || turns[0] > '3') bad("laid plate", shown);
    return static_cast<std::int8_t>(4 * parse_plate(name, false) + turns[0] - '0');
}

inline Board parse_board(View shown) {
    const auto parts = text::split(shown, ';');
    if (parts.size() != 10) bad("board", shown);
    const auto rows = text::split(parts[1], '/'), laid = text::split(parts[2], '/');
    const auto score = text::number(parts[0], MOST_POINTS);
    const auto tokens = text::number(parts[7], TOKENS);
    const auto taken = text::number(parts[8], CHIPS_PER_ROUND);
    if (rows.size() != LINES || laid.size() != SPACES || !score || !tokens || !taken ||
        (parts[9] != "passed" && parts[9] != "-"))
        bad("board", shown);
    Board board;
    board.score = static_cast<std::int16_t>(*score);
    board.tokens = static_cast<std::uint8_t>(*tokens);
    board.chips_taken = static_cast<std::uint8_t>(*taken);
    board.passed = parts[9] == "passed";
    for (int row = 0; row < LINES; ++row) {
        board.lines[row] = text::parse_line(rows[row], COLOURS, row + 1);
        board.renew_accepting(row);
    }
    for (int space = 0; space < SPACES; ++space) board.plates[space] = parse_laid(laid[space]);
    parse_dome(board, parts[3]);
    board.broken = text::parse_tiles(parts[4], COLOURS, MOST_BROKEN);
    board.chips = parse_chips(parts[5]);
    board.spent = parse_chips(parts[6]);
    return board;
}

}  // namespace detail

}  // namespace manueline::duel
