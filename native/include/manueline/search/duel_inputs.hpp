// The inputs of Duel's position network: any position, as its player to move may know it.
//
// Seats are counted from the player to move, or before a deal from the player who starts the round.
// Small factories and their moon stacks are sums over what they hold, so that their order does not
// matter. Of plates only what the player to move has seen is there, and before a deal only what
// everybody has (D12).
#pragma once

#include <algorithm>

#include "manueline/duel/game.hpp"
#include "manueline/search/duel_projection.hpp"
#include "manueline/search/factory_contents.hpp"
#include "manueline/search/sparse_inputs.hpp"

namespace manueline::search {

struct DuelInputLayout {
    static constexpr int LINES = duel::LINES, COLOURS = duel::COLOUR_COUNT, PLATES = duel::PLATES,
                         SPACES = duel::SPACES, CELLS = duel::CELLS, SIDES = duel::SIDE_COUNT,
                         CHIP_KINDS = duel::CHIP_KINDS, CHIPS_PER_KIND = duel::CHIPS_PER_KIND;
    static constexpr int MOST_LEAD = 70, COARSE = 5, HEAP_LEVELS = 7, MOST_MOON = 7, MOST_TAKEN = 8;
    static constexpr int STACKS = 5 + 25 + 125;     // of one to three tiles
    static constexpr int LINE_STATES = 5, MOST_CHIPS = 8, MOST_REST = 3;
    static constexpr int MOST_SPECIALS = SPACES + 1;  // special or wild spaces of a dome, or none
    static constexpr int RING_TILES = 20;

    static constexpr FeatureBlock CONFIGURATION{"three or four tablets", 0, 2};
    static constexpr FeatureBlock TABLETS = CONFIGURATION.then("tablet sides", SIDES);
    static constexpr FeatureBlock PHASE = TABLETS.then("phase", duel::PHASE_COUNT);
    static constexpr FeatureBlock ROUND = PHASE.then("round 1 to 5", duel::ROUNDS);
    static constexpr FeatureBlock FIRST_TILE = ROUND.then("first-player tile: factory, or seat", 3);
    static constexpr FeatureBlock STARTER = FIRST_TILE.then("seat that started", 2);
    static constexpr FeatureBlock FOCUS = STARTER.then("line that is tiled", LINES);
    static constexpr FeatureBlock LARGE_SUN =
        FOCUS.then("large sun: colour and count", COLOURS * duel::FIVE);
    static constexpr FeatureBlock LARGE_MOON =
        LARGE_SUN.then("large moon: colour and count", COLOURS * MOST_MOON);
    static constexpr FeatureBlock MOON_TAKES =
        LARGE_MOON.then("moon sides' takes: colour and count", COLOURS * MOST_TAKEN);
    static constexpr FeatureBlock SUNS = MOON_TAKES.then("contents of small suns", detail::MULTISETS);
    static constexpr FeatureBlock MOONS = SUNS.then("moon stacks", STACKS);
    static constexpr FeatureBlock SUNS_LEFT =
        MOONS.then("small suns with tiles", duel::SMALL_FACTORIES + 1);
    static constexpr FeatureBlock MOONS_LEFT =
        SUNS_LEFT.then("moon stacks with tiles", duel::SMALL_FACTORIES + 1);
    static constexpr FeatureBlock SHOWN_CHIPS =
        MOONS_LEFT.then("chips that can be taken", CHIP_KINDS * CHIPS_PER_KIND);
    static constexpr FeatureBlock UNSEEN_CHIPS =
        SHOWN_CHIPS.then("chips nobody has seen", CHIP_KINDS * CHIPS_PER_KIND);
    static constexpr FeatureBlock BAG =
        UNSEEN_CHIPS.then("bag: colour and half the count", COLOURS * HEAP_LEVELS);
    static constexpr FeatureBlock TOWER =
        BAG.then("tower: colour and half the count", COLOURS * HEAP_LEVELS);
    static constexpr FeatureBlock DISPLAY = TOWER.then("plates on display", PLATES);
    static constexpr FeatureBlock TOP =
        DISPLAY.then("top of the stack: plate, or its type", duel::FACES);
    static constexpr FeatureBlock UNSEEN = TOP.then("plates that could be anywhere hidden", PLATES);
    static constexpr FeatureBlock RETURNED = UNSEEN.then("plates put under the stack oneself", PLATES);
    static constexpr FeatureBlock HAND = RETURNED.then("drawn plates: plate, or its type", duel::FACES);
    static constexpr FeatureBlock LAYING = HAND.then("plate to lay", PLATES);
    static constexpr FeatureBlock REST =
        LAYING.then("tiles to stack: colour and count", COLOURS * MOST_REST);
    static constexpr FeatureBlock PAID = REST.then("chips paid so far", MOST_CHIPS);

    // Of every seat.
    static constexpr FeatureBlock FILLED =
        PAID.then("seat: dome spaces by tile", CELLS * duel::TILE_KINDS);
    static constexpr FeatureBlock OPEN =
        FILLED.then("seat: free spaces by what they take", CELLS * duel::SPACE_KINDS);
    static constexpr FeatureBlock NO_PLATE = OPEN.then("seat: spaces without a plate", SPACES);
    static constexpr FeatureBlock LINE =
        NO_PLATE.then("seat: line, colour, count", COLOURS * LINES * (LINES + 1) / 2);
    static constexpr FeatureBlock LINE_STATE =
        LINE.then("seat: line begun or complete, with a space or without, or lost", LINES * LINE_STATES);
    static constexpr FeatureBlock FREE =
        LINE_STATE.then("seat: one or more spaces for line and colour", LINES * COLOURS * 2);
    static constexpr FeatureBlock PAYABLE = FREE.then("seat: lines that chips can complete", LINES);
    static constexpr FeatureBlock CHIPS = PAYABLE.then("seat: chips", CHIP_KINDS * CHIPS_PER_KIND);
    static constexpr FeatureBlock CHIP_COUNT = CHIPS.then("seat: number of chips", MOST_CHIPS + 1);
    static constexpr FeatureBlock BROKEN = CHIP_COUNT.then("seat: broken tiles", duel::MOST_BROKEN + 1);
    static constexpr FeatureBlock TOKENS = BROKEN.then("seat: tokens", duel::TOKENS + 1);
    static constexpr FeatureBlock TAKEN_CHIPS =
        TOKENS.then("seat: chips taken in the round", duel::CHIPS_PER_ROUND + 1);
    static constexpr FeatureBlock PASSED = TAKEN_CHIPS.then("seat: passed", 1);
    static constexpr FeatureBlock ROWS = PASSED.then("seat: projected rows with 1 to 6", LINES * LINES);
    static constexpr FeatureBlock COLUMNS =
        ROWS.then("seat: projected columns with 1 to 6", LINES * LINES);
    static constexpr FeatureBlock TABLET_ROWS =
        COLUMNS.then("seat, tablet rows: rows with 1 to 6", LINES * LINES);
    static constexpr FeatureBlock TABLET_VARIETY =
        TABLET_ROWS.then("seat, tablet variety: rows with 1 to 6 kinds", LINES * LINES);
    static constexpr FeatureBlock TABLET_COLUMNS =
        TABLET_VARIETY.then("seat, tablet columns: columns with 1 to 6", LINES * LINES);
    static constexpr FeatureBlock TABLET_RING =
        TABLET_COLUMNS.then("seat, tablet ring: tiles on it", RING_TILES + 1);
    static constexpr FeatureBlock TABLET_DIAGONALS =
        TABLET_RING.then("seat, tablet diagonals: with 1 to 6", 2 * LINES);
    static constexpr FeatureBlock TABLET_CORNERS =
        TABLET_DIAGONALS.then("seat, tablet corners: plates with 1 to 4", 16);
    static constexpr FeatureBlock TABLET_WILDS =
        TABLET_CORNERS.then("seat, tablet wilds: empty ones", MOST_SPECIALS);
    static constexpr FeatureBlock TABLET_SPECIALS =
        TABLET_WILDS.then("seat, tablet specials: empty ones", MOST_SPECIALS);
    static constexpr FeatureBlock LEAD =
        TABLET_SPECIALS.then("seat: projected lead, own: score", 2 * MOST_LEAD + 1);
    static constexpr FeatureBlock COARSE_LEAD =
        LEAD.then("seat: the same by fives", 2 * MOST_LEAD / COARSE + 1);
    static constexpr int PER_SEAT = COARSE_LEAD.end() - FILLED.first;

    static constexpr std::array BLOCKS{
        CONFIGURATION, TABLETS, PHASE, ROUND, FIRST_TILE, STARTER, FOCUS, LARGE_SUN, LARGE_MOON, MOON_TAKES,
        SUNS, MOONS, SUNS_LEFT, MOONS_LEFT, SHOWN_CHIPS, UNSEEN_CHIPS, BAG, TOWER, DISPLAY, TOP, UNSEEN,
        RETURNED, HAND, LAYING, REST, PAID, FILLED, OPEN, NO_PLATE, LINE, LINE_STATE, FREE, PAYABLE, CHIPS,
        CHIP_COUNT, BROKEN, TOKENS, TAKEN_CHIPS, PASSED, ROWS, COLUMNS, TABLET_ROWS, TABLET_VARIETY,
        TABLET_COLUMNS, TABLET_RING, TABLET_DIAGONALS, TABLET_CORNERS, TABLET_WILDS, TABLET_SPECIALS, LEAD,
        COARSE_LEAD};
    static_assert(is_complete(BLOCKS));
    static constexpr int COUNT = FILLED.first + duel::PLAYERS * PER_SEAT;
    static constexpr int MOST_ON = 384;
};

class DuelInputs : private DuelInputLayout, public SparseInputs<DuelInputLayout::MOST_ON> {
public:
    using DuelInputLayout::MOST_ON;

    // Whose chances come first: the player to move, or before a deal the one who will start.
    static int first_seat(const duel::State& state) {
        return state.turn >= 0 ? state.turn : std::max<int>(state.starter, 0);
    }

    explicit DuelInputs(const duel::State& state)
        : DuelInputs(duel::masked(state, state.turn >= 0 ? state.turn : duel::SPECTATOR), Masked()) {}

    // The score of each seat if the round ended now, before the tablets.
    const std::array<int, 4>& projected_scores() const { return scores_; }

private:
    struct Masked {};

    DuelInputs(const duel::State& view, Masked) : first_(first_seat(view)) {
        table(view);
        factories(view);
        chips(view);
        plates(view);
        for (int seat = 0; seat < duel::PLAYERS; ++seat) {
            const int player = seat ? 1 - first_ : first_;
            const int offset = seat * PER_SEAT;
            dome(view.board(player), offset);
            lines(view.board(player), offset);
            belongings(view.board(player), offset);
            const ProjectedDome projected(view, player);
            scores_[static_cast<std::size_t>(seat)] = projected.score;
            for_each_bit(view.tablets, [&](int side) { tablet(projected.board, side, offset); });
            projection(projected.board, offset);
            const int lead = seat ? projected.score - scores_[0] : projected.score - MOST_LEAD;
            const int shown = std::clamp(lead, -MOST_LEAD, MOST_LEAD) + MOST_LEAD;
            turn_on(LEAD, shown, offset);
            turn_on(COARSE_LEAD, shown / COARSE, offset);
        }
    }

    int relative(int player) const { return player == first_ ? 0 : 1; }

    // One of several for each index, if there is any.
    void counted(FeatureBlock block, int index, int count, int most, int offset = 0) {
        if (count > 0) turn_on(block, most * index + std::min(count, most) - 1, offset);
    }

    void table(const duel::State& view) {
        turn_on(CONFIGURATION, std::clamp<int>(view.tablet_count - 3, 0, 1));
        for_each_bit(view.tablets, [&](int side) { turn_on(TABLETS, side); });
        // Before a deal it does not matter which of nature's moves comes next.
        turn_on(PHASE, static_cast<int>(view.turn == NATURE ? duel::Phase::fill : view.phase));
        turn_on(ROUND, std::clamp<int>(view.round, 1, ROUND.size) - 1);
        turn_on(FIRST_TILE, view.first_tile == NATURE ? 0 : 1 + relative(view.first_tile));
        if (view.starter >= 0) turn_on(STARTER, relative(view.starter));
        if (is_tiling(view)) turn_on(FOCUS, std::min<int>(view.focus, LINES - 1));
    }

    void factories(const duel::State& view) {
        std::array<int, COLOURS> moon{};
        int suns = 0, moons = 0;
        for (int colour = 0; colour < COLOURS; ++colour) {
            counted(LARGE_SUN, colour, view.large_sun[colour], duel::FIVE);
            counted(LARGE_MOON, colour, view.large_moon[colour], MOST_MOON);
            moon[colour] = view.large_moon[colour];
        }
        for (const duel::Small& small : view.small) {
            if (small.sun.any()) {
                ++suns;
                turn_on(SUNS, content_of(small.sun));
            }
            if (!small.stacked) continue;
            ++moons;
            ++moon[small.top()];
            int code = 0, first = 0;
            for (int at = small.stacked - 1, size = COLOURS; at >= 0; --at, size *= COLOURS) {
                code = COLOURS * code + small.moon[at];
                if (at) first += size;
            }
            turn_on(MOONS, first + code);
        }
        turn_on(SUNS_LEFT, suns);
        turn_on(MOONS_LEFT, moons);
        for (int colour = 0; colour < COLOURS; ++colour) {
            counted(MOON_TAKES, colour, moon[colour], MOST_TAKEN);
            counted(REST, colour, view.rest[colour], MOST_REST);
            turn_on(BAG, HEAP_LEVELS * colour + std::min(view.bag[colour] / 2, HEAP_LEVELS - 1));
            turn_on(TOWER, HEAP_LEVELS * colour + std::min(view.tower[colour] / 2, HEAP_LEVELS - 1));
        }
    }

    void chips(const duel::State& view) {
        std::array<int, CHIP_KINDS> shown{};
        for (const duel::Small& small : view.small)
            if (small.chip >= 0) ++shown[small.chip];
        for (int chip = 0; chip < CHIP_KINDS; ++chip) {
            counted(SHOWN_CHIPS, chip, shown[chip], CHIPS_PER_KIND);
            counted(UNSEEN_CHIPS, chip, view.chips[chip], CHIPS_PER_KIND);
        }
        counted(PAID, 0, view.payment.total(), MOST_CHIPS);
    }

    void plates(const duel::State& view) {
        for_each_bit(view.display, [&](int plate) { turn_on(DISPLAY, plate); });
        if (view.top.is_there()) turn_on(TOP, view.top.plate());
        for (int type = 0; type < 2; ++type)
            for_each_bit(duel::unknown_faces(view, type), [&](int plate) { turn_on(UNSEEN, plate); });
        for (int index = 0; index < view.returned_count; ++index)
            if (!view.returned[index].is_hole()) turn_on(RETURNED, view.returned[index].plate());
        for (int index = 0; index < view.hand_count; ++index) turn_on(HAND, view.hand[index].plate());
        if (view.laying != duel::EMPTY && view.laying < PLATES) turn_on(LAYING, view.laying);
    }

    void dome(const duel::Board& board, int offset) {
        for_each_bit(board.filled,
                     [&](int cell) { turn_on(FILLED, duel::TILE_KINDS * cell + board.tiles[cell], offset); });
        for (int space = 0; space < SPACES; ++space) {
            const int laid = board.plates[space];
            if (laid == duel::EMPTY) {
                turn_on(NO_PLATE, space, offset);
                continue;
            }
            for (int corner = 0; corner < 4; ++corner)
                if (const int cell = duel::cell_of(space, corner); !(board.filled >> cell & 1))
                    turn_on(OPEN, duel::SPACE_KINDS * cell + duel::LAID_CELLS[laid][corner], offset);
        }
    }

    void lines(const duel::Board& board, int offset) {
        for (int row = 0; row < LINES; ++row) {
            for (int colour = 0; colour < COLOURS; ++colour)
                counted(FREE, COLOURS * row + colour,
                        std::popcount(duel::free_columns(board, row, colour)), 2, offset);
            const auto [colour, count] = board.lines[row];
            if (!count) continue;
            const int missing = row + 1 - count;
            turn_on(LINE, COLOURS * (row * (row + 1) / 2 + count - 1) + colour, offset);
            const bool space = duel::free_columns(board, row, colour);
            const bool lost = !space && duel::row_has_all_plates(board, row);
            turn_on(LINE_STATE, LINE_STATES * row + (lost ? 4 : 2 * !missing + !space), offset);
            if (missing && space && duel::can_pay(board.chips, colour, missing)) turn_on(PAYABLE, row, offset);
        }
    }

    void belongings(const duel::Board& board, int offset) {
        for (int chip = 0; chip < CHIP_KINDS; ++chip)
            counted(CHIPS, chip, board.chips[chip], CHIPS_PER_KIND, offset);
        turn_on(CHIP_COUNT, std::min(board.chips.total(), MOST_CHIPS), offset);
        turn_on(BROKEN, board.broken.total(), offset);
        turn_on(TOKENS, board.tokens, offset);
        turn_on(TAKEN_CHIPS, board.chips_taken, offset);
        if (board.passed) turn_on(PASSED, 0, offset);
    }

    void projection(const duel::Board& board, int offset) {
        for (int at = 0; at < LINES; ++at) {
            counted(ROWS, at, std::popcount(duel::dome_row(board.filled, at)), LINES, offset);
            counted(COLUMNS, at, std::popcount(duel::dome_column(board.filled, at)), LINES, offset);
        }
    }

    // How near a dome is to what a tablet in play rewards.
    void tablet(const duel::Board& board, int side, int offset) {
        const Word filled = board.filled;
        switch (side) {
            case 0:
                for (int row = 0; row < LINES; ++row)
                    counted(TABLET_ROWS, row, std::popcount(duel::dome_row(filled, row)), LINES, offset);
                return;
            case 1:
                for (int row = 0; row < LINES; ++row)
                    counted(TABLET_VARIETY, row, kinds_in_row(board, row), LINES, offset);
                return;
            case 2:
                for (int column = 0; column < LINES; ++column)
                    counted(TABLET_COLUMNS, column, std::popcount(duel::dome_column(filled, column)), LINES,
                            offset);
                return;
            case 3:
                return turn_on(TABLET_RING, std::popcount(filled & duel::RING), offset);
            case 4:
                counted(TABLET_DIAGONALS, 0, std::popcount(filled & duel::FALLING), LINES, offset);
                return counted(TABLET_DIAGONALS, 1, std::popcount(filled & duel::RISING), LINES, offset);
            case 5: {
                static constexpr std::array<int, 4> CORNERS{0, 2, 6, 8};
                for (int corner = 0; corner < 4; ++corner)
                    counted(TABLET_CORNERS, corner, std::popcount(filled & duel::cells_of(CORNERS[corner])), 4,
                            offset);
                return;
            }
            case 6:
                return turn_on(TABLET_WILDS, empty(board, &duel::LaidPlate::wild), offset);
            default:
                turn_on(TABLET_SPECIALS, empty(board, &duel::LaidPlate::special), offset);
        }
    }

    static int empty(const duel::Board& board, std::int8_t duel::LaidPlate::*kind) {
        return std::popcount(duel::shown_cells(board, kind) & ~board.filled);
    }

    static int kinds_in_row(const duel::Board& board, int row) {
        unsigned kinds = 0;
        for (int column = 0; column < LINES; ++column)
            if (const int tile = board.tiles[LINES * row + column]; tile != duel::EMPTY) kinds |= 1u << tile;
        return std::popcount(kinds);
    }

    int first_;
    std::array<int, 4> scores_{};
};

}  // namespace manueline::search
