"""Browsers as tests play them: a cookie, requests over HTTP, and sockets at tables."""

from __future__ import annotations

import asyncio
import http.client
import itertools
import ssl
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from random import Random
from typing import Any
from urllib.parse import urlsplit

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

PATIENCE = 180.0


class Preview(msgspec.Struct):
    points: int | None
    cost: int


class Legal(msgspec.Struct):
    text: str
    preview: Preview | None = None


class Table(msgspec.Struct):
    id: str
    phase: str


class ClocksTold(msgspec.Struct):
    left: list[float]
    running: int | None


class Told(msgspec.Struct, kw_only=True):
    """The part of the server's messages that playing needs."""

    kind: str
    id: str | None = None
    version: int | None = None
    since: int | None = None
    ping: int | None = None
    code: str | None = None
    message: str | None = None
    you: list[int] | None = None
    legal: list[Legal] | None = None
    table: Table | None = None
    clocks: ClocksTold | None = None


class Joined(msgspec.Struct):
    table: str
    seats: list[int]
    tokens: list[str]


_told = msgspec.json.Decoder(Told).decode
_numbers = itertools.count(1)


@dataclass(slots=True)
class Answer:
    """What came back over HTTP."""

    status: int
    headers: http.client.HTTPMessage
    body: bytes

    @property
    def json(self) -> Any:
        return msgspec.json.decode(self.body)

    @property
    def code(self) -> str | None:
        """The code of a problem."""
        found = self.json if self.status >= 400 else {}
        return found.get("code") if isinstance(found, dict) else None


class Browser:
    """One browser: it keeps its cookie, asks, and opens tables."""

    def __init__(self, address: str, trusted: ssl.SSLContext | None = None) -> None:
        """`address` is where the page is, such as `http://127.0.0.1:8000/azul`."""
        self.address = address.rstrip("/")
        self.cookie: str | None = None
        self._trusted = trusted

    def ask(
        self,
        method: str,
        path: str,
        body: object = None,
        headers: dict[str, str] | None = None,
    ) -> Answer:
        """Ask below the page's address; a body that is no bytes is sent as JSON."""
        sent = {"Cookie": self.cookie} if self.cookie else {}
        if body is not None:
            sent["Content-Type"] = "application/json"
        raw = body if body is None or isinstance(body, bytes) else msgspec.json.encode(body)
        where = urlsplit(self.address)
        connection = self._connected(where.scheme, where.netloc)
        try:
            connection.request(method, where.path + path, raw, {**sent, **(headers or {})})
            response = connection.getresponse()
            answer = Answer(response.status, response.headers, response.read())
        finally:
            connection.close()
        if self.cookie is None and (given := answer.headers.get("Set-Cookie")):
            self.cookie = given.partition(";")[0]
        return answer

    def _connected(self, scheme: str, netloc: str) -> http.client.HTTPConnection:
        if scheme == "https":
            return http.client.HTTPSConnection(netloc, timeout=PATIENCE, context=self._trusted)
        return http.client.HTTPConnection(netloc, timeout=PATIENCE)

    def create(self, wanted: dict[str, Any]) -> Joined:
        answer = self.ask("POST", "/api/tables", wanted)
        assert answer.status == 200, answer.body
        return msgspec.convert(answer.json, Joined)

    def sit(self, table: str, name: str) -> Joined:
        answer = self.ask("POST", f"/api/tables/{table}/seats", {"name": name})
        assert answer.status == 200, answer.body
        return msgspec.convert(answer.json, Joined)

    @asynccontextmanager
    async def open(self, table: str, keep: bool = False) -> AsyncIterator[Page]:
        """The table's page; it has been told everything. `keep` collects all that it is told."""
        headers = {"Cookie": self.cookie} if self.cookie else {}
        address = self.address.replace("http", "ws", 1) + f"/api/tables/{table}/socket?protocol=2"
        async with connect(
            address,
            additional_headers=headers,
            compression=None,
            max_size=None,
            max_queue=None,
            ssl=self._trusted,
            ping_interval=None,
        ) as socket:
            page = Page(socket, keep)
            reading = asyncio.create_task(page.read())
            try:
                async with asyncio.timeout(PATIENCE):
                    await page.until(lambda: page.version >= 0)
                yield page
            finally:
                reading.cancel()
                await asyncio.gather(reading, return_exceptions=True)


class Gone(Exception):
    """The socket has closed."""


@dataclass(slots=True)
class Page:
    """A socket at a table: what it was told last, and the answers to its requests."""

    socket: ClientConnection
    keep: bool = False
    received: list[bytes] = field(default_factory=list)
    answered: list[Told] = field(default_factory=list)
    """Answers to requests, with `received` only if they are to be kept."""
    version: int = -1
    you: list[int] = field(default_factory=list)
    legal: list[Legal] = field(default_factory=list)
    phase: str = ""
    clocks: ClocksTold | None = None
    is_gone: bool = False
    news: asyncio.Event = field(default_factory=asyncio.Event)
    _answers: dict[str | None, asyncio.Future[Told]] = field(default_factory=dict)

    async def read(self) -> None:
        """Take in messages until the socket closes."""
        try:
            async for raw in self.socket:
                text = raw.encode() if isinstance(raw, str) else raw
                if self.keep:
                    self.received.append(text)
                await self._hear(_told(text))
        except (Gone, WebSocketException, OSError):
            pass
        finally:
            self.is_gone = True
            self.news.set()
            for answer in self._answers.values():
                if not answer.done():
                    answer.set_exception(Gone())
                    answer.exception()  # whoever waits for it sees it; if nobody does, so be it

    async def _hear(self, told: Told) -> None:
        match told.kind:
            case "done" | "refused" | "hinted":
                if self.keep:
                    self.answered.append(told)
                    self.news.set()
                answer = self._answers.pop(told.id, None)
                if answer is not None and not answer.done():
                    answer.set_result(told)
                return
            case "ping":
                await self.send({"kind": "pong", "ping": told.ping})
                return
            case "update" if told.since != self.version:
                await self.send({"kind": "sync", "id": f"sync{next(_numbers)}"})
                return
            case "snapshot" | "update":
                assert told.version is not None and told.legal is not None
                self.version, self.legal = told.version, told.legal
                self.clocks = told.clocks
        if told.you is not None:
            self.you = told.you
        if told.table is not None:
            self.phase = told.table.phase
        self.news.set()

    async def until(self, met: Callable[[], bool]) -> None:
        """Raises Gone if the socket closes before."""
        while not met():
            if self.is_gone:
                raise Gone
            self.news.clear()
            await self.news.wait()

    async def until_after(self, version: int) -> None:
        await self.until(lambda: self.version > version)

    async def until_over(self) -> None:
        await self.until(lambda: self.phase == "over")

    async def send(self, message: object) -> None:
        """Anything at all. Raises Gone."""
        raw = message if isinstance(message, str | bytes) else msgspec.json.encode(message).decode()
        try:
            await self.socket.send(raw)
        except (WebSocketException, OSError):
            raise Gone from None

    async def request(self, kind: str, id: str | None = None, **fields: object) -> Told:
        """Ask and wait for the answer. Raises Gone."""
        id = id or new_id()
        answer: asyncio.Future[Told] = asyncio.get_running_loop().create_future()
        self._answers[id] = answer  # before it is sent: the answer may be faster than we are
        await self.send({"kind": kind, "id": id, **fields})
        if self.is_gone:
            raise Gone
        async with asyncio.timeout(PATIENCE):
            return await answer


def new_id() -> str:
    return f"r{next(_numbers)}"


def chosen(legal: list[Legal], rng: Random) -> str:
    """A move that wastes little, so that games come to their end; else any."""

    def loss(move: Legal) -> tuple[int, float]:
        preview = move.preview or Preview(0, 0)
        return preview.cost - (preview.points or 0), rng.random()

    return min(legal, key=loss).text


async def play_on(page: Page, rng: Random) -> None:
    """Play this page's seats until the game is over. Raises Gone."""
    while page.phase != "over":
        await page.until(lambda: page.phase == "over" or bool(page.legal))
        if page.phase == "over":
            return
        version = page.version
        answer = await page.request("play", version=version, move=chosen(page.legal, rng))
        assert answer.kind == "done" or answer.code == "stale", answer
        await page.until_after(version)


def seats(*kinds: str) -> list[dict[str, str]]:
    """Seats of a new table: `me`, `open`, or a bot's level."""
    return [
        {"kind": kind, "name": f"Player{at}"}
        if kind in ("me", "open")
        else {"kind": "bot", "bot": kind}
        for at, kind in enumerate(kinds)
    ]


def azul(*kinds: str, **more: object) -> dict[str, object]:
    return {
        "game": "azul",
        "options": {"players": str(len(kinds)), "wall": "coloured"},
        "seats": seats(*kinds),
        **more,
    }


def duel(*kinds: str, **more: object) -> dict[str, object]:
    return {"game": "duel", "options": {}, "seats": seats(*kinds), **more}
