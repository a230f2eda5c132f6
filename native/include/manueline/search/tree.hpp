// The search: a tree of the moves from here to the round's end, grown where it promises most.
//
// It is a template over a Mind, which knows a game: what its moves seem worth (prior), where
// looking ahead ends (horizon), and what a position there is worth. A Mind with a neural
// network can take the place of the ones here.
//
// Every simulation starts from a world that the view could be, so nothing hidden is ever used;
// nature's moves are drawn by their weights, and so are those choices of others that rest on what
// only they know, which differ from world to world. Each player is taken to maximise the own utility,
// which with two players is minimax and with more max^n.
//
// Where a position is open to all, it has one node, whatever the order of the moves that lead to it.
#pragma once

#include <algorithm>
#include <array>
#include <atomic>
#include <chrono>
#include <cmath>
#include <cstdint>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "manueline/error.hpp"
#include "manueline/moves.hpp"
#include "manueline/points.hpp"
#include "manueline/rng.hpp"
#include "manueline/search/known.hpp"
#include "manueline/search/playouts.hpp"
#include "manueline/search/worth.hpp"
#include "manueline/tiles.hpp"

namespace manueline::search {

inline constexpr int MOST_MOVES = 512;

struct Limits {
    double seconds = 0;  // no limit if 0
    long nodes = 0;      // simulations; no limit if 0
};

// How strongly priors steer, how long what is seldom visited is doubted, and how an untried move
// compares with its siblings.
struct Tuning {
    float exploration = 1.2f;
    float doubt = 0.25f;
    float first_play_loss = 0.0f;
    float temperature = 3.0f;  // in points: how much better a move must seem to be e times as likely
};

struct MoveReport {
    int id = NO_MOVE;
    long visits = 0;
    double utility = 0;     // of the player to move
    double lead = 0;
    std::vector<int> line;  // the moves expected from here on
};

template <class Mind>
class Tree {
public:
    using Game = typename Mind::Game;
    using State = typename Game::State;

    // Some hundreds of megabytes.
    static constexpr std::size_t MOST_EDGES = 8'000'000;

    // With `most_edges` the tree stops growing, and the search goes on in what there is; only the
    // root gets its moves even then. With `named` moves only these are searched at the first root,
    // each as often as the others. Raises std::invalid_argument unless the view is one in which
    // the viewer is to move, and the named moves are legal there and different.
    Tree(const State& view, int viewer, std::uint64_t seed, std::size_t most_edges = MOST_EDGES,
         std::vector<int> named = {}, Tuning tuning = {})
        : view_(checked(view, viewer)), viewer_(viewer), mind_(view), rng_(seed),
          most_edges_(most_edges), named_(std::move(named)), tuning_(tuning) {
        check_named();
        root_ = node_of(view);
    }

    // Runs simulations until a limit is reached, at least one; or until `stop` is set, which is
    // cleared then, and ends a run before its first simulation if it was set earlier.
    void run(Limits limits, std::atomic<bool>* stop = nullptr) {
        const auto start = std::chrono::steady_clock::now();
        const auto spent = [&] {
            return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
        };
        for (long count = 1;; ++count) {
            if (stop && stop->load(std::memory_order_relaxed) && stop->exchange(false)) return;
            simulate();
            if (limits.nodes && simulations_ >= limits.nodes) return;
            if (limits.seconds > 0 && count % 16 == 0 && spent() >= limits.seconds) return;
        }
    }

    long simulations() const { return simulations_; }
    long edges() const { return static_cast<long>(edges_.size()); }

    // Goes on from a move of the root with what is known of it, if anything is and the round goes
    // on; says whether that is so and it is still the same player's turn. Raises IllegalMove.
    bool advance(int id) {
        if (!Game::is_legal(view_, id)) throw IllegalMove(id);
        State after = view_;
        NoEvents nobody;
        Game::apply(after, id, nobody);
        const int child = child_of(nodes_[root_], id);
        if (child < 0 || Game::turn(after) < 0 || mind_.is_horizon(after)) return false;
        set_root(child, after);
        if (is_full()) drop_all_but_root();
        return Game::turn(after) == viewer_;
    }

    // Goes on from a position that others' moves lead to from here; false if the tree lacks it.
    bool follow(const State& view) {
        if (Game::turn(view) != viewer_) return false;
        int found = -1;
        if constexpr (Mind::OPEN) {
            if (Mind::same_round(view, view_)) found = known_.find(Mind::key(view));
        } else
            found = find(view, view_, root_, MOST_REPLIES);
        if (found < 0 || !nodes_[found].expanded) return false;
        set_root(found, view);
        drop_all_but_root();
        return true;
    }

    // All of the root's moves, the most visited first, and those without a visit as they seem.
    std::vector<MoveReport> report() const {
        std::vector<MoveReport> moves;
        const Node& root = nodes_[root_];
        if (!root.expanded) {
            std::array<SeemingMove, MOST_MOVES> seeming;
            const int count = sorted_moves(view_, root_, seeming);
            for (int index = 0; index < count; ++index)
                moves.push_back(untried(seeming[index].second));
        }
        for (int index = 0; index < root.count; ++index) {
            const Edge& edge = edges_[root.first + index];
            if (!edge.visits) {
                moves.push_back(untried(edge.id));
                continue;
            }
            moves.push_back({edge.id, edge.visits, edge.mean, nodes_[edge.child].worth.lead[root.turn],
                             line_from(edge)});
        }
        std::stable_sort(moves.begin(), moves.end(), [](const auto& a, const auto& b) {
            return a.visits != b.visits ? a.visits > b.visits : a.utility > b.utility;
        });
        return moves;
    }

private:
    // How many moves of others are looked through for the position that has come about.
    static constexpr int MOST_REPLIES = 3;

    struct Edge {
        float mean = 0;  // what the child is worth to the player who moves here
        float prior = 0;
        std::int32_t visits = 0;
        std::int32_t child = -1;
        std::int32_t next = -1;  // drawn moves are a list, since worlds differ in them
        std::int16_t id = 0;
    };

    struct Node {
        Worth worth;  // on average
        std::int32_t first = -1;
        std::int32_t visits = 0;
        std::int16_t count = 0;
        std::int16_t tried = 0;
        std::int8_t turn = OVER;
        bool expanded = false;
        bool seen = false;

        void learn(const Worth& brought) {
            const float share = 1.0f / static_cast<float>(++visits);
            for (int player = 0; player < MOST_PLAYERS; ++player) {
                worth.utility[player] += share * (brought.utility[player] - worth.utility[player]);
                worth.lead[player] += share * (brought.lead[player] - worth.lead[player]);
            }
        }
    };

    void check_named() const {
        for (auto id = named_.begin(); id != named_.end(); ++id) {
            if (!Game::is_legal(view_, *id))
                throw std::invalid_argument("the move " + std::to_string(*id) +
                                            " is not legal here and cannot be searched");
            if (std::find(named_.begin(), id, *id) != id)
                throw std::invalid_argument("the move " + std::to_string(*id) +
                                            " is named twice");
        }
    }

    void set_root(int node, const State& view) {
        view_ = view;
        root_ = node;
        simulations_ = 0;
        named_.clear();
    }

    // What a move seems worth, negated so that the best one is the least, and its id.
    using SeemingMove = std::pair<float, std::int16_t>;

    static const State& checked(const State& view, int viewer) {
        if (viewer < 0 || Game::turn(view) != viewer)
            throw std::invalid_argument("a search is for the player to move");
        if (!Mind::shows_what_is_known(view, viewer))
            throw std::invalid_argument("this is not the view of the player to move");
        return view;
    }

    void simulate() {
        ++simulations_;
        State state = Mind::world(view_, viewer_, rng_);
        path_.clear();
        visited_.assign(1, root_);
        const Worth worth = descend(state);
        for (const int node : visited_) nodes_[node].learn(worth);
        for (const auto& [parent, edge] : path_) {
            Edge& chosen = edges_[edge];
            if (!chosen.visits++) ++nodes_[parent].tried;
            chosen.mean = nodes_[chosen.child].worth.utility[nodes_[parent].turn];
        }
    }

    // Goes down from the root, notes the way, and says what its end is worth.
    Worth descend(State& state) {
        for (int node = root_;; visited_.push_back(node)) {
            if (mind_.is_horizon(state)) return judged(state);
            NoEvents nobody;
            if (Game::turn(state) == NATURE || Mind::is_private(state, viewer_)) {
                const int id = mind_.draw(state, rng_);
                if (id == NO_MOVE) return judged(state);  // only in positions that cannot arise
                Game::apply(state, id, nobody);
                node = drawn_child(node, id);
                if (node >= 0) continue;
                mind_.to_horizon(state, rng_);
                return judged(state);
            }
            if (!nodes_[node].expanded) {
                // A leaf seen once may never be seen again, so it gets its moves the second time.
                if (node == root_ || (nodes_[node].seen && !is_full())) expand(node, state);
                nodes_[node].seen = true;
                mind_.to_horizon(state, rng_);
                return judged(state);
            }
            if (!nodes_[node].count) return judged(state);
            const int edge = are_named(node) ? least_visited(nodes_[node]) : select(nodes_[node]);
            path_.push_back({node, edge});
            Game::apply(state, edges_[edge].id, nobody);
            if (edges_[edge].child < 0) edges_[edge].child = node_of(state);
            node = edges_[edge].child;
        }
    }

    // What the round's end is worth: what the Mind says, and a playout, which is noisy but sees all.
    Worth judged(const State& end) {
        Worth worth = mind_.worth(end);
        const float share = Mind::PLAYED[std::clamp(end.round - 2, 0, 3)];
        State last = end;
        if (Game::turn(end) == OVER || !play_to_end<Mind>(last, rng_)) return worth;
        const Worth played = mind_.worth(last);
        for (int player = 0; player < Game::players(end); ++player) {
            const float brought = (played.utility[player] + std::tanh(played.lead[player] / 25.0f)) / 2;
            worth.utility[player] += share * (brought - worth.utility[player]);
            worth.lead[player] += share * (played.lead[player] - worth.lead[player]);
        }
        return worth;
    }

    // The node of a position that a player's move leads to.
    std::int32_t node_of(const State& state) {
        const auto fresh = static_cast<std::int32_t>(nodes_.size());
        if constexpr (Mind::OPEN) {
            const std::int32_t known = known_.find_or_add(Mind::key(state), fresh);
            if (known != fresh) return known;
        }
        nodes_.push_back({});
        return fresh;
    }

    int child_of(const Node& node, int id) const {
        for (int index = node.first; index < node.first + node.count; ++index)
            if (edges_[index].id == id) return edges_[index].child;
        return -1;
    }

    // The node of a position that players' moves from `state` lead to, or -1.
    int find(const State& view, const State& state, int node, int depth) const {
        if (state == view) return node;
        if (!depth || !nodes_[node].expanded || Game::turn(state) == viewer_) return -1;
        for (int index = nodes_[node].first; index < nodes_[node].first + nodes_[node].count; ++index) {
            const Edge& edge = edges_[index];
            if (edge.child < 0) continue;
            State after = state;
            NoEvents nobody;
            Game::apply(after, edge.id, nobody);
            if (Game::turn(after) < 0 || mind_.is_horizon(after)) continue;
            if (const int found = find(view, after, edge.child, depth - 1); found >= 0) return found;
        }
        return -1;
    }

    // What does not hang on the root any more only takes up room.
    void drop_all_but_root() {
        std::vector<Node> nodes{nodes_[root_]};
        std::vector<Edge> edges;
        std::vector<std::int32_t> moved(nodes_.size(), -1);
        moved[root_] = 0;
        for (std::size_t at = 0; at < nodes.size(); ++at) {
            // Moves of players lie side by side; drawn ones are a list.
            const bool listed = !nodes[at].expanded;
            const int first = nodes[at].first;
            nodes[at].first = first < 0 ? -1 : static_cast<std::int32_t>(edges.size());
            const std::size_t start = edges.size();
            if (listed)
                for (int index = first; index >= 0; index = edges_[index].next) edges.push_back(edges_[index]);
            else
                edges.insert(edges.end(), edges_.begin() + first, edges_.begin() + first + nodes[at].count);
            for (std::size_t index = start; index < edges.size(); ++index) {
                Edge& edge = edges[index];
                if (listed)
                    edge.next = index + 1 < edges.size() ? static_cast<std::int32_t>(index + 1) : -1;
                if (edge.child < 0) continue;
                std::int32_t& child = moved[edge.child];
                if (child < 0) {
                    child = static_cast<std::int32_t>(nodes.size());
                    nodes.push_back(nodes_[edge.child]);
                }
                edge.child = child;
            }
        }
        known_.keep(moved);
        nodes_ = std::move(nodes);
        edges_ = std::move(edges);
        root_ = 0;
    }

    bool is_full() const { return edges_.size() >= most_edges_; }

    // The node after a drawn move; -1 if it has none and the tree is full.
    int drawn_child(int node, int id) {
        std::int32_t edge = nodes_[node].first;
        while (edge >= 0 && edges_[edge].id != id) edge = edges_[edge].next;
        if (edge < 0) {
            if (is_full()) return -1;
            edge = static_cast<std::int32_t>(edges_.size());
            Edge added;
            added.id = static_cast<std::int16_t>(id);
            added.next = nodes_[node].first;
            added.child = static_cast<std::int32_t>(nodes_.size());
            edges_.push_back(added);
            nodes_[node].first = edge;
            nodes_.push_back({});
        }
        return edges_[edge].child;
    }

    static MoveReport untried(int id) { return {id, 0, -1.0, 0.0, {id}}; }

    // The moves of a node, those that seem best first; says how many there are.
    int sorted_moves(const State& state, int node,
                     std::array<SeemingMove, MOST_MOVES>& moves) const {
        const bool some = are_named(node);
        int count = 0;
        mind_.values(state, [&](int id, float value) {
            if (!some || std::find(named_.begin(), named_.end(), id) != named_.end())
                moves[count++] = {-value, static_cast<std::int16_t>(id)};
        });
        std::sort(moves.begin(), moves.begin() + count);
        return count;
    }

    // Gives a node its moves.
    void expand(int node, const State& state) {
        std::array<SeemingMove, MOST_MOVES> moves;
        const int count = sorted_moves(state, node, moves);
        Node& added = nodes_[node];
        added.first = static_cast<std::int32_t>(edges_.size());
        added.count = static_cast<std::int16_t>(count);
        added.turn = static_cast<std::int8_t>(Game::turn(state));
        added.expanded = true;
        float sum = 0;
        for (int index = 0; index < count; ++index) {
            Edge edge;
            edge.id = moves[index].second;
            edge.prior = std::exp((moves[0].first - moves[index].first) / tuning_.temperature);
            sum += edge.prior;
            edges_.push_back(edge);
        }
        for (int index = 0; index < count; ++index) edges_[added.first + index].prior /= sum;
    }

    // Whether only the named moves of this node are searched.
    bool are_named(int node) const { return !named_.empty() && node == root_; }

    int least_visited(const Node& node) const {
        int least = node.first;
        for (int index = node.first; index < node.first + node.count; ++index)
            if (edges_[index].visits < edges_[least].visits) least = index;
        return least;
    }

    // Moves are tried in their order, so only the first untried one need be looked at.
    int select(const Node& node) const {
        const float untried =
            (node.visits ? node.worth.utility[node.turn] : 0.0f) - tuning_.first_play_loss;
        const float spread = tuning_.exploration * std::sqrt(static_cast<float>(node.visits + 1));
        const int last = node.first + std::min<int>(node.tried + 1, node.count);
        const float doubt = tuning_.doubt * std::sqrt(std::log(static_cast<float>(node.visits + 1)));
        int best = node.first;
        float best_score = -1e18f;
        for (int index = node.first; index < last; ++index) {
            const Edge& edge = edges_[index];
            const auto times = static_cast<float>(1 + edge.visits);
            const float mean = edge.visits ? edge.mean + doubt / std::sqrt(times) : untried;
            const float score = mean + spread * edge.prior / times;
            if (score > best_score) {
                best_score = score;
                best = index;
            }
        }
        return best;
    }

    std::vector<int> line_from(const Edge& start) const {
        std::vector<int> line{start.id};
        int node = start.child;
        while (node >= 0 && nodes_[node].expanded && nodes_[node].tried) {
            const Edge* best = nullptr;
            for (int index = 0; index < nodes_[node].count; ++index) {
                const Edge& edge = edges_[nodes_[node].first + index];
                if (!best || edge.visits > best->visits) best = &edge;
            }
            line.push_back(best->id);
            node = best->child;
        }
        return line;
    }

    State view_;
    int viewer_;
    Mind mind_;
    Rng rng_;
    std::size_t most_edges_;
    std::vector<int> named_;  // the moves of the root that are searched; all if empty
    Tuning tuning_;
    std::vector<Node> nodes_;
    std::vector<Edge> edges_;
    Known known_;
    std::vector<std::pair<int, int>> path_;  // nodes, and the edges taken there
    std::vector<int> visited_;
    int root_ = 0;
    long simulations_ = 0;
};

}  // namespace manueline::search
