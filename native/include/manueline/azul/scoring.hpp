// Points of Azul: placements (A13), the floor line (A14), final scoring (A23), ranks (A24).
#pragma once

#include <algorithm>

#include "manueline/azul/position.hpp"
#include "manueline/outcome.hpp"

namespace manueline::azul {

namespace detail {

consteval auto floor_costs() {
    std::array<int, FLOOR_SPACES + 1> costs{};
    for (std::size_t space = 0; space < FLOOR_SPACES; ++space)
        costs[space + 1] = costs[space] + FLOOR_COSTS[space];
    return costs;
}

}  // namespace detail

// A14: what the first spaces of the floor line cost in all, by how many are occupied.
inline constexpr auto FLOOR_COST = detail::floor_costs();

constexpr std::uint32_t row_of(std::uint32_t spaces, int row) {
    return spaces >> (SIZE * row) & ROW;
}

// The spaces of a column as five bits: the product brings each of them beside the others.
constexpr std::uint32_t column_of(std::uint32_t spaces, int column) {
    return ((spaces >> column & COLUMN) * 0x111110u) >> 20 & ROW;
}

// A13: the points of a tile on this space, the space itself filled or not.
constexpr int tile_points(std::uint32_t filled, int row, int column) {
    return run_points(RUNS<SIZE>[row_of(filled, row)][column],
                      RUNS<SIZE>[column_of(filled, column)][row]);
}

constexpr int full_rows(std::uint32_t filled) {
    int full = 0;
    for (int row = 0; row < SIZE; ++row) full += row_of(filled, row) == ROW;
    return full;
}

constexpr int full_columns(std::uint32_t filled) {
    int full = 0;
    for (int column = 0; column < SIZE; ++column) full += column_of(filled, column) == ROW;
    return full;
}

constexpr int full_colours(const Board& board) {
    int full = 0;
    for (int colour = 0; colour < COLOUR_COUNT; ++colour) {
        int rows = 0;
        for (int row = 0; row < SIZE; ++row) rows += board.row_has(row, colour);
        full += rows == SIZE;
    }
    return full;
}

// A24: the highest score, then more full rows, then a shared victory.
inline Outcome outcome(const State& state) {
    Outcome result;
    result.players = state.players;
    std::array<int, MOST_PLAYERS> rows{};
    for (int player = 0; player < state.players; ++player) {
        result.scores[player] = state.boards[player].score;
        rows[player] = full_rows(state.boards[player].filled());
    }
    rank(result, rows, "rows");
    return result;
}

}  // namespace manueline::azul
