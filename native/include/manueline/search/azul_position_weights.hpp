// The fitted numbers of Azul's position network.
#pragma once

#include "manueline/search/azul_inputs.hpp"
#include "manueline/search/azul_weights.hpp"
#include "manueline/search/position_weights.hpp"

namespace manueline::search {

struct AzulPositionWeights : PositionWeights<AzulInputLayout, AzulPolicyLayout, 384,
                                             AzulWeights::FORECASTS> {
    static constexpr std::string_view GAME = "azul";

    const ForecastCalibration& forecast(const azul::State& state) const {
        return forecasts[AzulWeights::forecast_of(state)];
    }
};

inline const char* fault_of(const AzulPositionWeights& weights) { return fault_of(weights.forecasts); }

// Either file of Azul's weights, for searches that start from now on. Raises WeightsError.
inline void load_azul_weights(std::string_view bytes) {
    load_either<AzulWeights, AzulPositionWeights>(bytes);
}

}  // namespace manueline::search
