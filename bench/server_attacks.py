"""Attacks on a server, each from one address, with default limits: what one stranger can try."""

from __future__ import annotations

import asyncio
import contextlib
import http.client
import json
import random
import re
import socket
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from websockets.asyncio.client import connect

sys.path.insert(0, str(Path(__file__).parents[1]))

HOST, ATTACKER = "127.0.0.1", "127.200.0.1"


def ask(
    port: int,
    method: str,
    path: str,
    body: bytes | None = None,
    cookie: str = "",
    kind: str = "application/json",
) -> tuple[int, bytes, str]:
    connection = http.client.HTTPConnection(HOST, port, timeout=60, source_address=(ATTACKER, 0))
    headers = {"Content-Type": kind, **({"Cookie": cookie} if cookie else {})}
    try:
        connection.request(method, path, body, headers)
        answer = connection.getresponse()
        given = (answer.getheader("Set-Cookie") or "").split(";")[0]
        return answer.status, answer.read(), given or cookie
    finally:
        connection.close()


def own_table(port: int, game: str = "duel") -> tuple[str, str]:
    """A hot seat of the attacker's own; its id and the cookie."""
    options = {} if game == "duel" else {"players": "2"}
    wanted = {"game": game, "options": options, "seats": [{"kind": "me"}, {"kind": "me"}]}
    status, body, cookie = ask(port, "POST", "/api/tables", json.dumps(wanted).encode())
    assert status == 200, body
    return json.loads(body)["table"], cookie


def address(port: int, table: str) -> str:
    return f"ws://{HOST}:{port}/api/tables/{table}/socket?protocol=2"


async def _drain(wire: Any) -> None:
    with contextlib.suppress(Exception):
        async for _ in wire:
            pass


LEAST_ENTRIES = 40


async def sync(port: int) -> None:
    """Ten sockets that ask for what they lack as fast as they may: of a whole game, every time."""
    table, cookie = own_table(port)
    headers = {"Cookie": cookie}
    async with connect(
        address(port, table), local_addr=(ATTACKER, 0), additional_headers=headers
    ) as wire:
        known = await _first_known(wire)

    async def flood() -> None:
        while True:
            with contextlib.suppress(Exception):
                async with connect(
                    address(port, table),
                    local_addr=(ATTACKER, 0),
                    additional_headers=headers,
                ) as wire:
                    reading = asyncio.create_task(_drain(wire))
                    for number in range(10_000):
                        asked = {"kind": "sync", "id": f"s{number}", **known}
                        await wire.send(json.dumps(asked))
                        await asyncio.sleep(0.02)
                    reading.cancel()
            await asyncio.sleep(0.5)

    await asyncio.gather(*(flood() for _ in range(10)))


async def _first_known(wire: Any) -> dict[str, object]:
    """Play to mid-game; what a page has that saw only the first deal."""
    known: dict[str, object] = {}
    version = 0
    async for raw in wire:
        heard = json.loads(raw)
        if heard["kind"] == "snapshot":
            known = {name: heard[name] for name in ("version", "digest", "you")}
        if heard.get("legal") and heard["version"] > version:
            version = heard["version"]
            if version >= LEAST_ENTRIES:
                break
            played = {"kind": "play", "id": f"m{version}", "version": version}
            await wire.send(json.dumps({**played, "move": heard["legal"][0]["text"]}))
    return known


async def uploads(port: int) -> None:
    """Long records, uploaded one after the other by four clients."""
    table, cookie = own_table(port, "azul")
    record = ask(port, "GET", f"/api/tables/{table}/record", cookie=cookie)[1]
    body = (record + b"\n\n") * (95_000 // (len(record) + 2))

    async def upload() -> None:
        while True:
            with contextlib.suppress(OSError):
                await asyncio.to_thread(ask, port, "POST", "/api/replay", body, "", "text/plain")
            await asyncio.sleep(0.25)

    await asyncio.gather(*(upload() for _ in range(4)))


async def reviews(port: int) -> None:
    """Requests to review a game, as long as they may be, one after the other by six clients."""
    line = {"ids": list(range(100)), "visits": 1, "wins": [0.5, 0.5], "scores": [1.0, 2.0]}
    answers = {f"key{number}": {"nodes": 1, "lines": [line]} for number in range(3300)}
    body = json.dumps({"record": "", "settings": {}, "answers": answers}).encode()

    async def review() -> None:
        while True:
            with contextlib.suppress(OSError, http.client.HTTPException):
                await asyncio.to_thread(ask, port, "POST", "/api/review", body)

    await asyncio.gather(*(review() for _ in range(6)))


async def slow_readers(port: int) -> None:
    """Sockets that ask for everything and do not read."""
    table, cookie = own_table(port)

    async def deaf() -> None:
        while True:
            with contextlib.suppress(Exception):
                plain = socket.socket()
                plain.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
                plain.bind((ATTACKER, 0))
                plain.connect((HOST, port))
                async with connect(
                    address(port, table),
                    sock=plain,
                    compression=None,
                    additional_headers={"Cookie": cookie},
                ) as wire:
                    wire.transport.pause_reading()
                    for number in range(300):
                        await wire.send(json.dumps({"kind": "sync", "id": f"s{number}"}))
                        await asyncio.sleep(0.1)
            await asyncio.sleep(0.5)

    await asyncio.gather(*(deaf() for _ in range(8)))


async def takebacks(port: int) -> None:
    """Playing and undoing as often as possible, at five tables."""

    async def table() -> None:
        while True:
            with contextlib.suppress(Exception):
                own, cookie = await asyncio.to_thread(own_table, port)
                async with connect(
                    address(port, own),
                    local_addr=(ATTACKER, 0),
                    additional_headers={"Cookie": cookie},
                ) as wire:
                    await _undo_for_ever(wire)
            await asyncio.sleep(1.0)

    await asyncio.gather(*(table() for _ in range(5)))


async def _undo_for_ever(wire: Any) -> None:
    version, legal, can_undo, number = 0, [], False, 0
    async for raw in wire:
        heard = json.loads(raw)
        if heard["kind"] in ("snapshot", "update"):
            version, legal, can_undo = heard["version"], heard["legal"], heard["can_undo"]
            number += 1
            request: dict[str, object] = {"id": f"u{number}", "version": version}
            if can_undo:
                await wire.send(json.dumps({"kind": "undo", **request}))
            elif legal:
                await wire.send(json.dumps({"kind": "play", "move": legal[0]["text"], **request}))


async def strangers(port: int) -> None:
    """As many sockets at other people's tables as possible, again and again."""

    async def come() -> None:
        while True:
            table = f"crowd{random.randrange(1000)}"
            with contextlib.suppress(Exception):
                async with connect(address(port, table), local_addr=(ATTACKER, 0)) as wire:
                    async with asyncio.timeout(2.0):
                        await _drain(wire)
            await asyncio.sleep(0.1)

    await asyncio.gather(*(come() for _ in range(64)))


async def requests(port: int) -> None:
    """HTTP requests of every kind over three hundred connections, as fast as they are answered."""
    page = re.findall(rb'(?:src|href)="([^"]+)"', ask(port, "GET", "/")[1])
    files = [f"/{path.decode().lstrip('./')}" for path in page]
    api = ["/api/tables", "/api/levels", "/api/tables/named?ids=a", "/api/openapi.json"]
    paths = [*api, "/%00", "/", *files]

    async def many() -> None:
        while True:
            method = random.choice(("GET", "GET", f"MADE{random.randrange(1000)}"))
            path = random.choice(paths)
            with contextlib.suppress(OSError, asyncio.IncompleteReadError):
                await _asked(port, method, path)

    await asyncio.gather(*(many() for _ in range(300)))


async def _asked(port: int, method: str, path: str) -> None:
    reader, writer = await asyncio.open_connection(HOST, port, local_addr=(ATTACKER, 0))
    try:
        head = f"{method} {path} HTTP/1.1\r\nHost: {HOST}\r\nAccept-Encoding: gzip\r\n"
        writer.write(f"{head}Connection: close\r\n\r\n".encode())
        await reader.read()
    finally:
        writer.close()


async def bots(port: int) -> None:
    """Sixty tables at which strong bots think, as many as an address may set; two a browser."""
    cookies: list[str] = []

    async def table(number: int) -> None:
        wanted = {
            "game": "azul",
            "options": {"players": "2"},
            "seats": [{"kind": "me"}, {"kind": "bot", "bot": "master"}],
        }
        cookie = ""
        while True:
            with contextlib.suppress(Exception):
                if number >= 30 and not cookie:
                    cookie = cookies[number - 30]
                status, body, cookie = await asyncio.to_thread(
                    ask, port, "POST", "/api/tables", json.dumps(wanted).encode(), cookie
                )
                if status != 200:
                    await asyncio.sleep(5.0)
                    continue
                cookies.append(cookie)
                async with connect(
                    address(port, json.loads(body)["table"]),
                    local_addr=(ATTACKER, 0),
                    additional_headers={"Cookie": cookie},
                ) as wire:
                    await _play_for_ever(wire)
            await asyncio.sleep(1.0)

    await asyncio.gather(*(table(number) for number in range(60)))


async def _play_for_ever(wire: Any) -> None:
    number = 0
    async for raw in wire:
        heard = json.loads(raw)
        if heard.get("legal"):
            number += 1
            request = {"kind": "play", "id": f"b{number}", "version": heard["version"]}
            await wire.send(json.dumps({**request, "move": heard["legal"][0]["text"]}))


OPENING = (
    "GET /api/tables/{table}/socket?protocol=2 HTTP/1.1\r\nHost: localhost\r\n"
    "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
    "Sec-WebSocket-Version: 13\r\n\r\n"
)
UPLOAD = (
    "POST /api/review HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
    "Transfer-Encoding: chunked\r\n\r\n"
)
PING = bytes((0x89, 0x80, 0, 0, 0, 0))


async def parts(port: int) -> None:
    """As many empty frames and chunks of one byte as the network carries."""
    table, _ = own_table(port)
    floods = ((OPENING.format(table=table), PING), (UPLOAD, b"1\r\nx\r\n"))

    async def flood(head: str, part: bytes) -> None:
        while True:
            with contextlib.suppress(OSError):
                reader, writer = await asyncio.open_connection(HOST, port, local_addr=(ATTACKER, 0))
                writer.write(head.encode())
                while not reader.at_eof() and not writer.is_closing():
                    writer.write(5000 * part)
                    await writer.drain()
                    with contextlib.suppress(TimeoutError):
                        async with asyncio.timeout(0.01):
                            await reader.read(65536)
                writer.transport.abort()
            await asyncio.sleep(0.1)

    await asyncio.gather(*(flood(*floods[number % 2]) for number in range(40)))


async def half_sent(port: int) -> None:
    """Three hundred requests that never end: a byte of the head every second."""

    async def slow() -> None:
        while True:
            with contextlib.suppress(OSError):
                reader, writer = await asyncio.open_connection(HOST, port, local_addr=(ATTACKER, 0))
                writer.write(b"GET /api/levels HTTP/1.1\r\nHost: localhost\r\nX-Slow: ")
                while not reader.at_eof():
                    writer.write(b"x")
                    await writer.drain()
                    with contextlib.suppress(TimeoutError):
                        async with asyncio.timeout(1.0):
                            await reader.read(65536)
                writer.transport.abort()
            await asyncio.sleep(0.1)

    await asyncio.gather(*(slow() for _ in range(300)))


async def unread(port: int) -> None:
    """Two hundred connections that ask for long answers, and read none of them."""

    async def deaf() -> None:
        while True:
            with contextlib.suppress(OSError):
                _, writer = await asyncio.open_connection(
                    HOST, port, local_addr=(ATTACKER, 0), limit=1
                )
                while not writer.is_closing():  # what is dropped is opened again
                    writer.write(b"GET /api/openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n")
                    await asyncio.sleep(1.0)
            await asyncio.sleep(0.1)

    await asyncio.gather(*(deaf() for _ in range(200)))


async def half_open(port: int) -> None:
    """As many sockets at other people's tables as possible, whose pages are gone without a word."""

    async def gone() -> None:
        while True:
            opening = OPENING.format(table=f"crowd{random.randrange(1000)}")
            with contextlib.suppress(OSError):
                reader, writer = await asyncio.open_connection(HOST, port, local_addr=(ATTACKER, 0))
                writer.write(opening.encode())
                while await reader.read(65536):
                    pass  # pings, too, are left without an answer
                writer.transport.abort()
            await asyncio.sleep(0.1)

    await asyncio.gather(*(gone() for _ in range(250)))


ATTACKS: dict[str, Callable[[int], Awaitable[None]]] = {
    "bots": bots,
    "half-open": half_open,
    "half-sent": half_sent,
    "parts": parts,
    "requests": requests,
    "reviews": reviews,
    "slow-readers": slow_readers,
    "strangers": strangers,
    "sync": sync,
    "takebacks": takebacks,
    "unread": unread,
    "uploads": uploads,
}


def run_attack(name: str, port: int) -> None:
    asyncio.run(ATTACKS[name](port))  # type: ignore[arg-type]
