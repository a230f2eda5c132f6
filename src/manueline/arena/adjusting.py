"""Takes the luck of the deals off results, by the factor that leaves the least variance.

A judge sees only a part of what deals are worth, and errs, so taking off all that it calls luck can
take off too much. The factor is fitted, by least squares, to the groups before the one that it is
used for: it does not depend on that group's luck, whose mean is 0, and so the mean of an adjusted
result is that of the result.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

from manueline.arena.results import shares_of
from manueline.arena.statistics import Results

_FACTOR = 0.5
"""The factor of the first groups."""
_WEIGHT = 0.5
"""How much luck, as a sum of squares, must be seen until the groups count as much as that."""


class Adjuster:
    """One player's results, from group to group."""

    def __init__(self, player: str) -> None:
        self._player = player
        self._groups = 0
        self._shares = 0.0
        self._luck = 0.0
        self._products = 0.0
        self._squares = 0.0

    def add(self, group: Results) -> tuple[float, float] | None:
        """The player's share of the victory, plain and adjusted; None if luck was not judged."""
        seen = _share_and_luck(group, self._player)
        if seen is None:
            return None
        share, luck = seen
        adjusted = share - self.factor * luck
        self._groups += 1
        self._shares += share
        self._luck += luck
        self._products += share * luck
        self._squares += luck**2
        return share, adjusted

    @property
    def factor(self) -> float:
        """Of the next group, from 0 to 1."""
        mean = self._shares / self._groups if self._groups else 0.0
        fitted = self._products - mean * self._luck + _WEIGHT * _FACTOR
        return max(0.0, min(1.0, fitted / (self._squares + _WEIGHT)))


def victories(groups: Sequence[Results], player: str) -> tuple[list[float], list[float]]:
    """A player's shares of the victory, plain and adjusted, of the groups whose luck is known."""
    adjuster = Adjuster(player)
    found = [both for group in groups if (both := adjuster.add(group)) is not None]
    return [plain for plain, _ in found], [adjusted for _, adjusted in found]


def _share_and_luck(group: Results, player: str) -> tuple[float, float] | None:
    """The means over the player's seats in a group; None if it has none, or luck is not known."""
    seats: list[tuple[float, float]] = []
    for result in group:
        if result.luck is None:
            return None
        shares = shares_of(result.ranks)
        for name, share, luck in zip(result.players, shares, result.luck, strict=True):
            if name == player:
                seats.append((share, luck))
    if not seats:
        return None
    return (
        math.fsum(share for share, _ in seats) / len(seats),
        math.fsum(luck for _, luck in seats) / len(seats),
    )
