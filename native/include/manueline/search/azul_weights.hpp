// The fitted numbers of Azul's evaluation.
#pragma once

#include "manueline/search/azul_features.hpp"
#include "manueline/search/forecast_calibration.hpp"
#include "manueline/search/network.hpp"

namespace manueline::search {

struct AzulWeights {
    static constexpr std::string_view GAME = "azul";
    static constexpr int STAGES = AzulLayout::STAGE.size;  // after round 1, 2, ...; then the last
    static constexpr int WALLS = 2;                        // coloured, grey
    static constexpr int PLAYER_COUNTS = 3;                // 2, 3, 4
    static constexpr int CONFIGURATIONS = PLAYER_COUNTS * WALLS;
    static constexpr int CALIBRATIONS = CONFIGURATIONS * STAGES;
    static constexpr int FORECASTS = CONFIGURATIONS * FORECAST_ROUNDS;
    static constexpr int NETWORKS = WALLS;
    static constexpr std::uint64_t LAYOUT_HASH = LayoutHash()
                                                     .add(AzulLayout::BLOCKS)
                                                     .add(HIDDEN_UNITS)
                                                     .add(NETWORKS)
                                                     .add(PLAYER_COUNTS)
                                                     .add(WALLS)
                                                     .add(STAGES)
                                                     .add(FORECASTS)
                                                     .add(int{sizeof(ForecastCalibration)})
                                                     .value();

    std::array<Network<AzulLayout::COUNT>, NETWORKS> networks;
    std::array<Calibration, CALIBRATIONS> calibrations;
    std::array<ForecastCalibration, FORECASTS> forecasts;

    const Calibration& calibration(const azul::State& state) const {
        return calibrations[calibration_of(state)];
    }

    static std::size_t calibration_of(const azul::State& state) {
        const int stage = std::clamp(state.round - 2, 0, STAGES - 1);
        return static_cast<std::size_t>(configuration_of(state) * STAGES + stage);
    }

    const ForecastCalibration& forecast(const azul::State& state) const {
        return forecasts[forecast_of(state)];
    }

    static std::size_t forecast_of(const azul::State& state) {
        const int round = std::clamp<int>(state.round, 1, FORECAST_ROUNDS);
        return static_cast<std::size_t>(configuration_of(state) * FORECAST_ROUNDS + round - 1);
    }

    static int configuration_of(const azul::State& state) {
        return (state.players - 2) * WALLS + state.grey;
    }

    static std::size_t network_of(const azul::State& state) { return state.grey; }

    // The points that the rest of the game is expected to bring a player.
    float expected_points(const azul::State& state, int player) const {
        const float said = networks[network_of(state)](AzulFeatures(state, player).values);
        return calibration(state).points(said);
    }
};

}  // namespace manueline::search
