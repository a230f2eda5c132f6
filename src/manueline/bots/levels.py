"""The levels: named bots from a first-time player to full strength, the same on every machine.

What a level is and how it chooses is decided in the compiled core, in
`native/include/manueline/levels`; here are its name, its ratings, and the bot that asks the core.
"""

from __future__ import annotations

import json
from collections.abc import Generator, Iterable, Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from time import monotonic

from manueline.bots.base import (
    Analyser,
    Analysis,
    Limit,
    Line,
    check_to_move,
    fresh_seed,
    named_moves,
)
from manueline.bots.search import SearchBot, view_seed
from manueline.core import CoreSearch, Expected, Play, TriedMove, bridge_of, level_table
from manueline.games.base import View
from manueline.games.values import AnyMove, Move


@dataclass(frozen=True, slots=True)
class LevelRating:
    """Elo in games for two of one game; 1000 is who sees only this move, without a mistake."""

    elo: int
    reach: int
    """How far the 95 % interval reaches to each side."""


@dataclass(frozen=True, slots=True)
class Level:
    """A named strength with its mistakes."""

    name: str
    description: str
    plays: Mapping[str, Play]
    """How it plays each game."""
    ratings: Mapping[str, LevelRating]
    """Its rating in each game."""

    @property
    def searches(self) -> bool:
        """Whether it looks ahead, in some game."""
        return any(play.nodes > 1 for play in self.plays.values())


def _levels() -> dict[str, Level]:
    measured = json.loads(Path(__file__).with_name("ratings.json").read_text(encoding="utf-8"))
    levels = {}
    for name, description, azul, duel in level_table():
        ratings = {
            game: LevelRating(**rows[name]) for game, rows in measured.items() if name in rows
        }
        levels[name] = Level(name, description, {"azul": azul, "duel": duel}, ratings)
    return levels


LEVELS: Mapping[str, Level] = _levels()
"""From the weakest to the strongest."""


def level_bot(level: Level, seed: int | None = None, limit: Limit | None = None) -> Analyser:
    """The level as a bot; a limit can only lower its nodes."""
    return LevelBot(level, seed, limit)


class LevelBot(SearchBot):
    """Chooses as the core does for the level. Every move has the level's whole node limit."""

    def __init__(self, level: Level, seed: int | None = None, limit: Limit | None = None) -> None:
        chosen = fresh_seed() if seed is None else seed % 2**64  # what the core can take
        # Levels were rated without the position networks, and the core plays them so.
        shares = ("position-network-share", "duel-network-share", "duel-policy-share")
        without = dict.fromkeys(shares, 0.0)
        super().__init__(chosen, limit or Limit(), name=level.name, settings=without)
        self._plays = level.plays

    def choose(self, view: View, limit: Limit | None = None) -> Move:
        """Raises NotationError for a game that it does not know, or a view without a move."""
        if limit is not None or self.limit != Limit():
            return super().choose(view, limit)
        check_to_move(view)
        return view.game.move_of(bridge_of(view.game).level_move(self.name, view, self._seed))

    def analysing(
        self,
        view: View,
        limit: Limit | None = None,
        *,
        lines: int = 1,
        moves: Iterable[AnyMove] | None = None,
    ) -> Generator[Analysis, None, None]:
        """Raises NotationError for a game that it does not know, or a view without a move."""
        check_to_move(view)
        bridge_of(view.game)
        most = self._play(view).nodes
        if most == 1:
            yield self._by_this_turn(view, lines, moves)
            return
        asked = self._allowed(limit)
        allowed = replace(asked, nodes=min(most, asked.nodes or most))
        yield from super().analysing(view, allowed, lines=lines, moves=moves)

    def _by_this_turn(self, view: View, lines: int, moves: Iterable[AnyMove] | None) -> Analysis:
        start = monotonic()
        order = [view.game.move_of(id_) for id_ in self._order(view)]
        if moves is not None:
            named = named_moves(view, moves)
            order = [move for move in order if move in named]
            lines = len(order)
        told = tuple(Line(move, moves=(move,)) for move in order[:lines])
        return Analysis(told, 1, monotonic() - start, order[0])

    def _play(self, view: View) -> Play:
        return self._plays[view.game.name]

    def _errs(self, view: View) -> bool:
        return any(self._play(view)[1:])

    def _solves(self, view: View) -> bool:
        return not self._errs(view)

    def _choice(self, view: View, tried: list[TriedMove]) -> int:
        visited = [move for move in tried if move.visits]
        if not visited or not self._errs(view):
            return super()._choice(view, tried)
        return self._order(view, [_expected(move, view.state.mover) for move in visited])[0]

    def _advance(self, tree: CoreSearch, view: View, move: Move) -> None:
        """The tree is not kept: a choice depends on view and seed alone."""

    def _order(self, view: View, tried: list[Expected] | None = None) -> list[int]:
        seed = view_seed(self._seed, view.text)
        return bridge_of(view.game).level_order(self.name, view, seed, tried)


def _expected(move: TriedMove, seat: int) -> Expected:
    others = max(score for other, score in enumerate(move.score) if other != seat)
    return move.move_id, move.score[seat], others
