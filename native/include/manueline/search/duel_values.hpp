// What the moves of Duel seem worth to the player who makes them, in points.
#pragma once

#include "manueline/duel/game.hpp"
#include "manueline/search/settings.hpp"

namespace manueline::search {

namespace detail {

// The part of a bonus that one more of `size` brings, growing with what is there.
constexpr float step(int bonus, int filled, int size) {
    return static_cast<float>(bonus * (2 * filled + 1)) / static_cast<float>(size * size);
}

// The same by what is there.
template <int bonus, int size>
inline constexpr auto STEPS = [] {
    std::array<float, size + 1> steps{};
    for (int filled = 0; filled <= size; ++filled) steps[filled] = step(bonus, filled, size);
    return steps;
}();

}  // namespace detail

// What complete lines would bring each player, by row and colour. It stays the same while the
// player lays no plate, since domes do not change before the round's end.
struct DuelLines {
    std::array<std::array<std::array<float, duel::COLOUR_COUNT>, duel::LINES>, duel::PLAYERS> worth{};
    // What plates would bring, UNKNOWN until it is needed. Playouts keep it although lines change.
    std::array<std::array<float, duel::PLATES>, duel::PLAYERS> plates{};

    const Settings* settings;

    DuelLines(const duel::State& state, const Settings& given) : settings(&given) {
        for (int player = 0; player < duel::PLAYERS; ++player) {
            plates[player].fill(UNKNOWN);
            for (int row = 0; row < duel::LINES; ++row) recompute_row(state, player, row);
        }
    }

    // After the player has laid a plate on a space: only the two rows that it covers change.
    void plate_laid(const duel::State& state, int player, int space) {
        plates[player].fill(UNKNOWN);
        const int row = duel::first_cell(space) / duel::LINES;
        for (const int covered : {row, row + 1}) recompute_row(state, player, covered);
    }

    static constexpr float UNKNOWN = -1;

    // The networks' inputs are those of the default settings.
    static float line(const duel::State& state, const duel::Board& board, int row, int colour,
                      const Settings& settings = DEFAULT_SETTINGS) {
        const Word columns = duel::free_columns(board, row, colour);
        if (!columns)
            return duel::row_has_all_plates(board, row) ? -1.0f : settings.duel_line_without_space;
        const unsigned kinds = kinds_in_row(state, board, row);
        float best = -1e9f;
        for_each_bit(columns, [&](int column) {
            best = std::max(best, placement(state, board, row, column, colour, kinds));
        });
        return best;
    }

    // D22, and a share of the special tiles and tablets that it leads to.
    static float placement(const duel::State& state, const duel::Board& board, int row, int column,
                           int colour) {
        return placement(state, board, row, column, colour, kinds_in_row(state, board, row));
    }

private:
    static float placement(const duel::State& state, const duel::Board& board, int row, int column,
                           int colour, unsigned kinds) {
        using namespace duel;
        const int space = space_of(LINES * row + column);
        const int on_plate = std::popcount(board.filled & cells_of(space));
        const int corner = LAID[board.plates[space]].special;
        float worth = static_cast<float>(tile_points(board.filled, row, column));
        if (corner >= 0) {
            const int points = SPECIAL_POINTS[cell_of(space, corner) / LINES];
            worth += on_plate == 2 ? static_cast<float>(points) : detail::step(points, on_plate, 3);
        }
        for_each_bit(state.tablets, [&](int side) {
            const bool is_new = !(kinds >> colour & 1);
            worth += side == VARIETY
                         ? (is_new ? detail::STEPS<4, 5>[std::min(std::popcount(kinds), 4)] : 0)
                         : tablet_value(side, board, row, column, on_plate);
        });
        return worth;
    }

    void recompute_row(const duel::State& state, int player, int row) {
        for (int colour = 0; colour < duel::COLOUR_COUNT; ++colour)
            worth[player][row][colour] = line(state, state.board(player), row, colour, *settings);
    }

    static constexpr int VARIETY = 1;
    static_assert(duel::SIDES[VARIETY] == "variety");

    // The kinds of tiles in a row of the dome as bits, if a tablet asks for them.
    static unsigned kinds_in_row(const duel::State& state, const duel::Board& board, int row) {
        unsigned kinds = 0;
        if (state.tablets >> VARIETY & 1)
            for (int column = 0; column < duel::LINES; ++column)
                if (const int tile = board.tiles[duel::LINES * row + column]; tile != duel::EMPTY)
                    kinds |= 1u << tile;
        return kinds;
    }

    // What a tile brings for every tablet but the one for variety.
    static float tablet_value(int side, const duel::Board& board, int row, int column, int on_plate) {
        using namespace duel;
        const Word filled = board.filled;
        const int cell = LINES * row + column, space = space_of(cell);
        switch (side) {
            case 0:
                return detail::STEPS<3, LINES>[std::popcount(dome_row(filled, row))];
            case 2:
                return detail::STEPS<7, LINES>[std::popcount(dome_column(filled, column))];
            case 3:
                return duel::RING >> cell & 1 ? 1.0f : 0;
            case 4: {
                float worth = 0;
                if (row == column) worth += detail::STEPS<10, LINES>[std::popcount(filled & duel::FALLING)];
                if (row + column == LINES - 1)
                    worth += detail::STEPS<10, LINES>[std::popcount(filled & duel::RISING)];
                return worth;
            }
            case 5: {
                const int there = std::min(on_plate, 3);
                return space == 0 || space == 2   ? detail::STEPS<3, 4>[there]
                       : space == 6 || space == 8 ? detail::STEPS<8, 4>[there]
                                                  : 0;
            }
            case 6: {
                const int corner = LAID[board.plates[space]].wild;
                return corner >= 0 && cell_of(space, corner) == cell ? 1.0f : 0;
            }
            default:
                return LAID[board.plates[space]].special >= 0 ? 1.0f : 0;
        }
    }
};

// Values of single moves, given what lines are worth.
struct DuelValues {
    static float move_value(const duel::State& state, const DuelLines& lines, int id) {
        using namespace duel;
        const Settings& settings = *lines.settings;
        const Board& board = state.board(state.turn);
        if (id < CHIP_ID) return take(state, lines, board, take_of(id));
        if (id < TAKE_PLATE_ID) return chip(settings, board, state.small[id - CHIP_ID].chip);
        if (id < DRAW_ID)
            return settings.duel_plate_turn + best_plate_value(settings, board, id - TAKE_PLATE_ID);
        if (id == DRAW_ID) return settings.duel_plate_drawn;
        if (id >= KEEP_ID && id < UNDER_ID) return best_plate_value(settings, board, id - KEEP_ID);
        if (id >= LAY_ID && id < STACK_ID)
            return plate_value(settings, board, state.laying, (id - LAY_ID) / 4, (id - LAY_ID) % 4);
        if (id == COMPLETE_ID) return completion(settings, state, board);
        if (id >= PAY_ID && id < PLACE_ID) return -chip(settings, board, id - PAY_ID);
        if (id >= PLACE_ID) {
            const int row = (id - PLACE_ID) / LINES, column = (id - PLACE_ID) % LINES;
            return DuelLines::placement(state, board, row, column, board.lines[row].colour);
        }
        return 0;
    }

    // The same for playouts, where the best space of a plate is computed once and then kept.
    static float cached_move_value(const duel::State& state, DuelLines& lines, int id) {
        if (id < duel::TAKE_PLATE_ID || id >= duel::DRAW_ID) return move_value(state, lines, id);
        const int plate = id - duel::TAKE_PLATE_ID;
        float& lay = lines.plates[state.turn][plate];
        if (lay == DuelLines::UNKNOWN)
            lay = best_plate_value(*lines.settings, state.board(state.turn), plate);
        return lines.settings->duel_plate_turn + lay;
    }

    // Calls consider(id, value) for the best line of every colour of every source. As many tiles of
    // a colour are worth the same from everywhere, so each kind of take is valued once.
    template <class Consider>
    static void best_takes(const duel::State& state, const DuelLines& lines, Consider&& consider) {
        using namespace duel;
        const Board& board = state.board(state.turn);
        struct Kind {
            float value = -1e9f;
            int line = -1;
        };
        const float first_tile = first_tile_value(*lines.settings);
        constexpr int ALIKE = 5;
        std::array<std::array<Kind, ALIKE>, COLOUR_COUNT> kinds;
        for (int source = 0; source <= MOON; ++source)
            for_each_bit(source == MOON ? moon_tops(state) : sun_of(state, source).present(), [&](int lane) {
                const int colour = lane / 8;
                const auto [count, first] = taken(state, source, colour);
                Kind fresh;
                Kind& kind = count >= ALIKE ? fresh : kinds[colour][count];
                if (kind.line < 0)
                    for_each_bit(board.accepting >> lane & 0xff, [&, tiles = count](int line) {
                        const float value = line_value(state, lines, board, colour, tiles, line);
                        if (value > kind.value) kind = {value, line};
                    });
                consider(take_id({source, colour, kind.line}), kind.value + (first ? first_tile : 0));
            });
    }

    // How many tiles a take brings, and whether the first-player tile comes with them.
    static std::pair<int, bool> taken(const duel::State& state, int source, int colour) {
        using namespace duel;
        const bool lies_there = state.first_tile == NATURE;
        if (source != MOON) {
            const Heap sun = sun_of(state, source);
            return {sun[colour], lies_there && source == LARGE && sun.colours() == 1};
        }
        int count = state.large_moon[colour];
        const bool first = lies_there && count > 0;
        for (const Small& small : state.small) count += small.stacked && small.top() == colour;
        return {count, first};
    }

private:
    static float first_tile_value(const Settings& settings) {
        return settings.duel_first_tile - duel::FIRST_TILE_COST;
    }

    static float take(const duel::State& state, const DuelLines& lines, const duel::Board& board,
                      Take move) {
        const auto [count, first] = taken(state, move.source, move.colour);
        return line_value(state, lines, board, move.colour, count, move.line) +
               (first ? first_tile_value(*lines.settings) : 0);
    }

    // What so many tiles of a colour are worth in a line.
    static float line_value(const duel::State& state, const DuelLines& lines, const duel::Board& board,
                      int colour, int count, int line) {
        using namespace duel;
        const bool broken = line == BROKEN;
        const int held = broken ? 0 : board.lines[line].count;
        const int fits = broken ? 0 : std::min(count, line + 1 - held);
        const int before = board.broken.total();
        const int after = std::min(MOST_BROKEN, before + count - fits);
        const auto cost = static_cast<float>(BROKEN_COSTS[after] - BROKEN_COSTS[before]);
        if (broken) return -cost;
        const float whole = lines.worth[state.turn][line][colour];
        if (held + fits > line) return whole - cost;
        const float part = PARTS[line][held + fits];
        return lines.settings->duel_line_begun * whole * part * part - cost;
    }

    static float chip(const Settings& settings, const duel::Board& board, int kind) {
        unsigned colours = 0;
        for (const Line line : board.lines)
            if (line.count && duel::CHIP_COLOURS[kind] >> line.colour & 1) colours |= 1u << line.colour;
        return settings.duel_chip +
               settings.duel_chip_colour * static_cast<float>(std::popcount(colours));
    }

    static float best_plate_value(const Settings& settings, const duel::Board& board, int plate) {
        float best = 0;
        for (int space = 0; space < duel::SPACES; ++space)
            if (board.plates[space] == duel::EMPTY)
                for (int turns = 0; turns < 4; ++turns)
                    best = std::max(best, plate_value(settings, board, plate, space, turns));
        return best;
    }

    // How well a plate's cells meet the tiles in their lines and on their neighbours.
    static float plate_value(const Settings& settings, const duel::Board& board, int plate, int space,
                             int turns) {
        using namespace duel;
        float worth = 0;
        for (int corner = 0; corner < 4; ++corner) {
            const int cell = cell_of(space, corner), row = cell / LINES;
            const int shows = LAID_CELLS[4 * plate + turns][corner];
            if (shows == SPECIAL) {
                worth += settings.duel_plate_special * static_cast<float>(SPECIAL_POINTS[row]);
                continue;
            }
            const Line line = board.lines[row];
            const bool waits = line.count && !free_columns(board, row, line.colour);
            if (waits && (shows == line.colour || shows == WILD))
                worth += settings.duel_plate_waiting +
                         static_cast<float>(line.count) / static_cast<float>(row + 1);
            else if (shows == WILD)
                worth += settings.duel_plate_wild;
            worth += settings.duel_plate_neighbour *
                     static_cast<float>(std::popcount(board.filled & NEIGHBOURS[cell]));
        }
        return worth;
    }

    static float completion(const Settings& settings, const duel::State& state,
                            const duel::Board& board) {
        const int row = state.focus;
        const Line line = board.lines[row];
        const float gain = DuelLines::line(state, board, row, line.colour, settings);
        if (state.round == duel::ROUNDS) return gain;
        return gain - settings.duel_line_chip * static_cast<float>(row + 1 - line.count);
    }

    // The filled part of a line, by its number and its tiles.
    static constexpr auto PARTS = [] {
        std::array<std::array<float, duel::LINES + 1>, duel::LINES> parts{};
        for (int line = 0; line < duel::LINES; ++line)
            for (int tiles = 0; tiles <= line; ++tiles)
                parts[line][tiles] = static_cast<float>(tiles) / static_cast<float>(line + 1);
        return parts;
    }();

    static constexpr auto NEIGHBOURS = [] {
        std::array<Word, duel::CELLS> around{};
        for (int cell = 0; cell < duel::CELLS; ++cell) {
            if (cell >= duel::LINES) around[cell] |= bit(cell - duel::LINES);
            if (cell < duel::CELLS - duel::LINES) around[cell] |= bit(cell + duel::LINES);
            if (cell % duel::LINES > 0) around[cell] |= bit(cell - 1);
            if (cell % duel::LINES < duel::LINES - 1) around[cell] |= bit(cell + 1);
        }
        return around;
    }();
};

}  // namespace manueline::search
