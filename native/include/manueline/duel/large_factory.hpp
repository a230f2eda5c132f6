// How likely each next tile of the large factory is, given that five of one colour are redrawn.
//
// D25: five tiles of one colour go back into the bag and are drawn again; if the bag holds one
// colour only, the tower is poured in first. Each draw is weighted by the chance that the five it
// leads to are accepted. All numbers of ways are below 2^53, so that doubles hold them exactly
// and a chance is zero or one only if it truly is.
#pragma once

#include <algorithm>

#include "manueline/duel/position.hpp"

namespace manueline::duel {

inline constexpr int FIVE = FACTORY_TILES[LARGE];

using Chances = std::array<double, COLOUR_COUNT>;

constexpr bool is_one_colour(Heap tiles) { return tiles.colours() <= 1; }

// How many tiles the large factory gets.
constexpr int large_target(Heap bag, Heap tower) {
    return std::min(FIVE, bag.total() + tower.total());
}

// Whether the tower is poured in to fill the factory: for want of tiles or of colours.
constexpr bool is_poured(Heap bag, Heap tower) {
    return tower.any() && (bag.total() < FIVE || is_one_colour(bag));
}

namespace detail {

constexpr double permutations(int from, int count) {
    double ways = 1;
    for (int index = 0; index < count; ++index) ways *= std::max(0, from - index);
    return ways;
}

constexpr double hypergeometric(Heap heap, Heap drawn) {
    double ways = 1, all = 1;
    int place = 0;
    for (int colour = 0; colour < COLOUR_COUNT; ++colour)
        for (int index = 0; index < drawn[colour]; ++index, ++place) {
            ways *= static_cast<double>(std::max(0, heap[colour] - index)) * (place + 1);
            all *= static_cast<double>(heap.total() - place) * (index + 1);
        }
    return ways / all;
}

// Tiles drawn one by one from a first heap, and from a second once that is empty.
struct Try {
    Heap first, second;

    // How likely these are the tiles drawn after as many draws.
    constexpr double chance(Heap drawn) const {
        if (drawn.total() <= first.total()) return hypergeometric(first, drawn);
        for (int colour = 0; colour < COLOUR_COUNT; ++colour)
            if (drawn[colour] < first[colour]) return 0;
        return hypergeometric(second, drawn - first);
    }

    // How likely each colour comes next after these tiles.
    constexpr Chances next_chances(Heap drawn) const {
        const Heap from = drawn.total() < first.total() ? first : first + second;
        const int left = from.total() - drawn.total();
        Chances chances{};
        for (int colour = 0; colour < COLOUR_COUNT; ++colour)
            chances[colour] = static_cast<double>(std::max(0, from[colour] - drawn[colour])) / left;
        return chances;
    }

    // How likely the five are not all of this colour, after `held` tiles that are.
    constexpr double chance_of_others(int colour, int held) const {
        const int tiles = first.total();
        const int from_first = std::max(0, std::min(FIVE, tiles) - held);
        const int from_second = tiles < FIVE ? FIVE - std::max(held, tiles) : 0;
        const int spent = std::max(0, held - tiles);
        const double ways = permutations(first[colour] - held, from_first) *
                            permutations(second[colour] - spent, from_second);
        const double all = permutations(tiles - held, from_first) *
                           permutations(second.total() - spent, from_second);
        return (all - ways) / all;
    }

    constexpr double chance_of_one_colour() const {
        double chance = 0;
        for (int colour = 0; colour < COLOUR_COUNT; ++colour)
            chance += 1 - chance_of_others(colour, 0);
        return chance;
    }

    // For each colour: how likely these tiles, then that colour, then an accepted five.
    constexpr Chances accepted(Heap drawn) const {
        Chances chances{};
        const double so_far = chance(drawn);
        if (so_far == 0) return chances;
        chances = next_chances(drawn);
        for (int colour = 0; colour < COLOUR_COUNT; ++colour) {
            Heap after = drawn;
            after.add(colour, 1);
            if (chances[colour] > 0 && is_one_colour(after))
                chances[colour] *= chance_of_others(colour, after.total());
            chances[colour] *= so_far;
        }
        return chances;
    }
};

}  // namespace detail

// How likely each colour is to come next; bag and tower still include the tiles drawn.
constexpr Chances large_weights(Heap bag, Heap tower, Heap drawn) {
    using detail::Try;
    const Heap supply = bag + tower;
    if (is_one_colour(supply) || supply.total() <= FIVE) return Try{bag, tower}.next_chances(drawn);
    if (bag.total() >= FIVE) {
        const Heap pool = is_one_colour(bag) ? supply : bag;
        if (!is_one_colour(drawn)) return Try{pool, {}}.next_chances(drawn);
        return Try{pool, {}}.accepted(drawn);
    }
    // The first try takes the whole bag and goes on from the tower; if it fails, everything is
    // drawn anew from bag and tower together.
    const Try first{bag, tower}, again{supply, {}};
    const double redrawn = first.chance_of_one_colour() / (1 - again.chance_of_one_colour());
    Chances chances = first.accepted(drawn);
    const Chances later = again.accepted(drawn);
    for (int colour = 0; colour < COLOUR_COUNT; ++colour)
        chances[colour] += redrawn * later[colour];
    return chances;
}

}  // namespace manueline::duel
