// The parts of the values of Duel's moves.
#pragma once

#include "manueline/levels/mistakes.hpp"
#include "manueline/search/duel_evaluator.hpp"

namespace manueline::levels {

namespace detail {

// D14, D15: how many tiles a take brings.
inline int tiles_taken(const duel::State& view, Take take) {
    using namespace duel;
    if (take.source != MOON) return sun_of(view, take.source)[take.colour];
    int count = view.large_moon[take.colour];
    for (const Small& small : view.small) count += small.stacked && small.top() == take.colour;
    return count;
}

}  // namespace detail

inline MoveParts parts_of(const search::DuelEvaluator&, const duel::State& view, int id) {
    using namespace duel;
    const search::DuelLines lines(view, search::DEFAULT_SETTINGS);
    const auto value = [&](int move) {
        return search::DuelValues::move_value(view, lines, move);
    };
    if (id >= CHIP_ID) return {.plates = id < DRAW_ID ? value(id) : 0};
    Take take = take_of(id);
    const Board& board = view.board(view.turn);
    const auto broken_cost = [&](int tiles) {
        const int before = board.broken.total();
        return static_cast<float>(BROKEN_COSTS[std::min(MOST_BROKEN, before + tiles)] -
                                  BROKEN_COSTS[before]);
    };
    const int count = detail::tiles_taken(view, take);
    const int room = take.line == BROKEN ? 0 : take.line + 1 - board.lines[take.line].count;
    MoveParts parts{.floor = broken_cost(std::max(0, count - room))};
    if (take.line == BROKEN) return parts;
    // What the line adds: breaking the same tiles has all else, at another cost.
    const float with_line = value(id) + parts.floor;
    take.line = BROKEN;
    parts.line = with_line - (value(take_id(take)) + broken_cost(count));
    return parts;
}

}  // namespace manueline::levels
