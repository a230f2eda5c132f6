"""The task of a bot process, its answer, and how the answer is found."""

from __future__ import annotations

import threading
from contextlib import closing

import msgspec

from manueline.bots import Analyser, Analysis, Bot, Limit
from manueline.engines import ExternalBot
from manueline.games import game_of
from manueline.games.base import Game
from manueline.players import ENGINE, make_player


class Task(msgspec.Struct, frozen=True):
    """A view in which a move is wanted: all that a bot gets to know of a table."""

    game: str
    options: dict[str, str]
    view: str
    level: str
    seconds: float | None = None
    """None where only the level's number of nodes limits it."""
    lines: int = 1
    engine: str | None = None
    """The command line of the engine that has this name, if it is no level."""


class ThoughtLine(msgspec.Struct, frozen=True):
    move: str
    win: float | None
    score: float | None


class Failed(msgspec.Struct, frozen=True):
    """Why there is no thought."""

    error: str


class Thought(msgspec.Struct, frozen=True):
    """The chosen move, and the best moves with their expected results."""

    move: str
    lines: list[ThoughtLine]


def think(task: Task, stop: threading.Event) -> Thought:
    """Raises GameError if there is no such level, or an engine fails."""
    game = game_of(task.game, task.options)
    view = game.parse_view(task.view, check=False)
    limit = Limit(seconds=task.seconds)
    bot = make_player(task.level) if task.engine is None else _engine(task.engine, game)
    if not isinstance(bot, Analyser):
        return Thought(bot.choose(view, limit).text, [])
    with closing(bot.analysing(view, limit, lines=task.lines)) as news:
        for analysis in news:
            thought = _thought(analysis)
            if stop.is_set():
                break
    return thought


def _thought(analysis: Analysis) -> Thought:
    lines = [ThoughtLine(line.move.text, line.win, line.score) for line in analysis.lines]
    return Thought(analysis.move.text, lines)


_engines: dict[str, Bot] = {}
"""Engines that this process has started, by their command lines."""


def _engine(command: str, game: Game) -> Bot:
    """The engine, told that a new game begins, since tables share its process. Raises GameError."""
    if command not in _engines:
        _engines[command] = make_player(ENGINE + command)
    engine = _engines[command]
    assert isinstance(engine, ExternalBot)
    engine.new_game(game)
    return engine
