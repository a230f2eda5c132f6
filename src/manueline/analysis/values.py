"""What a position is worth to every seat."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from manueline.analysis.questions import Answer
from manueline.bots.base import Line
from manueline.games.values import Outcome
from manueline.luck import weighted_mean


@dataclass(frozen=True, slots=True)
class Value:
    """By seat: the chance to win, and by how many points it will lead the best other seat."""

    wins: tuple[float, ...]
    leads: tuple[float, ...]
    error: float = 0.0
    """The standard error of a chance to win; 0 where it is certain."""
    exact: bool = False
    """Whether it is the outcome of best play and not an estimate."""

    def less(self, other: Value) -> Change:
        return Change(_less(self.wins, other.wins), _less(self.leads, other.leads))


@dataclass(frozen=True, slots=True)
class Change:
    """By how much each seat's chance to win and its lead changed."""

    wins: tuple[float, ...]
    leads: tuple[float, ...]


def value_of_line(line: Line) -> Value:
    assert line.wins and line.error is not None
    return Value(line.wins, _leads(line.scores), 0.0 if line.exact else line.error, line.exact)


def value_of_answer(found: Answer) -> Value:
    """The worth of the position if its best move is played."""
    return value_of_line(found.lines[0])


def value_of_outcome(outcome: Outcome) -> Value:
    """A shared victory counts by its share."""
    winners = outcome.winners
    shares = tuple((seat in winners) / len(winners) for seat in range(len(outcome.ranks)))
    return Value(shares, _leads(outcome.scores), exact=True)


def mean_value(values: Sequence[Value], weights: Sequence[float], *, sampled: bool) -> Value:
    """The mean; if the values are a sample, its error includes that others could have come."""
    wins = weighted_mean([value.wins for value in values], weights)
    leads = weighted_mean([value.leads for value in values], weights)
    total = math.fsum(weights)
    noise = math.fsum(
        (w / total * value.error) ** 2 for w, value in zip(weights, values, strict=True)
    )
    if sampled:
        # The spread of the sample holds the noise of the single values too.
        spread = math.fsum((value.wins[0] - wins[0]) ** 2 for value in values)
        noise = spread / (len(values) - 1) / len(values)
    return Value(wins, leads, math.sqrt(noise))


def _leads(scores: Sequence[float]) -> tuple[float, ...]:
    return tuple(
        score - max((*scores[:seat], *scores[seat + 1 :])) for seat, score in enumerate(scores)
    )


def _less(these: Sequence[float], those: Sequence[float]) -> tuple[float, ...]:
    return tuple(one - other for one, other in zip(these, those, strict=True))
