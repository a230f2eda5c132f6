// The moves of a position in the order of what they seem worth.
#pragma once

#include <algorithm>
#include <array>
#include <cassert>
#include <cstdint>
#include <utility>
#include <vector>

#include "manueline/search/position_evaluator.hpp"

namespace manueline::search {

// What a move seems worth, negated so that the best one is the least, and its id.
using RankedMove = std::pair<float, std::int16_t>;

template <GameRules Game>
using RankedMoves = std::array<RankedMove, Game::MOST_ACTIONS>;

// The moves that `is_wanted` wants, those that seem best first; says how many there are.
template <PositionEvaluator Evaluator, class IsWanted>
int rank(const Evaluator& evaluator, const typename Evaluator::Game::State& state,
         RankedMoves<typename Evaluator::Game>& moves, const IsWanted& is_wanted) {
    int count = 0;
    evaluator.move_values(state, [&](int id, float value) {
        if (!is_wanted(id)) return;
        assert(count < static_cast<int>(moves.size()));
        moves[count++] = {-value, static_cast<std::int16_t>(id)};
    });
    std::sort(moves.begin(), moves.begin() + count);
    return count;
}

// Of moves that are alike only the first, so that their visits are not divided.
template <PositionEvaluator Evaluator>
int rank_all(const Evaluator& evaluator, const typename Evaluator::Game::State& state,
             RankedMoves<typename Evaluator::Game>& moves) {
    return rank(evaluator, state, moves,
                [&](int id) { return Evaluator::first_alike(state, id) == id; });
}

template <PositionEvaluator Evaluator>
int rank_named(const Evaluator& evaluator, const typename Evaluator::Game::State& state,
               const std::vector<int>& named, RankedMoves<typename Evaluator::Game>& moves) {
    return rank(evaluator, state, moves, [&](int id) {
        return std::find(named.begin(), named.end(), id) != named.end();
    });
}

}  // namespace manueline::search
