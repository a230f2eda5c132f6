"""The base values of every game: moves, events, outcomes, and facts about a game."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass, fields
from typing import Any, Final, Literal, NamedTuple

NATURE: Final = -1
"""The player who draws from bags and stacks; players are 0, 1, 2, ..."""
NOBODY: Final = -1
"""No player: the value of a holder field while nobody holds it."""


class Move(ABC):
    """A small frozen value that can also be written as a text without spaces and as an id.

    Players' ids count up from 0, nature's count down from -1. A compound deal and a redacted
    move have no id (`None`): they are notation, not choices.
    """

    __slots__ = ()

    @property
    @abstractmethod
    def text(self) -> str: ...

    @property
    @abstractmethod
    def id(self) -> int | None: ...

    @property
    def is_redacted(self) -> bool:
        """Whether a part that the viewer may not know is left out; only views can play it."""
        return False

    def __str__(self) -> str:
        return self.text


class ScoreChange(NamedTuple):
    """Points that an event gave a player, or took away."""

    player: int
    part: str
    """Where they came from: one of `State.score_parts`."""
    points: int


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened while a move was played; subclasses say what."""

    @property
    def kind(self) -> str:
        return type(self).__name__

    def score_changes(self) -> Sequence[ScoreChange]:
        """The points that it gave or cost; empty for kinds that change no score."""
        return ()

    def as_dict(self) -> dict[str, Any]:
        """The event as plain data for JSON."""
        return {"kind": self.kind, **{f.name: getattr(self, f.name) for f in fields(self)}}


EventSink = list[Event] | None
"""The list that the rules append events to; None if no events are wanted."""


class Outcome(NamedTuple):
    """How a finished game ended.

    `ranks` start at 1 and tied players share one; `tie_break` names the tier that separated the
    winner from players of the same score: None if no one tied for the highest score, the tier's
    name if it decided, "shared" if nothing did.
    """

    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    tie_break: str | None

    @property
    def winners(self) -> tuple[int, ...]:
        return tuple(player for player, rank in enumerate(self.ranks) if rank == 1)

    def utility(self, player: int) -> float:
        """Zero-sum payoff in [-1, 1]: winners share what the others lose."""
        players, winners = len(self.scores), self.winners
        losers = players - len(winners)
        if player in winners:
            return losers / (len(winners) * (players - 1))
        return -1 / (players - 1)


def rank(keys: Sequence[tuple[int, ...]]) -> tuple[int, ...]:
    """Competition ranks (1, 2, 2, 4) of players by their keys, the highest key first."""
    return tuple(1 + sum(other > key for other in keys) for key in keys)


@dataclass(frozen=True, slots=True)
class GameInfo:
    """Facts about a game that hold for every position."""

    name: str
    version: int
    players: int
    action_count: int
    chance_count: int
    information: Literal["perfect", "imperfect"]
    longest_game: int
    """An upper bound on players' moves (not nature's) in one game."""
    utility_range: tuple[float, float] = (-1.0, 1.0)
    zero_sum: bool = True


AnyMove = Move | str | int
"""A move as a value, as its text, or as its id."""
