// What positions are worth to their players.
#pragma once

#include <algorithm>
#include <array>

#include "manueline/outcome.hpp"
#include "manueline/search/functions.hpp"
#include "manueline/search/settings.hpp"

namespace manueline::search {

inline constexpr int MOST_PLAYERS = 4;

using ForPlayers = std::array<float, MOST_PLAYERS>;

// What a position is worth to each player. The first two are forecasts, which people are told; the
// third steers the search, and mixes the outcome with points, so it is not a probability.
struct Evaluation {
    ForPlayers win{};      // the expected share of the victory; 1 in all
    ForPlayers score{};    // the expected score at the end
    ForPlayers utility{};  // as Outcome::utility, from -1 to 1
};

// By how much each player is ahead of the best other one.
inline ForPlayers leads(const ForPlayers& scores, int players) {
    ForPlayers result{};
    for (int player = 0; player < players; ++player) {
        float best = -1e9f;
        for (int other = 0; other < players; ++other)
            if (other != player) best = std::max(best, scores[other]);
        result[player] = scores[player] - best;
    }
    return result;
}

// Of a finished game. Among outcomes that are equal, a higher score has a little more utility.
inline Evaluation final_evaluation(const Outcome& outcome,
                                   const Settings& settings = DEFAULT_SETTINGS) {
    Evaluation result;
    for (int player = 0; player < outcome.players; ++player) {
        result.win[player] = outcome.share(player);
        result.score[player] = static_cast<float>(outcome.scores[player]);
    }
    const ForPlayers lead = leads(result.score, outcome.players);
    for (int player = 0; player < outcome.players; ++player)
        result.utility[player] =
            (1 - settings.final_lead_share) * outcome.utility(player) +
            settings.final_lead_share *
                hyperbolic_tangent(lead[player] / settings.final_lead_scale);
    return result;
}

}  // namespace manueline::search
