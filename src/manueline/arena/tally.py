"""The score while a match runs: points of finished games, also of incomplete groups."""

from __future__ import annotations

from collections.abc import Sequence

from manueline.arena.results import Result
from manueline.arena.statistics import comparisons

_MOST_NAMED = 4


class Tally:
    """Points so far, without intervals, so that adding a game is cheap."""

    def __init__(self, names: Sequence[str]) -> None:
        self._points = dict.fromkeys(names, 0.0)
        self._compared = dict.fromkeys(names, 0)

    def add(self, result: Result) -> None:
        for first, second, score in comparisons(result):
            for name, points in ((first, score), (second, 1 - score)):
                self._points[name] += points
                self._compared[name] += 1

    @property
    def text(self) -> str:
        """The leaders with their share of the points."""
        shares = {
            name: self._points[name] / count for name, count in self._compared.items() if count
        }
        leaders = sorted(shares, key=lambda name: -shares[name])[:_MOST_NAMED]
        return "  ".join(f"{name} {shares[name]:.0%}" for name in leaders)
