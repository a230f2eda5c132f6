// Phase 2, tiling the dome: clauses D19 to D24; then the next round or the end (D25, D28).
#pragma once

#include "manueline/duel/acquiring.hpp"
#include "manueline/duel/scoring.hpp"
#include "manueline/points.hpp"

namespace manueline::duel {

// D19, D22: one tile of the line in focus to the dome, its others to the tower; a special plate
// that is now filled gets its special tile, which scores what D6 gives its row.
template <class Sink>
void place_tile(State& state, int column, Sink& sink) {
    const int player = state.active, row = state.focus;
    Board& board = state.board(player);
    const Line line = board.lines[row];
    const int cell = LINES * row + column;
    int points = tile_points(board.filled, row, column);
    sink.scored(Points::tile, player, points, cell);
    board.put(cell, line.colour);
    board.empty_line(row);
    if (const int special = special_cell_to_fill(board, cell); special >= 0) {
        const int more = SPECIAL_POINTS[special / LINES];
        sink.scored(Points::special, player, more, special);
        board.put(special, SPECIAL);
        points += more;
    }
    board.score = static_cast<std::int16_t>(board.score + points);
    state.tower.add(line.colour, line.count - 1);
    state.phase = Phase::tile;
    state.focus = static_cast<std::uint8_t>(row + 1);
}

// D23: broken tiles and the first-player tile cost points, down to 0.
template <class Sink>
void settle(State& state, Sink& sink) {
    Board& board = state.active_board_to_change();
    const int cost = broken_cost(board.broken.total(), state.first_tile == state.active);
    if (!cost) return;
    const int lost = std::min<int>(cost, board.score);
    board.score = static_cast<std::int16_t>(board.score - lost);
    sink.scored(Points::broken, state.active, -lost, cost);
    state.tower += board.broken;
    board.broken = {};
}

// D28: the tablets are added, and the stop at 0 is applied once, to the total.
template <class Sink>
void end_game(State& state, Sink& sink) {
    for (int player = 0; player < PLAYERS; ++player) {
        Board& board = state.board(player);
        int score = board.score;
        for_each_bit(state.tablets, [&](int side) {
            const int points = tablet_points(board, side);
            sink.scored(Points::tablet, player, points, side);
            score += points;
        });
        board.score = static_cast<std::int16_t>(std::max(0, score));
    }
    state.phase = Phase::over;
    state.turn = OVER;
    state.active = NATURE;
    state.focus = 0;
}

// D25, D27: the next round is prepared; the holder of the first-player tile starts it.
template <class Sink>
void end_round(State& state, Sink& sink) {
    if (state.round == ROUNDS) return end_game(state, sink);
    for (Board& board : state.boards) {
        board.tokens = TOKENS;
        board.chips_taken = 0;
        board.passed = false;
    }
    if (state.first_tile != NATURE) state.starter = state.first_tile;
    state.phase = Phase::refill;
    ++state.round;
    state.active = NATURE;
    state.first_tile = NATURE;
    state.focus = 0;
}

// D19, D20, D24: line after line, player after player, up to the next choice.
template <class Sink>
void tile_on(State& state, Sink& sink) {
    for (;;) {
        if (state.focus == LINES) {
            settle(state, sink);
            if (state.active != state.starter) return end_round(state, sink);
            state.active = static_cast<std::int8_t>(1 - state.active);
            state.focus = 0;
            continue;
        }
        Board& board = state.active_board_to_change();
        const int row = state.focus;
        const auto [colour, count] = board.lines[row];
        if (count) {
            const Word columns = free_columns(board, row, colour);
            const int missing = row + 1 - count;
            if (columns && !missing) {
                if (std::popcount(columns) > 1)
                    return give_turn(state, Phase::place, state.active);
                place_tile(state, std::countr_zero(columns), sink);
                continue;
            }
            if (columns && can_pay(board.chips, colour, missing))
                return give_turn(state, Phase::complete, state.active);
            if (!columns && row_has_all_plates(board, row)) {  // D20: the line breaks
                board.empty_line(row);
                break_tiles(state, state.active, colour, count);
            }
        }
        ++state.focus;
    }
}

// D21: one chip, turned over and gone.
inline void pay(State& state, int chip) {
    Board& board = state.active_board_to_change();
    board.chips.remove(chip);
    board.spent.add(chip);
    state.payment.add(chip);
}

// D21: chips that leave no choice are paid without asking; then the tile moves.
template <class Sink>
void pay_on(State& state, Sink& sink) {
    const Board& board = state.active_board();
    const int row = state.focus;
    const auto [colour, count] = board.lines[row];
    const int missing = row + 1 - count;
    while (!can_pay(state.payment, colour, missing)) {
        const Word kinds = next_kinds(board.chips, state.payment, colour, missing);
        if (std::popcount(kinds) != 1) return;
        pay(state, std::countr_zero(kinds));
    }
    state.payment = {};
    const Word columns = free_columns(board, row, colour);
    if (std::popcount(columns) > 1)
        state.phase = Phase::place;
    else
        place_tile(state, std::countr_zero(columns), sink);
}

}  // namespace manueline::duel
