// The fitted numbers of Duel's position network.
#pragma once

#include <algorithm>

#include "manueline/search/duel_inputs.hpp"
#include "manueline/search/duel_policy.hpp"
#include "manueline/search/duel_weights.hpp"
#include "manueline/search/position_weights.hpp"

namespace manueline::search {

struct DuelPositionWeights
    : PositionWeights<DuelInputLayout, DuelPolicyLayout, 256, DuelWeights::FORECASTS> {
    static constexpr std::string_view GAME = "duel";

    const ForecastCalibration& forecast(const duel::State& state) const {
        const int round = std::clamp<int>(state.round, 1, FORECAST_ROUNDS);
        return forecasts[static_cast<std::size_t>(
            DuelWeights::configuration_of(state) * FORECAST_ROUNDS + round - 1)];
    }
};

inline const char* fault_of(const DuelPositionWeights& weights) { return fault_of(weights.forecasts); }

// Either file of Duel's weights, for searches that start from now on. Raises WeightsError.
inline void load_duel_weights(std::string_view bytes) {
    load_either<DuelWeights, DuelPositionWeights>(bytes);
}

}  // namespace manueline::search
