// The nodes and moves that a search keeps. It is a graph, since a position that several orders of
// moves lead to may have one node.
#pragma once

#include <cstdint>
#include <utility>
#include <vector>

#include "manueline/search/statistics.hpp"
#include "manueline/tiles.hpp"

namespace manueline::search {

struct Edge {
    float mean = 0;  // the child's mean utility for the player who moves here
    float prior = 0;
    std::int32_t visits = 0;
    std::int32_t child = -1;
    std::int32_t next = -1;  // drawn moves are a list, since worlds differ in them
    std::int16_t id = 0;
    std::int16_t in_flight = 0;  // simulations that took it and have not ended

    // Each simulation in flight counts as a loss, until it has ended.
    float mean_with_losses() const {
        if (!in_flight) return mean;
        const auto found = static_cast<float>(visits), lost = static_cast<float>(in_flight);
        return (found * mean - lost) / (found + lost);
    }
};

struct Node {
    Statistics found;  // by all simulations through this node
    ForPlayers own_utility{};     // the mean of the simulations that ended here
    std::int32_t own_visits = 0;  // their number
    std::int32_t first = -1;
    std::int16_t count = 0;
    std::int16_t tried = 0;  // edges that were taken, which are the first ones
    std::int8_t turn = OVER;
    bool expanded = false;  // has its edges, side by side from `first` on
    bool seen = false;
    bool exact = false;  // `found` has the outcome of best play, not a mean

    void update(const Sample& sample) {
        if (!exact) return found.add(sample);
        Sample known = sample;
        known.win = found.mean.win;
        known.score = known.final_score = found.mean.score;
        found.add(known);
    }

    // Before the first edge is taken, all simulations have ended here.
    void keep_own() {
        own_utility = found.mean.utility;
        own_visits = found.visits;
    }

    // A simulation that ended here after another thread took an edge.
    void add_own(const Sample& sample) {
        const float share = 1.0f / static_cast<float>(++own_visits);
        for (int player = 0; player < MOST_PLAYERS; ++player)
            own_utility[player] += share * (sample.utility[player] - own_utility[player]);
    }

    void set_exact(const Evaluation& outcome) {
        exact = true;
        found.mean.win = outcome.win;
        found.mean.score = found.final_score = outcome.score;
        found.win_variance = found.final_score_variance = {};
    }
};

struct Graph {
    std::vector<Node> nodes;
    std::vector<Edge> edges;

    std::int32_t add_node() {
        nodes.push_back({});
        return static_cast<std::int32_t>(nodes.size() - 1);
    }

    // The node that a player's move leads to, or -1.
    int child_of(const Node& node, int id) const {
        for (int index = node.first; index < node.first + node.count; ++index)
            if (edges[index].id == id) return edges[index].child;
        return -1;
    }

    // The node that a drawn move leads to, by what the viewer sees of it; if there is none it is
    // added, or -1 without `room`.
    int drawn_child(int node, int id, bool room) {
        std::int32_t edge = nodes[node].first;
        while (edge >= 0 && edges[edge].id != id) edge = edges[edge].next;
        if (edge < 0) {
            if (!room) return -1;
            edge = static_cast<std::int32_t>(edges.size());
            Edge added;
            added.id = static_cast<std::int16_t>(id);
            added.next = nodes[node].first;
            added.child = static_cast<std::int32_t>(nodes.size());
            edges.push_back(added);
            nodes[node].first = edge;
            nodes.push_back({});
        }
        return edges[edge].child;
    }

    // The mean utility of a node from what its children have found by now, also through others of
    // their parents, as in KataGo's graph search:
    //     (own visits * own utility + sum of edge visits * child's utility) / all these visits
    void back_up(Node& node) {
        ForPlayers sum{};
        std::int32_t visits = node.own_visits;
        for (int player = 0; player < MOST_PLAYERS; ++player)
            sum[player] = static_cast<float>(visits) * node.own_utility[player];
        for (int index = node.first; index < node.first + node.tried; ++index) {
            Edge& edge = edges[index];
            const ForPlayers& utility = nodes[edge.child].found.mean.utility;
            const auto weight = static_cast<float>(edge.visits);
            for (int player = 0; player < MOST_PLAYERS; ++player)
                sum[player] += weight * utility[player];
            edge.mean = utility[node.turn];
            visits += edge.visits;
        }
        for (int player = 0; player < MOST_PLAYERS; ++player)
            node.found.mean.utility[player] = sum[player] / static_cast<float>(visits);
    }

    // Marks a node as exact if its moves settle the outcome: all are exact, and those that are best
    // for the player to move lead to the same outcome; or one of them wins.
    bool settle(Node& node) const {
        const Node* best = nullptr;
        bool all = true, alike = true;
        for (int index = node.first; index < node.first + node.count; ++index) {
            if (edges[index].child < 0 || !nodes[edges[index].child].exact) {
                all = false;
                continue;
            }
            const Node& child = nodes[edges[index].child];
            const int order = best ? compare(child, *best, node.turn) : 1;
            if (order > 0) alike = true;
            if (order == 0) alike &= child.found.mean.win == best->found.mean.win;
            if (order > 0 || (order == 0 && lead(child, node.turn) > lead(*best, node.turn)))
                best = &child;
        }
        const bool settled = best && (best->found.mean.win[node.turn] == 1 || (all && alike));
        if (settled) node.set_exact(best->found.mean);
        return settled;
    }

    int least_visited(const Node& node) const {
        int least = node.first;
        for (int index = node.first; index < node.first + node.count; ++index)
            if (edges[index].visits < edges[least].visits) least = index;
        return least;
    }

    // The ids of this move and of the most visited moves after it.
    std::vector<int> line_from(const Edge& start) const {
        std::vector<int> line{start.id};
        int node = start.child;
        while (node >= 0 && nodes[node].expanded && nodes[node].tried) {
            const Edge* best = &edges[nodes[node].first];
            for (int index = 1; index < nodes[node].count; ++index) {
                const Edge& edge = edges[nodes[node].first + index];
                if (edge.visits > best->visits) best = &edge;
            }
            line.push_back(best->id);
            node = best->child;
        }
        return line;
    }

    // Removes the nodes that cannot be reached from `root`, which becomes node 0. Returns the new
    // number of every node, -1 for those that are gone.
    std::vector<std::int32_t> keep_reachable(int root) {
        std::vector<Node> kept{nodes[root]};
        std::vector<Edge> kept_edges;
        std::vector<std::int32_t> numbers(nodes.size(), -1);
        numbers[root] = 0;
        for (std::size_t at = 0; at < kept.size(); ++at) {
            const std::size_t start = kept_edges.size();
            copy_edges(kept[at], kept_edges);
            for (std::size_t index = start; index < kept_edges.size(); ++index) {
                Edge& edge = kept_edges[index];
                if (edge.child < 0) continue;
                std::int32_t& child = numbers[edge.child];
                if (child < 0) {
                    child = static_cast<std::int32_t>(kept.size());
                    kept.push_back(nodes[edge.child]);
                }
                edge.child = child;
            }
        }
        nodes = std::move(kept);
        edges = std::move(kept_edges);
        return numbers;
    }

private:
    static int compare(const Node& one, const Node& other, int player) {
        const float first = one.found.mean.win[player], second = other.found.mean.win[player];
        return (first > second) - (first < second);
    }

    static float lead(const Node& node, int player) {
        return leads(node.found.mean.score, MOST_PLAYERS)[player];
    }

    // Appends a node's edges, which are then where its `first` says.
    void copy_edges(Node& node, std::vector<Edge>& to) const {
        const int first = node.first;
        if (first < 0) return;
        node.first = static_cast<std::int32_t>(to.size());
        if (node.expanded) {
            to.insert(to.end(), edges.begin() + first, edges.begin() + first + node.count);
            return;
        }
        for (int index = first; index >= 0; index = edges[index].next) {
            to.push_back(edges[index]);
            to.back().next = edges[index].next < 0 ? -1 : static_cast<std::int32_t>(to.size());
        }
    }
};

}  // namespace manueline::search
