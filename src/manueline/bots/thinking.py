"""Bots that take their time: limits, news while thinking, and the ways to and from a plain bot."""

from __future__ import annotations

import threading
from collections.abc import Callable
from dataclasses import dataclass, replace
from time import monotonic
from typing import Protocol

from manueline.bots.base import Bot
from manueline.games.base import View
from manueline.games.values import Move


@dataclass(frozen=True, slots=True)
class Limits:
    """What one turn may cost, all of its parts together; None is without limit."""

    seconds: float | None = None
    nodes: int | None = None
    threads: int = 1
    lines: int = 1
    """How many of the best lines to report."""

    def __post_init__(self) -> None:
        if self.seconds is not None and not 0 <= self.seconds < 1e9:
            raise ValueError("the seconds of a turn are a number from 0 to a milliard")
        if self.nodes is not None and self.nodes < 1:
            raise ValueError("a search visits at least one node")
        if self.threads < 1 or self.lines < 1:
            raise ValueError("there is at least one thread and one line")


@dataclass(frozen=True, slots=True)
class Info:
    """What a search knows so far."""

    nodes: int | None = None
    seconds: float | None = None
    score: float | None = None
    """Expected score difference for the mover at the end of the game."""
    win: float | None = None
    """The mover's winning chance, 0 to 1."""
    line: tuple[Move, ...] = ()
    """The moves expected, the mover's first."""
    rank: int = 1
    """1 for the best line, 2 for the second best."""


Report = Callable[[Info], None]


class Thinker(Protocol):
    """A player that thinks within limits, tells what it finds, and can be stopped."""

    name: str

    def think(self, view: View, limits: Limits, report: Report, stop: threading.Event) -> Move:
        """One of the view's legal moves: the best so far once a limit is reached or stop is set."""


class BotThinker:
    """A plain bot as a thinker: it answers at once, whatever the limits."""

    def __init__(self, bot: Bot) -> None:
        self.name = bot.name
        self._bot = bot

    def think(self, view: View, limits: Limits, report: Report, stop: threading.Event) -> Move:
        start = monotonic()
        move = self._bot.choose(view)
        report(Info(len(view.legal_moves), monotonic() - start, line=(move,)))
        return move


class ThinkerBot:
    """A thinker as a plain bot, with the same limits for every turn."""

    def __init__(self, thinker: Thinker, limits: Limits) -> None:
        self.name = thinker.name
        self._thinker = thinker
        self._budget = TurnBudget(limits)

    def choose(self, view: View) -> Move:
        return self._budget.spend(self._thinker, view)


class TurnBudget:
    """Shares the limits of a turn among its parts: what one part used, the next ones lack."""

    def __init__(self, limits: Limits) -> None:
        self._whole = self._left = limits

    def spend(self, thinker: Thinker, view: View) -> Move:
        """The thinker's move for this part, its cost taken off what is left of the turn."""
        if not view.state.mid_turn:
            self._left = self._whole
        nodes = 0

        def note(info: Info) -> None:
            nonlocal nodes
            nodes = max(nodes, info.nodes or 0)

        start = monotonic()
        move = thinker.think(view, self._left, note, threading.Event())
        self._take(monotonic() - start, nodes)
        return move

    def _take(self, seconds: float, nodes: int) -> None:
        left = self._left
        self._left = replace(
            left,
            seconds=None if left.seconds is None else max(0.0, left.seconds - seconds),
            nodes=None if left.nodes is None else max(1, left.nodes - nodes),
        )
