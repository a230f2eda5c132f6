// The levels: named strengths from a first-time player to full strength.
#pragma once

#include <array>
#include <stdexcept>
#include <string>
#include <string_view>

#include "manueline/levels/mistakes.hpp"

namespace manueline::levels {

// How a level plays one game.
struct Play {
    long nodes = 1;  // the search's limit for a move; 1: it sees the move alone, and does not search
    Mistakes mistakes;

    constexpr bool searches() const { return nodes > 1; }
};

struct Level {
    std::string_view name;
    std::string_view description;
    Play azul, duel;
};

// From the weakest to the strongest. The strengths are such that each wins 65 to 80 % of its games for
// two against the one below (docs/bots.md). Full strength is what a core does in about a second.
inline constexpr std::array<Level, 15> LEVELS{{
    {"newcomer",
     "sees only its own move and misjudges it; forgets what falling or breaking tiles cost and"
     " overvalues its own lines",
     {1, {4.5f, 0.9f, 0.8f, 1, 0}},
     {1, {4.5f, 0.9f, 0.8f, 1, 0.6f}}},
    {"novice",
     "sees only its own move; often forgets what falling or breaking tiles cost and overvalues its"
     " own lines",
     {1, {2.3f, 0.7f, 0.5f, 1, 0}},
     {1, {3, 0.8f, 0.65f, 1, 0.5f}}},
    {"casual",
     "sees only its own move; sometimes forgets what falling or breaking tiles cost and overvalues"
     " its own lines",
     {1, {1.1f, 0.5f, 0.4f, 1, 0}},
     {1, {2.1f, 0.65f, 0.55f, 1, 0.4f}}},
    {"regular",
     "overlooks what opponents can do, and often misjudges its own moves",
     {20, {3.8f, 0.4f, 0.3f, 1, 0}},
     {1, {1.4f, 0.5f, 0.5f, 1, 0.35f}}},
    {"practised",
     "overlooks what opponents can do, and sometimes misjudges its own moves",
     {20, {2.4f, 0.3f, 0.3f, 0.75f, 0}},
     {1, {0.7f, 0.4f, 0.4f, 1, 0.25f}}},
    {"skilled",
     "looks a little ahead; often overlooks what opponents can do",
     {20, {1.3f, 0.15f, 0.15f, 0.5f, 0}},
     {20, {3.3f, 0.3f, 0.3f, 1, 0.2f}}},
    {"experienced",
     "looks a little ahead; sometimes overlooks what opponents can do",
     {50, {0.7f, 0.12f, 0.12f, 0.18f, 0}},
     {20, {2.3f, 0.3f, 0.3f, 0.85f, 0.1f}}},
    {"seasoned",
     "looks ahead; sometimes overlooks what opponents can do",
     {140, {0.2f, 0.05f, 0.05f, 0.03f, 0}},
     {20, {1.3f, 0.2f, 0.2f, 0.45f, 0.1f}}},
    {"strong",
     "looks ahead and makes none of these mistakes",
     {230, {}},
     {38, {}}},
    {"formidable",
     "looks further ahead",
     {500, {}},
     {64, {}}},
    {"brilliant",
     "looks far ahead",
     {1100, {}},
     {125, {}}},
    {"expert",
     "looks ahead thoroughly",
     {2400, {}},
     {280, {}}},
    {"virtuoso",
     "looks ahead more thoroughly still",
     {5200, {}},
     {750, {}}},
    {"champion",
     "nearly full strength",
     {11'400, {}},
     {2500, {}}},
    {"master",
     "full strength",
     {25'000, {}},
     {10'000, {}}},
}};

inline const Level& level_of(std::string_view name) {
    for (const Level& level : LEVELS)
        if (level.name == name) return level;
    throw std::invalid_argument("there is no level " + std::string(name));
}

}  // namespace manueline::levels
