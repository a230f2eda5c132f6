// One simulation of a tree search: the way from the root to a leaf, and what the leaf is worth.
#pragma once

#include <cstdint>
#include <utility>
#include <vector>

#include "manueline/rng.hpp"
#include "manueline/search/playouts.hpp"
#include "manueline/search/position_evaluator.hpp"
#include "manueline/search/statistics.hpp"

namespace manueline::search {

// The leaf evaluation: the evaluator's, which is smooth, and a playout's, which has noise but misses
// nothing. The leaf lies at the horizon.
template <PositionEvaluator Evaluator>
Sample evaluate_leaf(const Evaluator& evaluator, const typename Evaluator::Game::State& leaf,
                     std::uint64_t luck, const Settings& settings) {
    using Game = typename Evaluator::Game;
    Sample result{evaluator.evaluate(leaf)};
    result.final_score = result.score;
    auto end = leaf;
    if (Game::turn(leaf) == OVER || !play_to_end<Evaluator>(end, luck, settings)) return result;
    const Evaluation played = evaluator.evaluate(end);
    const int players = Game::players(leaf);
    const ForPlayers lead = leads(played.score, players);
    const float share = settings.playout_share(Game::round(leaf));
    const auto blend = [share](float& value, float other) { value += share * (other - value); };
    for (int player = 0; player < players; ++player) {
        const float utility =
            (1 - settings.playout_lead_share) * played.utility[player] +
            settings.playout_lead_share *
                hyperbolic_tangent(lead[player] / settings.playout_lead_scale);
        blend(result.utility[player], utility);
        blend(result.win[player], played.win[player]);
        blend(result.score[player], played.score[player]);
    }
    result.final_score = played.score;
    return result;
}

// What a thread holds while it simulates. Only `sample` is computed apart from the tree.
template <PositionEvaluator Evaluator>
struct Simulation {
    using State = typename Evaluator::Game::State;

    State state{};           // the position reached
    std::uint64_t luck = 0;  // the seed of its random numbers
    Rng rng;
    std::vector<std::pair<int, int>> path;  // nodes, and the edges taken there
    std::vector<int> visited;               // all nodes on the way
    bool at_horizon = false;  // or the round is played on from a node of the tree

    // What the end of the way is worth.
    Sample sample(const Evaluator& evaluator, const Settings& settings) {
        if (!at_horizon) evaluator.play_to_horizon(state, rng);
        return evaluate_leaf(evaluator, state, luck, settings);
    }
};

}  // namespace manueline::search
