"""When a move is a mistake, and how accurate moves are. docs/analysis.md gives the reasons."""

from __future__ import annotations

import math
from collections.abc import Sequence
from enum import StrEnum

ERRORS = 2.0
"""A move is called a mistake only if its loss is above this many standard errors."""


class Grade(StrEnum):
    """What a move that lost winning chances is called."""

    INACCURACY = "inaccuracy"
    MISTAKE = "mistake"
    BLUNDER = "blunder"


THRESHOLDS = {Grade.BLUNDER: 0.10, Grade.MISTAKE: 0.05, Grade.INACCURACY: 0.025}
"""The loss of winning chance from which a move is called so, the worst first."""


def grade_of(loss: float, error: float) -> Grade | None:
    """What a move is called that loses so much; `error` is that of the paired difference."""
    if loss <= ERRORS * error:
        return None
    return next((grade for grade, least in THRESHOLDS.items() if loss >= least), None)


def accuracy_of(loss: float) -> float:
    """A move's accuracy in percent: lichess' curve of the percent of winning chance lost."""
    curve = 103.1668 * math.exp(-0.04354 * 100 * max(0.0, loss)) - 3.1669
    return max(0.0, min(100.0, curve))


def mean_accuracy(losses: Sequence[float]) -> float | None:
    """The mean of moves' accuracies; None without a move."""
    if not losses:
        return None
    return math.fsum(map(accuracy_of, losses)) / len(losses)
