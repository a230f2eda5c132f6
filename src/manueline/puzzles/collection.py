"""The puzzles that ship with the package."""

from __future__ import annotations

import hashlib
import json
from datetime import date
from functools import cache
from pathlib import Path

from manueline.puzzles.model import Puzzle, read_puzzle


@cache
def puzzles(game: str) -> tuple[Puzzle, ...]:
    """All puzzles of a game, the easiest first; none for a game without puzzles."""
    path = Path(__file__).with_name(f"{game}.jsonl")
    return read_puzzles(path) if path.is_file() else ()


def read_puzzles(path: Path) -> tuple[Puzzle, ...]:
    """The puzzles of a file, in its order. Raises ValueError, KeyError or TypeError."""
    lines = path.read_text(encoding="utf-8").splitlines()
    return tuple(read_puzzle(json.loads(line)) for line in lines)


def puzzle(game: str, name: str) -> Puzzle | None:
    """The puzzle with this id."""
    return next((one for one in puzzles(game) if one.id == name), None)


def by_theme(game: str) -> dict[str, list[Puzzle]]:
    """The puzzles of every theme; one with several themes is in each."""
    found = dict[str, list[Puzzle]]()
    for one in puzzles(game):
        for theme in one.themes or (one.theme,):
            found.setdefault(theme, []).append(one)
    return found


def daily(game: str, day: date) -> Puzzle:
    """The puzzle of a day, the same everywhere; none comes again before all others have come.

    Raises LookupError for a game without puzzles.
    """
    order = _shuffled(game)
    if not order:
        raise LookupError(f"there are no puzzles of {game}")
    return order[day.toordinal() % len(order)]


@cache
def _shuffled(game: str) -> tuple[Puzzle, ...]:
    return tuple(sorted(puzzles(game), key=lambda one: hashlib.sha256(one.id.encode()).hexdigest()))
