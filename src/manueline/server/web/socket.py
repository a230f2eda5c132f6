"""A table's socket: requests in, news out."""

from __future__ import annotations

import asyncio
import contextlib
import time

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from manueline.games.errors import GameError
from manueline.server import messages as m
from manueline.server import metrics
from manueline.server.live.live_table import LiveTable, encode
from manueline.server.live.live_tables import LiveTables
from manueline.server.storage import Unavailable
from manueline.server.table.seating import hashed
from manueline.server.web.identity import known_browser, new_browser
from manueline.server.web.limits import Bucket
from manueline.server.web.problems import ProblemError, refused, unavailable, unreadable

LONGEST_MESSAGE = 2000
MOST_QUEUED = 200
"""How many messages may wait for a slow reader; then the socket is closed."""
BURST_SECONDS = 5.0
"""How many seconds' worth of messages may come at once; more are read at the permitted rate."""
GONE, BUSY, SLOW = 4404, 4429, 4408

_read = msgspec.json.Decoder(m.ClientMessage).decode


class _OnlyId(msgspec.Struct):
    id: str | None = None


class SocketListener:
    """The outgoing side of a socket."""

    def __init__(self, socket: WebSocket, holder: str) -> None:
        self.holder = holder
        self.socket = socket
        self._waiting: asyncio.Queue[bytes] = asyncio.Queue(MOST_QUEUED)
        self.overrun = False

    def send(self, message: bytes) -> None:
        try:
            self._waiting.put_nowait(message)
        except asyncio.QueueFull:
            self.overrun = True

    async def pump(self) -> None:
        """Send what waits until the socket closes."""
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):
            while not self.overrun:
                message = await self._waiting.get()
                await self.socket.send_text(message.decode())
            await self.socket.close(SLOW)


async def serve_socket(socket: WebSocket, hub: LiveTables, table_id: str) -> None:
    """Serve one page until it disconnects."""
    await socket.accept()
    try:
        room = await hub.room(table_id)
        if len(room.listeners) >= hub.settings.sockets_per_table:
            raise ProblemError("too-many", "too many pages are connected to this table")
    except (GameError, Unavailable) as error:
        reason = error if isinstance(error, GameError) else unavailable()
        await socket.send_text(encode(refused(None, reason, None)).decode())
        await socket.close(GONE if reason.code == "no-such-table" else BUSY)
        return
    listener = SocketListener(socket, hashed(known_browser(socket) or new_browser()))
    pump = asyncio.create_task(listener.pump())
    room.join(listener)
    metrics.SOCKETS.inc()
    try:
        await _listen(socket, room, listener, hub.settings.messages_per_second)
    except WebSocketDisconnect:
        pass
    finally:
        metrics.SOCKETS.dec()
        room.leave(listener)
        pump.cancel()


async def _listen(
    socket: WebSocket, room: LiveTable, listener: SocketListener, rate: float
) -> None:
    hints: set[asyncio.Task[None]] = set()
    bucket = Bucket(rate, rate * BURST_SECONDS)
    try:
        while True:
            message = await socket.receive()
            if message["type"] == "websocket.disconnect":
                return
            text = message.get("text") or message.get("bytes") or b""
            while rate and (wait := bucket.take(time.monotonic())):
                await asyncio.sleep(wait)
            await _answer(room, listener, text, hints)
    finally:
        for hint in hints:
            hint.cancel()


async def _answer(
    room: LiveTable,
    listener: SocketListener,
    text: str | bytes,
    hints: set[asyncio.Task[None]],
) -> None:
    request_id, kind, started = None, "unreadable", time.perf_counter()
    outcome = "refused"
    try:
        if len(text) > LONGEST_MESSAGE:
            raise ProblemError("too-large", f"a message has at most {LONGEST_MESSAGE} letters")
        request_id = _id_of(text)
        request = _read(text)
        kind = type(request).__name__.lower()
        match request:
            case m.Sync():
                room.send_snapshot(listener)
            case m.Hint():
                if hints:
                    raise ProblemError("too-many", "a hint is already being computed")
                task = asyncio.create_task(_hint(room, listener, request))
                hints.add(task)
                task.add_done_callback(hints.discard)
            case _:
                version = await room.request(listener.holder, request)
                listener.send(encode(m.Done(request.id, version)))
        outcome = "done"
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        listener.send(encode(refused(request_id, unreadable(error), room.table.version)))
    except GameError as error:
        listener.send(encode(refused(request_id, error, room.table.version)))
    except Unavailable:
        outcome = "unavailable"
        listener.send(encode(refused(request_id, unavailable(), room.table.version)))
    finally:
        metrics.REQUESTS.labels(kind, outcome).inc()
        metrics.ANSWERED.observe(time.perf_counter() - started)


def _id_of(text: str | bytes) -> str | None:
    """The id of a request, which may be invalid otherwise."""
    try:
        found = msgspec.json.decode(text, type=_OnlyId).id
    except (msgspec.MsgspecError, UnicodeDecodeError):
        return None
    return found if found is not None and len(found) <= 40 else None


async def _hint(room: LiveTable, listener: SocketListener, request: m.Hint) -> None:
    try:
        listener.send(encode(await room.hint(listener.holder, request)))
    except GameError as error:
        listener.send(encode(refused(request.id, error, room.table.version)))
