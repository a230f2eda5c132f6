"""Elo ratings of all players at once, by Bradley and Terry's model, with standard errors.

The model says that A takes 1 / (1 + 10 ** ((B - A) / 400)) of the points against B. The ratings
are those that make the results likeliest. Between every two players one game is added, half won
and half lost: it reduces the bias of few games and keeps the rating of a player who won every game
finite. Errors are computed from the differences between groups (the Huber-White sandwich
estimator), so games that share a deal, and comparisons that share a game, do not count as
independent.
"""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass

from manueline.arena.statistics import Results, comparisons

ELO = 400 / math.log(10)
"""One unit of log-odds in Elo points."""
_LONGEST_STEP = 1.0
_STEPS = 1000

Matrix = list[list[float]]


@dataclass(frozen=True, slots=True)
class Rating:
    """Elo points above the mean of all players, and their standard error."""

    elo: float
    error: float


def elo_of(score: float) -> float:
    """The difference in Elo that a share of the points stands for; infinite at 0 and 1."""
    if score <= 0 or score >= 1:
        return math.copysign(math.inf, score - 0.5)
    return ELO * math.log(score / (1 - score))


def score_of(elo: float) -> float:
    """The share of the points that a difference in Elo stands for."""
    return _logistic(elo / ELO)


def ratings(groups: Sequence[Results], players: Sequence[str]) -> dict[str, Rating]:
    """The rating of every player; the mean is 0."""
    place = {player: index for index, player in enumerate(players)}
    tallies = [_tally(group, place) for group in groups]
    games: dict[tuple[int, int], float] = defaultdict(float)
    points: dict[tuple[int, int], float] = defaultdict(float)
    for pair in _pairs(len(players)):
        games[pair], points[pair] = 1.0, 0.5
    for tally in tallies:
        for pair, (count, score) in tally.items():
            games[pair] += count
            points[pair] += score
    strengths = _likeliest(games, points, len(players))
    variances = _variances(tallies, games, strengths)
    return {
        player: Rating(ELO * strengths[index], ELO * math.sqrt(variances[index]))
        for player, index in place.items()
    }


def _pairs(count: int) -> list[tuple[int, int]]:
    return [(first, second) for first in range(count) for second in range(first + 1, count)]


_Tally = dict[tuple[int, int], tuple[int, float]]
"""Of one group: comparisons and points of the first, by the places of two players."""


def _tally(group: Results, place: dict[str, int]) -> _Tally:
    tally: _Tally = {}
    for result in group:
        for first, second, score in comparisons(result):
            pair = place[first], place[second]
            if pair[0] > pair[1]:
                pair, score = (pair[1], pair[0]), 1 - score
            count, points = tally.get(pair, (0, 0.0))
            tally[pair] = count + 1, points + score
    return tally


def _likeliest(
    games: dict[tuple[int, int], float], points: dict[tuple[int, int], float], count: int
) -> list[float]:
    """Newton's method on a concave function; steps are capped, since long ones overshoot."""
    strengths = [0.0] * count
    for _ in range(_STEPS):
        slope = [0.0] * count
        for (first, second), played in games.items():
            gain = points[first, second] - played * _logistic(strengths[first] - strengths[second])
            slope[first] += gain
            slope[second] -= gain
        step = _times(_inverse(_curvature(games, strengths)), slope)
        longest = max(map(abs, step))
        scale = min(1.0, _LONGEST_STEP / longest) if longest else 1.0
        strengths = [value + scale * change for value, change in zip(strengths, step, strict=True)]
        if longest < 1e-12:
            break
    return strengths


def _curvature(games: dict[tuple[int, int], float], strengths: list[float]) -> Matrix:
    """Minus the second derivative of the log-likelihood.

    The likelihood depends on differences only, so this matrix alone would be singular; adding the
    same number to every entry fixes the mean at 0.
    """
    count = len(strengths)
    matrix = [[1.0 / count] * count for _ in range(count)]
    for (first, second), played in games.items():
        share = _logistic(strengths[first] - strengths[second])
        weight = played * share * (1 - share)
        matrix[first][first] += weight
        matrix[second][second] += weight
        matrix[first][second] -= weight
        matrix[second][first] -= weight
    return matrix


def _variances(
    tallies: Sequence[_Tally], games: dict[tuple[int, int], float], strengths: list[float]
) -> list[float]:
    """The diagonal of the sandwich estimator: each group's change of a rating, squared, summed."""
    inverse = _inverse(_curvature(games, strengths))
    variances = [0.0] * len(strengths)

    def add(slope: list[float], weight: float) -> None:
        for index, moved in enumerate(_times(inverse, slope)):
            variances[index] += weight * moved**2

    for tally in tallies:
        slope = [0.0] * len(strengths)
        for (first, second), (count, points) in tally.items():
            gain = points - count * _logistic(strengths[first] - strengths[second])
            slope[first] += gain
            slope[second] -= gain
        add(slope, 1.0)
    for first, second in _pairs(len(strengths)):  # the added game: half a win and half a loss
        share = _logistic(strengths[first] - strengths[second])
        for gain in (1 - share, -share):
            slope = [0.0] * len(strengths)
            slope[first], slope[second] = gain, -gain
            add(slope, 0.5)
    return variances


def _logistic(value: float) -> float:
    return 1 / (1 + math.exp(-value))


def _times(matrix: Matrix, vector: Sequence[float]) -> list[float]:
    return [math.fsum(a * b for a, b in zip(row, vector, strict=True)) for row in matrix]


def _inverse(matrix: Matrix) -> Matrix:
    """By Gauss and Jordan; the matrix is symmetric and positive definite, so no pivot is 0."""
    size = len(matrix)
    rows = [[*row, *(float(i == j) for j in range(size))] for i, row in enumerate(matrix)]
    for column in range(size):
        pivot = rows[column][column]
        rows[column] = [value / pivot for value in rows[column]]
        for index, row in enumerate(rows):
            if index != column and row[column]:
                factor = row[column]
                rows[index] = [a - factor * b for a, b in zip(row, rows[column], strict=True)]
    return [row[size:] for row in rows]
