// Playing a game of any kind: with the check of legality, and at random.
#pragma once

#include "manueline/error.hpp"
#include "manueline/moves.hpp"
#include "manueline/points.hpp"
#include "manueline/rng.hpp"
#include "manueline/tiles.hpp"

namespace manueline {

inline constexpr int NO_MOVE = -1000;

// Raises IllegalMove, and leaves the state as it was, if the rules forbid the move.
template <class Game, class Sink>
void play(typename Game::State& state, int id, Sink& sink) {
    if (!Game::is_legal(state, id)) throw IllegalMove(id);
    Game::apply(state, id, sink);
}

// A legal move of whoever is to move: a player's evenly, nature's by its weight; NO_MOVE if there
// is none, which but for the end of a game happens in positions only a hand can make.
template <class Game>
int sample_move(const typename Game::State& state, Rng& rng) {
    if (Game::turn(state) == NATURE) {
        const Chance chance = Game::chance(state);
        return chance.count ? chance.sample(rng) : NO_MOVE;
    }
    if (Game::turn(state) == OVER) return NO_MOVE;
    const typename Game::Legal legal(state);
    const int count = legal.count();
    return count ? legal.nth(static_cast<int>(rng.below(count))) : NO_MOVE;
}

// Plays to the end with moves drawn evenly; says how many moves players made.
template <class Game>
long play_out(typename Game::State& state, Rng& rng) {
    NoEvents nobody;
    for (long moves = 0;; ++moves) {
        if (Game::turn(state) == NATURE) Game::play_nature(state, rng);
        if (Game::turn(state) < 0) return moves;
        const int id = sample_move<Game>(state, rng);
        if (id == NO_MOVE) return moves;
        Game::apply(state, id, nobody);
    }
}

}  // namespace manueline
