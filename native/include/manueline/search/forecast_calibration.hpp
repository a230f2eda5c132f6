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
    // Chances are proportional to found^power / (1 - found)^certainty * exp(bias), where the bias is
    // that of the player to move: mover + noise / sqrt(visits of the best move).
    float power;
    float certainty;
    float mover;
    float noise;

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
            sum += result[player] = exponential(power * logarithm(chance) -
                                                certainty * logarithm(1 - chance) + added);
        }
        for (int player = 0; player < players; ++player) result[player] /= sum;
        return result;
    }

    // How fast the chance of the player to move grows with what was found.
    float slope(const ForPlayers& found, int players, int to_move, long visits,
                long best_visits) const {
        constexpr float STEP = 0.01f;
        const float middle = std::clamp(found[to_move], 2 * STEP, 1 - 2 * STEP);
        const float others = 1 - found[to_move];
        const auto at = [&](float share) {
            ForPlayers moved{};
            for (int player = 0; player < players; ++player) {
                // The others divide the rest as what they were found to have; nothing, equally.
                const float part = others > STEP ? found[player] / others
                                                 : 1.0f / static_cast<float>(players - 1);
                moved[player] = player == to_move ? share : part * (1 - share);
            }
            return chances(moved, players, to_move, visits, best_visits)[to_move];
        };
        return (at(middle + STEP) - at(middle - STEP)) / (2 * STEP);
    }
};

inline constexpr ForecastCalibration UNFITTED_FORECAST{1, 0, 0, 0};

}  // namespace manueline::search
