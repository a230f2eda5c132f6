"""The one grammar of players' names: what a text such as `search:seconds=0.5` seats."""

from __future__ import annotations

import importlib

from manueline.bots.base import Bot, RandomBot
from manueline.bots.greedy import GreedyBot
from manueline.bots.levels import LEVELS, level_thinker
from manueline.bots.search import DEFAULT, Searcher
from manueline.bots.thinking import BotThinker, Limits, Thinker, ThinkerBot
from manueline.engines import engine_bot
from manueline.games.errors import NotationError

BOTS = {
    "random": "plays any legal move",
    "greedy": "looks one turn ahead: points, costs and progress towards bonuses",
    **{level.name: level.description for level in LEVELS.values()},
    "search": "full strength, as long as it is let (search:seconds=0.5, search:nodes=1000)",
}
"""Every bot with how it plays; the levels among them from the weakest to the strongest."""
ENGINE = "engine:"
"""What stands before the command line of a program that speaks the engine protocol."""


def make_bot(name: str, seed: int | None = None) -> Bot:
    """A bot by its name; the seed makes chance repeatable. Raises NotationError."""
    if name == "random":
        return RandomBot(seed)
    if name == "greedy":
        return GreedyBot()
    if name.startswith(ENGINE):
        first, _, command = name.removeprefix(ENGINE).partition(" ")
        limits = _limits(first)
        return engine_bot(command if limits else name.removeprefix(ENGINE), limits, seed=seed)
    if name in LEVELS:
        level = LEVELS[name]
        return ThinkerBot(level_thinker(level, seed), Limits(nodes=level.nodes))
    if name.split(":")[0] == "search":
        return ThinkerBot(Searcher(seed), _search_limits(name))
    raise NotationError(
        "unknown-bot",
        f"there is no bot {name[:40]!r}, only {', '.join(BOTS)} and {ENGINE}COMMAND",
        name=name[:40],
    )


def _search_limits(name: str) -> Limits:
    """The limits behind `search:`, the default if there are none. Raises NotationError."""
    _, colon, text = name.partition(":")
    limits = _limits(text) if colon else DEFAULT
    if limits is None:
        raise NotationError(
            "unknown-bot", f"a search has seconds=NUMBER or nodes=NUMBER, not {text[:40]!r}"
        )
    return limits


def _limits(text: str) -> Limits | None:
    """`seconds=0.5` or `nodes=1000` as limits; None for anything else."""
    key, _, value = text.partition("=")
    try:
        if key == "seconds":
            return Limits(seconds=float(value))
        if key == "nodes":
            return Limits(nodes=int(value))
    except ValueError:
        pass
    return None


def make_thinker(name: str, seed: int | None = None) -> Thinker:
    """A bot by its name, as one that thinks within limits. Raises NotationError."""
    if name == "search":
        return Searcher(seed)
    if name in LEVELS:
        return level_thinker(LEVELS[name], seed)
    return BotThinker(make_bot(name, seed))


OWN = "python:"


def make_player(text: str, seed: int) -> Bot:
    """`python:MODULE:NAME` calls that with the seed; any other text is a bot's name.

    Raises NotationError if there is no such player, and whatever making it raises.
    """
    if not text.startswith(OWN):
        return make_bot(text, seed)
    module, _, name = text.removeprefix(OWN).partition(":")
    try:
        maker = getattr(importlib.import_module(module), name)
    except (ImportError, AttributeError, ValueError) as error:
        raise NotationError("unknown-bot", f"{text[:80]!r} cannot be imported: {error}") from None
    bot: Bot = maker(seed)
    return bot
