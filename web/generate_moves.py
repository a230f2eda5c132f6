"""Writes the games' moves by their ids, and what a page must know to show a position without the
server: `python web/generate_moves.py [--check]`.

The engine in the page names moves by their ids and positions by their texts.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from manueline.games import game_of
from manueline.games.azul.components import FLOOR_COSTS
from manueline.games.base import Game
from manueline.games.duel import components as duel
from manueline.games.errors import NotationError
from manueline.schema import move_json
from manueline.schema.azul import PATTERN
from manueline.schema.duel import SYMBOLS

FOLDER = Path(__file__).parent / "src" / "engine"
LARGEST: dict[str, dict[str, str]] = {"azul": {"players": "4"}, "duel": {}}
"""The options with the most moves; those of others are a prefix."""
LOWEST_ID = -200
"""No move of nature has a lower one."""


def moves() -> str:
    """Players' moves, one a line."""
    games = []
    for name, options in LARGEST.items():
        game = game_of(name, options)
        ids = range(game.info.action_count)
        listed = ",\n".join(json.dumps(move_json(game, game.move_of(each))) for each in ids)
        games.append(f'"{name}": [\n{listed}\n]')
    return "{\n" + ",\n".join(games) + "\n}\n"


def nature(game: Game) -> dict[str, Any]:
    """Nature's moves by their ids."""
    found: dict[str, Any] = {}
    for each in range(-1, LOWEST_ID, -1):
        try:
            found[str(each)] = move_json(game, game.move_of(each))
        except NotationError:
            continue
    return found


def components() -> str:
    """The first positions, nature's moves, and what does not stand in a position's text."""
    cells = ["".join(SYMBOLS[cell] for cell in cells) for cells in duel.LAID_CELLS]
    known = {
        "first": {name: game_of(name, {}).new().text for name in LARGEST},
        "nature": {name: nature(game_of(name, options)) for name, options in LARGEST.items()},
        "azul": {"pattern": PATTERN, "floor_costs": FLOOR_COSTS},
        "duel": {
            "rounds": duel.ROUNDS,
            "first_tile_cost": duel.FIRST_TILE_COST,
            "broken_costs": duel.BROKEN_COSTS,
            "special_points": duel.SPECIAL_POINTS,
            "chips": duel.CHIPS,
            "plates": duel.PLATE_NAMES,
            "cells": cells,
        },
    }
    return json.dumps(known, indent=1) + "\n"


def main(arguments: list[str]) -> int:
    stale = 0
    for name, text in (("moves.json", moves()), ("components.json", components())):
        target = FOLDER / name
        if "--check" not in arguments:
            target.write_text(text)
        elif not target.exists() or target.read_text() != text:
            print(f"{name} is stale: run python web/generate_moves.py", file=sys.stderr)
            stale = 1
    return stale


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
