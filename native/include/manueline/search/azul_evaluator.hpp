// What Azul's moves and positions are worth, for the search.
#pragma once

#include "manueline/play.hpp"
#include "manueline/search/azul_features.hpp"
#include "manueline/search/azul_position_weights.hpp"
#include "manueline/search/azul_weights.hpp"
#include "manueline/search/functions.hpp"
#include "manueline/search/noise.hpp"
#include "manueline/search/position_evaluation.hpp"
#include "manueline/search/position_evaluator.hpp"
#include "manueline/search/weights_file.hpp"

namespace manueline::search {

class AzulEvaluator {
public:
    using Game = AzulGame;
    using State = azul::State;

    // Walls do not change before the round's end, so the values of lines are computed once. The
    // position network is asked only if it is given.
    explicit AzulEvaluator(const State& root, const Settings& settings = DEFAULT_SETTINGS,
                           const AzulWeights& weights = SharedWeights<AzulWeights>::get(),
                           const AzulPositionWeights* positions = nullptr)
        : settings_(settings), weights_(weights), positions_(positions), round_(root.round) {
        for (int player = 0; player < root.players; ++player)
            for (int row = 0; row < azul::SIZE; ++row)
                for (int colour = 0; colour < azul::COLOUR_COUNT; ++colour)
                    line_value_[player][row][colour] = line_value(root, player, row, colour);
    }

    static constexpr bool PERFECT_INFORMATION = true;

    // The hash of a position within its round. It leaves out which tiles lie on floor lines, which
    // hardly matters.
    static std::uint64_t key(const State& state) {
        std::uint64_t key = 0;
        const auto add = [&](std::uint64_t word) {
            key = (key ^ word) * 0x9e3779b97f4a7c15u;
            key ^= key >> 29;
        };
        std::uint64_t whole = 0;
        for (const int part : {int{state.round}, static_cast<int>(state.phase), state.turn + 2,
                               state.marker + 2, state.starter + 2})
            whole = whole << 8 | static_cast<std::uint64_t>(part);
        add(whole);
        for (int source = 0; source <= state.factories(); ++source) add(state.source(source).lanes);
        for (int player = 0; player < state.players; ++player) {
            const azul::Board& board = state.board(player);
            std::uint64_t lines = board.floor_count;
            for (int row = 0; row < azul::SIZE; ++row)
                lines = lines << 8 | static_cast<std::uint64_t>(board.lines[row].count << 4 |
                                                          (board.lines[row].colour & 15));
            add(lines);
            if (state.phase == azul::Phase::offer) continue;  // walls and scores are as they were
            for (const std::uint32_t colour : board.wall) add(colour);
            add(static_cast<std::uint64_t>(board.score));
        }
        return key;
    }

    // Whether two positions agree in what a key leaves out, since it stays as it is in a round.
    static bool same_round(const State& one, const State& other) {
        bool same =
            one.players == other.players && one.grey == other.grey && one.round == other.round;
        for (int player = 0; same && player < one.players; ++player)
            same = one.board(player).wall == other.board(player).wall &&
                   one.board(player).score == other.board(player).score;
        return same;
    }

    static constexpr bool shows_what_is_known(const State&, int) { return true; }

    // Azul hides nothing but the next deal.
    static State world(const State& view, int, Rng&) { return view; }

    static constexpr bool is_private(const State&, int) { return false; }

    static constexpr int visible_move(const State&, int id, int) { return id; }

    static int draw_move(const State& state, Rng& rng) { return sample_move<Game>(state, rng); }

    bool is_horizon(const State& state) const {
        return state.phase == azul::Phase::over || state.phase == azul::Phase::deal ||
               state.round != round_;
    }

    // What each legal move seems worth to the player who makes it, in points.
    template <class Visit>
    void move_values(const State& state, Visit&& visit) const {
        if (!positions_) {
            Game::for_each_legal(state, [&](int id) { visit(id, value(state, id)); });
            return;
        }
        const auto& network = positions_->network;
        const auto policy = network.policy_of(network.hidden(AzulInputs(state).numbers()));
        Game::for_each_legal(state, [&](int id) {
            visit(id, POINTS_PER_LOGIT * network.logit(policy, AzulPolicyLayout::rows_of(state, id)));
        });
    }

    // The first of the moves that lead to the same, but for the order of factories: takes from
    // factories that hold the same tiles.
    static int first_alike(const State& state, int id) {
        if (state.phase != azul::Phase::offer) return id;
        Take take = azul::take_of(id);
        if (take.source == azul::CENTRE) return id;
        const Heap taken = state.source(take.source);
        int source = azul::CENTRE + 1;
        while (!(state.source(source) == taken)) ++source;
        take.source = source;
        return azul::take_id(take);
    }

    float value(const State& state, int id) const {
        using namespace azul;
        const int player = state.turn;
        const Board& board = state.board(player);
        if (state.phase == Phase::tiling) {
            const int row = id / SIZE, column = id % SIZE;
            return placement_value(board, row, column, board.lines[row].colour);
        }
        const Take take = take_of(id);
        const bool marker = take.source == CENTRE && state.marker == NATURE;
        return take_value(board, player, take, state.source(take.source)[take.colour], marker);
    }

    // Plays the round to its end with moves that seem good; false if nobody can move, only in
    // positions that cannot arise.
    bool play_to_horizon(State& state, Rng& rng) const {
        NoEvents no_events;
        while (!is_horizon(state)) {
            const int id = choose(state, rng);
            if (id == NO_MOVE) return false;
            Game::apply(state, id, no_events);
        }
        return true;
    }

    // At the horizon: the outcome, or each player's chance of winning from here. With two networks
    // it lies between what both say.
    Evaluation evaluate(const State& state) const {
        if (state.phase == azul::Phase::over) return final_evaluation(azul::outcome(state), settings_);
        Evaluation result = by_points(state);
        if (!positions_) return result;
        blend(result, by_position(state), settings_.position_network_share, state.players);
        return result;
    }

    // The points that the rest of the game is expected to bring a player.
    float expected_points(const State& state, int player) const {
        return weights_.expected_points(state, player);
    }

    const ForecastCalibration& forecast_calibration(const State& state) const {
        return positions_ ? positions_->forecast(state) : weights_.forecast(state);
    }

private:
    // What the points network says.
    Evaluation by_points(const State& state) const {
        const int players = state.players;
        const float scale = weights_.calibration(state).scale;
        Evaluation result;
        ForPlayers& score = result.score;
        for (int player = 0; player < players; ++player)
            score[player] = static_cast<float>(state.board(player).score) +
                            expected_points(state, player);
        const float best = *std::max_element(score.begin(), score.begin() + players);
        ForPlayers weight{};
        float sum = 0;
        for (int player = 0; player < players; ++player) {
            weight[player] = exponential((score[player] - best) / scale);
            sum += weight[player];
        }
        const auto all = static_cast<float>(players);
        for (int player = 0; player < players; ++player) {
            result.win[player] = weight[player] / sum;
            result.utility[player] = (all * weight[player] / sum - 1) / (all - 1);
        }
        return result;
    }

    // What the position network says.
    Evaluation by_position(const State& state) const {
        const AzulInputs inputs(state);
        const auto said = positions_->network.value(positions_->network.hidden(inputs.numbers()));
        return evaluation_of(said, inputs.projected_scores(), AzulInputs::first_seat(state),
                             state.players, settings_);
    }

    float take_value(const azul::Board& board, int player, Take take, int count,
                     bool marker) const {
        using namespace azul;
        const Line line = board.lines[take.line];
        const int capacity = CAPACITY[take.line];
        const int laid = std::min(count, capacity - line.count);
        const int floor = std::min(FLOOR_SPACES, board.floor_count + marker + count - laid);
        float worth = static_cast<float>(FLOOR_COST[board.floor_count] - FLOOR_COST[floor]);
        if (marker) worth += settings_.azul_marker;
        if (take.line == FLOOR) return worth;
        const float whole = line_value_[player][take.line][take.colour];
        const int held = line.count + laid;
        if (held == capacity) return worth + whole;
        const float part = static_cast<float>(held) / static_cast<float>(capacity);
        return worth + settings_.azul_line_begun * whole * part * part;
    }

    // The move of the highest value plus a little noise, so that play varies.
    int choose(const State& state, Rng& rng) const {
        if (state.phase == azul::Phase::offer) return choose_take(state, rng);
        const Noise noise(rng);
        int best = NO_MOVE;
        float best_value = -1e9f;
        Game::for_each_legal(state, [&](int id) {
            const float seems = value(state, id) + settings_.playout_noise * noise(id);
            if (seems > best_value) {
                best_value = seems;
                best = id;
            }
        });
        return best;
    }

    // The same for takes. As many tiles of a colour are worth the same from every factory, so each
    // kind of take is valued once, and its best line is the only one considered.
    int choose_take(const State& state, Rng& rng) const {
        using namespace azul;
        const Noise noise(rng);
        const int player = state.turn;
        const Board& board = state.board(player);
        struct Kind {
            float value = -1e9f;
            int line = -1;
        };
        const auto valued = [&](int colour, int count, bool marker) {
            Kind best;
            for_each_bit(board.accepting >> (8 * colour) & 0xff, [&](int line) {
                const float value = take_value(board, player, {0, colour, line}, count, marker);
                if (value > best.value) best = {value, line};
            });
            return best;
        };
        std::array<std::array<Kind, FACTORY_TILES + 1>, COLOUR_COUNT> kinds;
        int best = NO_MOVE;
        float best_value = -1e9f;
        for (int source = CENTRE; source <= state.factories(); ++source) {
            const Heap heap = state.source(source);
            const bool marker = source == CENTRE && state.marker == NATURE;
            for_each_bit(heap.present(), [&](int lane) {
                const int colour = lane / 8, count = heap[colour];
                Kind fresh;
                Kind& kind = marker || count > FACTORY_TILES ? fresh : kinds[colour][count];
                if (kind.line < 0) kind = valued(colour, count, marker);
                const float seems = kind.value + settings_.playout_noise * noise(COLOUR_COUNT * source + colour);
                if (seems > best_value) {
                    best_value = seems;
                    best = take_id({source, colour, kind.line});
                }
            });
        }
        return best;
    }

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
        const auto step = [](int bonus, int have) {
            return static_cast<float>(bonus * (2 * have + 1)) / 25.0f;
        };
        return static_cast<float>(tile_points(filled, row, column)) +
               step(FULL_ROW, std::popcount(row_of(filled, row))) +
               step(FULL_COLUMN, std::popcount(column_of(filled, column))) +
               step(FULL_COLOUR, std::popcount(board.wall[colour]));
    }

    const Settings& settings_;
    const AzulWeights& weights_;
    const AzulPositionWeights* positions_;
    int round_;
    std::array<std::array<std::array<float, azul::COLOUR_COUNT>, azul::SIZE>, azul::MOST_PLAYERS>
        line_value_{};
};

static_assert(PositionEvaluator<AzulEvaluator>);

// The evaluator of the search at full strength: with the position network, unless the settings give it
// no part.
class AzulNetworkEvaluator : public AzulEvaluator {
public:
    explicit AzulNetworkEvaluator(const State& root, const Settings& settings = DEFAULT_SETTINGS)
        : AzulEvaluator(root, settings, SharedWeights<AzulWeights>::get(),
                        settings.position_network_share > 0
                            ? &SharedWeights<AzulPositionWeights>::get()
                            : nullptr) {}
};

static_assert(PositionEvaluator<AzulNetworkEvaluator>);

}  // namespace manueline::search
