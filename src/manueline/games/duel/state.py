"""Azul Duel's data: the game with its options, factories, a player's board, the position."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import ClassVar, NamedTuple, cast

from manueline.games.base import (
    NATURE,
    EventSink,
    Game,
    GameInfo,
    Move,
    NotationError,
    Outcome,
    State,
)
from manueline.games.duel import dealing, moves, notation, rules, scoring, stack, validity
from manueline.games.duel.components import (
    ACTION_COUNT,
    CHANCE_COUNT,
    CHIPS,
    CHIPS_PER_KIND,
    COLOURS,
    EMPTY,
    FIRST_GAME,
    LINES,
    NO_CHIP,
    PLAYERS,
    SIDES,
    SMALL_FACTORIES,
    START_SCORE,
    TABLETS,
    TILES_PER_COLOUR,
    TOKENS,
)
from manueline.games.duel.dome import NO_DOME_TILES, NO_PLATES, Plates, Tiles
from manueline.games.duel.stack import FaceDown, Returned
from manueline.games.tiles import EMPTY_LINE, Counts, Line

NO_TILES: Counts = (0,) * len(COLOURS)
NO_CHIPS: Counts = (0,) * len(CHIPS)


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


class Board(NamedTuple):
    """D3: what lies before one player."""

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
    """Out of this round's acquiring (D18)."""


EMPTY_BOARD = Board(
    START_SCORE,
    (EMPTY_LINE,) * LINES,
    NO_PLATES,
    NO_DOME_TILES,
    NO_TILES,
    NO_CHIPS,
    NO_CHIPS,
    TOKENS,
    0,
    False,
)

DRAWN_TABLETS = {"draw3": 3, "draw4": 4}


@dataclass(frozen=True, slots=True)
class Duel(Game):
    """Azul Duel with three or four scoring tablets.

    `tablets` are the sides in play (D8), in any order, or `("draw3",)` or `("draw4",)` to let
    nature draw them; `start` is the first player, drawn by nature if it is not given (D9).
    """

    tablets: tuple[str, ...] = FIRST_GAME
    start: int | None = None

    name: ClassVar[str] = "duel"
    version: ClassVar[int] = 1

    def __post_init__(self) -> None:
        if self.start not in (None, 0, 1):
            raise NotationError("bad-option", "the seats of Azul Duel are 1 and 2", clause="D1")
        if self.tablets in [(draw,) for draw in DRAWN_TABLETS]:
            return
        used = [tablet for tablet in TABLETS for side in self.tablets if side in tablet]
        if not 3 <= len(used) == len(set(used)) == len(self.tablets):
            raise NotationError(
                "bad-option",
                "choose three or four sides of different tablets out of "
                + ", ".join("|".join(tablet) for tablet in TABLETS)
                + ", or draw3, or draw4",
                clause="D8",
            )
        object.__setattr__(self, "tablets", tuple(sorted(self.tablets, key=SIDES.index)))

    @property
    def tablet_count(self) -> int:
        return DRAWN_TABLETS.get(self.tablets[0], len(self.tablets))

    @property
    def chosen_tablets(self) -> tuple[int, ...]:
        """The sides in play from the start; none if nature draws them."""
        return tuple(SIDES.index(side) for side in self.tablets if side in SIDES)

    @property
    def info(self) -> GameInfo:
        # A round's longest: four plate turns (13 draws, stop, keep, 12 returns, lay), 21 takes,
        # 8 stacking choices, 4 chips, and 22 tiling choices a player; four moves at the start.
        longest = 5 * (4 * 28 + 21 + 8 + 4 + 2 * 22) + 4
        return GameInfo(
            name=self.name,
            version=self.version,
            players=PLAYERS,
            action_count=ACTION_COUNT,
            chance_count=CHANCE_COUNT,
            information="imperfect",
            longest_game=longest,
        )

    @property
    def options(self) -> Mapping[str, str]:
        chosen = {"tablets": "+".join(self.tablets)}
        return chosen if self.start is None else {**chosen, "start": str(self.start + 1)}

    @classmethod
    def from_options(cls, options: Mapping[str, str]) -> Duel:
        if set(options) - {"tablets", "start"} or options.get("start", "1") not in ("1", "2"):
            raise NotationError(
                "bad-option", "Azul Duel's options are tablets=SIDE+SIDE+SIDE and start=1|2"
            )
        tablets = tuple(options.get("tablets", "+".join(FIRST_GAME)).split("+"))
        return cls(tablets, int(options["start"]) - 1 if "start" in options else None)

    def new(self) -> DuelState:
        return DuelState(
            game=self,
            tablets=self.chosen_tablets,
            round=1,
            phase="display" if self.chosen_tablets else "tablets",
            turn=NATURE,
            active=NATURE,
            starter=NATURE if self.start is None else self.start,
            first_tile=NATURE,
            focus=0,
            large=Large(NO_TILES, NO_TILES),
            small=(Small(NO_TILES, (), NO_CHIP),) * SMALL_FACTORIES,
            bag=(TILES_PER_COLOUR,) * len(COLOURS),
            tower=NO_TILES,
            chips=(CHIPS_PER_KIND,) * len(CHIPS),
            display=(),
            top=None,
            returned=(),
            hand=(),
            laying=EMPTY,
            rest=NO_TILES,
            payment=NO_CHIPS,
            boards=(EMPTY_BOARD,) * PLAYERS,
        )

    def parse_move(self, text: str) -> Move:
        return moves.parse_move(text)

    def move_of(self, move_id: int) -> Move:
        return moves.move_of(move_id)

    def parse_position(self, text: str) -> DuelState:
        return notation.parse_position(self, text)

    def join_draws(self, draws: Sequence[Move], state: State) -> list[Move]:
        return notation.join_draws(draws, cast(DuelState, state))


class _Fields(NamedTuple):
    game: Duel
    tablets: tuple[int, ...]
    """The sides in play, ascending; incomplete while nature draws them."""
    round: int
    phase: str
    turn: int | None
    active: int
    """Whose turn is in progress, also while nature moves; NATURE before there is one."""
    starter: int
    """The first player of this round; NATURE before the seat was drawn."""
    first_tile: int
    """Who holds the first-player tile; NATURE while it lies on the large factory."""
    focus: int
    """The factory being filled or stacked on, or the line being tiled, by phase."""
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


class DuelState(_Fields, State):
    """A position of Azul Duel; where some seat may not see a plate it holds a hole.

    Phases: tablets, display, fill, seat (nature); setup; acquire, stack, reveal (nature),
    draw, back (nature), look (nature), keep, return, lay; complete, pay, place; over.
    """

    __slots__ = ()

    @property
    def scores(self) -> tuple[int, ...]:
        return tuple(board.score for board in self.boards)

    @property
    def outcome(self) -> Outcome | None:
        return scoring.outcome(self) if self.turn is None else None

    @property
    def text(self) -> str:
        return notation.write_position(self)

    @property
    def mid_turn(self) -> bool:
        return self.phase in rules.LATER_PARTS

    def list_moves(self) -> Sequence[Move]:
        return rules.legal_moves(self)

    def chance_outcomes(self) -> Sequence[tuple[Move, int]]:
        return dealing.chance_outcomes(self)

    @property
    def chance_key(self) -> tuple[str, int]:
        return dealing.chance_key(self)

    def apply(self, move: Move, events: EventSink) -> DuelState:
        return rules.apply(self, move, events)

    def status(self) -> list[str]:
        return validity.status(self)

    def with_board(self, player: int, board: Board) -> DuelState:
        boards = (board, self.boards[1]) if player == 0 else (self.boards[0], board)
        return self._replace(boards=boards)

    def masked(self, player: int | None) -> DuelState:
        """D12: face-down plates show their type to all, their face to who put them there."""
        return self._replace(
            top=None if self.top is None else stack.mask(self.top, player),
            hand=stack.mask_hand(self, player),
            returned=tuple(stack.mask_group(group, player) for group in self.returned),
        )

    def is_view_of(self, player: int | None) -> bool:
        shows_own = player is None or not stack.hides_known(self, player)
        return shows_own and self.masked(player) == self

    def filled(self, player: int | None, rng: Random) -> DuelState:
        return stack.fill(self, player, rng)

    def redact(self, move: Move, player: int | None) -> Move:
        if player != self.active:
            if isinstance(move, moves.PutUnder):
                return moves.PutUnder(None)
            if isinstance(move, moves.Plate) and self.phase == "look":
                return moves.Plate(None)
        return move

    def __repr__(self) -> str:
        return f"<{self.text}>"
