"""What happens at a table without a request: bots move, clocks run out, stand-ins take over."""

from __future__ import annotations

import asyncio
import logging
import random
from collections.abc import Callable

from manueline.games.errors import GameError
from manueline.games.values import NATURE, Move
from manueline.server import messages as m
from manueline.server import metrics
from manueline.server.bots import BotFailure, Task
from manueline.server.bots.levels import STRONGEST
from manueline.server.live.hints import hinted
from manueline.server.live.live_table import Decider, LiveTable, Services
from manueline.server.live.time import Timer
from manueline.server.storage import Unavailable
from manueline.server.table.deadlines import due_change, next_deadline
from manueline.server.table.decisions import Context, moved
from manueline.server.table.errors import Refusal
from manueline.server.table.record import Change
from manueline.server.table.table import Table

logger = logging.getLogger("manueline.table")

HINT_LINES = 3
HINT_PATIENCE = 30.0
"""How long a hint may take, with its waiting; the page gives it up after a minute."""
LEAST_SECONDS = 0.05
FIRST_PAUSE, LONGEST_PAUSE = 0.1, 5.0
READING_SECONDS = 0.05
"""How long a deadline waits for messages that have arrived: the event loop may have been late."""
AGAIN_SECONDS = 0.1
"""After so long a deadline is looked at again that was not met yet."""


class Automation:
    """The task of a table's bot, and the table's timer."""

    def __init__(self, live: LiveTable, services: Services) -> None:
        self._live, self._services = live, services
        self._settings, self._time = services.settings, services.time
        self._bot: asyncio.Task[None] | None = None
        self._bot_version = -1
        self._bot_spent = 0.0
        """Seconds that an engine has thought about the turn under way."""
        self._pause = FIRST_PAUSE
        """How long what failed waits to be tried again."""
        self._timer: Timer | None = None
        self._deadline: asyncio.Task[None] | None = None
        live.changed = self.reschedule

    def reschedule(self) -> None:
        """Start or cancel the bot's task and the timer, as the table's present state needs."""
        self._schedule_bot()
        self._set_timer(None)
        if not self._live.is_closed:
            self._schedule_timer()

    # --- timers ------------------------------------------------------------------------------

    def _schedule_timer(self) -> None:
        """A clock runs on, or a deadline is reached."""
        held_until = self._live.held_until
        if self._live.table.ticking is not None and held_until is not None:
            self._set_timer(held_until, self._live.end_hold)
            return
        away = self._settings.away_seconds
        deadline = next_deadline(self._live.table, self._live.attendance, away)
        if deadline is not None:
            self._set_timer(deadline.at, self._start_deadline)

    def _set_timer(self, at: float | None, act: Callable[[], None] = lambda: None) -> None:
        """Replace the timer, by none if `at` is None."""
        if self._timer is not None:
            self._timer.cancel()
        self._timer = None if at is None else self._time.call_at(at, act)

    def _start_deadline(self) -> None:
        if self._deadline is None or self._deadline.done():
            self._deadline = self._services.supervisor.spawn(
                "a table's timer", self._meet_deadline(), self._look_later
            )
        else:
            self._look_again()

    async def _meet_deadline(self) -> None:
        await asyncio.sleep(READING_SECONDS)
        if not await self._change(self._due_change):
            self._look_again()

    def _look_again(self) -> None:
        if not self._live.is_closed:
            self._set_timer(self._time.now() + AGAIN_SECONDS, self.reschedule)

    def _due_change(self, table: Table, ctx: Context) -> Change | None:
        return due_change(table, self._live.attendance, self._settings.away_seconds, ctx)

    def _start_change(self, decider: Decider) -> None:
        async def changed() -> None:
            await self._change(decider)

        self._services.supervisor.spawn("a bot's move", changed(), self._look_later)

    async def _change(self, decider: Decider) -> bool:
        """Change the table, or find that it need not be; try again until that is stored."""
        pause = FIRST_PAUSE
        while not self._live.is_closed:
            try:
                has_changed = await self._live.change(decider)
                self._pause = FIRST_PAUSE
                return has_changed
            except Unavailable:
                await asyncio.sleep(pause * random.uniform(0.8, 1.2))
                pause = min(LONGEST_PAUSE, 2 * pause)
            except GameError as error:
                logger.info("no longer due: %s", error)
                break
        return False

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
                "a table's bot", self._bot_turn(level), self._ask_again
            )

    def _ask_again(self) -> None:
        """The bot failed."""
        self._bot = None
        self._look_later()

    def _look_later(self) -> None:
        """Something failed: see again what is to be done, later each time."""
        self._pause = min(LONGEST_PAUSE, 2 * self._pause)
        asyncio.get_running_loop().call_later(self._pause, self.reschedule)

    async def _bot_turn(self, level: str) -> None:
        version, started = self._live.table.version, self._time.now()
        move = await self._bot_move(level)
        if move is None:
            self._ask_again()
            return
        if not self._live.table.state.mid_turn:
            self._bot_spent = 0.0
        self._bot_spent += self._time.now() - started
        await asyncio.sleep(self._settings.bot_delay - (self._time.now() - started))

        def play(table: Table, ctx: Context) -> Change | None:
            return moved(table, move, ctx) if table.version == version else None

        metrics.BOT_MOVES.labels(metrics.level_label(level)).inc()
        self._bot = None  # from here on it cannot be cancelled: the move is being stored
        self._start_change(play)

    async def _bot_move(self, level: str) -> Move | None:
        """The level's move, or else the stand-in's; None if both failed."""
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
        return None

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
            async with asyncio.timeout(HINT_PATIENCE):
                thought = await self._services.thinking.think(task, self._live.creator)
        except TimeoutError:
            raise Refusal("no-hint", "there is no hint: too many bots think now") from None
        except BotFailure as error:
            raise Refusal("no-hint", f"there is no hint: {error}") from None
        return hinted(table, request, thought)
