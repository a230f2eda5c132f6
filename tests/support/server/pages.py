"""Browsers that speak to a server over real sockets."""

from __future__ import annotations

import http.client
import itertools
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from websockets.sync.client import ClientConnection, connect

from tests.support.services import HOST, Service, manueline_service

SECONDS = 60.0
SHORT = {"seats": [{"kind": "me", "name": "Ana"}, {"kind": "bot", "bot": "novice"}]}


def server_with(database: str, *options: str) -> Service:
    """A server whose bots answer at once."""
    return manueline_service("--database", database, "--bot-delay", "0", *options)


def sqlite_at(folder: Path) -> str:
    return f"sqlite:///{folder / 'tables.sqlite'}"


class Browser:
    """Keeps its cookie, as a browser does."""

    def __init__(self, server: Service, base: str = "") -> None:
        self.server, self.base = server, base
        self.cookie: str | None = None

    def request(
        self, method: str, path: str, body: object = None, headers: dict[str, str] | None = None
    ) -> tuple[int, dict[str, str], bytes]:
        connection = http.client.HTTPConnection(HOST, self.server.port, timeout=SECONDS)
        plain = isinstance(body, str)
        sent = body.encode() if isinstance(body, str) else json.dumps(body).encode()
        kind = {"Content-Type": "text/plain" if plain else "application/json"}
        cookie = {"Cookie": self.cookie} if self.cookie else {}
        try:
            connection.request(
                method,
                self.base + path,
                None if body is None else sent,
                {**({} if body is None else kind), **cookie, **(headers or {})},
            )
            answer = connection.getresponse()
            got = {name.lower(): value for name, value in answer.getheaders()}
            if "set-cookie" in got:
                self.cookie = got["set-cookie"].split(";")[0]
            return answer.status, got, answer.read()
        finally:
            connection.close()

    def get(self, path: str, expect: int = 200) -> Any:
        status, _, body = self.request("GET", path)
        assert status == expect, body
        return json.loads(body)

    def post(self, path: str, body: object, expect: int = 200) -> Any:
        status, _, answer = self.request("POST", path, body)
        assert status == expect, answer
        return json.loads(answer)

    def new_table(self, **wanted: Any) -> str:
        table = {"game": "azul", "options": {"players": "2", "start": "1"}, **SHORT, **wanted}
        return str(self.post("/api/tables", table)["table"])

    def open(self, table: str, **headers: str) -> Page:
        cookie = {"Cookie": self.cookie} if self.cookie else {}
        address = f"ws://{HOST}:{self.server.port}{self.base}/api/tables/{table}/socket?protocol=2"
        return Page(connect(address, additional_headers={**cookie, **headers}))


class Page:
    """A page at a table: what it was told last, and a way to ask."""

    _numbers = itertools.count()

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket.__enter__()
        self.heard: list[dict[str, Any]] = []
        self.game: dict[str, Any] = {}
        """The last `snapshot` or `update`."""
        self.table: dict[str, Any] = {}
        self.version = -1

    def __enter__(self) -> Page:
        return self

    def __exit__(self, *_: object) -> None:
        self.socket.close()

    def hear(self) -> dict[str, Any]:
        message: dict[str, Any] = json.loads(self.socket.recv(timeout=SECONDS))
        self.heard.append(message)
        if message["kind"] == "ping":
            self.socket.send(json.dumps({"kind": "pong", "ping": message["ping"]}))
        if message["kind"] == "update":
            assert message["since"] == self.version, "no gap"
        if message["kind"] in ("snapshot", "update"):
            self.game = message
            self.version = message["version"]
        if message["kind"] in ("snapshot", "table"):
            self.table = message["table"]
        return message

    def until(self, wanted: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        while True:
            message = self.hear()
            if wanted(message):
                return message

    def wait(self, reached: Callable[[], bool]) -> None:
        """Listen until something is so."""
        while not reached():
            self.hear()

    def until_kind(self, kind: str) -> dict[str, Any]:
        return self.until(lambda message: message["kind"] == kind)

    def say(self, kind: str, **fields: Any) -> str:
        name = str(fields.pop("id", f"p{next(self._numbers)}"))
        if kind in ("play", "undo", "answer", "hint"):
            fields.setdefault("version", self.version)
        self.socket.send(json.dumps({"kind": kind, "id": name, **fields}))
        return name

    def ask(self, kind: str, **fields: Any) -> dict[str, Any]:
        """The answer to a request."""
        name = self.say(kind, **fields)
        return self.until(lambda message: message.get("id") == name)

    def play(self, move: str | None = None) -> dict[str, Any]:
        """Play a move, the first legal one if none is named, as soon as there is one."""
        while not self.game.get("legal"):
            self.hear()
        return self.ask("play", move=move or self.game["legal"][0]["text"])

    def play_out(self) -> dict[str, Any]:
        """Play first legal moves until the table is over."""
        while self.table.get("phase") != "over":
            if self.game.get("legal"):
                answer = self.play()
                assert answer["kind"] == "done", answer
            else:
                self.hear()
        return self.table
