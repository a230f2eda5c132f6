// What batches, bindings and the search ask of a game.
#pragma once

#include <concepts>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>

#include "manueline/moves.hpp"
#include "manueline/observation.hpp"
#include "manueline/outcome.hpp"
#include "manueline/points.hpp"
#include "manueline/rng.hpp"

namespace manueline {

// A game is a type without data whose functions work on its State, a plain value.
template <class Game>
concept GameRules =
    std::is_trivially_copyable_v<typename Game::State> &&
    std::equality_comparable<typename Game::State> &&
    requires(const typename Game::State& state, typename Game::State& changed, Rng& rng,
             NoEvents& no_events, void (*visit)(int), std::span<Value> row, int number) {
        // An upper bound of the ids of players' moves, which are 0, 1, ...
        requires std::same_as<decltype(Game::MOST_ACTIONS), const int>;
        { Game::action_count(state) } -> std::same_as<int>;
        { Game::players(state) } -> std::same_as<int>;
        { Game::turn(state) } -> std::same_as<int>;  // a player, NATURE or OVER
        { Game::round(state) } -> std::same_as<int>;
        { Game::score(state, number) } -> std::same_as<int>;
        { Game::outcome(state) } -> std::same_as<Outcome>;
        { Game::phase(state) } -> std::same_as<std::string_view>;
        { Game::text(state) } -> std::same_as<std::string>;

        { Game::is_legal(state, number) } -> std::same_as<bool>;
        Game::for_each_legal(state, visit);        // the ids of a player to move
        Game::apply(changed, number, no_events);   // a legal move, unchecked
        { Game::sample_players(state, rng) } -> std::same_as<int>;
        { Game::play_randomly(changed, rng) } -> std::same_as<bool>;

        { Game::chance(state) } -> std::same_as<Chance>;
        Game::play_nature(changed, rng);  // until a player is to move

        { Game::observation_size(state) } -> std::same_as<int>;
        Game::observe(state, number, row);
    };

}  // namespace manueline
