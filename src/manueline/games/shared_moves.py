"""Kinds of moves that Azul and Azul Duel share. Lines and columns count from 0."""

from __future__ import annotations

from abc import abstractmethod
from dataclasses import dataclass

from manueline.games.values import Move


class TileTake(Move):
    """A player takes all tiles of a colour to a line or the floor: `3R>4`, `CB>floor` (A7, D14)."""

    __slots__ = ()

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
