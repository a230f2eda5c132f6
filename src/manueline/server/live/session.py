"""One page at a table: its requests are read, carried out in their order, and answered."""

from __future__ import annotations

import asyncio
import logging
from time import perf_counter
from typing import Protocol

import msgspec

from manueline.games.errors import GameError
from manueline.server import messages as m
from manueline.server import metrics
from manueline.server.limits import SECONDS_PER_BYTE, Costs
from manueline.server.live.automation import Automation
from manueline.server.live.live_table import LiveTable, Meter, Services, TableLost
from manueline.server.live.pages import Close, Known, Page
from manueline.server.problems import ProblemError, refused, unavailable, unreadable
from manueline.server.storage import Unavailable
from manueline.server.table.views import encode

logger = logging.getLogger("manueline.table")

LONGEST_MESSAGE = 2000
SILENT_SECONDS = 45.0
"""A page that leaves a ping unanswered for so long is gone, or does not read."""

_read = msgspec.json.Decoder(m.ClientMessage).decode


class _OnlyId(msgspec.Struct):
    id: str | None = None


class Connection(Protocol):
    """A page's way to its table, in this worker or in another."""

    async def handle(self, text: bytes, age: float) -> None:
        """A message that arrived `age` seconds ago; its answer is sent to the page."""

    def leave(self) -> None: ...


class Session:
    """A page at a table of this worker."""

    def __init__(
        self,
        live: LiveTable,
        automation: Automation,
        page: Page,
        costs: Costs,
        services: Services,
    ) -> None:
        self.live, self.page = live, page
        self._automation, self._costs, self._services = automation, costs, services
        self._time = services.time
        self._hint: asyncio.Task[None] | None = None
        self._round_trip = 0.0
        self._pings = 0
        self._pinged_at: float | None = None
        self._heard_at = self._time.now()

    def leave(self) -> None:
        if self._hint is not None:
            self._hint.cancel()
        self.live.leave(self.page)

    def ping(self) -> None:
        """Ask for a sign of life; a page that gave none for long is dropped."""
        now = self._time.now()
        since = self._heard_at if self._pinged_at is None else self._pinged_at
        if now - since > SILENT_SECONDS:
            self.page.close(Close.SLOW)
            self.leave()
            return
        if self._pinged_at is None:
            self._pings += 1
            self._pinged_at = now
            self.page.send(encode(m.Ping(self._pings)))

    async def handle(self, text: bytes, age: float) -> None:
        received = self._time.now() - age
        self._heard_at = received
        while wait := self._costs.wait(self.page.address, self.page.browser_id, perf_counter()):
            await asyncio.sleep(wait)
        await self._answer(text, received)

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
        except (msgspec.MsgspecError, UnicodeError) as error:
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
            self._refuse(request_id, ProblemError("broken", "the server failed to handle this"))
        finally:
            # Reading a message and writing its answer cost something, too.
            self._charge(meter.seconds + 0.0003)
            metrics.REQUESTS.labels(kind, outcome).inc()
            metrics.ANSWERED.observe(perf_counter() - started)

    async def _carry_out(self, request: m.ClientMessage, received: float, meter: Meter) -> None:
        match request:
            case m.Pong():
                if self._pinged_at is not None and request.ping == self._pings:
                    self._round_trip = max(0.0, received - self._pinged_at)
                    self._pinged_at = None
            case m.Sync():
                started = perf_counter()
                known = Known(request.version, request.digest, request.you)
                sent = self.live.send_missing(self.page, known)
                meter.seconds += perf_counter() - started + sent * SECONDS_PER_BYTE
            case m.Hint():
                if self._hint is not None and not self._hint.done():
                    raise ProblemError("too-many", "a hint is already being computed", seconds=1)
                self._hint = self._services.supervisor.spawn("a hint", self._give_hint(request))
            case _:
                version = await self.live.request(
                    self.page.browser_id, request, received, self._round_trip, meter
                )
                self.page.send(encode(m.Done(request.id, version)))

    async def _give_hint(self, request: m.Hint) -> None:
        try:
            answer = await self._automation.hint(self.page.browser_id, request)
            self.page.send(encode(answer))
        except GameError as error:
            self._refuse(request.id, error)

    def _refuse(self, request_id: str | None, error: GameError) -> None:
        self.page.send(encode(refused(request_id, error, self.live.table.version)))

    def _charge(self, seconds: float) -> None:
        self._costs.charge(self.page.address, self.page.browser_id, perf_counter(), seconds)


def _id_of(text: bytes) -> str | None:
    """The id of a request, which may be invalid otherwise."""
    try:
        found = msgspec.json.decode(text, type=_OnlyId).id
    except (msgspec.MsgspecError, UnicodeError):
        return None
    return found if found is not None and len(found) <= 40 else None
