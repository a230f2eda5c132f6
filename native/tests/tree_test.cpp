// Searches positions of random games, some of them damaged, and checks the trees: that their
// numbers fit together, and that no node of Duel tells plates apart that its viewer has not seen.
// Arguments: the folder of the weights, games a configuration, and a seed.
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <vector>

#include "checks.hpp"
#include "duel_network.hpp"
#include "manueline/azul/game.hpp"
#include "manueline/duel/game.hpp"
#include "manueline/play.hpp"
#include "manueline/read_bytes.hpp"
#include "manueline/search/azul_evaluator.hpp"
#include "manueline/search/duel_evaluator.hpp"
#include "manueline/search/tree.hpp"

namespace {

using namespace manueline;
using namespace manueline::search;

long trees = 0, nodes_checked = 0, shared_nodes = 0, hidden_nodes = 0, damaged_read = 0;

bool is_hidden(const azul::State&, int) { return false; }

bool is_hidden(const duel::State& state, int viewer) {
    return state.active != viewer &&
           (state.phase == duel::Phase::look || state.phase == duel::Phase::put_under);
}

// A move of this world that the viewer sees as this one, or NO_MOVE.
template <class Evaluator>
int move_seen_as(const typename Evaluator::Game::State& state, int seen, int viewer) {
    using Game = typename Evaluator::Game;
    int found = NO_MOVE;
    const auto consider = [&](int id) {
        if (Evaluator::visible_move(state, id, viewer) == seen) found = id;
    };
    if (Game::turn(state) != NATURE)
        Game::for_each_legal(state, consider);
    else if (const Chance chance = Game::chance(state); true)
        for (int index = 0; index < chance.count; ++index) consider(chance.ids[index]);
    return found;
}

// Follows all edges in one world; a node that several orders of moves lead to is seen once.
template <class Evaluator>
void check_hidden(const Tree<Evaluator>& tree, const typename Evaluator::Game::State& state,
                  int node, int viewer, std::vector<bool>& seen) {
    using Game = typename Evaluator::Game;
    const Graph& graph = tree.graph();
    if (seen[node]) return;
    seen[node] = true;
    const Node& at = graph.nodes[node];
    std::vector<int> edges;
    if (at.expanded)
        for (int index = at.first; index < at.first + at.count; ++index) edges.push_back(index);
    else
        for (int index = at.first; index >= 0; index = graph.edges[index].next)
            edges.push_back(index);
    if (is_hidden(state, viewer) && !edges.empty()) {
        ++hidden_nodes;
        require(edges.size() == 1, "the tree tells hidden plates apart", Game::text(state));
    }
    for (const int index : edges) {
        const Edge& edge = graph.edges[index];
        const int id = at.expanded ? edge.id : move_seen_as<Evaluator>(state, edge.id, viewer);
        if (edge.child < 0 || id == NO_MOVE) continue;
        require(Game::is_legal(state, id), "an edge is not legal", Game::text(state));
        auto after = state;
        NoEvents no_events;
        Game::apply(after, id, no_events);
        check_hidden(tree, after, edge.child, viewer, seen);
    }
}

// The root's utility is that of what ended there and of its children, by the visits of its edges: also
// of what a child has found through another of its parents.
template <class Evaluator>
void check_utility(const Tree<Evaluator>& tree, const std::string& text) {
    const Graph& graph = tree.graph();
    const Node& root = graph.nodes[tree.root()];
    if (!root.expanded || !root.tried) return;
    for (int player = 0; player < tree.players(); ++player) {
        double sum = double{root.own_utility[player]} * root.own_visits, visits = root.own_visits;
        for (int index = root.first; index < root.first + root.tried; ++index) {
            const Edge& edge = graph.edges[index];
            const float utility = graph.nodes[edge.child].found.mean.utility[player];
            sum += double{utility} * edge.visits;
            visits += edge.visits;
            require(player != root.turn || edge.mean == utility, "an edge has an earlier mean", text);
        }
        require(std::abs(sum / visits - root.found.mean.utility[player]) < 1e-4,
                "the root's utility is not that of its children", text);
    }
}

// The visits of a node are those of its edges and the one or two before it had edges, and they are
// those of all edges to it.
template <class Evaluator>
void check_numbers(const Tree<Evaluator>& tree, const std::string& text) {
    const Graph& graph = tree.graph();
    const int players = tree.players();
    std::vector<long> arrivals(graph.nodes.size()), ways(graph.nodes.size());
    for (const Node& node : graph.nodes) {
        ++nodes_checked;
        const Statistics& found = node.found;
        if (found.visits) {
            float win = 0;
            for (int player = 0; player < players; ++player) {
                win += found.mean.win[player];
                require(found.mean.win[player] >= 0 && found.mean.win[player] <= 1.00001f &&
                            std::abs(found.mean.utility[player]) <= 1.00001f &&
                            found.win_variance[player] >= 0 &&
                            found.final_score_variance[player] >= 0,
                        "a mean or variance is out of range", text);
            }
            require(std::abs(win - 1) < 1e-4f, "shares of a victory are not 1 in all", text);
        }
        if (!node.expanded) continue;
        long visits = 0;
        int tried = 0;
        float priors = 0;
        for (int index = node.first; index < node.first + node.count; ++index) {
            const Edge& edge = graph.edges[index];
            require(!edge.visits || edge.child >= 0, "a visited edge leads nowhere", text);
            visits += edge.visits;
            tried += edge.visits > 0;
            priors += edge.prior;
            if (edge.child < 0) continue;
            arrivals[static_cast<std::size_t>(edge.child)] += edge.visits;
            shared_nodes += ++ways[static_cast<std::size_t>(edge.child)] == 2;
        }
        require(tried == node.tried, "the tried edges are miscounted", text);
        require(!node.count || std::abs(priors - 1) < 1e-3f, "priors are not 1 in all", text);
        // The first visits were before the node had edges.
        const long own = found.visits - visits;
        require(own >= 0 && own <= 2, "a node's visits are not those of its edges", text);
    }
    for (std::size_t index = 0; index < graph.nodes.size(); ++index)
        if (arrivals[index])
            require(graph.nodes[index].found.visits == arrivals[index],
                    "a node's visits are not those of the edges to it", text);
}

template <class Evaluator>
void check(const typename Evaluator::Game::State& state, Rng& rng) {
    using Game = typename Evaluator::Game;
    const int viewer = Game::turn(state);
    if (viewer < 0) return;
    const auto view = view_of(state);
    if (!Evaluator::shows_what_is_known(view, viewer)) return;
    ++trees;
    Tree<Evaluator> tree(view, viewer, rng.next());
    tree.run({0, 1000});
    check_numbers(tree, Game::text(state));
    check_utility(tree, Game::text(state));
    for (int world = 0; world < 3; ++world) {
        std::vector<bool> seen(tree.graph().nodes.size());
        check_hidden(tree, Evaluator::world(view, viewer, rng), tree.root(), viewer, seen);
    }
}

template <class Evaluator>
void play_games(const typename Evaluator::Game::State& start, int games, Rng& rng) {
    using Game = typename Evaluator::Game;
    for (int game = 0; game < games; ++game) {
        auto state = start;
        for (int id; (id = sample_move<Game>(state, rng)) != NO_MOVE;) {
            if (rng.below(8) == 0) check<Evaluator>(state, rng);
            if (rng.below(8) == 0) {
                try {
                    check<Evaluator>(parse(state, damaged(Game::text(state), rng)), rng);
                    ++damaged_read;
                } catch (const NotationError&) {  // most damage is seen
                }
            }
            NoEvents no_events;
            Game::apply(state, id, no_events);
        }
    }
}

}  // namespace

int main(int count, char** arguments) {
    if (count != 4) return 2;
    const std::string folder = arguments[1];
    const int games = std::stoi(arguments[2]);
    Rng rng(std::strtoull(arguments[3], nullptr, 10));
    load_azul_weights(read_bytes(folder + "/azul.weights"));
    load_azul_weights(read_bytes(folder + "/azul-positions.weights"));
    load_duel_weights(read_bytes(folder + "/duel.weights"));
    load_duel_weights(duel_network_file(folder));
    for (int players = 2; players <= azul::MOST_PLAYERS; ++players)
        for (const bool grey : {false, true})
            play_games<AzulNetworkEvaluator>(azul::new_state({players, grey, NATURE}), games, rng);
    require(shared_nodes > 1000, "orders of moves have a node each", "");
    shared_nodes = 0;
    play_games<DuelNetworkEvaluator>(duel::new_state({0, 3, NATURE}), 3 * games, rng);
    require(!shared_nodes, "a node of Duel is reached in two ways", "");
    require(hidden_nodes > 100, "too few hidden moves were searched", "");
    std::printf("%ld trees, %ld of damaged positions, %ld nodes, %ld hidden moves\n", trees,
                damaged_read, nodes_checked, hidden_nodes);
    return 0;
}
