"""Bots that take long, fail, or cannot be stopped; and an engine of them as a process."""

from __future__ import annotations

import sys
import threading
from collections.abc import Generator, Iterable
from time import monotonic, sleep

from manueline.bots import AnalysingBot, Analysis, Bot, Limit, Line
from manueline.engines import serve
from manueline.games.base import View
from manueline.games.values import AnyMove

PACE = 0.005
"""Seconds from one news to the next, as they are told; by the clock they are more."""
RELEASED = threading.Event()


class Slow(AnalysingBot):
    """Has news all the time, until a limit; plays the last legal move."""

    def __init__(self) -> None:
        super().__init__("slow", Limit())

    def analysing(
        self,
        view: View,
        limit: Limit | None = None,
        *,
        lines: int = 1,
        moves: Iterable[AnyMove] | None = None,
    ) -> Generator[Analysis, None, None]:
        allowed = self._allowed(limit)
        end, nodes, move = monotonic() + (allowed.seconds or 0), 0, view.legal_moves[-1]
        while True:
            sleep(PACE)
            nodes += 1
            yield Analysis((Line(move, 1.5, 0.625, nodes, (move,)),), nodes, nodes * PACE, move)
            if allowed.nodes is not None and nodes >= allowed.nodes:
                return
            if allowed.seconds is not None and monotonic() >= end:
                return


class Unstoppable(Slow):
    """Goes on after its first news until the test releases it, stopped or not."""

    def __init__(self) -> None:
        super().__init__()
        self.name = "unstoppable"

    def analysing(
        self,
        view: View,
        limit: Limit | None = None,
        *,
        lines: int = 1,
        moves: Iterable[AnyMove] | None = None,
    ) -> Generator[Analysis, None, None]:
        move = view.legal_moves[-1]
        try:
            yield Analysis((Line(move, moves=(move,)),), 1, 0.0, move)
        finally:
            RELEASED.wait()


class Broken(Slow):
    """Has a fault."""

    def __init__(self) -> None:
        super().__init__()
        self.name = "broken"

    def analysing(
        self,
        view: View,
        limit: Limit | None = None,
        *,
        lines: int = 1,
        moves: Iterable[AnyMove] | None = None,
    ) -> Generator[Analysis, None, None]:
        raise ZeroDivisionError("a fault\nin two lines")


BOTS = {"slow": Slow, "unstoppable": Unstoppable, "broken": Broken}


def make(name: str, seed: int | None) -> Bot:
    return BOTS[name]()


if __name__ == "__main__":
    serve(make, list(BOTS), "test", sys.stdin.fileno(), sys.stdout.fileno())
