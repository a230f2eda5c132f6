// Made by native/generate.py from the games' components.py; edit those instead.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace manueline::azul {

inline constexpr int VERSION = 1;
inline constexpr std::string_view COLOURS = "BYRKW";
inline constexpr int COLOUR_COUNT = 5;
inline constexpr int TILES_PER_COLOUR = 20;
inline constexpr std::array<int, 5> FACTORIES{0, 0, 5, 7, 9};
inline constexpr int MOST_PLAYERS = 4;
inline constexpr int MOST_FACTORIES = 9;
inline constexpr int FACTORY_TILES = 4;
inline constexpr int SIZE = 5;
inline constexpr std::array<int, 7> FLOOR_COSTS{1, 1, 2, 2, 2, 3, 3};
inline constexpr int MARKER = 5;
inline constexpr std::array<std::string_view, 2> WALLS{"coloured", "grey"};
inline constexpr int LAST_ROUND = 100;
inline constexpr int FULL_ROW = 2;
inline constexpr int FULL_COLUMN = 7;
inline constexpr int FULL_COLOUR = 10;
inline constexpr int FLOOR = 5;
inline constexpr int CENTRE = 0;
inline constexpr int PLACE_IDS = 25;
inline constexpr int TAKES_PER_SOURCE = 30;
inline constexpr std::array<int, 5> ACTION_COUNTS{0, 0, 205, 265, 325};
inline constexpr int CHANCE_COUNT = 9;
inline constexpr std::array<std::array<std::int8_t, 5>, 5> WALL_COLUMNS{{
    {0, 1, 2, 3, 4},
    {1, 2, 3, 4, 0},
    {2, 3, 4, 0, 1},
    {3, 4, 0, 1, 2},
    {4, 0, 1, 2, 3}}};

}  // azul

namespace manueline::duel {

inline constexpr int VERSION = 1;
inline constexpr std::string_view COLOURS = "BYRKT";
inline constexpr int COLOUR_COUNT = 5;
inline constexpr int TILES_PER_COLOUR = 13;
inline constexpr int PLAYERS = 2;
inline constexpr int ROUNDS = 5;
inline constexpr int LARGE = 0;
inline constexpr int SMALL_FACTORIES = 4;
inline constexpr int LINES = 6;
inline constexpr int BROKEN = 6;
inline constexpr int MOST_BROKEN = 4;
inline constexpr int FIRST_TILE_COST = 2;
inline constexpr int START_SCORE = 5;
inline constexpr int PLATES = 18;
inline constexpr int HIDDEN = 18;
inline constexpr int SPACES = 9;
inline constexpr int DISPLAY = 3;
inline constexpr int TOKENS = 2;
inline constexpr int LAST_PLATE_ROUND = 4;
inline constexpr int SPECIAL = 5;
inline constexpr int WILD = 6;
inline constexpr int CHIPS_PER_KIND = 2;
inline constexpr int CHIPS_PER_ROUND = 2;
inline constexpr int NO_CHIP = -1;
inline constexpr int FACE_DOWN = -2;
inline constexpr int SUN_ID = 0;
inline constexpr int MOON_ID = 175;
inline constexpr int CHIP_ID = 210;
inline constexpr int TAKE_PLATE_ID = 214;
inline constexpr int DRAW_ID = 232;
inline constexpr int STOP_ID = 233;
inline constexpr int KEEP_ID = 234;
inline constexpr int UNDER_ID = 252;
inline constexpr int LAY_ID = 270;
inline constexpr int STACK_ID = 306;
inline constexpr int COMPLETE_ID = 311;
inline constexpr int DECLINE_ID = 312;
inline constexpr int PAY_ID = 313;
inline constexpr int PLACE_ID = 323;
inline constexpr int ACTION_COUNT = 359;
inline constexpr int SEAT_ID = -6;
inline constexpr int BACK_ID = -8;
inline constexpr int PLATE_ID = -10;
inline constexpr int REVEAL_ID = -28;
inline constexpr int TABLET_ID = -38;
inline constexpr int CHANCE_COUNT = 45;
inline constexpr std::array<int, 5> FACTORY_TILES{5, 4, 4, 4, 4};
inline constexpr std::array<int, 5> BROKEN_COSTS{0, 1, 3, 6, 10};
inline constexpr std::array<int, 6> SPECIAL_POINTS{1, 2, 3, 4, 5, 6};
inline constexpr int CHIP_KINDS = 10;
inline constexpr std::array<std::string_view, 10> CHIPS{"B", "Y", "R", "K", "T", "BR", "RT", "TY", "YK", "KB"};
inline constexpr std::array<std::uint8_t, 10> CHIP_COLOURS{1, 2, 4, 8, 16, 5, 20, 18, 10, 9};
inline constexpr std::array<std::string_view, 20> PLATE_NAMES{"s1", "s2", "s3", "s4", "s5", "s6", "s7", "s8", "s9", "w1", "w2", "w3", "w4", "w5", "w6", "w7", "w8", "w9", "s?", "w?"};
inline constexpr std::array<std::string_view, 8> SIDES{"rows", "variety", "columns", "ring", "diagonals", "corners", "wilds", "specials"};
inline constexpr std::array<int, 3> FIRST_GAME{0, 2, 4};
inline constexpr std::array<std::string_view, 18> PHASES{"tablets", "display", "fill", "seat", "reveal", "back", "look", "setup", "acquire", "stack", "draw", "keep", "return", "lay", "complete", "pay", "place", "over"};
inline constexpr int NATURE_PHASES = 7;
inline constexpr std::array<std::array<std::int8_t, 4>, 72> LAID_CELLS{{
    {1, 3, 4, 5},
    {4, 1, 5, 3},
    {5, 4, 3, 1},
    {3, 5, 1, 4},
    {3, 5, 4, 2},
    {4, 3, 2, 5},
    {2, 4, 5, 3},
    {5, 2, 3, 4},
    {5, 3, 2, 0},
    {2, 5, 0, 3},
    {0, 2, 3, 5},
    {3, 0, 5, 2},
    {1, 0, 3, 5},
    {3, 1, 5, 0},
    {5, 3, 0, 1},
    {0, 5, 1, 3},
    {4, 2, 0, 5},
    {0, 4, 5, 2},
    {5, 0, 2, 4},
    {2, 5, 4, 0},
    {1, 5, 3, 2},
    {3, 1, 2, 5},
    {2, 3, 5, 1},
    {5, 2, 1, 3},
    {0, 3, 5, 4},
    {5, 0, 4, 3},
    {4, 5, 3, 0},
    {3, 4, 0, 5},
    {5, 4, 1, 0},
    {1, 5, 0, 4},
    {0, 1, 4, 5},
    {4, 0, 5, 1},
    {5, 1, 0, 2},
    {0, 5, 2, 1},
    {2, 0, 1, 5},
    {1, 2, 5, 0},
    {6, 0, 4, 3},
    {4, 6, 3, 0},
    {3, 4, 0, 6},
    {0, 3, 6, 4},
    {4, 2, 0, 6},
    {0, 4, 6, 2},
    {6, 0, 2, 4},
    {2, 6, 4, 0},
    {3, 1, 2, 6},
    {2, 3, 6, 1},
    {6, 2, 1, 3},
    {1, 6, 3, 2},
    {4, 1, 6, 3},
    {6, 4, 3, 1},
    {3, 6, 1, 4},
    {1, 3, 4, 6},
    {1, 2, 6, 0},
    {6, 1, 0, 2},
    {0, 6, 2, 1},
    {2, 0, 1, 6},
    {4, 3, 2, 6},
    {2, 4, 6, 3},
    {6, 2, 3, 4},
    {3, 6, 4, 2},
    {2, 4, 1, 6},
    {1, 2, 6, 4},
    {6, 1, 4, 2},
    {4, 6, 2, 1},
    {4, 0, 6, 1},
    {6, 4, 1, 0},
    {1, 6, 0, 4},
    {0, 1, 4, 6},
    {2, 6, 0, 3},
    {0, 2, 3, 6},
    {3, 0, 6, 2},
    {6, 3, 2, 0}}};

}  // duel
