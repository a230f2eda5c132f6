"""Attacks on a server, each from one address, with default limits: what one stranger can try."""

from __future__ import annotations

import asyncio
import contextlib
import http.client
import json
import random
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


async def sync(port: int) -> None:
    """Ten sockets that ask for everything as fast as they may."""
    table, cookie = own_table(port)

    async def flood() -> None:
        while True:
            with contextlib.suppress(Exception):
                async with connect(
                    address(port, table),
                    local_addr=(ATTACKER, 0),
                    additional_headers={"Cookie": cookie},
                ) as wire:
                    reading = asyncio.create_task(_drain(wire))
                    for number in range(10_000):
                        await wire.send(json.dumps({"kind": "sync", "id": f"s{number}"}))
                        await asyncio.sleep(0.02)
                    reading.cancel()
            await asyncio.sleep(0.5)

    await asyncio.gather(*(flood() for _ in range(10)))


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
    """HTTP requests of every kind, made-up methods and odd paths among them."""
    paths = ("/api/tables", "/api/levels", "/%00", "/api/tables/named?ids=a", "/api/openapi.json")

    async def many() -> None:
        while True:
            method = random.choice(("GET", "GET", f"MADE{random.randrange(1000)}"))
            with contextlib.suppress(OSError, http.client.HTTPException):
                await asyncio.to_thread(ask, port, method, random.choice(paths))

    await asyncio.gather(*(many() for _ in range(4)))


async def bots(port: int) -> None:
    """Sixty tables at which strong bots think."""

    async def table() -> None:
        wanted = {
            "game": "azul",
            "options": {"players": "2"},
            "seats": [{"kind": "me"}, {"kind": "bot", "bot": "master"}],
        }
        while True:
            with contextlib.suppress(Exception):
                status, body, cookie = await asyncio.to_thread(
                    ask, port, "POST", "/api/tables", json.dumps(wanted).encode()
                )
                if status != 200:
                    await asyncio.sleep(5.0)
                    continue
                async with connect(
                    address(port, json.loads(body)["table"]),
                    local_addr=(ATTACKER, 0),
                    additional_headers={"Cookie": cookie},
                ) as wire:
                    await _play_for_ever(wire)
            await asyncio.sleep(1.0)

    await asyncio.gather(*(table() for _ in range(60)))


async def _play_for_ever(wire: Any) -> None:
    number = 0
    async for raw in wire:
        heard = json.loads(raw)
        if heard.get("legal"):
            number += 1
            request = {"kind": "play", "id": f"b{number}", "version": heard["version"]}
            await wire.send(json.dumps({**request, "move": heard["legal"][0]["text"]}))


ATTACKS: dict[str, Callable[[int], Awaitable[None]]] = {
    "bots": bots,
    "requests": requests,
    "slow-readers": slow_readers,
    "strangers": strangers,
    "sync": sync,
    "takebacks": takebacks,
    "uploads": uploads,
}


def run_attack(name: str, port: int) -> None:
    asyncio.run(ATTACKS[name](port))  # type: ignore[arg-type]
