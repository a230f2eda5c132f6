"""What arrives is parsed in small pieces, and no faster than its address may use the processor.

A parser takes long for many tiny parts, such as empty frames or bodies in chunks of one byte, and
nobody else is served meanwhile. So each connection has a transport that gives its protocol a piece
at a time, lets others come in between, and waits when the address has used too much.
"""

from __future__ import annotations

import asyncio
import time
from typing import Any, Protocol

from manueline.server.limits import Bucket, Buckets

PIECE = 2048
"""Bytes that are parsed at once."""
PARSING_COST, PARSING_BURST = 0.05, 0.2
"""Seconds of processor time a second that parsing may take of one address, and in a burst."""
PARSING_PACE, PARSING_AT_ONCE = 0.25, 0.005
"""How fast a burst may be used: the pieces of many connections would keep everybody else waiting if
they were parsed one after the other."""


class Parser(Protocol):
    """A protocol of uvicorn's behind a `PacedTransport`."""

    @property
    def payer(self) -> str | None:
        """The address that pays for the parsing; None if nobody does."""

    def parse(self, piece: bytes) -> None: ...


class ParsingCosts:
    """What parsing has taken of each address, under several limits at once."""

    def __init__(self, *limits: Buckets) -> None:
        self._limits = limits

    def wait(self, payer: str | None, now: float) -> float:
        return max((bucket.wait(now, 0.0) for bucket in self._of(payer)), default=0.0)

    def charge(self, payer: str | None, now: float, seconds: float) -> None:
        for bucket in self._of(payer):
            bucket.charge(now, seconds)

    def _of(self, payer: str | None) -> list[Bucket]:
        found = () if payer is None else (limit.of(payer) for limit in self._limits)
        return [bucket for bucket in found if bucket is not None]


def default_costs() -> ParsingCosts:
    return ParsingCosts(
        Buckets(PARSING_COST, PARSING_BURST), Buckets(PARSING_PACE, PARSING_AT_ONCE)
    )


class PacedTransport:
    """A transport of asyncio's that gives its protocol what arrives piece by piece."""

    def __init__(self, transport: asyncio.Transport, parser: Parser, costs: ParsingCosts) -> None:
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
        if wait := self._costs.wait(payer, time.monotonic()):
            self._continue_in(wait)
            return
        piece = bytes(self._waiting[:PIECE])
        del self._waiting[:PIECE]
        started = time.thread_time()
        self._parser.parse(piece)
        self._costs.charge(payer, time.monotonic(), time.thread_time() - started)
        if self._waiting and not self._is_paused:
            self._continue_in(0.0)
