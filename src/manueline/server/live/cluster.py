"""This worker among others of the same database: it forwards what is for tables of the others.

A worker is known by its row in the database, which it renews. What is for a table goes to the
worker that has it, over a connection between the two. If nobody listens at a worker's address, or
its row has expired, its tables are free for the others.
"""

from __future__ import annotations

import asyncio
import hmac
import itertools
import logging
import secrets
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import replace
from functools import partial

import msgspec

from manueline.games.errors import GameError
from manueline.server.live.links import (
    Ask,
    Closed,
    Hello,
    Left,
    Message,
    Open,
    Received,
    Reply,
    Tell,
    Wire,
)
from manueline.server.live.live_table import TableLost
from manueline.server.live.live_tables import Elsewhere, LiveTables
from manueline.server.live.loop_delay import LoopDelay
from manueline.server.live.pages import Close, Known, Page, close_code
from manueline.server.live.session import Session
from manueline.server.live.supervisor import Supervisor
from manueline.server.problems import ProblemError, problem_reply, refused, unavailable
from manueline.server.storage import Unavailable, Worker, Workers
from manueline.server.table.views import encode

logger = logging.getLogger("manueline.cluster")

CONNECT_SECONDS = 2.0
CALL_SECONDS = 30.0
MOST_FORWARDED = 256 << 10
"""Bytes of a forwarded page that wait to be handled; then it is disconnected."""
ELSEWHERE = 0
"""The status of a reply from a worker that does not have the table."""


class WorkerGone(Exception):
    """A worker that does not listen any more; its tables are free now."""


def new_worker(address: str = "") -> Worker:
    return Worker(secrets.token_hex(8), address, secrets.token_hex(16))


class Cluster:
    """The connections to and from the other workers."""

    def __init__(
        self,
        me: Worker,
        workers: Workers,
        tables: LiveTables,
        supervisor: Supervisor,
        loop_delay: LoopDelay,
        answer: Callable[[Ask], Awaitable[Reply]],
    ) -> None:
        """`answer` handles an HTTP request about a table of this worker."""
        self.me = me
        self._workers, self._tables = workers, tables
        self._supervisor, self._loop_delay, self._answer = supervisor, loop_delay, answer
        self._server: asyncio.Server | None = None
        self._links: dict[str, asyncio.Task[_Link]] = {}
        self._forwarded: dict[Wire, dict[int, _Stream]] = {}
        """The connections from other workers, with the pages that each forwards."""

    @property
    def forwarded(self) -> int:
        """Pages of other workers at tables of this one."""
        return sum(map(len, self._forwarded.values()))

    async def start(self, host: str | None) -> None:
        """Listen for other workers, where there can be some. Raises OSError or Unavailable."""
        if host is not None:
            self._server = await asyncio.start_server(self._serve, host, 0)
            port = self._server.sockets[0].getsockname()[1]
            self.me = replace(self.me, address=f"{host} {port}")
        await self._workers.renew(self.me)

    async def renew(self) -> None:
        """Say that this worker is alive; give up what others have taken. Raises Unavailable."""
        await self._workers.renew(self.me)
        await self._tables.drop_lost()

    def stop_listening(self) -> None:
        if self._server is not None:
            self._server.close()

    async def close(self) -> None:
        self.stop_listening()
        for wire in list(self._forwarded):
            wire.close()
        for link in list(self._links.values()):
            link.cancel()
            if link.done() and not link.cancelled() and link.exception() is None:
                link.result().close()
        with suppress(Unavailable):
            await self._workers.end(self.me.id)

    # --- to other workers --------------------------------------------------------------------

    async def connect(
        self, worker: str, table_id: str, page: Page, known: Known
    ) -> RemoteConnection:
        """Connect a page to a table of another worker. Raises WorkerGone or Unavailable."""
        link = await self._link(worker)
        return link.open(table_id, page, known)

    async def ask(self, worker: str, ask: Ask) -> Reply:
        """Raises WorkerGone, Elsewhere or Unavailable."""
        link = await self._link(worker)
        reply = await link.ask(ask)
        if reply.status == ELSEWHERE:
            raise Elsewhere(worker)
        return reply

    async def _link(self, worker: str) -> _Link:
        known = self._links.get(worker)
        if known is None or _is_unusable(known):
            known = asyncio.create_task(self._connect(worker))
            self._links[worker] = known
        return await asyncio.shield(known)

    async def _connect(self, worker: str) -> _Link:
        found = await self._workers.find(worker)
        if found is None:
            raise WorkerGone(worker)
        try:
            wire = await _greeted(found)
        except ConnectionRefusedError as error:
            logger.warning("worker %s does not listen any more", worker)
            await self._workers.end(worker)
            raise WorkerGone(worker) from error
        except (OSError, ValueError, TimeoutError) as error:
            raise Unavailable(f"worker {worker} cannot be reached: {error}") from error
        link = _Link(wire)
        self._supervisor.spawn("a connection to a worker", link.run())
        return link

    # --- from other workers ------------------------------------------------------------------

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        wire = Wire(reader, writer)
        streams = self._forwarded[wire] = {}
        try:
            async with asyncio.timeout(CONNECT_SECONDS):
                hello = await wire.receive()
            if not isinstance(hello, Hello) or not hmac.compare_digest(
                hello.secret, self.me.secret
            ):
                return
            wire.send(Hello(""))
            while (message := await wire.receive()) is not None:
                self._dispatch(message, wire, streams)
        except (OSError, ValueError, TimeoutError) as error:
            logger.warning("a worker's connection failed: %s", error)
        finally:
            del self._forwarded[wire]
            for stream in list(streams.values()):
                stream.finish()
            wire.close()

    def _dispatch(self, message: Message, wire: Wire, streams: dict[int, _Stream]) -> None:
        match message:
            case Open():
                number = message.stream
                stream = _Stream(
                    message,
                    wire,
                    self._tables,
                    self._supervisor,
                    lambda: streams.pop(number, None),
                )
                streams[number] = stream
                # Its page asks again; otherwise it would wait for ever.
                failed = partial(stream.close, Close.RESTART)
                self._supervisor.spawn("a forwarded page", stream.run(), failed)
            case Received():
                if message.stream in streams:
                    age = message.age + self._loop_delay.seconds
                    streams[message.stream].receive(message.text, age)
            case Left():
                if message.stream in streams:
                    streams[message.stream].finish()
            case Ask():
                broken = ProblemError("broken", "the server failed to handle this request")
                failed = partial(wire.send, problem_reply(message.call, broken))
                self._supervisor.spawn("a forwarded request", self._reply(message, wire), failed)

    async def _reply(self, ask: Ask, wire: Wire) -> None:
        try:
            wire.send(await self._answer(ask))
        except (Elsewhere, TableLost):
            wire.send(Reply(ask.call, ELSEWHERE))


async def _greeted(worker: Worker) -> Wire:
    """A connection to another worker, which is that worker. Raises OSError, ValueError."""
    host, _, port = worker.address.partition(" ")
    async with asyncio.timeout(CONNECT_SECONDS):
        wire = Wire(*await asyncio.open_connection(host, int(port or 0)))
        try:
            wire.send(Hello(worker.secret))
            if await wire.receive() != Hello(""):
                raise ConnectionRefusedError("somebody else listens there")
        except BaseException:
            wire.close()
            raise
    return wire


def _is_unusable(link: asyncio.Task[_Link]) -> bool:
    """Whether connecting failed, or the connection has ended."""
    if not link.done():
        return False
    return link.cancelled() or link.exception() is not None or link.result().is_closed


class _Link:
    """A connection to another worker, with the pages and requests that use it."""

    def __init__(self, wire: Wire) -> None:
        self.wire, self.is_closed = wire, False
        self._numbers = itertools.count(1)
        self._pages: dict[int, Page] = {}
        self._calls: dict[int, asyncio.Future[Reply]] = {}

    async def run(self) -> None:
        try:
            while (message := await self.wire.receive()) is not None:
                match message:
                    case Tell():
                        if message.stream in self._pages:
                            self._pages[message.stream].send(message.message)
                    case Closed():
                        page = self._pages.pop(message.stream, None)
                        if page is not None:
                            page.close(Close(message.code))
                    case Reply():
                        call = self._calls.pop(message.call, None)
                        if call is not None and not call.done():
                            call.set_result(message)
        finally:
            self.close()

    def open(self, table_id: str, page: Page, known: Known) -> RemoteConnection:
        stream = next(self._numbers)
        self._pages[stream] = page
        self.wire.send(Open(stream, table_id, page.browser_id, page.asker, known))
        return RemoteConnection(self, stream)

    def leave(self, stream: int) -> None:
        if self._pages.pop(stream, None) is not None:
            self.wire.send(Left(stream))

    async def ask(self, ask: Ask) -> Reply:
        """Raises Unavailable."""
        number = next(self._numbers)
        reply: asyncio.Future[Reply] = asyncio.get_running_loop().create_future()
        self._calls[number] = reply
        self.wire.send(msgspec.structs.replace(ask, call=number))
        try:
            async with asyncio.timeout(CALL_SECONDS):
                return await reply
        except TimeoutError as error:
            raise Unavailable("the table's worker does not answer") from error
        finally:
            self._calls.pop(number, None)

    def close(self) -> None:
        """The other worker is gone: its pages come back, and find the table elsewhere."""
        if self.is_closed:
            return
        self.is_closed = True
        self.wire.close()
        pages, self._pages = self._pages, {}
        for page in pages.values():
            page.close(Close.RESTART)
        for call in self._calls.values():
            if not call.done():
                call.set_exception(Unavailable("the table's worker has gone"))


class RemoteConnection:
    """A page of this worker at a table of another."""

    def __init__(self, link: _Link, stream: int) -> None:
        self._link, self._stream = link, stream

    def receive(self, text: bytes, age: float) -> None:
        self._link.wire.send(Received(self._stream, text, age))

    async def room(self) -> None:
        """The table's worker disconnects a page that sends too much."""

    async def finish(self) -> None:
        """The table's worker handles what it was sent before it was told of the end."""

    def leave(self) -> None:
        self._link.leave(self._stream)


class _Stream:
    """A page of another worker at a table of this one."""

    def __init__(
        self,
        opened: Open,
        wire: Wire,
        tables: LiveTables,
        supervisor: Supervisor,
        ended: Callable[[], object],
    ) -> None:
        """`ended` is called when the page is disconnected."""
        self._opened, self._wire, self._ended = opened, wire, ended
        self._tables, self._supervisor = tables, supervisor
        self.browser_id, self.asker = opened.browser_id, opened.asker
        self._session: Session | None = None
        self._early: list[tuple[bytes, float]] = []
        """Messages that came before the page was connected, and when."""
        self._has_ended = False

    def send(self, message: bytes) -> None:
        self._wire.send(Tell(self._opened.stream, message))

    def close(self, code: Close) -> None:
        self._wire.send(Closed(self._opened.stream, code))
        self._end()

    def receive(self, text: bytes, age: float) -> None:
        if self._session is None:
            self._early.append((text, time.monotonic() - age))
            waiting = sum(len(early) for early, _ in self._early)
        else:
            self._session.receive(text, age)
            waiting = self._session.unhandled_bytes
        if waiting > MOST_FORWARDED:
            self.close(Close.SLOW)

    def finish(self) -> None:
        """The page has gone; what it sent is still handled."""
        self._supervisor.spawn("the end of a forwarded page", self._finish())

    async def _finish(self) -> None:
        if self._session is not None:
            await self._session.finish()
        self._end()

    def _end(self) -> None:
        self._has_ended = True
        self._ended()
        self._early.clear()
        if self._session is not None:
            self._session.leave()

    async def run(self) -> None:
        """Connect the page."""
        try:
            session = await self._tables.connect(self._opened.table_id, self, self._opened.known)
        except Elsewhere:
            self.close(Close.RESTART)
            return
        except (GameError, Unavailable) as error:
            reason = error if isinstance(error, GameError) else unavailable()
            self.send(encode(refused(None, reason, None)))
            self.close(close_code(reason))
            return
        if self._has_ended:
            session.leave()
            return
        self._session = session
        for text, received in self._early:
            session.receive(text, time.monotonic() - received)
        self._early.clear()
