"""Floods of tiny parts, and requests that nobody's browser sends: others are served meanwhile."""

from __future__ import annotations

import asyncio
import contextlib
import socket
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path

import pytest

from manueline.server.web import page
from tests.support.server.browsers import azul
from tests.support.server.moves_under_attack import ATTACKER, play_some_moves
from tests.support.server.running import Running
from tests.support.services import HOST, PATIENCE, manueline_service, wait_until


@pytest.fixture(scope="module")
def guarded(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    database = f"sqlite:///{tmp_path_factory.mktemp('flooded') / 'tables.sqlite'}"
    with manueline_service("--database", database, "--bot-delay", "0") as service:
        yield Running(service, database)


def head(method: str, path: str, *more: str) -> bytes:
    lines = (f"{method} {path} HTTP/1.1", "Host: localhost", *more, "", "")
    return "\r\n".join(lines).encode("latin-1")


UPGRADE = (
    "Upgrade: websocket",
    "Connection: Upgrade",
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
    "Sec-WebSocket-Version: 13",
)


def opening(table: str, *more: str) -> bytes:
    return head("GET", f"/api/tables/{table}/socket?protocol=2", *UPGRADE, *more)


def frame(kind: int, data: bytes = b"", ends: bool = True) -> bytes:
    """A frame of a socket; its mask is zero."""
    return bytes([(0x80 if ends else 0) | kind, 0x80 | len(data)]) + bytes(4) + data


PART, TEXT, CLOSE, PING, PONG = 0, 1, 8, 9, 10
MANY = 20_000


async def flood_of(frames: bytes, first: bytes, table: str) -> AsyncIterator[bytes]:
    yield opening(table) + first
    while True:
        yield frames


async def flood_of_chunks() -> AsyncIterator[bytes]:
    media = "Content-Type: application/json"
    yield head("POST", "/api/review", media, "Transfer-Encoding: chunked")
    while True:
        yield MANY * b"1\r\nx\r\n"


async def flood_of_headers() -> AsyncIterator[bytes]:
    yield head("GET", "/health/live")[:-2] + MANY * b"a:b\r\n"


FLOODS: dict[str, Callable[[str], AsyncIterator[bytes]]] = {
    "pings": lambda table: flood_of(MANY * frame(PING), b"", table),
    "pongs": lambda table: flood_of(MANY * frame(PONG), b"", table),
    "empty parts": lambda table: flood_of(
        MANY * frame(PART, ends=False), frame(TEXT, b"x", ends=False), table
    ),
    "tiny messages": lambda table: flood_of(MANY * frame(TEXT, b"x"), b"", table),
    "tiny chunks": lambda table: flood_of_chunks(),
    "headers": lambda table: flood_of_headers(),
}


@pytest.mark.parametrize("kind", FLOODS)
def test_a_flood_of_tiny_parts_does_not_stop_others(guarded: Running, kind: str) -> None:
    async def attack(table: str) -> None:
        while True:
            with contextlib.suppress(OSError):
                reader, writer = await asyncio.open_connection(
                    HOST, guarded.service.port, local_addr=(ATTACKER, 0)
                )
                reading = asyncio.create_task(read(reader))
                try:
                    async for part in FLOODS[kind](table):
                        writer.write(part)
                        await writer.drain()
                    await reading
                finally:
                    reading.cancel()
                    writer.transport.abort()
            await asyncio.sleep(0.05)

    async def read(reader: asyncio.StreamReader) -> None:
        with contextlib.suppress(OSError):
            while await reader.read(65536):
                pass

    async def test() -> None:
        table = (await asyncio.to_thread(guarded.browser().create, azul("me", "me"))).table
        attacks = [asyncio.create_task(attack(table)) for _ in range(8)]
        try:
            await asyncio.sleep(1)
            await play_some_moves(guarded)
            assert not any(attack.done() for attack in attacks), "the attack goes on"
        finally:
            for task in attacks:
                task.cancel()
            await asyncio.gather(*attacks, return_exceptions=True)

    asyncio.run(test())


def answer_to(running: Running, request: bytes) -> bytes:
    """What comes back until the server closes the connection, or the first part of it."""
    with socket.create_connection((HOST, running.service.port), timeout=PATIENCE) as wire:
        wire.sendall(request)
        with contextlib.suppress(ConnectionError):
            return wire.recv(65536)
    return b""


JSON = "Content-Type: application/json"
BRACKETS = 4000 * "["


def with_body(path: str, body: str) -> bytes:
    return head("POST", path, JSON, f"Content-Length: {len(body)}") + body.encode()


NO_FILE = 404 if page.is_built() else 503

ODD = {
    "a host that is no address": (b"GET /api/levels HTTP/1.1\r\nHost: [\r\n\r\n", 403),
    "half an address of IPv6": (b"GET /api/levels HTTP/1.1\r\nHost: [::1\r\n\r\n", 403),
    "an origin that is no address": (head("POST", "/api/tables", "Origin: http://["), 403),
    "brackets in brackets": (with_body("/api/tables", '{"game":' + BRACKETS), 422),
    "brackets where the work is done": (with_body("/api/review", '{"record":' + BRACKETS), 422),
    "brackets in a field": (with_body("/api/study", '{"more":' + BRACKETS), 422),
    "a puzzle of no game": (head("GET", "/api/puzzles/azulx"), 404),
    "a puzzle with a long name": (head("GET", f"/api/puzzles/azul{300 * 'x'}"), 404),
    "a puzzle that is tried": (with_body("/api/puzzles/azulx/try", '{"move":"x"}'), 404),
    "more headers than fit": (head("GET", "/api/levels", *4000 * ["a: b"]), 400),
    "a long name of a file": (head("GET", f"/assets/{300 * 'x'}.js"), NO_FILE),
    "a long path": (head("GET", f"/{3000 * 'x/'}x.js"), NO_FILE),
    "an origin of a socket": (
        head("GET", "/api/tables/x/socket", *UPGRADE, "Origin: http://["),
        403,
    ),
    "a host of a socket": (opening("x").replace(b"localhost", b"["), 403),
    "a long protocol": (head("GET", f"/api/tables/x/socket?protocol={5000 * '1'}", *UPGRADE), 101),
    "too many headers of a socket": (
        head("GET", "/api/tables/x/socket?protocol=2", *UPGRADE, *200 * ["a: b"]),
        431,
    ),
    "a long header of a socket": (
        head("GET", "/api/tables/x/socket?protocol=2", *UPGRADE, f"Cookie: {9000 * 'x'}"),
        431,
    ),
}


@pytest.mark.parametrize("what", ODD)
def test_odd_requests_are_refused_and_log_nothing(guarded: Running, what: str) -> None:
    request, status = ODD[what]
    before = len(guarded.service.log.read_bytes())
    answer = answer_to(guarded, request)
    assert answer.startswith(f"HTTP/1.1 {status} ".encode()), answer[:200]
    logged = guarded.service.log.read_bytes()[before:]
    assert b'"error"' not in logged and b"Traceback" not in logged, logged


def test_a_client_that_goes_in_the_middle_of_a_body_logs_no_error(guarded: Running) -> None:
    before = len(guarded.service.log.read_bytes())
    with socket.create_connection((HOST, guarded.service.port)) as wire:
        wire.sendall(head("POST", "/api/tables", JSON, "Content-Length: 1000") + b"{")
    # The answer to another request comes after it was noticed that the first one's client is gone.
    for _ in range(3):
        assert guarded.browser().ask("GET", "/health/live").status == 200
    assert b'"error"' not in guarded.service.log.read_bytes()[before:]


def peers_of(pid: int) -> set[int]:
    """The ports of all clients whose connections a process still holds."""
    held = set()
    for link in Path(f"/proc/{pid}/fd").iterdir():
        with contextlib.suppress(OSError):
            held.add(str(link.readlink()))
    lines = [line.split() for line in Path("/proc/net/tcp").read_text().splitlines()[1:]]
    return {int(line[2].partition(":")[2], 16) for line in lines if f"socket:[{line[9]}]" in held}


def dropped(pid: int, wires: list[socket.socket]) -> bool:
    return peers_of(pid).isdisjoint(wire.getsockname()[1] for wire in wires)


@pytest.mark.parametrize("reads", [True, False])
def test_sockets_that_cannot_be_opened_leave_nothing_behind(guarded: Running, reads: bool) -> None:
    pid = guarded.service.pid
    assert pid is not None
    unreadable = head("GET", "/api/tables/x/socket", *UPGRADE, f"Cookie: {9000 * 'x'}")
    with contextlib.ExitStack() as opened:
        wires = []
        for number in range(20):
            wire = opened.enter_context(socket.create_connection((HOST, guarded.service.port)))
            wires.append(wire)
            wire.sendall(unreadable if number % 2 else opening("x"))
            if reads:
                wire.recv(1000)
        wait_until(lambda: dropped(pid, wires), "the end of sockets that were refused")


def test_a_socket_that_is_closed_but_not_read_is_dropped(guarded: Running) -> None:
    """The server does not wait for ever until what it sent last is read."""
    pid = guarded.service.pid
    assert pid is not None
    browser = guarded.browser()
    table = browser.create(azul("me", "me")).table
    with socket.socket() as deaf:
        deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        deaf.connect((HOST, guarded.service.port))
        deaf.sendall(opening(table, f"Cookie: {browser.cookie}"))
        assert deaf.recv(100).startswith(b"HTTP/1.1 101")
        # So much that the system cannot hold it; when the game is over, all of it was answered.
        deaf.sendall(40 * frame(TEXT, b'{"kind":"sync","id":"s"}'))
        deaf.sendall(frame(TEXT, b'{"kind":"resign","id":"r"}'))
        wait_until(lambda: is_over(guarded, table), "the end of the game")
        assert not dropped(pid, [deaf])
        deaf.sendall(frame(CLOSE, b"\x03\xe8"))
        wait_until(lambda: dropped(pid, [deaf]), "the end of a socket that is not read")


def is_over(running: Running, table: str) -> bool:
    answer = running.browser().ask("GET", f"/api/tables/{table}")
    return answer.status == 200 and answer.json["phase"] == "over"  # whoever asks often is refused
