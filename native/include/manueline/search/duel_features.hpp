// The inputs of Duel's network: what a dome may bring in the rest of the game, as numbers.
#pragma once

#include "manueline/search/duel_values.hpp"

namespace manueline::search {

struct DuelFeatures {
    static constexpr int COUNT = 192;
    std::array<float, COUNT> values{};

    DuelFeatures(const duel::State& state, int player) : state_(state), board_(state.board(player)) {
        values[0] = 1;
        values[1] = static_cast<float>(std::popcount(board_.filled));
        lines();
        chips();
        specials();
        values[15] = state.starter == player;
        if (uses(0)) rows(17);
        if (uses(1)) variety(20);
        if (uses(2)) columns(24);
        if (uses(3)) values[29] = static_cast<float>(std::popcount(board_.filled & duel::detail::RING));
        if (uses(4)) diagonals(30);
        if (uses(5)) corners(34);
        if (uses(6)) wilds(38);
        if (uses(7)) empty_specials(40);
        spaces();
        expected_completions();
        supply();
        for_each_bit(state.tablets, [&](int side) { values[138 + side] = 1; });
        values[146 + std::clamp(state.round - 2, 0, 3)] = 1;
        for (const int laid : board_.plates) values[150] += laid == duel::EMPTY;
    }

private:
    static constexpr int DEALT = 21;  // tiles a round

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
            if (spaces) values[2] += static_cast<float>(points) / static_cast<float>(spaces);
            const Line line = board_.lines[row];
            if (!line.count) continue;
            const float part = static_cast<float>(line.count) / static_cast<float>(row + 1);
            values[5 + row] = part;
            int best = 0;
            for_each_bit(free_columns(board_, row, line.colour), [&](int column) {
                best = std::max(best, tile_points(board_.filled, row, column));
            });
            values[best ? 3 : 4] += best ? part * static_cast<float>(best) : part;
        }
    }

    // The dome, space by space, and for each line and colour how far it is and where it can go.
    void spaces() {
        using namespace duel;
        for_each_bit(board_.filled, [&](int cell) { values[42 + cell] = 1; });
        for (int row = 0; row < LINES; ++row) {
            for (int colour = 0; colour < COLOUR_COUNT; ++colour)
                values[78 + COLOUR_COUNT * row + colour] =
                    static_cast<float>(std::popcount(free_columns(board_, row, colour)));
            if (const Line line = board_.lines[row]; line.count)
                values[108 + COLOUR_COUNT * row + line.colour] =
                    static_cast<float>(line.count) / static_cast<float>(row + 1);
        }
    }

    // D25, D26: what is left to be dealt, and how far it suits the lines.
    void supply() {
        using namespace duel;
        const Heap left = state_.bag.total() < DEALT ? state_.bag + state_.tower : state_.bag;
        const int all = std::max(1, left.total());
        for (int colour = 0; colour < COLOUR_COUNT; ++colour)
            values[175 + colour] = static_cast<float>(left[colour]) / static_cast<float>(all);
        for (int row = 0; row < LINES; ++row) {
            const Line line = board_.lines[row];
            if (!line.count) continue;
            const auto missing = static_cast<float>(row + 1 - line.count);
            const float expected = DEALT * values[175 + line.colour];
            values[180 + row] = expected / (expected + missing + 1);
            values[186 + row] = values[163 + row] * values[180 + row];
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
            values[151 + row] = most;
            values[157 + row] = sum / COLOUR_COUNT;
            if (const Line line = board_.lines[row]; line.count) {
                const float part = static_cast<float>(line.count) / static_cast<float>(row + 1);
                const float worth = DuelLines::line(state_, board_, row, line.colour);
                values[163 + row] = part * worth;
                values[169 + row] = part * part * worth;
            }
        }
    }

    void chips() {
        using namespace duel;
        values[11] = static_cast<float>(board_.chips.total());
        for (int chip = 0; chip < CHIP_KINDS; ++chip)
            if (board_.chips[chip])
                for (int row = 0; row < LINES; ++row)
                    if (board_.lines[row].count && CHIP_COLOURS[chip] >> board_.lines[row].colour & 1) {
                        values[12] += static_cast<float>(board_.chips[chip]);
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
            if (filled == 1 || filled == 2) values[12 + filled] += static_cast<float>(SPECIAL_POINTS[row]);
        }
    }

    void rows(int at) {
        for (int row = 0; row < duel::LINES; ++row)
            if (const int filled = std::popcount(duel::dome_row(board_.filled, row)); filled >= 3)
                values[at + std::min(filled, 5) - 3] += 1;
    }

    void variety(int at) {
        using namespace duel;
        for (int row = 0; row < LINES; ++row) {
            unsigned kinds = 0;
            for (int column = 0; column < LINES; ++column)
                if (const int tile = board_.tiles[LINES * row + column]; tile != EMPTY) kinds |= 1u << tile;
            if (const int count = std::popcount(kinds); count >= 2)
                values[at + std::min(count, 5) - 2] += 1;
        }
    }

    void columns(int at) {
        for (int column = 0; column < duel::LINES; ++column)
            if (const int filled = std::popcount(duel::dome_column(board_.filled, column)); filled >= 2)
                values[at + filled - 2] += 1;
    }

    void diagonals(int at) {
        for (const Word diagonal : {duel::detail::FALLING, duel::detail::RISING})
            if (const int filled = std::popcount(board_.filled & diagonal); filled >= 3)
                values[at + filled - 3] += 1;
    }

    void corners(int at) {
        for (const int space : {0, 2, 6, 8}) {
            const int filled = std::popcount(board_.filled & duel::cells_of(space));
            const int bottom = space > 2 ? 2 : 0;
            values[at + bottom] += static_cast<float>(filled);
            values[at + bottom + 1] += filled == 4;
        }
    }

    void wilds(int at) {
        const Word cells = duel::shown_cells(board_, &duel::detail::LaidPlate::wild);
        values[at] = static_cast<float>(std::popcount(cells & board_.filled));
        values[at + 1] = static_cast<float>(std::popcount(cells & ~board_.filled));
    }

    void empty_specials(int at) {
        const Word cells = duel::shown_cells(board_, &duel::detail::LaidPlate::special);
        values[at] = static_cast<float>(std::popcount(cells & ~board_.filled));
        for_each_bit(cells & ~board_.filled, [&](int cell) {
            values[at + 1] += static_cast<float>(
                std::popcount(board_.filled & duel::cells_of(duel::space_of(cell))));
        });
    }

    const duel::State& state_;
    const duel::Board& board_;
};

}  // namespace manueline::search
