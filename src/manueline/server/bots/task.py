"""What a bot is asked and what it answers, and the thinking itself."""

from __future__ import annotations

import threading

import msgspec

from manueline.bots import Info, Limits, Thinker
from manueline.engines import ExternalBot, engine_bot
from manueline.games import game_of
from manueline.games.base import Game
from manueline.players import make_thinker


class Task(msgspec.Struct, frozen=True):
    """A view to find a move in; the only thing of a table that a bot gets."""

    game: str
    options: dict[str, str]
    view: str
    level: str
    seconds: float
    lines: int = 1
    engine: str | None = None
    """The command line of the engine that has this name, if it is no level."""


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
    """Raises GameError if there is no such level, or an engine fails."""
    game = game_of(task.game, task.options)
    view = game.parse_view(task.view, check=False)
    best: dict[int, Info] = {}

    def note(info: Info) -> None:
        best[info.rank] = info

    limits = Limits(seconds=task.seconds, lines=task.lines)
    thinker = make_thinker(task.level) if task.engine is None else _engine(task.engine, game)
    move = thinker.think(view, limits, note, stop)
    lines = [
        ThoughtLine(info.line[0].text, info.win, info.score)
        for _, info in sorted(best.items())
        if info.line
    ]
    return Thought(move.text, lines)


_engines: dict[str, ExternalBot] = {}
"""Engines that this process has started, by their command lines."""


def _engine(command: str, game: Game) -> Thinker:
    """An engine that knows of no other game: tables take turns with it. Raises GameError."""
    engine = _engines.setdefault(command, engine_bot(command))
    engine.new_game(game)
    return engine
