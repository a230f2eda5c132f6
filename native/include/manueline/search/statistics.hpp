// What the simulations through a node have brought.
#pragma once

#include <cmath>
#include <cstdint>

#include "manueline/search/evaluation.hpp"

namespace manueline::search {

// What one simulation has found at its end.
struct Sample : Evaluation {
    ForPlayers final_score{};  // of the one game that was played to its end
};

struct Statistics {
    // No share of a victory has a larger standard deviation.
    static constexpr float LARGEST_ERROR = 0.5f;

    Evaluation mean;
    ForPlayers final_score{};           // its mean
    ForPlayers final_score_variance{};
    ForPlayers win_variance{};
    std::int32_t visits = 0;

    // Welford's running means and variances.
    void add(const Sample& sample) {
        const float share = 1.0f / static_cast<float>(++visits);
        for (int player = 0; player < MOST_PLAYERS; ++player) {
            mean.utility[player] += share * (sample.utility[player] - mean.utility[player]);
            mean.score[player] += share * (sample.score[player] - mean.score[player]);
            update(mean.win[player], win_variance[player], sample.win[player], share);
            update(final_score[player], final_score_variance[player], sample.final_score[player],
                   share);
        }
    }

    // The standard deviation of a player's score at the end.
    float spread(int player) const { return std::sqrt(final_score_variance[player]); }

    // The standard error of a player's mean share of the victory.
    float error(int player) const {
        if (visits < 2) return LARGEST_ERROR;
        return std::min(LARGEST_ERROR,
                        std::sqrt(win_variance[player] / static_cast<float>(visits - 1)));
    }

private:
    static void update(float& mean, float& variance, float value, float share) {
        const float before = value - mean;
        mean += share * before;
        variance += share * (before * (value - mean) - variance);
    }
};

}  // namespace manueline::search
