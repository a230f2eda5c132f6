// The last turns of a round of Azul for two players, solved: every line of play to its end.
#pragma once

#include <algorithm>
#include <limits>
#include <optional>
#include <utility>

#include "manueline/search/azul_evaluator.hpp"
#include "manueline/search/ranked_moves.hpp"

namespace manueline::search {

// The end of a round.
struct RoundEnd {
    float value = 0;  // what player 0 maximises, and player 1 minimises
    ForPlayers win{};  // of a finished game
    ForPlayers score{};
};

struct Solution {
    int id = NO_MOVE;  // the best move of the player to move
    RoundEnd end;      // what best play of both leads to
    long nodes = 0;    // the positions whose moves were tried
};

// Alpha-beta without a horizon of its own: `objective` says what the round's end is worth, or nothing
// if that is not certain, and then there is no solution. Between here and there nothing is left to
// chance.
template <class Objective>
class Solver {
public:
    Solver(const azul::State& root, Objective objective, long budget)
        : root_(root), evaluator_(root), objective_(std::move(objective)), budget_(budget),
          left_(budget) {}

    // Nothing if there are more positions, those at the round's end apart, than the budget allows, or
    // as soon as an end is not certain.
    std::optional<Solution> solve() {
        if (root_.players != 2 || root_.turn < 0) return std::nullopt;
        Solution solution;
        solution.end = alpha_beta(root_, -INFINITE, INFINITE, &solution.id);
        if (left_ < 0 || solution.id == NO_MOVE) return std::nullopt;
        solution.nodes = budget_ - left_;
        return solution;
    }

private:
    static constexpr float INFINITE = std::numeric_limits<float>::infinity();
    static constexpr long NOTHING = -1;  // what is left of the budget once there is no solution

    // What best play from here leads to.
    RoundEnd alpha_beta(const azul::State& state, float alpha, float beta, int* chosen = nullptr) {
        if (evaluator_.is_horizon(state)) return end_of(state);
        if (--left_ < 0) return {};
        RankedMoves<AzulGame> moves;
        const int count = rank_all(evaluator_, state, moves);
        const bool first = state.turn == 0;
        RoundEnd best{first ? -INFINITE : INFINITE, {}, {}};
        for (int index = 0; index < count; ++index) {
            const int id = moves[index].second;
            azul::State after = state;
            NoEvents no_events;
            azul::apply(after, id, no_events);
            const RoundEnd end = alpha_beta(after, alpha, beta);
            if (left_ < 0) return {};
            if (first ? end.value > best.value : end.value < best.value) {
                best = end;
                if (chosen) *chosen = id;
            }
            if (first)
                alpha = std::max(alpha, best.value);
            else
                beta = std::min(beta, best.value);
            if (alpha >= beta) break;
        }
        return best;
    }

    RoundEnd end_of(const azul::State& state) {
        const std::optional<RoundEnd> end = objective_(state);
        if (!end) left_ = NOTHING;
        return end.value_or(RoundEnd{});
    }

    azul::State root_;
    AzulEvaluator evaluator_;
    Objective objective_;
    long budget_, left_;
};

// The best move by the lead at the round's end.
inline std::optional<Solution> solve_for_points(const azul::State& state, long budget) {
    const auto lead = [](const azul::State& end) {
        const auto first = static_cast<float>(end.boards[0].score);
        const auto second = static_cast<float>(end.boards[1].score);
        return std::optional(RoundEnd{first - second, {}, {first, second}});
    };
    return Solver(state, lead, budget).solve();
}

// The best move by the outcome, and among equal outcomes by the lead, if this is the last round;
// the end of any other is not certain.
inline std::optional<Solution> solve_for_outcome(const azul::State& state, long budget) {
    constexpr float VICTORY = 1000;  // more than any lead
    const auto outcome = [](const azul::State& end) -> std::optional<RoundEnd> {
        if (end.phase != azul::Phase::over) return std::nullopt;
        const Evaluation known = final_evaluation(azul::outcome(end));
        return RoundEnd{VICTORY * known.win[0] + known.score[0] - known.score[1], known.win,
                        known.score};
    };
    return Solver(state, outcome, budget).solve();
}

}  // namespace manueline::search
