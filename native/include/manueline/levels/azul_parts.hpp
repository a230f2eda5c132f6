// The parts of the values of Azul's moves.
#pragma once

#include "manueline/levels/mistakes.hpp"
#include "manueline/search/azul_evaluator.hpp"

namespace manueline::levels {

inline MoveParts parts_of(const search::AzulEvaluator& evaluator, const azul::State& view, int id) {
    using namespace azul;
    if (view.phase != Phase::offer) return {};
    Take take = take_of(id);
    const Board& board = view.board(view.turn);
    const bool marker = take.source == CENTRE && view.marker == NATURE;
    const int count = view.source(take.source)[take.colour];
    const auto floor_cost = [&](int tiles) {
        const int floor = std::min(FLOOR_SPACES, board.floor_count + marker + tiles);
        return static_cast<float>(FLOOR_COST[floor] - FLOOR_COST[board.floor_count]);
    };
    const int room = CAPACITY[take.line] - board.lines[take.line].count;
    MoveParts parts{.floor = floor_cost(std::max(0, count - room))};
    if (take.line == FLOOR) return parts;
    // What the line adds: the same take to the floor line has all else, at another cost.
    const float with_line = evaluator.value(view, id) + parts.floor;
    take.line = FLOOR;
    parts.line = with_line - (evaluator.value(view, take_id(take)) + floor_cost(count));
    return parts;
}

}  // namespace manueline::levels
