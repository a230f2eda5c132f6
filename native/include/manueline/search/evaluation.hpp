// What positions are worth to their players.
#pragma once

#include <algorithm>
#include <array>

#include "manueline/outcome.hpp"
#include "manueline/search/functions.hpp"

namespace manueline::search {

inline constexpr int MOST_PLAYERS = 4;

using ForPlayers = std::array<float, MOST_PLAYERS>;

// What a position is worth to each player.
struct Evaluation {
    ForPlayers utility{};  // as Outcome::utility, from -1 to 1
    ForPlayers lead{};     // expected points ahead of the best other player at the end
};

// Leads from expected final scores.
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

// Of a finished game. Among outcomes that are equal, a higher score is a little better.
inline Evaluation final_evaluation(const Outcome& outcome, const ForPlayers& lead) {
    Evaluation result;
    result.lead = lead;
    for (int player = 0; player < outcome.players; ++player)
        result.utility[player] = 0.9f * outcome.utility(player) + 0.1f * hyperbolic_tangent(lead[player] / 20.0f);
    return result;
}

}  // namespace manueline::search
