"""Which levels find a puzzle's move, and the rating that follows."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import pairwise

from manueline.bots.levels import LEVELS, Level, level_bot
from manueline.games.base import View
from manueline.games.values import Move

_TRIES = 3
"""How often a level tries, with other seeds; it solves what it finds in most of them."""
_ONE_TRY = 1000
"""From so many nodes on a level tries once, since its choice hardly depends on the seed."""
_BEYOND = 150
"""How far beyond the last level a puzzle is rated that all levels find, or none."""


@dataclass(frozen=True, slots=True)
class Grading:
    rating: int
    fails: str | None
    solves: str | None
    trap: Move | None
    """What the strongest level that fails plays."""


def graded(view: View, best: Move) -> Grading:
    """How the levels do."""
    game = view.game.name
    tried = {level.name: _plays(level, view) for level in LEVELS.values()}
    solved = {name: 2 * moves.count(best) > len(moves) for name, moves in tried.items()}
    fails = [name for name, solves in solved.items() if not solves]
    solves = [name for name, done in solved.items() if done]
    trap = None
    if fails:
        trap = next(move for move in tried[fails[-1]] if move != best)
    elos = {level.name: level.ratings[game].elo for level in LEVELS.values()}
    return Grading(
        rating_of(solved, elos),
        fails[-1] if fails else None,
        solves[0] if solves else None,
        trap,
    )


def rating_of(solved: Mapping[str, bool], elos: Mapping[str, int]) -> int:
    """The rating that best parts the levels that fail from those that solve.

    It lies between two neighbouring levels, or beyond the last; of several that part them equally
    well, the mean of the lowest and the highest.
    """
    ladder = sorted(elos, key=lambda name: elos[name])
    ratings = [elos[name] for name in ladder]
    cuts = [
        ratings[0] - _BEYOND,
        *((low + high) // 2 for low, high in pairwise(ratings)),
        ratings[-1] + _BEYOND,
    ]
    wrong = [
        sum(solved[name] for name in ladder[:cut]) + sum(not solved[name] for name in ladder[cut:])
        for cut in range(len(cuts))
    ]
    best = [rating for rating, errors in zip(cuts, wrong, strict=True) if errors == min(wrong)]
    return (best[0] + best[-1]) // 2


def _plays(level: Level, view: View) -> list[Move]:
    nodes = level.plays[view.game.name].nodes
    tries = 1 if nodes >= _ONE_TRY else _TRIES
    return [level_bot(level, seed).choose(view) for seed in range(tries)]
