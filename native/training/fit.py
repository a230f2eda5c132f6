"""Fits the weights of one game to rows, and says how well they tell games that were held back."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import astuple, dataclass

import numpy as np
from numpy.typing import NDArray

from training.calibration import FEWEST, Calibration, calibrated, log_loss
from training.forecasts import ForecastCalibration
from training.network import Lesson, Network, explained, trained
from training.producer import Layout, Positions
from training.weights_file import WeightsFile

STAGES = {"azul": 5, "duel": 4}
CONFIGURATIONS = {
    "azul": [
        f"{players} players, {wall}" for players in (2, 3, 4) for wall in ("coloured", "grey")
    ],
    "duel": ["3 tablets", "4 tablets"],
}
"""In the order of the calibrations, each with all its stages."""
HELD_BACK = 12
"""One of so many games is only used to say how good the fit is."""
CYCLE = 8
"""So many games one after the other have all configurations (native/selfplay/game.hpp)."""
CALIBRATED_NODES = 32
"""Games with fewer nodes a move are too weak to say who wins from a position."""

Array = NDArray[np.float32]


@dataclass(frozen=True, slots=True)
class Weights:
    """What a file of weights says."""

    networks: list[Network]
    calibrations: list[Calibration]
    forecasts: list[ForecastCalibration]

    def numbers(self) -> Array:
        calibrations = [[one.offset, one.slope, one.spread, one.scale] for one in self.calibrations]
        parts = [network.numbers() for network in self.networks]
        forecasts = [astuple(one) for one in self.forecasts]
        for rows in (calibrations, forecasts):
            parts.append(np.array(rows, np.float32).ravel())
        return np.concatenate(parts)

    @staticmethod
    def of(numbers: Array, layout: Layout) -> Weights:
        size = (layout.inputs + 1) * layout.hidden + layout.inputs
        networks = [
            Network.of(numbers[n * size : (n + 1) * size], layout.inputs, layout.hidden)
            for n in range(layout.networks)
        ]
        rest = numbers[layout.networks * size :]
        calibrations = rest[: 4 * layout.calibrations].reshape(layout.calibrations, 4)
        forecasts = rest[4 * layout.calibrations :].reshape(layout.forecasts, 4)
        return Weights(
            networks,
            [Calibration(*map(float, row)) for row in calibrations],
            [ForecastCalibration(*map(float, row)) for row in forecasts],
        )

    def said(self, positions: Positions) -> Array:
        said = np.zeros_like(positions.now)
        for n, network in enumerate(self.networks):
            chosen = positions.network == n
            said[chosen] = network(positions.features[chosen])
        return said

    def file(self, layout: Layout, text: str) -> WeightsFile:
        return WeightsFile.of_floats(layout.layout_hash, text, self.numbers())


def is_held_back(positions: Positions) -> NDArray[np.bool_]:
    return np.asarray(positions.game // CYCLE % HELD_BACK == 0)


def fit(
    game: str,
    layout: Layout,
    groups: Sequence[Positions],
    seed: int,
    seconds: float,
    before: Weights | None,
) -> tuple[Weights, str]:
    """The weights, and how much of the variance of playouts they explain.

    Forecasts stay as they were before: native/calibrate.py fits them, to games with new weights.
    """
    networks, said = [], []
    for n in range(layout.networks):
        taught = list(_lessons(groups, n, held=False))
        held = list(_lessons(groups, n, held=True)) or taught
        networks.append(trained(taught, held, layout.hidden, seed, seconds / layout.networks))
        count = sum(len(lesson.points) for lesson in taught)
        said.append(f"network {n}: {count} positions")
        for lesson in held:
            part = explained(networks[-1], [lesson])
            players = lesson.points.shape[1]
            said.append(f"  {players} players: {part:.3f} of the variance of leads explained")
    forecasts = before.forecasts if before else [ForecastCalibration()] * layout.forecasts
    plain = Weights(networks, [Calibration()] * layout.calibrations, forecasts)
    calibrations = _calibrations(plain, groups, STAGES[game], layout.calibrations)
    return Weights(networks, calibrations, forecasts), "\n".join(said)


def _lessons(groups: Sequence[Positions], network: int, held: bool) -> Iterator[Lesson]:
    for group in groups:
        chosen = (group.network == network) & (is_held_back(group) == held)
        if chosen.any():
            yield Lesson(group.features[chosen], (group.playouts - group.now)[chosen])


def _calibrations(
    plain: Weights, groups: Sequence[Positions], stages: int, count: int
) -> list[Calibration]:
    found = [Calibration()] * count
    for group in groups:
        chosen = group.played & ~is_held_back(group) & (group.nodes >= CALIBRATED_NODES)
        ends = group.where(chosen)
        said = plain.said(ends)
        for n in np.unique(ends.calibration):
            here = ends.calibration == n
            if here.sum() >= FEWEST:
                found[n] = calibrated(
                    ends.now[here], said[here], ends.finals[here], ends.shares[here]
                )
    for n in range(count):
        if found[n] == Calibration() and n % stages:
            found[n] = found[n - 1]
    return found


def report(game: str, groups: Sequence[Positions], named: dict[str, Weights]) -> str:
    """How well each of some weights tells who wins games that were held back."""
    names = list(named)
    header = ["game", "after round", "positions", "even chances", *(f"log loss {n}" for n in names)]
    header += [f"error {name}" for name in names]
    table = [" | ".join(header), " | ".join("---" for _ in header)]
    for configuration, label in enumerate(CONFIGURATIONS[game]):
        for stage in range(STAGES[game]):
            row = _row(groups, configuration * STAGES[game] + stage, list(named.values()))
            if row:
                table.append(" | ".join([f"{game}, {label}", str(stage + 1), *row]))
    return "\n".join(f"| {line} |" for line in table)


def _row(groups: Sequence[Positions], n: int, weights: list[Weights]) -> list[str]:
    for group in groups:
        chosen = group.played & is_held_back(group) & (group.calibration == n)
        chosen &= group.nodes >= CALIBRATED_NODES
        if not chosen.any():
            continue
        ends = group.where(chosen)
        losses, errors = [], []
        for one in weights:
            calibration = one.calibrations[n]
            expected = calibration.expected(ends.now, one.said(ends))
            chances = calibration.chances(expected)
            losses.append(f"{log_loss(chances, ends.shares):.4f}")
            errors.append(f"{np.sqrt(np.mean((expected - ends.finals) ** 2)):.2f}")
        return [str(len(ends.game)), f"{np.log(group.players):.4f}", *losses, *errors]
    return []
