// Which move a simulation tries at a node.
#pragma once

#include <algorithm>
#include <cmath>

#include "manueline/search/functions.hpp"
#include "manueline/search/graph.hpp"
#include "manueline/search/settings.hpp"

namespace manueline::search {

// The edge of the best sum of what is known of a move and what is not: PUCT and a UCB1 bonus. Moves
// are tried in their order, so only the first untried one need be looked at.
inline int select(const Graph& graph, const Node& node, const Settings& settings) {
    const Statistics& found = node.found;
    const auto visits = static_cast<float>(found.visits + 1);
    const float untried =
        (found.visits ? found.mean.utility[node.turn] : 0.0f) - settings.first_play_reduction;
    const float spread = settings.puct * std::sqrt(visits);
    const float bonus = settings.ucb_bonus * std::sqrt(logarithm(visits));
    const int last = node.first + std::min<int>(node.tried + 1, node.count);
    int best = node.first;
    float best_score = -1e18f;
    for (int index = node.first; index < last; ++index) {
        const Edge& edge = graph.edges[index];
        const std::int32_t taken = edge.visits + edge.in_flight;
        const auto times = static_cast<float>(1 + taken);
        const float mean = taken ? edge.mean_with_losses() + bonus / std::sqrt(times) : untried;
        const float score = mean + spread * edge.prior / times;
        if (score > best_score) {
            best_score = score;
            best = index;
        }
    }
    return best;
}

}  // namespace manueline::search
