// Paying a line's missing tiles with bonus chips (D21).
#pragma once

#include "manueline/duel/position.hpp"

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

namespace detail {

inline constexpr int ALL_CHIPS = CHIP_KINDS * CHIPS_PER_KIND;

consteval auto exact_payments() {
    std::array<std::array<std::uint32_t, ALL_CHIPS + 1>, LINES> table{};
    for (int missing = 1; missing < LINES; ++missing)
        for (int matching = 0; matching <= ALL_CHIPS; ++matching)
            for (int others = 0; others <= ALL_CHIPS; ++others)
                table[missing][matching] |=
                    static_cast<std::uint32_t>(is_exact(missing, matching, others)) << others;
    return table;
}

// By missing tiles and matching chips: with how many others they pay exactly, as bits.
inline constexpr auto EXACT = exact_payments();

}  // namespace detail

// The kinds that may be paid next, in ascending order, towards some exact payment, as bits.
constexpr Word next_kinds(ChipHeap chips, ChipHeap payment, int colour, int missing) {
    const int last = payment.any() ? (63 - std::countl_zero(payment.lanes)) / 4 : 0;
    const auto paid = detail::split(payment, colour);
    Word kinds = 0;
    for (int chip = last; chip < CHIP_KINDS; ++chip) {
        if (!chips[chip]) continue;
        const int shows = CHIP_COLOURS[chip] >> colour & 1;
        const auto left = detail::split({chips.lanes & ~low_bits(4 * chip)}, colour);
        const auto others = (low_bits(left.others + 1) & ~low_bits(1 - shows)) << paid.others;
        bool leads_on = false;
        for (int more = shows; more <= left.matching; ++more)
            leads_on |= (detail::EXACT[missing][paid.matching + more] & others) != 0;
        kinds |= static_cast<Word>(leads_on) << chip;
    }
    return kinds;
}

}  // namespace manueline::duel
