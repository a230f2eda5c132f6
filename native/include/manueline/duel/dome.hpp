// The dome: where plate cells lie, what they show, and which spaces a tile may take.
#pragma once

#include "manueline/duel/position.hpp"

namespace manueline::duel {

inline constexpr Word DOME_ROW = (1 << LINES) - 1;
inline constexpr Word DOME_COLUMN = 0x41041041;  // the spaces of column 0

// The top-left tile space under a plate, and all four of them.
constexpr int first_cell(int space) { return 2 * LINES * (space / 3) + 2 * (space % 3); }
constexpr int cell_of(int space, int corner) {
    return first_cell(space) + LINES * (corner / 2) + corner % 2;
}
constexpr Word cells_of(int space) { return Word{0b11000011} << first_cell(space); }
constexpr int space_of(int cell) { return 3 * (cell / LINES / 2) + cell % LINES / 2; }

constexpr Word dome_row(Word cells, int row) { return cells >> (LINES * row) & DOME_ROW; }

// The spaces of a column as six bits: the product brings each of them beside the others.
constexpr Word dome_column(Word cells, int column) {
    return (cells >> column & DOME_COLUMN) * 0x42108420 >> 30 & DOME_ROW;
}

struct LaidPlate {
    // By half (upper, lower) and colour: the two spaces that take it, as bits (D19).
    std::array<std::array<std::uint8_t, COLOUR_COUNT>, 2> taking{};
    std::int8_t special = -1;  // the corner of the special space, -1 on a wild plate
    std::int8_t wild = -1;
};

namespace detail {

consteval auto laid_plates() {
    std::array<LaidPlate, 4 * PLATES> table{};
    for (int laid = 0; laid < 4 * PLATES; ++laid)
        for (int corner = 0; corner < 4; ++corner) {
            const int shows = LAID_CELLS[laid][corner];
            if (shows == SPECIAL) table[laid].special = static_cast<std::int8_t>(corner);
            if (shows == WILD) table[laid].wild = static_cast<std::int8_t>(corner);
            for (int colour = 0; colour < COLOUR_COUNT; ++colour)
                if (shows == colour || shows == WILD)
                    table[laid].taking[corner / 2][colour] |=
                        static_cast<std::uint8_t>(1 << corner % 2);
        }
    return table;
}

}  // namespace detail

inline constexpr auto LAID = detail::laid_plates();

// D19: the free spaces of a row that show the colour, or are wild, as bits.
constexpr Word free_columns(const Board& board, int row, int colour) {
    Word columns = 0;
    for (int third = 0; third < 3; ++third)
        if (const int laid = board.plates[3 * (row / 2) + third]; laid != EMPTY)
            columns |= Word{LAID[laid].taking[row % 2][colour]} << (2 * third);
    return columns & ~dome_row(board.filled, row);
}

// D20: whether all three plates of a dome row are laid.
constexpr bool row_has_all_plates(const Board& board, int row) {
    const auto* plates = &board.plates[3 * (row / 2)];
    return plates[0] != EMPTY && plates[1] != EMPTY && plates[2] != EMPTY;
}

// D22: the special space of the cell's plate if its three other spaces are now filled, else -1.
constexpr int special_cell_to_fill(const Board& board, int cell) {
    const int space = space_of(cell);
    const int corner = LAID[board.plates[space]].special;
    if (corner < 0) return -1;
    const int special = cell_of(space, corner);
    return cells_of(space) & ~board.filled & ~bit(special) ? -1 : special;
}

// The dome spaces of one kind that laid plates show: special ones, or wild ones.
constexpr Word shown_cells(const Board& board, std::int8_t LaidPlate::*kind) {
    Word cells = 0;
    for (int space = 0; space < SPACES; ++space)
        if (const int laid = board.plates[space]; laid != EMPTY)
            if (const int corner = LAID[laid].*kind; corner >= 0)
                cells |= bit(cell_of(space, corner));
    return cells;
}

}  // namespace manueline::duel
