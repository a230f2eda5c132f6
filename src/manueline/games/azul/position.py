"""Azul's plain data: a player's board and the whole position."""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple, Self

from manueline.games.azul.components import COLOURS, EMPTY, SIZE
from manueline.games.tiles import EMPTY_LINE, Counts, Line

Wall = tuple[tuple[int, ...], ...]
"""Five rows of five colours, EMPTY where no tile lies."""

NO_TILES: Counts = (0,) * len(COLOURS)


class Phase(StrEnum):
    """Which decision comes next."""

    SEAT = "seat"
    """Nature draws who starts (A6)."""
    DEAL = "deal"
    """Nature fills the factories (A20)."""
    OFFER = "offer"
    """A player takes tiles (A7)."""
    TILING = "tiling"
    """A player chooses a space of the grey wall (A16)."""
    OVER = "over"


class Board(NamedTuple):
    """A3: what lies in front of one player."""

    score: int
    lines: tuple[Line, ...]
    wall: Wall
    floor: tuple[int, ...]
    """Colours, and MARKER, from the left."""


EMPTY_BOARD = Board(0, (EMPTY_LINE,) * SIZE, ((EMPTY,) * SIZE,) * SIZE, ())


class Position(NamedTuple):
    """Everything on the table. All of it is public; only the next deal is unknown."""

    wall: str
    """A4, A5: `coloured` or `grey`."""
    round: int
    phase: Phase
    turn: int | None
    """A player, NATURE, or None when the game is over."""
    starter: int
    """Who started, or will start, this round; NOBODY before nature drew the seat."""
    marker: int
    """Who took the starting player marker this round; NOBODY while it lies in the centre."""
    factories: tuple[Counts, ...]
    centre: Counts
    bag: Counts
    lid: Counts
    boards: tuple[Board, ...]

    @property
    def mover(self) -> int:
        """The seat to move; only for phases in which somebody is to move."""
        assert self.turn is not None
        return self.turn

    @property
    def is_grey(self) -> bool:
        return self.wall == "grey"

    def with_board(self, player: int, board: Board, lid: Counts) -> Self:
        """A copy with one player's board and the lid replaced."""
        boards = self.boards
        return self._replace(boards=(*boards[:player], board, *boards[player + 1 :]), lid=lid)
