// The fitted numbers of Azul's evaluation.
#pragma once

#include "manueline/search/azul_features.hpp"
#include "manueline/search/network.hpp"

namespace manueline::search {

struct AzulWeights {
    static constexpr std::string_view GAME = "azul";
    static constexpr int STAGES = AzulLayout::STAGE.size;  // after round 1, 2, ...; then the last
    static constexpr int WALLS = 2;                        // coloured, grey
    static constexpr int PLAYER_COUNTS = 3;                // 2, 3, 4
    static constexpr int CALIBRATIONS = PLAYER_COUNTS * WALLS * STAGES;
    static constexpr int NETWORKS = WALLS;
    static constexpr std::uint64_t LAYOUT_HASH = LayoutHash()
                                                     .add(AzulLayout::BLOCKS)
                                                     .add(HIDDEN_UNITS)
                                                     .add(NETWORKS)
                                                     .add(PLAYER_COUNTS)
                                                     .add(WALLS)
                                                     .add(STAGES)
                                                     .value();

    std::array<Network<AzulLayout::COUNT>, NETWORKS> networks;
    std::array<Calibration, CALIBRATIONS> calibrations;

    const Calibration& calibration(const azul::State& state) const {
        return calibrations[calibration_of(state)];
    }

    static std::size_t calibration_of(const azul::State& state) {
        const int stage = std::clamp(state.round - 2, 0, STAGES - 1);
        return static_cast<std::size_t>(((state.players - 2) * WALLS + state.grey) * STAGES + stage);
    }

    static std::size_t network_of(const azul::State& state) { return state.grey; }

    // The points that the rest of the game is expected to bring a player.
    float expected_points(const azul::State& state, int player) const {
        const float said = networks[network_of(state)](AzulFeatures(state, player).values);
        return calibration(state).points(said);
    }
};

}  // namespace manueline::search
