// What a plain player of Azul knows: what takes seem worth, and what boards seem worth.
#pragma once

#include "engine.hpp"

namespace reference {

// How far along a bonus of five spaces is: the square, so that what is nearly done counts most.
inline float nearing(int bonus, int have) { return static_cast<float>(bonus * have * have) / 25.0f; }

class AzulSense {
public:
    using Game = AzulGame;
    using State = azul::State;

    explicit AzulSense(const State& state) { renew(state); }

    static State world(const State& view, int, Rng&) { return view; }
    static bool is_drawn(const State& state, int) { return state.turn == NATURE; }

    // The way to a bonus is worth the more, the more of the game is left; that was tuned.
    static constexpr float POINTS = 1.0f, COLUMN = 1.0f, COLOUR = 1.0f, ROW = 0.6f;
    static constexpr float BEGUN = 0.7f, FLOOR = 1.0f, STARTING = 1.2f, WASTED_LINE = 0.3f;
    static constexpr float BLUR = 1.5f;

    // Makes sure that the lines are those of this position.
    void look_at(const State& state) {
        if (state.round != round_) renew(state);
    }

    // Of a move in the position that was looked at last.
    float value(const State& state, int id) const {
        const azul::Board& board = state.board(state.turn);
        if (state.phase == azul::Phase::tiling) {
            const int row = id / azul::SIZE;
            return placement(board, row, id % azul::SIZE, board.lines[row].colour);
        }
        const Take take = azul::take_of(id);
        const bool marker = take.source == azul::CENTRE && state.marker == NATURE;
        return take_value(board, state.turn, take.colour, state.source(take.source)[take.colour],
                          take.line, marker);
    }

    // A move that seems good, a little blurred; NO_MOVE if there is none.
    int guided(const State& state, Rng& rng) {
        if (state.turn == NATURE) return sample_move<Game>(state, rng);
        look_at(state);
        if (state.phase == azul::Phase::tiling) return best_of_all(state);
        return best_take(state, rng);
    }

    void play_nature(State& state, Rng& rng) { azul::play_nature(state, rng); }

    // As if the round ended now: points, floor, and plain shares of bonuses and begun lines.
    static float worth(const State& state, int player) {
        using namespace azul;
        Board board = state.board(player);
        float sum = 0;
        if (state.phase != Phase::over) {
            for (int row = 0; row < SIZE; ++row) {
                const Line line = board.lines[row];
                if (line.count <= row) {
                    const auto part = static_cast<float>(line.count) / static_cast<float>(row + 1);
                    sum += part * part;
                } else if (const int column = best_column(state, board, row, line.colour); column >= 0) {
                    sum += static_cast<float>(tile_points(board.filled(), row, column));
                    board.wall[line.colour] |= 1u << (SIZE * row + column);
                }
            }
            sum -= static_cast<float>(FLOOR_COST[board.floor_count]);
            const int starts = state.marker != NATURE ? state.marker : state.starter;
            if (starts == player) sum += STARTING;
            const std::uint32_t filled = board.filled();
            for (int index = 0; index < SIZE; ++index)
                sum += nearing(FULL_ROW, std::popcount(row_of(filled, index))) +
                       nearing(FULL_COLUMN, std::popcount(column_of(filled, index))) +
                       nearing(FULL_COLOUR, std::popcount(board.wall[index]));
        }
        return static_cast<float>(board.score) + sum;
    }

private:
    // Walls change between rounds; what complete lines bring is reckoned once for each.
    void renew(const State& state) {
        round_ = state.round;
        for (int player = 0; player < state.players; ++player)
            for (int row = 0; row < azul::SIZE; ++row)
                for (int colour = 0; colour < azul::COLOUR_COUNT; ++colour)
                    line_[player][row][colour] = line_value(state, player, row, colour);
    }

    static int best_column(const State& state, const azul::Board& board, int row, int colour) {
        using namespace azul;
        if (!state.grey) return WALL_COLUMNS[row][colour];
        int best = -1;
        float most = -1;
        for_each_bit(open_columns(board, row, colour), [&](int column) {
            if (const float worth = placement(board, row, column, colour); worth > most) {
                most = worth;
                best = column;
            }
        });
        return best;
    }

    static float line_value(const State& state, int player, int row, int colour) {
        const azul::Board& board = state.board(player);
        if (board.row_has(row, colour)) return 0;
        const int column = best_column(state, board, row, colour);
        return column < 0 ? 0 : placement(board, row, column, colour);
    }

    static float placement(const azul::Board& board, int row, int column, int colour) {
        using namespace azul;
        const std::uint32_t filled = board.filled();
        const auto step = [](int bonus, int have) { return nearing(bonus, have + 1) - nearing(bonus, have); };
        return POINTS * static_cast<float>(tile_points(filled, row, column)) +
               ROW * step(FULL_ROW, std::popcount(row_of(filled, row))) +
               COLUMN * step(FULL_COLUMN, std::popcount(column_of(filled, column))) +
               COLOUR * step(FULL_COLOUR, std::popcount(board.wall[colour]));
    }

    float take_value(const azul::Board& board, int player, int colour, int count, int row,
                     bool marker) const {
        using namespace azul;
        const Line line = board.lines[row];
        const int laid = std::min(count, CAPACITY[row] - line.count);
        const int floor = std::min(FLOOR_SPACES, board.floor_count + marker + count - laid);
        const float cost = static_cast<float>(FLOOR_COST[floor] - FLOOR_COST[board.floor_count]);
        const float worth = (marker ? STARTING : 0) - FLOOR * cost;
        if (row == azul::FLOOR) return worth;
        const int held = line.count + laid;
        if (held > row) return worth + line_[player][row][colour];
        const float part = static_cast<float>(held) / static_cast<float>(row + 1);
        return worth + BEGUN * line_[player][row][colour] * part - WASTED_LINE;
    }

    int best_of_all(const State& state) const {
        int best = NO_MOVE;
        float most = -1e9f;
        Game::for_each_legal(state, [&](int id) {
            if (const float worth = value(state, id); worth > most) {
                most = worth;
                best = id;
            }
        });
        return best;
    }

    // Takes of as many tiles of a colour are alike, so each kind is weighed once.
    int best_take(const State& state, Rng& rng) const {
        using namespace azul;
        const Board& board = state.board(state.turn);
        struct Weighed {
            float worth;
            int line = -1;
        };
        std::array<std::array<Weighed, FACTORY_TILES + 1>, COLOUR_COUNT> known{};
        int best = NO_MOVE;
        float most = -1e9f;
        const auto weigh = [&](int colour, int count, bool marker) {
            Weighed found{-1e9f, azul::FLOOR};
            for_each_bit(board.accepting >> (8 * colour) & 0xff, [&](int row) {
                const float worth = take_value(board, state.turn, colour, count, row, marker);
                if (worth > found.worth) found = {worth, row};
            });
            return found;
        };
        for (int source = 0; source <= state.factories(); ++source)
            for_each_bit(state.source(source).present(), [&](int lane) {
                const int colour = lane / 8, count = state.source(source)[colour];
                Weighed found;
                if (source == CENTRE || count > FACTORY_TILES) {
                    found = weigh(colour, count, source == CENTRE && state.marker == NATURE);
                } else {
                    Weighed& kind = known[colour][count];
                    if (kind.line < 0) kind = weigh(colour, count, false);
                    found = kind;
                }
                const float seems = found.worth + BLUR * static_cast<float>(rng.fraction());
                if (seems > most) {
                    most = seems;
                    best = take_id({source, colour, found.line});
                }
            });
        return best;
    }

    int round_ = 0;
    std::array<std::array<std::array<float, azul::COLOUR_COUNT>, azul::SIZE>, azul::MOST_PLAYERS> line_{};
};

}  // namespace reference
