"""Results made by hand."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import count

from manueline.arena.results import Result

_keys = count()


def result(players: Sequence[str], ranks: Sequence[int]) -> Result:
    return Result(f"made {next(_keys)}", tuple(players), (0,) * len(ranks), tuple(ranks), 0)


def pair(first: str, second: str, points: float) -> tuple[Result, Result]:
    """Two games with seats swapped that bring the first player 0, ½, 1, 1½ or 2 points."""
    one = min(points, 1.0)
    return _game(first, second, one), _game(second, first, 1 - (points - one))


def _game(first: str, second: str, points: float) -> Result:
    ranks = {1.0: (1, 2), 0.5: (1, 1), 0.0: (2, 1)}[points]
    return result((first, second), ranks)
