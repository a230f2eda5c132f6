// Playouts: games played to their end by the values of moves. They are cheap, and over many of
// them luck averages out; the networks are fitted to their means.
#pragma once

#include "manueline/play.hpp"
#include "manueline/search/evaluation.hpp"
#include "manueline/search/position_evaluator.hpp"

namespace manueline::search {

// What the rest of the game brings on average.
struct PlayoutMeans {
    ForPlayers score{};    // at the end
    ForPlayers utility{};  // as Outcome::utility
};

// Plays a game to its end; false if it has none, only in positions that cannot arise. Every round
// has its own random numbers, so that two games with one seed get the same deals from the same bag,
// however many numbers their earlier rounds used.
template <PositionEvaluator Evaluator>
bool play_to_end(typename Evaluator::Game::State& state, std::uint64_t seed,
                 const Settings& settings = DEFAULT_SETTINGS) {
    using Game = typename Evaluator::Game;
    constexpr std::uint64_t ROUND = 0xd1342543de82ef95;
    while (Game::turn(state) != OVER) {
        Rng rng(seed ^ ROUND * static_cast<std::uint64_t>(Game::round(state)));
        if (Game::turn(state) == NATURE) Game::play_nature(state, rng);
        if (Game::turn(state) < 0 || !Evaluator(state, settings).play_to_horizon(state, rng)) break;
    }
    return Game::turn(state) == OVER;
}

template <PositionEvaluator Evaluator>
PlayoutMeans play_outs(const typename Evaluator::Game::State& start, int games, Rng& rng) {
    using Game = typename Evaluator::Game;
    PlayoutMeans means;
    const int players = Game::players(start);
    for (int game = 0; game < games; ++game) {
        auto state = start;
        if (!play_to_end<Evaluator>(state, rng.next())) continue;
        const Outcome outcome = Game::outcome(state);
        for (int player = 0; player < players; ++player) {
            means.score[player] += static_cast<float>(outcome.scores[player]) / static_cast<float>(games);
            means.utility[player] += outcome.utility(player) / static_cast<float>(games);
        }
    }
    return means;
}

}  // namespace manueline::search
