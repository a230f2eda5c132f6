// A reference opponent: plain UCT. The tree holds the moves of this round; every playout goes on
// to the end of the game, guided by what moves seem worth.
#include <cmath>

#include "sense.hpp"

namespace reference {

template <class Game>
class UctTree {
public:
    using State = typename Game::State;

    UctTree(const State& view, int viewer, std::uint64_t seed)
        : view_(view), viewer_(viewer), rng_(seed), sense_(view) {
        nodes_.emplace_back();
    }

    void simulate() {
        State state = Sense<Game>::world(view_, viewer_, rng_);
        path_.assign(1, 0);
        int node = 0;
        while (Game::turn(state) != OVER && state.round == view_.round) {
            NoEvents nobody;
            if (Sense<Game>::is_drawn(state, viewer_)) {
                const int id = sense_.guided(state, rng_);
                if (id == NO_MOVE) break;
                Game::apply(state, id, nobody);
                node = drawn(node, id);
                path_.push_back(node);
                continue;
            }
            const bool is_new = nodes_[node].first < 0;
            if (is_new) expand(node, state);
            if (nodes_[node].first < 0) break;
            node = select(node);
            path_.push_back(node);
            Game::apply(state, nodes_[node].id, nobody);
            if (is_new) break;
        }
        play_out(state);
        reward(state);
    }

    int best() const {
        int best = nodes_[0].first;
        for (int child = best; child >= 0; child = nodes_[child].next)
            if (nodes_[child].visits > nodes_[best].visits) best = child;
        return nodes_[best].id;
    }

private:
    // Tuned at a tenth of a second a move.
    static constexpr double EXPLORATION = 0.35, BIAS = 0.03, POINTS_SHARE = 0.5, POINTS_SCALE = 25;

    struct Node {
        double sum = 0;  // of the rewards of the player who moved here
        int visits = 0, first = -1, next = -1;
        float seems = 0;
        std::int16_t id = 0;
        std::int8_t mover = NATURE;
    };

    int add(int parent, int id, int mover, float seems) {
        const int child = static_cast<int>(nodes_.size());
        Node node;
        node.id = static_cast<std::int16_t>(id);
        node.mover = static_cast<std::int8_t>(mover);
        node.seems = seems;
        node.next = nodes_[parent].first;
        nodes_.push_back(node);
        nodes_[parent].first = child;
        return child;
    }

    int drawn(int parent, int id) {
        for (int child = nodes_[parent].first; child >= 0; child = nodes_[child].next)
            if (nodes_[child].id == id) return child;
        return add(parent, id, NATURE, 0);
    }

    void expand(int node, const State& state) {
        sense_.look_at(state);
        Game::for_each_legal(state, [&](int id) {
            add(node, id, Game::turn(state), sense_.value(state, id));
        });
    }

    // UCB1 with a bias towards what seems good; an untried move counts as good as its siblings.
    int select(int parent) const {
        double sum = 0;
        int tried = 0;
        for (int child = nodes_[parent].first; child >= 0; child = nodes_[child].next) {
            sum += nodes_[child].sum;
            tried += nodes_[child].visits;
        }
        const double mean = tried ? sum / tried : 0.5;
        const double log = std::log(tried + 1.0);
        int best = -1;
        double most = -1e18;
        for (int child = nodes_[parent].first; child >= 0; child = nodes_[child].next) {
            const Node& node = nodes_[child];
            const double value = node.visits ? node.sum / node.visits : mean;
            const double score = value + EXPLORATION * std::sqrt(log / (node.visits + 1)) +
                                 BIAS * node.seems / (node.visits + 1);
            if (score > most) {
                most = score;
                best = child;
            }
        }
        return best;
    }

    void play_out(State& state) {
        NoEvents nobody;
        while (Game::turn(state) != OVER) {
            if (Game::turn(state) == NATURE) {
                sense_.play_nature(state, rng_);
                if (Game::turn(state) == NATURE) return;
                continue;
            }
            const int id = sense_.guided(state, rng_);
            if (id == NO_MOVE) return;
            Game::apply(state, id, nobody);
        }
    }

    void reward(const State& state) {
        std::array<double, 4> rewards{};
        const bool over = Game::turn(state) == OVER;
        for (int player = 0; player < Game::players(state); ++player) {
            const double utility = over ? Game::outcome(state).utility(player) : 0;
            const double points = std::tanh(lead<Game>(state, player) / POINTS_SCALE);
            rewards[player] = 0.5 + 0.5 * ((1 - POINTS_SHARE) * utility + POINTS_SHARE * points);
        }
        for (const int node : path_) {
            ++nodes_[node].visits;
            if (nodes_[node].mover >= 0) nodes_[node].sum += rewards[nodes_[node].mover];
        }
    }

    State view_;
    int viewer_;
    Rng rng_;
    Sense<Game> sense_;
    std::vector<Node> nodes_;
    std::vector<int> path_;
};

struct Uct {
    template <class Game>
    int choose(const typename Game::State& view, int viewer, std::uint64_t seed, Budget& budget) {
        UctTree<Game> tree(view, viewer, seed);
        do tree.simulate();
        while (budget.spend());
        return tree.best();
    }
};

}  // namespace reference

int main() { return reference::Engine<reference::Uct>("Reference UCT").run(); }
