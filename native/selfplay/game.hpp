// One game of the search with itself, and the rows that it gives to the fit.
#pragma once

#include <cstdio>
#include <string>
#include <vector>

#include "manueline/search/azul_evaluator.hpp"
#include "manueline/search/duel_evaluator.hpp"
#include "manueline/search/playouts.hpp"

namespace manueline::selfplay {

// Nodes a move: one of these for a whole game, since weaker play shows more kinds of positions.
inline constexpr std::array<int, 4> NODES{8, 16, 32, 96};

// How often a move is drawn by the visits of the search instead of being the best.
inline constexpr double EXPLORED = 0.08;

// The configurations, which take turns by the number of a game.
struct AzulTraits {
    using Evaluator = search::AzulEvaluator;
    using Weights = search::AzulWeights;
    using Features = search::AzulFeatures;
    using State = azul::State;

    // How often a decision leads to a round's end that could have been: some three a round.
    static double branches(const State& state) { return 0.6 / state.players; }

    static State start(long game) {
        static constexpr std::array<int, 8> PLAYERS{2, 2, 3, 3, 4, 4, 2, 2};
        const auto turn = static_cast<std::size_t>(game % 8);
        return azul::new_state({PLAYERS[turn], turn % 2 == 1, NATURE});
    }

    static State parse(const std::string& text) { return azul::parse_position(text); }
    static State view(const State& state) { return state; }
};

struct DuelTraits {
    using Evaluator = search::DuelEvaluator;
    using Weights = search::DuelWeights;
    using Features = search::DuelFeatures;
    using State = duel::State;

    static double branches(const State&) { return 0.25; }

    // The sides of the first game, and draws of three or four tablets.
    static State start(long game) {
        unsigned first_game = 0;
        for (const int side : duel::FIRST_GAME) first_game |= 1u << side;
        if (game % 4 == 0)
            return duel::new_state({static_cast<std::uint8_t>(first_game), 3, NATURE});
        return duel::new_state({0, game % 4 == 1 ? 4 : 3, NATURE});
    }

    static State parse(const std::string& text) {
        const auto parts = text::split(text, ' ');
        const int tablets = static_cast<int>(text::split(parts.at(1), '+').size());
        return duel::parse_position(text, {0, tablets, NATURE});
    }

    static State view(const State& state) { return duel::masked(state, state.turn); }
};

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
        int only = NO_MOVE, count = 0;
        Rules::for_each_legal(state, [&](int id) { only = id, ++count; });
        if (count == 1) return only;
        search::Tree<typename Traits::Evaluator> tree(Traits::view(state), Rules::turn(state),
                                                      rng_.next());
        tree.run({0, nodes_});
        const auto moves = tree.report();
        if (rng_.fraction() >= EXPLORED) return moves[0].id;
        long visits = 0;
        for (const auto& tried : moves) visits += tried.visits;
        auto drawn = static_cast<long>(rng_.fraction() * static_cast<double>(visits));
        for (const auto& tried : moves)
            if ((drawn -= tried.visits) < 0) return tried.id;
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
