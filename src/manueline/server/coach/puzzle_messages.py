"""The messages about puzzles over HTTP; the page's types are generated from them."""

from __future__ import annotations

import msgspec

from manueline.schema import LegalMove, Move, Position
from manueline.server.coach.messages import ToldReason
from manueline.server.messages import MoveEntry, Text


class PuzzleEntry(msgspec.Struct, frozen=True):
    """A puzzle to choose."""

    id: str
    rating: int
    """Where its rating starts."""
    themes: list[str]


class PuzzleList(msgspec.Struct, frozen=True):
    """All puzzles of a game, the easiest first."""

    day: str
    """Today in UTC, as `2026-11-16`."""
    daily: str
    """The id of this day's puzzle."""
    puzzles: list[PuzzleEntry]


class PuzzleTask(msgspec.Struct, frozen=True):
    """A puzzle with its solution, so that a page needs nobody to say what is right."""

    id: str
    game: str
    rating: int
    themes: list[str]
    fails: str | None
    """The strongest level that does not find the move."""
    position: Position
    """As the player to move sees it."""
    legal: list[LegalMove]
    best: Move
    solutions: list[str]
    """The texts of all moves that solve it: takes from equal factories are the same move."""
    second: Move
    """The best of all other moves."""
    win: float
    """The chance to win after the best move, and below after the second best."""
    second_win: float
    points: float
    """The expected lead over the best other player after the best move; below after the second."""
    second_points: float


class PuzzleTry(msgspec.Struct, frozen=True):
    """A move that somebody tried."""

    move: Text


class PuzzleExplained(msgspec.Struct, frozen=True):
    """Why the best move is best, and what speaks against the one that was tried."""

    reasons: list[ToldReason]
    drawbacks: list[ToldReason]
    """None if the move solves the puzzle."""
    line: list[MoveEntry]
    """The best move, and the moves that the search expects after it."""
