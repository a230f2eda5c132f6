// Matches of two files of weights. A deal is played once for each seat of the new weights, among
// players who all have the old ones, and every player has the same number of nodes.
#pragma once

#include <string>

#include "manueline/search/tree.hpp"
#include "traits.hpp"

namespace manueline::selfplay {

// The evaluator with the new weights; the shared ones are the old.
template <class Traits>
class NewEvaluator : public Traits::Evaluator {
public:
    explicit NewEvaluator(const typename Traits::State& root,
                          const search::Settings& settings = search::DEFAULT_SETTINGS)
        : Traits::Evaluator(root, settings, weights) {}

    static inline typename Traits::Weights weights{};
};

template <class Traits>
class Match {
public:
    using State = typename Traits::State;
    using Rules = typename Traits::Evaluator::Game;

    Match(const State& start, int nodes, std::uint64_t seed)
        : start_(start), nodes_(nodes), seed_(seed) {}

    // The games of a deal, a line each: the number of the deal, the seat of the new weights, final
    // scores and ranks. Tabs stand between these, spaces between numbers. They depend on the number,
    // the seed, the nodes and the weights alone.
    std::string lines(long deal) const {
        std::string lines;
        for (int seat = 0; seat < Rules::players(start_); ++seat) {
            const Outcome outcome = played(deal, seat);
            lines.append(std::to_string(deal)).append("\t").append(std::to_string(seat));
            add_numbers(lines, outcome.scores, outcome.players);
            add_numbers(lines, outcome.ranks, outcome.players);
            lines.append("\n");
        }
        return lines;
    }

private:
    // Nature has a generator of its own, so that it deals the same from the same bag whatever the
    // players did.
    Outcome played(long deal, int seat) const {
        Rng seeds(Rng(seed_).next() + static_cast<std::uint64_t>(deal));
        Rng nature(seeds.next());
        for (int skipped = 0; skipped < seat; ++skipped) seeds.next();
        Rng searches(seeds.next());
        State state = start_;
        NoEvents no_events;
        while (Rules::turn(state) != OVER) {
            if (Rules::turn(state) == NATURE) {
                Rules::play_nature(state, nature);
                continue;
            }
            int id = only_move<Rules>(state);
            if (id == NO_MOVE)
                id = Rules::turn(state) == seat
                         ? best_move<NewEvaluator<Traits>>(state, searches)
                         : best_move<typename Traits::Evaluator>(state, searches);
            Rules::apply(state, id, no_events);
        }
        return Rules::outcome(state);
    }

    template <class Evaluator>
    int best_move(const State& state, Rng& rng) const {
        search::Tree<Evaluator> tree(Traits::view(state), Rules::turn(state), rng.next());
        tree.run({0, nodes_});
        return tree.report()[0].id;
    }

    static void add_numbers(std::string& line, const std::array<int, 4>& numbers, int players) {
        for (int player = 0; player < players; ++player)
            line.append(player ? " " : "\t").append(std::to_string(numbers[player]));
    }

    State start_;
    int nodes_;
    std::uint64_t seed_;
};

}  // namespace manueline::selfplay
