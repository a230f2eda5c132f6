"""A server in a process of its own, and browsers that speak to it over real sockets."""

from __future__ import annotations

import http.client
import itertools
import json
import os
import re
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from websockets.sync.client import ClientConnection, connect

SECONDS = 20.0
SHORT = {"seats": [{"kind": "me", "name": "Ana"}, {"kind": "bot", "bot": "novice"}]}


class Server:
    """`manueline serve` on a free port; it can be killed and started again."""

    def __init__(self, database: str, *options: str) -> None:
        self.options = ("--database", database, "--bot-delay", "0", *options)
        self.port = 0
        self.process: subprocess.Popen[str] | None = None
        self.start()

    def start(self) -> None:
        command = (sys.executable, "-m", "manueline", "serve", "--port", str(self.port))
        self.process = subprocess.Popen(
            [*command, *self.options], stdout=subprocess.PIPE, text=True, start_new_session=True
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        found = re.search(r"http://localhost:(\d+)", line)
        assert found, line
        self.port = int(found[1])

    def kill(self) -> None:
        """As the system would: no goodbye."""
        assert self.process is not None
        os.killpg(self.process.pid, signal.SIGKILL)
        self._reap()

    def stop(self) -> None:
        assert self.process is not None
        self.process.terminate()
        self._reap()

    def _reap(self) -> None:
        assert self.process is not None and self.process.stdout is not None
        self.process.wait(SECONDS)
        self.process.stdout.close()


def sqlite_at(folder: Path) -> str:
    return f"sqlite:///{folder / 'tables.sqlite'}"


class Browser:
    """Keeps its cookie, as a browser does."""

    def __init__(self, server: Server, base: str = "") -> None:
        self.server, self.base = server, base
        self.cookie: str | None = None

    def request(
        self, method: str, path: str, body: object = None, headers: dict[str, str] | None = None
    ) -> tuple[int, dict[str, str], bytes]:
        connection = http.client.HTTPConnection("localhost", self.server.port, timeout=SECONDS)
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
        address = f"ws://localhost:{self.server.port}{self.base}/api/tables/{table}/socket"
        return Page(connect(address, additional_headers={**cookie, **headers}))


class Page:
    """A page at a table: what it was told last, and a way to ask."""

    _numbers = itertools.count()

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket.__enter__()
        self.heard: list[dict[str, Any]] = []
        self.game: dict[str, Any] = {}
        """The last `everything` or `news`."""
        self.table: dict[str, Any] = {}
        self.version = -1

    def __enter__(self) -> Page:
        return self

    def __exit__(self, *_: object) -> None:
        self.socket.close()

    def hear(self) -> dict[str, Any]:
        message: dict[str, Any] = json.loads(self.socket.recv(timeout=SECONDS))
        self.heard.append(message)
        if message["kind"] == "news":
            assert message["since"] == self.version, "no gap"
        if message["kind"] in ("everything", "news"):
            self.game = message
            self.version = message["version"]
        if message["kind"] in ("everything", "table"):
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
