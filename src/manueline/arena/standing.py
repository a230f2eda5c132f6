"""The standing of every player as plain values, for tables and plots."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from statistics import variance

from manueline.arena.adjusting import victories
from manueline.arena.ratings import Rating, ratings
from manueline.arena.results import Fault
from manueline.arena.statistics import (
    Estimate,
    Results,
    adjusted_estimate,
    estimate,
    first_places,
    points_of,
)


@dataclass(frozen=True, slots=True)
class Adjusted:
    """A player's share of the victory without the luck of the deals."""

    share: Estimate
    ratio: float
    """The variance of the groups relative to that of the same groups not adjusted."""


@dataclass(frozen=True, slots=True)
class Row:
    """One player's standing; a player without a finished group has none."""

    player: str
    games: int
    points: Estimate
    firsts: float
    """The share of first places, for more than two at a table."""
    rating: Rating
    score: float
    """The mean score at the end of a game."""
    faults: tuple[Fault, ...]
    adjusted: Adjusted | None
    """None if the deals of fewer than two groups were judged."""
    cpu: float | None = field(compare=False)
    """The mean processor seconds of a turn; None if they are not known of every game."""


def standing(groups: Sequence[Results], names: Sequence[str]) -> list[Row]:
    """The players from best to worst."""
    rated = ratings(groups, names)
    rows = [
        Row(
            name,
            sum(name in result.players for group in groups for result in group),
            estimate(points),
            first_places(groups, name),
            rated[name],
            _mean_score(groups, name),
            _faults(groups, name),
            _adjusted(groups, name),
            _cpu(groups, name),
        )
        for name in names
        if (points := points_of(groups, name))
    ]
    return sorted(rows, key=lambda row: -row.rating.elo)


def _mean_score(groups: Sequence[Results], name: str) -> float:
    scores = [
        score
        for group in groups
        for result in group
        for player, score in zip(result.players, result.scores, strict=True)
        if player == name
    ]
    return sum(scores) / len(scores)


def _faults(groups: Sequence[Results], name: str) -> tuple[Fault, ...]:
    return tuple(
        result.fault
        for group in groups
        for result in group
        if result.fault is not None and result.players[result.fault.seat] == name
    )


def _adjusted(groups: Sequence[Results], name: str) -> Adjusted | None:
    plain, adjusted = victories(groups, name)
    share = adjusted_estimate(adjusted)
    if share is None:
        return None
    before = variance(plain)
    return Adjusted(share, variance(adjusted) / before if before else 1.0)


def _cpu(groups: Sequence[Results], name: str) -> float | None:
    turns, used = 0, 0.0
    for group in groups:
        for result in group:
            for player, cost in zip(result.players, result.costs or (), strict=False):
                if player != name:
                    continue
                if cost.cpu is None:
                    return None
                turns += cost.turns
                used += cost.cpu
    return used / turns if turns else None
