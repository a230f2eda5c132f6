// The fitted numbers of Duel's evaluation.
#pragma once

#include "manueline/search/duel_features.hpp"
#include "manueline/search/forecast_calibration.hpp"
#include "manueline/search/network.hpp"

namespace manueline::search {

struct DuelWeights {
    static constexpr std::string_view GAME = "duel";
    static constexpr int STAGES = DuelLayout::STAGE.size;  // after round 1, 2, ...; then the last
    static constexpr int TABLET_COUNTS = 2;                // 3, 4
    static constexpr int CONFIGURATIONS = TABLET_COUNTS;
    static constexpr int CALIBRATIONS = CONFIGURATIONS * STAGES;
    static constexpr int FORECASTS = CONFIGURATIONS * FORECAST_ROUNDS;
    static constexpr int NETWORKS = 1;
    static constexpr std::uint64_t LAYOUT_HASH = LayoutHash()
                                                     .add(DuelLayout::BLOCKS)
                                                     .add(HIDDEN_UNITS)
                                                     .add(NETWORKS)
                                                     .add(TABLET_COUNTS)
                                                     .add(STAGES)
                                                     .add(FORECASTS)
                                                     .add(int{sizeof(ForecastCalibration)})
                                                     .value();

    std::array<Network<DuelLayout::COUNT>, NETWORKS> networks;
    std::array<Calibration, CALIBRATIONS> calibrations;
    std::array<ForecastCalibration, FORECASTS> forecasts;

    const Calibration& calibration(const duel::State& state) const {
        return calibrations[calibration_of(state)];
    }

    static std::size_t calibration_of(const duel::State& state) {
        const int stage = std::clamp(state.round - 2, 0, STAGES - 1);
        return static_cast<std::size_t>(configuration_of(state) * STAGES + stage);
    }

    const ForecastCalibration& forecast(const duel::State& state) const {
        const int round = std::clamp<int>(state.round, 1, FORECAST_ROUNDS);
        return forecasts[static_cast<std::size_t>(configuration_of(state) * FORECAST_ROUNDS + round - 1)];
    }

    static int configuration_of(const duel::State& state) {
        return std::clamp<int>(state.tablet_count - 3, 0, TABLET_COUNTS - 1);
    }

    static std::size_t network_of(const duel::State&) { return 0; }

    // The points that the rest of the game is expected to bring a player.
    float expected_points(const duel::State& state, int player) const {
        const float said = networks[network_of(state)](DuelFeatures(state, player).values);
        return calibration(state).points(said);
    }
};

}  // namespace manueline::search
