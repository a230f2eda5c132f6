"""What one stranger can do to others at a live server with its default limits: little."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import re
import secrets
import selectors
import socket
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast
from urllib.request import urlopen

import pytest
from starlette.responses import Response
from starlette.types import Message, Receive, Scope, Send
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from manueline.server.launch import NEXT_PORTS
from manueline.server.live.worker import ServingWorker
from manueline.server.settings import Settings
from manueline.server.web import page
from manueline.server.web.guard import (
    BROWSER_STARTED_AT_ONCE,
    LONGEST_WAIT,
    MOST_DELAYED,
    STARTED_A_SECOND,
    STARTED_AT_ONCE,
    Guard,
)
from manueline.server.web.identity import Browser as Known
from manueline.server.web.identity import remember
from manueline.server.web.protocols import MOST_CONNECTIONS
from tests.support.server.browsers import Browser, azul, duel
from tests.support.server.moves_under_attack import ATTACKER, play_some_moves
from tests.support.server.running import Running
from tests.support.services import HOST, PATIENCE, free_port, manueline_service, wait_until


@pytest.fixture(scope="module")
def metrics_port() -> int:
    return free_port()


@pytest.fixture(scope="module")
def guarded(tmp_path_factory: pytest.TempPathFactory, metrics_port: int) -> Iterator[Running]:
    database = f"sqlite:///{tmp_path_factory.mktemp('guarded') / 'tables.sqlite'}"
    options = ("--bot-delay", "0", "--metrics-port", str(metrics_port))
    with manueline_service("--database", database, *options) as service:
        yield Running(service, database)


def socket_address(running: Running, table: str, more: str = "protocol=2") -> str:
    return f"ws://{HOST}:{running.service.port}/api/tables/{table}/socket?{more}"


async def midgame(running: Running) -> tuple[str, dict[str, Any]]:
    """A table of Duel in mid-game, and what a spectator can say who saw its beginning."""
    browser = running.browser()
    table = (await asyncio.to_thread(browser.create, duel("me", "me"))).table
    async with connect(socket_address(running, table)) as wire:
        first = json.loads(await wire.recv())
    async with browser.open(table) as page:
        while page.version < 40:
            version = page.version
            await page.request("play", version=version, move=page.legal[0].text)
            await page.until_after(version)
    return table, {"version": first["version"], "digest": first["digest"], "you": []}


@pytest.mark.parametrize("has", ["nothing", "the first deal"])
def test_sockets_that_sync_as_fast_as_they_may_do_not_stop_others(
    guarded: Running, has: str
) -> None:
    async def test() -> None:
        table, known = await midgame(guarded)
        said = {"kind": "sync", **(known if has == "the first deal" else {})}

        async def flood() -> None:
            address = socket_address(guarded, table)
            async with connect(address, local_addr=(ATTACKER, 0), max_queue=None) as wire:

                async def read() -> None:
                    async for _ in wire:
                        pass

                reading = asyncio.create_task(read())
                try:
                    for number in range(100_000):
                        await wire.send(json.dumps({**said, "id": f"s{number}"}))
                        await asyncio.sleep(0.005)
                finally:
                    reading.cancel()

        attacks = [asyncio.create_task(flood()) for _ in range(8)]
        try:
            await asyncio.sleep(1)
            await play_some_moves(guarded)
            assert not any(attack.done() for attack in attacks), "the attack goes on"
        finally:
            for attack in attacks:
                attack.cancel()
            await asyncio.gather(*attacks, return_exceptions=True)

    asyncio.run(test())


def open_sockets(port: int) -> float:
    with urlopen(f"http://{HOST}:{port}/metrics") as answer:
        lines = answer.read().decode().splitlines()
    return sum(float(line.split()[1]) for line in lines if line.startswith("manueline_sockets "))


def test_a_page_that_does_not_read_is_dropped(guarded: Running, metrics_port: int) -> None:
    async def test() -> None:
        browser = guarded.browser()
        table = (await asyncio.to_thread(browser.create, duel("me", "me"))).table
        deaf = socket.socket()
        deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        deaf.bind((ATTACKER, 0))
        deaf.connect((HOST, guarded.service.port))
        address = socket_address(guarded, table)
        async with connect(
            address, sock=deaf, compression=None, max_queue=None, ping_interval=None
        ) as wire:
            await wire.recv()
            await asyncio.to_thread(
                wait_until, lambda: open_sockets(metrics_port) == 1, "the end of earlier sockets"
            )
            wire.transport.pause_reading()
            end = time.monotonic() + PATIENCE
            while open_sockets(metrics_port) and time.monotonic() < end:
                with contextlib.suppress(ConnectionClosed):
                    for number in range(20):
                        await wire.send(json.dumps({"kind": "sync", "id": f"s{number}"}))
                await asyncio.sleep(1)
            assert open_sockets(metrics_port) == 0
            wire.transport.abort()

    asyncio.run(test())


def test_made_up_methods_do_not_become_labels(guarded: Running, metrics_port: int) -> None:
    for number in range(30):
        with socket.create_connection((HOST, guarded.service.port)) as wire:
            wire.sendall(f"MADE{number} / HTTP/1.1\r\nHost: localhost\r\n\r\n".encode())
            assert wire.recv(20).startswith(b"HTTP/1.1 ")
    with urlopen(f"http://{HOST}:{metrics_port}/metrics") as answer:
        text = answer.read().decode()
    assert "MADE" not in text and 'method="other"' in text


@pytest.mark.parametrize("path", ["/%00", "/assets/%00", "/api/tables/%00", "/%2e%2e/%2e%2e/etc"])
def test_odd_paths_are_not_found_and_log_nothing(guarded: Running, path: str) -> None:
    before = guarded.service.tail
    expected = {404} if path.startswith("/api") else {200, 404} if page.is_built() else {404, 503}
    assert guarded.browser().ask("GET", path).status in expected
    assert "Traceback" not in guarded.service.tail.removeprefix(before)


def test_frames_that_are_no_text_close_the_socket_and_log_nothing(guarded: Running) -> None:
    async def test() -> None:
        table = (await asyncio.to_thread(guarded.browser().create, azul("me", "me"))).table
        async with connect(socket_address(guarded, table), compression=None) as wire:
            await wire.send(b"\xff\xfe", text=True)
            with contextlib.suppress(ConnectionClosed):
                async for _ in wire:
                    pass
            assert wire.close_code == 1007

    before = guarded.service.tail
    asyncio.run(test())
    assert "Traceback" not in guarded.service.tail.removeprefix(before)


def test_only_the_server_makes_cookies(guarded: Running) -> None:
    chosen_by_others = "x" * 43
    for cookie in (chosen_by_others, f"{chosen_by_others}.20000.{'0' * 32}"):
        browser = Browser(guarded.address)
        headers = {"Cookie": f"manueline={cookie}"}
        answer = browser.ask("POST", "/api/tables", azul("me", "me"), headers)
        assert answer.status == 200 and chosen_by_others not in answer.headers["Set-Cookie"]


def test_other_names_of_the_server_are_refused(guarded: Running) -> None:
    def status(host: str) -> int:
        return guarded.browser().ask("GET", "/api/levels", headers={"Host": host}).status

    assert status("attacker.example") == 403
    assert status("localhost:8000") == status("127.0.0.1") == status("[::1]:8000") == 200


@pytest.mark.parametrize(
    ("spoken", "code"), [("", 4426), ("protocol=1", 4426), ("protocol=99", 4429)]
)
def test_pages_of_another_protocol_are_told_what_to_do(
    guarded: Running, spoken: str, code: int
) -> None:
    async def test() -> None:
        table = (await asyncio.to_thread(guarded.browser().create, azul("me", "me"))).table
        async with connect(socket_address(guarded, table, spoken)) as wire:
            refused = json.loads(await wire.recv())
            assert refused["code"] in ("outdated", "too-new")
            with pytest.raises(ConnectionClosed) as closed:
                await wire.recv()
            assert closed.value.rcvd is not None and closed.value.rcvd.code == code

    asyncio.run(test())


def test_one_address_has_only_its_share_of_the_connections(guarded: Running) -> None:
    where = (HOST, guarded.service.port)
    with contextlib.ExitStack() as wires:
        opened = [
            wires.enter_context(socket.create_connection(where, source_address=(ATTACKER, 0)))
            for _ in range(MOST_CONNECTIONS + 10)
        ]
        # Which of them are closed is the system's choice: it accepts in any order.
        with selectors.DefaultSelector() as selector:
            for wire in opened:
                selector.register(wire, selectors.EVENT_READ)
            wait_until(lambda: len(selector.select(0)) >= 10, "the end of those beyond the share")
        assert guarded.browser().ask("GET", "/health/live").status == 200

    def is_served() -> bool:
        with socket.create_connection(where, source_address=(ATTACKER, 0)) as wire:
            wire.sendall(b"GET /health/live HTTP/1.1\r\nHost: localhost\r\n\r\n")
            with contextlib.suppress(ConnectionError):
                return wire.recv(100).startswith(b"HTTP/1.1 200")
        return False

    wait_until(is_served, "a place for those who had closed theirs")


KEY = "the server's key"


def made_cookie() -> bytes:
    """That of another browser each time."""
    response = Response()
    remember(response, Known(secrets.token_urlsafe(32), True, False), "", False, KEY)
    return response.headers["Set-Cookie"].partition(";")[0].encode()


class Flood:
    """Requests of some addresses to a guard, and what became of them."""

    def __init__(self) -> None:
        store = SimpleNamespace(secret=KEY)
        worker = SimpleNamespace(settings=Settings(), client_of=str, store=store)
        self._guard = Guard(self._begin, cast(ServingWorker, worker))
        self.begun: dict[str, list[float]] = {"near": [], "far": []}
        self.refused: Counter[str] = Counter()

    async def _begin(self, scope: Scope, receive: Receive, send: Send) -> None:
        self.begun[scope["client"][0]].append(asyncio.get_running_loop().time())

    def ask(self, address: str, cookie: bytes = b"") -> asyncio.Task[None]:
        async def send(message: Message) -> None:
            if message["type"] == "http.response.start":
                self.refused[address] += message["status"] == 429

        scope = {
            "type": "http",
            "method": "GET",
            "scheme": "http",
            "path": "/",
            "headers": [(b"cookie", cookie)],
            "client": (address, 1),
        }
        return asyncio.create_task(self._asked(scope, send))

    async def _asked(self, scope: Scope, send: Send) -> None:
        await self._guard(scope, cast(Receive, None), send)


@pytest.fixture
def one_moment(monkeypatch: pytest.MonkeyPatch) -> None:
    """All requests come at the same moment, however long this machine takes to make them."""
    moment = SimpleNamespace(monotonic=lambda: 0.0, perf_counter=time.perf_counter)
    monkeypatch.setattr("manueline.server.web.guard.time", moment)


@pytest.mark.usefixtures("one_moment")
def test_requests_of_one_address_are_begun_one_after_the_other() -> None:
    async def test() -> None:
        flood = Flood()
        cookies = [made_cookie() for _ in range(5)]
        near = [flood.ask("near", cookies[at % 5]) for at in range(int(STARTED_AT_ONCE) + 20)]
        await flood.ask("far")
        assert len(flood.begun["near"]) == STARTED_AT_ONCE, "the others did not wait for it"
        await asyncio.gather(*near)
        begun = flood.begun["near"]
        assert len(begun) == len(near) and begun[-1] - begun[0] >= 19 / STARTED_A_SECOND

    asyncio.run(test())


@pytest.mark.usefixtures("one_moment")
@pytest.mark.parametrize("own", [b"", made_cookie()], ids=["without a cookie", "with one"])
def test_the_flood_of_one_browser_leaves_others_of_its_address_their_turn(own: bytes) -> None:
    async def test() -> None:
        flood = Flood()
        near = [flood.ask("near", own) for _ in range(600)]
        await flood.ask("near", made_cookie())
        assert len(flood.begun["near"]) == BROWSER_STARTED_AT_ONCE + 1
        await asyncio.gather(*near)

    asyncio.run(test())


@pytest.mark.usefixtures("one_moment")
def test_of_a_flood_only_so_many_requests_wait_and_the_rest_is_refused_at_once() -> None:
    async def test() -> None:
        flood = Flood()
        cookies = [made_cookie() for _ in range(60)]
        near = [flood.ask("near", cookies[at % 60]) for at in range(600)]
        await flood.ask("far")
        waiting = int(STARTED_A_SECOND * LONGEST_WAIT)
        assert len(flood.begun["near"]) == STARTED_AT_ONCE and waiting == MOST_DELAYED
        assert flood.refused["near"] == 600 - STARTED_AT_ONCE - waiting
        await asyncio.gather(*near)
        assert len(flood.begun["near"]) == STARTED_AT_ONCE + waiting
        assert flood.refused["far"] == 0

    asyncio.run(test())


@pytest.mark.ci
def test_half_sent_requests_are_ended(guarded: Running) -> None:
    with socket.create_connection((HOST, guarded.service.port)) as wire:
        wire.sendall(b"GET / HTTP/1.1\r\nHost: localhost\r\n")
        wire.settimeout(PATIENCE)
        assert wire.recv(100) == b""


def test_an_upload_of_many_records_is_paid_by_whoever_sends_it(guarded: Running) -> None:
    async def test() -> list[int]:
        browser = guarded.browser()
        table = (await asyncio.to_thread(browser.create, azul("me", "me"))).table
        record = (await asyncio.to_thread(browser.ask, "GET", f"/api/tables/{table}/record")).body
        whole = (record + b"\n\n") * (90_000 // (len(record) + 2))
        statuses: list[int] = []

        async def upload() -> None:
            while True:
                plain = {"Content-Type": "text/plain"}
                answer = await asyncio.to_thread(
                    guarded.browser().ask, "POST", "/api/replay", whole, plain
                )
                statuses.append(answer.status)

        uploading = [asyncio.create_task(upload()) for _ in range(2)]
        try:
            await play_some_moves(guarded)
            return statuses
        finally:
            for task in uploading:
                task.cancel()

    statuses = asyncio.run(test())
    assert statuses and set(statuses) <= {200, 429, 503}


# --- starting --------------------------------------------------------------------------------


def refusal(*options: str) -> str:
    """What `manueline serve` says when it does not start."""
    command = [sys.executable, "-m", "manueline", "serve", *options]
    done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE)
    assert done.returncode != 0
    return done.stderr


def test_a_second_server_on_one_sqlite_file_is_refused(guarded: Running) -> None:
    told = refusal("--port", "0", "--database", guarded.database)
    assert "Another server uses" in told


def test_several_workers_on_sqlite_are_refused(tmp_path: Path) -> None:
    told = refusal("--workers", "2", "--database", f"sqlite:///{tmp_path / 't.sqlite'}")
    assert "cannot share an SQLite file" in told


@pytest.mark.parametrize("name", ["symbolic link", "other spelling"])
def test_a_second_server_on_one_sqlite_file_is_refused_under_whatever_name(
    guarded: Running, tmp_path: Path, name: str
) -> None:
    file = Path(guarded.database.removeprefix("sqlite:///"))
    other = tmp_path / "link.sqlite"
    if name == "symbolic link":
        other.symlink_to(file)
    else:
        other = file.parent / ".." / file.parent.name / file.name
    assert "Another server uses" in refusal("--port", "0", "--database", f"sqlite:///{other}")


@pytest.mark.parametrize(
    "database", ["sqlite://", "sqlite:///:memory:", "sqlite:///file:x?mode=memory&uri=true"]
)
@pytest.mark.parametrize("workers", ["1", "4"])
def test_a_database_in_memory_is_refused(database: str, workers: str) -> None:
    told = refusal("--port", "0", "--workers", workers, "--database", database)
    assert "has to be a file" in told


def test_a_taken_port_is_an_error(guarded: Running, tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 't.sqlite'}"
    told = refusal("--port", str(guarded.service.port), "--database", database)
    assert "Nothing can listen" in told


def test_only_where_the_page_is_opened_the_next_free_port_is_taken_instead(
    guarded: Running, tmp_path: Path
) -> None:
    taken, database = guarded.service.port, f"sqlite:///{tmp_path / 't.sqlite'}"
    options = ("--open", "--port", str(taken), "--database", database)
    command = [sys.executable, "-m", "manueline", "serve", *options]
    no_browser = {**os.environ, "BROWSER": "true"}
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=no_browser) as server:
        try:
            assert server.stdout is not None
            told = re.search(r"http://localhost:(\d+)/", server.stdout.readline())
        finally:
            server.terminate()
    assert told is not None and taken < int(told[1]) < taken + NEXT_PORTS


def test_a_damaged_or_unwritable_database_is_refused(tmp_path: Path) -> None:
    (tmp_path / "t.sqlite").write_bytes(b"this is no database" * 100)
    told = refusal("--port", "0", "--database", f"sqlite:///{tmp_path / 't.sqlite'}")
    assert "The database cannot be used" in told
