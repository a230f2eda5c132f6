"""Azul Duel's plain data: factories, face-down plates, a player's board, the whole position."""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple, Self

from manueline.games.duel.components import (
    CHIPS,
    COLOURS,
    EMPTY,
    HIDDEN,
    LINES,
    SPACES,
    START_SCORE,
    TOKENS,
)
from manueline.games.tiles import EMPTY_LINE, Counts, Line
from manueline.games.values import NOBODY

NO_TILES: Counts = (0,) * len(COLOURS)
NO_CHIPS: Counts = (0,) * len(CHIPS)

Plates = tuple[int, ...]
"""The nine plate spaces: plate * 4 + quarter turns, EMPTY where none lies (D3, D11)."""
Tiles = tuple[int, ...]
"""The 36 tile spaces row by row: a colour, SPECIAL or EMPTY."""


class Phase(StrEnum):
    """Which decision comes next."""

    # Nature decides.
    TABLETS = "tablets"
    """To draw the sides of scoring tablets (D8)."""
    DISPLAY = "display"
    """To show plates until the display is full (D9, D25)."""
    FILL = "fill"
    """To fill the factories (D25)."""
    SEAT = "seat"
    """To draw the first player (D9)."""
    REVEAL = "reveal"
    """To reveal the chip of a factory without tiles (D14, D15)."""
    BACK = "back"
    """To show the back of the stack's next plate (D12)."""
    LOOK = "look"
    """To show a drawn plate to the player who drew it (D11)."""

    # A player decides.
    SETUP = "setup"
    """To take the plate of the set-up (D9)."""
    ACQUIRE = "acquire"
    """To take a turn (D10)."""
    STACK = "stack"
    """To order left-over tiles on a moon side (D14)."""
    DRAW = "draw"
    """To draw a further plate or stop (D11)."""
    KEEP = "keep"
    """To keep one of the drawn plates (D11)."""
    RETURN = "return"
    """To order the plates that go under the stack (D11)."""
    LAY = "lay"
    """To lay a plate on the dome (D11)."""
    COMPLETE = "complete"
    """To complete a line with chips, or not (D21)."""
    PAY = "pay"
    """To pay a chip (D21)."""
    PLACE = "place"
    """To choose the space of a tile (D19)."""

    # Nobody decides: another phase follows within the same move.
    REFILL = "refill"
    AFTER_SETUP = "after-setup"
    BEGIN = "begin"
    TURN = "turn"
    DRAWN = "drawn"
    SEEN = "seen"
    TILE = "tile"

    OVER = "over"


NATURE_PHASES = (
    *(Phase.TABLETS, Phase.DISPLAY, Phase.FILL, Phase.SEAT),
    *(Phase.REVEAL, Phase.BACK, Phase.LOOK),
)
PLAYER_PHASES = (
    *(Phase.SETUP, Phase.ACQUIRE, Phase.STACK, Phase.DRAW, Phase.KEEP, Phase.RETURN, Phase.LAY),
    *(Phase.COMPLETE, Phase.PAY, Phase.PLACE),
)
TURN_PHASES = frozenset((Phase.ACQUIRE, Phase.STACK))
TILING_PHASES = frozenset((Phase.COMPLETE, Phase.PAY, Phase.PLACE))
LATER_PARTS = frozenset((Phase.STACK, Phase.DRAW, Phase.KEEP, Phase.RETURN, Phase.LAY, Phase.PAY))
"""Phases that continue a turn which an earlier choice of the same player began."""


class Large(NamedTuple):
    """D2: the large factory; its moon tiles lie separately."""

    sun: Counts
    moon: Counts


class Small(NamedTuple):
    """D2: a small factory; its moon tiles are a stack, bottom first, on a bonus chip."""

    sun: Counts
    moon: tuple[int, ...]
    chip: int
    """A chip kind, FACE_DOWN or NO_CHIP."""

    @property
    def has_tiles(self) -> bool:
        return any(self.sun) or bool(self.moon)


class FaceDown(NamedTuple):
    """A plate whose back is visible: its face, HIDDEN + type if unknown, and who knows it."""

    plate: int
    knower: int = NOBODY


class Returned(NamedTuple):
    """Plates that a player put under the stack in one turn, from the top; only they know them.

    In another seat's view the plates are HIDDEN and sorted by type: their order is not known.
    """

    owner: int
    plates: tuple[int, ...]

    @property
    def is_masked(self) -> bool:
        return any(plate >= HIDDEN for plate in self.plates)


class Board(NamedTuple):
    """D3: what lies in front of one player."""

    score: int
    lines: tuple[Line, ...]
    plates: Plates
    tiles: Tiles
    broken: Counts
    chips: Counts
    spent: Counts
    """Chips turned over (D21)."""
    tokens: int
    """Player tokens still to use this round (D11)."""
    chips_taken: int
    """Bonus chips taken this round (D16)."""
    passed: bool
    """Whether the player takes no more turns in this round's acquiring (D18)."""


EMPTY_BOARD = Board(
    score=START_SCORE,
    lines=(EMPTY_LINE,) * LINES,
    plates=(EMPTY,) * SPACES,
    tiles=(EMPTY,) * (LINES * LINES),
    broken=NO_TILES,
    chips=NO_CHIPS,
    spent=NO_CHIPS,
    tokens=TOKENS,
    chips_taken=0,
    passed=False,
)


class Position(NamedTuple):
    """Everything on the table; in a view, plates that the seat may not see are holes."""

    tablet_count: int
    """D8: how many scoring tablets are in play, once all are drawn."""
    tablets: tuple[int, ...]
    """The sides in play, ascending; incomplete while nature draws them."""
    round: int
    phase: Phase
    turn: int | None
    """A player, NATURE, or None when the game is over."""
    active: int
    """Whose turn is in progress, also while nature moves; NOBODY before there is one."""
    starter: int
    """The first player of this round; NOBODY before the seat was drawn."""
    first_tile: int
    """Who holds the first-player tile; NOBODY while it lies on the large factory."""
    focus: int
    """By phase: the factory being filled (0 is the large one) or stacked on, the line being
    tiled, or how many of the plates to return are already in order; otherwise 0."""
    large: Large
    small: tuple[Small, ...]
    bag: Counts
    tower: Counts
    chips: Counts
    """The kinds of chips whose face nobody has seen, on factories or in the supply."""
    display: tuple[int, ...]
    top: FaceDown | None
    """The stack's top plate, once its back is seen."""
    returned: tuple[Returned, ...]
    hand: tuple[FaceDown, ...]
    """Plates drawn from the stack in this turn."""
    laying: int
    """The plate to be laid next, or EMPTY."""
    rest: Counts
    """Left-over tiles to be stacked."""
    payment: Counts
    """Chips paid so far for the line in focus."""
    boards: tuple[Board, ...]

    @property
    def mover(self) -> int:
        """The seat to move; only for phases in which somebody is to move."""
        assert self.turn is not None
        return self.turn

    def with_board(self, player: int, board: Board) -> Self:
        boards = (board, self.boards[1]) if player == 0 else (self.boards[0], board)
        return self._replace(boards=boards)
