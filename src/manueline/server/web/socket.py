"""A table's socket: messages in, messages out, and when it is closed."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from typing import cast

from starlette.websockets import WebSocket, WebSocketDisconnect

from manueline.games.errors import GameError
from manueline.server import messages as m
from manueline.server import metrics
from manueline.server.limits import Bucket, Places, network_of
from manueline.server.live.cluster import close_code
from manueline.server.live.pages import Close, Known
from manueline.server.live.session import Connection, Session
from manueline.server.live.worker import ServingWorker
from manueline.server.problems import ProblemError, refused, unavailable
from manueline.server.storage import Unavailable
from manueline.server.table.identity import browser_id_of
from manueline.server.table.views import encode
from manueline.server.web.identity import browser_of
from manueline.server.web.protocols import ABORT

logger = logging.getLogger("manueline.web")

MOST_UNSENT = 1 << 20
"""Bytes that may wait for a slow reader; then the connection is dropped."""
SEND_SECONDS = 30.0
"""How long a reader may take for one message."""
CLOSE_SECONDS = 2.0
BURST_SECONDS = 5.0
"""How many seconds' worth of messages may come at once; more are read at the permitted rate."""


class SocketPage:
    """The outgoing side of a socket."""

    def __init__(self, socket: WebSocket, browser_id: str, address: str) -> None:
        self.browser_id, self.address = browser_id, address
        self._socket = socket
        self._unsent: deque[bytes] = deque()
        self._bytes = 0
        self._wake = asyncio.Event()
        self._code: Close | None = None

    def send(self, message: bytes) -> None:
        self._unsent.append(message)
        self._bytes += len(message)
        if self._bytes > MOST_UNSENT:
            self.close(Close.SLOW)
        self._wake.set()

    def close(self, code: Close) -> None:
        """Close the socket after what waits was sent; a page that does not read is dropped."""
        if self._code is None:
            self._code = code
            if code is Close.SLOW:
                self._unsent.clear()
                self._abort()
            self._wake.set()

    def _abort(self) -> None:
        abort = self._socket.scope.get("extensions", {}).get(ABORT)
        if abort is not None:
            cast(Callable[[], None], abort)()

    async def pump(self) -> None:
        """Send what waits until the socket closes."""
        try:
            while True:
                while self._unsent:
                    message = self._unsent.popleft()
                    self._bytes -= len(message)
                    async with asyncio.timeout(SEND_SECONDS):
                        await self._socket.send_text(message.decode())
                if self._code is not None:
                    async with asyncio.timeout(CLOSE_SECONDS):
                        await self._socket.close(self._code)
                    return
                self._wake.clear()
                await self._wake.wait()
        except TimeoutError:
            self._abort()
        except (WebSocketDisconnect, RuntimeError, OSError):
            pass  # the page has gone


async def serve_socket(
    socket: WebSocket, worker: ServingWorker, places: Places, table_id: str
) -> None:
    """Serve one page until it disconnects."""
    await socket.accept()
    address = network_of(socket.client.host if socket.client else "-")
    browser = browser_of(socket, worker.store.secret)
    page = SocketPage(socket, browser_id_of(browser.secret), address)
    has_place = False
    try:
        _check_protocol(socket)
        _check_not_banned(worker, page)
        places.enter(address)
        has_place = True
        await _serve(socket, worker, page, table_id)
    except _Turned as turned:
        with suppress(WebSocketDisconnect, RuntimeError, TimeoutError):
            async with asyncio.timeout(CLOSE_SECONDS):
                message = encode(refused(None, turned.reason, None))
                await socket.send_text(message.decode())
                await socket.close(turned.code)
    finally:
        if has_place:
            places.leave(address)


class _Turned(Exception):
    """A page that is turned away, why, and what it does then."""

    def __init__(self, reason: GameError, code: Close) -> None:
        super().__init__(str(reason))
        self.reason, self.code = reason, code


def _check_protocol(socket: WebSocket) -> None:
    spoken = socket.query_params.get("protocol", "")
    if not spoken.isdecimal() or int(spoken) < m.OLDEST_PROTOCOL:
        reason = ProblemError("outdated", "this page is too old for the server; reload it")
        raise _Turned(reason, Close.OUTDATED)
    if int(spoken) > m.PROTOCOL:
        reason = ProblemError("too-new", "this page is newer than the server; try again soon")
        raise _Turned(reason, Close.BUSY)


def _check_not_banned(worker: ServingWorker, page: SocketPage) -> None:
    if worker.banned & {page.browser_id, worker.client_of(page.address)}:
        raise _Turned(ProblemError("banned", "the operator has shut you out"), Close.BANNED)


def _known(socket: WebSocket) -> Known:
    """What the page says it has; whatever cannot be read counts as nothing."""
    asked = socket.query_params
    try:
        you = [int(seat) for seat in asked.get("you", "").split(",") if seat]
        return Known(int(asked.get("version", "0")), asked.get("digest", ""), you)
    except ValueError:
        return Known()


async def _serve(socket: WebSocket, worker: ServingWorker, page: SocketPage, table_id: str) -> None:
    try:
        connection = await worker.connect(table_id, page, _known(socket))
    except (GameError, Unavailable) as error:
        reason = error if isinstance(error, GameError) else unavailable()
        raise _Turned(reason, close_code(reason)) from error
    metrics.SOCKETS.inc()
    pump = asyncio.create_task(page.pump())
    listening = asyncio.create_task(_listen(socket, worker, connection))
    try:
        await asyncio.wait((pump, listening), return_when=asyncio.FIRST_COMPLETED)
    finally:
        metrics.SOCKETS.dec()
        if isinstance(connection, Session):
            worker.tables.disconnect(connection)
        else:
            connection.leave()
        for task in (pump, listening):
            task.cancel()
        for failed in await asyncio.gather(pump, listening, return_exceptions=True):
            if isinstance(failed, Exception):
                logger.error("a socket failed", exc_info=failed)


async def _listen(socket: WebSocket, worker: ServingWorker, connection: Connection) -> None:
    rate = worker.settings.messages_per_second
    bucket = Bucket(rate, rate * BURST_SECONDS)
    with contextlib.suppress(WebSocketDisconnect):
        while True:
            message = await socket.receive()
            received = time.monotonic() - worker.loop_delay
            if message["type"] == "websocket.disconnect":
                return
            text = (message.get("text") or "").encode() or message.get("bytes") or b""
            while rate and (wait := bucket.take(time.monotonic())):
                await asyncio.sleep(wait)
            await connection.handle(text, time.monotonic() - received)
            await asyncio.sleep(0)  # others come first, however much this page has sent
