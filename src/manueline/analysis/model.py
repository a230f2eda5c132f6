"""A finished review: plain values that reports are made from."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass

from manueline.analysis.judging import Grade, accuracy_of
from manueline.analysis.reasoning import Reason
from manueline.analysis.values import Change, Value
from manueline.bots.base import Line
from manueline.games.base import View
from manueline.games.values import Move
from manueline.records import Record

LEAST = {"nodes": 12, "deals": 2, "deal_nodes": 2, "lines": 1}
"""With less a search has not tried any move, and a mean has no error."""


@dataclass(frozen=True, slots=True)
class Settings:
    """How much work a review is."""

    nodes: int = 15_000
    """For each decision: two thirds find the best moves, one third compares the move played with
    the best one."""
    deals: int = 64
    """With how many other deals a deal is compared. If no more are possible, it is with all."""
    deal_nodes: int = 400
    """For each of these deals."""
    lines: int = 3
    """How many best moves are told."""
    seed: int = 0

    def __post_init__(self) -> None:
        for name, least in LEAST.items():
            if getattr(self, name) < least:
                raise ValueError(f"{name} of a review must be at least {least}")


@dataclass(frozen=True, slots=True)
class Decision:
    """A player's move, judged by what the player knew."""

    ply: int
    """The number of the move in the record, from 1."""
    round: int
    seat: int
    move: Move
    options: int
    """How many legal moves there were."""
    best: tuple[Line, ...]
    """The best moves that the search found, the best first."""
    before: Value
    """After the best move."""
    after: Value
    """After the move played."""
    error: float
    """The standard error of the difference in the mover's chance to win."""
    grade: Grade | None
    themes: tuple[str, ...]
    """What the best move does better, each checked by the rules; only of a move with a grade."""
    view: View
    """What the player knew."""
    reasons: tuple[Reason, ...] = ()
    """Why the best move is better than the one played; only of a move with a grade, as the next."""
    drawbacks: tuple[Reason, ...] = ()
    """What speaks against the move played."""

    @property
    def change(self) -> Change:
        """What the move changed for every seat, compared with the best one."""
        return self.after.less(self.before)

    @property
    def loss(self) -> float:
        """The mover's lost chance to win, at least 0."""
        return max(0.0, -self.change.wins[self.seat])

    @property
    def points_lost(self) -> float:
        """The points that the mover's lead is expected to lose; below 0 if it gains."""
        return -self.change.leads[self.seat]

    @property
    def accuracy(self) -> float:
        """In percent."""
        return accuracy_of(self.loss)


@dataclass(frozen=True, slots=True)
class Deal:
    """Moves of nature between two players' moves."""

    ply: int
    round: int
    """The round after it."""
    moves: tuple[Move, ...]
    before: Value
    """The mean over what could have come."""
    after: Value
    compared: int
    """With how many deals it was compared."""
    exact: bool
    """Whether these are all that were possible."""

    @property
    def change(self) -> Change:
        """The luck of every seat."""
        return self.after.less(self.before)

    @property
    def error(self) -> float:
        """The standard error of the luck in chance to win."""
        return math.hypot(self.before.error, self.after.error)


Moment = Decision | Deal


@dataclass(frozen=True, slots=True)
class Share:
    """What one cause gave a seat."""

    wins: float = 0.0
    points: float = 0.0

    def plus(self, wins: float, points: float) -> Share:
        return Share(self.wins + wins, self.points + points)


@dataclass(frozen=True, slots=True)
class RoundReview:
    """One seat in one round."""

    round: int
    luck: Share
    skill: Share
    """At most 0 apart from errors of the search: what moves lost against the best ones."""
    accuracy: float | None
    grades: tuple[Grade, ...]


@dataclass(frozen=True, slots=True)
class SeatReview:
    """One seat's game. In chances to win and in points, start + luck + skill + error = result."""

    seat: int
    name: str
    decisions: int
    accuracy: float | None
    """The mean over decisions, in percent; None without one."""
    grades: dict[Grade, int]
    lost: Share
    """What inaccuracies, mistakes and blunders cost."""
    start: Share
    luck: Share
    skill: Share
    """What all own moves lost against the best ones, less what the others' moves lost to it."""
    own_skill: Share
    """The part of own moves."""
    error: Share
    """What the search saw only later."""
    standard_error: Share
    """Of `error`."""
    result: Share
    rounds: tuple[RoundReview, ...]
    themes: dict[str, Share]
    """What moves with a grade cost, by theme; a move with several themes counts in each."""

    @property
    def adjusted(self) -> Share:
        """The result without luck."""
        return Share(self.result.wins - self.luck.wins, self.result.points - self.luck.points)


@dataclass(frozen=True, slots=True)
class Review:
    """A reviewed game."""

    record: Record
    settings: Settings
    nodes: int
    """All that were searched."""
    moments: tuple[Moment, ...]
    start: Value
    end: Value
    """The result, or what is expected where the record ends before the game."""
    seats: tuple[SeatReview, ...]

    @property
    def is_over(self) -> bool:
        """Whether the record has the whole game."""
        return self.record.result is not None

    @property
    def decisions(self) -> Iterator[Decision]:
        return (moment for moment in self.moments if isinstance(moment, Decision))

    @property
    def deals(self) -> Iterator[Deal]:
        return (moment for moment in self.moments if isinstance(moment, Deal))

    def turning_points(self, most: int = 3) -> list[Decision]:
        """The moves with a grade that lost the most, in the order of play."""
        graded = [decision for decision in self.decisions if decision.grade is not None]
        graded.sort(key=lambda decision: -decision.loss)
        return sorted(graded[:most], key=lambda decision: decision.ply)
