"""Bots by name. Each gets a view and returns a move; none ever sees the state."""

from __future__ import annotations

from manueline.bots.base import Bot, RandomBot
from manueline.bots.greedy import GreedyBot
from manueline.bots.protocol import EngineFailure, ExternalBot, engine_bot
from manueline.bots.thinking import BotThinker, Info, Limits, Thinker, ThinkerBot
from manueline.games.base import NotationError

__all__ = [
    "BOTS",
    "ENGINE",
    "Bot",
    "EngineFailure",
    "ExternalBot",
    "GreedyBot",
    "Info",
    "Limits",
    "RandomBot",
    "Thinker",
    "ThinkerBot",
    "make_bot",
    "make_thinker",
]

BOTS = {
    "random": "plays any legal move",
    "greedy": "looks one turn ahead: points, costs and progress towards bonuses",
}
ENGINE = "engine:"
"""What stands before the command line of a program that speaks the engine protocol."""


def make_bot(name: str, seed: int | None = None) -> Bot:
    """A bot by its name; the seed makes a random one repeatable. Raises NotationError."""
    if name == "random":
        return RandomBot(seed)
    if name == "greedy":
        return GreedyBot()
    if name.startswith(ENGINE):
        return engine_bot(name.removeprefix(ENGINE), seed=seed)
    raise NotationError(
        "unknown-bot",
        f"there is no bot {name[:40]!r}, only {', '.join(BOTS)} and {ENGINE}COMMAND",
        name=name[:40],
    )


def make_thinker(name: str, seed: int | None = None) -> Thinker:
    """A bot by its name, as one that thinks within limits. Raises NotationError."""
    return BotThinker(make_bot(name, seed))
