// Azul's one-line position, written and read exactly as in the Python core.
#pragma once

#include "manueline/azul/rules.hpp"
#include "manueline/text.hpp"

namespace manueline::azul {

inline constexpr int MOST_POINTS = 999;

namespace detail {

using text::View;

[[noreturn]] inline void bad(View what, View shown) {
    text::refuse("bad-position", std::string(what) + " of Azul", shown);
}

inline void write_seat(std::string& out, int player, char nature) {
    out += player == OVER ? '-' : player == NATURE ? nature : static_cast<char>('1' + player);
}

inline void write_board(std::string& out, const Board& board) {
    out += std::to_string(board.score);
    for (int row = 0; row < SIZE; ++row) {
        out += row ? '/' : ';';
        text::write_line(out, board.lines[row], COLOURS);
    }
    for (int space = 0; space < SIZE * SIZE; ++space) {
        if (space % SIZE == 0) out += space ? '/' : ';';
        char letter = '.';
        for (int colour = 0; colour < COLOUR_COUNT; ++colour)
            if (board.wall[colour] >> space & 1) letter = COLOURS[colour];
        out += letter;
    }
    out += ';';
    if (!board.floor_count) out += '-';
    for (int space = 0; space < board.floor_count; ++space) {
        const int tile = board.floor_tile(space);
        out += tile == MARKER ? '*' : COLOURS[tile];
    }
}

// A seat from 0, NATURE for `nature`, OVER for anything else.
inline int parse_seat(View shown, int players, View nature) {
    if (shown == nature) return NATURE;
    const int seat = text::number(shown, players).value_or(0) - 1;
    return seat < 0 ? OVER : seat;
}

inline Board parse_board(View shown) {
    const auto parts = text::split(shown, ';');
    if (parts.size() != 4) bad("board", shown);
    const auto lines = text::split(parts[1], '/');
    const auto rows = text::split(parts[2], '/');
    const auto score = text::number(parts[0], MOST_POINTS);
    if (lines.size() != SIZE || !score) bad("board", shown);
    Board board;
    board.score = static_cast<std::int16_t>(*score);
    if (rows.size() != SIZE) bad("wall", parts[2]);
    for (int row = 0; row < SIZE; ++row) {
        board.lines[row] = text::parse_line(lines[row], COLOURS, row + 1);
        if (rows[row].size() != SIZE) bad("wall", parts[2]);
        for (int column = 0; column < SIZE; ++column) {
            const char letter = rows[row][column];
            const std::size_t colour = COLOURS.find(letter);
            if (letter == '.') continue;
            if (colour == View::npos) bad("wall", parts[2]);
            board.wall[colour] |= 1u << (SIZE * row + column);
        }
        board.renew_accepting(row);
    }
    if (parts[3] == "-") return board;
    if (parts[3].empty() || parts[3].size() > FLOOR_SPACES) bad("floor line", parts[3]);
    for (const char letter : parts[3]) {
        const std::size_t colour = letter == '*' ? MARKER : COLOURS.find(letter);
        if (colour == View::npos) bad("floor line", parts[3]);
        board.floor |= static_cast<std::uint32_t>(colour) << (4 * board.floor_count++);
    }
    return board;
}

// A2: the words of a state have no room for more tiles than the box holds.
inline void check_tiles(const State& state, View shown) {
    std::array<int, COLOUR_COUNT + 1> totals{};
    for (int colour = 0; colour < COLOUR_COUNT; ++colour) {
        totals[colour] = state.bag[colour] + state.lid[colour];
        for (int source = 0; source <= state.factories(); ++source)
            totals[colour] += state.source(source)[colour];
        for (int player = 0; player < state.players; ++player) {
            const Board& board = state.board(player);
            totals[colour] += std::popcount(board.wall[colour]);
            for (const Line line : board.lines)
                totals[colour] += line.count * (line.colour == colour);
            for (int space = 0; space < board.floor_count; ++space)
                totals[colour] += board.floor_tile(space) == colour;
        }
        if (totals[colour] > TILES_PER_COLOUR) bad("position with the tiles of the box", shown);
    }
}

}  // namespace detail

inline std::string write_position(const State& state) {
    std::string out = "azul";
    out += static_cast<char>('0' + state.players);
    out += WALLS[state.grey][0];
    out += ' ' + std::to_string(state.round) + ' ';
    out += PHASES[static_cast<std::size_t>(state.phase)];
    out += ' ';
    detail::write_seat(out, state.turn, 'n');
    out += ' ';
    detail::write_seat(out, state.starter, '-');
    for (int source = 1; source <= state.factories(); ++source) {
        out += source == 1 ? ' ' : '/';
        text::write_tiles(out, state.source(source), COLOURS);
    }
    out += ' ';
    text::write_tiles(out, state.source(CENTRE), COLOURS);
    out += ':';
    detail::write_seat(out, state.marker, '*');
    out += ' ';
    text::write_counts(out, state.bag);
    out += ' ';
    text::write_counts(out, state.lid);
    for (int player = 0; player < state.players; ++player) {
        out += ' ';
        detail::write_board(out, state.board(player));
    }
    return out;
}

// Raises NotationError unless write_position writes this text for some position.
inline State parse_position(std::string_view shown) {
    using detail::bad;
    text::check_length(shown);
    const auto parts = text::split(shown, ' ');
    const text::View head = parts[0];
    State state;
    if (head.size() != 6 || !head.starts_with("azul") || head[4] < '2' || head[4] > '4' ||
        (head[5] != WALLS[0][0] && head[5] != WALLS[1][0]))
        bad("kind of position", head);
    state.players = static_cast<std::uint8_t>(head[4] - '0');
    state.grey = head[5] == WALLS[1][0];
    if (parts.size() != 9u + state.players) bad("position", shown);
    const auto round = text::number(parts[1], LAST_ROUND);
    if (round.value_or(0) == 0) bad("round", parts[1]);
    const auto phase = text::index_of(PHASES, parts[2]);
    if (!phase) bad("phase", parts[2]);
    state.round = static_cast<std::uint8_t>(*round);
    state.phase = static_cast<Phase>(*phase);
    const bool natures = state.phase == Phase::seat || state.phase == Phase::deal;
    const int turn = detail::parse_seat(parts[3], state.players, "n");
    const bool good_turn = state.phase == Phase::over ? parts[3] == "-"
                           : natures                  ? turn == NATURE
                                                      : turn >= 0;
    if (!good_turn) bad("turn in this phase", parts[3]);
    state.turn = static_cast<std::int8_t>(turn);
    const int starter = detail::parse_seat(parts[4], state.players, "-");
    if (starter == OVER || (starter == NATURE) != (state.phase == Phase::seat))
        bad("starting player", parts[4]);
    state.starter = static_cast<std::int8_t>(starter);
    const auto displays = text::split(parts[5], '/');
    if (static_cast<int>(displays.size()) != state.factories()) bad("row of factories", parts[5]);
    Heap on_factories;
    for (int factory = 0; factory < state.factories(); ++factory) {
        state.source(1 + factory) = text::parse_tiles(displays[factory], COLOURS, FACTORY_TILES);
        on_factories += state.source(1 + factory);
    }
    if (state.phase == Phase::deal) state.dealt = static_cast<std::uint8_t>(on_factories.total());
    const auto centre = text::halve(parts[6], ':');
    const int marker = detail::parse_seat(centre.second, state.players, "*");
    if (marker == OVER) bad("centre with marker", parts[6]);
    state.marker = static_cast<std::int8_t>(marker);
    state.source(CENTRE) =
        text::parse_tiles(centre.first, COLOURS, TILES_PER_COLOUR * COLOUR_COUNT);
    state.bag = text::parse_counts(parts[7], TILES_PER_COLOUR);
    state.lid = text::parse_counts(parts[8], TILES_PER_COLOUR);
    for (int player = 0; player < state.players; ++player)
        state.board(player) = detail::parse_board(parts[9 + player]);
    detail::check_tiles(state, shown);
    return state;
}

}  // namespace manueline::azul
