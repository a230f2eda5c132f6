// Azul Duel's one-line position and view, written exactly as in the Python core.
#pragma once

#include "manueline/duel/rules.hpp"
#include "manueline/text.hpp"

namespace manueline::duel {

static_assert(PHASES[static_cast<int>(Phase::over)] == "over" &&
              PHASES[static_cast<int>(Phase::put_under)] == "return" &&
              PHASES[static_cast<int>(Phase::setup)] == "setup" &&
              NATURE_PHASES == static_cast<int>(Phase::setup));

namespace detail {

inline void write_seat(std::string& out, int player, char nature) {
    out += player == OVER ? '-' : player == NATURE ? nature : static_cast<char>('1' + player);
}

inline void write_chips(std::string& out, ChipHeap chips) {
    for (int chip = 0; chip < CHIP_KINDS; ++chip) {
        if (chip) out += '.';
        out += std::to_string(chips[chip]);
    }
}

inline void write_face_down(std::string& out, FaceDown plate) {
    out += PLATE_NAMES[plate.plate()];
    if (plate.knower() == NOBODY) return;
    out += '@';
    out += static_cast<char>('1' + plate.knower());
}

// The names of a set's members with a separator between them, `-` if there is none.
template <class Names>
void write_set(std::string& out, Word set, const Names& names, char separator) {
    if (!set) out += '-';
    bool first = true;
    for_each_bit(set, [&](int index) {
        if (!first) out += separator;
        first = false;
        out += names[index];
    });
}

inline void write_factories(std::string& out, const State& state) {
    text::write_tiles(out, state.large_sun, COLOURS);
    out += ':';
    text::write_tiles(out, state.large_moon, COLOURS);
    for (const Small& small : state.small) {
        out += '/';
        text::write_tiles(out, small.sun, COLOURS);
        out += ':';
        if (!small.stacked) out += '-';
        for (int index = 0; index < small.stacked; ++index) out += COLOURS[small.moon[index]];
        out += ':';
        if (small.chip >= 0)
            out += CHIPS[small.chip];
        else
            out += small.chip == NO_CHIP ? '-' : '?';
    }
}

inline void write_stack(std::string& out, const State& state) {
    if (state.top.is_there())
        write_face_down(out, state.top);
    else
        out += '-';
    out += '/';
    if (!state.returned_count) out += '-';
    for (int index = 0; index < state.returned_count; ++index) {
        const Returned plate = state.returned[index];
        if (plate.is_first()) {
            if (index) out += ',';
            out += static_cast<char>('1' + plate.owner());
        }
        out += plate.is_first() ? ':' : '.';
        out += PLATE_NAMES[plate.plate()];
    }
}

inline void write_board(std::string& out, const Board& board) {
    out += std::to_string(board.score);
    for (int row = 0; row < LINES; ++row) {
        out += row ? '/' : ';';
        text::write_line(out, board.lines[row], COLOURS);
    }
    for (int space = 0; space < SPACES; ++space) {
        out += space ? '/' : ';';
        const int laid = board.plates[space];
        if (laid == EMPTY) {
            out += '-';
            continue;
        }
        out += PLATE_NAMES[laid / 4];
        out += 'r';
        out += static_cast<char>('0' + laid % 4);
    }
    for (int cell = 0; cell < CELLS; ++cell) {
        if (cell % LINES == 0) out += cell ? '/' : ';';
        const int tile = board.tiles[cell];
        out += tile == EMPTY ? '.' : tile == SPECIAL ? '*' : COLOURS[tile];
    }
    out += ';';
    text::write_tiles(out, board.broken, COLOURS);
    out += ';';
    write_chips(out, board.chips);
    out += ';';
    write_chips(out, board.spent);
    out += ';' + std::to_string(board.tokens) + ';' + std::to_string(board.chips_taken) + ';';
    out += board.passed ? "passed" : "-";
}

}  // namespace detail

inline std::string_view phase_name(const State& state) {
    return PHASES[static_cast<std::size_t>(state.phase)];
}

inline std::string write_position(const State& state) {
    std::string out = "duel ";
    detail::write_set(out, state.tablets, SIDES, '+');
    out += ' ' + std::to_string(state.round) + ' ';
    out += phase_name(state);
    const std::array<std::pair<int, char>, 4> seats{
        {{state.turn, 'n'}, {state.active, '-'}, {state.starter, '-'}, {state.first_tile, '*'}}};
    for (const auto& [player, nature] : seats) {
        out += ' ';
        detail::write_seat(out, player, nature);
    }
    out += ' ' + std::to_string(state.focus) + ' ';
    detail::write_factories(out, state);
    out += ' ';
    text::write_counts(out, state.bag);
    out += ' ';
    text::write_counts(out, state.tower);
    out += ' ';
    detail::write_chips(out, state.chips);
    out += ' ';
    detail::write_set(out, state.display, PLATE_NAMES, '.');
    out += ' ';
    detail::write_stack(out, state);
    out += ' ';
    if (!state.hand_count) out += '-';
    for (int index = 0; index < state.hand_count; ++index) {
        if (index) out += '.';
        detail::write_face_down(out, state.hand[index]);
    }
    out += ' ';
    if (state.laying == EMPTY)
        out += '-';
    else
        out += PLATE_NAMES[state.laying];
    out += ' ';
    text::write_tiles(out, state.rest, COLOURS);
    out += ' ';
    detail::write_chips(out, state.payment);
    for (const Board& board : state.boards) {
        out += ' ';
        detail::write_board(out, board);
    }
    return out;
}

}  // namespace manueline::duel
