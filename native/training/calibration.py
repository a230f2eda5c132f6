"""How a network's number is read: fitted to finished games, for each kind of game and stage."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.floating]

FEWEST = 100
"""With fewer positions the calibration of the stage before is used."""
PRIOR = 100
"""The line that leaves the network's number as it is counts as so many players."""


@dataclass(frozen=True, slots=True)
class Calibration:
    """As in native/include/manueline/search/network.hpp."""

    offset: float = 0.0
    slope: float = 1.0
    spread: float = 15.0
    scale: float = 10.0

    def expected(self, now: Floats, said: Floats) -> Floats:
        """Final scores from scores now and the network's numbers."""
        return np.asarray(now + self.offset + self.slope * said)

    def chances(self, expected: Floats) -> Floats:
        """Each player's chance to win, players in the last axis."""
        return softmax(expected / self.scale)


def softmax(values: Floats) -> Floats:
    powers = np.exp(values - values.max(-1, keepdims=True))
    return np.asarray(powers / powers.sum(-1, keepdims=True))


def log_loss(chances: Floats, shares: Floats) -> float:
    """Of the shares in the victory, which add up to 1 for each position."""
    return float(-(shares * np.log(np.maximum(chances, 1e-9))).sum(-1).mean())


def calibrated(now: Floats, said: Floats, finals: Floats, shares: Floats) -> Calibration:
    """For positions of one kind and stage; a row for each position, a column for each player."""
    more = finals - now
    offset, slope = _line(said.ravel(), more.ravel())
    plain = Calibration(offset, slope)
    expected = plain.expected(now, said)
    spread = float(np.sqrt(np.mean((finals - expected) ** 2)))
    scale = _best_scale(expected, shares)
    return Calibration(offset, slope, spread, scale)


def _line(said: Floats, more: Floats) -> tuple[float, float]:
    mean = float(said.mean())
    apart, points = said - mean, more - mean
    variance = float(said.var()) + 1e-9
    slope = float((apart @ points) + PRIOR * variance) / float((apart @ apart) + PRIOR * variance)
    height = float(points.sum()) / (len(said) + PRIOR)
    return mean + height - slope * mean, slope


def _best_scale(expected: Floats, shares: Floats) -> float:
    """By golden section; the loss has one minimum in the inverse of the scale."""
    inner = (np.sqrt(5) - 1) / 2
    low, high = np.log(1.0), np.log(60.0)

    def loss(log_scale: float) -> float:
        return log_loss(softmax(expected / np.exp(log_scale)), shares)

    left, right = high - inner * (high - low), low + inner * (high - low)
    left_loss, right_loss = loss(left), loss(right)
    for _ in range(30):
        if left_loss < right_loss:
            high, right, right_loss = right, left, left_loss
            left = high - inner * (high - low)
            left_loss = loss(left)
        else:
            low, left, left_loss = left, right, right_loss
            right = low + inner * (high - low)
            right_loss = loss(right)
    return float(np.exp((low + high) / 2))
