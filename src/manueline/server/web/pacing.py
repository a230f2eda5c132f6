"""What arrives is parsed in small pieces, and no faster than its address may use the processor.

A parser takes long for many tiny parts, such as empty frames or bodies in chunks of one byte, and
nobody else is served meanwhile. So each connection has a transport that gives its protocol a piece
at a time, lets others come in between, and waits when the address has used too much.
"""

from __future__ import annotations

import asyncio
import time
from typing import Any, Protocol

from manueline.server.limits import Buckets

PIECE = 2048
"""Bytes that are parsed at once."""
PARSING_COST, PARSING_BURST = 0.05, 0.2
"""Seconds of processor time a second that parsing may take of one address, and at once."""


class Parser(Protocol):
    """A protocol of uvicorn's behind a `PacedTransport`."""

    @property
    def payer(self) -> str | None:
        """The address that pays for the parsing; None if nobody does."""

    def parse(self, piece: bytes) -> None: ...


class PacedTransport:
    """A transport of asyncio's that gives its protocol what arrives piece by piece."""

    def __init__(self, transport: asyncio.Transport, parser: Parser, costs: Buckets) -> None:
        self._transport, self._parser, self._costs = transport, parser, costs
        self._loop = asyncio.get_running_loop()
        self._waiting = bytearray()
        self._is_paused = False
        """Whether the protocol wants nothing at present."""
        self._next: asyncio.Handle | None = None

    def __getattr__(self, name: str) -> Any:
        return getattr(self._transport, name)

    def set_protocol(self, protocol: Any) -> None:
        """What still waits is for the new protocol."""
        self._parser = protocol
        self._transport.set_protocol(protocol)

    def pause_reading(self) -> None:
        self._is_paused = True
        self._transport.pause_reading()

    def resume_reading(self) -> None:
        self._is_paused = False
        if self._waiting:
            self._continue_in(0.0)
        else:
            self._transport.resume_reading()

    def arrived(self, data: bytes) -> None:
        """Bytes from the network."""
        self._waiting += data
        if self._next is None and not self._is_paused:
            self._parse_next()
        if self._waiting:
            self._transport.pause_reading()

    def forget(self) -> None:
        """The connection has ended."""
        self._waiting.clear()
        if self._next is not None:
            self._next.cancel()
            self._next = None

    def _continue_in(self, seconds: float) -> None:
        if self._next is None:
            self._next = self._loop.call_later(seconds, self._resumed)

    def _resumed(self) -> None:
        self._next = None
        if self._is_paused or self._transport.is_closing():
            return
        self._parse_next()
        if not (self._waiting or self._is_paused or self._transport.is_closing()):
            self._transport.resume_reading()

    def _parse_next(self) -> None:
        payer = self._parser.payer
        costs = None if payer is None else self._costs.of(payer)
        if costs is not None and (wait := costs.wait(time.monotonic(), 0.0)):
            self._continue_in(wait)
            return
        piece = bytes(self._waiting[:PIECE])
        del self._waiting[:PIECE]
        started = time.thread_time()
        self._parser.parse(piece)
        if costs is not None:
            costs.charge(time.monotonic(), time.thread_time() - started)
        if self._waiting and not self._is_paused:
            self._continue_in(0.0)
