// What a plain player knows of either game.
#pragma once

#include <type_traits>

#include "azul_sense.hpp"
#include "duel_sense.hpp"

namespace reference {

template <class Game>
using Sense = std::conditional_t<std::is_same_v<Game, AzulGame>, AzulSense, DuelSense>;

// How far a player is ahead of the best of the others.
template <class Game>
float lead(const typename Game::State& state, int player) {
    float others = -1e9f;
    for (int other = 0; other < Game::players(state); ++other)
        if (other != player) others = std::max(others, Sense<Game>::worth(state, other));
    return Sense<Game>::worth(state, player) - others;
}

}  // namespace reference
