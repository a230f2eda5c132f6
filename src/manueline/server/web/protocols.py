"""uvicorn's protocols: connections are counted, slow requests ended, unread sockets dropped.

What arrives is parsed piece by piece, see `pacing`.
"""

from __future__ import annotations

import asyncio
import contextlib
import ipaddress
import socket
import struct
from collections import Counter
from functools import lru_cache
from typing import Any, ClassVar, cast

from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from manueline.server.limits import network_of
from manueline.server.web.pacing import PacedTransport, ParsingCosts, default_costs

REQUEST_SECONDS = 20.0
"""How long a client may take to send the head of a request."""
MOST_CONNECTIONS = 200
"""Connections of one address that are no sockets of tables; further ones are closed at once."""
LONGEST_HEAD = 16 << 10
"""Bytes of the head of a request."""
MOST_IN_SYSTEM, MOST_UNREAD_IN_SYSTEM = 128 << 10, 32 << 10
"""Bytes to and from a socket that the system may hold, which nobody else counts."""
MOST_UNREAD = 1 << 20
"""Bytes written to a socket that wait in this process; then it is dropped."""
UNREAD_SECONDS, LEAST_READ = 20.0, 20 << 10
"""Whoever reads fewer bytes of an answer over HTTP in so many seconds is dropped."""
LINGER_SECONDS = 15.0
"""How long a closed socket may take to read what was sent last; then it is dropped."""
ABORT = "manueline.abort"
"""The extension of a socket's scope that ends its connection at once."""


class HttpProtocol(H11Protocol):
    """Closes connections whose request does not arrive, and those whose answer is not read."""

    payer: str | None = None
    parsing_costs: ClassVar[ParsingCosts] = default_costs()
    _deadline: asyncio.TimerHandle | None = None
    _reading: asyncio.TimerHandle | None = None
    """Goes off when the client should have read something."""
    _unread = 0
    """Bytes that had not been sent when it was last looked."""
    _has_read = False
    """Whether so much was read since then that there was room again."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        self._paced = PacedTransport(transport, self, self.parsing_costs)
        super().connection_made(cast(asyncio.Transport, self._paced))
        self._expect_request()

    def connection_lost(self, exc: Exception | None) -> None:
        self._cancel()
        self._expect_nothing_read()
        self._paced.forget()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        self._paced.arrived(data)

    def parse(self, piece: bytes) -> None:
        super().data_received(piece)

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._expect_request()
        self._expect_reading()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._expect_reading()

    def resume_writing(self) -> None:
        super().resume_writing()
        self._has_read = True

    def _expect_reading(self) -> None:
        """Somebody who does not read would keep the answer here, also after it was closed."""
        unsent = self.transport.get_write_buffer_size()
        if unsent and self._reading is None:
            self._unread, self._has_read = unsent, False
            self._reading = self.loop.call_later(UNREAD_SECONDS, self._drop_unread)

    def _drop_unread(self) -> None:
        self._reading = None
        unsent = self.transport.get_write_buffer_size()
        if unsent and not self._has_read and unsent > self._unread - LEAST_READ:
            _reset(self.transport)
        else:
            self._expect_reading()

    def _expect_nothing_read(self) -> None:
        if self._reading is not None:
            self._reading.cancel()
            self._reading = None

    def handle_websocket_upgrade(self, event: Any) -> None:
        self._cancel()
        self._expect_nothing_read()
        super().handle_websocket_upgrade(event)

    def _expect_request(self) -> None:
        self._cancel()
        self._deadline = self.loop.call_later(REQUEST_SECONDS, self._close_if_idle)

    def _cancel(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _close_if_idle(self) -> None:
        self._deadline = None
        if self.cycle is None or self.cycle.response_complete:
            self.transport.close()


def _reset(transport: asyncio.Transport) -> None:
    """End a connection at once, and let the system forget what it should still send."""
    wire = transport.get_extra_info("socket")
    if wire is not None:
        with contextlib.suppress(OSError):
            wire.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    transport.abort()


class LimitedHttpProtocol(HttpProtocol):
    """Lets one address have only so many connections: their number is limited for everybody.

    All connections of a proxy are of its own address; it counts those of the people behind it.
    """

    _open: ClassVar[Counter[str]] = Counter()
    _network: str | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if self.client is None or _is_among(self.client[0], str(self.config.forwarded_allow_ips)):
            return
        self.payer = network = network_of(self.client[0])
        if self._open[network] >= MOST_CONNECTIONS:
            transport.abort()
            return
        self._open[network] += 1
        self._network = network

    def connection_lost(self, exc: Exception | None) -> None:
        self._leave()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self, event: Any) -> None:
        self._leave()
        super().handle_websocket_upgrade(event)

    def _leave(self) -> None:
        if self._network is not None:
            self._open[self._network] -= 1
            if self._open[self._network] <= 0:
                del self._open[self._network]
            self._network = None


@lru_cache(maxsize=1000)
def _is_among(address: str, proxies: str) -> bool:
    """Whether an address is one of those, or of the networks, that stand there with commas."""
    found = ipaddress.ip_address(address)
    return any(
        proxy == "*" or found in ipaddress.ip_network(proxy, strict=False)
        for proxy in map(str.strip, proxies.split(","))
        if proxy
    )


class SocketProtocol(WebSocketsSansIOProtocol):
    """Lets the application drop a connection; no fault of a client's is a failure of the server."""

    _lingering: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self._paced = cast(PacedTransport, transport)  # it is `HttpProtocol` that hands it on
        wire = transport.get_extra_info("socket")
        if wire is not None:
            with contextlib.suppress(OSError):
                wire.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, MOST_IN_SYSTEM)
                wire.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, MOST_UNREAD_IN_SYSTEM)

    def connection_lost(self, exc: Exception | None) -> None:
        if self._lingering is not None:
            self._lingering.cancel()
        self._paced.forget()
        super().connection_lost(exc)

    @property
    def payer(self) -> str | None:
        """Whom a proxy names, if one forwards the page."""
        client = self.scope["client"] if hasattr(self, "scope") else None
        limited = self.config.http_protocol_class is LimitedHttpProtocol
        return network_of(client[0]) if client is not None and limited else None

    def data_received(self, data: bytes) -> None:
        if self.handshake_initiated:
            self._paced.arrived(data)
        elif self.conn.handshake_exc is None:
            self.parse(data)  # the request, which `HttpProtocol` hands on

    def parse(self, piece: bytes) -> None:
        super().data_received(piece)
        if self.conn.handshake_exc is not None and not self.handshake_initiated:
            # uvicorn waits for a request that can be read; websockets has refused this one.
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.transport.close()
            self._drop_soon()
        elif self.transport.get_write_buffer_size() > MOST_UNREAD:
            self.transport.abort()  # it is answered, with pongs, and does not read

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):
            extensions = cast(dict[str, object], self.scope["extensions"])
            extensions[ABORT] = self.transport.abort

    def on_task_complete(self, task: asyncio.Task[None]) -> None:
        super().on_task_complete(task)
        self._drop_soon()

    def _drop_soon(self) -> None:
        """The transport closes when all is sent, for which a client can make it wait for ever."""
        if not self.disconnected:
            self._lingering = self.loop.call_later(LINGER_SECONDS, self.transport.abort)

    def send_receive_event_to_app(self) -> None:
        if self.curr_msg_data_type == "text":
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:
                self.frames = []
                self.conn.send_close(1007)
                self.handle_parser_exception()
                return
        super().send_receive_event_to_app()
