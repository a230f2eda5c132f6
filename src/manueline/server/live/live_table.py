"""A table in memory: requests are handled one at a time, and stored before anybody is told."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable
from typing import Protocol

import msgspec

from manueline.dealer import SEED_BYTES
from manueline.server import messages as m
from manueline.server.bots import Thinking
from manueline.server.live.automation import Automation, Decider
from manueline.server.settings import Settings
from manueline.server.storage import Conflict, Store, Unavailable
from manueline.server.table import views
from manueline.server.table.decisions import Context, Deciding, answer_known, decide
from manueline.server.table.record import Change
from manueline.server.table.table import Refusal, Table

encode = msgspec.json.Encoder().encode

ATTEMPTS = 5


class Listener(Protocol):
    """A socket at the table."""

    holder: str

    def send(self, message: bytes) -> None: ...


def new_table_id() -> str:
    """A random id that cannot be guessed, without characters that look alike."""
    return "".join(secrets.choice("abcdefghjkmnpqrstuvwxyz23456789") for _ in range(12))


class LiveTable:
    """One table in memory with its listeners, its bot's thinking and its timers."""

    def __init__(
        self,
        table: Table,
        store: Store,
        thinking: Thinking,
        settings: Settings,
        changed: Callable[[str], None],
        moved: Callable[[str], None],
        owned: bool,
    ) -> None:
        """`changed` is told of every change that is stored here, `moved` of who comes and goes."""
        self.table = table
        self._store, self._settings = store, settings
        self._changed, self._moved = changed, moved
        self.listeners: dict[Listener, list[int] | None] = {}
        """Every connected page, with the seats it was last told are its own; None before that."""
        self.quiet_since = time.time()
        self.owned = owned
        """Whether this process runs the table's bots and clocks."""
        self._elsewhere: list[str] = []
        """Browsers that are connected to the table through other processes."""
        self._lock = asyncio.Lock()
        self._doubtful = False
        """Whether the database may hold later changes than this table."""
        self._told = self.info()
        self._care = Automation(self, thinking, settings)

    @property
    def id(self) -> str:
        return self.table.sheet.id

    @property
    def at(self) -> tuple[int, int]:
        """Version and revision."""
        return self.table.version, self.table.sheet.revision

    @property
    def present(self) -> set[str]:
        """Every browser that is connected to the table."""
        return {*self.holders, *self._elsewhere}

    @property
    def holders(self) -> list[str]:
        """The browsers that are connected to the table through this process."""
        return [listener.holder for listener in self.listeners]

    @property
    def needs_owner(self) -> bool:
        """Whether some process has to run bots or clocks."""
        return self.table.phase == "playing" and (
            bool(self.listeners) or self.table.ticking is not None
        )

    @property
    def is_dispensable(self) -> bool:
        """Whether the table can be unloaded from memory."""
        return not (self.listeners or self._lock.locked() or self.table.ticking is not None)

    def info(self) -> m.TableInfo:
        here = [*self.holders, *self._elsewhere]
        watching = [holder for holder in here if not self.table.seats_of(holder)]
        return views.table_info(self.table, set(here), len(watching))

    # --- who listens -------------------------------------------------------------------------

    def join(self, listener: Listener) -> None:
        self.listeners[listener] = None
        self._tell_table()
        self.reschedule()
        self._moved(self.id)

    def leave(self, listener: Listener) -> None:
        del self.listeners[listener]
        self.quiet_since = time.time()
        self._tell_table()
        self.reschedule()
        self._moved(self.id)

    def tell_elsewhere(self, holders: list[str]) -> None:
        """Note which browsers are connected to the table through other processes."""
        if sorted(holders) != sorted(self._elsewhere):
            self._elsewhere = holders
            self._tell_table()
            self.reschedule()

    def send_snapshot(self, listener: Listener) -> None:
        now, holder = time.time(), listener.holder
        self.listeners[listener] = self.table.seats_of(holder)
        listener.send(encode(views.snapshot(self.table, holder, self._told, now)))

    def _tell_table(self) -> None:
        """Tell everyone of seats, offers, phase and result, if something changed there.

        A page that is new, or holds other seats than before, has another view: it is sent
        everything.
        """
        info = self.info()
        changed, self._told = info != self._told, info
        for listener, seats in self.listeners.items():
            you = self.table.seats_of(listener.holder)
            if you != seats:
                self.send_snapshot(listener)
            elif changed:
                host = self.table.is_host(listener.holder)
                listener.send(encode(m.TableChanged(info, you, host)))

    def _tell(self, since: int, said: int) -> None:
        """Tell everyone what happened after a version."""
        now = time.time()
        if self.table.version > since:
            told: dict[str, bytes] = {}
            for listener, seats in self.listeners.items():
                you = self.table.seats_of(listener.holder)
                if you != seats:
                    continue
                holder = listener.holder if you else ""
                if holder not in told:
                    told[holder] = encode(views.update(self.table, holder, since, now))
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

        def decider(table: Table, ctx: Context) -> Change | None:
            if answer_known(table, holder, request.id) is not None:
                return None
            return decide(table, holder, request, ctx)

        await self.change(decider)
        known = answer_known(self.table, holder, request.id)
        return self.table.version if known is None else known

    async def change(self, decider: Decider) -> bool:
        """Decide, store, apply and send; whether something changed.

        Raises GameError if it is refused, and Unavailable if it could not be stored.
        """
        async with self._lock:
            for _ in range(ATTEMPTS):
                if self._doubtful:
                    await self._catch_up()
                change = decider(self.table, self._context())
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
                self._apply(change)
                self._changed(self.id)
                return True
            raise Unavailable("other workers keep changing the table")

    def _phase_with(self, change: Change) -> str:
        sheet = change.sheet or self.table.sheet
        if any(seat.kind == "open" for seat in sheet.seats):
            return "waiting"
        return "over" if self.table.phase == "over" else "playing"

    def _context(self) -> Context:
        seed = secrets.token_hex(SEED_BYTES)
        return Context(time.time(), self._settings.stand_in, new_table_id(), seed)

    def _apply(self, change: Change) -> None:
        since, said = self.table.version, self.table.sheet.said
        self.table.commit(change, time.time())
        self._tell(since, 0 if said is None else said.number)
        self.reschedule()

    def suspect(self) -> None:
        """Read the database before the table is used again, since it may hold later changes."""
        self._doubtful = True

    async def fresh(self) -> LiveTable:
        """This room after it has read the database if necessary. Raises Unavailable."""
        if self._doubtful:
            await self.catch_up()
        return self

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
            self._apply(change)

    # --- what happens without a request ------------------------------------------------------

    def reschedule(self) -> None:
        """Start or stop the bot and the timer, as the table's present state needs."""
        self._care.reschedule()

    async def hint(self, holder: str, request: m.Hint) -> m.Hinted:
        """What a strong bot would play. Raises GameError."""
        return await self._care.hint(holder, request)

    def close(self) -> None:
        """Stop the bot and the timer."""
        self.owned = False
        self.reschedule()
