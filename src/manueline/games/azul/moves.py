"""Azul's moves. Every possible move has one value, one text and one id."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from manueline.games.azul.components import (
    CENTRE,
    COLOURS,
    FACTORIES,
    FLOOR,
    PLACE_IDS,
    SIZE,
    TAKES_PER_SOURCE,
)
from manueline.games.errors import NotationError
from manueline.games.shared_moves import TilePlacement, TileTake, takes_by_lines
from manueline.games.tiles import parse_deal
from manueline.games.values import Move


@dataclass(frozen=True, slots=True)
class Take(TileTake):
    """A7, A9: all tiles of a colour from a source to a line or the floor: `3R>4`, `CB>floor`."""

    source: int
    colour: int
    line: int

    @property
    def origin(self) -> str:
        return f"{'C' if self.source == CENTRE else self.source}{COLOURS[self.colour]}"

    @property
    def destination(self) -> str:
        return "floor" if self.line == FLOOR else str(self.line + 1)

    @property
    def id(self) -> int:
        return PLACE_IDS + self.source * TAKES_PER_SOURCE + self.colour * (SIZE + 1) + self.line


@dataclass(frozen=True, slots=True)
class Place(TilePlacement):
    """A16: on the grey wall, the complete line `row` goes to `column`: `2@4`."""

    @property
    def id(self) -> int:
        return self.row * SIZE + self.column


@dataclass(frozen=True, slots=True)
class Draw(Move):
    """A20: nature draws one tile from the bag: `+B`."""

    colour: int

    @property
    def text(self) -> str:
        return f"+{COLOURS[self.colour]}"

    @property
    def id(self) -> int:
        return -1 - self.colour


@dataclass(frozen=True, slots=True)
class Seat(Move):
    """A6: nature draws who starts round 1: `seat:2`."""

    player: int

    @property
    def text(self) -> str:
        return f"seat:{self.player + 1}"

    @property
    def id(self) -> int:
        return -1 - len(COLOURS) - self.player


MAX_SOURCES = 1 + max(FACTORIES.values())
DRAWS = tuple(Draw(colour) for colour in range(len(COLOURS)))
SEATS = tuple(Seat(player) for player in range(max(FACTORIES)))
PLACES = tuple(tuple(Place(row, column) for column in range(SIZE)) for row in range(SIZE))
TAKES = tuple(
    tuple(tuple(Take(source, colour, line) for line in range(SIZE + 1)) for colour in range(SIZE))
    for source in range(MAX_SOURCES)
)
TAKES_TO = tuple(tuple(map(takes_by_lines, by_colour)) for by_colour in TAKES)
"""Legal takes by source, colour and the set of lines (as bits) that accept the colour."""


@cache
def _moves_by_text() -> dict[str, Move]:
    takes = (take for by_colour in TAKES for takes in by_colour for take in takes)
    places = (place for row in PLACES for place in row)
    return {move.text: move for move in (*takes, *places, *DRAWS, *SEATS)}


@cache
def _moves_by_id() -> dict[int, Move]:
    return {move.id: move for move in _moves_by_text().values() if move.id is not None}


def parse_move(text: str) -> Move:
    """Raises NotationError if the text names no move of Azul."""
    if text.startswith("deal:"):
        return parse_deal(text, COLOURS)
    try:
        return _moves_by_text()[text]
    except KeyError:
        raise NotationError(
            "unknown-move", f"{text[:40]!r} is not a move of Azul", text=text[:40]
        ) from None


def move_of(move_id: int) -> Move:
    """Raises NotationError if no move of Azul has this id."""
    try:
        return _moves_by_id()[move_id]
    except KeyError:
        raise NotationError("unknown-id", f"no move of Azul has the id {move_id}") from None
