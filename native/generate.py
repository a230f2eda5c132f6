"""Writes include/manueline/components.hpp from the games' components.py, their one home.

Run it after a change there: `python native/generate.py`. A test fails while the header is stale.
"""

from __future__ import annotations

from pathlib import Path

from manueline.games import azul, duel
from manueline.games.azul import components as azul_box
from manueline.games.duel import components as duel_box
from manueline.games.duel.notation import NATURE_PHASES, PLAYER_PHASES

HEADER = Path(__file__).parent / "include" / "manueline" / "components.hpp"


def _number(name: str, value: int) -> str:
    return f"inline constexpr int {name} = {value};"


def _numbers(name: str, values: tuple[int, ...], kind: str = "int") -> str:
    listed = ", ".join(map(str, values))
    return f"inline constexpr std::array<{kind}, {len(values)}> {name}{{{listed}}};"


def _texts(name: str, values: tuple[str, ...]) -> str:
    listed = ", ".join(f'"{value}"' for value in values)
    kind = f"std::array<std::string_view, {len(values)}>"
    return f"inline constexpr {kind} {name}{{{listed}}};"


def _text(name: str, value: str) -> str:
    return f'inline constexpr std::string_view {name} = "{value}";'


def _table(name: str, rows: tuple[tuple[int, ...], ...]) -> str:
    kind = f"std::array<std::array<std::int8_t, {len(rows[0])}>, {len(rows)}>"
    listed = ",\n    ".join("{" + ", ".join(map(str, row)) + "}" for row in rows)
    return f"inline constexpr {kind} {name}{{{{\n    {listed}}}}};"


def _azul() -> list[str]:
    box = azul_box
    colours, size = len(box.COLOURS), box.SIZE
    columns = tuple(tuple(box.wall_column(c, row) for c in range(colours)) for row in range(size))
    return [
        _number("VERSION", azul.Azul.version),
        _text("COLOURS", box.COLOURS),
        _number("COLOUR_COUNT", colours),
        _number("TILES_PER_COLOUR", box.TILES_PER_COLOUR),
        _numbers("FACTORIES", tuple(box.FACTORIES.get(n, 0) for n in range(5))),
        _number("MOST_PLAYERS", max(box.FACTORIES)),
        _number("MOST_FACTORIES", max(box.FACTORIES.values())),
        _number("FACTORY_TILES", box.FACTORY_TILES),
        _number("SIZE", size),
        _numbers("FLOOR_COSTS", box.FLOOR_COSTS),
        _number("MARKER", box.MARKER),
        _texts("WALLS", box.WALLS),
        _number("LAST_ROUND", box.LAST_ROUND),
        _number("FULL_ROW", box.FULL_ROW),
        _number("FULL_COLUMN", box.FULL_COLUMN),
        _number("FULL_COLOUR", box.FULL_COLOUR),
        _number("FLOOR", box.FLOOR),
        _number("CENTRE", box.CENTRE),
        _number("PLACE_IDS", box.PLACE_IDS),
        _number("TAKES_PER_SOURCE", box.TAKES_PER_SOURCE),
        _numbers(
            "ACTION_COUNTS",
            tuple(box.action_count(n) if n in box.FACTORIES else 0 for n in range(5)),
        ),
        _number("CHANCE_COUNT", box.CHANCE_COUNT),
        _table("WALL_COLUMNS", columns),
    ]


_DUEL_NUMBERS = (
    *("TILES_PER_COLOUR", "PLAYERS", "ROUNDS", "LARGE", "SMALL_FACTORIES", "LINES", "BROKEN"),
    *("MOST_BROKEN", "FIRST_TILE_COST", "START_SCORE", "PLATES", "HIDDEN", "SPACES", "DISPLAY"),
    *("TOKENS", "LAST_PLATE_ROUND", "SPECIAL", "WILD", "CHIPS_PER_KIND", "CHIPS_PER_ROUND"),
    *("NO_CHIP", "FACE_DOWN", "SUN_ID", "MOON_ID", "CHIP_ID", "TAKE_PLATE_ID", "DRAW_ID"),
    *("STOP_ID", "KEEP_ID", "UNDER_ID", "LAY_ID", "STACK_ID", "COMPLETE_ID", "DECLINE_ID"),
    *("PAY_ID", "PLACE_ID", "ACTION_COUNT", "SEAT_ID", "BACK_ID", "PLATE_ID", "REVEAL_ID"),
    *("TABLET_ID", "CHANCE_COUNT"),
)


def _duel() -> list[str]:
    box = duel_box
    shown = tuple(sum(1 << box.COLOURS.index(letter) for letter in chip) for chip in box.CHIPS)
    return [
        _number("VERSION", duel.Duel.version),
        _text("COLOURS", box.COLOURS),
        _number("COLOUR_COUNT", len(box.COLOURS)),
        *(_number(name, getattr(box, name)) for name in _DUEL_NUMBERS),
        _numbers("FACTORY_TILES", box.FACTORY_TILES),
        _numbers("BROKEN_COSTS", box.BROKEN_COSTS),
        _numbers("SPECIAL_POINTS", box.SPECIAL_POINTS),
        _number("CHIP_KINDS", len(box.CHIPS)),
        _texts("CHIPS", box.CHIPS),
        _numbers("CHIP_COLOURS", shown, "std::uint8_t"),
        _texts("PLATE_NAMES", (*box.PLATE_NAMES, *(f"{kind}?" for kind in box.PLATE_TYPES))),
        _texts("SIDES", box.SIDES),
        _numbers("FIRST_GAME", tuple(map(box.SIDES.index, box.FIRST_GAME))),
        _texts("PHASES", (*NATURE_PHASES, *PLAYER_PHASES, "over")),
        _number("NATURE_PHASES", len(NATURE_PHASES)),
        _table("LAID_CELLS", box.LAID_CELLS),
    ]


def header() -> str:
    """The whole text of components.hpp."""
    parts = [
        "// Made by native/generate.py from the games' components.py; edit those instead.",
        "#pragma once",
        "",
        "#include <array>",
        "#include <cstdint>",
        "#include <string_view>",
    ]
    for name, lines in (("azul", _azul()), ("duel", _duel())):
        parts += ["", f"namespace manueline::{name} {{", "", *lines, "", f"}}  // {name}"]
    return "\n".join(parts) + "\n"


if __name__ == "__main__":
    HEADER.write_text(header(), encoding="utf-8")
