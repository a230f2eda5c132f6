// Azul Duel's data: factories, a player's board and the whole position, without pointers.
#pragma once

#include <array>
#include <cstdint>
#include <type_traits>

#include "manueline/components.hpp"
#include "manueline/error.hpp"
#include "manueline/tiles.hpp"

namespace manueline::duel {

// The order is that of PHASES. Those after `over` ask nobody: each leads on to the next.
enum class Phase : std::uint8_t {
    tablets, display, fill, seat, reveal, back, look,
    setup, acquire, stack, draw, keep, put_under, lay, complete, pay, place,
    over,
    refill, after_setup, begin, turn, drawn, seen, tile,
};

inline constexpr int NOBODY = -1;
inline constexpr int SPECTATOR = -2;
inline constexpr std::int8_t EMPTY = -1;
inline constexpr std::uint8_t NO_PLATE = 0xff;
inline constexpr Word LINE_IN_LANES = 0x0101010101;  // pattern line 0 in every colour's lane
inline constexpr Word ANY_LINE = LINE_IN_LANES * ((1 << (LINES + 1)) - 1);
inline constexpr int CELLS = LINES * LINES;

// How many chips of each kind, four bits each.
struct ChipHeap {
    Word lanes = 0;

    constexpr int operator[](int chip) const { return static_cast<int>(lanes >> (4 * chip) & 15); }
    constexpr void add(int chip) { lanes += bit(4 * chip); }
    constexpr void remove(int chip) { lanes -= bit(4 * chip); }
    constexpr bool any() const { return lanes != 0; }
    constexpr int total() const {
        const Word pairs = (lanes & 0x0f0f0f0f0f) + (lanes >> 4 & 0x0f0f0f0f0f);
        return static_cast<int>(pairs * ONES >> 32 & 0xff);
    }
    constexpr bool operator==(const ChipHeap&) const = default;
};

// A plate whose back all see: its face, HIDDEN + type where that is open, and who knows it.
// As a number it has the order of the Python core's pairs.
struct FaceDown {
    std::uint8_t code = NO_PLATE;

    static constexpr FaceDown of(int plate, int knower) {
        return {static_cast<std::uint8_t>(4 * plate + knower + 1)};
    }
    constexpr bool is_there() const { return code != NO_PLATE; }
    constexpr int plate() const { return code / 4; }
    constexpr int knower() const { return code % 4 - 1; }
    constexpr bool is_hole() const { return plate() >= HIDDEN; }
    constexpr auto operator<=>(const FaceDown&) const = default;
};

// A plate put under the stack, by whom, and whether it is the top one of those put there in one
// turn. In another seat's view a group's plates are HIDDEN and sorted by type (D12).
struct Returned {
    std::uint8_t code = 0;

    static constexpr Returned of(int plate, int owner, bool first) {
        return {static_cast<std::uint8_t>(plate | owner << 5 | first << 6)};
    }
    constexpr int plate() const { return code & 31; }
    constexpr int owner() const { return code >> 5 & 1; }
    constexpr bool is_first() const { return code >> 6 & 1; }
    constexpr bool is_hole() const { return plate() >= HIDDEN; }
    constexpr bool operator==(const Returned&) const = default;
};

// D2: a small factory; its moon tiles are a stack, bottom first, on a bonus chip.
struct Small {
    static constexpr int MOST_STACKED = FACTORY_TILES[1] - 1;

    Heap sun{};
    std::array<std::int8_t, MOST_STACKED> moon{};
    std::uint8_t stacked = 0;
    std::int8_t chip = NO_CHIP;

    constexpr bool has_tiles() const { return sun.any() || stacked; }
    constexpr int top() const { return moon[stacked - 1]; }
    constexpr void push(int colour) { moon[stacked++] = static_cast<std::int8_t>(colour); }
    // What is popped is wiped, so that equal positions are equal values.
    constexpr void pop() { moon[--stacked] = 0; }
    constexpr bool operator==(const Small&) const = default;
};

// D3: what lies before one player.
struct Board {
    // D17: in the lane of each colour, the lines that may take it; the broken tiles always do.
    // It follows from the lines, and is kept because every turn needs it.
    Word accepting = ANY_LINE;
    Word filled = 0;  // the dome spaces that hold a tile
    Heap broken{};
    ChipHeap chips{}, spent{};
    std::array<std::int8_t, CELLS> tiles;
    std::array<std::int8_t, SPACES> plates;  // plate * 4 + quarter turns, or EMPTY
    std::array<Line, LINES> lines{};
    std::int16_t score = START_SCORE;
    std::uint8_t tokens = TOKENS;
    std::uint8_t chips_taken = 0;
    bool passed = false;

    constexpr Board() {
        tiles.fill(EMPTY);
        plates.fill(EMPTY);
    }
    constexpr void put(int cell, int tile) {
        tiles[cell] = static_cast<std::int8_t>(tile);
        filled |= bit(cell);
    }
    // D17: `accepting` for one line, from what the line holds.
    constexpr void renew_accepting(int row) {
        const Line line = lines[row];
        accepting &= ~(LINE_IN_LANES << row);
        if (!line.count)
            accepting |= LINE_IN_LANES << row;
        else if (line.count <= row)
            accepting |= bit(8 * line.colour + row);
    }
    constexpr void empty_line(int row) {
        lines[row] = {};
        accepting |= LINE_IN_LANES << row;
    }
    constexpr bool operator==(const Board&) const = default;
};

// Sides as bits, none if nature draws them; how many are used; and who starts.
struct Options {
    std::uint8_t tablets = 0;
    int tablet_count = 3;
    int start = NATURE;
};

struct State {
    Heap large_sun{}, large_moon{}, bag{}, tower{}, rest{};
    ChipHeap chips{};    // whose face nobody has seen, on factories or in the supply
    ChipHeap payment{};  // paid so far for the line in focus
    std::array<Small, SMALL_FACTORIES> small{};
    std::array<Board, PLAYERS> boards{};
    std::uint32_t display = 0;  // plates as bits
    // What the stack's questions are answered from: the faces this position shows anywhere, and
    // how many holes of each type it has. Both follow from the rest.
    std::uint32_t shown = 0;
    std::array<std::uint8_t, 2> holes{};
    std::array<Returned, PLATES> returned{};
    std::array<FaceDown, PLATES> hand{};
    std::uint8_t returned_count = 0;
    std::uint8_t hand_count = 0;
    FaceDown top{};
    std::int8_t laying = EMPTY;
    std::uint8_t tablets = 0;  // the sides in play as bits
    std::uint8_t tablet_count = 3;
    std::uint8_t round = 1;
    Phase phase = Phase::display;
    std::int8_t turn = NATURE;
    std::int8_t active = NATURE;  // whose turn is in progress, also while nature moves
    std::int8_t starter = NATURE;
    std::int8_t first_tile = NATURE;
    std::uint8_t focus = 0;  // the factory being filled or stacked on, or the line being tiled

    constexpr Board& board(int player) { return boards[player]; }
    constexpr const Board& board(int player) const { return boards[player]; }
    constexpr const Board& active_board() const { return boards[active]; }
    constexpr Board& active_board_to_change() { return boards[active]; }
    constexpr bool operator==(const State&) const = default;
};

static_assert(std::is_trivially_copyable_v<State>);

inline void give_turn(State& state, Phase phase, int player) {
    state.phase = phase;
    state.turn = state.active = static_cast<std::int8_t>(player);
}

inline void give_nature(State& state, Phase phase) {
    state.phase = phase;
    state.turn = NATURE;
}

inline void end_turn(State& state) {
    state.phase = Phase::turn;
    state.active = static_cast<std::int8_t>(1 - state.active);
}

}  // namespace manueline::duel
