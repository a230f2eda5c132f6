"""Events that Azul and Azul Duel share. Colours are letters; seats and lines count from 0."""

from __future__ import annotations

from dataclasses import dataclass

from manueline.games.values import Event


@dataclass(frozen=True, slots=True)
class StarterDrawn(Event):
    """Nature drew who starts (A6, D9)."""

    player: int


@dataclass(frozen=True, slots=True)
class BagRefilled(Event):
    """The tiles of the lid, or the tower, went back into the bag (A20, D25, D26)."""

    tiles: int


@dataclass(frozen=True, slots=True)
class TileDealt(Event):
    """A tile came from the bag to a factory (A20, D25)."""

    factory: int
    colour: str


@dataclass(frozen=True, slots=True)
class RoundStarted(Event):
    """All factories are filled; this player moves first."""

    round: int
    player: int


@dataclass(frozen=True, slots=True)
class LineFilled(Event):
    """Tiles were laid on a pattern line, which now holds `held` of its capacity (A9, D17)."""

    player: int
    line: int
    colour: str
    count: int
    held: int


@dataclass(frozen=True, slots=True)
class RoundEnded(Event):
    """All players have tiled, and their floor lines or broken tiles are scored."""

    round: int
