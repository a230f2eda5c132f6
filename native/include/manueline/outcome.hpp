// How a finished game ended.
#pragma once

#include <algorithm>
#include <array>
#include <string_view>

namespace manueline {

struct Outcome {
    int players = 0;
    std::array<int, 4> scores{};
    std::array<int, 4> ranks{};
    std::string_view tie_break;  // empty if no one tied for the highest score

    int winners() const {
        return static_cast<int>(std::count(ranks.begin(), ranks.begin() + players, 1));
    }

    // The share of the victory: 1 for the only winner, a part for each of several.
    float share(int player) const {
        return ranks[player] == 1 ? 1.0f / static_cast<float>(winners()) : 0.0f;
    }

    // Zero-sum payoff in [-1, 1]: winners share what the others lose.
    float utility(int player) const {
        if (ranks[player] != 1)
            return -1.0f / static_cast<float>(players - 1);
        return static_cast<float>(players - winners()) /
               static_cast<float>(winners() * (players - 1));
    }
};

// Competition ranks (1, 2, 2, 4) by score and then by a second key, whose name is given.
template <class Keys>
void rank(Outcome& outcome, const Keys& second, std::string_view name) {
    int best = 0, tied = 0, first = 0;
    const auto players = static_cast<std::size_t>(outcome.players);
    for (std::size_t player = 0; player < players; ++player) {
        outcome.ranks[player] = 1;
        for (std::size_t other = 0; other < players; ++other)
            outcome.ranks[player] +=
                outcome.scores[other] > outcome.scores[player] ||
                (outcome.scores[other] == outcome.scores[player] && second[other] > second[player]);
        best = std::max(best, outcome.scores[player]);
        first += outcome.ranks[player] == 1;
    }
    for (std::size_t player = 0; player < players; ++player) tied += outcome.scores[player] == best;
    if (tied > 1) outcome.tie_break = first > 1 ? "shared" : name;
}

}  // namespace manueline
