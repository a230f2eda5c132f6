// One game of the search with itself, and the rows that it gives to the fit.
#pragma once

#include <cstdio>
#include <string>
#include <vector>

#include "manueline/search/playouts.hpp"
#include "manueline/search/tree.hpp"
#include "traits.hpp"

namespace manueline::selfplay {

// Nodes a move: one of these for a whole game, since weaker play shows more kinds of positions.
inline constexpr std::array<int, 4> NODES{8, 16, 32, 96};

// How often a move is drawn by the visits of the search instead of being the best.
inline constexpr double EXPLORED = 0.08;

// A round's end and what came of it.
struct Row {
    std::string position;
    search::ForPlayers playouts;  // the mean final scores of playouts
    bool played;                  // part of the game, and not only something that could have been
};

template <class Traits>
class Game {
public:
    using State = typename Traits::State;
    using Rules = typename Traits::Evaluator::Game;

    Game(long number, std::uint64_t seed, int playouts)
        : number_(number), playouts_(playouts),
          rng_(Rng(seed).next() + static_cast<std::uint64_t>(number)), nodes_(NODES[rng_.below(NODES.size())]) {}

    // Plays it, and gives its rows as lines: the number of the game, nodes a move, "played" or
    // "branch", the position, mean final scores of playouts, and of a played one the final scores and
    // each player's share of the victory. Tabs stand between these, spaces between numbers.
    std::string lines() {
        State state = Traits::start(number_);
        NoEvents no_events;
        for (int round = 1; Rules::turn(state) != OVER;) {
            if (Rules::turn(state) == NATURE) {
                if (Rules::round(state) > round) add_row(state, true);
                round = std::max(round, Rules::round(state));
                Rules::play_nature(state, rng_);
                continue;
            }
            if (rng_.fraction() < Traits::branches(state)) branch(state);
            Rules::apply(state, move(state), no_events);
        }
        return text(Rules::outcome(state));
    }

private:
    // The round could go on like this.
    void branch(State state) {
        const typename Traits::Evaluator evaluator(state);
        if (evaluator.play_to_horizon(state, rng_) && Rules::turn(state) != OVER) add_row(state, false);
    }

    void add_row(const State& state, bool played) {
        const auto means = search::play_outs<typename Traits::Evaluator>(state, playouts_, rng_);
        rows_.push_back({Rules::text(state), means.score, played});
    }

    int move(const State& state) {
        if (const int only = only_move<Rules>(state); only != NO_MOVE) return only;
        search::Tree<typename Traits::Evaluator> tree(Traits::view(state), Rules::turn(state),
                                                      rng_.next());
        tree.run({0, nodes_});
        const auto moves = tree.report();
        if (rng_.fraction() >= EXPLORED) return moves[0].id;
        long visits = 0;
        for (const auto& tried : moves) visits += tried.visits;
        auto drawn = static_cast<long>(rng_.fraction() * static_cast<double>(visits));
        for (const auto& tried : moves) {
            drawn -= tried.visits;
            if (drawn < 0) return tried.id;
        }
        return moves[0].id;
    }

    std::string text(const Outcome& outcome) const {
        const auto players = outcome.players;
        const auto winners = std::count(outcome.ranks.begin(), outcome.ranks.begin() + players, 1);
        const auto share = [&](int player) {
            return outcome.ranks[player] == 1 ? 1.0 / static_cast<double>(winners) : 0.0;
        };
        std::string lines;
        for (const Row& row : rows_) {
            lines.append(std::to_string(number_)).append("\t").append(std::to_string(nodes_));
            lines.append(row.played ? "\tplayed\t" : "\tbranch\t").append(row.position);
            add_numbers(lines, players, [&](int player) { return row.playouts[player]; });
            if (row.played) {
                add_numbers(lines, players, [&](int player) { return outcome.scores[player]; });
                add_numbers(lines, players, share);
            }
            lines.append("\n");
        }
        return lines;
    }

    template <class Value>
    static void add_numbers(std::string& line, int players, Value&& value) {
        for (int player = 0; player < players; ++player) {
            std::array<char, 32> text{};
            std::snprintf(text.data(), text.size(), "%c%.4g", player ? ' ' : '\t',
                          static_cast<double>(value(player)));
            line.append(text.data());
        }
    }

    long number_;
    int playouts_;
    Rng rng_;
    int nodes_;
    std::vector<Row> rows_;
};

}  // namespace manueline::selfplay
