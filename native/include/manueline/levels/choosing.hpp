// How a level chooses a move: from a view, a seed and the weights of the search, nothing else.
#pragma once

#include <algorithm>
#include <cstdint>
#include <string>
#include <vector>

#include "manueline/levels/azul_parts.hpp"
#include "manueline/levels/duel_parts.hpp"
#include "manueline/levels/level.hpp"
#include "manueline/search/noise.hpp"
#include "manueline/search/solver.hpp"
#include "manueline/search/tree.hpp"
#include "manueline/sha256.hpp"

namespace manueline::levels {

// A move that may be chosen, and the points that it is expected to bring.
struct Candidate {
    int id = NO_MOVE;
    float own = 0;     // for the player who chooses
    float others = 0;  // for the best of the others
};

// The seed of all that is random in a choice. It hashes the text of the view, as Python writes it,
// so that positions do not share their errors.
template <class Game>
std::uint64_t seed_of_view(std::uint64_t seed, const typename Game::State& view, int viewer) {
    const auto digest = Sha256::of(std::to_string(seed) + " view:" + std::to_string(viewer + 1) +
                                   " " + Game::text(view));
    std::uint64_t first = 0;
    for (int byte = 0; byte < 8; ++byte) first = first << 8 | digest[byte];
    return first;
}

// An error of mean 0 and standard deviation 1, nearly normal: the sum of four even ones.
inline float standard_error(const search::Noise& noise, int id) {
    constexpr float ROOT_OF_3 = 1.7320508f;
    const float sum =
        noise(4 * id) + noise(4 * id + 1) + noise(4 * id + 2) + noise(4 * id + 3);
    return (sum - 2.0f) * ROOT_OF_3;
}

// All legal moves, by what this turn alone brings.
template <class Evaluator>
std::vector<Candidate> valued(const typename Evaluator::State& view) {
    std::vector<Candidate> moves;
    Evaluator(view).move_values(
        view, [&](int id, float value) { moves.push_back({id, value, 0}); });
    return moves;
}

// The moves that a search has tried.
inline std::vector<Candidate> tried(const std::vector<search::MoveReport>& report, int viewer,
                                    int players) {
    std::vector<Candidate> moves;
    for (const auto& move : report) {
        if (!move.visits) continue;
        float others = -1e9f;
        for (int player = 0; player < players; ++player)
            if (player != viewer) others = std::max(others, move.score[player]);
        moves.push_back({move.id, move.score[viewer], others});
    }
    return moves;
}

// The candidates in the order in which they seem good to a player who makes these mistakes.
template <class Evaluator>
std::vector<Candidate> ranked(const Mistakes& mistakes, const typename Evaluator::State& view,
                              std::uint64_t view_seed, std::vector<Candidate> moves) {
    constexpr std::uint64_t ERRORS = 0x94d049bb133111eb;  // not the numbers that the search draws
    Rng rng(view_seed ^ ERRORS);
    const search::Noise noise(rng);
    const Evaluator evaluator(view);
    const auto seems = [&](const Candidate& move) {
        return move.own - (1 - mistakes.overlooks_threats) * move.others +
               error_of(mistakes, parts_of(evaluator, view, move.id)) +
               mistakes.misjudges * standard_error(noise, move.id);
    };
    std::vector<std::pair<float, Candidate>> found;
    found.reserve(moves.size());
    for (const Candidate& move : moves) found.emplace_back(seems(move), move);
    std::stable_sort(found.begin(), found.end(),
                     [](const auto& a, const auto& b) { return a.first > b.first; });
    std::transform(found.begin(), found.end(), moves.begin(),
                   [](const auto& move) { return move.second; });
    return moves;
}

// The move of the exact solution, if the rest of the game has one within the limit.
inline int solved_move(const azul::State& view, long nodes) {
    constexpr long MOST_SOLVED = 5000;
    const auto solution = search::solve_for_outcome(view, std::min(MOST_SOLVED, nodes));
    return solution ? solution->id : NO_MOVE;
}

inline int solved_move(const duel::State&, long) { return NO_MOVE; }

// The move that a level plays.
template <class Evaluator>
int choose(const Play& play, const typename Evaluator::State& view, int viewer,
           std::uint64_t seed) {
    using Game = typename Evaluator::Game;
    const std::uint64_t view_seed = seed_of_view<Game>(seed, view, viewer);
    if (!play.searches())
        return ranked<Evaluator>(play.mistakes, view, view_seed, valued<Evaluator>(view)).at(0).id;
    if (!play.mistakes.any())
        if (const int id = solved_move(view, play.nodes); id != NO_MOVE) return id;
    search::Tree<Evaluator> tree(view, viewer, view_seed);
    tree.run({0, play.nodes});
    const auto report = tree.report();
    if (!play.mistakes.any()) return report.at(0).id;
    return ranked<Evaluator>(play.mistakes, view, view_seed,
                             tried(report, viewer, Game::players(view)))
        .at(0)
        .id;
}

}  // namespace manueline::levels
