// The inputs of Azul's network: what a board may bring in the rest of the game, as numbers.
#pragma once

#include "manueline/azul/game.hpp"

namespace manueline::search {

struct AzulFeatures {
    static constexpr int COUNT = 168;
    std::array<float, COUNT> values{};

    AzulFeatures(const azul::State& state, int player) : state_(state), board_(state.board(player)) {
        values[0] = 1;
        sums(player);
        spaces();
        others(player);
        expected_completions();
        supply();
        values[99 + std::clamp(state.round - 2, 0, 4)] = 1;
        if (state.players > 2) values[110 + state.players] = 1;
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
    // Columns, colours and rows that are begun, and what the lines promise.
    void sums(int player) {
        using namespace azul;
        const std::uint32_t filled = board_.filled();
        for (int index = 0; index < SIZE; ++index) {
            count(1, std::popcount(column_of(filled, index)));
            count(5, std::popcount(board_.wall[index]));
            count(9, std::popcount(row_of(filled, index)));
        }
        for (int row = 0; row < SIZE; ++row) {
            values[18] += mean_points(row);
            const Line line = board_.lines[row];
            if (!line.count) continue;
            const float part = static_cast<float>(line.count) / static_cast<float>(row + 1);
            values[13 + row] = part;
            values[19] += part * best_points(state_, board_, row, line.colour);
            if (std::popcount(row_of(filled, row)) == 4) values[22] = 1;
        }
        values[20] = state_.starter == player;
        values[23] = static_cast<float>(std::popcount(filled));
    }

    // The wall, space by space, and the lines, colour by colour.
    void spaces() {
        using namespace azul;
        for_each_bit(board_.filled(), [&](int space) { values[24 + space] = 1; });
        for (int row = 0; row < SIZE; ++row) {
            for (int colour = 0; colour < COLOUR_COUNT; ++colour)
                if (state_.grey && board_.row_has(row, colour)) values[49 + SIZE * row + colour] = 1;
            if (const Line line = board_.lines[row]; line.count)
                values[74 + SIZE * row + line.colour] = values[13 + row];
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
            values[132 + row] = mean_points(row) * rows[row];
            if (!line.count) {
                values[137] += 1;
                continue;
            }
            const float part = values[13 + row];
            const int column = best_column(row, line.colour);
            values[120 + row] = part * part;
            if (column < 0) continue;
            values[115 + row] = part * static_cast<float>(tile_points(filled_later, row, column));
            filled_later |= 1u << (SIZE * row + column);
            values[138 + row] = part * part * static_cast<float>(tile_points(filled_later, row, column));
            columns[column] += part;
            colours[line.colour] += part;
            rows[row] += part;
        }
        const auto powers = [&](int at, const std::array<float, SIZE>& counts) {
            for (const float count : counts) {
                const float square = count * count / 25.0f;
                values[at] += square;
                values[at + 1] += square * square;
            }
        };
        powers(125, columns);
        powers(127, colours);
        powers(129, rows);
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
            values[143 + colour] = expected[colour] / 4;
        }
        for (int row = 0; row < SIZE; ++row) {
            const Line line = board_.lines[row];
            if (line.count) {
                const auto missing = static_cast<float>(row + 1 - line.count);
                const float enough = expected[line.colour] / (expected[line.colour] + missing);
                values[148 + row] = enough;
                values[153 + row] = enough * best_points(state_, board_, row, line.colour);
                values[158 + row] = missing;
                continue;
            }
            for (int colour = 0; colour < COLOUR_COUNT; ++colour)
                if (!board_.row_has(row, colour))
                    values[163 + row] += best_points(state_, board_, row, colour) * expected[colour] / 4;
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
                if (other != player && tiles == 4) values[21] += 1;
            }
            if (other != player)
                most = std::max(most, fullest);
            else if (fullest)
                values[103 + std::min(fullest, 4)] = 1;
        }
        values[108 + std::min(most, 4)] = 1;
    }

    // One more of those that have one to four tiles.
    void count(int at, int tiles) {
        if (tiles >= 1 && tiles <= 4) values[at + tiles - 1] += 1;
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
