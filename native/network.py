"""A small network trained with numpy alone: features, one hidden layer, and one number."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

HIDDEN = 64
EPOCHS, BATCH = 25, 256
RATE, DECAY = 3e-3, 3e-5
TOGETHER = 0.1
"""How much it matters what both players will get, against by how much one gets more."""

Array = NDArray[np.float32]


@dataclass(frozen=True, slots=True)
class Network:
    """The same sums as native/include/manueline/search/network.hpp."""

    first: Array
    second: Array
    direct: Array

    def __call__(self, features: Array) -> Array:
        hidden = np.maximum(features @ self.first, 0)
        return np.asarray(hidden @ self.second + features @ self.direct)

    def text(self) -> str:
        """As a C++ initialiser."""
        rows = "\n".join(f"        {{{_numbers(row)}}}," for row in self.first)
        ends = f"    {{{_numbers(self.second)}}},\n    {{{_numbers(self.direct)}}}"
        return f"    {{{{{{\n{rows}\n    }}}},\n{ends}}}"


def _numbers(values: Array) -> str:
    words = [f"{value:.4f}f" for value in values]
    return ",\n         ".join(", ".join(words[n : n + 10]) for n in range(0, len(words), 10))


def trained(features: Array, points: Array, seed: int = 0) -> Network:
    """A network that tells the points two players will get, above all which gets how many more.

    Features have a row for each position, player and feature, points for each position and player.
    A twelfth of the positions is held back to say how well the rest taught.
    """
    rng = np.random.default_rng(seed)
    count, _, inputs = features.shape
    size = np.sqrt((features.reshape(-1, inputs) ** 2).mean(0)) + 1e-3
    scaled = features / size
    order = rng.permutation(count)
    held, taught = order[: count // 12], order[count // 12 :]
    network = [
        rng.normal(0, 1 / np.sqrt(40), (inputs, HIDDEN)).astype(np.float32),
        rng.normal(0, 0.1, HIDDEN).astype(np.float32),
        _linear(scaled[taught], points[taught]),
    ]
    means = [np.zeros_like(part) for part in network]
    squares = [np.zeros_like(part) for part in network]
    steps = EPOCHS * (len(taught) // BATCH)
    best, best_loss = Network(*network), np.inf
    for step in range(1, steps + 1):
        at = (step - 1) * BATCH % (len(taught) - BATCH + 1)
        if at < BATCH:
            rng.shuffle(taught)
        chosen = taught[at : at + BATCH]
        rate = RATE * 0.5 * (1 + np.cos(np.pi * step / steps))
        for n, slope in enumerate(_slopes(network, scaled[chosen], points[chosen])):
            slope += DECAY * network[n]
            means[n] += 0.1 * (slope - means[n])
            squares[n] += 0.001 * (slope * slope - squares[n])
            mean = means[n] / (1 - 0.9**step)
            network[n] = network[n] - rate * mean / (np.sqrt(squares[n] / (1 - 0.999**step)) + 1e-8)
        if step % (steps // EPOCHS) == 0:
            now = Network(*network)
            loss = _loss(now, scaled[held], points[held])
            if loss < best_loss:
                best, best_loss = now, loss
    spread = float(np.var(points[held, 0] - points[held, 1]))
    print(f"{count} positions: {1 - best_loss / spread:.2f} of the variance of leads explained")
    return Network(best.first / size[:, None], best.second, best.direct / size)


def _linear(features: Array, points: Array) -> Array:
    """The best weights without a hidden layer, where the training starts."""
    more, mean = features[:, 0] - features[:, 1], features.mean(1)
    left = more.T @ more + TOGETHER * mean.T @ mean + 20 * np.eye(more.shape[1])
    right = more.T @ (points[:, 0] - points[:, 1]) + TOGETHER * mean.T @ points.mean(1)
    return np.linalg.solve(left, right).astype(np.float32)


def _slopes(network: list[Array], features: Array, points: Array) -> tuple[Array, Array, Array]:
    """How the loss of a batch changes with the weights."""
    first, second, direct = network
    flat = features.reshape(-1, features.shape[2])
    sums = flat @ first
    hidden = np.maximum(sums, 0)
    said = (hidden @ second + flat @ direct).reshape(-1, 2)
    lead = (said[:, 0] - said[:, 1]) - (points[:, 0] - points[:, 1])
    both = TOGETHER * (said.mean(1) - points.mean(1))
    slope = np.stack([2 * lead + both, both - 2 * lead], 1).reshape(-1, 1) / len(features)
    inner = slope * second * (sums > 0)
    return flat.T @ inner, (hidden * slope).sum(0), (flat * slope).sum(0)


def _loss(network: Network, features: Array, points: Array) -> float:
    lead = network(features[:, 0]) - network(features[:, 1])
    return float(np.mean((lead - (points[:, 0] - points[:, 1])) ** 2))
