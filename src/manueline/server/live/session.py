"""One page at a table: its requests wait, are carried out in their order, and answered."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Callable
from functools import partial
from time import monotonic, perf_counter
from typing import Protocol

import msgspec

from manueline.games.errors import GameError
from manueline.server import messages as m
from manueline.server import metrics
from manueline.server.limits import SECONDS_PER_BYTE, Costs, Meter, NewTables
from manueline.server.live.automation import Automation
from manueline.server.live.live_table import LiveTable, Services, TableLost
from manueline.server.live.pages import Close, Known, Page
from manueline.server.problems import (
    UNREADABLE,
    ProblemError,
    refused,
    unavailable,
    unreadable,
)
from manueline.server.storage import Unavailable
from manueline.server.table.views import encode

logger = logging.getLogger("manueline.table")

LONGEST_MESSAGE = 2000
MOST_UNHANDLED = 32 << 10
"""Bytes of one page that wait to be handled; then no more are read from its socket."""
FINISH_SECONDS = 20.0
"""How long what a page has sent is still handled after the page has gone."""
SILENT_PINGS = 4
"""A page that was found silent so often after a ping is gone, or does not read. Times do not count:
if the server stood still, the answer may be waiting to be read."""

_read = msgspec.json.Decoder(m.ClientMessage).decode


class _OnlyId(msgspec.Struct):
    id: str | None = None


class Connection(Protocol):
    """A page's way to its table, in this worker or in another."""

    def receive(self, text: bytes, age: float) -> None:
        """Take a message that arrived `age` seconds ago; its answer is sent to the page."""

    async def room(self) -> None:
        """Wait until another message can be taken."""

    async def finish(self) -> None:
        """The page has gone: wait until what it sent has been handled."""

    def leave(self) -> None: ...


class Session:
    """A page at a table of this worker."""

    def __init__(
        self,
        live: LiveTable,
        automation: Automation,
        page: Page,
        costs: Costs,
        new_tables: NewTables,
        services: Services,
        left: Callable[[Session], None],
    ) -> None:
        """`left` is called when the page leaves."""
        self.live, self.page = live, page
        self._automation, self._costs, self._services = automation, costs, services
        self._new_tables, self._time, self._left = new_tables, services.time, left
        self._waiting: deque[tuple[bytes, float]] = deque()
        """Messages that have arrived, and when; the first is being handled."""
        self._handling: asyncio.Task[None] | None = None
        self._has_left = False
        self._has_room = asyncio.Event()
        self._has_room.set()
        self.unhandled_bytes = 0
        self._hint: asyncio.Task[None] | None = None
        self.round_trip = 0.0
        self._pings = 0
        self._pinged_at: float | None = None
        self._found_silent = 0
        self.failing: set[str] = set()
        """What has failed for this page, so that it is logged once."""

    def leave(self) -> None:
        """Disconnect the page; only the message that is being handled is still carried out."""
        self._has_left = True
        if self._hint is not None:
            self._hint.cancel()
        self.live.leave(self.page)
        self._left(self)

    def ping(self) -> None:
        """Ask whether the page is there; one that has been silent since long is dropped."""
        if self._pinged_at is None:
            self._pings += 1
            self._pinged_at = self._time.now()
            self.page.send(encode(m.Ping(self._pings)))
            return
        self._found_silent += 1
        if self._found_silent >= SILENT_PINGS:
            self._drop()

    # --- messages that have arrived ----------------------------------------------------------

    def receive(self, text: bytes, age: float) -> None:
        if self._has_left:
            return
        received = self._time.now() - age
        self._found_silent = 0
        self._waiting.append((text, received))
        self._note_unhandled(len(text))
        if self._handling is None or self._handling.done():
            self._handling = self._services.supervisor.spawn(
                "a page's requests", self._handle(), self._drop
            )

    def _drop(self) -> None:
        """The page comes back, and asks again for what has not been answered."""
        self.page.close(Close.SLOW)
        self.leave()

    async def room(self) -> None:
        await self._has_room.wait()

    async def finish(self) -> None:
        if self._handling is not None:
            await asyncio.wait({self._handling}, timeout=FINISH_SECONDS)

    async def _handle(self) -> None:
        """Handle what has arrived, one message after the other."""
        while self._waiting and not self._has_left:
            text, received = self._waiting[0]
            while wait := self._costs.wait(*self.page.asker, perf_counter()):
                await asyncio.sleep(wait)
            await self._answer(text, received)
            self._waiting.popleft()
            self._note_unhandled(-len(text))
            await asyncio.sleep(0)  # others come first, however much this page has sent

    def _note_unhandled(self, more: int) -> None:
        self.unhandled_bytes += more
        if self.unhandled_bytes > MOST_UNHANDLED:
            self._has_room.clear()
        else:
            self._has_room.set()
        if self._waiting and self.page in self.live.pages:
            self.live.unhandled_since[self.page] = self._waiting[0][1]
        else:
            self.live.unhandled_since.pop(self.page, None)

    async def _answer(self, text: bytes, received: float) -> None:
        request_id, kind, started, meter = None, "unreadable", perf_counter(), Meter()
        outcome = "refused"
        try:
            if len(text) > LONGEST_MESSAGE:
                raise ProblemError("too-large", f"a message has at most {LONGEST_MESSAGE} letters")
            request_id = _id_of(text)
            request = _read(text)
            kind = type(request).__name__.lower()
            await self._carry_out(request, received, meter)
            outcome = "done"
        except UNREADABLE as error:
            self._refuse(request_id, unreadable(error))
        except GameError as error:
            self._refuse(request_id, error)
        except TableLost:
            outcome = "lost"  # the socket is closed, and its page asks again where the table is
        except Unavailable:
            outcome = "unavailable"
            self._refuse(request_id, unavailable())
        except Exception as error:  # harms this message alone
            outcome = "failed"
            logger.error("a message could not be handled", exc_info=error)
            self._refuse(request_id, _broken())
        finally:
            # Reading a message and writing its answer cost something, too.
            self._charge(meter.seconds + 0.0003)
            metrics.REQUESTS.labels(kind, outcome).inc()
            metrics.ANSWERED.observe(perf_counter() - started)

    async def _carry_out(self, request: m.ClientMessage, received: float, meter: Meter) -> None:
        match request:
            case m.Pong():
                if self._pinged_at is not None and request.ping == self._pings:
                    self.round_trip = max(0.0, received - self._pinged_at)
                    self._pinged_at = None
            case m.Sync():
                started = perf_counter()
                known = Known(request.version, request.digest, request.you)
                sent = self.live.send_missing(self.page, known)
                meter.seconds += perf_counter() - started + sent * SECONDS_PER_BYTE
            case m.Hint():
                if self._hint is not None and not self._hint.done():
                    raise ProblemError("too-many", "a hint is already being computed", seconds=1)
                failed = partial(self._refuse, request.id, _broken())
                self._hint = self._services.supervisor.spawn(
                    "a hint", self._give_hint(request), failed
                )
            case _:
                if isinstance(request, m.Rematch):
                    self._count_table()
                version = await self.live.request(
                    self.page.browser_id, request, received, self.round_trip, meter
                )
                self.page.send(encode(m.Done(request.id, version)))

    def _count_table(self) -> None:
        """Whoever gives game after game up would have a new table each time. Raises Refusal."""
        table = self.live.table
        if table.phase == "over" and table.record.rematch is None:
            self._new_tables.take(*self.page.asker, monotonic())

    async def _give_hint(self, request: m.Hint) -> None:
        try:
            answer = await self._automation.hint(self.page.browser_id, request)
            self.page.send(encode(answer))
        except GameError as error:
            self._refuse(request.id, error)

    def _refuse(self, request_id: str | None, error: GameError) -> None:
        self.page.send(encode(refused(request_id, error, self.live.table.version)))

    def _charge(self, seconds: float) -> None:
        self._costs.charge(*self.page.asker, perf_counter(), seconds)


def _broken() -> ProblemError:
    return ProblemError("broken", "the server failed to handle this")


def _id_of(text: bytes) -> str | None:
    """The id of a request, which may be invalid otherwise."""
    try:
        found = msgspec.json.decode(text, type=_OnlyId).id
    except UNREADABLE:
        return None
    return found if found is not None and len(found) <= 40 else None
