// The last turns of a round of Azul for two players, solved: every line of play to its end.
#pragma once

#include <limits>
#include <optional>
#include <utility>
#include <vector>

#include "manueline/search/azul_evaluator.hpp"

namespace manueline::search {

struct Solution {
    int id = NO_MOVE;  // the best move of the player to move
    float value = 0;   // what it is worth to that player
    long nodes = 0;    // the positions whose moves were tried
};

// Alpha-beta without a horizon of its own: `objective` says what the round's end is worth to
// player 0, and as much less to player 1. Between here and there nothing is left to chance.
template <class Objective>
class Solver {
public:
    Solver(const azul::State& root, Objective objective, long budget)
        : root_(root), evaluator_(root), objective_(std::move(objective)), budget_(budget),
          left_(budget) {}

    // Nothing if there are more positions, those at the round's end apart, than the budget allows.
    std::optional<Solution> solve() {
        if (root_.players != 2 || root_.turn < 0) return std::nullopt;
        Solution solution;
        const float infinity = std::numeric_limits<float>::infinity();
        const float value = alpha_beta(root_, -infinity, infinity, &solution.id);
        if (left_ < 0 || solution.id == NO_MOVE) return std::nullopt;
        solution.value = root_.turn == 0 ? value : -value;
        solution.nodes = budget_ - left_;
        return solution;
    }

private:
    // What best play from here is worth to player 0.
    float alpha_beta(const azul::State& state, float alpha, float beta, int* chosen = nullptr) {
        if (evaluator_.is_horizon(state)) return objective_(state);
        if (--left_ < 0) return 0;
        std::vector<std::pair<float, int>> moves;
        evaluator_.move_values(state, [&](int id, float value) { moves.emplace_back(-value, id); });
        std::sort(moves.begin(), moves.end());
        const bool first = state.turn == 0;
        float found = first ? -std::numeric_limits<float>::infinity()
                            : std::numeric_limits<float>::infinity();
        for (const auto& [seems, id] : moves) {
            azul::State after = state;
            NoEvents no_events;
            azul::apply(after, id, no_events);
            const float value = alpha_beta(after, alpha, beta);
            if (left_ < 0) return 0;
            if (first ? value > found : value < found) {
                found = value;
                if (chosen) *chosen = id;
            }
            (first ? alpha : beta) = first ? std::max(alpha, found) : std::min(beta, found);
            if (alpha >= beta) break;
        }
        return found;
    }

    azul::State root_;
    AzulEvaluator evaluator_;
    Objective objective_;
    long budget_, left_;
};

// By how many points the player to move is ahead at the round's end after best play of both.
inline std::optional<Solution> solve_for_points(const azul::State& state, long budget) {
    const auto lead = [](const azul::State& end) {
        return static_cast<float>(end.boards[0].score - end.boards[1].score);
    };
    return Solver(state, lead, budget).solve();
}

// The best move by the outcome, if this is the last round; the end of any other is not certain.
inline std::optional<Solution> solve_for_utility(const azul::State& state, long budget) {
    const AzulEvaluator evaluator(state);
    bool goes_on = false;
    const auto utility = [&](const azul::State& end) {
        goes_on |= end.phase != azul::Phase::over;
        return goes_on ? 0.0f : evaluator.evaluate(end).utility[0];
    };
    const auto solution = Solver(state, utility, budget).solve();
    return goes_on ? std::nullopt : solution;
}

}  // namespace manueline::search
