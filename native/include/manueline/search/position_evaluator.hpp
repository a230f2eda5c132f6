// What the search asks of an evaluator, which knows what a game's moves and positions are worth.
#pragma once

#include <concepts>
#include <cstdint>

#include "manueline/game_rules.hpp"
#include "manueline/rng.hpp"
#include "manueline/search/evaluation.hpp"
#include "manueline/search/settings.hpp"

namespace manueline::search {

// An evaluator is made for the positions of one round, from the first of them that is searched.
template <class Evaluator>
concept PositionEvaluator =
    GameRules<typename Evaluator::Game> &&
    std::constructible_from<Evaluator, const typename Evaluator::Game::State&, const Settings&> &&
    requires(const Evaluator& evaluator, const typename Evaluator::Game::State& state,
             typename Evaluator::Game::State& changed, Rng& rng, int number,
             void (*visit)(int, float)) {
        // Whether every player knows all there is, so that a position has one node.
        requires std::same_as<decltype(Evaluator::PERFECT_INFORMATION), const bool>;

        // What the viewer cannot see: worlds that a view could be, choices that differ between
        // them, and what the viewer sees of such a choice.
        { Evaluator::shows_what_is_known(state, number) } -> std::same_as<bool>;
        { Evaluator::world(state, number, rng) } -> std::same_as<typename Evaluator::Game::State>;
        { Evaluator::is_private(state, number) } -> std::same_as<bool>;
        { Evaluator::visible_move(state, number, number) } -> std::same_as<int>;
        { evaluator.draw_move(state, rng) } -> std::same_as<int>;

        // The moves of the player to move: their values in points, and the first of those that
        // lead to the same.
        evaluator.move_values(state, visit);
        { Evaluator::first_alike(state, number) } -> std::same_as<int>;

        // Where looking ahead ends, the way there, and what a position there is worth.
        { evaluator.is_horizon(state) } -> std::same_as<bool>;
        { evaluator.play_to_horizon(changed, rng) } -> std::same_as<bool>;
        { evaluator.evaluate(state) } -> std::same_as<Evaluation>;
    } &&
    (!Evaluator::PERFECT_INFORMATION ||
     requires(const typename Evaluator::Game::State& state) {
         { Evaluator::key(state) } -> std::same_as<std::uint64_t>;  // within a round
         { Evaluator::same_round(state, state) } -> std::same_as<bool>;
     });

}  // namespace manueline::search
