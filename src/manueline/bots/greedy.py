"""One turn deep, the move of the highest value. Its play never changes: others are rated by it."""

from __future__ import annotations

from collections.abc import Callable

from manueline.bots.base import Bot, Limit
from manueline.games.base import View
from manueline.games.errors import NotationError
from manueline.games.registry import load_part
from manueline.games.values import Move


def value_of(view: View, move: Move) -> float:
    """What a move seems worth in this turn, in points. Raises NotationError for other games."""
    value: Callable[[View, Move], float] | None = load_part(view.game.name, "move_value")
    if value is None:
        raise NotationError("no-bot", f"greedy does not know the game {view.game.name!r}")
    return value(view, move)


class GreedyBot(Bot):
    """Weighs points, costs and progress towards bonuses of every move; the first best wins."""

    name = "greedy"

    def choose(self, view: View, limit: Limit | None = None) -> Move:
        """Raises NotationError for a game it has no values for."""
        return max(view.legal_moves, key=lambda move: value_of(view, move))
