"""Ways to play for tests: each reaches parts of the rules that the others seldom do."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from manueline.bots import GreedyBot
from manueline.games.base import View
from manueline.games.values import Move

Policy = Callable[[View, Random], Move]

_GREEDY = GreedyBot()


def uniform(view: View, rng: Random) -> Move:
    """Any legal move: many broken tiles, hardly a point."""
    return rng.choice(view.legal_moves)


def sensible(view: View, rng: Random) -> Move:
    """Mostly greedy, so that walls and domes fill and points are scored; varied by chance."""
    return uniform(view, rng) if rng.random() < 0.1 else _GREEDY.choose(view)


def hoarding(view: View, rng: Random) -> Move:
    """Keeps tiles: begins long lines, never completes one if it can help it, draws many plates."""
    moves = view.legal_moves

    def unwanted(move: Move) -> tuple[int, float]:
        text = move.text
        if text == "draw":
            return -1, 0.0
        if text == "stop":
            return 9, 0.0
        line = text.partition(">")[2]
        return {"5": 0, "6": 0, "4": 1, "3": 2, "2": 3, "1": 4}.get(line, 5), rng.random()

    return min(moves, key=unwanted)


POLICIES: dict[str, Policy] = {"uniform": uniform, "sensible": sensible, "hoarding": hoarding}
