// What self-play needs to know of each game.
#pragma once

#include <algorithm>
#include <array>
#include <filesystem>
#include <stdexcept>
#include <string>
#include <string_view>

#include "manueline/read_bytes.hpp"
#include "manueline/search/azul_evaluator.hpp"
#include "manueline/search/duel_evaluator.hpp"

namespace manueline::selfplay {

struct AzulTraits {
    using Evaluator = search::AzulEvaluator;
    using Weights = search::AzulWeights;
    using Features = search::AzulFeatures;
    using State = azul::State;
    using SearchEvaluator = search::AzulNetworkEvaluator;
    using PositionWeights = search::AzulPositionWeights;
    using Inputs = search::AzulInputs;
    using Policy = search::AzulPolicyLayout;
    static constexpr int MOST_MOVES = 240;
    static constexpr long FULL_NODES = 320, QUICK_NODES = 64;
    static constexpr double FULL_PART = 0.35;

    static bool is_before_deal(const State& state) {
        return state.phase == azul::Phase::deal && state.dealt == 0 && state.round > 1;
    }
    static int configuration(const State& state) { return 2 * (state.players - 2) + state.grey; }
    static int players(int configuration) { return 2 + configuration / 2; }

    // What the search needs beside the weights of the evaluator.
    static void load_search(const std::string& folder) {
        search::load_azul_weights(read_bytes(folder + "/azul-positions.weights"));
    }

    // The position network's part of the evaluation.
    static float& network_share(search::Settings& settings) {
        return settings.position_network_share;
    }

    // How often a decision leads to a round's end that could have been: some three a round.
    static double branches(const State& state) { return 0.6 / state.players; }

    // The configurations, which take turns by the number of a game.
    static State start(long game) {
        static constexpr std::array<int, 8> PLAYERS{2, 2, 3, 3, 4, 4, 2, 2};
        const auto turn = static_cast<std::size_t>(game % 8);
        return azul::new_state({PLAYERS[turn], turn % 2 == 1, NATURE});
    }

    // The same for the position network.
    static State network_start(long game) {
        static constexpr std::array<int, 16> CONFIGURATIONS{0, 2, 1, 4, 0, 3, 1, 5, 0, 2, 4, 1, 0, 4, 5, 2};
        const int configuration = CONFIGURATIONS[static_cast<std::size_t>(game % 16)];
        return azul::new_state({players(configuration), configuration % 2 == 1, NATURE});
    }

    // "2-coloured" to "4-grey".
    static State configured(std::string_view name) {
        const std::string_view wall = name.substr(std::min<std::size_t>(1, name.size()));
        if (name.empty() || name[0] < '2' || name[0] > '4' ||
            (wall != "-coloured" && wall != "-grey"))
            throw std::invalid_argument("no configuration of Azul: " + std::string(name));
        return azul::new_state({name[0] - '0', wall == "-grey", NATURE});
    }

    static State parse(const std::string& text) { return azul::parse_position(text); }
    static State view(const State& state) { return state; }
};

struct DuelTraits {
    using Evaluator = search::DuelEvaluator;
    using Weights = search::DuelWeights;
    using Features = search::DuelFeatures;
    using SearchEvaluator = search::DuelNetworkEvaluator;
    using PositionWeights = search::DuelPositionWeights;
    using Inputs = search::DuelInputs;
    using Policy = search::DuelPolicyLayout;
    using State = duel::State;
    static constexpr int MOST_MOVES = 192;
    // A simulation takes several times as long as one of Azul.
    static constexpr long FULL_NODES = 240, QUICK_NODES = 40;
    static constexpr double FULL_PART = 0.3;

    static bool is_before_deal(const State& state) {
        return state.round > 1 &&
               (state.phase == duel::Phase::display || state.phase == duel::Phase::fill);
    }
    static int configuration(const State& state) {
        return search::DuelWeights::configuration_of(state);
    }

    static float& network_share(search::Settings& settings) { return settings.duel_network_share; }

    static State network_start(long game) { return start(game); }

    static double branches(const State&) { return 0.25; }

    // The sides of the first game, and draws of three or four tablets, by the number of a game.
    static State start(long game) {
        unsigned first_game = 0;
        for (const int side : duel::FIRST_GAME) first_game |= 1u << side;
        if (game % 4 == 0)
            return duel::new_state({static_cast<std::uint8_t>(first_game), 3, NATURE});
        return duel::new_state({0, game % 4 == 1 ? 4 : 3, NATURE});
    }

    // "3-tablets" or "4-tablets".
    static State configured(std::string_view name) {
        if (name != "3-tablets" && name != "4-tablets")
            throw std::invalid_argument("no configuration of Duel: " + std::string(name));
        return duel::new_state({0, name[0] - '0', NATURE});
    }

    static State parse(const std::string& text) {
        const auto parts = text::split(text, ' ');
        const int tablets = static_cast<int>(text::split(parts.at(1), '+').size());
        return duel::parse_position(text, {0, tablets, NATURE});
    }

    static State view(const State& state) { return duel::masked(state, state.turn); }

    static void load_search(const std::string& folder) {
        const std::string file = folder + "/duel-positions.weights";
        if (std::filesystem::exists(file)) search::load_duel_weights(read_bytes(file));
    }
};

// The move of a player who has no choice, or NO_MOVE.
template <class Rules>
int only_move(const typename Rules::State& state) {
    int only = NO_MOVE, count = 0;
    Rules::for_each_legal(state, [&](int id) { only = id, ++count; });
    return count == 1 ? only : NO_MOVE;
}

}  // namespace manueline::selfplay
