"""Points and their intervals. The unit is the group of games that share a deal.

Games of a group share their luck, so they are not independent; groups are. Paired deals make the
intervals narrower: luck that both players had cancels within a group, so the groups differ less
from each other than as many games of separate deals would.
"""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from statistics import variance

from manueline.arena.results import Result, shares_of

Z95 = 1.959963984540054
"""Within this many standard deviations lie 95 % of a normal distribution."""
_ADDED = 2
"""Groups won and groups lost that are added before an interval is taken."""

Results = tuple[Result, ...]
"""The finished games of one group."""


@dataclass(frozen=True, slots=True)
class Estimate:
    """A mean with its 95 % interval."""

    mean: float
    low: float
    high: float


def comparisons(result: Result) -> Iterator[tuple[str, str, float]]:
    """A game as comparisons of two: who, with whom, and 1, ½ or 0 points by their ranks.

    A player who sits on several seats is not compared with itself.
    """
    seated = list(zip(result.players, result.ranks, strict=True))
    for index, (first, rank) in enumerate(seated):
        for second, other in seated[index + 1 :]:
            if first != second:
                yield first, second, (1 + (rank < other) - (rank > other)) / 2


def group_points(group: Results, against: str | None = None) -> dict[str, float]:
    """Each player's mean points a comparison in one group, 0 to 1; or those against one player."""
    points: dict[str, list[float]] = defaultdict(list)
    for result in group:
        for first, second, score in comparisons(result):
            if against in (None, second):
                points[first].append(score)
            if against in (None, first):
                points[second].append(1 - score)
    return {player: sum(scores) / len(scores) for player, scores in points.items()}


def points_of(groups: Sequence[Results], player: str, against: str | None = None) -> list[float]:
    """A player's points of each group in which it was compared."""
    found = (group_points(group, against).get(player) for group in groups)
    return [points for points in found if points is not None]


def estimate(points: Sequence[float]) -> Estimate:
    """The mean of the groups' points (0 to 1) with its interval; there must be one.

    The interval is Agresti and Coull's: that of the normal distribution after two groups won and
    two lost were added. So it covers 95 % for few groups and near 0 and 1, too, where the interval
    of the data alone would shrink to a point.
    """
    count = len(points) + 2 * _ADDED
    centre = (math.fsum(points) + _ADDED) / count
    squares = math.fsum((value - centre) ** 2 for value in points)
    squares += _ADDED * (centre**2 + (1 - centre) ** 2)
    reach = Z95 * math.sqrt(squares / (count - 1) / count)
    mean = math.fsum(points) / len(points)
    return Estimate(mean, max(0.0, centre - reach), min(1.0, centre + reach))


def first_places(groups: Sequence[Results], player: str) -> float:
    """The share of a player's seats that came first; a shared first place is shared."""
    shares = [
        share
        for group in groups
        for result in group
        for name, share in zip(result.players, shares_of(result.ranks), strict=True)
        if name == player
    ]
    return sum(shares) / len(shares)


def adjusted_estimate(values: Sequence[float]) -> Estimate | None:
    """The mean of two or more groups with its interval, of which luck may take some beyond 0 or 1.

    The interval is Student's; his factor comes from the first terms of its expansion by the normal
    distribution's.
    """
    if len(values) < 2:
        return None
    mean = math.fsum(values) / len(values)
    reach = _student(len(values) - 1) * math.sqrt(variance(values, mean) / len(values))
    return Estimate(mean, mean - reach, mean + reach)


def _student(freedom: int) -> float:
    z = Z95
    return z + (z**3 + z) / (4 * freedom) + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * freedom**2)


def pair_counts(groups: Sequence[Results], player: str) -> tuple[int, int, int, int, int]:
    """How many pairs of games brought a player 0, ½, 1, 1½ and 2 points."""
    points = [round(4 * value) for value in points_of(groups, player)]
    zero, half, one, more, two = (points.count(quarters) for quarters in range(5))
    return zero, half, one, more, two
