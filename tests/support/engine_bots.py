"""Thinkers that take long, fail, or do not listen; and an engine of them as a process."""

from __future__ import annotations

import sys
import threading
from time import monotonic, sleep

from manueline.bots.thinking import Info, Limits, Report, Thinker
from manueline.engines import serve
from manueline.games.base import View
from manueline.games.values import Move

PACE = 0.005


class Slow:
    """Reports all the time, until a limit or stop; then plays the last legal move."""

    name = "slow"

    def think(self, view: View, limits: Limits, report: Report, stop: threading.Event) -> Move:
        start, nodes, move = monotonic(), 0, view.legal_moves[-1]
        while not stop.wait(PACE):
            nodes += 1
            used = monotonic() - start
            report(Info(nodes, used, 1.5, 0.625, (move,)))
            if limits.nodes is not None and nodes >= limits.nodes:
                break
            if limits.seconds is not None and used >= limits.seconds:
                break
        return move


class Deaf:
    """Thinks for ever and does not hear stop."""

    name = "deaf"

    def think(self, view: View, limits: Limits, report: Report, stop: threading.Event) -> Move:
        while True:
            report(Info(1))
            sleep(0.01)


class Broken:
    """Has a fault."""

    name = "broken"

    def think(self, view: View, limits: Limits, report: Report, stop: threading.Event) -> Move:
        raise ZeroDivisionError("a fault\nin two lines")


THINKERS: dict[str, type[Slow] | type[Deaf] | type[Broken]] = {
    thinker.name: thinker for thinker in (Slow, Deaf, Broken)
}


def make(name: str, seed: int | None) -> Thinker:
    return THINKERS[name]()


if __name__ == "__main__":
    serve(make, list(THINKERS), "test", sys.stdin.fileno(), sys.stdout.fileno())
