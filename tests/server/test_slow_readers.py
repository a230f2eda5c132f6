"""Whoever does not read what was asked for is dropped; whoever reads slowly is waited for."""

from __future__ import annotations

import asyncio
import select
import socket
from collections.abc import Awaitable, Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from manueline.server.web import protocols
from manueline.server.web.protocols import LEAST_READ, UNREAD_SECONDS, HttpProtocol
from tests.support.server.live_tables import until
from tests.support.server.served import served
from tests.support.services import HOST

LONG = b"GET /api/openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n"
MANY = 150
"""So many of those answers are more than the system holds of what is sent."""


def run(test: Callable[[], Awaitable[None]]) -> None:
    asyncio.run(test())  # type: ignore[arg-type]


def is_reset(wire: socket.socket) -> bool:
    """Whether the other side has dropped the connection; nothing is read for that."""
    waiting = select.poll()
    waiting.register(wire, select.POLLHUP)
    return bool(waiting.poll(0))


def test_a_client_that_does_not_read_its_answers_is_dropped_and_others_are_served(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(protocols, "UNREAD_SECONDS", 0.3)

    async def test() -> None:
        async with served(tmp_path, requests_per_minute=0, browser_requests_per_minute=0) as at:
            with socket.socket() as deaf:
                deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
                deaf.connect((HOST, at.port))
                deaf.sendall(MANY * LONG)
                await until(lambda: is_reset(deaf))
            answer = await asyncio.to_thread(at.browser().ask, "GET", "/api/openapi.json")
            assert answer.status == 200

    run(test)


class Timers:
    """A loop's timers, which go off when a test says so."""

    def __init__(self) -> None:
        self.waiting: list[tuple[float, Callable[[], None]]] = []

    def call_later(self, seconds: float, act: Callable[[], None]) -> Any:
        self.waiting.append((seconds, act))
        return SimpleNamespace()

    def go_off(self) -> None:
        due, self.waiting = self.waiting, []
        for seconds, act in due:
            assert seconds == UNREAD_SECONDS
            act()


class Unsent:
    """A transport of which a test says how much of it has not been sent."""

    def __init__(self) -> None:
        self.bytes, self.is_aborted = 0, False

    def get_write_buffer_size(self) -> int:
        return self.bytes

    def get_extra_info(self, name: str) -> None:
        return None

    def abort(self) -> None:
        self.is_aborted = True


class Watching(HttpProtocol):
    """A protocol without a connection."""

    def __init__(self) -> None:
        self.loop = self.timers = Timers()  # type: ignore[assignment]
        self.transport = self.unsent = Unsent()  # type: ignore[assignment]
        self.flow = SimpleNamespace(  # type: ignore[assignment]
            pause_writing=lambda: None, resume_writing=lambda: None
        )


def test_whoever_reads_slowly_is_waited_for_as_long_as_it_takes() -> None:
    at = Watching()
    at.unsent.bytes = 40 * LEAST_READ
    at.pause_writing()
    while at.unsent.bytes:
        at.unsent.bytes -= LEAST_READ
        at.timers.go_off()
    assert not at.unsent.is_aborted and not at.timers.waiting


def test_whoever_reads_what_is_written_anew_all_the_time_is_not_dropped() -> None:
    at = Watching()
    at.unsent.bytes = 4 * LEAST_READ
    at.pause_writing()
    for _ in range(10):
        at.resume_writing()  # so little was left that more is written
        at.pause_writing()
        at.timers.go_off()
    assert not at.unsent.is_aborted and len(at.timers.waiting) == 1


@pytest.mark.parametrize("unsent", [40 * LEAST_READ, LEAST_READ // 2])
def test_whoever_reads_next_to_nothing_is_dropped(unsent: int) -> None:
    at = Watching()
    at.unsent.bytes = unsent
    at.pause_writing()
    at.unsent.bytes -= LEAST_READ // 4
    at.timers.go_off()
    assert at.unsent.is_aborted and not at.timers.waiting
