"""Azul's data: the game with its options, a player's board, and the whole position."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar, NamedTuple, cast

from manueline.games.azul import dealing, moves, notation, rules, scoring, validity
from manueline.games.azul.components import (
    CHANCE_COUNT,
    COLOURS,
    EMPTY,
    FACTORIES,
    FACTORY_TILES,
    LAST_ROUND,
    SIZE,
    TILES_PER_COLOUR,
    WALLS,
    action_count,
)
from manueline.games.azul.scoring import Wall
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
from manueline.games.tiles import EMPTY_LINE, Counts, Line


class Board(NamedTuple):
    """A3: what lies before one player."""

    score: int
    lines: tuple[Line, ...]
    wall: Wall
    floor: tuple[int, ...]
    """Colours, and MARKER, from the left."""


EMPTY_BOARD = Board(0, (EMPTY_LINE,) * SIZE, ((EMPTY,) * SIZE,) * SIZE, ())
NO_TILES: Counts = (0,) * len(COLOURS)


@dataclass(frozen=True, slots=True)
class Azul(Game):
    """Azul for 2, 3 or 4 players on the coloured or the grey wall.

    `start` is the seat that starts round 1; without it nature draws one (A6).
    """

    players: int = 2
    wall: str = "coloured"
    start: int | None = None

    name: ClassVar[str] = "azul"
    version: ClassVar[int] = 1

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

    def new(self) -> AzulState:
        state = AzulState(
            game=self,
            round=1,
            phase="seat",
            turn=NATURE,
            starter=-1,
            marker=NATURE,
            factories=(NO_TILES,) * self.factories,
            centre=NO_TILES,
            bag=(TILES_PER_COLOUR,) * len(COLOURS),
            lid=NO_TILES,
            boards=(EMPTY_BOARD,) * self.players,
        )
        return state if self.start is None else dealing.start_deal(state, self.start, None)

    def parse_move(self, text: str) -> Move:
        return moves.parse_move(text)

    def move_of(self, move_id: int) -> Move:
        return moves.move_of(move_id)

    def parse_position(self, text: str) -> AzulState:
        return notation.parse_position(self, text)

    def join_draws(self, draws: Sequence[Move], state: State) -> list[Move]:
        return notation.join_draws(draws, cast(AzulState, state))


class _Fields(NamedTuple):
    game: Azul
    round: int
    phase: str
    """seat, deal, offer, tiling (a choice on the grey wall) or over."""
    turn: int | None
    starter: int
    """Who started, or will start, this round; -1 before nature drew the seat."""
    marker: int
    """Who took the starting player marker this round; NATURE while it lies in the centre."""
    factories: tuple[Counts, ...]
    centre: Counts
    bag: Counts
    lid: Counts
    boards: tuple[Board, ...]


class AzulState(_Fields, State):
    """A position of Azul. Everything but the next deal is open to all."""

    __slots__ = ()

    @property
    def scores(self) -> tuple[int, ...]:
        return tuple(board.score for board in self.boards)

    @property
    def outcome(self) -> Outcome | None:
        return scoring.outcome(self.boards) if self.turn is None else None

    @property
    def text(self) -> str:
        return notation.write_position(self)

    def list_moves(self) -> Sequence[Move]:
        return rules.legal_moves(self)

    def chance_outcomes(self) -> Sequence[tuple[Move, int]]:
        return dealing.chance_outcomes(self)

    @property
    def chance_key(self) -> tuple[str, int]:
        if self.phase == "seat":
            return "seat", 0
        dealt = sum(map(sum, self.factories))
        return "tiles", (self.round - 1) * FACTORY_TILES * len(self.factories) + dealt

    def apply(self, move: Move, events: EventSink) -> AzulState:
        return rules.apply(self, move, events)

    def status(self) -> list[str]:
        return validity.status(self)

    def __repr__(self) -> str:
        return f"<{self.text}>"
