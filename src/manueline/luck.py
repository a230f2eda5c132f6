"""Where nature moved in a game, and what its moves were worth to each seat.

The luck of a deal is what the position after it is worth, less the mean over the deals that could
have come instead. If all of them are judged alike, the luck of every deal has the mean 0, however
well they are judged.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Generic, Protocol, Self, TypeVar

from manueline.games.values import NATURE


class Position(Protocol):
    """A position of the rules in Python, or of the compiled ones."""

    @property
    def turn(self) -> int | None: ...
    @property
    def round(self) -> int: ...
    def play(self, move: int, /) -> Self: ...


PositionT = TypeVar("PositionT", bound=Position)


@dataclass(frozen=True, slots=True)
class Deal(Generic[PositionT]):
    """Moves of nature between two players' moves."""

    before: PositionT
    after: PositionT
    first: int
    """The number of its first move in the game, from 0."""
    last: int


def deals(
    state: PositionT, moves: Iterable[int], *, rounds_only: bool = False
) -> Iterator[Deal[PositionT]]:
    """Nature's deals in a game of single moves from `state` on.

    With `rounds_only` these are the ones that begin a round; others show single chips and plates.
    """
    before: PositionT | None = None
    begun, first = 0, 0
    for number, move in enumerate(moves):
        begins = state.turn == NATURE and (state.round > begun or not rounds_only)
        if begins and before is None:
            before, first = state, number
        state = state.play(move)
        if before is not None and state.turn != NATURE:
            yield Deal(before, state, first, number)
            before, begun = None, state.round


def weighted_mean(values: Sequence[Sequence[float]], weights: Sequence[float]) -> tuple[float, ...]:
    """The mean of the values of each seat."""
    total = math.fsum(weights)
    return tuple(
        math.fsum(weight * value for weight, value in zip(weights, column, strict=True)) / total
        for column in zip(*values, strict=True)
    )


def luck_of(
    worth: Sequence[float], others: Sequence[Sequence[float]], weights: Sequence[float]
) -> tuple[float, ...]:
    """By how much each seat's worth after a deal exceeds the mean over these deals."""
    mean = weighted_mean(others, weights)
    return tuple(value - expected for value, expected in zip(worth, mean, strict=True))
