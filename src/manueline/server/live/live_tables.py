"""All tables of this process: created, loaded, maintained and unloaded."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from contextlib import suppress
from typing import TYPE_CHECKING

from manueline.dealer import SEED_BYTES
from manueline.server import messages as m
from manueline.server import metrics
from manueline.server.bots import Thinking, seatable
from manueline.server.live.live_table import LiveTable, new_table_id
from manueline.server.settings import Settings
from manueline.server.storage import Store, Unavailable
from manueline.server.storage.leases import Leases
from manueline.server.table import seating
from manueline.server.table.table import Refusal, Table

if TYPE_CHECKING:
    from manueline.server.live.cluster import Cluster

logger = logging.getLogger("manueline.hub")

MOST_LISTED = 50
MAINTENANCE_SECONDS = 5.0
EXPIRY_SECONDS = 600.0


class LiveTables:
    """Rooms by id; a table that is not in memory is loaded when it is asked for."""

    def __init__(self, settings: Settings, store: Store, thinking: Thinking) -> None:
        self.settings, self.store, self.thinking = settings, store, thinking
        self.rooms: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Lock] = {}
        self._maintenance: asyncio.Task[None] | None = None
        self.sharing: Cluster | None = None

    async def start(self) -> None:
        """Raises Unavailable."""
        self._maintenance = asyncio.create_task(self._maintain())
        if self.settings.redis is not None:
            # Imported here, since a single worker does not need redis.
            from manueline.server.live.cluster import Cluster, new_worker

            worker, seconds = new_worker(), self.settings.lease_seconds
            leases = Leases(self.store.engine, worker, seconds)
            self.sharing = Cluster(
                leases, self.settings.redis, worker, seconds, self.rooms.values, self.rooms.get
            )
            self.sharing.start()

    async def close(self) -> None:
        if self._maintenance is not None:
            self._maintenance.cancel()
        with suppress(Unavailable):
            await self._note_clocks()
        if self.sharing is not None:
            await self.sharing.close()
        for room in self.rooms.values():
            room.close()

    # --- tables ------------------------------------------------------------------------------

    async def create(self, wanted: m.NewTable, browser: str) -> LiveTable:
        """Raises GameError or Unavailable."""
        now = time.time()
        seed = secrets.token_hex(SEED_BYTES)
        bots = seatable(self.settings.engines)
        sheet = seating.set_table(wanted, browser, bots, new_table_id(), seed, now)
        entries = seating.first_deal(sheet)
        await self.store.create(sheet, entries, now)
        return self._entered(Table(sheet, entries, now=now))

    async def room(self, table_id: str) -> LiveTable:
        """Raises Refusal if there is no such table, or Unavailable."""
        room = self.rooms.get(table_id)
        if room is not None:
            room.quiet_since = time.time()
            return await room.fresh()
        lock = self._loading.setdefault(table_id, asyncio.Lock())
        try:
            async with lock:
                if table_id in self.rooms:
                    return self.rooms[table_id]
                loaded = await self.store.load(table_id)
                if loaded is None:
                    raise Refusal("no-such-table", "there is no such table")
                return self._entered(
                    Table(loaded.sheet, loaded.entries, loaded.answered, time.time(), loaded.spent)
                )
        finally:
            self._loading.pop(table_id, None)

    def _entered(self, table: Table) -> LiveTable:
        room = LiveTable(
            table,
            self.store,
            self.thinking,
            self.settings,
            self._changed,
            self._moved,
            owned=self.settings.redis is None,
        )
        self.rooms[room.id] = room
        metrics.TABLES.set(len(self.rooms))
        return room

    def _changed(self, table_id: str) -> None:
        """A change was stored here."""
        if self.sharing is not None:
            self.sharing.changed(table_id)

    def _moved(self, table_id: str) -> None:
        """Somebody connected to a table or disconnected."""
        if self.sharing is not None:
            self.sharing.moved(table_id)

    async def lobby(self) -> m.Lobby:
        """Raises Unavailable."""
        waiting = await self.store.listed("waiting", MOST_LISTED)
        playing = await self.store.listed("playing", MOST_LISTED)
        return m.Lobby(
            [await self._info(at) for at in waiting], [await self._info(at) for at in playing]
        )

    async def _info(self, table_id: str) -> m.TableInfo:
        room = self.rooms.get(table_id)
        return (room or await self.room(table_id)).info()

    # --- maintenance -------------------------------------------------------------------------

    async def _maintain(self) -> None:
        expired = 0.0
        while True:
            await asyncio.sleep(MAINTENANCE_SECONDS)
            try:
                await self._note_clocks()
                self._unload()
                if time.monotonic() - expired > EXPIRY_SECONDS:
                    expired = time.monotonic()
                    await self._expire()
            except Unavailable:
                logger.warning("the database does not answer")

    async def _note_clocks(self) -> None:
        """Store what running clocks have used, so that they do not run while the server is down."""
        now = time.time()
        ticking = [
            room for room in self.rooms.values() if room.owned and room.table.ticking is not None
        ]
        await asyncio.gather(
            *(
                self.store.note_spent(room.id, room.table.version, now - room.table.since, now)
                for room in ticking
            )
        )

    def _unload(self) -> None:
        """Remove tables without connected pages from memory; the database has them."""
        before = time.time() - self.settings.unload_seconds
        for room in list(self.rooms.values()):
            if room.is_dispensable and room.quiet_since < before:
                room.close()
                del self.rooms[room.id]
        metrics.TABLES.set(len(self.rooms))

    async def _expire(self) -> None:
        now = time.time()
        for phase, seconds in (
            ("waiting", self.settings.waiting_expires),
            ("playing", self.settings.playing_expires),
            ("over", self.settings.over_expires),
        ):
            for table_id in await self.store.forget(phase, now - seconds):
                room = self.rooms.pop(table_id, None)
                if room is not None:
                    room.close()
