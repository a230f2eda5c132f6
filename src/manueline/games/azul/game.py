"""Azul as a `Game` with its options, and its positions as a playable `State`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import ClassVar, Self, cast

from manueline.games.azul import dealing, moves, notation, rules, scoring, validity
from manueline.games.azul.components import (
    CHANCE_COUNT,
    COLOUR_NAMES,
    COLOURS,
    FACTORIES,
    FACTORY_TILES,
    LAST_ROUND,
    SCORE_PARTS,
    SIZE,
    TILES_PER_COLOUR,
    WALLS,
    action_count,
)
from manueline.games.azul.position import EMPTY_BOARD, NO_TILES, Board, Phase, Position
from manueline.games.base import Game, State
from manueline.games.errors import NotationError, Problem
from manueline.games.tiles import single_draws
from manueline.games.values import NATURE, NOBODY, EventSink, GameInfo, Move, Outcome


class AzulState(Position, State[Board]):
    """A position of Azul that can be played."""

    __slots__ = ()
    __repr__ = State.__repr__

    @property
    def game(self) -> Azul:
        return _game(len(self.boards), self.wall)

    @property
    def scores(self) -> tuple[int, ...]:
        return tuple(board.score for board in self.boards)

    @property
    def score_parts(self) -> Sequence[str]:
        return SCORE_PARTS

    @property
    def outcome(self) -> Outcome | None:
        return scoring.outcome(self.boards) if self.turn is None else None

    @property
    def text(self) -> str:
        return notation.write_position(self)

    @property
    def chance_key(self) -> tuple[str, int]:
        return dealing.chance_key(self)

    def chance_outcomes(self) -> Sequence[tuple[Move, int]]:
        return dealing.chance_outcomes(self)

    def status(self) -> list[Problem]:
        return validity.status(self)

    def _list_moves(self) -> Sequence[Move]:
        return rules.legal_moves(self)

    def _apply(self, move: Move, events: EventSink) -> Self:
        return cast(
            Self, rules.apply(self, move, events)
        )  # the rules use _replace, which keeps the class


@dataclass(frozen=True, slots=True)
class Azul(Game[AzulState]):
    """Azul for 2, 3 or 4 players on the coloured or the grey wall.

    `start` is the seat that starts round 1; without it nature draws one (A6).
    """

    players: int = 2
    wall: str = "coloured"
    start: int | None = None

    name: ClassVar[str] = "azul"
    version: ClassVar[int] = 1
    option_help: ClassVar[Mapping[str, str]] = {
        "players": "2, 3 or 4 players. [default: 2]",
        "wall": "coloured or grey. [default: coloured]",
        "start": "The seat that starts. [default: drawn]",
    }
    input_words: ClassVar[Mapping[str, str]] = {
        **dict(zip(COLOUR_NAMES, COLOURS, strict=True)),
        "centre": "C",
        "center": "C",
    }

    def __post_init__(self) -> None:
        if self.players not in FACTORIES:
            raise NotationError(
                "bad-option", f"Azul has 2, 3 or 4 players, not {self.players}", clause="A1"
            )
        if self.wall not in WALLS:
            raise NotationError(
                "bad-option", f"the wall is coloured or grey, not {self.wall!r}", clause="A5"
            )
        if self.start is not None and not 0 <= self.start < self.players:
            raise NotationError(
                "bad-option", f"there is no seat {self.start + 1} to start", clause="A6"
            )

    @property
    def factories(self) -> int:
        return FACTORIES[self.players]

    @property
    def info(self) -> GameInfo:
        takes, placements = FACTORY_TILES * self.factories, SIZE * self.players
        return GameInfo(
            name=self.name,
            version=self.version,
            players=self.players,
            action_count=action_count(self.players),
            chance_count=CHANCE_COUNT,
            information="perfect",
            longest_game=LAST_ROUND * takes + LAST_ROUND * placements * (self.wall == "grey"),
        )

    @property
    def options(self) -> Mapping[str, str]:
        chosen = {"players": str(self.players), "wall": self.wall}
        return chosen if self.start is None else {**chosen, "start": str(self.start + 1)}

    @classmethod
    def from_options(cls, options: Mapping[str, str]) -> Azul:
        unknown = set(options) - {"players", "wall", "start"}
        numbers = [options.get("players", "2"), options.get("start", "1")]
        if unknown or not all(number in ("1", "2", "3", "4") for number in numbers):
            raise NotationError(
                "bad-option",
                "Azul's options are players=2..4, wall=coloured|grey and start=SEAT",
            )
        start = int(options["start"]) - 1 if "start" in options else None
        return cls(int(numbers[0]), options.get("wall", "coloured"), start)

    @classmethod
    def of_position(cls, text: str) -> Azul:
        return cls(*notation.parse_head(text.partition(" ")[0]))

    def new(self) -> AzulState:
        state = AzulState(
            wall=self.wall,
            round=1,
            phase=Phase.SEAT,
            turn=NATURE,
            starter=NOBODY,
            marker=NOBODY,
            factories=(NO_TILES,) * self.factories,
            centre=NO_TILES,
            bag=(TILES_PER_COLOUR,) * len(COLOURS),
            lid=NO_TILES,
            boards=(EMPTY_BOARD,) * self.players,
        )
        if self.start is None:
            return state
        return AzulState(*dealing.start_deal(state, self.start, None))

    def parse_move(self, text: str) -> Move:
        return moves.parse_move(text)

    def move_of(self, move_id: int) -> Move:
        return moves.move_of(move_id)

    def singles(self, move: Move) -> Sequence[Move]:
        return single_draws(move, moves.parse_move)

    def join_draws(self, draws: Sequence[Move], state: State) -> list[Move]:
        return notation.join_draws(draws, cast(AzulState, state))

    def _parse(self, text: str) -> AzulState:
        return AzulState(*notation.parse_position(text, self.players, self.wall))


@cache
def _game(players: int, wall: str) -> Azul:
    return Azul(players, wall)
