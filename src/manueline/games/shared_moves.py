"""Kinds of moves that Azul and Azul Duel share. Lines and columns count from 0."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from itertools import compress
from typing import TypeVar

from manueline.games.values import Move

MoveT = TypeVar("MoveT", bound=Move)


class TileTake(Move):
    """A player takes all tiles of a colour to a line or the floor: `3R>4`, `CB>floor` (A7, D14)."""

    __slots__ = ()
    line: int
    """The pattern line; after the last one, the floor line or the broken tiles."""

    @property
    @abstractmethod
    def origin(self) -> str:
        """Source and colour: `3R`."""

    @property
    @abstractmethod
    def destination(self) -> str:
        """The pattern line, or the place for broken tiles: `4`, `floor`."""

    @property
    def text(self) -> str:
        return f"{self.origin}>{self.destination}"


@dataclass(frozen=True, slots=True)
class TilePlacement(Move):
    """A player puts the tile of a complete line on a space of its row: `2@4` (A16, D19)."""

    row: int
    column: int

    @property
    def text(self) -> str:
        return f"{self.row + 1}@{self.column + 1}"


def takes_by_lines(takes: Iterable[MoveT]) -> tuple[tuple[MoveT, ...], ...]:
    """A9, D14: for each set of accepting lines (as bits) the takes it allows, the last always."""
    *to_lines, to_none = takes
    return tuple((*compress(to_lines, lines), to_none) for lines in _sets_of_lines(len(to_lines)))


@cache
def _sets_of_lines(count: int) -> tuple[tuple[int, ...], ...]:
    return tuple(tuple(mask >> line & 1 for line in range(count)) for mask in range(1 << count))
