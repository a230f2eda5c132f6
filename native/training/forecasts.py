"""How what a search has found becomes a chance to win: fitted to games, and tried on others."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import astuple, dataclass

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float64]

ROUNDS = 5
"""FORECAST_ROUNDS of native/include/manueline/search/forecast_calibration.hpp."""
FOLDS = 5
"""A game is judged by a calibration that was fitted without the games of its fold."""
PRIOR = 30.0
"""The calibration that leaves everything as it is counts as so many positions."""
BINS = 10


@dataclass(frozen=True, slots=True)
class ForecastCalibration:
    """As in native/include/manueline/search/forecast_calibration.hpp."""

    power: float = 1.0
    certainty: float = 0.0
    mover: float = 0.0
    noise: float = 0.0


@dataclass(frozen=True, slots=True)
class Forecasts:
    """What searches found in one configuration, and what came; a row for each position."""

    game: NDArray[np.int64]
    round: NDArray[np.int64]
    mover: NDArray[np.int64]
    exact: NDArray[np.bool_]
    visits: NDArray[np.int64]
    found: Floats
    shares: Floats

    @staticmethod
    def of(lines: Sequence[str]) -> Forecasts:
        rows = [line.split("\t") for line in lines]
        heads = np.array([[int(word) for word in row[:5]] for row in rows])
        return Forecasts(
            heads[:, 0],
            np.minimum(heads[:, 1], ROUNDS),
            heads[:, 2],
            heads[:, 3] == 1,
            heads[:, 4],
            *(np.array([row[n].split() for row in rows], np.float64) for n in (5, 7)),
        )

    def where(self, chosen: NDArray[np.bool_]) -> Forecasts:
        return Forecasts(*(getattr(self, name)[chosen] for name in self.__slots__))

    @property
    def players(self) -> int:
        return int(self.found.shape[1])

    def inputs(self) -> Floats:
        """What the numbers of a calibration are multiplied by, for each player."""
        visits = self.visits[:, None]
        found = (self.found * visits + 1 / self.players) / (visits + 1)
        movers = np.eye(self.players)[self.mover]
        noises = movers / np.sqrt(np.maximum(visits, 1))
        return np.stack([np.log(found), -np.log(1 - found), movers, noises], -1)

    def chances_by_round(self, calibrations: Sequence[ForecastCalibration]) -> Floats:
        """With a calibration for each round."""
        chances = np.empty_like(self.found)
        for number, calibration in enumerate(calibrations, 1):
            here = self.round == number
            chances[here] = self.where(here).chances(calibration)
        return chances

    def chances(self, calibration: ForecastCalibration) -> Floats:
        numbers = np.array(astuple(calibration))
        chances = _softmax(self.inputs() @ numbers)
        return np.where(self.exact[:, None], self.found, chances)


def fitted(forecasts: Forecasts) -> ForecastCalibration:
    """By Newton's method: the log loss is convex in the numbers."""
    open_ones = forecasts.where(~forecasts.exact)
    inputs, shares = open_ones.inputs(), open_ones.shares
    start = numbers = np.array(astuple(ForecastCalibration()))
    scale = PRIOR * np.array([1.0, 1.0, 0.3, 0.03])
    for _ in range(30):
        chances = _softmax(inputs @ numbers)
        gradient = np.einsum("np,npk->k", chances - shares, inputs) + scale * (numbers - start)
        means = np.einsum("np,npk->nk", chances, inputs)
        squares = np.einsum("np,npk,npl->kl", chances, inputs, inputs) - means.T @ means
        step = np.linalg.solve(squares + np.diag(scale), gradient)
        numbers = numbers - step
        if np.abs(step).max() < 1e-9:
            break
    return ForecastCalibration(*map(float, numbers))


def fitted_by_round(forecasts: Forecasts) -> list[ForecastCalibration]:
    found = []
    for number in range(1, ROUNDS + 1):
        here = forecasts.where(forecasts.round == number)
        found.append(fitted(here) if len(here.game) else ForecastCalibration())
    return found


def chances_held_back(forecasts: Forecasts) -> Floats:
    """Each position's chances by a calibration that has not seen its game."""
    chances = np.empty_like(forecasts.found)
    for fold in range(FOLDS):
        held = forecasts.game % FOLDS == fold
        calibrations = fitted_by_round(forecasts.where(~held))
        chances[held] = forecasts.where(held).chances_by_round(calibrations)
    return chances


@dataclass(frozen=True, slots=True)
class Bin:
    """All seats and positions whose chance lies in one tenth."""

    said: float
    came: float
    error: float
    """The standard error of the difference, clustered by game."""
    count: int

    @property
    def errors_off(self) -> float:
        return (self.came - self.said) / self.error if self.error else 0.0


@dataclass(frozen=True, slots=True)
class Panel:
    """One configuration."""

    title: str
    bins: list[Bin]


def binned(forecasts: Forecasts, chances: Floats) -> list[Bin]:
    bins = []
    tenth = np.minimum((chances * BINS).astype(int), BINS - 1)
    games = np.unique(forecasts.game, return_inverse=True)[1]
    for n in range(BINS):
        here = tenth == n
        count = int(here.sum())
        if not count:
            continue
        off = np.where(here, forecasts.shares - chances, 0.0).sum(1)
        mean = off.sum() / count
        by_game = np.bincount(games, off - mean * here.sum(1))
        error = float(np.sqrt((by_game**2).sum())) / count
        said, came = float(chances[here].mean()), float(forecasts.shares[here].mean())
        bins.append(Bin(said, came, error, count))
    return bins


def mean_error(bins: Sequence[Bin]) -> float:
    """The mean distance of what was said from what came, each tenth counting by its size."""
    total = sum(one.count for one in bins)
    return sum(abs(one.came - one.said) * one.count for one in bins) / total


def log_loss(forecasts: Forecasts, chances: Floats) -> float:
    return float(-(forecasts.shares * np.log(np.maximum(chances, 1e-6))).sum(1).mean())


def _softmax(values: Floats) -> Floats:
    powers = np.exp(values - values.max(-1, keepdims=True))
    return np.asarray(powers / powers.sum(-1, keepdims=True))
