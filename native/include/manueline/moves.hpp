// Nature's moves with their weights, and the common shape of legal moves.
#pragma once

#include <array>
#include <cassert>
#include <cstdint>

#include "manueline/rng.hpp"

namespace manueline {

// No id: there is no move to be drawn.
inline constexpr int NO_MOVE = -1000;

// Nature's possible single moves; the probability of one is its weight by the sum of all.
struct Chance {
    std::array<std::int16_t, 18> ids{};
    std::array<double, 18> weights{};
    int count = 0;

    constexpr void add(int id, double weight) {
        if (weight > 0) {
            assert(count < static_cast<int>(ids.size()));
            ids[count] = static_cast<std::int16_t>(id);
            weights[count++] = weight;
        }
    }

    // One of the moves by its weight; there is one at least.
    int sample(Rng& rng) const {
        double sum = 0;
        for (int index = 0; index < count; ++index) sum += weights[index];
        double left = rng.fraction() * sum;
        for (int index = 0; index + 1 < count; ++index) {
            left -= weights[index];
            if (left < 0) return ids[index];
        }
        return ids[count - 1];
    }
};

}  // namespace manueline
