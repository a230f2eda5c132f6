"""uvicorn's protocols: slow requests are ended, and a socket that is not read can be dropped."""

from __future__ import annotations

import asyncio
import contextlib
import socket
from typing import Any, cast

from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

REQUEST_SECONDS = 20.0
"""How long a client may take to send the head of a request."""
MOST_IN_SYSTEM = 128 << 10
"""Bytes that the system may hold for a socket; what a slow reader leaves there is not counted."""
ABORT = "manueline.abort"
"""The extension of a socket's scope that ends its connection at once."""


class HttpProtocol(H11Protocol):
    """Closes connections whose request does not arrive."""

    _deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._expect_request()

    def connection_lost(self, exc: Exception | None) -> None:
        self._cancel()
        super().connection_lost(exc)

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._expect_request()

    def handle_websocket_upgrade(self, event: Any) -> None:
        self._cancel()
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


class SocketProtocol(WebSocketsSansIOProtocol):
    """Lets the application drop a connection, and takes a wrong encoding for no failure."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        wire = transport.get_extra_info("socket")
        if wire is not None:
            with contextlib.suppress(OSError):
                wire.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, MOST_IN_SYSTEM)

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):
            extensions = cast(dict[str, object], self.scope["extensions"])
            extensions[ABORT] = self.transport.abort

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
