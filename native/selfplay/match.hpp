// Matches of two players. A deal is played once for each seat of the first, among players who all
// play as the second.
#pragma once

#include <functional>
#include <string>
#include <utility>

#include "traits.hpp"

namespace manueline::selfplay {

// The move that a player chooses in a position where there is more than one, given a seed.
template <class Traits>
using Player = std::function<int(const typename Traits::State& state, std::uint64_t seed)>;

template <class Traits>
class Match {
public:
    using State = typename Traits::State;
    using Rules = typename Traits::Evaluator::Game;

    Match(const State& start, Player<Traits> first, Player<Traits> second, std::uint64_t seed)
        : start_(start), first_(std::move(first)), second_(std::move(second)), seed_(seed) {}

    // The games of a deal, a line each: the number of the deal, the seat of the first player, final
    // scores and ranks. Tabs stand between these, spaces between numbers. They depend on the number,
    // the seed and the players alone.
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
        Rng choices(seeds.next());
        State state = start_;
        NoEvents no_events;
        while (Rules::turn(state) != OVER) {
            if (Rules::turn(state) == NATURE) {
                Rules::play_nature(state, nature);
                continue;
            }
            int id = only_move<Rules>(state);
            if (id == NO_MOVE)
                id = (Rules::turn(state) == seat ? first_ : second_)(state, choices.next());
            Rules::apply(state, id, no_events);
        }
        return Rules::outcome(state);
    }

    static void add_numbers(std::string& line, const std::array<int, 4>& numbers, int players) {
        for (int player = 0; player < players; ++player)
            line.append(player ? " " : "\t").append(std::to_string(numbers[player]));
    }

    State start_;
    Player<Traits> first_, second_;
    std::uint64_t seed_;
};

}  // namespace manueline::selfplay
