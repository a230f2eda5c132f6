// Games of the search with itself, and how well the evaluation told at each round's end who wins.
#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <string>

#include "manueline/search/tree.hpp"
#include "traits.hpp"

namespace manueline::selfplay {

template <class Traits>
class LogLosses {
public:
    using State = typename Traits::State;
    using Evaluator = typename Traits::SearchEvaluator;
    using Rules = typename Evaluator::Game;

    LogLosses(const State& start, int nodes, std::uint64_t seed)
        : start_(start), nodes_(nodes), seed_(seed) {}

    // Of every round's end but the last a line: the number of the game, the round, and the log losses
    // of the points networks, of the position network, and of both together as the search has them.
    // Tabs stand between these.
    std::string lines(long game) const {
        Rng rng(Rng(seed_).next() + static_cast<std::uint64_t>(game));
        State state = start_;
        NoEvents no_events;
        std::array<Said, MOST_ROUNDS> said;
        int ended = 0;
        while (Rules::turn(state) != OVER) {
            if (Rules::turn(state) == NATURE) {
                if (Traits::is_before_deal(state) && Rules::round(state) == ended + 2 &&
                    ended < MOST_ROUNDS)
                    said[ended++] = said_of(state);
                Rules::play_nature(state, rng);
                continue;
            }
            int id = only_move<Rules>(state);
            if (id == NO_MOVE) {
                search::Tree<Evaluator> tree(Traits::view(state), Rules::turn(state), rng.next());
                tree.run({0, nodes_});
                id = tree.best_found().id;
            }
            Rules::apply(state, id, no_events);
        }
        const Outcome outcome = Rules::outcome(state);
        std::string lines;
        for (int round = 0; round < ended; ++round) {
            lines.append(std::to_string(game)).append("\t").append(std::to_string(round + 1));
            for (const search::ForPlayers& wins : said[round]) {
                std::array<char, 32> number{};
                std::snprintf(number.data(), number.size(), "\t%.6g", log_loss(wins, outcome));
                lines.append(number.data());
            }
            lines.append("\n");
        }
        return lines;
    }

private:
    static constexpr int MOST_ROUNDS = 8;
    static constexpr std::size_t KINDS = 3;

    using Said = std::array<search::ForPlayers, KINDS>;

    static Said said_of(const State& state) {
        Said said;
        search::Settings settings;
        float& share = Traits::network_share(settings);
        const std::array<float, KINDS> shares{0, 1, share};
        for (std::size_t kind = 0; kind < KINDS; ++kind) {
            share = shares[kind];
            said[kind] = Evaluator(state, settings).evaluate(state).win;
        }
        return said;
    }

    static double log_loss(const search::ForPlayers& wins, const Outcome& outcome) {
        double loss = 0;
        for (int player = 0; player < outcome.players; ++player)
            loss -= outcome.share(player) * std::log(std::max(1e-6, double{wins[player]}));
        return loss;
    }

    State start_;
    int nodes_;
    std::uint64_t seed_;
};

}  // namespace manueline::selfplay
