// The fitted numbers of a game's position network, in the order of their file.
#pragma once

#include "manueline/search/feature_layout.hpp"
#include "manueline/search/forecast_calibration.hpp"
#include "manueline/search/position_network.hpp"
#include "manueline/search/weights_file.hpp"

namespace manueline::search {

// `PolicyRows` numbers the rows of moves, and the first layer has `wide` units.
template <class Inputs, class PolicyRows, int wide, int forecast_count>
struct PositionWeights {
    using Network = PositionNetwork<Inputs::COUNT, PolicyRows::COUNT, wide>;

    static constexpr int FORECASTS = forecast_count;
    static constexpr std::uint64_t LAYOUT_HASH = LayoutHash()
                                                     .add(Inputs::BLOCKS)
                                                     .add(Inputs::COUNT)
                                                     .add(PolicyRows::COUNT)
                                                     .add(Network::WIDE)
                                                     .add(Network::NARROW)
                                                     .add(Network::POLICY)
                                                     .add(FORECASTS)
                                                     .add(int{sizeof(ForecastCalibration)})
                                                     .value();

    Network network;
    std::array<ForecastCalibration, FORECASTS> forecasts;
};

// Either file of a game's weights, for searches that start from now on. Raises WeightsError.
template <class Weights, class OfPositions>
void load_either(std::string_view bytes) {
    if (layout_of(bytes) == OfPositions::LAYOUT_HASH)
        SharedWeights<OfPositions>::load(bytes);
    else
        SharedWeights<Weights>::load(bytes);
}

}  // namespace manueline::search
