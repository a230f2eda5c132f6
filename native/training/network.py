"""A small network trained with numpy alone: features, one hidden layer, and one number a seat."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

EPOCHS, BATCH = 20, 1024
RATE, DECAY = 3e-3, 3e-5
LEVEL = 0.3
"""How much it matters what all players get on average, against who gets how many more."""

Array = NDArray[np.float32]


@dataclass(frozen=True, slots=True)
class Network:
    """The same sums as native/include/manueline/search/network.hpp."""

    first: Array
    second: Array
    direct: Array

    def __call__(self, features: Array) -> Array:
        """Features in the last axis; the others stay."""
        flat = features.reshape(-1, features.shape[-1])
        said = np.maximum(flat @ self.first, 0) @ self.second + flat @ self.direct
        return np.asarray(said.reshape(features.shape[:-1]))

    def numbers(self) -> Array:
        return np.concatenate([self.first.ravel(), self.second, self.direct])

    @staticmethod
    def of(numbers: Array, inputs: int, hidden: int) -> Network:
        first, second, direct = np.split(numbers, [inputs * hidden, (inputs + 1) * hidden])
        return Network(first.reshape(inputs, hidden), second, direct)


@dataclass(frozen=True, slots=True)
class Lesson:
    """Positions for one number of players, and the points that the rest of the game brings there.

    Features have a row for each position, player and feature, points for each position and player.
    """

    features: Array
    points: Array


def trained(
    lessons: Sequence[Lesson], held: Sequence[Lesson], hidden: int, seed: int, seconds: float
) -> Network:
    """A network that tells the points players will get, above all who gets how many more.

    It is the one of all epochs that does best on the positions held back. With less time than the
    epochs need there are fewer steps.
    """
    rng = np.random.default_rng(seed)
    inputs = lessons[0].features.shape[-1]
    size = _size(lessons, inputs)
    weights = [
        rng.normal(0, 1 / np.sqrt(40), (inputs, hidden)).astype(np.float32),
        rng.normal(0, 0.1, hidden).astype(np.float32),
        _linear(lessons, size),
    ]
    batches = _Batches(lessons, size, rng)
    steps = max(1, min(EPOCHS * batches.count, _affordable(weights, batches, seconds)))
    adam = _Adam(weights)
    best, best_loss = _unscaled(weights, size), np.inf
    for step in range(1, steps + 1):
        rate = RATE * 0.5 * (1 + np.cos(np.pi * step / steps))
        weights = adam.step(weights, _slopes(weights, batches.next()), rate)
        if step % max(1, steps // EPOCHS) == 0 or step == steps:
            now = _unscaled(weights, size)
            loss = sum(_loss(now, lesson) for lesson in held)
            if loss < best_loss:
                best, best_loss = now, loss
    return best


def explained(network: Network, held: Sequence[Lesson]) -> float:
    """The part of the variance of leads over the mean of the players that the network tells."""
    spread = sum(float((_centred(lesson.points) ** 2).sum()) for lesson in held)
    return 1 - sum(_loss(network, lesson) for lesson in held) / max(spread, 1e-9)


def _unscaled(weights: list[Array], size: Array) -> Network:
    return Network(weights[0] / size[:, None], weights[1], weights[2] / size)


def _centred(values: Array) -> Array:
    return np.asarray(values - values.mean(1, keepdims=True))


def _loss(network: Network, lesson: Lesson) -> float:
    return float((_centred(network(lesson.features) - lesson.points) ** 2).sum())


def _size(lessons: Sequence[Lesson], inputs: int) -> Array:
    total, count = np.zeros(inputs), 0
    for lesson in lessons:
        total += np.einsum("psi,psi->i", lesson.features, lesson.features, dtype=np.float64)
        count += lesson.points.size
    return (np.sqrt(total / count) + 1e-3).astype(np.float32)


def _linear(lessons: Sequence[Lesson], size: Array) -> Array:
    """The best weights without a hidden layer, where the training starts."""
    left, right = 20 * np.eye(len(size)), np.zeros(len(size))
    for lesson in lessons:
        for at in range(0, len(lesson.points), 4096):
            features = lesson.features[at : at + 4096] / size
            points = lesson.points[at : at + 4096]
            mean, mean_points = features.mean(1), points.mean(1)
            more = (features - mean[:, None]).reshape(-1, len(size))
            left += more.T @ more + LEVEL * mean.T @ mean
            right += more.T @ _centred(points).ravel() + LEVEL * mean.T @ mean_points
    return np.linalg.solve(left, right).astype(np.float32)


class _Batches:
    """Every batch has positions for each number of players, in the proportion of all of them."""

    def __init__(self, lessons: Sequence[Lesson], size: Array, rng: np.random.Generator) -> None:
        self._lessons, self._size, self._rng = lessons, size, rng
        self._orders = [rng.permutation(len(lesson.points)) for lesson in lessons]
        self._at = 0
        self.count = max(1, sum(len(order) for order in self._orders) // BATCH)

    def next(self) -> list[Lesson]:
        if self._at == self.count:
            self._at = 0
            for order in self._orders:
                self._rng.shuffle(order)
        batch = []
        for lesson, order in zip(self._lessons, self._orders, strict=True):
            start, end = (len(order) * n // self.count for n in (self._at, self._at + 1))
            chosen = order[start:end]
            if len(chosen):
                batch.append(Lesson(lesson.features[chosen] / self._size, lesson.points[chosen]))
        self._at += 1
        return batch


class _Adam:
    def __init__(self, weights: list[Array]) -> None:
        self._means = [np.zeros_like(part) for part in weights]
        self._squares = [np.zeros_like(part) for part in weights]
        self._steps = 0

    def step(self, weights: list[Array], slopes: list[Array], rate: float) -> list[Array]:
        self._steps += 1
        result = []
        for part, slope, mean, square in zip(
            weights, slopes, self._means, self._squares, strict=True
        ):
            slope = slope + DECAY * part
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope * slope - square)
            even, root = 1 - 0.9**self._steps, np.sqrt(square / (1 - 0.999**self._steps))
            result.append((part - rate * mean / even / (root + 1e-8)).astype(np.float32))
        return result


def _slopes(weights: list[Array], batch: Sequence[Lesson]) -> list[Array]:
    """How the loss of a batch changes with the weights."""
    first, second, direct = weights
    total = [np.zeros_like(part) for part in weights]
    count = sum(len(lesson.points) for lesson in batch)
    for lesson in batch:
        flat = lesson.features.reshape(-1, lesson.features.shape[-1])
        sums = flat @ first
        active = np.maximum(sums, 0)
        errors = (active @ second + flat @ direct).reshape(lesson.points.shape) - lesson.points
        mean = errors.mean(1, keepdims=True)
        seats = lesson.points.shape[1]
        slope = (4 * (errors - mean) / (seats - 1) + LEVEL * mean).reshape(-1, 1) / count
        inner = slope * second * (sums > 0)
        for part, added in zip(
            total, (flat.T @ inner, (active * slope).sum(0), (flat * slope).sum(0)), strict=True
        ):
            part += added
    return total


def _affordable(weights: list[Array], batches: _Batches, seconds: float) -> int:
    """How many steps the time allows, by the speed of some that change nothing."""
    _slopes(weights, batches.next())
    start = time.monotonic()
    for _ in range(10):
        _slopes(weights, batches.next())
    return int(10 * seconds / (time.monotonic() - start))
