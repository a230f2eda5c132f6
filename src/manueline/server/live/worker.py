"""One process that serves: its tables, its background tasks, and its part among other workers."""

from __future__ import annotations

import hmac
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress

from manueline.server import metrics
from manueline.server.bots import Thinking
from manueline.server.limits import Costs
from manueline.server.live.cluster import Cluster, WorkerGone, new_worker
from manueline.server.live.links import Ask, Reply
from manueline.server.live.live_table import Services, TableLost
from manueline.server.live.live_tables import PING_STEP, Elsewhere, LiveTables
from manueline.server.live.lobby import LobbyList
from manueline.server.live.loop_delay import LoopDelay
from manueline.server.live.pages import Known, Page
from manueline.server.live.session import Connection
from manueline.server.live.supervisor import Supervisor
from manueline.server.live.time import Time
from manueline.server.problems import banned
from manueline.server.settings import Settings
from manueline.server.storage import Store, Unavailable, Workers

logger = logging.getLogger("manueline.worker")

ATTEMPTS = 4
NOTE_SECONDS, UNLOAD_SECONDS, BAN_SECONDS, EXPIRY_SECONDS = 1.0, 5.0, 5.0, 600.0


class ServingWorker:
    """What the web interface uses: tables here and elsewhere, health, and who is banned."""

    def __init__(
        self,
        settings: Settings,
        thinking: Thinking,
        answer: Callable[[Ask], Awaitable[Reply]] | None = None,
        time: Time | None = None,
        store: Store | None = None,
    ) -> None:
        """`answer` handles HTTP requests about tables of this worker that others forward."""
        self.settings = settings
        self.store = store or Store(settings.database)
        self.supervisor = Supervisor()
        services = Services(settings, self.store, thinking, self.supervisor, time or Time())
        self._workers = Workers(self.store, settings.lease_seconds)
        me = new_worker()
        self.tables = LiveTables(services, self._workers, me.id)
        self.lobby = LobbyList(services, self.tables.find)
        self.loop_delay = LoopDelay()
        self.cluster = Cluster(
            me,
            self._workers,
            self.tables,
            self.supervisor,
            self.loop_delay,
            answer or _no_answer,
        )
        self.long_work_costs = Costs(settings)
        """Apart from those of the tables: whoever uploads records does not slow their own game."""
        self._banned: set[str] = set()
        self.is_draining = False
        self._reported: list[str] = []

    @property
    def is_alone(self) -> bool:
        """An SQLite file has one server, which `launch` makes sure of."""
        return self.store.engine.dialect.name == "sqlite"

    async def start(self) -> None:
        """Raises Unavailable or OSError."""
        await self.store.open()
        if self.is_alone:
            await self._workers.end_all()
        await self.cluster.start(None if self.is_alone else self.settings.internal_host)
        supervisor, tables = self.supervisor, self.tables
        supervisor.run_forever("the writer", self.store.writer.run)
        supervisor.every("the lease", self.settings.lease_seconds / 3, self.cluster.renew)
        supervisor.every("clocks", NOTE_SECONDS, tables.note_due)
        supervisor.every("recovery", 1.0, tables.recover)
        supervisor.every("unloading", UNLOAD_SECONDS, tables.unload)
        supervisor.every("expiry", EXPIRY_SECONDS, tables.expire)
        supervisor.every("old workers", EXPIRY_SECONDS, self._workers.forget_expired)
        supervisor.every("pings", PING_STEP, tables.ping_pages)
        supervisor.every("bans", BAN_SECONDS, self.read_bans)
        supervisor.every("health", 1.0, self.report)
        supervisor.run_forever("the loop's delay", self.loop_delay.measure)

    async def close(self) -> None:
        """Store the clocks, send the pages away to come back, and give the tables up."""
        self.is_draining = True
        await self.tables.close()
        await self.cluster.close()
        with suppress(Unavailable):
            await self.store.release(self.tables.worker)
        await self.supervisor.close()
        await self.store.close()

    # --- health ------------------------------------------------------------------------------

    @property
    def reasons_unready(self) -> list[str]:
        """Why this worker should not be sent anybody; none if it can serve."""
        reasons = [f"{name}: {reason}" for name, reason in sorted(self.supervisor.down.items())]
        if self.store.writer.trouble is not None:
            reasons.append(f"the database cannot be written: {self.store.writer.trouble}")
        if self.is_draining:
            reasons.append("the server is about to stop")
        return reasons

    async def report(self) -> None:
        """Log once why the worker is unready, and when it is ready again."""
        reasons = self.reasons_unready
        metrics.READY.set(not reasons)
        if bool(reasons) != bool(self._reported):
            if reasons:
                logger.error("not ready: %s", "; ".join(reasons))
            else:
                logger.warning("ready again")
        self._reported = reasons

    # --- bans --------------------------------------------------------------------------------

    async def read_bans(self) -> None:
        """Learn who is banned, and disconnect them. Raises Unavailable."""
        self._banned = await self.store.banned()
        if self._banned:
            self.tables.turn_away(
                lambda page: self.is_banned(page.browser_id, page.asker.address), banned()
            )

    def is_banned(self, browser_id: str, network: str) -> bool:
        return not self._banned.isdisjoint((browser_id, self.client_of(network)))

    def client_of(self, network: str) -> str:
        """The keyed hash of an address, by which it is stored, logged and banned."""
        digest = hmac.new(self.store.secret.encode(), network.encode(), "sha256")
        return digest.hexdigest()[:16]

    # --- tables here and elsewhere -----------------------------------------------------------

    async def connect(self, table_id: str, page: Page, known: Known) -> Connection:
        """Connect a page, wherever its table is. Raises GameError or Unavailable."""
        for _ in range(ATTEMPTS):
            try:
                return await self.tables.connect(table_id, page, known)
            except Elsewhere as elsewhere:
                with suppress(WorkerGone):
                    return await self.cluster.connect(elsewhere.worker, table_id, page, known)
        raise Unavailable("no worker has this table")

    async def ask(self, ask: Ask, answer: Callable[[Ask], Awaitable[Reply]]) -> Reply:
        """Handle a request where its table is. Raises GameError or Unavailable."""
        for _ in range(ATTEMPTS):
            try:
                return await answer(ask)
            except TableLost:
                continue  # nothing was stored; whoever has the table now is asked
            except Elsewhere as elsewhere:
                with suppress(WorkerGone, Elsewhere):
                    return await self.cluster.ask(elsewhere.worker, ask)
        raise Unavailable("no worker has this table")


async def _no_answer(ask: Ask) -> Reply:
    raise Unavailable("this worker answers no requests of others")
