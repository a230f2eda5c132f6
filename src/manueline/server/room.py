"""A table while somebody is at it: requests one after the other, each stored before it is told."""

from __future__ import annotations

import asyncio
import logging
import random
import secrets
import time
from collections.abc import Callable
from typing import Protocol

import msgspec

from manueline.dealer import SEED_BYTES
from manueline.games.base import NATURE, GameError, Move
from manueline.server import messages as m
from manueline.server import showing
from manueline.server.authority import Authority, Refusal
from manueline.server.bots import BotFailure, Task, Thinking
from manueline.server.bots.levels import STRONGEST
from manueline.server.decisions import (
    Circumstances,
    Deciding,
    answer_known,
    decide,
    end,
    moved,
    stand_in,
)
from manueline.server.model import Change
from manueline.server.settings import Settings
from manueline.server.storage import Conflict, Store, Unavailable

logger = logging.getLogger("manueline.table")
encode = msgspec.json.Encoder().encode

ATTEMPTS = 5
HINT_LINES = 3
Decider = Callable[[Authority, Circumstances], Change | None]


class Listener(Protocol):
    """A socket at the table."""

    holder: str

    def send(self, message: bytes) -> None: ...


def new_table_id() -> str:
    """Nobody finds a table by guessing; without letters that look alike."""
    return "".join(secrets.choice("abcdefghjkmnpqrstuvwxyz23456789") for _ in range(12))


class Room:
    """One table in memory with its listeners, its bot's thinking and its timers."""

    def __init__(
        self,
        table: Authority,
        store: Store,
        thinking: Thinking,
        settings: Settings,
        changed: Callable[[str], None],
    ) -> None:
        """`changed` is told of the table's id whenever a change was stored here."""
        self.table = table
        self._store, self._thinking, self._settings = store, thinking, settings
        self._changed = changed
        self.listeners: set[Listener] = set()
        self.quiet_since = time.time()
        self.owned = True
        """Whether this process looks after the table's bots and clocks."""
        self._lock = asyncio.Lock()
        self._doubtful = False
        """Whether the store may know more than this table."""
        self._told = self.info()
        self._bot: asyncio.Task[None] | None = None
        self._bot_version = -1
        self._bot_spent = 0.0
        self._timer: asyncio.TimerHandle | None = None
        self._chores: set[asyncio.Task[None]] = set()

    @property
    def id(self) -> str:
        return self.table.sheet.id

    def info(self) -> m.TableInfo:
        holders = {listener.holder for listener in self.listeners}
        watching = [
            listener for listener in self.listeners if not self.table.seats_of(listener.holder)
        ]
        return showing.table_info(self.table, holders, len(watching))

    # --- who listens -------------------------------------------------------------------------

    def join(self, listener: Listener) -> None:
        self.listeners.add(listener)
        self.tell_everything(listener)
        self._tell_table()
        self.look_after()

    def part(self, listener: Listener) -> None:
        self.listeners.discard(listener)
        self.quiet_since = time.time()
        self._tell_table()
        self.look_after()

    def tell_everything(self, listener: Listener) -> None:
        now = time.time()
        listener.send(encode(showing.everything(self.table, listener.holder, self._told, now)))

    def _tell_table(self) -> None:
        """Tell everyone of seats, offers, phase and result, if something changed there."""
        info = self.info()
        if info == self._told:
            return
        self._told = info
        for listener in self.listeners:
            holder = listener.holder
            you, host = self.table.seats_of(holder), self.table.is_host(holder)
            listener.send(encode(m.TableNews(info, you, host)))

    def _tell(self, since: int, said: int) -> None:
        """Tell everyone what happened after a version."""
        now = time.time()
        if self.table.version > since:
            told: dict[str, bytes] = {}
            for listener in self.listeners:
                holder = listener.holder if self.table.seats_of(listener.holder) else ""
                if holder not in told:
                    told[holder] = encode(showing.news(self.table, holder, since, now))
                listener.send(told[holder])
        self._tell_table()
        phrase = self.table.sheet.said
        if phrase is not None and phrase.number > said:
            heard = encode(m.Said(phrase.seat, phrase.phrase))
            for listener in self.listeners:
                listener.send(heard)

    # --- changes -----------------------------------------------------------------------------

    async def request(self, holder: str, request: Deciding) -> int:
        """Carry a request out, or find it done; the version then. Raises GameError, Unavailable."""

        def decider(table: Authority, around: Circumstances) -> Change | None:
            if answer_known(table, holder, request.id) is not None:
                return None
            return decide(table, holder, request, around)

        await self.change(decider)
        known = answer_known(self.table, holder, request.id)
        return self.table.version if known is None else known

    async def change(self, decider: Decider) -> bool:
        """Decide, store, take over and tell; whether something changed.

        Raises GameError if it is refused, and Unavailable if it could not be stored.
        """
        async with self._lock:
            for _ in range(ATTEMPTS):
                if self._doubtful:
                    await self._catch_up()
                change = decider(self.table, self._circumstances())
                if change is None:
                    return False
                try:
                    now = time.time()
                    phase = "over" if change.over else self._phase_with(change)
                    await self._store.store(self.id, change, phase, now)
                except Conflict:
                    self._doubtful = True
                    continue
                except Unavailable:
                    self._doubtful = True
                    raise
                except asyncio.CancelledError:
                    self._doubtful = True
                    raise
                self._take_over(change)
                self._changed(self.id)
                return True
            raise Unavailable("the table is changed elsewhere all the time")

    def _phase_with(self, change: Change) -> str:
        sheet = change.sheet or self.table.sheet
        if any(seat.kind == "open" for seat in sheet.seats):
            return "waiting"
        return "over" if self.table.phase == "over" else "playing"

    def _circumstances(self) -> Circumstances:
        seed = secrets.token_hex(SEED_BYTES)
        return Circumstances(time.time(), self._settings.stand_in, new_table_id(), seed)

    def _take_over(self, change: Change) -> None:
        since, said = self.table.version, self.table.sheet.said
        self.table.commit(change, time.time())
        self._tell(since, 0 if said is None else said.number)
        self.look_after()

    async def catch_up(self) -> None:
        """Read what others have stored. Raises Unavailable."""
        async with self._lock:
            await self._catch_up()

    async def _catch_up(self) -> None:
        loaded = await self._store.load(self.id, self.table.version)
        if loaded is None:
            raise Refusal("no-such-table", "this table does not exist any more")
        self._doubtful = False
        self.table.answered.update(loaded.answered)
        change = Change(since=self.table.version, entries=tuple(loaded.entries), sheet=loaded.sheet)
        if change.entries or loaded.sheet.revision != self.table.sheet.revision:
            self._take_over(change)

    # --- bots and timers ---------------------------------------------------------------------

    def look_after(self) -> None:
        """Set going, or stop, what has to happen without a request."""
        table = self.table
        level = table.bot_to_move if self.owned and self.listeners else None
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
            seconds, chore = due
            loop = asyncio.get_running_loop()
            self._timer = loop.call_later(max(0.0, seconds), self._start_chore, chore)

    def _next_due(self) -> tuple[float, Decider] | None:
        """What has to be done later without anyone asking: a flag to fall, a bot to stand in."""
        if not self.owned:
            return None
        flag = self.table.seconds_until_flag(time.time())
        if flag is not None:
            return flag + 0.01, _flag
        turn = self.table.state.turn
        if self.table.phase != "playing" or turn is None or turn == NATURE:
            return None
        here = {listener.holder for listener in self.listeners}
        seats = self.table.sheet.seats
        waited_for = self.table.is_played_by_person(turn) and not here & set(seats[turn].holders)
        waiting = any(here & set(seats[other].holders) for other in self.table.others([turn]))
        return (self._settings.away_seconds, _away(turn)) if waited_for and waiting else None

    def _start_chore(self, decider: Decider) -> None:
        task = asyncio.create_task(self._chore(decider))
        self._chores.add(task)
        task.add_done_callback(self._chores.discard)

    async def _chore(self, decider: Decider) -> None:
        """Do something that nobody asked for, again and again until it is stored."""
        pause = 0.1
        while True:
            try:
                await self.change(decider)
                return
            except Unavailable:
                logger.warning("could not store", extra={"table": self.id})
                await asyncio.sleep(pause)
                pause = min(5.0, 2 * pause)
            except GameError as error:
                logger.info("no longer due: %s", error, extra={"table": self.id})
                return

    async def _bot_turn(self, level: str) -> None:
        version, started = self.table.version, time.monotonic()
        move = await self._bot_move(level)
        if not self.table.state.mid_turn:
            self._bot_spent = 0.0
        self._bot_spent += time.monotonic() - started
        await asyncio.sleep(self._settings.bot_delay - (time.monotonic() - started))

        def play(table: Authority, around: Circumstances) -> Change | None:
            return moved(table, move, around) if table.version == version else None

        self._bot = None  # from here on it cannot be cancelled: the move is being stored
        self._start_chore(play)

    async def _bot_move(self, level: str) -> Move:
        state = self.table.state
        view = state.view(state.turn)
        moves = view.legal_moves
        if len(moves) == 1:
            return moves[0]
        seconds = self._settings.bot_seconds - (self._bot_spent if state.mid_turn else 0.0)
        try:
            thought = await self._thinking.think(self._task(view.text, level, max(0.05, seconds)))
        except BotFailure as error:
            logger.warning("a bot failed: %s", error, extra={"table": self.id, "level": level})
            return random.choice(moves)
        return self.table.log.game.parse_move(thought.move)

    def _task(self, view: str, level: str, seconds: float, lines: int = 1) -> Task:
        return Task(self.table.sheet.game, self.table.sheet.options, view, level, seconds, lines)

    async def hint(self, holder: str, request: m.Hint) -> m.Hinted:
        """What a strong bot would play. Raises GameError."""
        table = self.table
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
        return showing.hinted(table, request, thought)

    def close(self) -> None:
        """Stop thinking and waiting."""
        self.owned = False
        self.look_after()


def _flag(table: Authority, around: Circumstances) -> Change | None:
    left, seat = table.seconds_until_flag(around.now), table.ticking
    if left is None or seat is None or left > 0:
        return None
    return end(table, seat, "time", around)


def _away(seat: int) -> Decider:
    def decider(table: Authority, around: Circumstances) -> Change | None:
        if table.state.turn != seat or not table.is_played_by_person(seat):
            return None
        return stand_in(table, [seat], around)

    return decider
