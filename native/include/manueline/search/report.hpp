// What a search tells of the moves at its root.
#pragma once

#include <algorithm>
#include <optional>
#include <vector>

#include "manueline/moves.hpp"
#include "manueline/search/forecast_calibration.hpp"
#include "manueline/search/graph.hpp"
#include "manueline/search/paired_samples.hpp"
#include "manueline/search/position_evaluator.hpp"

namespace manueline::search {

struct MoveReport {
    int id = NO_MOVE;
    long visits = 0;
    ForPlayers win{};       // each player's expected share of the victory
    ForPlayers score{};     // each player's expected score at the end
    ForPlayers spread{};    // the standard deviation of that score
    double error = 0;       // the standard error of the share of the player to move
    double utility = 0;     // what steers the search, for the player to move
    bool exact = false;     // the outcome of best play, not an estimate
    std::vector<int> line;  // the moves expected from here on
    // Of a named move: how much more the player to move wins by it than by the best named move.
    std::optional<Difference> difference;
};

// What is likely from a node on. Before the first simulation all players are as likely to win.
inline MoveReport forecast(const Node& node, int players) {
    MoveReport move;
    const auto equal = 1.0f / static_cast<float>(players);
    for (int player = 0; player < players; ++player) {
        move.win[player] = node.found.visits ? node.found.mean.win[player] : equal;
        move.score[player] = node.found.mean.score[player];
        move.spread[player] = node.found.spread(player);
    }
    return move;
}

inline MoveReport tried_move(const Graph& graph, const Edge& edge, int player, int players) {
    const Node& child = graph.nodes[edge.child];
    MoveReport move = forecast(child, players);
    move.id = edge.id;
    move.visits = edge.visits;
    move.utility = edge.mean;
    move.exact = child.exact;
    move.error = child.exact ? 0 : child.found.error(player);
    move.line = graph.line_from(edge);
    return move;
}

// Of a move without a visit no more is known than of the position.
inline MoveReport untried_move(const MoveReport& position, int id) {
    MoveReport move = position;
    move.id = id;
    move.utility = -1;
    move.error = Statistics::LARGEST_ERROR;
    move.line = {id};
    return move;
}

// Adds the moves of the root that others stand for, with what is known of those.
template <PositionEvaluator Evaluator>
void add_alike(std::vector<MoveReport>& moves, const typename Evaluator::Game::State& root) {
    const std::size_t count = moves.size();
    Evaluator::Game::for_each_legal(root, [&](int id) {
        const int first = Evaluator::first_alike(root, id);
        for (std::size_t index = 0; first != id && index < count; ++index)
            if (moves[index].id == first) {
                MoveReport move = moves[index];
                move.id = id;
                move.line = {id};  // later moves name factories
                move.visits = 0;
                moves.push_back(move);
            }
    });
}

inline void sort_by_visits(std::vector<MoveReport>& moves) {
    std::stable_sort(moves.begin(), moves.end(), [](const auto& a, const auto& b) {
        return a.visits != b.visits ? a.visits > b.visits : a.utility > b.utility;
    });
}

// The best first. The moves come in the order of the samples.
inline void compare_and_sort(std::vector<MoveReport>& moves, const PairedSamples& paired) {
    const auto less = [](const auto& a, const auto& b) { return a.utility < b.utility; };
    const auto best = std::max_element(moves.begin(), moves.end(), less) - moves.begin();
    for (std::size_t move = 0; move < moves.size(); ++move)
        moves[move].difference = paired.difference(move, static_cast<std::size_t>(best));
    std::stable_sort(moves.begin(), moves.end(), [&](const auto& a, const auto& b) {
        return less(b, a);
    });
}

// Turns what was found into chances to win. A certain outcome stays as it is. Named moves come with
// the best first.
inline void calibrate(std::vector<MoveReport>& moves, const ForecastCalibration& calibration,
                      int players, int to_move, long root_visits) {
    long most = 1;
    for (const MoveReport& move : moves) most = std::max(most, move.visits);
    const auto scaled = [](double error, float slope) {
        return std::min<double>(Statistics::LARGEST_ERROR, error * slope);
    };
    for (MoveReport& move : moves) {
        if (move.exact) continue;
        const long visits = move.visits ? move.visits : root_visits;
        const float slope = calibration.slope(move.win, players, to_move, visits, most);
        move.error = scaled(move.error, slope);
        if (move.difference) move.difference->error = scaled(move.difference->error, slope);
        move.win = calibration.chances(move.win, players, to_move, visits, most);
    }
    for (MoveReport& move : moves)
        if (move.difference) move.difference->mean = move.win[to_move] - moves[0].win[to_move];
}

}  // namespace manueline::search
