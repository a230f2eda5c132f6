"""The levels: named bots from beginner to full strength, the same on every machine."""

from __future__ import annotations

from collections.abc import Generator, Iterable, Mapping
from dataclasses import dataclass, replace
from random import Random
from time import monotonic

from manueline.bots.analysing import AnalysingBot
from manueline.bots.base import (
    Analyser,
    Analysis,
    Limit,
    Line,
    check_to_move,
    fresh_seed,
    named_moves,
)
from manueline.bots.greedy import value_of
from manueline.bots.search import SearchBot
from manueline.games.base import View
from manueline.games.values import AnyMove


@dataclass(frozen=True, slots=True)
class Level:
    """A named strength: how many nodes a bot searches, and the size of its errors."""

    name: str
    description: str
    nodes: int
    """The node limit of a turn; 1 means that only the turn itself is rated, without search."""
    noise: float
    """The standard deviation, in points, of the error added to the value of each move."""
    rating: int
    """Elo in two-player games, `greedy` being 1000: the mean of Azul and Duel (docs/bots.md)."""


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


def level_bot(level: Level, seed: int | None = None, limit: Limit | None = None) -> Analyser:
    """The level as a bot; a limit can only lower its nodes."""
    if level.nodes == 1:
        return OneTurnLevel(level, seed)
    return SearchLevel(level, seed, limit)


class SearchLevel(SearchBot):
    """The search with noise and with the level's node limit."""

    def __init__(self, level: Level, seed: int | None = None, limit: Limit | None = None) -> None:
        super().__init__(seed, limit or Limit(), name=level.name, noise=level.noise)
        self._most_nodes = level.nodes

    def _allowed(self, limit: Limit | None) -> Limit:
        asked = super()._allowed(limit)
        return replace(asked, nodes=min(self._most_nodes, asked.nodes or self._most_nodes))


class OneTurnLevel(AnalysingBot):
    """Rates moves as `greedy` does and adds noise; a seed makes the noise repeatable."""

    def __init__(self, level: Level, seed: int | None = None) -> None:
        super().__init__(level.name, Limit(nodes=level.nodes))
        self._noise = level.noise
        self._seed = fresh_seed() if seed is None else seed

    def analysing(
        self,
        view: View,
        limit: Limit | None = None,
        *,
        lines: int = 1,
        moves: Iterable[AnyMove] | None = None,
    ) -> Generator[Analysis, None, None]:
        """Yields one analysis. Raises NotationError for a game without values."""
        check_to_move(view)
        start = monotonic()
        looked_at = view.legal_moves if moves is None else named_moves(view, moves)
        rng = Random(f"{self._seed} {view.text}")
        seems = {move: value_of(view, move) + rng.gauss(0.0, self._noise) for move in looked_at}
        best = sorted(seems, key=lambda move: -seems[move])
        told = tuple(Line(move, moves=(move,)) for move in best[: lines if moves is None else None])
        yield Analysis(told, 1, monotonic() - start, best[0])
