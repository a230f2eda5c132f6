"""What happens at a table without a request: bots move, clocks run out, stand-ins take over."""

from __future__ import annotations

import asyncio
import logging
import random
from collections.abc import Callable
from dataclasses import dataclass

from manueline.games.errors import GameError
from manueline.games.values import NATURE, Move
from manueline.server import messages as m
from manueline.server import metrics
from manueline.server.bots import BotFailure, Task
from manueline.server.bots.levels import STRONGEST
from manueline.server.live.hints import hinted
from manueline.server.live.live_table import Decider, LiveTable, Services
from manueline.server.storage import Unavailable
from manueline.server.table.decisions import Context, end, moved, stand_in
from manueline.server.table.errors import Refusal
from manueline.server.table.record import Change
from manueline.server.table.table import Table

logger = logging.getLogger("manueline.table")

HINT_LINES = 3
LEAST_SECONDS = 0.05
FIRST_PAUSE, LONGEST_PAUSE = 0.1, 5.0
FLAG_GRACE = 0.3
"""Seconds after which a clock at 0 ends the game: a move made in time may be on its way."""


@dataclass(frozen=True, slots=True)
class _Due:
    """Something that happens at a time."""

    at: float
    act: Callable[[], None]


class Automation:
    """The task of a table's bot, and the table's timer."""

    def __init__(self, live: LiveTable, services: Services) -> None:
        self._live, self._services = live, services
        self._settings, self._time = services.settings, services.time
        self._bot: asyncio.Task[None] | None = None
        self._bot_version = -1
        self._bot_spent = 0.0
        """Seconds that an engine has thought about the turn under way."""
        self._bot_pause = FIRST_PAUSE
        self._timer: asyncio.TimerHandle | None = None
        live.changed = self.reschedule

    def reschedule(self) -> None:
        """Start or cancel the bot's task and the timer, as the table's present state needs."""
        self._schedule_bot()
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        due = None if self._live.is_closed else self._next_due()
        if due is not None:
            wait = max(0.0, due.at - self._time.now())
            self._timer = asyncio.get_running_loop().call_later(wait, due.act)

    # --- timers ------------------------------------------------------------------------------

    def _next_due(self) -> _Due | None:
        """A clock runs on or out, or a bot stands in for somebody who is away."""
        table, now = self._live.table, self._time.now()
        held = self._live.held_until
        if table.ticking is not None and held is not None:
            return _Due(held, self._live.end_hold)
        left = table.seconds_until_flag(now)
        if left is not None:
            return _Due(now + left + FLAG_GRACE, lambda: self._start_change(_run_out))
        if table.ticking is not None:
            return None
        return self._stand_in_due()

    def _stand_in_due(self) -> _Due | None:
        """The deadline is counted from when they left or their turn began; nothing postpones it."""
        table = self._live.table
        turn = table.state.turn
        if table.phase != "playing" or turn is None or turn == NATURE:
            return None
        if not table.is_played_by_person(turn):
            return None
        away = self._live.away_since(turn)
        waiting = any(self._live.away_since(other) is None for other in table.others([turn]))
        if away is None or not waiting:
            return None
        deadline = max(away, table.since) + self._settings.away_seconds
        return _Due(deadline, lambda: self._start_change(_away(turn)))

    def _start_change(self, decider: Decider) -> None:
        self._services.supervisor.spawn("a table's timer", self._change(decider), self._again_soon)

    async def _change(self, decider: Decider) -> None:
        """Change the table; try again until it is stored or no longer due."""
        pause = FIRST_PAUSE
        while not self._live.is_closed:
            try:
                await self._live.change(decider)
                return
            except Unavailable:
                await asyncio.sleep(pause * random.uniform(0.8, 1.2))
                pause = min(LONGEST_PAUSE, 2 * pause)
            except GameError as error:
                logger.info("no longer due: %s", error)
                return

    # --- bots --------------------------------------------------------------------------------

    def _schedule_bot(self) -> None:
        table = self._live.table
        wanted = not self._live.is_closed and bool(self._live.pages)
        level = table.bot_to_move if wanted else None
        if self._bot is not None and (level is None or self._bot_version != table.version):
            self._bot.cancel()
            self._bot = None
        if level is not None and self._bot is None:
            self._bot_version = table.version
            self._bot = self._services.supervisor.spawn(
                "a table's bot", self._bot_turn(level), self._again_soon
            )

    def _again_soon(self) -> None:
        """Something failed in an unexpected way: ask again, later each time."""
        self._bot = None
        self._bot_pause = min(LONGEST_PAUSE, 2 * self._bot_pause)
        asyncio.get_running_loop().call_later(self._bot_pause, self.reschedule)

    async def _bot_turn(self, level: str) -> None:
        version, started = self._live.table.version, self._time.now()
        move = await self._bot_move(level)
        if not self._live.table.state.mid_turn:
            self._bot_spent = 0.0
        self._bot_spent += self._time.now() - started
        await asyncio.sleep(self._settings.bot_delay - (self._time.now() - started))

        def play(table: Table, ctx: Context) -> Change | None:
            return moved(table, move, ctx) if table.version == version else None

        metrics.BOT_MOVES.labels(metrics.level_label(level)).inc()
        self._bot_pause = FIRST_PAUSE
        self._bot = None  # from here on it cannot be cancelled: the move is being stored
        self._start_change(play)

    async def _bot_move(self, level: str) -> Move:
        state = self._live.table.state
        view = state.view(state.turn)
        moves = view.legal_moves
        if len(moves) == 1:
            return moves[0]
        seconds = self._settings.bot_seconds - (self._bot_spent if state.mid_turn else 0.0)
        for name in dict.fromkeys((level, self._settings.stand_in)):
            task = self._task(view.text, name, max(LEAST_SECONDS, seconds))
            try:
                thought = await self._services.thinking.think(
                    task, self._live.creator, self._tell_waiting
                )
                return next(move for move in moves if move.text == thought.move)
            except (BotFailure, StopIteration) as error:
                metrics.BOT_FAILURES.inc()
                logger.warning("a bot failed: %r", error, extra={"level": name})
        return random.choice(moves)

    def _tell_waiting(self) -> None:
        turn = self._live.table.state.turn
        if turn is not None and turn != NATURE:
            self._live.tell_all(m.BotWaits(turn))

    def _task(self, view: str, level: str, seconds: float) -> Task:
        """A level plays with its number of nodes, however long that takes; an engine with time."""
        record, engine = self._live.table.record, self._settings.engines.get(level)
        limit = None if engine is None else seconds
        return Task(record.game, record.options, view, level, limit, engine=engine)

    async def hint(self, browser_id: str, request: m.Hint) -> m.Hinted:
        """What a strong bot would play. Raises GameError."""
        table = self._live.table
        own, turn = table.seats_of(browser_id), table.state.turn
        if request.version != table.version:
            raise Refusal("stale", "the table has moved on", version=table.version)
        if table.phase != "playing" or turn not in own:
            raise Refusal("not-your-turn", "hints are for the seat to move")
        if table.others(own):
            raise Refusal("no-hint", "there are no hints between people")
        record, view = table.record, table.state.view(turn)
        task = Task(
            record.game,
            record.options,
            view.text,
            STRONGEST,
            self._settings.hint_seconds,
            HINT_LINES,
        )
        try:
            thought = await self._services.thinking.think(task, self._live.creator)
        except BotFailure as error:
            raise Refusal("no-hint", f"there is no hint: {error}") from None
        return hinted(table, request, thought)


def _run_out(table: Table, ctx: Context) -> Change | None:
    left, seat = table.seconds_until_flag(ctx.now), table.running
    if left is None or seat is None or left > 0:
        return None
    return end(table, seat, "time", ctx)


def _away(seat: int) -> Decider:
    def decider(table: Table, ctx: Context) -> Change | None:
        if table.state.turn != seat or not table.is_played_by_person(seat):
            return None
        return stand_in(table, [seat], ctx)

    return decider
