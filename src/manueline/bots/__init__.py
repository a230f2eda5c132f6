"""Bots: each gets a view and returns a move; none ever sees the state."""

from manueline.bots.base import Bot, RandomBot
from manueline.bots.greedy import GreedyBot
from manueline.bots.levels import LEVELS, Level, level_thinker
from manueline.bots.search import DEFAULT, Searcher
from manueline.bots.thinking import BotThinker, Info, Limits, Thinker, ThinkerBot

__all__ = [
    "DEFAULT",
    "LEVELS",
    "Bot",
    "BotThinker",
    "GreedyBot",
    "Info",
    "Level",
    "Limits",
    "RandomBot",
    "Searcher",
    "Thinker",
    "ThinkerBot",
    "level_thinker",
]
