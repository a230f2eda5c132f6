"""What arrives is parsed piece by piece; whoever has used too much waits, and nothing is lost."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from types import SimpleNamespace
from typing import cast

import pytest

from manueline.server.limits import Buckets
from manueline.server.web.pacing import PIECE, PacedTransport, ParsingCosts, default_costs
from tests.support.server.live_tables import until


class Transport:
    """The part of asyncio's transports that counts here."""

    is_reading = True

    def pause_reading(self) -> None:
        self.is_reading = False

    def resume_reading(self) -> None:
        self.is_reading = True

    def is_closing(self) -> bool:
        return False


class Parser:
    """Notes its pieces; each takes some processor time."""

    def __init__(self, payer: str | None = None, seconds: float = 0.0) -> None:
        self.payer, self._seconds = payer, seconds
        self.pieces: list[bytes] = []

    def parse(self, piece: bytes) -> None:
        self.pieces.append(piece)
        end = time.thread_time() + self._seconds
        while time.thread_time() < end:
            pass


def paced(
    parser: Parser, rate: float = 0.05, burst: float = 0.2
) -> tuple[Transport, PacedTransport]:
    transport = Transport()
    costs = ParsingCosts(Buckets(rate, burst))
    return transport, PacedTransport(cast(asyncio.Transport, transport), parser, costs)


def run(test: Callable[[], Awaitable[None]]) -> None:
    asyncio.run(test())  # type: ignore[arg-type]


LONG = bytes(range(256)) * 40


def test_a_little_is_parsed_at_once_and_much_in_pieces_between_others() -> None:
    async def test() -> None:
        parser = Parser()
        transport, paced_one = paced(parser)
        paced_one.arrived(b"little")
        assert parser.pieces == [b"little"] and transport.is_reading
        paced_one.arrived(LONG)
        assert parser.pieces[1:] == [LONG[:PIECE]] and not transport.is_reading
        await until(lambda: transport.is_reading)
        assert b"".join(parser.pieces[1:]) == LONG and max(map(len, parser.pieces)) == PIECE

    run(test)


def test_a_protocol_that_wants_nothing_gets_nothing_until_it_does() -> None:
    async def test() -> None:
        parser = Parser()
        transport, paced_one = paced(parser)
        paced_one.pause_reading()
        paced_one.arrived(LONG)
        await asyncio.sleep(0)
        assert parser.pieces == [] and not transport.is_reading
        paced_one.resume_reading()
        assert not transport.is_reading, "what has arrived comes first"
        await until(lambda: transport.is_reading)
        assert b"".join(parser.pieces) == LONG

    run(test)


def test_an_address_that_used_too_much_waits_with_all_of_its_connections() -> None:
    async def test() -> None:
        costs = ParsingCosts(Buckets(0.001, 0.01))
        busy, other, stranger = Parser("near", 0.02), Parser("near"), Parser("far")
        for parser in (busy, other, stranger):
            transport = cast(asyncio.Transport, Transport())
            PacedTransport(transport, parser, costs).arrived(b"request")
        assert len(busy.pieces) == 1, "it is known afterwards what a piece takes"
        assert other.pieces == [] and len(stranger.pieces) == 1

    run(test)


def test_the_pieces_of_many_connections_leave_room_for_others_from_the_first_on(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    computed, waited = 0.0, 0.0  # on a busy machine, much time would pass while little is computed

    class Computing(Parser):
        def parse(self, piece: bytes) -> None:
            nonlocal computed
            super().parse(piece)
            computed += 0.004

    clock = SimpleNamespace(monotonic=lambda: computed + waited, thread_time=lambda: computed)
    monkeypatch.setattr("manueline.server.web.pacing.time", clock)

    async def test() -> None:
        nonlocal waited
        costs, parsers = default_costs(), [Computing("near") for _ in range(40)]
        for parser in parsers:
            transport = cast(asyncio.Transport, Transport())
            PacedTransport(transport, parser, costs).arrived(LONG)
        parsed, most = 0, 0
        while parsed < 30:
            now = sum(len(parser.pieces) for parser in parsers)
            most, parsed = max(most, now - parsed), now
            waited += 0.001
            await asyncio.sleep(0.001)
        assert most < 5, "else the others would have waited for all forty"

    run(test)


def test_what_waits_is_for_the_protocol_that_takes_over_and_a_lost_connection_forgets_it() -> None:
    async def test() -> None:
        first, second = Parser(), Parser()
        transport, paced_one = paced(first)
        transport.set_protocol = lambda protocol: None  # type: ignore[attr-defined]
        paced_one.arrived(LONG)
        paced_one.set_protocol(second)
        await until(lambda: transport.is_reading)
        assert b"".join(first.pieces + second.pieces) == LONG and len(first.pieces) == 1
        paced_one.arrived(LONG)
        paced_one.forget()
        before = len(second.pieces)
        for _ in range(5):
            await asyncio.sleep(0)
        assert len(second.pieces) == before

    run(test)
