"""Wald's sequential test on pairs of games: stop as soon as one hypothesis is accepted.

The hypotheses are that the first player is `elo0` or `elo1` stronger. The evidence is the logarithm
of the likelihood ratio on the five results that a pair can have (the generalised test that is
usual for chess engines): for each hypothesis the likeliest distribution of pair results with that
mean. So the frequency of draws and the luck of the deals are estimated from the pairs themselves.

Results adjusted for luck can be any numbers. There the pairs are taken to be normal with an unknown
variance: for each hypothesis the likeliest variance is the mean square of the distances from its
mean, which makes the evidence n / 2 * log((v + (m - s0)²) / (v + (m - s1)²)), where m and v are the
mean and the variance of n pairs, and s0 and s1 the points that the hypotheses stand for.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal, NamedTuple, Self

from manueline.arena.ratings import score_of

Answer = Literal["elo0", "elo1"]

_POINTS = (0.0, 0.25, 0.5, 0.75, 1.0)
_UNSEEN = 1e-3
"""The count of a result that did not occur, so that no mean has the likelihood 0."""
_FEWEST = 16
"""The pairs from which a variance can be estimated well enough."""


class AdjustedSums(NamedTuple):
    """The sum of the first player's adjusted points of pairs, 0 to 1 in a pair but for luck."""

    pairs: int = 0
    points: float = 0.0
    squares: float = 0.0

    def plus(self, points: float) -> Self:
        return type(self)(self.pairs + 1, self.points + points, self.squares + points**2)


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

    def adjusted_evidence(self, sums: AdjustedSums) -> float:
        """The log-likelihood ratio from results adjusted for luck; 0 for very few pairs."""
        if sums.pairs < _FEWEST:
            return 0.0
        mean = sums.points / sums.pairs
        spread = max(1e-9, sums.squares / sums.pairs - mean**2)
        at0, at1 = (spread + (mean - score_of(elo)) ** 2 for elo in (self.elo0, self.elo1))
        return sums.pairs / 2 * math.log(at0 / at1)

    def answer(self, evidence: float) -> Answer | None:
        """None while the evidence is too weak to decide."""
        low, high = self.bounds
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
