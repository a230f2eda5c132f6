// What a plain player of Duel knows: what turns seem worth, and what domes seem worth.
#pragma once

#include "engine.hpp"

namespace reference {

class DuelSense {
public:
    using Game = DuelGame;
    using State = duel::State;

    explicit DuelSense(const State& state) {
        for (int player = 0; player < duel::PLAYERS; ++player) renew(state, player);
    }

    // D12: what only the other player has seen is drawn anew for every line of thought.
    static State world(const State& view, int viewer, Rng& rng) {
        return duel::filled(view, viewer, rng);
    }

    // Nature's moves, and those choices of the other player that rest on plates only they see.
    static bool is_drawn(const State& state, int viewer) {
        using duel::Phase;
        return state.turn == NATURE ||
               (state.active != viewer && (state.phase == Phase::keep || state.phase == Phase::put_under));
    }

    static constexpr float BEGUN = 0.8f, NO_SPACE_YET = 0.5f, CHIP = 0.6f, FITTING_CHIP = 0.4f;
    static constexpr float PLATE = 1.8f, BLIND_PLATE = 0.5f, STARTING = 1.0f, BLUR = 1.5f;
    static constexpr float FIRST_TILE = STARTING - duel::FIRST_TILE_COST;
    static constexpr float CHIP_KEPT = 1.0f, USUAL_LAY = 2.5f;

    // Makes sure that the lines are those of this position.
    void look_at(const State& state) {
        for (int player = 0; player < duel::PLAYERS; ++player) {
            const duel::Board& board = state.board(player);
            if (board.plates != plates_[player] || board.filled != filled_[player]) renew(state, player);
        }
    }

    // Of a move in the position that was looked at last.
    float value(const State& state, int id) const {
        using namespace duel;
        const Board& board = state.board(state.turn);
        if (id < CHIP_ID) return take_value(state, board, take_of(id));
        if (id < TAKE_PLATE_ID) return chip_value(board, state.small[id - CHIP_ID].chip);
        if (id < DRAW_ID) return PLATE + best_lay(board, id - TAKE_PLATE_ID);
        if (id == DRAW_ID) return BLIND_PLATE;
        if (id >= KEEP_ID && id < UNDER_ID) return best_lay(board, id - KEEP_ID);
        if (id >= LAY_ID && id < STACK_ID)
            return lay_value(board, state.laying, (id - LAY_ID) / 4, (id - LAY_ID) % 4);
        if (id == COMPLETE_ID) {
            const Line line = board.lines[state.focus];
            const float kept = state.round == ROUNDS ? 0 : CHIP_KEPT;
            return line_value(state, board, state.focus, line.colour) -
                   kept * static_cast<float>(state.focus + 1 - line.count);
        }
        if (id >= PAY_ID && id < PLACE_ID) return -chip_value(board, id - PAY_ID);
        if (id >= PLACE_ID) {
            const int row = (id - PLACE_ID) / LINES, column = (id - PLACE_ID) % LINES;
            return placement(state, board, row, column, board.lines[row].colour);
        }
        return 0;
    }

    int guided(const State& state, Rng& rng) {
        if (state.turn == NATURE) return duel::sample_natures(state, rng);
        look_at(state);
        Best best;
        const auto consider = [&](int id, float worth) {
            const float seems = worth + BLUR * static_cast<float>(rng.fraction());
            if (seems > best.worth) best = {seems, id};
        };
        if (state.phase == duel::Phase::acquire) weigh_takes(state, consider);
        const auto [first, set] = duel::legal_choices(state);
        for_each_bit(set, [&, start = first](int at) {
            const int id = start + at;
            // Where a plate will lie is not looked at before it is taken; that would take too long.
            const bool plate = id >= duel::TAKE_PLATE_ID && id < duel::DRAW_ID;
            consider(id, plate ? PLATE + USUAL_LAY : value(state, id));
        });
        return best.id;
    }

    void play_nature(State& state, Rng& rng) { duel::play_nature(state, rng); }

    // As if the round ended now: points, broken tiles, and plain shares of tablets and lines.
    static float worth(const State& state, int player) {
        using namespace duel;
        const Board& board = state.board(player);
        auto sum = static_cast<float>(board.score);
        if (state.phase == Phase::over) return sum;
        for (int row = 0; row < LINES; ++row) {
            const Line line = board.lines[row];
            if (!line.count) continue;
            const float whole = line_value(state, board, row, line.colour);
            const float part = static_cast<float>(line.count) / static_cast<float>(row + 1);
            sum += line.count > row ? whole : 0.5f * whole * part;
        }
        sum -= static_cast<float>(broken_cost(board.broken.total(), state.first_tile == player));
        const int starts = state.first_tile != NATURE ? state.first_tile : state.starter;
        if (starts == player && state.round < ROUNDS) sum += STARTING;
        if (state.round < ROUNDS) {
            sum += CHIP_KEPT * static_cast<float>(board.chips.total());
            for (const int laid : board.plates) sum += laid != EMPTY ? PLATE : 0;
        }
        for_each_bit(state.tablets, [&](int side) { sum += tablet_share(board, side); });
        return sum;
    }

private:
    // Domes change with plates and with tiles; what complete lines bring is reckoned then.
    void renew(const State& state, int player) {
        const duel::Board& board = state.board(player);
        for (int row = 0; row < duel::LINES; ++row)
            for (int colour = 0; colour < duel::COLOUR_COUNT; ++colour)
                line_[player][row][colour] = line_value(state, board, row, colour);
        plates_[player] = board.plates;
        filled_[player] = board.filled;
    }

    static float nearing(int bonus, int have, int size) {
        const float part = static_cast<float>(have) / static_cast<float>(size);
        return static_cast<float>(bonus) * part * part;
    }

    // What a tablet's side will bring of what is begun, the square of how far that is.
    static float tablet_share(const duel::Board& board, int side) {
        using namespace duel;
        const Word filled = board.filled;
        float sum = 0;
        switch (side) {
            case 0:
                for (int row = 0; row < LINES; ++row)
                    sum += nearing(3, std::popcount(dome_row(filled, row)), LINES);
                return sum;
            case 1:
                for (int row = 0; row < LINES; ++row) sum += nearing(4, std::min(std::popcount(kinds_of(board, row)), 5), 5);
                return sum;
            case 2:
                for (int column = 0; column < LINES; ++column)
                    sum += nearing(7, std::popcount(dome_column(filled, column)), LINES);
                return sum;
            case 4:
                return nearing(10, std::popcount(filled & duel::detail::FALLING), LINES) +
                       nearing(10, std::popcount(filled & duel::detail::RISING), LINES);
            case 5:
                for (const int space : {0, 2, 6, 8})
                    sum += nearing(space < 3 ? 3 : 8, std::popcount(filled & cells_of(space)), 4);
                return sum;
            case 6: {
                const Word wilds = shown_cells(board, &duel::detail::LaidPlate::wild);
                const int all = std::popcount(wilds);
                return all ? nearing(2 * all, std::popcount(wilds & filled), all) : 0;
            }
            default:
                return static_cast<float>(tablet_points(board, side));
        }
    }

    // The colours of a row as bits, a special tile being one of its own.
    static unsigned kinds_of(const duel::Board& board, int row) {
        unsigned kinds = 0;
        for (int column = 0; column < duel::LINES; ++column)
            if (const int tile = board.tiles[duel::LINES * row + column]; tile != duel::EMPTY)
                kinds |= 1u << tile;
        return kinds;
    }

    // D22, and what the tile adds to special tiles and tablets.
    static float placement(const State& state, const duel::Board& board, int row, int column, int colour) {
        using namespace duel;
        const int cell = LINES * row + column, space = space_of(cell);
        auto sum = static_cast<float>(tile_points(board.filled, row, column));
        if (const int corner = LAID[board.plates[space]].special; corner >= 0) {
            const int points = SPECIAL_POINTS[cell_of(space, corner) / LINES];
            const int have = std::popcount(board.filled & cells_of(space));
            sum += nearing(points, have + 1, 3) - nearing(points, have, 3);
        }
        for_each_bit(state.tablets, [&](int side) { sum += tablet_step(board, side, row, column, colour); });
        return sum;
    }

    // What one more tile adds to a tablet's share.
    static float tablet_step(const duel::Board& board, int side, int row, int column, int colour) {
        using namespace duel;
        const Word filled = board.filled, tile = bit(LINES * row + column);
        const auto step = [](int bonus, int have, int size) {
            return nearing(bonus, std::min(have + 1, size), size) - nearing(bonus, std::min(have, size), size);
        };
        switch (side) {
            case 0:
                return step(3, std::popcount(dome_row(filled, row)), LINES);
            case 1: {
                const unsigned kinds = kinds_of(board, row);
                return kinds >> colour & 1 ? 0 : step(4, std::popcount(kinds), 5);
            }
            case 2:
                return step(7, std::popcount(dome_column(filled, column)), LINES);
            case 3:
                return tile & duel::detail::RING ? 1.0f : 0;
            case 4: {
                float sum = 0;
                for (const Word diagonal : {duel::detail::FALLING, duel::detail::RISING})
                    if (tile & diagonal) sum += step(10, std::popcount(filled & diagonal), LINES);
                return sum;
            }
            case 5: {
                const int space = space_of(LINES * row + column);
                if (space % 2 || space == 4) return 0;
                return step(space < 3 ? 3 : 8, std::popcount(filled & cells_of(space)), 4);
            }
            case 6:
                return tile & shown_cells(board, &duel::detail::LaidPlate::wild) ? 1.0f : 0;
            default:
                return LAID[board.plates[space_of(LINES * row + column)]].special >= 0 ? 1.0f : 0;
        }
    }

    static float line_value(const State& state, const duel::Board& board, int row, int colour) {
        const Word columns = duel::free_columns(board, row, colour);
        if (!columns) return duel::row_has_all_plates(board, row) ? -1.0f : NO_SPACE_YET;
        float best = -1e9f;
        for_each_bit(columns, [&](int column) {
            best = std::max(best, placement(state, board, row, column, colour));
        });
        return best;
    }

    struct Best {
        float worth = -1e9f;
        int id = NO_MOVE;
    };

    // How many tiles a take brings, and whether the first-player tile comes with them.
    static std::pair<int, bool> taken(const State& state, int source, int colour) {
        if (source != duel::MOON) return {duel::sun_of(state, source)[colour], false};
        int count = state.large_moon[colour];
        const bool first = count > 0 && state.first_tile == NATURE;
        for (const duel::Small& small : state.small) count += small.stacked && small.top() == colour;
        return {count, first};
    }

    // For every source and colour the best line; as many tiles of a colour are weighed once.
    template <class Consider>
    void weigh_takes(const State& state, Consider&& consider) const {
        using namespace duel;
        const Board& board = state.board(state.turn);
        constexpr int MOST = 16;
        std::array<std::array<Best, MOST>, COLOUR_COUNT> known{};
        for (int source = 0; source <= MOON; ++source)
            for_each_bit(source == MOON ? moon_tops(state) : sun_of(state, source).present(), [&](int lane) {
                const int colour = lane / 8;
                const auto [count, first] = taken(state, source, colour);
                Best& kind = known[colour][std::min(count, MOST - 1)];
                if (kind.id == NO_MOVE)
                    for_each_bit(board.accepting >> lane & 0xff, [&](int line) {
                        const float worth = lines_value(state, board, colour, count, line);
                        if (worth > kind.worth) kind = {worth, line};
                    });
                consider(take_id({source, colour, kind.id}), kind.worth + (first ? FIRST_TILE : 0));
            });
    }

    float take_value(const State& state, const duel::Board& board, Take take) const {
        const auto [count, first] = taken(state, take.source, take.colour);
        return lines_value(state, board, take.colour, count, take.line) + (first ? FIRST_TILE : 0);
    }

    float lines_value(const State& state, const duel::Board& board, int colour, int count, int line) const {
        using namespace duel;
        const int held = line == BROKEN ? 0 : board.lines[line].count;
        const int laid = line == BROKEN ? 0 : std::min(count, line + 1 - held);
        const int before = board.broken.total(), after = std::min(MOST_BROKEN, before + count - laid);
        const auto cost = static_cast<float>(BROKEN_COSTS[after] - BROKEN_COSTS[before]);
        if (line == BROKEN) return -cost;
        const float whole = line_[state.turn][line][colour];
        if (held + laid > line) return whole - cost;
        const float part = static_cast<float>(held + laid) / static_cast<float>(line + 1);
        return BEGUN * whole * part - cost;
    }

    static float chip_value(const duel::Board& board, int chip) {
        float sum = CHIP;
        for (int row = 0; row < duel::LINES; ++row) {
            const Line line = board.lines[row];
            if (line.count && line.count <= row && duel::CHIP_COLOURS[chip] >> line.colour & 1)
                sum += FITTING_CHIP;
        }
        return sum;
    }

    static float best_lay(const duel::Board& board, int plate) {
        float best = 0;
        for (int space = 0; space < duel::SPACES; ++space)
            if (board.plates[space] == duel::EMPTY)
                for (int turns = 0; turns < 4; ++turns)
                    best = std::max(best, lay_value(board, plate, space, turns));
        return best;
    }

    // Spaces for lines that wait for one, beside tiles that are there.
    static float lay_value(const duel::Board& board, int plate, int space, int turns) {
        using namespace duel;
        float sum = 0;
        for (int corner = 0; corner < 4; ++corner) {
            const int cell = cell_of(space, corner), row = cell / LINES, column = cell % LINES;
            const int shows = LAID_CELLS[4 * plate + turns][corner];
            if (shows == SPECIAL) {
                sum += 0.25f * static_cast<float>(SPECIAL_POINTS[row]);
                continue;
            }
            sum += 0.2f * static_cast<float>(tile_points(board.filled, row, column));
            const Line line = board.lines[row];
            if (line.count && (shows == line.colour || shows == WILD) && !free_columns(board, row, line.colour))
                sum += 1.0f + static_cast<float>(line.count) / static_cast<float>(row + 1);
        }
        return sum;
    }

    std::array<std::array<std::array<float, duel::COLOUR_COUNT>, duel::LINES>, duel::PLAYERS> line_{};
    std::array<Word, duel::PLAYERS> filled_{};
    std::array<std::array<std::int8_t, duel::SPACES>, duel::PLAYERS> plates_{};
};

}  // namespace reference
