// Azul's data: a player's board and the whole position, as values without pointers.
#pragma once

#include <array>
#include <cstdint>
#include <type_traits>

#include "manueline/components.hpp"
#include "manueline/error.hpp"
#include "manueline/tiles.hpp"

namespace manueline::azul {

enum class Phase : std::uint8_t { seat, deal, offer, tiling, over };

inline constexpr std::array<std::string_view, 5> PHASES{"seat", "deal", "offer", "tiling", "over"};

inline constexpr std::uint32_t ROW = 0b11111;            // the spaces of wall row 0
inline constexpr std::uint32_t COLUMN = 0x108421;        // the spaces of wall column 0
inline constexpr Word LINE_IN_LANES = 0x0101010101;      // pattern line 0 in every colour's lane
inline constexpr Word FLOOR_IN_LANES = LINE_IN_LANES << FLOOR;
inline constexpr int FLOOR_SPACES = static_cast<int>(FLOOR_COSTS.size());

// A3: how many tiles the pattern lines hold, and the line that stands for the floor none.
inline constexpr std::array<int, SIZE + 1> CAPACITY{1, 2, 3, 4, 5, 0};

// A3: what lies before one player.
struct Board {
    // A9: in the lane of each colour, the pattern lines that may take it; the floor always does.
    // It follows from lines and wall, and is kept because every move needs it.
    Word accepting = LINE_IN_LANES * 0b111111;
    // The wall's spaces that hold a colour, row by row.
    std::array<std::uint32_t, COLOUR_COUNT> wall{};
    // The floor line's tiles from the left, four bits each.
    std::uint32_t floor = 0;
    // A last line of no capacity stands for the floor, so that takes need not ask which it is.
    std::array<Line, SIZE + 1> lines{};
    std::int16_t score = 0;
    std::uint8_t floor_count = 0;
    std::uint8_t complete = 0;  // the complete lines as bits

    constexpr std::uint32_t filled() const {
        return wall[0] | wall[1] | wall[2] | wall[3] | wall[4];
    }
    constexpr int floor_tile(int space) const {
        return static_cast<int>(floor >> (4 * space) & 15);
    }
    constexpr bool row_has(int row, int colour) const {
        return wall[colour] & ROW << (SIZE * row);
    }
    // A9: `accepting` for one line, from what the line and its wall row hold.
    constexpr void renew_accepting(int row) {
        const Line line = lines[row];
        accepting &= ~(LINE_IN_LANES << row);
        complete &= static_cast<std::uint8_t>(~(1u << row));
        if (line.count > row)
            complete |= static_cast<std::uint8_t>(1u << row);
        else if (line.count)
            accepting |= bit(8 * line.colour + row);
        else
            for (int colour = 0; colour < COLOUR_COUNT; ++colour)
                accepting |= static_cast<Word>(!row_has(row, colour)) << (8 * colour + row);
    }
    constexpr bool operator==(const Board&) const = default;
};

struct Options {
    int players = 2;
    bool grey = false;
    int start = NATURE;  // the seat that starts, drawn by nature if it is not given (A6)
};

// A position. Sources are the centre, then the factories, as in the ids of takes.
struct State {
    std::array<Heap, 1 + MOST_FACTORIES> sources{};
    Heap bag{}, lid{};
    std::array<Board, MOST_PLAYERS> boards{};
    std::uint8_t players = 2;
    bool grey = false;
    std::uint8_t round = 1;
    Phase phase = Phase::seat;
    std::int8_t turn = NATURE;
    std::int8_t starter = -1;
    std::int8_t marker = NATURE;  // who took the marker; NATURE while it lies in the centre
    std::uint8_t dealt = 0;       // tiles on the factories, while nature deals

    constexpr int factories() const { return FACTORIES[players]; }
    constexpr int action_count() const { return ACTION_COUNTS[players]; }
    constexpr Board& board(int player) { return boards[player]; }
    constexpr const Board& board(int player) const {
        return boards[player];
    }
    constexpr Heap& source(int index) { return sources[index]; }
    constexpr const Heap& source(int index) const {
        return sources[index];
    }
    constexpr bool operator==(const State&) const = default;
};

static_assert(std::is_trivially_copyable_v<State>);

inline void check(const Options& options) {
    if (options.players < 2 || options.players > MOST_PLAYERS)
        throw NotationError("bad-option", "Azul has 2, 3 or 4 players (A1)");
    if (options.start < NATURE || options.start >= options.players)
        throw NotationError("bad-option", "there is no such seat to start (A6)");
}

}  // namespace manueline::azul
