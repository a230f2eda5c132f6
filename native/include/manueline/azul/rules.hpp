// The rules of Azul: what a move does and what follows by itself (A6 to A26).
#pragma once

#include <algorithm>

#include "manueline/azul/moves.hpp"
#include "manueline/azul/scoring.hpp"
#include "manueline/points.hpp"

namespace manueline::azul {

// A21 to A26: the game is over, and A23 is scored.
template <class Sink>
void end_game(State& state, Sink& sink) {
    for (int player = 0; player < state.players; ++player) {
        Board& board = state.board(player);
        const std::uint32_t filled = board.filled();
        const auto score = [&](Points kind, int how_many, int each) {
            board.score = static_cast<std::int16_t>(board.score + how_many * each);
            sink.scored(kind, player, how_many * each, how_many);
        };
        score(Points::rows, full_rows(filled), FULL_ROW);
        score(Points::columns, full_columns(filled), FULL_COLUMN);
        score(Points::colours, full_colours(board), FULL_COLOUR);
    }
    state.phase = Phase::over;
    state.turn = OVER;
}

// A20: the lid goes back into the bag when a tile is needed and the bag is empty.
inline void refill_bag(State& state) {
    if (!state.bag.any()) std::swap(state.bag, state.lid);
}

// A20: nature begins to fill the factories; A21: without a single tile the game ends.
template <class Sink>
void start_deal(State& state, int starter, Sink& sink) {
    state.phase = Phase::deal;
    state.turn = NATURE;
    state.starter = static_cast<std::int8_t>(starter);
    Heap on_factories;
    for (int source = 1; source <= state.factories(); ++source)
        on_factories += state.source(source);
    state.dealt = static_cast<std::uint8_t>(on_factories.total());
    refill_bag(state);
    if (!state.bag.any()) end_game(state, sink);
}

// A6, A20: one tile from the bag to the first factory that is not full.
inline void draw(State& state, int colour) {
    state.source(1 + state.dealt / FACTORY_TILES).add(colour, 1);
    state.bag.remove(colour, 1);
    if (++state.dealt < FACTORY_TILES * state.factories()) {
        refill_bag(state);
        if (state.bag.any()) return;
    }
    state.phase = Phase::offer;
    state.turn = state.starter;
    state.dealt = 0;
}

// A25: whether the row's missing colours can be matched to its free spaces. A set of sets of
// columns, one bit each, holds what the colours so far can have taken.
constexpr bool can_complete_row(const Board& board, int row) {
    constexpr std::array<std::uint32_t, SIZE> WITHOUT{0x55555555, 0x33333333, 0x0f0f0f0f,
                                                      0x00ff00ff, 0x0000ffff};
    std::uint32_t taken = 1;
    for (int colour = 0; colour < COLOUR_COUNT; ++colour) {
        if (board.row_has(row, colour)) continue;
        std::uint32_t next = 0;
        for_each_bit(open_columns(board, row, colour),
                     [&](int column) { next |= (taken & WITHOUT[column]) << (1 << column); });
        taken = next;
    }
    return taken != 0;
}

// A22, A25, A26: whether the game ends after this tiling.
inline bool is_ended(const State& state) {
    bool alive = !state.grey;
    for (int player = 0; player < state.players; ++player) {
        const Board& board = state.board(player);
        if (full_rows(board.filled())) return true;
        for (int row = 0; row < SIZE && !alive; ++row) alive = can_complete_row(board, row);
    }
    return !alive || state.round >= LAST_ROUND;
}

// A12, A13: one tile of a complete line to the wall, the others to the lid.
template <class Sink>
void place_tile(State& state, int player, int row, int column, Sink& sink) {
    Board& board = state.board(player);
    const int colour = board.lines[row].colour;
    const int points = tile_points(board.filled(), row, column);
    board.score = static_cast<std::int16_t>(board.score + points);
    board.wall[colour] |= 1u << (SIZE * row + column);
    board.lines[row] = {};
    board.renew_accepting(row);
    state.lid.add(colour, row);
    sink.scored(Points::tile, player, points, SIZE * row + column);
}

// A10: tiles to the floor line from the left, and to the lid what finds no space there.
inline void drop(Board& board, Heap& lid, int colour, int count) {
    const int fits = std::min(count, FLOOR_SPACES - board.floor_count);
    const auto tiles = static_cast<std::uint32_t>(0x1111111 * colour) & ((1u << (4 * fits)) - 1);
    board.floor |= tiles << (4 * board.floor_count);
    board.floor_count = static_cast<std::uint8_t>(board.floor_count + fits);
    lid.add(colour, count - fits);
}

// A17: a complete line without a legal space falls to the floor line.
inline void drop_line(State& state, int player, int row) {
    Board& board = state.board(player);
    drop(board, state.lid, board.lines[row].colour, board.lines[row].count);
    board.lines[row] = {};
    board.renew_accepting(row);
}

// A14: the floor line costs its points, its tiles go to the lid.
template <class Sink>
void settle_floor(State& state, int player, Sink& sink) {
    Board& board = state.board(player);
    if (!board.floor_count) return;
    const int cost = FLOOR_COST[board.floor_count];
    const int lost = std::min<int>(cost, board.score);
    for (int space = 0; space < board.floor_count; ++space)
        if (const int tile = board.floor_tile(space); tile != MARKER) state.lid.add(tile, 1);
    board.floor = 0;
    board.floor_count = 0;
    board.score = static_cast<std::int16_t>(board.score - lost);
    sink.scored(Points::floor, player, -lost, cost);
}

// A14, A15, A22: the end, or the next round, which whoever took the marker starts.
template <class Sink>
void end_round(State& state, Sink& sink) {
    if (is_ended(state)) return end_game(state, sink);
    const int starter = state.marker == NATURE ? state.starter : state.marker;
    ++state.round;
    state.marker = NATURE;
    start_deal(state, starter, sink);
}

// A12, A19: player after player, line after line, up to the next choice or the round's end.
template <class Sink>
void tile_walls(State& state, Sink& sink) {
    for (;;) {
        const int player = state.turn;
        Board& board = state.board(player);
        while (board.complete) {
            const int row = next_line(board);
            const int colour = board.lines[row].colour;
            if (!state.grey) {
                place_tile(state, player, row, WALL_COLUMNS[row][colour], sink);
                continue;
            }
            const std::uint32_t columns = open_columns(board, row, colour);
            if (std::popcount(columns) > 1) return;
            if (columns)
                place_tile(state, player, row, std::countr_zero(columns), sink);
            else
                drop_line(state, player, row);
        }
        settle_floor(state, player, sink);
        const int following = player + 1 == state.players ? 0 : player + 1;
        if (following == state.starter) return end_round(state, sink);
        state.turn = static_cast<std::int8_t>(following);
    }
}

// A7 to A11: the factory offer's one kind of turn.
template <class Sink>
void take(State& state, Take move, Sink& sink) {
    const auto [source, colour, line] = move;
    const int player = state.turn;
    Board& board = state.board(player);
    // A7: the rest of a factory goes to the centre, and that of the centre stays there.
    Heap rest = state.source(source);
    const int count = rest[colour];
    rest.remove(colour, count);
    state.source(source) = {};
    state.source(CENTRE) += rest;
    if ((source == CENTRE) & (state.marker == NATURE)) {  // A8: before any tile of this turn
        state.marker = static_cast<std::int8_t>(player);
        if (board.floor_count < FLOOR_SPACES)  // A10: with a full floor it costs nothing
            board.floor |= static_cast<std::uint32_t>(MARKER) << (4 * board.floor_count++);
    }
    Line& target = board.lines[line];
    const int laid = std::min(count, CAPACITY[line] - target.count);
    const bool full = target.count + laid > line;
    target.colour = static_cast<std::int8_t>(colour | -(line == FLOOR));
    target.count = static_cast<std::uint8_t>(target.count + laid);
    board.complete = static_cast<std::uint8_t>(board.complete | full << line);
    board.accepting &= ~(LINE_IN_LANES << line) | FLOOR_IN_LANES;
    board.accepting |= static_cast<Word>(!full) << (8 * colour + line);
    const int fallen = count - laid;
    drop(board, state.lid, colour, fallen);
    Word left = 0;
    for (int index = 0; index <= state.factories(); ++index) left |= state.source(index).lanes;
    if (left) {
        state.turn = static_cast<std::int8_t>(player + 1 == state.players ? 0 : player + 1);
        return;
    }
    state.phase = Phase::tiling;  // A11: the offer is over
    state.turn = state.starter;
    tile_walls(state, sink);
}

// The position after a move that is_legal allows.
template <class Sink>
void apply(State& state, int id, Sink& sink) {
    if (state.phase == Phase::offer) {
        take(state, take_of(id), sink);
    } else if (state.phase == Phase::deal) {
        draw(state, -1 - id);
    } else if (state.phase == Phase::tiling) {
        place_tile(state, state.turn, id / SIZE, id % SIZE, sink);
        tile_walls(state, sink);
    } else {
        start_deal(state, seat_id(0) - id, sink);
    }
}

inline State new_state(const Options& options) {
    check(options);
    State state;
    state.players = static_cast<std::uint8_t>(options.players);
    state.grey = options.grey;
    for (int colour = 0; colour < COLOUR_COUNT; ++colour) state.bag.add(colour, TILES_PER_COLOUR);
    NoEvents nobody;
    if (options.start != NATURE) start_deal(state, options.start, nobody);
    return state;
}

// Nature plays until a player is to move or the game is over.
inline void play_nature(State& state, Rng& rng) {
    NoEvents nobody;
    if (state.phase == Phase::seat)
        start_deal(state, rng.index(state.players), nobody);
    while (state.phase == Phase::deal) {
        // All but the last tile of the bag, or of the factories' room, change nothing else.
        Draws draws(state.bag);
        const int room = FACTORY_TILES * state.factories() - state.dealt;
        if (!draws.left() || room <= 0) return;
        for (int left = std::min(draws.left(), room); left > 1; --left)
            state.source(1 + state.dealt++ / FACTORY_TILES).add(draws.next(rng), 1);
        state.bag = draws.heap();
        draw(state, draws.next(rng));
    }
}

// A move of the player to move, drawn evenly from the legal ones; NO_MOVE if there is none.
inline int sample_players(const State& state, Rng& rng) {
    if (state.phase == Phase::offer) {
        const auto takes = legal_takes(state);
        return takes.count() ? take_id(takes.nth(rng.index(takes.count()))) : NO_MOVE;
    }
    const Word columns = state.phase == Phase::tiling ? legal_columns(state) : 0;
    if (!columns) return NO_MOVE;
    return place_id(next_line(state.board(state.turn)),
                    nth_bit(columns, rng.index(std::popcount(columns))));
}

// Plays such a move; false if there is none.
inline bool play_randomly(State& state, Rng& rng) {
    NoEvents nobody;
    if (state.phase == Phase::offer) {  // without the detour over the id
        const auto takes = legal_takes(state);
        if (!takes.count()) return false;
        take(state, takes.nth(rng.index(takes.count())), nobody);
        return true;
    }
    const int id = sample_players(state, rng);
    if (id == NO_MOVE) return false;
    apply(state, id, nobody);
    return true;
}

}  // namespace manueline::azul
