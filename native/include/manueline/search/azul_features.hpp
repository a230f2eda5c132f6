// The inputs of Azul's network: what a board may bring in the rest of the game, as numbers.
#pragma once

#include <cassert>

#include "manueline/azul/game.hpp"
#include "manueline/search/feature_layout.hpp"

namespace manueline::search {

struct AzulLayout {
    static constexpr int SIZE = azul::SIZE, SPACES = SIZE * SIZE;

    static constexpr FeatureBlock ONE{"one", 0, 1};
    static constexpr FeatureBlock COLUMNS = ONE.then("columns with 1 to 4 tiles", 4);
    static constexpr FeatureBlock COLOURS = COLUMNS.then("colours with 1 to 4 tiles", 4);
    static constexpr FeatureBlock ROWS = COLOURS.then("rows with 1 to 4 tiles", 4);
    static constexpr FeatureBlock FILLED_PART = ROWS.then("filled part of each line", SIZE);
    static constexpr FeatureBlock MEAN_POINTS = FILLED_PART.then("points of a tile, rows added", 1);
    static constexpr FeatureBlock LINE_POINTS = MEAN_POINTS.then("points of the lines by part", 1);
    static constexpr FeatureBlock STARTS = LINE_POINTS.then("starts the next round", 1);
    static constexpr FeatureBlock OTHERS_NEAR_END = STARTS.then("others' rows with 4 tiles", 1);
    static constexpr FeatureBlock NEAR_END = OTHERS_NEAR_END.then("a row with 4 and a line", 1);
    static constexpr FeatureBlock TILES = NEAR_END.then("tiles on the wall", 1);
    static constexpr FeatureBlock WALL = TILES.then("wall spaces", SPACES);
    static constexpr FeatureBlock GREY_ROWS = WALL.then("grey wall: colours by row", SPACES);
    static constexpr FeatureBlock LINE_COLOURS = GREY_ROWS.then("filled part by line and colour", SPACES);
    static constexpr FeatureBlock STAGE = LINE_COLOURS.then("rounds played", 5);
    static constexpr FeatureBlock FULLEST = STAGE.then("fullest row has 1 to 4 tiles", 4);
    static constexpr FeatureBlock OTHERS_FULLEST = FULLEST.then("others' fullest row has 0 to 4", 5);
    static constexpr FeatureBlock PLAYERS = OTHERS_FULLEST.then("3 players, 4 players", 2);
    static constexpr FeatureBlock COMPLETION = PLAYERS.then("points of a complete line by part", SIZE);
    static constexpr FeatureBlock PART_SQUARED = COMPLETION.then("filled part squared", SIZE);
    static constexpr FeatureBlock COLUMN_POWERS = PART_SQUARED.then("columns to come, powers", 2);
    static constexpr FeatureBlock COLOUR_POWERS = COLUMN_POWERS.then("colours to come, powers", 2);
    static constexpr FeatureBlock ROW_POWERS = COLOUR_POWERS.then("rows to come, powers", 2);
    static constexpr FeatureBlock ROW_PROMISE = ROW_POWERS.then("points of a tile by row's tiles", SIZE);
    static constexpr FeatureBlock EMPTY_LINES = ROW_PROMISE.then("empty lines", 1);
    static constexpr FeatureBlock COMPLETION_LATER =
        EMPTY_LINES.then("points of a complete line after others", SIZE);
    static constexpr FeatureBlock SUPPLY = COMPLETION_LATER.then("expected deal by colour", SIZE);
    static constexpr FeatureBlock ENOUGH = SUPPLY.then("the deal suffices for the line", SIZE);
    static constexpr FeatureBlock ENOUGH_POINTS = ENOUGH.then("points of a line the deal suffices", SIZE);
    static constexpr FeatureBlock MISSING = ENOUGH_POINTS.then("missing tiles of the line", SIZE);
    static constexpr FeatureBlock EMPTY_LINE_POINTS =
        MISSING.then("points of an empty line by deal", SIZE);
    static constexpr FeatureBlock AFTER_STARTER =
        EMPTY_LINE_POINTS.then("turns after the starter, 1 to 3", azul::MOST_PLAYERS - 1);

    static constexpr std::array BLOCKS{
        ONE, COLUMNS, COLOURS, ROWS, FILLED_PART, MEAN_POINTS, LINE_POINTS, STARTS, OTHERS_NEAR_END,
        NEAR_END, TILES, WALL, GREY_ROWS, LINE_COLOURS, STAGE, FULLEST, OTHERS_FULLEST, PLAYERS,
        COMPLETION, PART_SQUARED, COLUMN_POWERS, COLOUR_POWERS, ROW_POWERS, ROW_PROMISE, EMPTY_LINES,
        COMPLETION_LATER, SUPPLY, ENOUGH, ENOUGH_POINTS, MISSING, EMPTY_LINE_POINTS, AFTER_STARTER};
    static constexpr int COUNT = BLOCKS.back().end();
    static_assert(is_complete(BLOCKS) && COUNT == 170);
};

struct AzulFeatures : private AzulLayout {
    using AzulLayout::COUNT;
    std::array<float, COUNT> values{};

    AzulFeatures(const azul::State& state, int player) : state_(state), board_(state.board(player)) {
        at(ONE) = 1;
        sums(player);
        spaces();
        others(player);
        expected_completions();
        supply();
        at(STAGE, std::clamp(state.round - 2, 0, STAGE.size - 1)) = 1;
        table(player);
    }

    // The best points a colour can score now in a row; 0 if it has no space there.
    static float best_points(const azul::State& state, const azul::Board& board, int row, int colour) {
        using namespace azul;
        const std::uint32_t filled = board.filled();
        if (!state.grey) return static_cast<float>(tile_points(filled, row, WALL_COLUMNS[row][colour]));
        int best = 0;
        for_each_bit(open_columns(board, row, colour), [&](int column) {
            best = std::max(best, tile_points(filled, row, column));
        });
        return static_cast<float>(best);
    }

private:
    float& at(FeatureBlock block, int index = 0) {
        assert(index >= 0 && index < block.size);
        return values[static_cast<std::size_t>(block.first + index)];
    }

    // How many play, and how late this player's turn comes in the next round.
    void table(int player) {
        if (state_.players > 2) at(PLAYERS, state_.players - 3) = 1;
        const int turns = (player - state_.starter + state_.players) % state_.players;
        if (turns) at(AFTER_STARTER, turns - 1) = 1;
    }

    // Columns, colours and rows that are begun, and what the lines promise.
    void sums(int player) {
        using namespace azul;
        const std::uint32_t filled = board_.filled();
        for (int index = 0; index < SIZE; ++index) {
            count(COLUMNS, std::popcount(column_of(filled, index)));
            count(COLOURS, std::popcount(board_.wall[index]));
            count(ROWS, std::popcount(row_of(filled, index)));
        }
        for (int row = 0; row < SIZE; ++row) {
            at(MEAN_POINTS) += mean_points(row);
            const Line line = board_.lines[row];
            if (!line.count) continue;
            const float part = static_cast<float>(line.count) / static_cast<float>(row + 1);
            at(FILLED_PART, row) = part;
            at(LINE_POINTS) += part * best_points(state_, board_, row, line.colour);
            if (std::popcount(row_of(filled, row)) == 4) at(NEAR_END) = 1;
        }
        at(STARTS) = state_.starter == player;
        at(TILES) = static_cast<float>(std::popcount(filled));
    }

    // The wall, space by space, and the lines, colour by colour.
    void spaces() {
        using namespace azul;
        for_each_bit(board_.filled(), [&](int space) { at(WALL, space) = 1; });
        for (int row = 0; row < SIZE; ++row) {
            for (int colour = 0; colour < COLOUR_COUNT; ++colour)
                if (state_.grey && board_.row_has(row, colour)) at(GREY_ROWS, azul::SIZE * row + colour) = 1;
            if (const Line line = board_.lines[row]; line.count)
                at(LINE_COLOURS, azul::SIZE * row + line.colour) = at(FILLED_PART, row);
        }
    }

    // What the begun lines will bring if they are completed, each as likely as it is far.
    void expected_completions() {
        using namespace azul;
        const std::uint32_t filled = board_.filled();
        std::array<float, SIZE> columns{}, colours{}, rows{};
        for (int index = 0; index < SIZE; ++index) {
            columns[index] = static_cast<float>(std::popcount(column_of(filled, index)));
            colours[index] = static_cast<float>(std::popcount(board_.wall[index]));
            rows[index] = static_cast<float>(std::popcount(row_of(filled, index)));
        }
        std::uint32_t filled_later = filled;
        for (int row = 0; row < SIZE; ++row) {
            const Line line = board_.lines[row];
            at(ROW_PROMISE, row) = mean_points(row) * rows[row];
            if (!line.count) {
                at(EMPTY_LINES) += 1;
                continue;
            }
            const float part = at(FILLED_PART, row);
            const int column = best_column(row, line.colour);
            at(PART_SQUARED, row) = part * part;
            if (column < 0) continue;
            at(COMPLETION, row) = part * static_cast<float>(tile_points(filled_later, row, column));
            filled_later |= 1u << (SIZE * row + column);
            at(COMPLETION_LATER, row) = part * part * static_cast<float>(tile_points(filled_later, row, column));
            columns[column] += part;
            colours[line.colour] += part;
            rows[row] += part;
        }
        const auto powers = [&](FeatureBlock block, const std::array<float, azul::SIZE>& counts) {
            for (const float count : counts) {
                const float square = count * count / 25.0f;
                at(block, 0) += square;
                at(block, 1) += square * square;
            }
        };
        powers(COLUMN_POWERS, columns);
        powers(COLOUR_POWERS, colours);
        powers(ROW_POWERS, rows);
    }

    // What the next deal is likely to bring: an emptied bag is filled from the lid (A20).
    void supply() {
        using namespace azul;
        const int room = FACTORY_TILES * state_.factories(), in_bag = state_.bag.total();
        const int in_lid = state_.lid.total();
        const float from_bag = in_bag > room ? static_cast<float>(room) / static_cast<float>(in_bag) : 1;
        const float from_lid =
            in_bag < room && in_lid ? static_cast<float>(room - in_bag) / static_cast<float>(in_lid) : 0;
        std::array<float, COLOUR_COUNT> expected;
        for (int colour = 0; colour < COLOUR_COUNT; ++colour) {
            expected[colour] = from_bag * static_cast<float>(state_.bag[colour]) +
                               std::min(from_lid, 1.0f) * static_cast<float>(state_.lid[colour]);
            at(SUPPLY, colour) = expected[colour] / 4;
        }
        for (int row = 0; row < SIZE; ++row) {
            const Line line = board_.lines[row];
            if (line.count) {
                const auto missing = static_cast<float>(row + 1 - line.count);
                const float enough = expected[line.colour] / (expected[line.colour] + missing);
                at(ENOUGH, row) = enough;
                at(ENOUGH_POINTS, row) = enough * best_points(state_, board_, row, line.colour);
                at(MISSING, row) = missing;
                continue;
            }
            for (int colour = 0; colour < COLOUR_COUNT; ++colour)
                if (!board_.row_has(row, colour))
                    at(EMPTY_LINE_POINTS, row) += best_points(state_, board_, row, colour) * expected[colour] / 4;
        }
    }

    // Where a colour of a row will go: on the grey wall where it scores most.
    int best_column(int row, int colour) const {
        using namespace azul;
        if (!state_.grey) return WALL_COLUMNS[row][colour];
        int best = -1, most = 0;
        for_each_bit(open_columns(board_, row, colour), [&](int column) {
            if (const int points = tile_points(board_.filled(), row, column); points > most) {
                most = points;
                best = column;
            }
        });
        return best;
    }

    // How near the end is: the fullest row of this player, and of the others.
    void others(int player) {
        using namespace azul;
        int most = 0;
        for (int other = 0; other < state_.players; ++other) {
            int fullest = 0;
            for (int row = 0; row < SIZE; ++row) {
                const int tiles = std::popcount(row_of(state_.board(other).filled(), row));
                fullest = std::max(fullest, tiles);
                if (other != player && tiles == 4) at(OTHERS_NEAR_END) += 1;
            }
            if (other != player)
                most = std::max(most, fullest);
            else if (fullest)
                at(FULLEST, std::min(fullest, 4) - 1) = 1;
        }
        at(OTHERS_FULLEST, std::min(most, 4)) = 1;
    }

    // One more of those that have one to four tiles.
    void count(FeatureBlock block, int tiles) {
        if (tiles >= 1 && tiles <= block.size) at(block, tiles - 1) += 1;
    }

    float mean_points(int row) const {
        float sum = 0;
        int colours = 0;
        for (int colour = 0; colour < azul::COLOUR_COUNT; ++colour)
            if (!board_.row_has(row, colour)) {
                sum += best_points(state_, board_, row, colour);
                ++colours;
            }
        return colours ? sum / static_cast<float>(colours) : 0;
    }

    const azul::State& state_;
    const azul::Board& board_;
};

}  // namespace manueline::search
