// Points of Azul Duel: runs (D22), broken tiles (D23), tablets (D8, D28) and the winner (D29).
#pragma once

#include "manueline/duel/dome.hpp"
#include "manueline/outcome.hpp"

namespace manueline::duel {

// D22: the points of a tile on this space, special tiles counting as neighbours.
constexpr int tile_points(Word filled, int row, int column) {
    return run_points(RUNS<LINES>[dome_row(filled, row)][column],
                      RUNS<LINES>[dome_column(filled, column)][row]);
}

// D7, D23.
constexpr int broken_cost(int broken, bool holds_first_tile) {
    return BROKEN_COSTS[broken] + (holds_first_tile ? FIRST_TILE_COST : 0);
}

// The spaces that tablets reward: around the dome, and its diagonals from the left down and up.
inline constexpr Word RING = DOME_ROW | DOME_ROW << 30 | DOME_COLUMN | DOME_COLUMN << 5;
inline constexpr Word FALLING = bit(0) | bit(7) | bit(14) | bit(21) | bit(28) | bit(35);
inline constexpr Word RISING = bit(5) | bit(10) | bit(15) | bit(20) | bit(25) | bit(30);
static_assert(std::popcount(RING) == 20);

namespace detail {

constexpr bool covers(Word filled, Word cells) { return (filled & cells) == cells; }

// Rows with at least five different colours, a special tile being one of its own.
constexpr int varied_rows(const Board& board) {
    int varied = 0;
    for (int row = 0; row < LINES; ++row) {
        unsigned colours = 0;
        for (int column = 0; column < LINES; ++column)
            if (const int tile = board.tiles[LINES * row + column]; tile != EMPTY)
                colours |= 1u << tile;
        varied += std::popcount(colours) >= 5;
    }
    return varied;
}

}  // namespace detail

// D8: what a side of a scoring tablet gives for a dome, in the order of SIDES.
constexpr int tablet_points(const Board& board, int side) {
    using namespace detail;
    const Word filled = board.filled;
    int full = 0;
    switch (side) {
        case 0:
            for (int row = 0; row < LINES; ++row) full += dome_row(filled, row) == DOME_ROW;
            return 3 * full;
        case 1:
            return 4 * varied_rows(board);
        case 2:
            for (int column = 0; column < LINES; ++column)
                full += dome_column(filled, column) == DOME_ROW;
            return 7 * full;
        case 3:
            return std::popcount(filled & RING);
        case 4:
            return 10 * (covers(filled, FALLING) + covers(filled, RISING));
        case 5:
            return 3 * (covers(filled, cells_of(0)) + covers(filled, cells_of(2))) +
                   8 * (covers(filled, cells_of(6)) + covers(filled, cells_of(8)));
        case 6: {
            const Word wilds = shown_cells(board, &LaidPlate::wild);
            return covers(filled, wilds) ? 2 * std::popcount(wilds) : 0;
        }
        default:
            return -3 * std::popcount(shown_cells(board, &LaidPlate::special) & ~filled);
    }
}

static_assert(SIDES[0] == "rows" && SIDES[1] == "variety" && SIDES[2] == "columns" &&
              SIDES[3] == "ring" && SIDES[4] == "diagonals" && SIDES[5] == "corners" &&
              SIDES[6] == "wilds" && SIDES[7] == "specials" && SIDES.size() == 8);

// D29: the highest score, then the holder of the first-player tile, then a shared victory.
inline Outcome outcome(const State& state) {
    Outcome result;
    result.players = PLAYERS;
    std::array<int, PLAYERS> holds{};
    for (int player = 0; player < PLAYERS; ++player) {
        result.scores[player] = state.board(player).score;
        holds[player] = state.first_tile == player;
    }
    rank(result, holds, "first-player tile");
    return result;
}

}  // namespace manueline::duel
