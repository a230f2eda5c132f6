"""A crowd for measurements of the server: tables in mid-game, and pages that play at them.

Every table has two people with a socket each; half of the tables are Duel. They are played to at
least 40 entries without a server, and put into its database before it starts. Each person has an
address of their own (127.x.y.z), so that the server's default limits can stay on.
"""

from __future__ import annotations

import asyncio
import base64
import os
import random
import struct
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec

sys.path.insert(0, str(Path(__file__).parents[1]))  # the tests' services

from starlette.responses import Response

from manueline.server import messages as m
from manueline.server.storage import Owner, Store
from manueline.server.table import seating
from manueline.server.table.creation import new_table
from manueline.server.table.decisions import Context, moved
from manueline.server.table.record import Change
from manueline.server.table.table import Table
from manueline.server.web.identity import Browser, remember
from tests.support.services import PostgreSQL

LEAST_ENTRIES = 40
HOST = "127.0.0.1"


@contextmanager
def new_database(workers: int) -> Iterator[tuple[str, tuple[str, ...]]]:
    """A database, and the options of a server with so many workers on it.

    One worker has an SQLite file, as by default; several have a PostgreSQL.
    """
    if workers == 1:
        with tempfile.TemporaryDirectory(prefix="manueline-bench-") as folder:
            database = f"sqlite:///{folder}/tables.sqlite"
            yield database, ("--database", database)
    else:
        with PostgreSQL() as running:
            yield running.url, ("--database", running.url, "--workers", str(workers))


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody with a seat at a table."""

    table: str
    seat: int
    cookie: str
    address: str


def address_of(number: int) -> str:
    """An address of the loopback network, another for everybody."""
    return f"127.{1 + number // 62500}.{number // 250 % 250}.{1 + number % 250}"


def _midgame(number: int, clock: m.GameClock | None) -> tuple[Table, list[str]]:
    """A table after at least 40 entries, with the secrets of its two browsers."""
    rng = random.Random(number)
    while True:
        secrets = [base64.urlsafe_b64encode(rng.randbytes(32)).decode()[:43] for _ in range(2)]
        game = "duel" if number % 2 else "azul"
        options = {} if game == "duel" else {"players": "2"}
        wanted = m.NewTable(game, options, [m.NewSeat("me", "A"), m.NewSeat("open")], clock=clock)
        table_id = f"crowd{number}"
        created = new_table(wanted, secrets[0], ("novice",), table_id, rng.randbytes(32).hex(), 0.0)
        table = Table(created.record)
        change = seating.sit(table, secrets[1], m.Sit("B"))
        assert change is not None
        table.apply(change, 0.0)
        ctx = Context(0.0, 0.0, "skilled", "next", "00" * 32)
        while table.version < LEAST_ENTRIES + number % 10 and table.phase == "playing":
            table.apply(moved(table, rng.choice(table.state.legal_moves), ctx), 0.0)
        if table.phase == "playing":
            return table, secrets


async def _stored(store: Store, table: Table) -> None:
    """Write a table with its whole log."""
    from manueline.server.table.record import Created, Step

    await store.create(Created(msgspec.structs.replace(table.record, revision=0), ()), None, "")
    steps = tuple(
        Step(entry, table.log.state_at(version))
        for version, entry in enumerate(table.log.entries, start=1)
    )
    record = msgspec.structs.replace(table.record, revision=0)
    async with store.changing() as connection:
        import sqlalchemy as sa

        from manueline.server.storage.schema import tables

        row = sa.update(tables).where(tables.c.id == table.id)
        await connection.execute(row.values(worker="bench", epoch=1))
    change = Change(since=0, steps=steps, record=msgspec.structs.replace(record, revision=1))
    await store.store(record, change, "playing", table.state.text, Owner("bench", 1), "")


async def prepare(database: str, count: int, clock: m.GameClock | None = None) -> list[Person]:
    """Put tables into a database; the people at them."""
    store = Store(database)
    await store.open()
    writing = asyncio.create_task(store.writer.run())
    people: list[Person] = []
    made = [_midgame(number, clock) for number in range(count)]
    await asyncio.gather(*(_stored(store, table) for table, _ in made))
    for number, (table, secrets) in enumerate(made):
        for seat, secret in enumerate(secrets):
            response = Response()
            remember(response, Browser(secret, False, False), "", False, store.secret)
            cookie = response.headers["set-cookie"].split(";")[0]
            people.append(Person(table.id, seat, cookie, address_of(2 * number + seat)))
    await store.release("bench")
    writing.cancel()
    await store.close()
    return people


# --- a small websocket client: the crowd must not cost more than the server ------------------


class Legal(msgspec.Struct):
    text: str


class Heard(msgspec.Struct):
    """The part of a message that the crowd needs."""

    kind: str
    id: str | None = None
    version: int | None = None
    since: int | None = None
    digest: str | None = None
    ping: int | None = None
    code: str | None = None
    you: list[int] | None = None
    legal: list[Legal] | None = None
    clocks: m.Clocks | None = None


_heard = msgspec.json.Decoder(Heard).decode
_encode = msgspec.json.Encoder().encode


class Lost(Exception):
    """The socket has closed; `code` says why, 0 if the connection broke."""

    def __init__(self, code: int = 0) -> None:
        super().__init__(f"closed with {code}")
        self.code = code


@dataclass(slots=True)
class CrowdPage:
    """A page of the crowd: it keeps what it was told last, and waits for answers."""

    person: Person
    port: int
    version: int = -1
    digest: str = ""
    you: list[int] = field(default_factory=list)
    legal: list[str] = field(default_factory=list)
    clocks: m.Clocks | None = None
    heard: Callable[[], None] = lambda: None
    """Called after each snapshot or update."""
    snapshots: int = 0
    reader: Any = None
    writer: Any = None
    waiting: dict[str, asyncio.Future[Heard]] = field(default_factory=dict)

    async def connect(self) -> None:
        """Raises OSError or Lost."""
        self.reader, self.writer = await asyncio.open_connection(
            HOST, self.port, local_addr=(self.person.address, 0), limit=1 << 22
        )
        known = ""
        if self.version >= 0:
            you = ",".join(map(str, self.you))
            known = f"&version={self.version}&digest={self.digest}&you={you}"
        key = base64.b64encode(os.urandom(16)).decode()
        self.writer.write(
            f"GET /api/tables/{self.person.table}/socket?protocol=2{known} HTTP/1.1\r\n"
            f"Host: {HOST}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n"
            f"Cookie: {self.person.cookie}\r\n\r\n".encode()
        )
        head = await self.reader.readuntil(b"\r\n\r\n")
        if b" 101 " not in head.split(b"\r\n")[0]:
            raise Lost

    def send(self, message: object) -> None:
        data = _encode(message)
        mask = os.urandom(4)
        size = len(data)
        head = b"\x81" + (
            struct.pack("!B", 0x80 | size) if size < 126 else struct.pack("!BH", 0x80 | 126, size)
        )
        repeated = (mask * (size // 4 + 1))[:size]
        masked = int.from_bytes(data) ^ int.from_bytes(repeated)
        self.writer.write(head + mask + masked.to_bytes(size))

    async def read(self) -> None:
        """Take messages in until the socket closes. Raises Lost."""
        try:
            while True:
                self._take(await self._frame())
        except (asyncio.IncompleteReadError, OSError) as error:
            raise Lost from error
        finally:
            for answer in self.waiting.values():
                if not answer.done():
                    answer.cancel()
            self.waiting.clear()
            self.writer.close()

    async def _frame(self) -> bytes:
        first, second = await self.reader.readexactly(2)
        size = second & 0x7F
        if size == 126:
            (size,) = struct.unpack("!H", await self.reader.readexactly(2))
        elif size == 127:
            (size,) = struct.unpack("!Q", await self.reader.readexactly(8))
        data: bytes = await self.reader.readexactly(size)
        if first & 0x0F == 8:
            raise Lost(struct.unpack("!H", data[:2])[0] if len(data) >= 2 else 1005)
        return data

    def _take(self, data: bytes) -> None:
        heard = _heard(data)
        match heard.kind:
            case "ping":
                self.send({"kind": "pong", "ping": heard.ping})
            case "done" | "refused":
                answer = self.waiting.pop(heard.id or "", None)
                if answer is not None and not answer.done():
                    answer.set_result(heard)
            case "snapshot" | "update":
                if heard.kind == "snapshot":
                    self.snapshots += 1
                elif heard.since != self.version:
                    self.send({"kind": "sync", "id": "gap"})
                    self.heard()
                    return
                self.version, self.digest = heard.version or 0, heard.digest or ""
                self.legal = [move.text for move in heard.legal or []]
                self.clocks = heard.clocks
                self.heard()
        if heard.you is not None:
            self.you = heard.you

    async def play(self, number: int, move: str) -> tuple[float, Heard]:
        """Make a move; how long its answer took. Raises Lost."""
        id = f"m{number}"
        answer: asyncio.Future[Heard] = asyncio.get_running_loop().create_future()
        self.waiting[id] = answer
        started = time.perf_counter()
        self.send({"kind": "play", "id": id, "version": self.version, "move": move})
        try:
            heard = await answer
        except asyncio.CancelledError:
            raise Lost from None
        return time.perf_counter() - started, heard


def percentile(times: list[float], part: float) -> float:
    """In milliseconds."""
    ordered = sorted(times)
    return ordered[min(len(ordered) - 1, int(len(ordered) * part))] * 1000 if ordered else 0.0
