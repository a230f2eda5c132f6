"""Bots at tables: their levels, and the processes in which they run."""

from manueline.server.bots.levels import seatable
from manueline.server.bots.pool import BotFailure, BotPool, Thinking
from manueline.server.bots.task import Task, Thought, ThoughtLine, think

__all__ = [
    "BotFailure",
    "BotPool",
    "Task",
    "Thinking",
    "Thought",
    "ThoughtLine",
    "seatable",
    "think",
]
