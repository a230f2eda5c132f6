"""What a bot is asked and what it answers, and the thinking itself."""

from __future__ import annotations

import threading

import msgspec

from manueline.bots import Info, Limits
from manueline.games import game_of
from manueline.games.base import parse_view
from manueline.server.bots.levels import thinker_of


class Task(msgspec.Struct, frozen=True):
    """A view to find a move in; the only thing of a table that a bot gets."""

    game: str
    options: dict[str, str]
    view: str
    level: str
    seconds: float
    lines: int = 1


class ThoughtLine(msgspec.Struct, frozen=True):
    move: str
    win: float | None
    score: float | None


STOP = b"stop\n"
"""The line that ends the thinking under way."""


class Failed(msgspec.Struct, frozen=True):
    """Why there is no thought."""

    error: str


class Thought(msgspec.Struct, frozen=True):
    """The chosen move, and the best moves with what they promise."""

    move: str
    lines: list[ThoughtLine]


def think(task: Task, stop: threading.Event) -> Thought:
    """Raises GameError if the level does not know the game, or the view has no move."""
    view = parse_view(game_of(task.game, task.options), task.view)
    best: dict[int, Info] = {}

    def note(info: Info) -> None:
        best[info.rank] = info

    limits = Limits(seconds=task.seconds, lines=task.lines)
    move = thinker_of(task.level).think(view, limits, note, stop)
    lines = [
        ThoughtLine(info.line[0].text, info.win, info.score)
        for _, info in sorted(best.items())
        if info.line
    ]
    return Thought(move.text, lines)
