// Games played to their end by what moves seem worth: cheap, and so many that chance averages out.
// The evaluation is fitted to what they bring.
#pragma once

#include "manueline/play.hpp"
#include "manueline/search/worth.hpp"

namespace manueline::search {

// What the rest of the game brings on average.
struct Prospect {
    ForPlayers score{};    // at the end
    ForPlayers utility{};  // as Outcome::utility
};

// Plays a game to its end; false if it has none, only in positions that cannot arise.
template <class Mind>
bool play_to_end(typename Mind::Game::State& state, Rng& rng) {
    using Game = typename Mind::Game;
    while (Game::turn(state) != OVER) {
        if (Game::turn(state) == NATURE) Game::play_nature(state, rng);
        if (Game::turn(state) < 0 || !Mind(state).to_horizon(state, rng)) break;
    }
    return Game::turn(state) == OVER;
}

template <class Mind>
Prospect play_outs(const typename Mind::Game::State& start, int games, Rng& rng) {
    using Game = typename Mind::Game;
    Prospect prospect;
    const int players = Game::players(start);
    for (int game = 0; game < games; ++game) {
        auto state = start;
        if (!play_to_end<Mind>(state, rng)) continue;
        const Outcome outcome = Game::outcome(state);
        for (int player = 0; player < players; ++player) {
            prospect.score[player] += static_cast<float>(outcome.scores[player]) / static_cast<float>(games);
            prospect.utility[player] += outcome.utility(player) / static_cast<float>(games);
        }
    }
    return prospect;
}

}  // namespace manueline::search
