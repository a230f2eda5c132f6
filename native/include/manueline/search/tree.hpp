// The search: Monte Carlo tree search of the moves from here to the round's end.
//
// It is a template over an Evaluator, which knows a game: what its moves seem worth (priors), where
// looking ahead ends (the horizon), and what a position there is worth. An Evaluator with another
// network can take the place of the ones here.
//
// Every simulation starts from a world that the view could be, so nothing hidden is ever used;
// nature's moves are drawn by their weights, and so are those choices of others that depend on what
// only they know, which differ from world to world. Moves that look the same to the viewer lead to
// one node, so that no later choice depends on what the viewer cannot have seen. Each player is
// taken to maximise the own utility, which with two players is minimax and with more max^n.
//
// With perfect information a position has one node, whatever the order of the moves before it.
#pragma once

#include <algorithm>
#include <array>
#include <atomic>
#include <cstdint>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "manueline/error.hpp"
#include "manueline/moves.hpp"
#include "manueline/points.hpp"
#include "manueline/rng.hpp"
#include "manueline/search/evaluation.hpp"
#include "manueline/search/graph.hpp"
#include "manueline/search/paired_samples.hpp"
#include "manueline/search/position_evaluator.hpp"
#include "manueline/search/ranked_moves.hpp"
#include "manueline/search/report.hpp"
#include "manueline/search/run_end.hpp"
#include "manueline/search/selection.hpp"
#include "manueline/search/settings.hpp"
#include "manueline/search/simulation.hpp"
#include "manueline/search/transposition_table.hpp"
#include "manueline/tiles.hpp"

namespace manueline::search {

template <PositionEvaluator Evaluator>
class Tree {
public:
    using Game = typename Evaluator::Game;
    using State = typename Game::State;

    // Some hundreds of megabytes.
    static constexpr std::size_t MOST_EDGES = 8'000'000;

    // With `most_edges` the tree stops growing, and the search goes on in what there is; only the
    // root gets its moves even then. With `root_moves` only these are searched at the first root,
    // each as often as the others and with the same luck. Raises std::invalid_argument unless the
    // view is one in which the viewer is to move, and these moves are legal there and different.
    Tree(const State& view, int viewer, std::uint64_t seed, std::size_t most_edges = MOST_EDGES,
         std::vector<int> root_moves = {}, const Settings& settings = {})
        : view_(checked(view, viewer)), viewer_(viewer), settings_(settings),
          evaluator_(view, settings_), seed_(seed), most_edges_(most_edges),
          root_moves_(std::move(root_moves)) {
        check_root_moves();
        root_ = node_of(view);
    }

    Tree(const Tree&) = delete;  // the evaluator refers to the settings here
    Tree& operator=(const Tree&) = delete;

    // Runs simulations until a limit is reached, at least one; or until `stop` is set, which is
    // cleared then, and ends a run before its first simulation if it was set earlier. Says how many
    // processor seconds it took.
    double run(Limits limits, std::atomic<bool>* stop = nullptr) {
        RunEnd run_end(limits, stop);
        ThreadWatch watch, whole;
        do {
            if (run_end.is_stopped()) break;
            begin(simulation_);
            end(simulation_, sample(simulation_));
        } while (!run_end.is_reached(simulations_, watch));
        return whole.lap();
    }

    // Goes down the tree. Until the simulation has ended, what lies on its way has a virtual loss, so
    // that other threads look elsewhere.
    void begin(Simulation<Evaluator>& simulation) {
        ++simulations_;
        simulation.luck = seed_ + next_luck();
        simulation.rng = Rng(simulation.luck);
        simulation.state = Evaluator::world(view_, viewer_, simulation.rng);
        simulation.path.clear();
        simulation.visited.assign(1, root_);
        simulation.at_horizon = descend(simulation);
    }

    // What the end of a simulation's way is worth; the part that needs nothing of the tree, and so
    // several threads can do it at once.
    Sample sample(Simulation<Evaluator>& simulation) const {
        return simulation.sample(evaluator_, settings_);
    }

    // Goes up the tree with what the simulation has found.
    void end(const Simulation<Evaluator>& simulation, const Sample& sample) {
        Node& last = graph_.nodes[simulation.visited.back()];
        if (Game::turn(simulation.state) == OVER && simulation.at_horizon) last.set_exact(sample);
        if (last.tried) last.add_own(sample);
        for (const int node : simulation.visited) graph_.nodes[node].update(sample);
        for (auto step = simulation.path.rbegin(); step != simulation.path.rend(); ++step) {
            const int parent = step->first;
            Edge& chosen = graph_.edges[step->second];
            ++chosen.visits;
            --chosen.in_flight;
            if constexpr (Evaluator::PERFECT_INFORMATION)
                graph_.back_up(graph_.nodes[parent]);
            else
                chosen.mean =
                    graph_.nodes[chosen.child].found.mean.utility[graph_.nodes[parent].turn];
        }
        if (is_restricted(root_) && !simulation.path.empty())
            paired_.add(static_cast<std::size_t>(simulation.path[0].second -
                                                 graph_.nodes[root_].first),
                        sample.win[viewer_]);
        settle(simulation);
    }

    // Whether only some of the root's moves are searched.
    bool is_restricted() const { return is_restricted(root_); }

    long simulations() const { return simulations_; }
    long edges() const { return static_cast<long>(graph_.edges.size()); }
    int players() const { return Game::players(view_); }
    const Graph& graph() const { return graph_; }
    int root() const { return root_; }

    // Goes on from a move of the root with what is known of it, if anything is and the round goes
    // on; says whether that is so and it is still the same player's turn. Raises IllegalMove.
    bool advance(int id) {
        if (!Game::is_legal(view_, id)) throw IllegalMove(id);
        State after = view_;
        NoEvents no_events;
        Game::apply(after, id, no_events);
        const int child = graph_.child_of(graph_.nodes[root_], id);
        if (child < 0 || Game::turn(after) < 0 || evaluator_.is_horizon(after)) return false;
        set_root(child, after);
        if (is_full()) drop_all_but_root();
        return Game::turn(after) == viewer_;
    }

    // Goes on from a position that others' moves lead to from here; false if the tree lacks it.
    bool follow(const State& view) {
        if (Game::turn(view) != viewer_) return false;
        int found = -1;
        if constexpr (Evaluator::PERFECT_INFORMATION) {
            if (Evaluator::same_round(view, view_)) found = table_.find(Evaluator::key(view));
        } else
            found = find(view, view_, root_, MOST_REPLIES);
        if (found < 0 || !graph_.nodes[found].expanded) return false;
        set_root(found, view);
        drop_all_but_root();
        return true;
    }

    // All of the root's moves, the most visited first, or if some were named, the best of them;
    // those without a visit in the order of their priors.
    std::vector<MoveReport> report() const {
        std::vector<MoveReport> moves = found_moves();
        const long visits = graph_.nodes[root_].found.visits;
        const bool named = is_restricted(root_);
        if (named) compare_and_sort(moves, paired_);
        calibrate(moves, evaluator_.forecast_calibration(view_), players(), viewer_, visits);
        if (named) return moves;
        add_alike<Evaluator>(moves, view_);
        sort_by_visits(moves);
        return moves;
    }

    // The most visited move with what was found, before it is turned into chances.
    MoveReport best_found() const {
        std::vector<MoveReport> moves = found_moves();
        sort_by_visits(moves);
        return moves[0];
    }

private:
    // How many moves of others may lie between the root and a position that is looked for.
    static constexpr int MOST_REPLIES = 3;

    // Moves that are alike are there once.
    std::vector<MoveReport> found_moves() const {
        std::vector<MoveReport> moves;
        const Node& root = graph_.nodes[root_];
        const MoveReport position = forecast(root, players());
        if (!root.expanded) {
            RankedMoves<Game> ranked;
            const int count = ranked_moves(view_, root_, ranked);
            for (int index = 0; index < count; ++index)
                moves.push_back(untried_move(position, ranked[index].second));
        }
        for (int index = 0; index < root.count; ++index) {
            const Edge& edge = graph_.edges[root.first + index];
            moves.push_back(edge.visits ? tried_move(graph_, edge, root.turn, players())
                                        : untried_move(position, edge.id));
        }
        return moves;
    }

    void check_root_moves() const {
        for (auto id = root_moves_.begin(); id != root_moves_.end(); ++id) {
            if (!Game::is_legal(view_, *id))
                throw std::invalid_argument("the move " + std::to_string(*id) +
                                            " is not legal here and cannot be searched");
            if (std::find(root_moves_.begin(), id, *id) != id)
                throw std::invalid_argument("the move " + std::to_string(*id) +
                                            " is named twice");
        }
    }

    void set_root(int node, const State& view) {
        if (node != root_) {
            root_moves_.clear();
            paired_.clear();
        }
        view_ = view;
        root_ = node;
        simulations_ = 0;
    }

    static State checked(const State& view, int viewer) {
        if (viewer < 0 || Game::turn(view) != viewer)
            throw std::invalid_argument("a search is for the player to move");
        if (!Evaluator::shows_what_is_known(view, viewer))
            throw std::invalid_argument("this is not the view of the player to move");
        return view;
    }

    // Which random numbers a simulation has. Simulation k of every named move has the same ones.
    std::uint64_t next_luck() {
        const std::uint64_t fresh = luck_used_++;
        const Node& root = graph_.nodes[root_];
        if (!is_restricted(root_) || !root.count) return fresh;
        return static_cast<std::uint64_t>(graph_.edges[graph_.least_visited(root)].visits);
    }

    // Marks what the end of this simulation has made exact, from there upwards.
    void settle(const Simulation<Evaluator>& simulation) {
        for (auto step = simulation.path.rbegin(); step != simulation.path.rend(); ++step) {
            const auto& [parent, edge] = *step;
            Node& node = graph_.nodes[parent];
            if (node.exact) continue;
            if (!graph_.nodes[graph_.edges[edge].child].exact || is_restricted(parent) ||
                !graph_.settle(node))
                return;
        }
    }

    // Goes down from the root and notes the way. Whether its end lies at the horizon, so that no move
    // need be played before it is evaluated; a position without moves, which cannot arise, counts as
    // such.
    bool descend(Simulation<Evaluator>& simulation) {
        State& state = simulation.state;
        for (int node = root_;; simulation.visited.push_back(node)) {
            if (evaluator_.is_horizon(state)) return true;
            NoEvents no_events;
            if (Game::turn(state) == NATURE || Evaluator::is_private(state, viewer_)) {
                const int id = evaluator_.draw_move(state, simulation.rng);
                if (id == NO_MOVE) return true;
                const int seen = Evaluator::visible_move(state, id, viewer_);
                Game::apply(state, id, no_events);
                node = graph_.drawn_child(node, seen, !is_full());
                if (node >= 0) continue;
                return false;
            }
            if (!graph_.nodes[node].expanded) {
                // A leaf seen once may never be seen again, so it gets its moves the second time.
                if (node == root_ || (graph_.nodes[node].seen && !is_full())) expand(node, state);
                graph_.nodes[node].seen = true;
                return false;
            }
            Node& parent = graph_.nodes[node];
            if (!parent.count) return true;
            if (!parent.tried) parent.keep_own();
            const int chosen = is_restricted(node) ? graph_.least_visited(parent)
                                                   : select(graph_, parent, settings_);
            simulation.path.push_back({node, chosen});
            Edge& edge = graph_.edges[chosen];
            if (!edge.visits && !edge.in_flight) ++parent.tried;
            ++edge.in_flight;
            Game::apply(state, edge.id, no_events);
            if (edge.child < 0) edge.child = node_of(state);
            node = edge.child;
        }
    }

    // The node of a position that a player's move leads to.
    std::int32_t node_of(const State& state) {
        if constexpr (Evaluator::PERFECT_INFORMATION) {
            const auto fresh = static_cast<std::int32_t>(graph_.nodes.size());
            const std::int32_t known = table_.find_or_add(Evaluator::key(state), fresh);
            if (known != fresh) return known;
        }
        return graph_.add_node();
    }

    // The node of a position that players' moves from `state` lead to, or -1.
    int find(const State& view, const State& state, int node, int depth) const {
        if (state == view) return node;
        if (!depth || !graph_.nodes[node].expanded || Game::turn(state) == viewer_) return -1;
        const Node& from = graph_.nodes[node];
        for (int index = from.first; index < from.first + from.count; ++index) {
            const Edge& edge = graph_.edges[index];
            if (edge.child < 0) continue;
            State after = state;
            NoEvents no_events;
            Game::apply(after, edge.id, no_events);
            if (Game::turn(after) < 0 || evaluator_.is_horizon(after)) continue;
            if (const int found = find(view, after, edge.child, depth - 1); found >= 0) return found;
        }
        return -1;
    }

    // Frees the memory of what cannot be reached any more.
    void drop_all_but_root() {
        table_.keep(graph_.keep_reachable(root_));
        root_ = 0;
    }

    bool is_full() const { return graph_.edges.size() >= most_edges_; }

    // The moves of a node, those that seem best first; says how many there are.
    int ranked_moves(const State& state, int node, RankedMoves<Game>& moves) const {
        return is_restricted(node) ? rank_named(evaluator_, state, root_moves_, moves)
                                   : rank_all(evaluator_, state, moves);
    }

    // Gives a node its moves.
    void expand(int node, const State& state) {
        RankedMoves<Game> moves;
        const int count = ranked_moves(state, node, moves);
        Node& added = graph_.nodes[node];
        added.first = static_cast<std::int32_t>(graph_.edges.size());
        added.count = static_cast<std::int16_t>(count);
        added.turn = static_cast<std::int8_t>(Game::turn(state));
        added.expanded = true;
        float sum = 0;
        for (int index = 0; index < count; ++index) {
            Edge edge;
            edge.id = moves[index].second;
            edge.prior = exponential((moves[0].first - moves[index].first) / settings_.prior_temperature);
            sum += edge.prior;
            graph_.edges.push_back(edge);
        }
        for (int index = 0; index < count; ++index) graph_.edges[added.first + index].prior /= sum;
    }

    // Whether only some of the node's moves are searched.
    bool is_restricted(int node) const { return !root_moves_.empty() && node == root_; }

    State view_;
    int viewer_;
    Settings settings_;
    Evaluator evaluator_;
    std::uint64_t seed_;
    std::uint64_t luck_used_ = 0;  // simulations since the tree began
    std::size_t most_edges_;
    std::vector<int> root_moves_;  // the moves of the root that are searched; all if empty
    PairedSamples paired_;         // of these moves
    Graph graph_;
    TranspositionTable table_;
    Simulation<Evaluator> simulation_;  // of a thread alone
    int root_ = 0;
    long simulations_ = 0;
};

}  // namespace manueline::search
