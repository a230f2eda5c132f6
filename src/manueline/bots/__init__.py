"""Bots by name. Each gets a view and returns a move; none ever sees the state."""

from __future__ import annotations

from manueline.bots.base import Bot, RandomBot
from manueline.bots.greedy import GreedyBot
from manueline.games.base import NotationError

__all__ = ["BOTS", "Bot", "GreedyBot", "RandomBot", "make_bot"]

BOTS = {
    "random": "plays any legal move",
    "greedy": "looks one turn ahead: points, costs and progress towards bonuses",
}


def make_bot(name: str, seed: int | None = None) -> Bot:
    """A bot by its name; the seed makes a random one repeatable. Raises NotationError."""
    if name == "random":
        return RandomBot(seed)
    if name == "greedy":
        return GreedyBot()
    raise NotationError(
        "unknown-bot", f"there is no bot {name[:40]!r}, only {', '.join(BOTS)}", name=name[:40]
    )
