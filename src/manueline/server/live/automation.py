"""What happens at a table without a request: bots move, clocks run out, stand-ins take over."""

from __future__ import annotations

import asyncio
import logging
import random
import time
from collections.abc import Callable
from typing import Protocol

from manueline.games.errors import GameError
from manueline.games.values import NATURE, Move
from manueline.server import messages as m
from manueline.server import metrics
from manueline.server.bots import BotFailure, Task, Thinking
from manueline.server.bots.levels import STRONGEST
from manueline.server.settings import Settings
from manueline.server.storage import Unavailable
from manueline.server.table import views
from manueline.server.table.decisions import Context, end, moved, stand_in
from manueline.server.table.record import Change
from manueline.server.table.table import Refusal, Table

logger = logging.getLogger("manueline.table")

HINT_LINES = 3
LEAST_SECONDS = 0.05
FIRST_PAUSE, LONGEST_PAUSE = 0.1, 5.0
Decider = Callable[[Table, Context], Change | None]
"""Computes the change of a table from its state when it is called; None if there is none."""


class Cared(Protocol):
    """The part of a room that `Automation` uses."""

    table: Table
    owned: bool

    @property
    def id(self) -> str: ...
    @property
    def present(self) -> set[str]: ...
    @property
    def needs_owner(self) -> bool: ...
    async def change(self, decider: Decider) -> bool: ...


class Automation:
    """The task of a table's bot, and the table's timer."""

    def __init__(self, room: Cared, thinking: Thinking, settings: Settings) -> None:
        self._room, self._thinking, self._settings = room, thinking, settings
        self._bot: asyncio.Task[None] | None = None
        self._bot_version = -1
        self._bot_spent = 0.0
        """Seconds that the bot has thought about the turn under way."""
        self._timer: asyncio.TimerHandle | None = None
        self._changes: set[asyncio.Task[None]] = set()

    def reschedule(self) -> None:
        """Start or cancel the bot's task and the timer, as the table's present state needs."""
        table = self._room.table
        level = table.bot_to_move if self._room.owned and self._room.present else None
        if self._bot is not None and (level is None or self._bot_version != table.version):
            self._bot.cancel()
            self._bot = None
        if level is not None and self._bot is None:
            self._bot_version = table.version
            self._bot = asyncio.create_task(self._bot_turn(level))
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        due = self._next_due()
        if due is not None:
            seconds, decider = due
            loop = asyncio.get_running_loop()
            self._timer = loop.call_later(max(0.0, seconds), self._start_change, decider)

    def _next_due(self) -> tuple[float, Decider] | None:
        """The next change that is due by time, and when: a clock runs out, a bot stands in."""
        if not self._room.owned:
            return None
        flag = self._room.table.seconds_until_flag(time.time())
        if flag is not None:
            return flag + 0.01, _run_out
        turn = self._room.table.state.turn
        if self._room.table.phase != "playing" or turn is None or turn == NATURE:
            return None
        here = self._room.present
        seats = self._room.table.sheet.seats
        waited_for = self._room.table.is_played_by_person(turn) and not here & set(
            seats[turn].holders
        )
        waiting = any(here & set(seats[other].holders) for other in self._room.table.others([turn]))
        return (self._settings.away_seconds, _away(turn)) if waited_for and waiting else None

    def _start_change(self, decider: Decider) -> None:
        task = asyncio.create_task(self._change(decider))
        self._changes.add(task)
        task.add_done_callback(self._changes.discard)

    async def _change(self, decider: Decider) -> None:
        """Change the table; try again until it is stored or no longer due."""
        pause = FIRST_PAUSE
        while True:
            try:
                await self._room.change(decider)
                return
            except Unavailable:
                logger.warning("could not store", extra={"table": self._room.id})
                await asyncio.sleep(pause)
                pause = min(LONGEST_PAUSE, 2 * pause)
            except GameError as error:
                logger.info("no longer due: %s", error, extra={"table": self._room.id})
                return

    async def _bot_turn(self, level: str) -> None:
        version, started = self._room.table.version, time.monotonic()
        move = await self._bot_move(level)
        if not self._room.table.state.mid_turn:
            self._bot_spent = 0.0
        self._bot_spent += time.monotonic() - started
        await asyncio.sleep(self._settings.bot_delay - (time.monotonic() - started))

        def play(table: Table, ctx: Context) -> Change | None:
            return moved(table, move, ctx) if table.version == version else None

        metrics.BOT_MOVES.labels(level).inc()
        self._bot = None  # from here on it cannot be cancelled: the move is being stored
        self._start_change(play)

    async def _bot_move(self, level: str) -> Move:
        state = self._room.table.state
        view = state.view(state.turn)
        moves = view.legal_moves
        if len(moves) == 1:
            return moves[0]
        seconds = self._settings.bot_seconds - (self._bot_spent if state.mid_turn else 0.0)
        for name in dict.fromkeys((level, self._settings.stand_in)):
            task = self._task(view.text, name, max(LEAST_SECONDS, seconds))
            try:
                thought = await self._thinking.think(task)
                return next(move for move in moves if move.text == thought.move)
            except (BotFailure, StopIteration) as error:
                metrics.BOT_FAILURES.inc()
                logger.warning(
                    "a bot failed: %r", error, extra={"table": self._room.id, "level": name}
                )
        return random.choice(moves)

    def _task(self, view: str, level: str, seconds: float, lines: int = 1) -> Task:
        sheet, engine = self._room.table.sheet, self._settings.engines.get(level)
        return Task(sheet.game, sheet.options, view, level, seconds, lines, engine)

    async def hint(self, holder: str, request: m.Hint) -> m.Hinted:
        """What a strong bot would play. Raises GameError."""
        table = self._room.table
        own, turn = table.seats_of(holder), table.state.turn
        if request.version != table.version:
            raise Refusal("stale", "the table has moved on", version=table.version)
        if table.phase != "playing" or turn not in own:
            raise Refusal("not-your-turn", "hints are for the seat to move")
        if table.others(own):
            raise Refusal("no-hint", "there are no hints between people")
        view = table.state.view(turn)
        task = self._task(view.text, STRONGEST, self._settings.hint_seconds, HINT_LINES)
        try:
            thought = await self._thinking.think(task)
        except BotFailure as error:
            raise Refusal("no-hint", f"there is no hint: {error}") from None
        return views.hinted(table, request, thought)


def _run_out(table: Table, ctx: Context) -> Change | None:
    left, seat = table.seconds_until_flag(ctx.now), table.ticking
    if left is None or seat is None or left > 0:
        return None
    return end(table, seat, "time", ctx)


def _away(seat: int) -> Decider:
    def decider(table: Table, ctx: Context) -> Change | None:
        if table.state.turn != seat or not table.is_played_by_person(seat):
            return None
        return stand_in(table, [seat], ctx)

    return decider
