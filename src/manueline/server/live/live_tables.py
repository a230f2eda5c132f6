"""All tables of this worker: created, loaded once, maintained and unloaded."""

from __future__ import annotations

import asyncio
import logging
import math
import secrets
from collections import OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from itertools import islice
from time import perf_counter, thread_time

import msgspec

from manueline.dealer import SEED_BYTES
from manueline.games.errors import GameError
from manueline.server import messages as m
from manueline.server import metrics
from manueline.server.bots import seatable
from manueline.server.limits import Asker, Costs, Meter, NewTables
from manueline.server.live.automation import Automation
from manueline.server.live.live_table import LiveTable, Services, new_table_id
from manueline.server.live.pages import Close, Known, Page, close_code
from manueline.server.live.session import Session
from manueline.server.problems import refused
from manueline.server.storage import Loaded, Owner, Seen, Spent, Unavailable, Workers
from manueline.server.table.creation import new_table
from manueline.server.table.errors import Refusal
from manueline.server.table.identity import is_table_id
from manueline.server.table.record import TableRecord
from manueline.server.table.results import result
from manueline.server.table.table import Table
from manueline.server.table.views import encode

logger = logging.getLogger("manueline.tables")

NOTED_SECONDS, SEEN_SECONDS = 5.0, 45.0
"""How often the clock of a table is stored, and that its pages are still there."""
MOST_NOTED = 300
"""Tables that are noted in one transaction: moves wait for it."""
PING_SECONDS, PING_STEP = 10.0, 0.1
"""How often a page is pinged, and how often some of the pages are."""
CONNECTING_SECONDS = 0.005
"""What opening and closing a socket costs, and telling the others at the table of it."""
LOADING_SECONDS = 0.005
"""What it costs to claim a table and to read it from the database."""


class Elsewhere(Exception):
    """Another worker has the table."""

    def __init__(self, worker: str) -> None:
        super().__init__(f"worker {worker} has the table")
        self.worker = worker


@dataclass(slots=True)
class _InMemory:
    """A table in memory, and what moves it without requests."""

    live: LiveTable
    automation: Automation
    noted_at: float
    """When its clock and its pages were stored."""
    noted_seats: list[int] = field(default_factory=list)
    failing: set[str] = field(default_factory=set)
    """What has failed here, so that it is logged once."""

    def is_due(self, now: float) -> bool:
        """Whether the stored clock or pages are too old."""
        if self.live.seats_present != self.noted_seats:
            return True
        clock = self.live.table.ticking is not None
        often = NOTED_SECONDS if clock else SEEN_SECONDS
        return (clock or bool(self.live.pages)) and now - self.noted_at >= often


class LiveTables:
    """Tables by id; one that is not in memory is loaded when it is asked for."""

    def __init__(self, services: Services, workers: Workers, worker: str) -> None:
        self._services, self._workers, self.worker = services, workers, worker
        self.costs = Costs(services.settings)
        self.new_tables = NewTables(services.settings)
        self._in_memory: dict[str, _InMemory] = {}
        self._loading: dict[str, asyncio.Task[_InMemory]] = {}
        self._sessions: OrderedDict[Session, float] = OrderedDict()
        """With the time when each was last pinged, or connected."""

    def __len__(self) -> int:
        return len(self._in_memory)

    @property
    def live(self) -> list[LiveTable]:
        return [entry.live for entry in self._in_memory.values()]

    @property
    def sessions(self) -> list[Session]:
        """The pages at all tables."""
        return list(self._sessions)

    # --- tables ------------------------------------------------------------------------------

    def find(self, table_id: str) -> LiveTable | None:
        """A table that this worker has in memory."""
        entry = self._in_memory.get(table_id)
        return None if entry is None else entry.live

    async def create(self, wanted: m.NewTable, browser: str, creator: str) -> LiveTable:
        """Raises GameError or Unavailable."""
        services = self._services
        created = new_table(
            wanted,
            browser,
            seatable(services.settings.engines),
            new_table_id(),
            secrets.token_hex(SEED_BYTES),
            services.time.wall(),
        )
        await services.store.create(created, self.worker, creator)
        table = Table(created.record, now=services.time.now())
        for step in created.steps:
            table.log.append(step)
        return self._add(table, Owner(self.worker, 1), creator).live

    async def get(self, table_id: str, asker: Asker | None = None) -> LiveTable:
        """Raises Refusal if there is no such table, Elsewhere or Unavailable.

        If it has to be loaded, whoever asks waits for their turn, and pays.
        """
        if asker is not None and table_id not in self._in_memory:
            await self._turn_of(asker)
        entry = self._in_memory.get(table_id)
        if entry is not None:
            entry.live.quiet_since = self._services.time.now()
            return entry.live
        if not is_table_id(table_id):
            raise Refusal("no-such-table", "there is no such table")
        loading = self._loading.get(table_id)
        if loading is None:
            loading = asyncio.create_task(self._load(table_id, asker))
            self._loading[table_id] = loading
            loading.add_done_callback(lambda done: self._loaded(table_id, done))
        return (await asyncio.shield(loading)).live

    def _loaded(self, table_id: str, loading: asyncio.Task[_InMemory]) -> None:
        del self._loading[table_id]
        if not loading.cancelled():
            loading.exception()  # whoever asked has it; if nobody waits any more, it is not logged

    async def _turn_of(self, asker: Asker) -> None:
        while wait := self.costs.wait(*asker, perf_counter()):
            await asyncio.sleep(wait)

    async def _load(self, table_id: str, asker: Asker | None) -> _InMemory:
        owner = await self._workers.claim(table_id, self.worker)
        if owner is None:
            raise Refusal("no-such-table", "there is no such table")
        if owner.worker != self.worker:
            raise Elsewhere(owner.worker)
        try:
            loaded = await self._services.store.load(table_id)
        except msgspec.MsgspecError as error:
            raise _unreadable(type(error).__name__) from error
        if loaded is None:
            raise Refusal("no-such-table", "there is no such table")
        try:
            loaded.record.made_game()
        except GameError as error:
            await self._services.store.end(table_id, owner)
            raise _old_rules(loaded.record) from error
        if loaded.phase == "over":
            table, took = await asyncio.to_thread(self._table_with_result, loaded)
        else:
            table, took = self._table_with_result(loaded)
        if asker is not None:
            self.costs.charge(*asker, perf_counter(), LOADING_SECONDS + took)
        return self._add(table, owner, loaded.creator, is_loaded=True)

    def _table_with_result(self, loaded: Loaded) -> tuple[Table, float]:
        """With the processor time that it took: a game that is over is played again for its result.

        Raises Refusal if the log cannot be read.
        """
        started = thread_time()
        table = self._table(loaded)
        result(table)
        return table, thread_time() - started

    def _table(self, loaded: Loaded) -> Table:
        """Raises Refusal if the log cannot be read."""
        record = loaded.record
        try:
            return Table(
                record,
                loaded.entries,
                loaded.answered,
                self._services.time.now(),
                loaded.spent,
                loaded.position,
            )
        except GameError as error:
            raise _unreadable(error.code) from error

    def _add(self, table: Table, owner: Owner, creator: str, is_loaded: bool = False) -> _InMemory:
        live = LiveTable(table, owner, creator, self._services, self._lost)
        entry = _InMemory(live, Automation(live, self._services), self._services.time.now())
        if is_loaded:
            live.hold_clock()
        self._in_memory[live.id] = entry
        metrics.TABLES.set(len(self._in_memory))
        live.changed()
        return entry

    def _lost(self, live: LiveTable) -> None:
        entry = self._in_memory.get(live.id)
        if entry is not None and entry.live is live:
            del self._in_memory[live.id]
            metrics.TABLES.set(len(self._in_memory))

    def drop(self, table_id: str, code: Close) -> None:
        """Disconnect the pages of a table, and forget it."""
        entry = self._in_memory.get(table_id)
        if entry is not None:
            entry.live.close(code)
            self._lost(entry.live)

    # --- pages -------------------------------------------------------------------------------

    async def connect(self, table_id: str, page: Page, known: Known) -> Session:
        """Connect a page to a table of this worker. Raises GameError, Elsewhere, Unavailable."""
        asker, meter = page.asker, Meter()
        await self._turn_of(asker)
        live = await self.get(table_id, asker)
        try:
            await live.write_log(page.browser_id, known, meter)
        finally:
            self.costs.charge(*asker, perf_counter(), meter.seconds)
        entry = self._in_memory.get(table_id)
        if entry is None or entry.live is not live:
            raise Unavailable("the table was lost while it was loaded")
        session = Session(
            entry.live,
            entry.automation,
            page,
            self.costs,
            self.new_tables,
            self._services,
            self._left,
        )
        self._sessions[session] = self._services.time.now()
        started = perf_counter()
        try:
            entry.live.join(page, known)
        except BaseException:
            self._left(session)
            entry.live.leave(page)
            raise
        finally:
            now = perf_counter()
            self.costs.charge(*asker, now, CONNECTING_SECONDS + now - started)
        return session

    def _left(self, session: Session) -> None:
        self._sessions.pop(session, None)

    def turn_away(self, chosen: Callable[[Page], bool], reason: GameError) -> None:
        """Disconnect pages, and tell them why."""
        for session in [session for session in self.sessions if chosen(session.page)]:
            with self._only_this(session, "turning pages away"):
                session.page.send(encode(refused(None, reason, None)))
                session.page.close(close_code(reason))
                session.leave()

    async def ping_pages(self) -> None:
        """Ask some pages for a sign of life, so that the answers do not come all at once."""
        now = self._services.time.now()
        most = math.ceil(len(self._sessions) * PING_STEP / PING_SECONDS) + 1
        for session, pinged_at in list(islice(self._sessions.items(), most)):
            if now - pinged_at < PING_SECONDS:
                return
            self._sessions[session] = now
            self._sessions.move_to_end(session)
            with self._only_this(session, "pings"):
                session.ping()

    # --- maintenance: whatever fails at a table, the others are looked after -----------------

    def _each(self) -> list[_InMemory]:
        return list(self._in_memory.values())

    @contextmanager
    def _only_this(self, one: _InMemory | Session, what: str) -> Iterator[None]:
        """A failure harms this table or page alone; it is counted, and logged when it begins."""
        try:
            yield
        except Exception as error:
            metrics.TASK_FAILURES.labels(what).inc()
            if what not in one.failing:
                one.failing.add(what)
                logger.error("%s failed at one table", what, exc_info=error)
        else:
            one.failing.discard(what)

    async def note_due(self) -> None:
        """Store the clocks and pages of the tables noted longest ago. Raises Unavailable."""
        now, due = self._services.time.now(), list[_InMemory]()
        for entry in self._each():
            with self._only_this(entry, "finding what is due"):
                if entry.is_due(now):
                    due.append(entry)
        await self._note(sorted(due, key=lambda entry: entry.noted_at)[:MOST_NOTED])

    async def note_all(self) -> None:
        """Store what all running clocks have used, and which tables have pages."""
        await self._note(self._each())

    async def _note(self, chosen: list[_InMemory]) -> None:
        now = self._services.time.now()
        spent, seen, noted = list[Spent](), list[Seen](), list[tuple[_InMemory, list[int]]]()
        for entry in chosen:
            with self._only_this(entry, "clocks"):
                live, present = entry.live, entry.live.seats_present
                if live.table.ticking is not None:
                    spent.append(Spent(live.id, live.table.version, live.table.spent(now)))
                if live.pages or present != entry.noted_seats:
                    seen.append(Seen(live.id, present))
                noted.append((entry, present))
        await self._services.store.note(self.worker, spent, seen)
        for entry, present in noted:
            entry.noted_at, entry.noted_seats = now, present

    async def recover(self) -> None:
        """Let tables go on that could not be stored."""
        for entry in self._each():
            with (
                self._only_this(entry, "recovery"),
                suppress(GameError, Unavailable),  # it was lost, or the database is still away
            ):
                await entry.live.recover()

    async def unload(self) -> None:
        """Remove tables without connected pages from memory; the database has them."""
        before = self._services.time.now() - self._services.settings.unload_seconds
        idle: dict[str, int] = {}
        for entry in self._each():
            live = entry.live
            with self._only_this(entry, "unloading"):
                if live.is_dispensable and live.quiet_since < before:
                    self.drop(live.id, Close.RESTART)
                    idle[live.id] = live.owner.epoch
        if idle:
            await self._services.store.release(self.worker, idle)

    async def drop_lost(self) -> None:
        """Give up tables that this worker does not have any more. Raises Unavailable."""
        before = {live.id: live.owner.epoch for live in self.live}
        stored = await self._services.store.owned(self.worker)
        for table_id, epoch in before.items():
            entry = self._in_memory.get(table_id)
            if entry is not None and entry.live.owner.epoch == epoch != stored.get(table_id):
                self.drop(table_id, Close.RESTART)

    async def expire(self) -> None:
        """Delete tables that were unused for too long. Raises Unavailable."""
        settings = self._services.settings
        for phase, seconds in (
            ("waiting", settings.waiting_expires),
            ("playing", settings.playing_expires),
            ("over", settings.over_expires),
        ):
            gone = await self._services.store.forget(phase, seconds)  # type: ignore[arg-type]
            for table_id in gone:
                self.drop(table_id, Close.GONE)

    def hold_clocks(self) -> None:
        """Let no clock run any more: the server is about to stop."""
        for entry in self._each():
            with self._only_this(entry, "clocks"):
                entry.live.hold_clock()

    async def close(self) -> None:
        """Store the clocks, disconnect all pages and give the tables up."""
        try:
            await self.note_all()
        except Exception as error:
            logger.warning("the clocks could not be stored: %s", error)
        for entry in self._each():
            with self._only_this(entry, "unloading"):
                self.drop(entry.live.id, Close.RESTART)


def _unreadable(reason: str) -> Refusal:
    # `manueline admin check` names it; the log is no place for the addresses of tables.
    logger.error("a table cannot be loaded: %s", reason)
    return Refusal("broken", "this table cannot be read")


def _old_rules(record: TableRecord) -> Refusal:
    return Refusal(
        "old-rules",
        f"this game was begun under version {record.game_version} of the rules,"
        " which this server does not have any more; it has ended here",
        version=record.game_version,
    )
