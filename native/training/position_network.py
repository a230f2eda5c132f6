"""The position network in torch: the sums of native/include/manueline/search/position_network.hpp.

Weights and clipped sums are rounded to what the integers there can hold, and slopes pass through
the rounding as if it were not there, so that the network learns to live with it.
"""

from __future__ import annotations

import numpy as np
import torch
from torch import Tensor, nn

from training.producer import NetworkLayout

UNIT = 64
LARGEST = 127 / UNIT
POINTS_PER_UNIT = 10.0
SEATS = 4


def _rounded(values: Tensor) -> Tensor:
    exact = values.clamp(-LARGEST, LARGEST)
    return exact + ((exact * UNIT).round() / UNIT - exact).detach()


def _in_units(values: Tensor) -> Tensor:
    return values + ((values * UNIT).round() / UNIT - values).detach()


def _clipped(sums: Tensor) -> Tensor:
    exact = sums.clamp(0, LARGEST)
    return exact + (((exact * UNIT) + 1e-3).floor() / UNIT - exact).detach()


class PositionNetwork(nn.Module):
    def __init__(self, size: NetworkLayout) -> None:
        super().__init__()

        def weights(rows: int, columns: int, spread: float) -> nn.Parameter:
            return nn.Parameter(torch.randn(rows, columns) * spread)

        wide, narrow = size.wide, size.narrow
        self.first = weights(size.inputs, wide, 0.09)
        self.first_bias = nn.Parameter(torch.full((wide,), 0.3))
        self.second = weights(narrow, wide, 1.2 / wide**0.5)
        self.second_bias = nn.Parameter(torch.full((narrow,), 0.3))
        self.third = weights(narrow, narrow, 1.2 / narrow**0.5)
        self.third_bias = nn.Parameter(torch.full((narrow,), 0.3))
        self.outputs = weights(2 * SEATS, narrow, 0.1)
        self.output_bias = nn.Parameter(torch.zeros(2 * SEATS))
        self.policy = weights(size.policy, wide, 1.2 / wide**0.5)
        self.policy_bias = nn.Parameter(torch.full((size.policy,), 0.3))
        self.moves = weights(size.policy_rows, size.policy, 0.1)
        self.move_bias = nn.Parameter(torch.zeros(size.policy_rows))

    def hidden(self, inputs: Tensor, offsets: Tensor) -> Tensor:
        sums = nn.functional.embedding_bag(
            inputs, _rounded(self.first), offsets, mode="sum", include_last_offset=False
        )
        return _clipped(sums + _in_units(self.first_bias))

    def value(self, hidden: Tensor) -> tuple[Tensor, Tensor]:
        """Each seat's win logit, and the points to come in units."""
        inner = _clipped(hidden @ _rounded(self.second).T + self.second_bias)
        inner = _clipped(inner @ _rounded(self.third).T + self.third_bias)
        said = inner @ _rounded(self.outputs).T + self.output_bias
        return said[:, :SEATS], said[:, SEATS:]

    def logits(self, hidden: Tensor, rows: Tensor) -> Tensor:
        """The logits of moves: rows has some numbers for every move of every position."""
        policy = _clipped(hidden @ _rounded(self.policy).T + self.policy_bias)
        scores = policy @ _rounded(self.moves).T + _in_units(self.move_bias)
        return scores.gather(1, rows.flatten(1)).view(rows.shape).sum(2)

    def numbers(self) -> bytes:
        """The weights as the C++ structure holds them."""
        data = b"".join(
            _integers(getattr(self, name), kind, scale) for name, (kind, scale) in STORED.items()
        )
        return data + bytes(-len(data) % 4)

    @torch.no_grad()
    def take_numbers(self, data: bytes) -> None:
        """Takes over the weights of a C++ structure."""
        start = 0
        for name, (kind, scale) in STORED.items():
            weights: nn.Parameter = getattr(self, name)
            stored = np.frombuffer(data, kind, weights.numel(), start)
            start += stored.nbytes
            weights.copy_(torch.from_numpy(stored / scale).reshape(weights.shape))


SMALL = (np.int8, UNIT)
SUMMED = (np.int32, UNIT * UNIT)
STORED: dict[str, tuple[type[np.signedinteger], int]] = {
    "first": SMALL,
    "first_bias": (np.int16, UNIT),
    "second": SMALL,
    "second_bias": SUMMED,
    "third": SMALL,
    "third_bias": SUMMED,
    "outputs": SMALL,
    "output_bias": SUMMED,
    "policy": SMALL,
    "policy_bias": SUMMED,
    "moves": SMALL,
    "move_bias": (np.int16, UNIT),
}
"""The fields of the C++ structure in their order: the kind of integer, and how many are 1."""


def _integers(values: Tensor, kind: type[np.signedinteger], scale: int) -> bytes:
    limits = np.iinfo(kind)
    largest = min(limits.max, LARGEST * UNIT) if kind is np.int8 else limits.max
    scaled = np.rint(values.detach().double().cpu().numpy() * scale)
    return np.clip(scaled, -largest, largest).astype(kind).tobytes()
