"""Azul Duel's moves. Every possible single move has one value, one text and one id."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from manueline.games.duel import components as c
from manueline.games.duel.components import (
    BROKEN,
    CHIPS,
    COLOURS,
    FACTORY_TILES,
    LARGE,
    LINES,
    PLATE_NAMES,
    PLATE_TYPES,
    PLATES,
    SIDES,
    SMALL_FACTORIES,
    SPACES,
)
from manueline.games.errors import NotationError
from manueline.games.shared_moves import TilePlacement, TileTake, takes_by_lines
from manueline.games.tiles import parse_deal
from manueline.games.values import Move


def _destination(line: int) -> str:
    return "broken" if line == BROKEN else str(line + 1)


@dataclass(frozen=True, slots=True)
class TakeSun(TileTake):
    """D14: a colour from one factory's sun side to a line: `3R>4`, `LB>broken`."""

    factory: int
    colour: int
    line: int

    @property
    def origin(self) -> str:
        return f"{'L' if self.factory == LARGE else self.factory}{COLOURS[self.colour]}"

    @property
    def destination(self) -> str:
        return _destination(self.line)

    @property
    def id(self) -> int:
        return c.SUN_ID + (self.factory * len(COLOURS) + self.colour) * (LINES + 1) + self.line


@dataclass(frozen=True, slots=True)
class TakeMoon(TileTake):
    """D15: a colour from the top of all moon sides to a line: `MR>4`."""

    colour: int
    line: int

    @property
    def origin(self) -> str:
        return f"M{COLOURS[self.colour]}"

    @property
    def destination(self) -> str:
        return _destination(self.line)

    @property
    def id(self) -> int:
        return c.MOON_ID + self.colour * (LINES + 1) + self.line


@dataclass(frozen=True, slots=True)
class TakeChip(Move):
    """D16: the revealed bonus chip of a small factory: `chip:2`."""

    factory: int

    @property
    def text(self) -> str:
        return f"chip:{self.factory}"

    @property
    def id(self) -> int:
        return c.CHIP_ID + self.factory - 1


@dataclass(frozen=True, slots=True)
class TakePlate(Move):
    """D9, D11: a face-up dome plate: `take:s3`."""

    plate: int

    @property
    def text(self) -> str:
        return f"take:{PLATE_NAMES[self.plate]}"

    @property
    def id(self) -> int:
        return c.TAKE_PLATE_ID + self.plate


@dataclass(frozen=True, slots=True)
class DrawPlate(Move):
    """D11: the top plate of the stack, face down: `draw`."""

    @property
    def text(self) -> str:
        return "draw"

    @property
    def id(self) -> int:
        return c.DRAW_ID


@dataclass(frozen=True, slots=True)
class StopDrawing(Move):
    """D11: no further plate: `stop`."""

    @property
    def text(self) -> str:
        return "stop"

    @property
    def id(self) -> int:
        return c.STOP_ID


@dataclass(frozen=True, slots=True)
class KeepPlate(Move):
    """D11: which of the drawn plates to keep: `keep:w2`."""

    plate: int

    @property
    def text(self) -> str:
        return f"keep:{PLATE_NAMES[self.plate]}"

    @property
    def id(self) -> int:
        return c.KEEP_ID + self.plate


@dataclass(frozen=True, slots=True)
class PutUnder(Move):
    """D11: the next plate to put under the stack: `under:w5`; to the opponent `under:?` (D12)."""

    plate: int | None

    @property
    def text(self) -> str:
        return "under:?" if self.plate is None else f"under:{PLATE_NAMES[self.plate]}"

    @property
    def id(self) -> int | None:
        return None if self.plate is None else c.UNDER_ID + self.plate

    @property
    def is_redacted(self) -> bool:
        return self.plate is None


@dataclass(frozen=True, slots=True)
class LayPlate(Move):
    """D9, D11: the plate to be laid goes to a dome space, turned clockwise: `lay:5r1`."""

    space: int
    turns: int

    @property
    def text(self) -> str:
        return f"lay:{self.space + 1}r{self.turns}"

    @property
    def id(self) -> int:
        return c.LAY_ID + self.space * 4 + self.turns


@dataclass(frozen=True, slots=True)
class StackTile(Move):
    """D14: the next left-over tile onto the moon side, from the bottom up: `stack:K`."""

    colour: int

    @property
    def text(self) -> str:
        return f"stack:{COLOURS[self.colour]}"

    @property
    def id(self) -> int:
        return c.STACK_ID + self.colour


@dataclass(frozen=True, slots=True)
class Complete(Move):
    """D21: complete the line in focus with bonus chips: `complete`."""

    @property
    def text(self) -> str:
        return "complete"

    @property
    def id(self) -> int:
        return c.COMPLETE_ID


@dataclass(frozen=True, slots=True)
class Decline(Move):
    """D21: leave the line in focus incomplete: `decline`."""

    @property
    def text(self) -> str:
        return "decline"

    @property
    def id(self) -> int:
        return c.DECLINE_ID


@dataclass(frozen=True, slots=True)
class PayChip(Move):
    """D21: one chip of the payment, kinds in ascending order: `pay:BR`."""

    chip: int

    @property
    def text(self) -> str:
        return f"pay:{CHIPS[self.chip]}"

    @property
    def id(self) -> int:
        return c.PAY_ID + self.chip


@dataclass(frozen=True, slots=True)
class Place(TilePlacement):
    """D19: where the complete line's tile goes: `3@5`."""

    @property
    def id(self) -> int:
        return c.PLACE_ID + self.row * LINES + self.column


@dataclass(frozen=True, slots=True)
class Draw(Move):
    """D25: nature draws one tile: `+B`."""

    colour: int

    @property
    def text(self) -> str:
        return f"+{COLOURS[self.colour]}"

    @property
    def id(self) -> int:
        return -1 - self.colour


@dataclass(frozen=True, slots=True)
class Seat(Move):
    """D9: nature draws the first player: `seat:2`."""

    player: int

    @property
    def text(self) -> str:
        return f"seat:{self.player + 1}"

    @property
    def id(self) -> int:
        return c.SEAT_ID - self.player


@dataclass(frozen=True, slots=True)
class Back(Move):
    """D12: nature shows the type of the stack's top plate: `back:s`."""

    type: int

    @property
    def text(self) -> str:
        return f"back:{PLATE_TYPES[self.type]}"

    @property
    def id(self) -> int:
        return c.BACK_ID - self.type


@dataclass(frozen=True, slots=True)
class Plate(Move):
    """Nature shows a plate's face: `plate:s3`; one that only the opponent sees is `plate:?`."""

    plate: int | None

    @property
    def text(self) -> str:
        return "plate:?" if self.plate is None else f"plate:{PLATE_NAMES[self.plate]}"

    @property
    def id(self) -> int | None:
        return None if self.plate is None else c.PLATE_ID - self.plate

    @property
    def is_redacted(self) -> bool:
        return self.plate is None


@dataclass(frozen=True, slots=True)
class RevealChip(Move):
    """D14, D15, D26: nature shows the face of a bonus chip: `reveal:BR`."""

    chip: int

    @property
    def text(self) -> str:
        return f"reveal:{CHIPS[self.chip]}"

    @property
    def id(self) -> int:
        return c.REVEAL_ID - self.chip


@dataclass(frozen=True, slots=True)
class Tablet(Move):
    """D8: nature draws a scoring tablet's side: `tablet:rows`."""

    side: int

    @property
    def text(self) -> str:
        return f"tablet:{SIDES[self.side]}"

    @property
    def id(self) -> int:
        return c.TABLET_ID - self.side


SUN_TAKES_TO = tuple(
    tuple(
        takes_by_lines(TakeSun(factory, colour, line) for line in range(LINES + 1))
        for colour in range(len(COLOURS))
    )
    for factory in range(len(FACTORY_TILES))
)
MOON_TAKES_TO = tuple(
    takes_by_lines(TakeMoon(colour, line) for line in range(LINES + 1))
    for colour in range(len(COLOURS))
)
TAKE_CHIPS = tuple(TakeChip(factory) for factory in range(1, SMALL_FACTORIES + 1))
TAKE_PLATES = tuple(map(TakePlate, range(PLATES)))
DRAW_PLATE, STOP_DRAWING = DrawPlate(), StopDrawing()
KEEP_PLATES = tuple(map(KeepPlate, range(PLATES)))
PUT_UNDER = tuple(map(PutUnder, range(PLATES)))
LAY_PLATES = tuple(tuple(LayPlate(space, turns) for turns in range(4)) for space in range(SPACES))
STACK_TILES = tuple(map(StackTile, range(len(COLOURS))))
COMPLETE, DECLINE = Complete(), Decline()
PAY_CHIPS = tuple(map(PayChip, range(len(CHIPS))))
PLACES = tuple(tuple(Place(row, column) for column in range(LINES)) for row in range(LINES))
DRAWS = tuple(map(Draw, range(len(COLOURS))))
SEATS = tuple(map(Seat, range(c.PLAYERS)))
BACKS = tuple(map(Back, range(len(PLATE_TYPES))))
PLATE_FACES = tuple(map(Plate, range(PLATES)))
REVEAL_CHIPS = tuple(map(RevealChip, range(len(CHIPS))))
TABLET_SIDES = tuple(map(Tablet, range(len(SIDES))))


@cache
def _moves_by_text() -> dict[str, Move]:
    sun = (move for factory in SUN_TAKES_TO for colour in factory for move in colour[-1])
    moon = (move for colour in MOON_TAKES_TO for move in colour[-1])
    lay = (move for space in LAY_PLATES for move in space)
    place = (move for row in PLACES for move in row)
    players: tuple[Move, ...] = (
        *(*sun, *moon, *TAKE_CHIPS, *TAKE_PLATES, DRAW_PLATE, STOP_DRAWING, *KEEP_PLATES),
        *(*PUT_UNDER, *lay, *STACK_TILES, COMPLETE, DECLINE, *PAY_CHIPS, *place),
    )
    nature: tuple[Move, ...] = (
        *(*DRAWS, *SEATS, *BACKS, *PLATE_FACES, *REVEAL_CHIPS, *TABLET_SIDES),
    )
    redacted: tuple[Move, ...] = (PutUnder(None), Plate(None))
    return {move.text: move for move in (*players, *nature, *redacted)}


@cache
def _moves_by_id() -> dict[int, Move]:
    return {move.id: move for move in _moves_by_text().values() if move.id is not None}


def parse_move(text: str) -> Move:
    """Raises NotationError if the text names no move of Azul Duel."""
    if text.startswith("deal:"):
        return parse_deal(text, COLOURS)
    try:
        return _moves_by_text()[text]
    except KeyError:
        raise NotationError(
            "unknown-move", f"{text[:40]!r} is not a move of Azul Duel", text=text[:40]
        ) from None


def move_of(move_id: int) -> Move:
    """Raises NotationError if no move of Azul Duel has this id."""
    try:
        return _moves_by_id()[move_id]
    except KeyError:
        raise NotationError("unknown-id", f"no move of Azul Duel has the id {move_id}") from None
