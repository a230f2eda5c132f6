"""Azul Duel as a `Game` with its options, and its positions as a playable `State`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import ClassVar, Self, cast

from manueline.games.base import Game, State
from manueline.games.duel import dealing, moves, notation, rules, scoring, stack, validity
from manueline.games.duel.components import (
    ACTION_COUNT,
    CHANCE_COUNT,
    CHIPS,
    CHIPS_PER_KIND,
    COLOUR_NAMES,
    COLOURS,
    EMPTY,
    FIRST_GAME,
    NO_CHIP,
    PLAYERS,
    SCORE_PARTS,
    SIDES,
    SMALL_FACTORIES,
    TABLETS,
    TILES_PER_COLOUR,
    tablet_part,
)
from manueline.games.duel.position import (
    EMPTY_BOARD,
    LATER_PARTS,
    NO_CHIPS,
    NO_TILES,
    Board,
    Large,
    Phase,
    Position,
    Small,
)
from manueline.games.errors import NotationError, Problem
from manueline.games.tiles import single_draws
from manueline.games.values import NATURE, NOBODY, EventSink, GameInfo, Move, Outcome

DRAWN_TABLETS = {"draw3": 3, "draw4": 4}
"""Options that let nature draw the tablets, with their number (D8)."""


class DuelState(Position, State[Board]):
    """A position of Azul Duel that can be played."""

    __slots__ = ()
    __repr__ = State.__repr__

    @property
    def game(self) -> Duel:
        return _game(self.tablet_count, self.tablets)

    @property
    def scores(self) -> tuple[int, ...]:
        return tuple(board.score for board in self.boards)

    @property
    def score_parts(self) -> Sequence[str]:
        """Tablets are known once they are drawn (D8)."""
        return (*SCORE_PARTS, *(tablet_part(SIDES[side]) for side in self.tablets))

    @property
    def outcome(self) -> Outcome | None:
        return scoring.outcome(self) if self.turn is None else None

    @property
    def text(self) -> str:
        return notation.write_position(self)

    @property
    def mid_turn(self) -> bool:
        return self.phase in LATER_PARTS

    @property
    def chance_key(self) -> tuple[str, int]:
        return dealing.chance_key(self)

    def chance_outcomes(self) -> Sequence[tuple[Move, int]]:
        return dealing.chance_outcomes(self)

    def status(self) -> list[Problem]:
        return validity.status(self)

    def redact(self, move: Move, player: int | None) -> Move:
        """D12: only the player who drew plates knows which they are."""
        if player != self.active:
            if isinstance(move, moves.PutUnder):
                return moves.PutUnder(None)
            if isinstance(move, moves.Plate) and self.phase == Phase.LOOK:
                return moves.Plate(None)
        return move

    def _list_moves(self) -> Sequence[Move]:
        return rules.legal_moves(self)

    def _apply(self, move: Move, events: EventSink) -> Self:
        return cast(
            Self, rules.apply(self, move, events)
        )  # the rules use _replace, which keeps the class

    def _masked(self, player: int | None) -> Self:
        return cast(Self, stack.mask_position(self, player))

    def _shows_what_is_known_to(self, player: int | None) -> bool:
        shows_own = player is None or not stack.hides_known(self, player)
        return shows_own and self._masked(player) == self

    def _filled(self, player: int | None, rng: Random) -> Self:
        return cast(Self, stack.fill(self, player, rng))


@dataclass(frozen=True, slots=True)
class Duel(Game[DuelState]):
    """Azul Duel with three or four scoring tablets.

    `tablets` are the sides in play (D8), in any order, or `("draw3",)` or `("draw4",)` to let
    nature draw them; `start` is the first player, drawn by nature if it is not given (D9).
    """

    tablets: tuple[str, ...] = FIRST_GAME
    start: int | None = None

    name: ClassVar[str] = "duel"
    version: ClassVar[int] = 1
    option_help: ClassVar[Mapping[str, str]] = {
        "tablets": "three or four of rows|variety, columns|ring, diagonals|corners, "
        "wilds|specials, joined by +; or draw3, draw4. [default: rows+columns+diagonals]",
        "start": "The seat that starts. [default: drawn]",
    }
    input_words: ClassVar[Mapping[str, str]] = {
        **dict(zip(COLOUR_NAMES, COLOURS, strict=True)),
        "large": "L",
        "moon": "M",
    }

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

    @classmethod
    def of_position(cls, text: str) -> Duel:
        return cls(notation.parse_tablet_names(text))

    def new(self) -> DuelState:
        return DuelState(
            tablet_count=self.tablet_count,
            tablets=self.chosen_tablets,
            round=1,
            phase=Phase.DISPLAY if self.chosen_tablets else Phase.TABLETS,
            turn=NATURE,
            active=NOBODY,
            starter=NOBODY if self.start is None else self.start,
            first_tile=NOBODY,
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

    def singles(self, move: Move) -> Sequence[Move]:
        return single_draws(move, moves.parse_move)

    def is_game_of(self, state: State) -> bool:
        if not isinstance(state, DuelState):
            return False
        drawn = not self.chosen_tablets and state.tablet_count == self.tablet_count
        return drawn or self.new().game == state.game

    def join_draws(self, draws: Sequence[Move], state: State) -> list[Move]:
        return notation.join_draws(draws, cast(DuelState, state))

    def _parse(self, text: str) -> DuelState:
        return DuelState(*notation.parse_position(text, self.tablet_count, self.chosen_tablets))


@cache
def _game(tablet_count: int, tablets: tuple[int, ...]) -> Duel:
    if len(tablets) < tablet_count:
        return Duel((f"draw{tablet_count}",))
    return Duel(tuple(SIDES[side] for side in tablets))
