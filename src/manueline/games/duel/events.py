"""The events of Azul Duel.

Colours are letters; plates, chips and tablets are names; seats, lines and columns count
from 0, factories are 0 (large) to 4. A plate that the viewer may not see is None.
"""

from __future__ import annotations

from dataclasses import dataclass

from manueline.games.duel.components import tablet_part
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
    "BackShown",
    "BagRefilled",
    "BrokenScored",
    "ChipRevealed",
    "ChipSpent",
    "ChipTaken",
    "CompletionDeclined",
    "DrawingStopped",
    "FirstTileTaken",
    "GameEnded",
    "LineDropped",
    "LineFilled",
    "Passed",
    "PlateDrawn",
    "PlateKept",
    "PlateLaid",
    "PlatePutUnder",
    "PlateRevealed",
    "PlateSeen",
    "PlateTaken",
    "RoundEnded",
    "RoundStarted",
    "SpecialPlaced",
    "Stacked",
    "StarterDrawn",
    "TabletDrawn",
    "TabletScored",
    "TileDealt",
    "TilePlaced",
    "TilesBroke",
    "TookMoon",
    "TookSun",
]


@dataclass(frozen=True, slots=True)
class TabletDrawn(Event):
    side: str


@dataclass(frozen=True, slots=True)
class BackShown(Event):
    """The type of the stack's top plate became visible (D12)."""

    type: str


@dataclass(frozen=True, slots=True)
class PlateRevealed(Event):
    """The stack's top plate went to the display."""

    plate: str


@dataclass(frozen=True, slots=True)
class PlateTaken(Event):
    """A face-up plate was taken (D9, D11)."""

    player: int
    plate: str


@dataclass(frozen=True, slots=True)
class PlateDrawn(Event):
    """The stack's top plate was drawn, still face down, for `cost` points (D11, D13)."""

    player: int
    type: str
    cost: int

    def score_changes(self) -> tuple[ScoreChange, ...]:
        return (ScoreChange(self.player, "plates", -self.cost),)


@dataclass(frozen=True, slots=True)
class DrawingStopped(Event):
    player: int


@dataclass(frozen=True, slots=True)
class PlateSeen(Event):
    """The player who drew a plate looked at it (D11)."""

    player: int
    plate: str | None


@dataclass(frozen=True, slots=True)
class PlateKept(Event):
    player: int
    plate: str


@dataclass(frozen=True, slots=True)
class PlatePutUnder(Event):
    """A drawn plate went under the stack (D11, D12)."""

    player: int
    plate: str | None


@dataclass(frozen=True, slots=True)
class PlateLaid(Event):
    player: int
    plate: str
    space: int
    turns: int


@dataclass(frozen=True, slots=True)
class TookSun(Event):
    """Tiles of a colour from a sun side; `rest` is what the factory keeps (D14)."""

    player: int
    factory: int
    colour: str
    count: int
    rest: str


@dataclass(frozen=True, slots=True)
class Stacked(Event):
    """A left-over tile went on top of a small factory's moon side (D14)."""

    player: int
    factory: int
    colour: str


@dataclass(frozen=True, slots=True)
class TookMoon(Event):
    """Tiles of a colour from the moon sides of these factories (D15)."""

    player: int
    colour: str
    count: int
    factories: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class FirstTileTaken(Event):
    """A player took the first-player tile (D15, D25)."""

    player: int


@dataclass(frozen=True, slots=True)
class TilesBroke(Event):
    """`count` tiles broke, of which `to_tower` had no space (D17, D20)."""

    player: int
    colour: str
    count: int
    to_tower: int


@dataclass(frozen=True, slots=True)
class ChipRevealed(Event):
    factory: int
    chip: str


@dataclass(frozen=True, slots=True)
class ChipTaken(Event):
    player: int
    factory: int
    chip: str


@dataclass(frozen=True, slots=True)
class Passed(Event):
    """The player has no move left in this phase (D18)."""

    player: int


@dataclass(frozen=True, slots=True)
class LineDropped(Event):
    """A line whose colour has no space left in its full row of plates breaks (D20)."""

    player: int
    line: int
    colour: str


@dataclass(frozen=True, slots=True)
class CompletionDeclined(Event):
    """The player left a line that bonus chips could complete (D21)."""

    player: int
    line: int


@dataclass(frozen=True, slots=True)
class ChipSpent(Event):
    """A bonus chip was paid for a line's missing tiles (D21)."""

    player: int
    line: int
    chip: str


@dataclass(frozen=True, slots=True)
class TilePlaced(Event):
    """A complete line's tile went to the dome and scored its runs (D19, D22)."""

    player: int
    row: int
    column: int
    colour: str
    horizontal: int
    vertical: int
    points: int
    to_tower: int

    def score_changes(self) -> tuple[ScoreChange, ...]:
        return (ScoreChange(self.player, "tiles", self.points),)


@dataclass(frozen=True, slots=True)
class SpecialPlaced(Event):
    """A special plate was filled and got its special tile (D22)."""

    player: int
    row: int
    column: int
    points: int

    def score_changes(self) -> tuple[ScoreChange, ...]:
        return (ScoreChange(self.player, "specials", self.points),)


@dataclass(frozen=True, slots=True)
class BrokenScored(Event):
    """Broken tiles and the first-player tile cost `cost`, of which `points` were lost (D23)."""

    player: int
    cost: int
    points: int
    tiles: str
    first_tile: bool

    def score_changes(self) -> tuple[ScoreChange, ...]:
        return (ScoreChange(self.player, "broken", -self.points),)


@dataclass(frozen=True, slots=True)
class TabletScored(Event):
    """What one scoring tablet gave one player (D8, D28)."""

    player: int
    side: str
    points: int

    def score_changes(self) -> tuple[ScoreChange, ...]:
        return (ScoreChange(self.player, tablet_part(self.side), self.points),)


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    pass
