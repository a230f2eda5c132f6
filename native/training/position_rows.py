"""The rows of native/selfplay/positions.hpp: positions, what a search found, and what came."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor

from training.producer import NetworkLayout

NO_INPUT = 0xFFFF


def row_type(layout: NetworkLayout) -> np.dtype[np.void]:
    """The fields of a PositionRow, byte for byte."""
    return np.dtype(
        [
            ("inputs", "<i2", (layout.most_inputs,)),
            ("move_rows", "<i2", (layout.most_moves, layout.rows_of_move)),
            ("visits", "<i2", (layout.most_moves,)),
            ("found", "<f4", (4,)),
            ("share", "<f4", (4,)),
            ("points", "<f4", (4,)),
            ("moves", "<i4"),
            ("players", "<i4"),
            ("configuration", "<i4"),
            ("round", "<i4"),
            ("game", "<i4"),
        ]
    )


def read_rows(files: Iterable[Path], layout: NetworkLayout) -> NDArray[np.void]:
    """All whole rows; what is cut off at the end of a file is left out."""
    kind = row_type(layout)
    parts = [np.zeros(0, kind)]
    for path in files:
        data = path.read_bytes()
        parts.append(np.frombuffer(data[: len(data) // kind.itemsize * kind.itemsize], kind))
    return np.concatenate(parts)


class Rows:
    """Positions on the device that trains."""

    def __init__(self, rows: NDArray[np.void], device: torch.device) -> None:
        def tensor(name: str) -> Tensor:
            return torch.from_numpy(np.ascontiguousarray(rows[name])).to(device)

        self.inputs, self.move_rows, self.visits = map(tensor, ("inputs", "move_rows", "visits"))
        self.found, self.share, self.points = map(tensor, ("found", "share", "points"))
        self.moves, self.round, self.players = map(tensor, ("moves", "round", "players"))
        self.configuration = tensor("configuration")

    def __len__(self) -> int:
        return len(self.moves)

    @property
    def device(self) -> torch.device:
        return self.moves.device

    def inputs_on(self, chosen: Tensor) -> tuple[Tensor, Tensor]:
        """The inputs that are on, one position after the other, and where each begins."""
        inputs = self.inputs[chosen].to(torch.int32) & NO_INPUT
        on = inputs != NO_INPUT
        lengths = on.sum(1)
        return inputs[on], torch.cumsum(lengths, 0) - lengths
