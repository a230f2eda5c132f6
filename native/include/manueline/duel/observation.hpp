// Azul Duel's observations: what a seat may know (D12), from its side of the table.
#pragma once

#include "manueline/duel/dome.hpp"
#include "manueline/duel/stack.hpp"
#include "manueline/observation.hpp"

namespace manueline::duel {

inline constexpr int FACES = HIDDEN + 2;           // a plate, or the back of one
inline constexpr int CHIP_FACES = 1 + CHIP_KINDS;  // face down, or a kind
inline constexpr int TILE_KINDS = SPECIAL + 1;
inline constexpr int SPACE_KINDS = WILD + 1;
inline constexpr int TURNS = 4;
inline constexpr int SIDE_COUNT = static_cast<int>(SIDES.size());
inline constexpr int PHASE_COUNT = static_cast<int>(PHASES.size());
inline constexpr int OBSERVED_BOARD = 1 + LINES * COLOUR_COUNT + SPACES * (PLATES + TURNS) +
                                      CELLS * (SPACE_KINDS + TILE_KINDS) + COLOUR_COUNT +
                                      2 * CHIP_KINDS + 3;
inline constexpr int OBSERVATION_SIZE =
    PLAYERS + PHASE_COUNT + 4 * PLAYERS + 2 + SIDE_COUNT +
    2 * COLOUR_COUNT +
    SMALL_FACTORIES * (COLOUR_COUNT + Small::MOST_STACKED * COLOUR_COUNT + CHIP_FACES) +
    2 * COLOUR_COUNT + CHIP_KINDS + PLATES + (FACES + PLAYERS) +
    PLATES * (FACES + PLAYERS + 1) + PLATES * (FACES + PLAYERS) + PLATES + COLOUR_COUNT +
    CHIP_KINDS + PLAYERS * OBSERVED_BOARD;

namespace detail {

inline void observe_chips(RowWriter& out, ChipHeap chips) {
    for (int chip = 0; chip < CHIP_KINDS; ++chip) out.number(chips[chip]);
}

inline void observe_factories(RowWriter& out, const State& view) {
    out.heap(view.large_sun);
    out.heap(view.large_moon);
    for (const Small& small : view.small) out.heap(small.sun);
    for (const Small& small : view.small)
        for (int index = 0; index < Small::MOST_STACKED; ++index)
            out.one_of(index < small.stacked ? small.moon[index] : -1, COLOUR_COUNT);
    for (const Small& small : view.small)
        out.one_of(small.chip == FACE_DOWN ? 0 : small.chip == NO_CHIP ? -1 : 1 + small.chip,
                   CHIP_FACES);
}

// D12: the stack's top, what was put back under it, and the plates drawn in this turn.
inline void observe_stack(RowWriter& out, const State& view) {
    const bool has_top = view.top.is_there();
    out.one_of(has_top ? view.top.plate() : -1, FACES);
    out.player(has_top ? view.top.knower() : NOBODY);
    const int returned = view.returned_count, hand = view.hand_count;
    for (int index = 0; index < returned; ++index) out.one_of(view.returned[index].plate(), FACES);
    out.skip((PLATES - returned) * FACES);
    for (int index = 0; index < returned; ++index) out.player(view.returned[index].owner());
    out.skip((PLATES - returned) * PLAYERS);
    for (int index = 0; index < returned; ++index) out.number(view.returned[index].is_first());
    out.skip(PLATES - returned);
    for (int index = 0; index < hand; ++index) out.one_of(view.hand[index].plate(), FACES);
    out.skip((PLATES - hand) * FACES);
    for (int index = 0; index < hand; ++index) out.player(view.hand[index].knower());
    out.skip((PLATES - hand) * PLAYERS);
}

// A laid plate's four spaces, each in the plane of what it takes.
inline void observe_spaces(RowWriter& out, const Board& board) {
    std::array<Word, SPACE_KINDS> planes{};
    for (int space = 0; space < SPACES; ++space) {
        if (board.plates[space] == EMPTY) continue;
        const auto& kinds = LAID_CELLS[board.plates[space]];
        for (int corner = 0; corner < 4; ++corner)
            planes[kinds[corner]] |= bit(cell_of(space, corner));
    }
    for (const Word plane : planes) out.bits(plane, CELLS);
}

inline void observe_tiles(RowWriter& out, const Board& board) {
    std::array<Word, TILE_KINDS> planes{};
    for_each_bit(board.filled, [&](int cell) { planes[board.tiles[cell]] |= bit(cell); });
    for (const Word plane : planes) out.bits(plane, CELLS);
}

inline void observe_boards(RowWriter& out, const State& view) {
    const auto each = [&](auto&& write) {
        out.each_player([&](int player) { write(view.board(player)); });
    };
    each([&](const Board& board) { out.number(board.score); });
    each([&](const Board& board) {
        for (const Line line : board.lines) out.line(line);
    });
    each([&](const Board& board) {
        for (const int laid : board.plates) out.one_of(laid == EMPTY ? -1 : laid / TURNS, PLATES);
    });
    each([&](const Board& board) {
        for (const int laid : board.plates) out.one_of(laid == EMPTY ? -1 : laid % TURNS, TURNS);
    });
    each([&](const Board& board) { observe_spaces(out, board); });
    each([&](const Board& board) { observe_tiles(out, board); });
    each([&](const Board& board) { out.heap(board.broken); });
    each([&](const Board& board) { observe_chips(out, board.chips); });
    each([&](const Board& board) { observe_chips(out, board.spent); });
    each([&](const Board& board) { out.number(board.tokens); });
    each([&](const Board& board) { out.number(board.chips_taken); });
    each([&](const Board& board) { out.number(board.passed); });
}

}  // namespace detail

// The row has as many numbers as the size of an observation.
inline void observe(const State& state, int viewer, std::span<Value> row) {
    const State view = masked(state, viewer);
    assert(row.size() == static_cast<std::size_t>(OBSERVATION_SIZE));
    RowWriter out(row, viewer, PLAYERS);
    out.one_of(viewer, PLAYERS);
    out.one_of(static_cast<int>(view.phase), PHASE_COUNT);
    out.player(view.turn);
    out.player(view.active);
    out.player(view.starter);
    out.player(view.first_tile);
    out.number(view.round);
    out.number(view.focus);
    out.bits(view.tablets, SIDE_COUNT);
    detail::observe_factories(out, view);
    out.heap(view.bag);
    out.heap(view.tower);
    detail::observe_chips(out, view.chips);
    out.bits(view.display, PLATES);
    detail::observe_stack(out, view);
    out.one_of(view.laying, PLATES);
    out.heap(view.rest);
    detail::observe_chips(out, view.payment);
    detail::observe_boards(out, view);
}

}  // namespace manueline::duel
