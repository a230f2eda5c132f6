// What a dome of Duel would be if the round ended now, and what its player would have.
#pragma once

#include <algorithm>

#include "manueline/duel/scoring.hpp"

namespace manueline::search {

constexpr bool is_tiling(const duel::State& state) {
    return state.phase == duel::Phase::complete || state.phase == duel::Phase::pay ||
           state.phase == duel::Phase::place;
}

// Complete lines are tiled where a tile scores most (D22), lost ones break (D20), and broken tiles and
// the first-player tile are paid (D23). Nobody completes a line with chips.
struct ProjectedDome {
    duel::Board board;
    int score;

    ProjectedDome(const duel::State& state, int player) : board(state.board(player)), score(board.score) {
        using namespace duel;
        for (int row = 0; row < LINES; ++row) {
            const auto [colour, count] = board.lines[row];
            if (!count) continue;
            const Word columns = free_columns(board, row, colour);
            if (columns && count == row + 1) {
                score += place(row, best_column(row, columns), colour);
                board.empty_line(row);
            } else if (!columns && row_has_all_plates(board, row)) {
                board.broken.add(colour, std::min<int>(count, MOST_BROKEN - board.broken.total()));
            }
        }
        // While the players tile, the one who started is done once the other tiles.
        const bool settled = is_tiling(state) && player == state.starter && state.active != player;
        score = std::max(
            0, score - broken_cost(board.broken.total(), !settled && state.first_tile == player));
    }

private:
    int place(int row, int column, int colour) {
        using namespace duel;
        const int cell = LINES * row + column;
        int points = tile_points(board.filled, row, column);
        board.put(cell, colour);
        if (const int special = special_cell_to_fill(board, cell); special >= 0) {
            points += SPECIAL_POINTS[special / LINES];
            board.put(special, SPECIAL);
        }
        return points;
    }

    int best_column(int row, Word columns) const {
        using namespace duel;
        int best = 0, most = -1;
        for_each_bit(columns, [&](int column) {
            const int points = tile_points(board.filled, row, column);
            if (points > most) {
                most = points;
                best = column;
            }
        });
        return best;
    }
};

}  // namespace manueline::search
