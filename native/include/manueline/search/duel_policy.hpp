// The rows of Duel's moves in the policy of its position network.
#pragma once

#include <algorithm>
#include <array>

#include "manueline/duel/game.hpp"
#include "manueline/search/duel_values.hpp"
#include "manueline/search/factory_contents.hpp"

namespace manueline::search {

// A move's logit is the sum of four rows. Takes have one for what is laid where, one for where it comes
// from and what it leaves, one for what the line then lacks, and one for what breaks; a plate to lay has
// one for each of its spaces, so that plates are alike where they show the same.
struct DuelPolicyLayout {
    static constexpr int ROWS = 4;  // of a move

    static constexpr int COLOURS = duel::COLOUR_COUNT, LINES = duel::LINES, MOST_COUNT = 7;
    static constexpr int TAKES = 0;
    static constexpr int FROM_SMALL = TAKES + COLOURS * (LINES + 1) * MOST_COUNT;
    static constexpr int FROM_LARGE = FROM_SMALL + detail::MULTISETS * COLOURS;
    static constexpr int FROM_MOON = FROM_LARGE + 2 * COLOURS;
    static constexpr int LACKS = FROM_MOON + 2 * COLOURS;
    static constexpr int BREAKS = LACKS + (LINES + 1) * LINES;
    static constexpr int CHIPS = BREAKS + 2 * (duel::MOST_BROKEN + 1);
    static constexpr int PLATES = CHIPS + duel::CHIP_KINDS;
    static constexpr int SETUP_PLATES = PLATES + duel::PLATES;
    static constexpr int DRAW = SETUP_PLATES + duel::PLATES;
    static constexpr int STOP = DRAW + 1;
    static constexpr int KEEP = STOP + 1;
    static constexpr int UNDER = KEEP + duel::PLATES;
    static constexpr int LAY = UNDER + duel::PLATES;
    static constexpr int STACK = LAY + duel::CELLS * duel::SPACE_KINDS;
    static constexpr int COMPLETE = STACK + COLOURS * duel::Small::MOST_STACKED;
    static constexpr int DECLINE = COMPLETE + LINES;
    static constexpr int PAY = DECLINE + LINES;
    static constexpr int PLACE = PAY + 2 * duel::CHIP_KINDS;
    static constexpr int PLACE_POINTS = PLACE + duel::CELLS;
    static constexpr int NOTHING = PLACE_POINTS + 2 * LINES + 1;
    static constexpr int COUNT = NOTHING + 1;

    static std::array<int, ROWS> rows_of(const duel::State& state, int id) {
        using namespace duel;
        if (id < CHIP_ID) return take(state, take_of(id));
        if (id < TAKE_PLATE_ID) return one(CHIPS + std::max<int>(state.small[id - CHIP_ID].chip, 0));
        if (id < DRAW_ID)
            return one((state.phase == Phase::setup ? SETUP_PLATES : PLATES) + id - TAKE_PLATE_ID);
        if (id == DRAW_ID) return one(DRAW);
        if (id == STOP_ID) return one(STOP);
        if (id < UNDER_ID) return one(KEEP + id - KEEP_ID);
        if (id < LAY_ID) return one(UNDER + id - UNDER_ID);
        if (id < STACK_ID) return lay(state.laying, (id - LAY_ID) / 4, (id - LAY_ID) % 4);
        if (id < COMPLETE_ID) {
            const int stacked = state.small[state.focus - 1].stacked;
            return one(STACK + COLOURS * std::min(stacked, Small::MOST_STACKED - 1) + id - STACK_ID);
        }
        if (id == COMPLETE_ID) return one(COMPLETE + state.focus);
        if (id == DECLINE_ID) return one(DECLINE + state.focus);
        const int colour = state.board(state.turn).lines[state.focus].colour;
        if (id < PLACE_ID)
            return one(PAY + 2 * (id - PAY_ID) + (CHIP_COLOURS[id - PAY_ID] >> colour & 1));
        return place(state.board(state.turn), id - PLACE_ID);
    }

private:
    static std::array<int, ROWS> one(int row) { return {row, NOTHING, NOTHING, NOTHING}; }

    static std::array<int, ROWS> take(const duel::State& state, Take move) {
        using namespace duel;
        const auto [count, first] = DuelValues::taken(state, move.source, move.colour);
        const Board& board = state.board(state.turn);
        const int laid = TAKES + MOST_COUNT * ((LINES + 1) * move.colour + move.line) +
                         std::min(count, MOST_COUNT) - 1;
        const bool broken = move.line == BROKEN;
        const int fits = broken ? 0 : std::min(count, move.line + 1 - board.lines[move.line].count);
        const int lacks = broken ? 0 : move.line + 1 - board.lines[move.line].count - fits;
        const int breaks = std::min(count - fits, MOST_BROKEN);
        return {laid, source(state, move, first), LACKS + LINES * move.line + lacks,
                BREAKS + 2 * breaks + first};
    }

    static int source(const duel::State& state, Take move, bool first) {
        if (move.source == duel::MOON) return FROM_MOON + 2 * move.colour + first;
        if (move.source == duel::LARGE) return FROM_LARGE + 2 * move.colour + first;
        return FROM_SMALL + COLOURS * content_of(duel::sun_of(state, move.source)) + move.colour;
    }

    static std::array<int, ROWS> lay(int plate, int space, int turns) {
        std::array<int, ROWS> rows{};
        for (int corner = 0; corner < ROWS; ++corner)
            rows[corner] = LAY + duel::SPACE_KINDS * duel::cell_of(space, corner) +
                           duel::LAID_CELLS[4 * plate + turns][corner];
        return rows;
    }

    static std::array<int, ROWS> place(const duel::Board& board, int cell) {
        const int points = duel::tile_points(board.filled, cell / LINES, cell % LINES);
        return {PLACE + cell, PLACE_POINTS + points, NOTHING, NOTHING};
    }
};

}  // namespace manueline::search
