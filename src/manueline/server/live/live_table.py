"""A table in memory: requests are handled one at a time, and stored before anybody is told."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable
from dataclasses import dataclass
from time import perf_counter

from manueline.dealer import SEED_BYTES
from manueline.server import messages as m
from manueline.server import metrics
from manueline.server.bots import Thinking
from manueline.server.limits import Meter
from manueline.server.live.pages import Close, Known, Page
from manueline.server.live.supervisor import Supervisor
from manueline.server.live.time import Time
from manueline.server.settings import Settings
from manueline.server.storage import Conflict, Owner, Store, Unavailable, Unwritable
from manueline.server.table import views
from manueline.server.table.deadlines import Attendance
from manueline.server.table.decisions import Context, Deciding, answer_known, decide
from manueline.server.table.errors import Refusal
from manueline.server.table.record import Change
from manueline.server.table.table import Table
from manueline.server.table.views import encode

logger = logging.getLogger("manueline.table")

ATTEMPTS = 3
WRITTEN_AT_ONCE = 16
"""Entries that are written before others are served."""
Decider = Callable[[Table, Context], Change | None]
"""Computes the change of a table from its state when it is called; None if there is none."""


@dataclass(frozen=True, slots=True)
class Services:
    """What every table of a worker uses."""

    settings: Settings
    store: Store
    thinking: Thinking
    supervisor: Supervisor
    time: Time


class TableLost(Unavailable):
    """This worker does not have the table any more; whoever asks again finds it elsewhere."""


def new_table_id() -> str:
    """A random id that cannot be guessed, without characters that look alike."""
    return "".join(secrets.choice("abcdefghjkmnpqrstuvwxyz23456789") for _ in range(12))


class LiveTable:
    """One table in memory with its connected pages.

    `changed` is called after every change and whenever a page comes or goes; `lost` when this
    worker turns out not to have the table any more.
    """

    def __init__(
        self,
        table: Table,
        owner: Owner,
        creator: str,
        services: Services,
        lost: Callable[[LiveTable], None],
    ) -> None:
        self.table, self.owner, self.creator = table, owner, creator
        self._services, self._lost = services, lost
        self.changed: Callable[[], None] = _nothing
        self._views = views.Views(table)
        self.pages: dict[Page, list[int] | None] = {}
        """Every connected page, with the seats it was last told are its own; None before that."""
        now = services.time.now()
        self.quiet_since = self.loaded = now
        self.absent_since: dict[str, float] = {}
        """When the last page of a browser that holds a seat left."""
        self.is_closed = False
        self.unhandled_since: dict[Page, float] = {}
        """When the oldest message of a page arrived that has not been handled yet."""
        self._lock = asyncio.Lock()
        self._is_doubtful = False
        """Whether the database may hold another state than this table."""
        self._info = self._made_info()

    @property
    def id(self) -> str:
        return self.table.id

    @property
    def present(self) -> set[str]:
        """Every browser that is connected to the table."""
        return {page.browser_id for page in self.pages}

    @property
    def seats_present(self) -> list[int]:
        """Every seat whose page is connected."""
        return [at for at, seat in enumerate(self._info.seats) if seat.connected]

    @property
    def is_dispensable(self) -> bool:
        """Whether the table can be unloaded from memory."""
        return not (self.pages or self._lock.locked() or self.table.running is not None)

    def info(self) -> m.TableInfo:
        return self._info

    def _made_info(self) -> m.TableInfo:
        watching = [page for page in self.pages if not self.table.seats_of(page.browser_id)]
        return views.table_info(self.table, self.present, len(watching))

    # --- who is connected --------------------------------------------------------------------

    def join(self, page: Page, known: Known) -> None:
        """Connect a page and send it what it lacks. Raises Refusal if it has no place."""
        self._make_place(page)
        self.pages[page] = None
        self.absent_since.pop(page.browser_id, None)
        self.table.note_seen(page.browser_id)
        self.end_hold(only_for=page.browser_id)
        self._tell_info(known)
        self.changed()

    def _make_place(self, page: Page) -> None:
        """Seats always have a place; spectators only so many, and only so many of an address."""
        settings = self._services.settings
        own = [other for other in self.pages if other.browser_id == page.browser_id]
        if len(own) >= settings.sockets_per_browser:
            own[0].close(Close.REPLACED)
            self.leave(own[0])
        if self.table.seats_of(page.browser_id):
            return
        watching = [other for other in self.pages if not self.table.seats_of(other.browser_id)]
        near = [other for other in watching if other.asker.address == page.asker.address]
        if (
            len(watching) >= settings.spectators_per_table
            or len(near) >= settings.spectators_per_address
        ):
            raise Refusal("too-many", "too many people watch this table", seconds=30)

    def leave(self, page: Page) -> None:
        """Disconnect a page."""
        if page not in self.pages:
            return
        del self.pages[page]
        self.unhandled_since.pop(page, None)
        now = self._services.time.now()
        self.quiet_since = now
        if page.browser_id not in self.present and self.table.seats_of(page.browser_id):
            self.absent_since[page.browser_id] = now
        if not self.pages:
            self._views.forget()
        self._tell_info()
        self.changed()

    def away_since(self, seat: int) -> float | None:
        """Since when nobody who holds a seat is connected; None if somebody is."""
        browsers, present = self.table.record.seats[seat].browsers, self.present
        if not present.isdisjoint(browsers):
            return None
        left = (self.absent_since.get(browser_id, self.loaded) for browser_id in browsers)
        return max(left, default=self.loaded)

    @property
    def attendance(self) -> Attendance:
        """What the connected pages say about the seats."""
        seats = range(len(self.table.record.seats))
        away = {seat: self.away_since(seat) for seat in seats}
        unhandled: dict[int, float] = {}
        for page, since in self.unhandled_since.items():
            for seat in self.table.seats_of(page.browser_id):
                unhandled[seat] = min(since, unhandled.get(seat, since))
        return Attendance(
            {seat: since for seat, since in away.items() if since is not None}, unhandled
        )

    # --- telling -----------------------------------------------------------------------------

    async def write_log(self, browser_id: str, known: Known, meter: Meter) -> None:
        """Write what a page will be sent of the log; others are served in between.

        Of a long game that was just loaded this takes tens of milliseconds.
        """
        if self._lacks_little(known, self.table.seats_of(browser_id)):
            return
        viewer = self.table.perspective(browser_id)
        for number, version in enumerate(self.table.log.shown_versions, start=1):
            if version > self.table.version:
                return  # it was read anew, and is shorter
            started = perf_counter()
            self._views.entry(version, viewer)
            _measure(meter, started)
            if number % WRITTEN_AT_ONCE == 0:
                await asyncio.sleep(0)

    def _lacks_little(self, known: Known, you: list[int]) -> bool:
        """Whether a page that comes back can be told what happened since, entry by entry."""
        log = self.table.log
        return (
            0 < known.version <= log.version <= known.version + views.MOST_MISSED
            and known.you == you
            and known.digest == log.digests[known.version]
        )

    def send_missing(self, page: Page, known: Known) -> int:
        """Send a page what it lacks; how many bytes that are."""
        now, you = self._services.time.now(), self.table.seats_of(page.browser_id)
        self.pages[page] = you
        if self._lacks_little(known, you):
            host = self.table.is_host(page.browser_id)
            self._send(page, encode(m.TableChanged(self._info, you, host)))
            message = self._views.update(page.browser_id, known.version, now)
        else:
            message = self._views.snapshot(page.browser_id, self._info, now)
        self._send(page, message)
        return len(message)

    def _send(self, page: Page, message: bytes) -> None:
        """One page that fails must not keep the others from being told."""
        try:
            page.send(message)
        except Exception:
            logger.exception("a page could not be told")
            self._services.supervisor.spawn("drop a page", self._dropped(page))

    async def _dropped(self, page: Page) -> None:
        self.leave(page)
        page.close(Close.SLOW)

    def _tell_info(self, known: Known | None = None) -> None:
        """Tell everyone of seats, offers, phase and result, if something changed there.

        A page that holds other seats than before has another view: it is sent everything. One
        that has just come is sent what it lacks of what it has, `known`.
        """
        info = self._made_info()
        has_changed, self._info = info != self._info, info
        for page, seats in list(self.pages.items()):
            you = self.table.seats_of(page.browser_id)
            if you != seats:
                self.send_missing(page, known if known and seats is None else Known())
            elif has_changed:
                host = self.table.is_host(page.browser_id)
                self._send(page, encode(m.TableChanged(info, you, host)))

    def _tell(self, since: int, said: int) -> None:
        """Tell everyone what happened after a version: once for each class of viewers."""
        now = self._services.time.now()
        if self.table.version > since:
            written: dict[tuple[object, ...], bytes] = {}
            for page, seats in list(self.pages.items()):
                you = self.table.seats_of(page.browser_id)
                if you != seats:
                    continue  # it is sent everything below
                viewers = (*you, self.table.is_host(page.browser_id))
                if viewers not in written:
                    written[viewers] = self._views.update(page.browser_id, since, now)
                self._send(page, written[viewers])
        self._tell_info()
        phrase = self.table.record.said
        if phrase is not None and phrase.number > said:
            self.tell_all(m.Said(phrase.seat, phrase.phrase))

    def tell_all(self, message: m.Said | m.BotWaits) -> None:
        written = encode(message)
        for page in list(self.pages):
            self._send(page, written)

    # --- a change: decide, store, apply, tell ------------------------------------------------

    async def request(
        self,
        browser_id: str,
        request: Deciding,
        received: float | None = None,
        round_trip: float = 0.0,
        meter: Meter | None = None,
    ) -> int:
        """Carry a request out, or find it done; the version then. Raises GameError, Unavailable.

        `received` is when it arrived; the clock of its seat is charged up to then, less the time
        that the network took.
        """
        at = self._services.time.now() if received is None else received
        seat, allowed = self._lag_allowed(browser_id, request, round_trip)

        def decider(table: Table, ctx: Context) -> Change | None:
            if answer_known(table, browser_id, request.id) is not None:
                return None
            return decide(table, browser_id, request, ctx)

        if await self.change(decider, at - allowed, meter) and seat is not None:
            self.table.lag[seat] = self.table.lag_quota(seat).after_move(allowed)
        known = answer_known(self.table, browser_id, request.id)
        return self.table.version if known is None else known

    def _lag_allowed(
        self, browser_id: str, request: Deciding, round_trip: float
    ) -> tuple[int | None, float]:
        """The seat whose clock a move stops, and the seconds that it is not charged for."""
        seat = self.table.running
        if not isinstance(request, m.Play) or seat is None:
            return None, 0.0
        if seat not in self.table.seats_of(browser_id):
            return None, 0.0
        return seat, self.table.lag_quota(seat).allowance(round_trip)

    async def change(
        self, decider: Decider, at: float | None = None, meter: Meter | None = None
    ) -> bool:
        """Decide, store, apply and tell; whether something changed.

        Raises GameError if it is refused, and Unavailable if it could not be stored.
        """
        async with self._lock:
            for _ in range(ATTEMPTS):
                if self._is_doubtful:
                    await self._reload()
                started = perf_counter()
                ctx = self._context(at)
                change = decider(self.table, ctx)
                _measure(meter, started)
                if change is None:
                    return False
                try:
                    await self._stored(change)
                except Conflict:
                    continue
                except Unavailable:
                    self._stop_clock(ctx.now)
                    raise
                started = perf_counter()
                self._apply(change)
                _measure(meter, started)
                return True
            raise Unavailable("the table keeps changing in the database")

    async def _stored(self, change: Change) -> None:
        """Raises Conflict, Unavailable or Refusal; whether it was stored may be unknown then."""
        self._is_doubtful = True
        phase = self.table.phase_after(change)
        position = change.steps[-1].state.text if change.steps else ""
        try:
            await self._services.store.store(
                self.table.record, change, phase, position, self.owner, self.creator
            )
        except Unwritable as error:
            self._is_doubtful = False
            raise Refusal("unreadable", f"this cannot be stored: {error}") from None
        self._is_doubtful = False

    def _apply(self, change: Change) -> None:
        """Raises TableLost if that fails: pages come back, and find what was stored."""
        since, said = self.table.version, self.table.record.said
        try:
            self.table.apply(change, self._services.time.now())
            self._tell(since, 0 if said is None else said.number)
            self.changed()
        except Exception as error:
            metrics.TASK_FAILURES.labels("telling").inc()
            logger.error("a change that was stored could not be told", exc_info=error)
            self._give_up(Close.RESTART)
            raise TableLost("the table has to be loaded again") from error

    def _context(self, at: float | None) -> Context:
        time = self._services.time
        return Context(
            time.now() if at is None else at,
            time.wall(),
            self._services.settings.stand_in,
            new_table_id(),
            secrets.token_hex(SEED_BYTES),
        )

    async def _reload(self) -> None:
        """Read the database, since it may hold more than this table, or other things.

        Raises Unavailable, or Refusal if this worker does not have the table any more.
        """
        store = self._services.store
        owner, loaded = await store.owner_of(self.id), await store.load(self.id)
        if loaded is None or owner is None:
            self._give_up(Close.GONE)
            raise Refusal("no-such-table", "this table does not exist any more")
        if owner != self.owner:
            self._give_up(Close.RESTART)
            raise TableLost("another worker has this table now")
        now, before = self._services.time.now(), self.table
        table = Table(loaded.record, loaded.entries, loaded.answered, now, position=loaded.position)
        self._is_doubtful = False
        table.keep_times(before)
        self.table, self._views = table, views.Views(table)
        said = before.record.said
        if table.log.digests[: before.version + 1] == before.log.digests:
            self._tell(before.version, 0 if said is None else said.number)
        else:
            for page in list(self.pages):
                self.send_missing(page, Known())
            self._tell_info()
        self.changed()

    # --- delays of the server's own ----------------------------------------------------------

    def _stop_clock(self, now: float) -> None:
        """Nobody is charged while nothing can be stored."""
        self.table.pause(now)
        self.changed()

    def hold_clock(self) -> None:
        """Around a restart the clock waits until the page of its seat is back."""
        self.table.pause(self._services.time.now())

    @property
    def held_until(self) -> float | None:
        """Until when the clock waits for a page."""
        if self.table.paused_at is None or self._is_doubtful:
            return None
        return self.table.paused_at + self._services.settings.return_seconds

    def end_hold(self, only_for: str | None = None) -> None:
        """Let the clock run again, if nothing keeps it from it."""
        seat = self.table.ticking
        if self.table.paused_at is None or self._is_doubtful or seat is None:
            return
        if only_for is None or seat in self.table.seats_of(only_for):
            self.table.resume(self._services.time.now())
            self.changed()

    async def recover(self) -> None:
        """Find out what was stored, and let the clock run again. Raises as `_reload` does."""
        if self._is_doubtful:
            async with self._lock:
                if self._is_doubtful:
                    await self._reload()
            self.end_hold()

    # --- the end -----------------------------------------------------------------------------

    def _give_up(self, code: Close) -> None:
        """This worker does not have the table any more, unless it loads it again."""
        self._lost(self)
        self.close(code)

    def close(self, code: Close) -> None:
        """Disconnect every page; the table is not used any more."""
        self.is_closed = True
        pages, self.pages = list(self.pages), {}
        for page in pages:
            page.close(code)
        self.changed()
        # Table and automation refer to each other; the garbage collector, which could free them
        # none the less, runs rarely.
        self.changed = _nothing


def _nothing() -> None:
    pass


def _measure(meter: Meter | None, started: float) -> None:
    if meter is not None:
        meter.seconds += perf_counter() - started
