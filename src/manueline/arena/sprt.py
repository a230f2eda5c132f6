"""Wald's sequential test on pairs of games: stop as soon as one hypothesis is accepted.

The hypotheses are that the first player is `elo0` or `elo1` stronger. The evidence is the logarithm
of the likelihood ratio on the five results that a pair can have (the generalised test that is
usual for chess engines): for each hypothesis the likeliest distribution of pair results with that
mean. So the frequency of draws and the luck of the deals are estimated from the pairs themselves.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from manueline.arena.ratings import score_of

Answer = Literal["elo0", "elo1"]

_POINTS = (0.0, 0.25, 0.5, 0.75, 1.0)
_UNSEEN = 1e-3
"""The count of a result that did not occur, so that no mean has the likelihood 0."""


@dataclass(frozen=True, slots=True)
class Sprt:
    """The two hypotheses, and the probabilities of each error."""

    elo0: float
    elo1: float
    alpha: float = 0.05
    """The probability of answering `elo1` where `elo0` is true."""
    beta: float = 0.05
    """The probability of answering `elo0` where `elo1` is true."""

    def __post_init__(self) -> None:
        if not self.elo0 < self.elo1:
            raise ValueError("elo0 must be below elo1")
        if not (0 < self.alpha < 0.5 and 0 < self.beta < 0.5):
            raise ValueError("alpha and beta lie between 0 and 0.5")

    @property
    def bounds(self) -> tuple[float, float]:
        """At or below the first the answer is `elo0`, at or above the second `elo1`."""
        return (
            math.log(self.beta / (1 - self.alpha)),
            math.log((1 - self.beta) / self.alpha),
        )

    def evidence(self, counts: Sequence[int]) -> float:
        """The log-likelihood ratio from the pairs with 0, ½, 1, 1½ and 2 points."""
        if not sum(counts):
            return 0.0
        seen = [count or _UNSEEN for count in counts]
        at0, at1 = (_likeliest(seen, score_of(elo)) for elo in (self.elo0, self.elo1))
        return math.fsum(
            count * math.log(one / zero) for count, zero, one in zip(seen, at0, at1, strict=True)
        )

    def answer(self, counts: Sequence[int]) -> Answer | None:
        """None while there are too few pairs to decide."""
        low, high = self.bounds
        evidence = self.evidence(counts)
        if evidence <= low:
            return "elo0"
        return "elo1" if evidence >= high else None


def _likeliest(seen: Sequence[float], mean: float) -> list[float]:
    """The distribution with this mean that makes the observed counts likeliest.

    A Lagrange multiplier gives p = share / (1 + t * (points - mean)) with the one t for which the
    mean is right; the sum below falls with t between the poles, so bisection finds t.
    """
    total = sum(seen)
    shares = [count / total for count in seen]
    gaps = [points - mean for points in _POINTS]
    low, high = -1 / gaps[-1], -1 / gaps[0]
    for _ in range(100):
        middle = (low + high) / 2
        drift = math.fsum(
            share * gap / (1 + middle * gap) for share, gap in zip(shares, gaps, strict=True)
        )
        if drift > 0:
            low = middle
        else:
            high = middle
    return [share / (1 + low * gap) for share, gap in zip(shares, gaps, strict=True)]
