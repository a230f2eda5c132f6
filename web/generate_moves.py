"""Writes every move of the games by its id: `python web/generate_moves.py [--check]`.

The engine in the page names moves by their ids, and the page tells them in words.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

from manueline.games import game_of
from manueline.schema import move_json

TARGET = Path(__file__).parent / "src" / "engine" / "moves.json"
LARGEST: dict[str, dict[str, str]] = {"azul": {"players": "4"}, "duel": {}}
"""The options with the most moves; those of others are a prefix."""


def table() -> str:
    """The whole file, a move a line."""
    games = []
    for name, options in LARGEST.items():
        game = game_of(name, options)
        ids = range(game.info.action_count)
        moves = ",\n".join(json.dumps(move_json(game, game.move_of(each))) for each in ids)
        games.append(f'"{name}": [\n{moves}\n]')
    return "{\n" + ",\n".join(games) + "\n}\n"


def main(arguments: list[str]) -> int:
    text = table()
    if "--check" in arguments:
        stale = not TARGET.exists() or TARGET.read_text() != text
        if stale:
            print(f"{TARGET.name} is stale: run python web/generate_moves.py", file=sys.stderr)
        return int(stale)
    TARGET.write_text(text)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
