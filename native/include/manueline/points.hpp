// Points as they are won and lost while a move is played; the sink is a template parameter.
#pragma once

#include <array>
#include <cassert>
#include <cstdint>
#include <string_view>

namespace manueline {

enum class Points : std::uint8_t {
    tile,     // A13, D22: a placed tile; detail is its space
    floor,    // A14: the floor line; detail is its cost, of which no more is lost than there is
    rows,     // A23; detail is how many
    columns,  // A23
    colours,  // A23
    special,  // D22: a special tile; detail is its space
    plate,    // D11: a plate drawn from the stack
    broken,   // D23; detail is the cost
    tablet,   // D28; detail is the side
};

inline constexpr std::array<std::string_view, 9> POINTS_NAMES{
    "tile", "floor", "rows", "columns", "colours", "special", "plate", "broken", "tablet"};

struct ScoreEvent {
    Points kind{};
    std::int8_t player = 0;
    std::int16_t points = 0;
    std::int16_t detail = 0;
    constexpr bool operator==(const ScoreEvent&) const = default;
};

// The sink of plain play: nothing is left of it in the compiled code.
struct NoEvents {
    static constexpr void scored(Points, int, int, int) {}
};

// Every score event of one move, in order. A move can end a round of four players: 20 tiles,
// four floor lines and twelve bonuses; or of Duel: 12 tiles and specials, and eight tablets.
struct ScoreEvents {
    std::array<ScoreEvent, 64> events{};
    int count = 0;

    constexpr void scored(Points kind, int player, int points, int detail) {
        assert(count < static_cast<int>(events.size()));
        events[count++] = {kind, static_cast<std::int8_t>(player),
                                                     static_cast<std::int16_t>(points),
                                                     static_cast<std::int16_t>(detail)};
    }
};

}  // namespace manueline
