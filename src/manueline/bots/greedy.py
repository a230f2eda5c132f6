"""The bot `greedy`: plays the move of the highest value in this turn.

Its play must not change, because the ratings of other bots are relative to it.
"""

from __future__ import annotations

from collections.abc import Callable

from manueline.bots.base import Bot, Limit
from manueline.games.base import View
from manueline.games.errors import NotationError
from manueline.games.registry import load_part
from manueline.games.values import Move


def value_of(view: View, move: Move) -> float:
    """The value of a move in points. Raises NotationError for a game without values."""
    value: Callable[[View, Move], float] | None = load_part(view.game.name, "move_value")
    if value is None:
        raise NotationError("no-bot", f"greedy does not know the game {view.game.name!r}")
    return value(view, move)


class GreedyBot(Bot):
    """Rates each move by points, costs and progress to bonuses; plays the first of the best."""

    name = "greedy"

    def choose(self, view: View, limit: Limit | None = None) -> Move:
        """Raises NotationError for a game without values."""
        return max(view.legal_moves, key=lambda move: value_of(view, move))
