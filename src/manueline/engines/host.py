"""The host's side: somebody's program seated as a bot, and a clear reason when it fails."""

from __future__ import annotations

import threading
from collections.abc import Callable
from dataclasses import dataclass
from types import TracebackType
from typing import Self

from manueline.bots.thinking import Info, Limits, Report, TurnBudget
from manueline.engines import messages as says
from manueline.engines.conversation import Conversation
from manueline.engines.transport import EngineFailure, Transport
from manueline.games.base import Game, View
from manueline.games.errors import GameError, NotationError
from manueline.games.values import Move
from manueline.records import Record

_POLL = 0.05
"""Seconds after which a waiting host looks whether it shall stop the engine."""


@dataclass(frozen=True, slots=True)
class Patience:
    """How long an engine may take, in seconds, before it has failed."""

    start: float = 10.0
    """To answer the greeting, and to make ready for a game."""
    grace: float = 2.0
    """Beyond the limit of a turn, after it was told to stop."""
    unlimited: float = 60.0
    """For a turn that has no limit in seconds."""
    farewell: float = 1.0
    """To end by itself."""


class ExternalBot:
    """A bot and a thinker whose moves come from an engine; nothing runs before it is needed.

    After a failure it refuses to play on in that game; `new_game` starts the engine afresh.
    """

    def __init__(
        self,
        connect: Callable[[], Transport],
        name: str,
        limits: Limits | None = None,
        patience: Patience | None = None,
        seed: int | None = None,
    ) -> None:
        self.name = name
        self._connect = connect
        self._patience = patience or Patience()
        self._budget = TurnBudget(limits or Limits(seconds=1.0))
        self._wishes = {} if seed is None else {"seed": str(seed)}
        self._talk: Conversation | None = None
        self._game: Game | None = None
        self._failure: EngineFailure | None = None

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def new_game(self, game: Game) -> None:
        """Make ready for a game, with a new process if there is none. Raises EngineFailure."""
        self._failure = None
        self._game = game
        try:
            if self._talk is None:
                self._talk = Conversation(self._connect(), self.name, self._patience.start)
                self.name = self._talk.name
            self._talk.new_game(game, self._wishes, self._patience.start)
        except EngineFailure as failure:
            self._give_up(failure)
            raise

    def choose(self, view: View, record: Record | None = None) -> Move:
        """Raises EngineFailure. A record, redacted for the viewer, is sent in the view's place."""
        return self._budget.spend(_Seat(self, record), view)

    def think(
        self,
        view: View,
        limits: Limits,
        report: Report,
        stop: threading.Event,
        record: Record | None = None,
    ) -> Move:
        """Raises EngineFailure."""
        known = self._game is not None and self._game.is_game_of(view.state)
        if not known or (self._talk is None and self._failure is None):
            self.new_game(view.game if record is None else record.game)
        if self._failure is not None:
            raise self._failure
        assert self._talk is not None
        try:
            self._talk.set_option("threads", str(limits.threads))
            self._talk.send_position(view, record)
            return self._best_move(self._talk, view, limits, report, stop)
        except EngineFailure as failure:
            self._give_up(failure)
            raise

    def close(self) -> None:
        """End the engine, by force if it does not go."""
        if self._talk is not None:
            self._talk.close(self._patience.farewell)
            self._talk = None

    def _give_up(self, failure: EngineFailure) -> None:
        self._failure = failure
        if self._talk is not None:
            self._talk.abandon()
            self._talk = None

    def _best_move(
        self, talk: Conversation, view: View, limits: Limits, report: Report, stop: threading.Event
    ) -> Move:
        seconds = None if limits.seconds is None else says.decimal(limits.seconds)
        talk.send(says.Go(seconds, limits.nodes, limits.lines if limits.lines > 1 else None))
        allowed = self._patience.unlimited if limits.seconds is None else limits.seconds
        limit, stopped = talk.now() + allowed, False
        while True:
            if not stopped and (stop.is_set() or talk.now() >= limit):
                stopped = True
                talk.send(says.STOP)
                limit = talk.now() + self._patience.grace
            elif stopped and talk.now() >= limit:
                raise talk.failed(
                    "silent",
                    f"no best move came in {allowed:g} s and {self._patience.grace:g} s of grace",
                )
            answer = talk.receive(min(_POLL, max(0.0, limit - talk.now())))
            if isinstance(answer, says.Best):
                return _legal(talk, view, answer.move)
            if isinstance(answer, says.Thought):
                report(_info(talk, view.state.game, answer))
            elif answer is not None:
                raise talk.failed("out-of-turn", f"{answer.line[:60]!r} is no answer to go")


class _Seat:
    """The bot for one choice, so that a record can go along with the view."""

    def __init__(self, bot: ExternalBot, record: Record | None) -> None:
        self.name = bot.name
        self._bot = bot
        self._record = record

    def think(self, view: View, limits: Limits, report: Report, stop: threading.Event) -> Move:
        return self._bot.think(view, limits, report, stop, self._record)


def _legal(talk: Conversation, view: View, text: str) -> Move:
    """The move if the view allows it, else a failure with the rules' own reason."""
    for legal in view.legal_moves:
        if legal.text == text:
            return legal
    try:
        view.play(view.state.game.parse_move(text))
        reason = "it is no choice here"
    except GameError as error:
        reason = str(error)
    raise talk.failed("illegal-move", f"it answered {text!r}: {reason}")


def _info(talk: Conversation, game: Game, thought: says.Thought) -> Info:
    try:
        line = tuple(game.parse_move(text) for text in thought.moves or ())
    except NotationError as error:
        raise talk.failed("garbled", f"{thought.line[:60]!r}: {error}") from None
    return Info(
        thought.nodes,
        None if thought.seconds is None else float(thought.seconds),
        None if thought.score is None else float(thought.score),
        None if thought.win is None else float(thought.win),
        line,
        thought.rank or 1,
    )
