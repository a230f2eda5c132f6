"""A puzzle: a position with one clearly best move."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random
from typing import Any

from manueline.analysis.reasoning import Reason, drawbacks, merits
from manueline.games import parse_view
from manueline.games.base import State, View
from manueline.games.values import AnyMove, Move

OTHER = "other"
"""The theme of a puzzle whose best move has none of the themes of mistakes."""
_FACTORIES = {"azul": 5, "duel": 9}
"""Which part of a position's text names the factories."""


@dataclass(frozen=True, slots=True)
class Worth:
    """What a move is worth to its player, by a search; errors are standard errors."""

    win: float
    """The chance to win, 0 to 1."""
    error: float
    points: float
    """The expected lead over the best other player."""
    points_error: float


@dataclass(frozen=True, slots=True)
class Puzzle:
    """The player to move finds the best move."""

    id: str
    game: str
    position: str
    """The text of a view of the player to move."""
    best: str
    line: tuple[str, ...]
    """The moves that the search expects after it."""
    second: str
    """The best of all other moves."""
    trap: str
    """What the strongest level that fails plays; the second best move where none fails."""
    theme: str
    """The first of `themes`, in the order of `Theme`, or `OTHER`."""
    themes: tuple[str, ...]
    """What the best move does better than the trap: names of `Theme`, in lower case."""
    rating: int
    """Where the rating of the puzzle starts, on the scale of the levels' ratings."""
    fails: str | None
    """The strongest level that fails; None if every level finds the move."""
    solves: str | None
    """The weakest level that finds the move."""
    worth: Worth
    """Of the best move."""
    second_worth: Worth
    difference: float
    """How far its chance is above the second's, on common deals."""
    difference_error: float
    nodes: int
    """Searched for these numbers."""

    @property
    def view(self) -> View:
        return parse_view(self.position)

    @property
    def move(self) -> Move:
        """The best move."""
        return self.view.game.parse_move(self.best)

    @property
    def solutions(self) -> tuple[Move, ...]:
        """The best move, and the same take from factories with the same tiles."""
        view = self.view
        best, state = view.game.parse_move(self.best), view.sample(Random(0))
        wanted = _unordered(state.play(best))
        others = (move for move in view.legal_moves if move != best)
        return (best, *(one for one in others if _unordered(state.play(one)) == wanted))

    @property
    def reasons(self) -> list[Reason]:
        """Why the best move is better than the trap."""
        return merits(self.view, self.best, line=self.line, instead=self.trap)

    def against(self, move: AnyMove) -> list[Reason]:
        """What speaks against another move. Raises as `reasons` does."""
        return drawbacks(self.view, move, instead=self.best)

    def is_solved_by(self, move: AnyMove) -> bool:
        """Raises NotationError for a text or id that names no move."""
        return self.view.game.move(move) in self.solutions


def _unordered(state: State) -> list[str]:
    """The parts of a position's text, its factories in whatever order."""
    parts = state.text.split(" ")
    at = _FACTORIES[state.game.name]
    return [*parts[:at], *sorted(parts[at].split("/")), *parts[at + 1 :]]


def write_puzzle(puzzle: Puzzle) -> dict[str, Any]:
    """As plain data for a line of JSON."""
    return {
        "id": puzzle.id,
        "game": puzzle.game,
        "position": puzzle.position,
        "best": puzzle.best,
        "line": list(puzzle.line),
        "second": puzzle.second,
        "trap": puzzle.trap,
        "theme": puzzle.theme,
        "themes": list(puzzle.themes),
        "rating": puzzle.rating,
        "fails": puzzle.fails,
        "solves": puzzle.solves,
        "worth": _write_worth(puzzle.worth),
        "second_worth": _write_worth(puzzle.second_worth),
        "difference": round(puzzle.difference, 4),
        "difference_error": round(puzzle.difference_error, 4),
        "nodes": puzzle.nodes,
    }


def read_puzzle(data: Mapping[str, Any]) -> Puzzle:
    """What `write_puzzle` wrote. Raises KeyError, TypeError or ValueError."""
    return Puzzle(
        data["id"],
        data["game"],
        data["position"],
        data["best"],
        tuple(data["line"]),
        data["second"],
        data["trap"],
        data["theme"],
        tuple(data["themes"]),
        int(data["rating"]),
        data["fails"],
        data["solves"],
        Worth(*data["worth"]),
        Worth(*data["second_worth"]),
        float(data["difference"]),
        float(data["difference_error"]),
        int(data["nodes"]),
    )


def _write_worth(worth: Worth) -> list[float]:
    numbers = (worth.win, worth.error, worth.points, worth.points_error)
    return [round(number, 4) for number in numbers]
