"""What each seat used in a game: turns, time by the clock and processor time."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass

from manueline.bots import Bot
from manueline.engines import ExternalBot


@dataclass(frozen=True, slots=True)
class Cost:
    """What a seat used for its moves."""

    turns: int
    """All moves of a turn count as one, since they share its limit."""
    seconds: float
    """By the clock."""
    cpu: float | None
    """Of the processor; None if it is not known."""


class Meter:
    """Measures the moves of one seat.

    An engine is asked for the time of its own process, from the start of the game on, so that
    what it does on others' turns counts too. Any other bot runs in this process, whose time is
    taken while it moves.
    """

    def __init__(self, bot: Bot) -> None:
        self._engine = bot if isinstance(bot, ExternalBot) else None
        self._start = None if self._engine is None else self._engine.cpu
        self._turns = 0
        self._seconds = 0.0
        self._cpu: float | None = 0.0

    @contextmanager
    def move(self, mid_turn: bool) -> Iterator[None]:
        """Around a move of this seat, which begins a turn or continues it."""
        start, cpu = time.monotonic(), time.process_time()
        yield
        self._turns += not mid_turn
        self._seconds += time.monotonic() - start
        self._cpu = self._used_by_engine() if self._engine else self._used(cpu)

    @property
    def cost(self) -> Cost:
        """In whole microseconds, so that a file gives back what it got."""
        cpu = None if self._cpu is None else round(self._cpu, 6)
        return Cost(self._turns, round(self._seconds, 6), cpu)

    def _used(self, start: float) -> float:
        return (self._cpu or 0.0) + time.process_time() - start

    def _used_by_engine(self) -> float | None:
        now = None if self._engine is None else self._engine.cpu
        return None if now is None or self._start is None else now - self._start


def write_costs(costs: Sequence[Cost] | None) -> list[list[float | None]] | None:
    if costs is None:
        return None
    return [[cost.turns, cost.seconds, cost.cpu] for cost in costs]


def costs_from(data: object) -> tuple[Cost, ...] | None:
    """Raises TypeError unless `write_costs` wrote this; None for games of before they were kept."""
    match data:
        case None:
            return None
        case [*rows]:
            return tuple(map(_cost_from, rows))
    raise TypeError


def _cost_from(row: object) -> Cost:
    match row:
        case [int(turns), int() | float() as seconds, int() | float() | None as cpu]:
            return Cost(turns, seconds, cpu)
    raise TypeError
