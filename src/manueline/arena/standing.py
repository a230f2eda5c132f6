"""The standing of every player as plain values, for tables and plots."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from manueline.arena.ratings import Rating, ratings
from manueline.arena.results import Fault
from manueline.arena.statistics import Estimate, Results, estimate, first_places, points_of


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
