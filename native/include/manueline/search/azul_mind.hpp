// What Azul's moves and positions seem worth: the Mind of the search.
#pragma once

#include "manueline/azul/game.hpp"
#include "manueline/play.hpp"
#include "manueline/search/azul_weights.hpp"
#include "manueline/search/tree.hpp"

namespace manueline::search {

// What a board promises for the rest of the game, as numbers that weights are fitted to.
struct AzulFeatures {
    static constexpr int COUNT = 24;
    std::array<float, COUNT> values{};

    AzulFeatures(const azul::State& state, int player) {
        using namespace azul;
        const Board& board = state.board(player);
        const std::uint32_t filled = board.filled();
        int at = 0;
        values[at++] = 1;
        for (int column = 0; column < SIZE; ++column) count(at, std::popcount(column_of(filled, column)));
        at += 4;
        for (int colour = 0; colour < COLOUR_COUNT; ++colour) count(at, std::popcount(board.wall[colour]));
        at += 4;
        for (int row = 0; row < SIZE; ++row) count(at, std::popcount(row_of(filled, row)));
        at += 4;
        float promise = 0, begun = 0;
        for (int row = 0; row < SIZE; ++row) {
            promise += mean_points(state, board, row);
            const Line line = board.lines[row];
            const float part = static_cast<float>(line.count) / static_cast<float>(row + 1);
            values[at + row] = part;
            if (line.count) begun += part * best_points(state, board, row, line.colour);
        }
        at += SIZE;
        values[at++] = promise;
        values[at++] = begun;
        values[at++] = state.starter == player;
        int others_near_end = 0, bonus_ready = 0;
        for (int other = 0; other < state.players; ++other)
            if (other != player)
                for (int row = 0; row < SIZE; ++row)
                    others_near_end += std::popcount(row_of(state.board(other).filled(), row)) == 4;
        for (int row = 0; row < SIZE; ++row)
            if (std::popcount(row_of(filled, row)) == 4 && board.lines[row].count)
                bonus_ready = 1;
        values[at++] = static_cast<float>(others_near_end);
        values[at++] = static_cast<float>(bonus_ready);
        values[at++] = static_cast<float>(std::popcount(filled));
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
    // One more of those that have one to four tiles.
    void count(int at, int tiles) {
        if (tiles >= 1 && tiles <= 4) values[at + tiles - 1] += 1;
    }

    static float mean_points(const azul::State& state, const azul::Board& board, int row) {
        float sum = 0;
        int colours = 0;
        for (int colour = 0; colour < azul::COLOUR_COUNT; ++colour)
            if (!board.row_has(row, colour)) {
                sum += best_points(state, board, row, colour);
                ++colours;
            }
        return colours ? sum / static_cast<float>(colours) : 0;
    }
};

// The weights are a parameter, so that those fitted anew can be tried against the old ones.
template <class Weights>
class AzulMindWith {
public:
    using Game = AzulGame;
    using State = azul::State;

    // Walls do not change before the round's end, so what lines are worth is reckoned once.
    explicit AzulMindWith(const State& root) : round_(root.round) {
        for (int player = 0; player < root.players; ++player)
            for (int row = 0; row < azul::SIZE; ++row)
                for (int colour = 0; colour < azul::COLOUR_COUNT; ++colour)
                    line_value_[player][row][colour] = line_value(root, player, row, colour);
    }

    // Azul hides nothing but the next deal.
    static State world(const State& view, int, Rng&) { return view; }

    static constexpr bool is_private(const State&, int) { return false; }

    static int draw(const State& state, Rng& rng) { return sample_move<Game>(state, rng); }

    bool is_horizon(const State& state) const {
        return state.phase == azul::Phase::over || state.phase == azul::Phase::deal ||
               state.round != round_;
    }

    // What each legal move seems worth to the player who makes it, in points.
    template <class Visit>
    void values(const State& state, Visit&& visit) const {
        Game::for_each_legal(state, [&](int id) { visit(id, value(state, id)); });
    }

    float value(const State& state, int id) const {
        using namespace azul;
        const int player = state.turn;
        const Board& board = state.board(player);
        if (state.phase == Phase::tiling) {
            const int row = id / SIZE, column = id % SIZE;
            return placement_value(board, row, column, board.lines[row].colour);
        }
        return take_value(state, board, player, take_of(id));
    }

    // Plays the round to its end with moves that seem good, and says what that is worth.
    Worth look_ahead(State state, Rng& rng) const {
        NoEvents nobody;
        while (!is_horizon(state)) {
            const int id = choose(state, rng);
            if (id == NO_MOVE) break;  // only in positions that cannot arise
            Game::apply(state, id, nobody);
        }
        return worth(state);
    }

    // At the horizon: the outcome, or each player's chance of winning from here.
    Worth worth(const State& state) const {
        const int players = state.players;
        const bool over = state.phase == azul::Phase::over;
        const int stage = std::clamp(state.round - 2, 0, Weights::STAGES - 1);
        Worth result;
        ForPlayers scores{};
        for (int player = 0; player < players; ++player)
            scores[player] = static_cast<float>(state.board(player).score) +
                             (over ? 0 : future(state, player, stage));
        result.lead = leads(scores, players);
        if (over) {
            // Among outcomes that are equal, a higher score is a little better.
            const Outcome outcome = azul::outcome(state);
            for (int player = 0; player < players; ++player)
                result.utility[player] = 0.9f * outcome.utility(player) +
                                         0.1f * std::tanh(result.lead[player] / 20.0f);
            return result;
        }
        const float best = *std::max_element(scores.begin(), scores.begin() + players);
        float sum = 0;
        for (int player = 0; player < players; ++player) {
            scores[player] = std::exp((scores[player] - best) / Weights::SCALES[stage]);
            sum += scores[player];
        }
        const auto all = static_cast<float>(players);
        for (int player = 0; player < players; ++player)
            result.utility[player] = (all * scores[player] / sum - 1) / (all - 1);
        return result;
    }

    // What the rest of the game is expected to bring a player.
    static float future(const State& state, int player, int stage) {
        const AzulFeatures features(state, player);
        float sum = 0;
        for (int index = 0; index < AzulFeatures::COUNT; ++index)
            sum += features.values[index] * Weights::WEIGHTS[stage][index];
        return sum;
    }

private:
    static constexpr float STARTING_NEXT = 1.0f;
    static constexpr float LINE_BEGUN = 0.8f;

    float take_value(const State& state, const azul::Board& board, int player, Take take) const {
        using namespace azul;
        const int count = state.source(take.source)[take.colour];
        const bool marker = take.source == CENTRE && state.marker == NATURE;
        const Line line = board.lines[take.line];
        const int capacity = CAPACITY[take.line];
        const int laid = std::min(count, capacity - line.count);
        const int floor = std::min(FLOOR_SPACES, board.floor_count + marker + count - laid);
        float worth = static_cast<float>(FLOOR_COST[board.floor_count] - FLOOR_COST[floor]);
        if (marker) worth += STARTING_NEXT;
        if (take.line == FLOOR) return worth;
        const float whole = line_value_[player][take.line][take.colour];
        const int held = line.count + laid;
        if (held == capacity) return worth + whole;
        const float part = static_cast<float>(held) / static_cast<float>(capacity);
        return worth + LINE_BEGUN * whole * part * part;
    }

    // The move of the highest value, each value blurred a little so that play varies.
    int choose(const State& state, Rng& rng) const {
        int best = NO_MOVE;
        float best_value = -1e9f;
        Game::for_each_legal(state, [&](int id) {
            const float seems = value(state, id) + BLUR * static_cast<float>(rng.fraction());
            if (seems > best_value) {
                best_value = seems;
                best = id;
            }
        });
        return best;
    }

    static constexpr float BLUR = 1.0f;

    static float line_value(const State& state, int player, int row, int colour) {
        using namespace azul;
        const Board& board = state.board(player);
        if (board.row_has(row, colour)) return 0;
        if (!state.grey) return placement_value(board, row, WALL_COLUMNS[row][colour], colour);
        float best = 0;
        for_each_bit(open_columns(board, row, colour), [&](int column) {
            best = std::max(best, placement_value(board, row, column, colour));
        });
        return best;
    }

    static float placement_value(const azul::Board& board, int row, int column, int colour) {
        using namespace azul;
        const std::uint32_t filled = board.filled();
        const auto step = [](int bonus, int have) { return static_cast<float>(bonus * (2 * have + 1)) / 25.0f; };
        return static_cast<float>(tile_points(filled, row, column)) +
               step(FULL_ROW, std::popcount(row_of(filled, row))) +
               step(FULL_COLUMN, std::popcount(column_of(filled, column))) +
               step(FULL_COLOUR, std::popcount(board.wall[colour]));
    }

    int round_;
    std::array<std::array<std::array<float, azul::COLOUR_COUNT>, azul::SIZE>, azul::MOST_PLAYERS>
        line_value_{};
};

using AzulMind = AzulMindWith<AzulWeights>;

}  // namespace manueline::search
