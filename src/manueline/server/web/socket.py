"""A table's socket: messages in, messages out, and when it is closed."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import re
import time
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from typing import cast

from starlette.websockets import WebSocket, WebSocketDisconnect

from manueline.games.errors import GameError
from manueline.server import messages as m
from manueline.server import metrics
from manueline.server.limits import Asker, Bucket, OpenSockets, network_of
from manueline.server.live.pages import Close, Known, close_code
from manueline.server.live.session import Connection
from manueline.server.live.worker import ServingWorker
from manueline.server.problems import ProblemError, refused, unavailable
from manueline.server.storage import Unavailable
from manueline.server.table.identity import browser_id_of
from manueline.server.table.views import encode
from manueline.server.web.identity import asker_of, noted_browser
from manueline.server.web.protocols import ABORT

logger = logging.getLogger("manueline.web")

MOST_UNSENT = 1 << 20
"""Bytes that may wait for a slow reader; then the connection is dropped."""
SEND_SECONDS = 30.0
"""How long a reader may take for one message."""
CLOSE_SECONDS = 2.0
BURST_SECONDS = 5.0
"""How many seconds' worth of messages may come at once; more are read at the permitted rate."""

_NUMBER = re.compile("[0-9]{1,9}")


class SocketPage:
    """The outgoing side of a socket."""

    def __init__(self, socket: WebSocket, browser_id: str, asker: Asker) -> None:
        self.browser_id, self.asker = browser_id, asker
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

    @property
    def is_closed(self) -> bool:
        """Whether the server has closed it."""
        return self._code is not None

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
    socket: WebSocket, worker: ServingWorker, sockets: OpenSockets, table_id: str
) -> None:
    """Serve one page until it disconnects."""
    browser = noted_browser(socket)
    asker = asker_of(browser, network_of(socket.client.host if socket.client else "-"))
    page = SocketPage(socket, browser_id_of(browser.secret), asker)
    await socket.accept()
    try:
        _check_protocol(socket)
        with sockets.one_more(*asker):
            await _serve(socket, worker, page, table_id)
    except GameError as error:
        await _refuse(socket, error)
    except Unavailable:
        await _refuse(socket, unavailable())


async def turn_away(socket: WebSocket, reason: GameError) -> None:
    """Tell a page that is not served why, and by the code what to do next."""
    await socket.accept()
    await _refuse(socket, reason)


async def _refuse(socket: WebSocket, reason: GameError) -> None:
    with suppress(WebSocketDisconnect, RuntimeError, TimeoutError):
        async with asyncio.timeout(CLOSE_SECONDS):
            await socket.send_text(encode(refused(None, reason, None)).decode())
            await socket.close(close_code(reason))


def _check_protocol(socket: WebSocket) -> None:
    """Raises ProblemError."""
    spoken = socket.query_params.get("protocol", "")
    if not _NUMBER.fullmatch(spoken) or int(spoken) < m.OLDEST_PROTOCOL:
        raise ProblemError("outdated", "this page is too old for the server; reload it")
    if int(spoken) > m.PROTOCOL:
        raise ProblemError("too-new", "this page is newer than the server; try again soon")


def _known(socket: WebSocket) -> Known:
    """What the page says it has; whatever cannot be read counts as nothing."""
    asked = socket.query_params
    version, you = (
        asked.get("version", ""),
        [seat for seat in asked.get("you", "").split(",") if seat],
    )
    if not all(map(_NUMBER.fullmatch, (version, *you))):
        return Known()
    return Known(int(version), asked.get("digest", ""), [int(seat) for seat in you])


async def _serve(socket: WebSocket, worker: ServingWorker, page: SocketPage, table_id: str) -> None:
    """Raises GameError or Unavailable if the page cannot be connected."""
    connection = await worker.connect(table_id, page, _known(socket))
    metrics.SOCKETS.inc()
    pump = asyncio.create_task(page.pump())
    reading = asyncio.create_task(_read(socket, worker, connection))
    try:
        await asyncio.wait((pump, reading), return_when=asyncio.FIRST_COMPLETED)
        if not page.is_closed:
            await connection.finish()
    finally:
        metrics.SOCKETS.dec()
        connection.leave()
        for task in (pump, reading):
            task.cancel()
        for failed in await asyncio.gather(pump, reading, return_exceptions=True):
            if isinstance(failed, Exception):
                logger.error("a socket failed", exc_info=failed)


async def _read(socket: WebSocket, worker: ServingWorker, connection: Connection) -> None:
    """Take every message as soon as it has arrived, also while an earlier one is handled."""
    rate = worker.settings.messages_per_second
    bucket = Bucket(rate, rate * BURST_SECONDS)
    with contextlib.suppress(WebSocketDisconnect):
        while True:
            message = await socket.receive()
            if message["type"] == "websocket.disconnect":
                return
            text = (message.get("text") or "").encode() or message.get("bytes") or b""
            connection.receive(text, worker.loop_delay.seconds)
            await connection.room()
            while rate and (wait := bucket.take(time.monotonic())):
                await asyncio.sleep(wait)
