"""Bots: each gets a view, never the full state, and returns a move."""

from manueline.bots.analysing import AnalysingBot
from manueline.bots.base import Analyser, Analysis, Bot, Limit, Line, RandomBot
from manueline.bots.greedy import GreedyBot
from manueline.bots.levels import LEVELS, Level, level_bot
from manueline.bots.search import SearchBot

__all__ = [
    "LEVELS",
    "Analyser",
    "AnalysingBot",
    "Analysis",
    "Bot",
    "GreedyBot",
    "Level",
    "Limit",
    "Line",
    "RandomBot",
    "SearchBot",
    "level_bot",
]
