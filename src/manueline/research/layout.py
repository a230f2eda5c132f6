"""The shape of an observation: named parts, side by side in one row of small integers."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from math import prod
from typing import Any

import numpy as np
from numpy.typing import NDArray

from manueline.games.tiles import EMPTY_LINE, Line

Row = NDArray[np.int16]
"""One observation, or with more dimensions a batch of them: the last one holds the numbers."""
Parts = dict[str, Row]

COLOURS = 5
"""Of tiles, in both games."""
MOST_POINTS = 999
"""More than a score ever reaches in either game."""


@dataclass(frozen=True, slots=True)
class Part:
    """One named array of an observation; its values go from 0 to `high`."""

    name: str
    shape: tuple[int, ...]
    high: int
    meaning: str

    @property
    def size(self) -> int:
        return prod(self.shape)


@dataclass(frozen=True)
class Layout:
    """Every part in its order."""

    parts: tuple[Part, ...]

    @cached_property
    def size(self) -> int:
        return sum(part.size for part in self.parts)

    @cached_property
    def places(self) -> dict[str, slice]:
        """Where each part lies in a row."""
        return {part.name: place for part, place in self._placed()}

    def _placed(self) -> Iterator[tuple[Part, slice]]:
        start = 0
        for part in self.parts:
            yield part, slice(start, start + part.size)
            start += part.size

    def split(self, rows: Row) -> Parts:
        """The parts of a row, or of many; each shares the memory of the rows."""
        if rows.shape[-1] != self.size:
            raise ValueError(f"a row has {self.size} numbers, not {rows.shape[-1]}")
        return {
            part.name: rows[..., place].reshape(*rows.shape[:-1], *part.shape)
            for part, place in self._placed()
        }

    def join(self, values: Mapping[str, Any]) -> Row:
        """One row from the values of all parts, each a number or nested sequences of them."""
        arrays = [np.asarray(values[part.name], np.int16).ravel() for part in self.parts]
        return np.concatenate(arrays)


def one_of(index: int, count: int) -> list[int]:
    """A one among zeros; only zeros for a negative index, which stands for none."""
    return [int(at == index) for at in range(count)]


def seats_from(viewer: int, players: int) -> list[int]:
    """The seats in the order of play, the viewer's first."""
    return [(viewer + turn) % players for turn in range(players)]


def seat_of(values: Row, viewer: int, none: int) -> int:
    """The seat that a one counted from the viewer stands for; `none` where there is none."""
    players = len(values)
    return (viewer + int(values.argmax())) % players if values.any() else none


def index_of(values: Row, none: int = -1) -> int:
    """Where the one is."""
    return int(values.argmax()) if values.any() else none


def numbers(values: Row) -> tuple[int, ...]:
    return tuple(map(int, values))


def heaps(values: Sequence[Row] | Row) -> tuple[tuple[int, ...], ...]:
    return tuple(map(numbers, values))


def write_line(line: Line) -> list[int]:
    """A pattern line as how many tiles of each colour it holds."""
    colour, count = line
    return [count * int(at == colour) for at in range(COLOURS)]


def read_line(values: Row) -> Line:
    colour = index_of(values)
    return EMPTY_LINE if colour < 0 else (colour, int(values[colour]))
