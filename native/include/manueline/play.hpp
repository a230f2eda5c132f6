// Playing a game of any kind: with the check of legality, and at random.
#pragma once

#include "manueline/error.hpp"
#include "manueline/game_rules.hpp"
#include "manueline/moves.hpp"
#include "manueline/outcome.hpp"
#include "manueline/points.hpp"
#include "manueline/rng.hpp"
#include "manueline/tiles.hpp"

namespace manueline {

// Raises IllegalMove, and leaves the state as it was, if the rules forbid the move.
template <GameRules Game, class Sink>
void play(typename Game::State& state, int id, Sink& sink) {
    if (!Game::is_legal(state, id)) throw IllegalMove(id);
    Game::apply(state, id, sink);
}

// A legal move of whoever is to move: a player's evenly, nature's by its weight; NO_MOVE if there
// is none, which before the end of a game happens only in positions that cannot arise.
template <GameRules Game>
int sample_move(const typename Game::State& state, Rng& rng) {
    if (Game::turn(state) == NATURE) {
        const Chance chance = Game::chance(state);
        return chance.count ? chance.sample(rng) : NO_MOVE;
    }
    return Game::turn(state) == OVER ? NO_MOVE : Game::sample_players(state, rng);
}

// Plays to the end with moves drawn evenly; says how many moves players made.
template <GameRules Game>
long play_out(typename Game::State& state, Rng& rng) {
    for (long moves = 0;; ++moves) {
        if (Game::turn(state) == NATURE) Game::play_nature(state, rng);
        if (Game::turn(state) < 0 || !Game::play_randomly(state, rng)) return moves;
    }
}

// What random games from a position bring: each player's utility on average, and moves made.
struct Rollouts {
    std::array<double, 4> utility{};
    long moves = 0;
};

template <GameRules Game>
Rollouts roll_out(const typename Game::State& start, int games, Rng& rng) {
    Rollouts result;
    for (int game = 0; game < games; ++game) {
        typename Game::State state = start;
        result.moves += play_out<Game>(state, rng);
        if (Game::turn(state) != OVER) continue;
        const Outcome outcome = Game::outcome(state);
        for (int player = 0; player < outcome.players; ++player)
            result.utility[player] += outcome.utility(player) / games;
    }
    return result;
}

}  // namespace manueline
