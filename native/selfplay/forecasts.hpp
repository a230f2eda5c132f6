// Games of the search with itself, and what it said of its moves on the way.
#pragma once

#include <algorithm>
#include <cstdio>
#include <string>
#include <vector>

#include "manueline/search/tree.hpp"
#include "traits.hpp"

namespace manueline::selfplay {

template <class Traits, class Evaluator>
class Forecasts {
public:
    using State = typename Traits::State;
    using Rules = typename Evaluator::Game;

    Forecasts(const State& start, int nodes, std::uint64_t seed)
        : start_(start), nodes_(nodes), seed_(seed) {}

    // Of every twelfth decision of a game a line: the number of the game, the round, the seat to
    // move, 1 if the outcome was certain or else 0, the visits of the best move of a search with as
    // many nodes or 4 or 16 times as many, what it found (each player's share of the victory and
    // score), and what came. Tabs stand between these, spaces between numbers.
    std::string lines(long game) const {
        Rng rng(Rng(seed_).next() + static_cast<std::uint64_t>(game));
        State state = start_;
        NoEvents no_events;
        std::vector<std::string> said;
        for (long decision = game; Rules::turn(state) != OVER;) {
            if (Rules::turn(state) == NATURE) {
                Rules::play_nature(state, rng);
                continue;
            }
            int id = only_move<Rules>(state);
            if (id == NO_MOVE) {
                search::Tree<Evaluator> tree(Traits::view(state), Rules::turn(state), rng.next());
                tree.run({0, nodes_});
                id = tree.best_found().id;
                if (++decision % 12 == 0) {
                    tree.run({0, nodes_ * FACTORS[rng.below(FACTORS.size())]});
                    said.push_back(line(game, state, tree.best_found()));
                }
            }
            Rules::apply(state, id, no_events);
        }
        const Outcome outcome = Rules::outcome(state);
        const auto players = static_cast<std::size_t>(outcome.players);
        std::string end;
        add(end, players, [&](int player) { return outcome.share(player); });
        add(end, players, [&](int player) { return outcome.scores[player]; });
        std::string lines;
        for (const std::string& row : said) lines.append(row).append(end).append("\n");
        return lines;
    }

private:
    // By how much the search that is told is larger; smaller ones are cheaper, so they are more.
    static constexpr std::array<int, 6> FACTORS{1, 1, 1, 4, 4, 16};

    static std::string line(long game, const State& state, const search::MoveReport& best) {
        std::string text = std::to_string(game);
        for (const long number : {static_cast<long>(Rules::round(state)),
                                  static_cast<long>(Rules::turn(state)),
                                  static_cast<long>(best.exact), best.visits})
            text.append("\t").append(std::to_string(number));
        const auto players = static_cast<std::size_t>(Rules::players(state));
        add(text, players, [&](int player) { return best.win[player]; });
        add(text, players, [&](int player) { return best.score[player]; });
        return text;
    }

    template <class Value>
    static void add(std::string& text, std::size_t players, Value&& value) {
        for (std::size_t player = 0; player < players; ++player) {
            std::array<char, 32> number{};
            std::snprintf(number.data(), number.size(), "%c%.4g", player ? ' ' : '\t',
                          static_cast<double>(value(static_cast<int>(player))));
            text.append(number.data());
        }
    }

    State start_;
    int nodes_;
    std::uint64_t seed_;
};

}  // namespace manueline::selfplay
