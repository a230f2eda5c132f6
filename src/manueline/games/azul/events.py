"""The events of Azul. Colours are letters; seats, lines and columns count from 0."""

from __future__ import annotations

from dataclasses import dataclass

from manueline.games.shared_events import (
    BagRefilled,
    LineFilled,
    RoundEnded,
    RoundStarted,
    StarterDrawn,
    TileDealt,
)
from manueline.games.values import Event, ScoreChange

__all__ = [
    "BagRefilled",
    "BonusScored",
    "FellToFloor",
    "FloorScored",
    "GameEnded",
    "LineDropped",
    "LineFilled",
    "MarkerTaken",
    "RoundEnded",
    "RoundStarted",
    "StarterDrawn",
    "TileDealt",
    "TilePlaced",
    "Took",
]


@dataclass(frozen=True, slots=True)
class Took(Event):
    """Tiles of one colour were taken; `moved` went from the factory to the centre (A7)."""

    player: int
    source: int
    colour: str
    count: int
    moved: str


@dataclass(frozen=True, slots=True)
class MarkerTaken(Event):
    """A player took the starting player marker (A8); `on_floor` unless the floor is full (A10)."""

    player: int
    on_floor: bool


@dataclass(frozen=True, slots=True)
class FellToFloor(Event):
    """`count` tiles fell, of which `to_lid` had no space on the floor line (A9, A10, A17)."""

    player: int
    colour: str
    count: int
    to_lid: int


@dataclass(frozen=True, slots=True)
class TilePlaced(Event):
    """A complete line's tile went to the wall and scored its runs (A12, A13, A16)."""

    player: int
    row: int
    column: int
    colour: str
    horizontal: int
    vertical: int
    points: int
    to_lid: int

    def score_changes(self) -> tuple[ScoreChange, ...]:
        return (ScoreChange(self.player, "tiles", self.points),)


@dataclass(frozen=True, slots=True)
class LineDropped(Event):
    """A complete line with no legal wall space went to the floor line (A17)."""

    player: int
    line: int
    colour: str


@dataclass(frozen=True, slots=True)
class FloorScored(Event):
    """The floor line was scored: its `cost`, and the `points` lost, as scores stop at 0 (A14)."""

    player: int
    cost: int
    points: int
    tiles: str

    def score_changes(self) -> tuple[ScoreChange, ...]:
        return (ScoreChange(self.player, "floor", -self.points),)


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    """`reason`: row (A22), no-tiles (A21), dead-rows (A25) or last-round (A26)."""

    reason: str


@dataclass(frozen=True, slots=True)
class BonusScored(Event):
    """Final scoring of one player (A23): how many of each are full, and the points of each part."""

    player: int
    rows: int
    columns: int
    colours: int
    row_points: int
    column_points: int
    colour_points: int
    points: int

    def score_changes(self) -> tuple[ScoreChange, ...]:
        return (
            ScoreChange(self.player, "rows", self.row_points),
            ScoreChange(self.player, "columns", self.column_points),
            ScoreChange(self.player, "colours", self.colour_points),
        )
