// The inputs of Duel's network: what a dome may bring in the rest of the game, as numbers.
#pragma once

#include <cassert>

#include "manueline/search/duel_values.hpp"
#include "manueline/search/feature_layout.hpp"

namespace manueline::search {

struct DuelLayout {
    static constexpr int LINES = duel::LINES, COLOURS = duel::COLOUR_COUNT;

    static constexpr FeatureBlock ONE{"one", 0, 1};
    static constexpr FeatureBlock TILES = ONE.then("tiles on the dome", 1);
    static constexpr FeatureBlock MEAN_POINTS = TILES.then("points of a tile, rows added", 1);
    static constexpr FeatureBlock LINE_POINTS = MEAN_POINTS.then("points of the lines by part", 1);
    static constexpr FeatureBlock LOST_LINES = LINE_POINTS.then("lines without a space by part", 1);
    static constexpr FeatureBlock FILLED_PART = LOST_LINES.then("filled part of each line", LINES);
    static constexpr FeatureBlock CHIPS = FILLED_PART.then("bonus chips", 1);
    static constexpr FeatureBlock USEFUL_CHIPS = CHIPS.then("bonus chips that suit a line", 1);
    static constexpr FeatureBlock SPECIALS = USEFUL_CHIPS.then("special points by 1 or 2 filled", 2);
    static constexpr FeatureBlock STARTS = SPECIALS.then("starts the next round", 1);
    static constexpr FeatureBlock ROWS = STARTS.then("tablet rows: rows with 3 to 5 tiles", 3);
    static constexpr FeatureBlock VARIETY = ROWS.then("tablet variety: rows with 2 to 5 colours", 4);
    static constexpr FeatureBlock COLUMNS = VARIETY.then("tablet columns: columns with 2 to 6", 5);
    static constexpr FeatureBlock RING = COLUMNS.then("tablet ring: tiles on it", 1);
    static constexpr FeatureBlock DIAGONALS = RING.then("tablet diagonals: with 3 to 6 tiles", 4);
    static constexpr FeatureBlock CORNERS = DIAGONALS.then("tablet corners: tiles and full plates", 4);
    static constexpr FeatureBlock WILDS = CORNERS.then("tablet wilds: filled, empty", 2);
    static constexpr FeatureBlock EMPTY_SPECIALS = WILDS.then("tablet specials: empty, tiles beside", 2);
    static constexpr FeatureBlock DOME = EMPTY_SPECIALS.then("dome spaces", LINES * LINES);
    static constexpr FeatureBlock FREE_SPACES = DOME.then("free spaces by line and colour", LINES * COLOURS);
    static constexpr FeatureBlock LINE_COLOURS =
        FREE_SPACES.then("filled part by line and colour", LINES * COLOURS);
    static constexpr FeatureBlock TABLETS = LINE_COLOURS.then("tablet sides", 8);
    static constexpr FeatureBlock STAGE = TABLETS.then("rounds played", 4);
    static constexpr FeatureBlock NO_PLATE = STAGE.then("spaces without a dome plate", 1);
    static constexpr FeatureBlock BEST_LINE = NO_PLATE.then("best value of a complete line", LINES);
    static constexpr FeatureBlock MEAN_LINE = BEST_LINE.then("mean value of a complete line", LINES);
    static constexpr FeatureBlock LINE_VALUE = MEAN_LINE.then("value of the line by part", LINES);
    static constexpr FeatureBlock LINE_VALUE_LATER = LINE_VALUE.then("value by part squared", LINES);
    static constexpr FeatureBlock SUPPLY = LINE_VALUE_LATER.then("share of each colour to be dealt", COLOURS);
    static constexpr FeatureBlock ENOUGH = SUPPLY.then("the deal suffices for the line", LINES);
    static constexpr FeatureBlock ENOUGH_VALUE = ENOUGH.then("value of a line the deal suffices", LINES);

    static constexpr std::array BLOCKS{
        ONE, TILES, MEAN_POINTS, LINE_POINTS, LOST_LINES, FILLED_PART, CHIPS, USEFUL_CHIPS, SPECIALS,
        STARTS, ROWS, VARIETY, COLUMNS, RING, DIAGONALS, CORNERS, WILDS, EMPTY_SPECIALS, DOME,
        FREE_SPACES, LINE_COLOURS, TABLETS, STAGE, NO_PLATE, BEST_LINE, MEAN_LINE, LINE_VALUE,
        LINE_VALUE_LATER, SUPPLY, ENOUGH, ENOUGH_VALUE};
    static constexpr int COUNT = BLOCKS.back().end();
    static_assert(is_complete(BLOCKS) && COUNT == 191);
};

struct DuelFeatures : private DuelLayout {
    using DuelLayout::COUNT;
    std::array<float, COUNT> values{};

    DuelFeatures(const duel::State& state, int player) : state_(state), board_(state.board(player)) {
        at(ONE) = 1;
        at(TILES) = static_cast<float>(std::popcount(board_.filled));
        lines();
        chips();
        specials();
        at(STARTS) = state.starter == player;
        if (uses(0)) rows();
        if (uses(1)) variety();
        if (uses(2)) columns();
        if (uses(3)) at(RING) = static_cast<float>(std::popcount(board_.filled & duel::RING));
        if (uses(4)) diagonals();
        if (uses(5)) corners();
        if (uses(6)) wilds();
        if (uses(7)) empty_specials();
        spaces();
        expected_completions();
        supply();
        for_each_bit(state.tablets, [&](int side) { at(TABLETS, side) = 1; });
        at(STAGE, std::clamp(state.round - 2, 0, STAGE.size - 1)) = 1;
        for (const int laid : board_.plates) at(NO_PLATE) += laid == duel::EMPTY;
    }

private:
    static constexpr int DEALT = 21;  // tiles a round

    float& at(FeatureBlock block, int index = 0) {
        assert(index >= 0 && index < block.size);
        return values[static_cast<std::size_t>(block.first + index)];
    }

    bool uses(int side) const { return state_.tablets >> side & 1; }

    void lines() {
        using namespace duel;
        for (int row = 0; row < LINES; ++row) {
            int spaces = 0, points = 0;
            for (int colour = 0; colour < COLOUR_COUNT; ++colour)
                for_each_bit(free_columns(board_, row, colour), [&](int column) {
                    ++spaces;
                    points += tile_points(board_.filled, row, column);
                });
            if (spaces) at(MEAN_POINTS) += static_cast<float>(points) / static_cast<float>(spaces);
            const Line line = board_.lines[row];
            if (!line.count) continue;
            const float part = static_cast<float>(line.count) / static_cast<float>(row + 1);
            at(FILLED_PART, row) = part;
            int best = 0;
            for_each_bit(free_columns(board_, row, line.colour), [&](int column) {
                best = std::max(best, tile_points(board_.filled, row, column));
            });
            at(best ? LINE_POINTS : LOST_LINES) += best ? part * static_cast<float>(best) : part;
        }
    }

    // The dome, space by space, and for each line and colour how far it is and where it can go.
    void spaces() {
        using namespace duel;
        for_each_bit(board_.filled, [&](int cell) { at(DOME, cell) = 1; });
        for (int row = 0; row < LINES; ++row) {
            for (int colour = 0; colour < COLOUR_COUNT; ++colour)
                at(FREE_SPACES, COLOUR_COUNT * row + colour) =
                    static_cast<float>(std::popcount(free_columns(board_, row, colour)));
            if (const Line line = board_.lines[row]; line.count)
                at(LINE_COLOURS, COLOUR_COUNT * row + line.colour) =
                    static_cast<float>(line.count) / static_cast<float>(row + 1);
        }
    }

    // D25, D26: what is left to be dealt, and how far it suits the lines.
    void supply() {
        using namespace duel;
        const Heap left = state_.bag.total() < DEALT ? state_.bag + state_.tower : state_.bag;
        const int all = std::max(1, left.total());
        for (int colour = 0; colour < COLOUR_COUNT; ++colour)
            at(SUPPLY, colour) = static_cast<float>(left[colour]) / static_cast<float>(all);
        for (int row = 0; row < LINES; ++row) {
            const Line line = board_.lines[row];
            if (!line.count) continue;
            const auto missing = static_cast<float>(row + 1 - line.count);
            const float expected = DEALT * at(SUPPLY, line.colour);
            at(ENOUGH, row) = expected / (expected + missing + 1);
            at(ENOUGH_VALUE, row) = at(LINE_VALUE, row) * at(ENOUGH, row);
        }
    }

    // What complete lines would bring, tablets and special tiles counted, and how far lines are.
    void expected_completions() {
        using namespace duel;
        for (int row = 0; row < LINES; ++row) {
            float most = 0, sum = 0;
            for (int colour = 0; colour < COLOUR_COUNT; ++colour) {
                const float worth = DuelLines::line(state_, board_, row, colour);
                most = std::max(most, worth);
                sum += worth;
            }
            at(BEST_LINE, row) = most;
            at(MEAN_LINE, row) = sum / COLOUR_COUNT;
            if (const Line line = board_.lines[row]; line.count) {
                const float part = static_cast<float>(line.count) / static_cast<float>(row + 1);
                const float worth = DuelLines::line(state_, board_, row, line.colour);
                at(LINE_VALUE, row) = part * worth;
                at(LINE_VALUE_LATER, row) = part * part * worth;
            }
        }
    }

    void chips() {
        using namespace duel;
        at(CHIPS) = static_cast<float>(board_.chips.total());
        for (int chip = 0; chip < CHIP_KINDS; ++chip)
            if (board_.chips[chip])
                for (int row = 0; row < LINES; ++row)
                    if (board_.lines[row].count && CHIP_COLOURS[chip] >> board_.lines[row].colour & 1) {
                        at(USEFUL_CHIPS) += static_cast<float>(board_.chips[chip]);
                        break;
                    }
    }

    void specials() {
        using namespace duel;
        for (int space = 0; space < SPACES; ++space) {
            const int laid = board_.plates[space];
            if (laid == EMPTY || LAID[laid].special < 0) continue;
            const int filled = std::popcount(board_.filled & cells_of(space));
            const int row = cell_of(space, LAID[laid].special) / LINES;
            if (filled == 1 || filled == 2) at(SPECIALS, filled - 1) += static_cast<float>(SPECIAL_POINTS[row]);
        }
    }

    void rows() {
        for (int row = 0; row < duel::LINES; ++row)
            if (const int filled = std::popcount(duel::dome_row(board_.filled, row)); filled >= 3)
                at(ROWS, std::min(filled, 5) - 3) += 1;
    }

    void variety() {
        using namespace duel;
        for (int row = 0; row < LINES; ++row) {
            unsigned kinds = 0;
            for (int column = 0; column < LINES; ++column)
                if (const int tile = board_.tiles[LINES * row + column]; tile != EMPTY) kinds |= 1u << tile;
            if (const int count = std::popcount(kinds); count >= 2)
                at(VARIETY, std::min(count, 5) - 2) += 1;
        }
    }

    void columns() {
        for (int column = 0; column < duel::LINES; ++column)
            if (const int filled = std::popcount(duel::dome_column(board_.filled, column)); filled >= 2)
                at(COLUMNS, filled - 2) += 1;
    }

    void diagonals() {
        for (const Word diagonal : {duel::FALLING, duel::RISING})
            if (const int filled = std::popcount(board_.filled & diagonal); filled >= 3)
                at(DIAGONALS, filled - 3) += 1;
    }

    void corners() {
        for (const int space : {0, 2, 6, 8}) {
            const int filled = std::popcount(board_.filled & duel::cells_of(space));
            const int bottom = space > 2 ? 2 : 0;
            at(CORNERS, bottom) += static_cast<float>(filled);
            at(CORNERS, bottom + 1) += filled == 4;
        }
    }

    void wilds() {
        const Word cells = duel::shown_cells(board_, &duel::LaidPlate::wild);
        at(WILDS, 0) = static_cast<float>(std::popcount(cells & board_.filled));
        at(WILDS, 1) = static_cast<float>(std::popcount(cells & ~board_.filled));
    }

    void empty_specials() {
        const Word cells = duel::shown_cells(board_, &duel::LaidPlate::special);
        at(EMPTY_SPECIALS, 0) = static_cast<float>(std::popcount(cells & ~board_.filled));
        for_each_bit(cells & ~board_.filled, [&](int cell) {
            at(EMPTY_SPECIALS, 1) += static_cast<float>(
                std::popcount(board_.filled & duel::cells_of(duel::space_of(cell))));
        });
    }

    const duel::State& state_;
    const duel::Board& board_;
};

}  // namespace manueline::search
