// Paying a line's missing tiles with bonus chips (D21).
#pragma once

#include "manueline/duel/state.hpp"

namespace manueline::duel {

namespace detail {

consteval auto matching_chips() {
    std::array<Word, COLOUR_COUNT> masks{};
    for (int colour = 0; colour < COLOUR_COUNT; ++colour)
        for (int chip = 0; chip < CHIP_KINDS; ++chip)
            if (CHIP_COLOURS[chip] >> colour & 1) masks[colour] |= Word{15} << (4 * chip);
    return masks;
}

inline constexpr auto MATCHING = matching_chips();

// How many chips show the colour, and how many do not.
struct Split {
    int matching, others;
};

constexpr Split split(ChipHeap chips, int colour) {
    const int matching = ChipHeap{chips.lanes & MATCHING[colour]}.total();
    return {matching, chips.total() - matching};
}

}  // namespace detail

// D21: whether chips pay the missing tiles, two that show the colour or any three each.
constexpr bool covers(int missing, int matching, int others) {
    const int pairs = std::min(missing, matching / 2);
    return 3 * (missing - pairs) <= matching + others - 2 * pairs;
}

// D21: whether chips pay the missing tiles and none of them could be left out.
constexpr bool is_exact(int missing, int matching, int others) {
    return covers(missing, matching, others) &&
           !(matching && covers(missing, matching - 1, others)) &&
           !(others && covers(missing, matching, others - 1));
}

// Whether these chips pay the missing tiles of a colour.
constexpr bool can_pay(ChipHeap chips, int colour, int missing) {
    const auto [matching, others] = detail::split(chips, colour);
    return covers(missing, matching, others);
}

// The kinds that may be paid next, in ascending order, towards some exact payment, as bits.
constexpr Word next_kinds(ChipHeap chips, ChipHeap payment, int colour, int missing) {
    const int last = payment.any() ? (63 - std::countl_zero(payment.lanes)) / 4 : 0;
    const auto paid = detail::split(payment, colour);
    Word kinds = 0;
    for (int chip = last; chip < CHIP_KINDS; ++chip) {
        if (!chips[chip]) continue;
        const int shows = CHIP_COLOURS[chip] >> colour & 1;
        const auto left = detail::split({chips.lanes & ~low_bits(4 * chip)}, colour);
        for (int more = shows; more <= left.matching; ++more)
            for (int other = 1 - shows; other <= left.others; ++other)
                if (is_exact(missing, paid.matching + more, paid.others + other))
                    kinds |= bit(chip);
    }
    return kinds;
}

}  // namespace manueline::duel
