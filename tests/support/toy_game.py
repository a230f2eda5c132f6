"""A game of a few lines: what is general must work with it as with the real ones.

Nature lays out five to seven stones; two players take one or two in turn; the last taker wins.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar, NamedTuple, Self

from manueline.games.base import Game, State
from manueline.games.errors import IllegalMove, NotationError, Problem
from manueline.games.registry import GameEntry
from manueline.games.values import NATURE, Event, EventSink, GameInfo, Move, Outcome, ScoreChange


@dataclass(frozen=True, slots=True)
class Stones(Move):
    """`lay:5` by nature, `take:2` by a player."""

    verb: str
    count: int

    @property
    def text(self) -> str:
        return f"{self.verb}:{self.count}"

    @property
    def id(self) -> int:
        return self.count - 1 if self.verb == "take" else 4 - self.count


MOVES = {move.text: move for move in [Stones("take", n) for n in (1, 2)]}
MOVES |= {move.text: move for move in [Stones("lay", n) for n in (5, 6, 7)]}


@dataclass(frozen=True, slots=True)
class StonesTaken(Event):
    """`points` is 1 for the last stone, else 0."""

    player: int
    count: int
    points: int = 0

    def score_changes(self) -> tuple[ScoreChange, ...]:
        return (ScoreChange(self.player, "last stone", self.points),)


@dataclass(frozen=True, slots=True)
class Nim(Game["NimState"]):
    name: ClassVar[str] = "nim"
    version: ClassVar[int] = 1

    @property
    def info(self) -> GameInfo:
        return GameInfo("nim", 1, 2, 2, 3, "perfect", 7)

    @property
    def options(self) -> Mapping[str, str]:
        return {}

    @classmethod
    def from_options(cls, options: Mapping[str, str]) -> Nim:
        return cls()

    def new(self) -> NimState:
        return NimState(NATURE, "lay", 0)

    def parse_move(self, text: str) -> Move:
        if text not in MOVES:
            raise NotationError("unknown-move", f"{text[:40]!r} is not a move of nim")
        return MOVES[text]

    def move_of(self, move_id: int) -> Move:
        return next(move for move in MOVES.values() if move.id == move_id)

    @classmethod
    def of_position(cls, text: str) -> Nim:
        return cls()

    def _parse(self, text: str) -> NimState:
        words = text.split(" ")
        if len(words) != 5 or words[0] != "nim" or not all(map(str.isdigit, words[3:])):
            raise NotationError("bad-position", f"{text[:40]!r} is not a position of nim")
        turn = None if words[2] == "-" else int(words[2])
        return NimState(turn, words[1], int(words[3]), int(words[4]))

    def join_draws(self, draws: Sequence[Move], state: State) -> list[Move]:
        return list(draws)


class _Fields(NamedTuple):
    turn: int | None
    phase: str
    stones: int
    last: int = 0


class NimState(_Fields, State):
    __slots__ = ()
    __repr__ = State.__repr__

    @property
    def game(self) -> Nim:
        return Nim()

    @property
    def scores(self) -> tuple[int, ...]:
        return tuple(int(self.turn is None and player == self.last) for player in (0, 1))

    @property
    def score_parts(self) -> Sequence[str]:
        return ("last stone",)

    @property
    def outcome(self) -> Outcome | None:
        ranks = (1, 2) if self.last == 0 else (2, 1)
        return Outcome(self.scores, ranks, None) if self.turn is None else None

    @property
    def text(self) -> str:
        turn = "-" if self.turn is None else self.turn
        return f"nim {self.phase} {turn} {self.stones} {self.last}"

    def _list_moves(self) -> Sequence[Move]:
        if self.turn is None:
            return ()
        if self.turn == NATURE:
            return [move for move, _ in self.chance_outcomes()]
        return [MOVES[f"take:{n}"] for n in (1, 2) if n <= self.stones]

    def chance_outcomes(self) -> Sequence[tuple[Move, int]]:
        return [(MOVES[f"lay:{n}"], 1) for n in (5, 6, 7)] if self.turn == NATURE else ()

    @property
    def chance_key(self) -> tuple[str, int]:
        return "stones", 0

    def _apply(self, move: Move, events: EventSink) -> Self:
        if not isinstance(move, Stones) or move not in self._list_moves():
            raise IllegalMove("illegal", f"{move.text} cannot be played now")
        if self.turn is None or self.turn == NATURE:
            return self._replace(turn=0, phase="take", stones=move.count)
        left = self.stones - move.count
        if events is not None:
            events.append(StonesTaken(self.turn, move.count, int(left == 0)))
        return self._replace(turn=1 - self.turn if left else None, stones=left, last=self.turn)

    def status(self) -> list[Problem]:
        return []


ENTRY = GameEntry(game="tests.support.toy_game:Nim")
"""What enters it in the registry: only the rules, so it has no drawing and no compiled core."""
