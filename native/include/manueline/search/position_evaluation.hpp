// What a position network says, as an evaluation, alone and beside another one.
#pragma once

#include <algorithm>
#include <array>

#include "manueline/search/evaluation.hpp"

namespace manueline::search {

// What a position network says of a position, whose seats are counted from `first`.
template <class Said>
Evaluation evaluation_of(const Said& said, const std::array<int, MOST_PLAYERS>& projected_scores,
                         int first, int players, const Settings& settings) {
    const float best = *std::max_element(said.win.begin(), said.win.begin() + players);
    ForPlayers weight{};
    float sum = 0;
    for (int seat = 0; seat < players; ++seat) sum += weight[seat] = exponential(said.win[seat] - best);
    Evaluation result;
    for (int seat = 0; seat < players; ++seat) {
        const int player = (first + seat) % players;
        result.win[player] = weight[seat] / sum;
        result.score[player] = static_cast<float>(projected_scores[seat]) + said.points[seat];
    }
    const ForPlayers lead = leads(result.score, players);
    const auto all = static_cast<float>(players);
    for (int player = 0; player < players; ++player)
        result.utility[player] =
            (1 - settings.final_lead_share) * (all * result.win[player] - 1) / (all - 1) +
            settings.final_lead_share * hyperbolic_tangent(lead[player] / settings.final_lead_scale);
    return result;
}

// Between two evaluations.
inline void blend(Evaluation& result, const Evaluation& other, float share, int players) {
    const auto one = [&](ForPlayers& values, const ForPlayers& others) {
        for (int player = 0; player < players; ++player)
            values[player] += share * (others[player] - values[player]);
    };
    one(result.win, other.win);
    one(result.score, other.score);
    one(result.utility, other.utility);
}

}  // namespace manueline::search
