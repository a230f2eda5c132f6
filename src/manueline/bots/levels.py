"""The levels: named bots from a friendly beginner to full strength, the same on every machine."""

from __future__ import annotations

import threading
from collections.abc import Mapping
from dataclasses import dataclass, replace
from random import Random

from manueline.bots.greedy import value_of
from manueline.bots.search import Searcher
from manueline.bots.thinking import Info, Limits, Report, Thinker
from manueline.games.base import View
from manueline.games.values import Move


@dataclass(frozen=True, slots=True)
class Level:
    """How far a player sees, how surely it judges, and how strong that makes it."""

    name: str
    description: str
    nodes: int
    """What it may look at in a turn; 1 is the turn itself and nothing behind it."""
    blur: float
    """By how many points it misjudges moves: the standard deviation of its error."""
    rating: int
    """Elo at a table for two, `greedy` being 1000: the mean of Azul's and Duel's (docs/bots.md)."""


LEVELS: Mapping[str, Level] = {
    level.name: level
    for level in (
        Level("novice", "sees this turn only and often misjudges it", 1, 3.0, 480),
        Level("casual", "sees this turn only and sometimes misjudges it", 1, 1.0, 770),
        Level("regular", "looks a little ahead and often misjudges what it sees", 20, 5.0, 1060),
        Level(
            "skilled", "looks a little ahead and sometimes misjudges what it sees", 40, 2.0, 1340
        ),
        Level("strong", "looks ahead and seldom misjudges what it sees", 400, 0.3, 1610),
        Level("expert", "looks ahead thoroughly, to the round's end", 2_500, 0.0, 2140),
        Level("master", "full strength", 25_000, 0.0, 2530),
    )
}
"""From the weakest to the strongest."""


def level_thinker(level: Level, seed: int | None = None) -> Thinker:
    """The level as a thinker: tighter limits hold, wider ones do not make it stronger."""
    thinker = Glance(level.blur, seed) if level.nodes == 1 else Searcher(seed, level.blur)
    return Capped(level, thinker)


class Capped:
    """A thinker that never looks at more than its level allows."""

    def __init__(self, level: Level, thinker: Thinker) -> None:
        self.name = level.name
        self._nodes = level.nodes
        self._thinker = thinker

    def think(self, view: View, limits: Limits, report: Report, stop: threading.Event) -> Move:
        nodes = min(self._nodes, limits.nodes or self._nodes)
        return self._thinker.think(view, replace(limits, nodes=nodes), report, stop)


class Glance:
    """Weighs moves by this turn alone, as `greedy` does, and errs; a seed repeats the errors."""

    name = "glance"

    def __init__(self, blur: float, seed: int | None = None) -> None:
        self._blur = blur
        self._seed = seed or 0

    def think(self, view: View, limits: Limits, report: Report, stop: threading.Event) -> Move:
        rng = Random(f"{self._seed} {view.text}")
        seems = [value_of(view, move) + rng.gauss(0.0, self._blur) for move in view.legal_moves]
        move = view.legal_moves[max(range(len(seems)), key=seems.__getitem__)]
        report(Info(nodes=1, line=(move,)))
        return move
