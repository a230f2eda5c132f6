// What Duel's moves and positions are worth, for the search.
#pragma once

#include "manueline/search/duel_features.hpp"
#include "manueline/search/duel_values.hpp"
#include "manueline/search/duel_position_weights.hpp"
#include "manueline/search/duel_weights.hpp"
#include "manueline/search/functions.hpp"
#include "manueline/search/noise.hpp"
#include "manueline/search/position_evaluation.hpp"
#include "manueline/search/position_evaluator.hpp"
#include "manueline/search/weights_file.hpp"

namespace manueline::search {

class DuelEvaluator {
public:
    using Game = DuelGame;
    using State = duel::State;

    static constexpr bool PERFECT_INFORMATION = false;

    // The position network is asked only if it is given.
    explicit DuelEvaluator(const State& root, const Settings& settings = DEFAULT_SETTINGS,
                           const DuelWeights& weights = SharedWeights<DuelWeights>::get(),
                           const DuelPositionWeights* positions = nullptr)
        : settings_(settings), weights_(weights), positions_(positions), round_(root.round),
          lines_(root, settings),
          plates_{root.boards[0].plates, root.boards[1].plates} {}

    // D12: whether a view has the face of every plate that the viewer has seen. Without one, worlds
    // would differ in the viewer's own moves, which the tree takes to be the same in all of them.
    static bool shows_what_is_known(const State& view, int viewer) {
        const bool chooses =
            view.phase == duel::Phase::keep || view.phase == duel::Phase::put_under;
        bool shown = !(view.top.is_there() && view.top.is_hole() && view.top.knower() == viewer);
        for (int index = 0; index < view.hand_count; ++index)
            shown &= !view.hand[index].is_hole() ||
                     (!chooses && view.hand[index].knower() != viewer);
        for (int index = 0; index < view.returned_count; ++index)
            shown &= !view.returned[index].is_hole() || view.returned[index].owner() != viewer;
        return shown;
    }

    // D12: a world in which every plate that only the other player knows has some face.
    static State world(const State& view, int viewer, Rng& rng) {
        return duel::filled(view, viewer, rng);
    }

    // D11, D12: which drawn plates the other player keeps, and how the rest go under the stack.
    static bool is_private(const State& state, int viewer) {
        return state.active != viewer &&
               (state.phase == duel::Phase::keep || state.phase == duel::Phase::put_under);
    }

    // D12: what the viewer sees of a drawn move. At which plates the other player looks, and which
    // go under the stack, stays hidden: all such moves look like the first of their kind.
    static int visible_move(const State& state, int id, int viewer) {
        if (state.active == viewer) return id;
        if (state.phase == duel::Phase::look) return duel::PLATE_ID;
        return state.phase == duel::Phase::put_under ? duel::UNDER_ID : id;
    }

    // A move of nature, or a private one of the other player.
    int draw_move(const State& state, Rng& rng) const {
        if (state.turn == NATURE) return duel::sample_natures(state, rng);
        DuelLines lines = lines_;
        return choose(state, lines, rng);
    }

    bool is_horizon(const State& state) const {
        return state.phase == duel::Phase::over || state.round != round_;
    }

    // What each legal move seems worth to the player who makes it, in points.
    template <class Visit>
    void move_values(const State& state, Visit&& visit) const {
        const auto own_values = [&](auto&& take) {
            if (same_plates(state))
                visit_values(state, lines_, take);
            else
                visit_values(state, DuelLines(state, settings_), take);
        };
        if (!positions_) return own_values(visit);
        const auto& network = positions_->network;
        const auto policy = network.policy_of(network.hidden(DuelInputs(state).numbers()));
        const auto by_network = [&](int id) {
            return POINTS_PER_LOGIT * network.logit(policy, DuelPolicyLayout::rows_of(state, id));
        };
        const float share = settings_.duel_policy_share;
        if (share == 1)
            Game::for_each_legal(state, [&](int id) { visit(id, by_network(id)); });
        else
            own_values([&](int id, float value) { visit(id, value + share * (by_network(id) - value)); });
    }

    static int first_alike(const State&, int id) { return id; }

    // Plays the round to its end with moves that seem good; false if nobody can move, only in
    // positions that cannot arise.
    bool play_to_horizon(State& state, Rng& rng) const {
        NoEvents no_events;
        DuelLines lines = same_plates(state) ? lines_ : DuelLines(state, settings_);
        while (!is_horizon(state)) {
            const int player = state.turn;
            const bool laying = state.phase == duel::Phase::lay;
            const int id = player == NATURE ? duel::sample_natures(state, rng)
                                            : choose(state, lines, rng);
            if (id == NO_MOVE) return false;
            Game::apply(state, id, no_events);
            if (laying) lines.plate_laid(state, player, (id - duel::LAY_ID) / 4);
        }
        return true;
    }

    // At the horizon: the outcome, or each player's chance of winning from here. With two networks
    // it lies between what both say.
    Evaluation evaluate(const State& state) const {
        if (state.phase == duel::Phase::over) return final_evaluation(duel::outcome(state), settings_);
        Evaluation result = by_points(state);
        if (positions_ && settings_.duel_network_share > 0)
            blend(result, by_position(state), settings_.duel_network_share, duel::PLAYERS);
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
        const std::array<float, 2> points{expected_points(state, 0), expected_points(state, 1)};
        const float lead = static_cast<float>(state.boards[0].score - state.boards[1].score) +
                           (points[0] - points[1]);
        const float utility = hyperbolic_tangent(lead / (2 * weights_.calibration(state).scale));
        return {{(1 + utility) / 2, (1 - utility) / 2},
                {static_cast<float>(state.boards[0].score) + points[0],
                 static_cast<float>(state.boards[1].score) + points[1]},
                {utility, -utility}};
    }

    // What the position network says.
    Evaluation by_position(const State& state) const {
        const DuelInputs inputs(state);
        const auto said = positions_->network.value(positions_->network.hidden(inputs.numbers()));
        return evaluation_of(said, inputs.projected_scores(), DuelInputs::first_seat(state),
                             duel::PLAYERS, settings_);
    }

    template <class Visit>
    static void visit_values(const State& state, const DuelLines& lines, Visit&& visit) {
        Game::for_each_legal(
            state, [&](int id) { visit(id, DuelValues::move_value(state, lines, id)); });
    }

    bool same_plates(const State& state) const {
        return state.boards[0].plates == plates_[0] && state.boards[1].plates == plates_[1];
    }

    // The move of the highest value plus a little noise, so that play varies.
    int choose(const State& state, DuelLines& lines, Rng& rng) const {
        const Noise noise(rng);
        int best = NO_MOVE;
        float best_value = -1e9f;
        const auto consider = [&](int id, float value) {
            const float seems = value + settings_.playout_noise * noise(id);
            if (seems > best_value) {
                best_value = seems;
                best = id;
            }
        };
        if (state.phase == duel::Phase::acquire) DuelValues::best_takes(state, lines, consider);
        const auto [first, set] = duel::legal_choices(state);
        for_each_bit(set, [&, start = first](int at) {
            consider(start + at, DuelValues::cached_move_value(state, lines, start + at));
        });
        return best;
    }

    const Settings& settings_;
    const DuelWeights& weights_;
    const DuelPositionWeights* positions_;
    int round_;
    DuelLines lines_;
    std::array<std::array<std::int8_t, duel::SPACES>, duel::PLAYERS> plates_;
};

static_assert(PositionEvaluator<DuelEvaluator>);

// The evaluator of the search at full strength: with the position network if there is one, unless the
// settings give it no part.
class DuelNetworkEvaluator : public DuelEvaluator {
public:
    explicit DuelNetworkEvaluator(const State& root, const Settings& settings = DEFAULT_SETTINGS)
        : DuelEvaluator(root, settings, SharedWeights<DuelWeights>::get(),
                        settings.duel_network_share > 0 || settings.duel_policy_share > 0
                            ? SharedWeights<DuelPositionWeights>::find()
                            : nullptr) {}
};

static_assert(PositionEvaluator<DuelNetworkEvaluator>);

}  // namespace manueline::search
