// How what a search has found becomes a chance to win: fitted to finished games (native/calibrate.py).
//
// A search thinks too well of the player to move, since it prefers what luck favoured in its own
// simulations, and it is too sure or not sure enough where its playouts are not like real play. Both
// are corrected here, and only in what is reported: the order of moves stays as it is.
#pragma once

#include <algorithm>
#include <cmath>

#include "manueline/search/evaluation.hpp"
#include "manueline/search/functions.hpp"

namespace manueline::search {

// The chances are those of a game that goes on with so many nodes for every move.
inline constexpr int FORECAST_NODES = 100;

// The rounds that have a calibration of their own; later ones share the last.
inline constexpr int FORECAST_ROUNDS = 5;

struct ForecastCalibration {
    float power;  // the power of what was found; above 1 the search is not sure enough
    float mover;  // added to the logarithm of the chance of the player to move
    float noise;  // also added, divided by the root of the visits of the best move

    // Of a move that was visited so often, in a search whose best move has `best_visits`.
    ForPlayers chances(const ForPlayers& found, int players, int to_move, long visits,
                       long best_visits) const {
        ForPlayers result{};
        const auto known = static_cast<float>(visits), equal = 1.0f / static_cast<float>(players);
        const float bias =
            mover + noise / std::sqrt(static_cast<float>(std::max(1L, best_visits)));
        float sum = 0;
        for (int player = 0; player < players; ++player) {
            // As if one more visit had found nothing, so that no chance is 0 before all is known.
            const float chance = (found[player] * known + equal) / (known + 1);
            const float added = player == to_move ? bias : 0.0f;
            sum += result[player] = exponential(power * logarithm(chance) + added);
        }
        for (int player = 0; player < players; ++player) result[player] /= sum;
        return result;
    }

    // How fast a player's chance grows with what was found.
    float slope(float found, float chance) const {
        const float found_variance = std::max(1e-4f, found * (1 - found));
        return power * chance * (1 - chance) / found_variance;
    }
};

inline constexpr ForecastCalibration UNFITTED_FORECAST{1, 0, 0};

}  // namespace manueline::search
