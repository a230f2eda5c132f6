"""What one stranger can do to others at a live server with its default limits: little."""

from __future__ import annotations

import asyncio
import contextlib
import json
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from urllib.request import urlopen

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from tests.support.server.browsers import Browser, azul, duel
from tests.support.server.running import Running
from tests.support.services import HOST, free_port, manueline_service, wait_until

ATTACKER = "127.0.0.9"
"""The attacks come from another address than the people whom they should not harm."""


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


PATIENCE = 60
"""Seconds for a few moves: far more than a busy machine needs; an attack used to take minutes."""


async def play_some_moves(running: Running, moves: int = 20) -> None:
    """A person plays a hot seat; every move is stored, and none waits for others for minutes."""
    browser = running.browser()
    table = (await asyncio.to_thread(browser.create, azul("me", "me"))).table
    async with asyncio.timeout(PATIENCE), browser.open(table) as page:
        for _ in range(moves):
            await page.until(lambda: bool(page.legal))
            version = page.version
            answer = await page.request("play", version=version, move=page.legal[0].text)
            assert answer.kind == "done"
            await page.until_after(version)


def test_sockets_that_sync_as_fast_as_they_may_do_not_stop_others(guarded: Running) -> None:
    async def test() -> None:
        attacked = await asyncio.to_thread(guarded.browser().create, duel("me", "novice"))
        address = socket_address(guarded, attacked.table)

        async def flood() -> None:
            async with connect(address, local_addr=(ATTACKER, 0), max_queue=None) as wire:

                async def read() -> None:
                    async for _ in wire:
                        pass

                reading = asyncio.create_task(read())
                try:
                    for number in range(100_000):
                        await wire.send(json.dumps({"kind": "sync", "id": f"s{number}"}))
                        await asyncio.sleep(0.005)
                finally:
                    reading.cancel()

        attacks = [asyncio.create_task(flood()) for _ in range(8)]
        try:
            await asyncio.sleep(1)
            await play_some_moves(guarded)
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
            end = time.monotonic() + 60
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
    assert guarded.browser().ask("GET", path).status in (200, 404, 503)
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


@pytest.mark.ci
def test_half_sent_requests_are_ended(guarded: Running) -> None:
    with socket.create_connection((HOST, guarded.service.port)) as wire:
        wire.sendall(b"GET / HTTP/1.1\r\nHost: localhost\r\n")
        wire.settimeout(40)
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
    done = subprocess.run(command, capture_output=True, text=True, timeout=60)
    assert done.returncode != 0
    return done.stderr


def test_a_second_server_on_one_sqlite_file_is_refused(guarded: Running) -> None:
    told = refusal("--port", "0", "--database", guarded.database)
    assert "Another server uses" in told


def test_several_workers_on_sqlite_are_refused(tmp_path: Path) -> None:
    told = refusal("--workers", "2", "--database", f"sqlite:///{tmp_path / 't.sqlite'}")
    assert "cannot share an SQLite file" in told


def test_a_taken_port_is_an_error(guarded: Running, tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 't.sqlite'}"
    told = refusal("--port", str(guarded.service.port), "--database", database)
    assert "Nothing can listen" in told


def test_a_damaged_or_unwritable_database_is_refused(tmp_path: Path) -> None:
    (tmp_path / "t.sqlite").write_bytes(b"this is no database" * 100)
    told = refusal("--port", "0", "--database", f"sqlite:///{tmp_path / 't.sqlite'}")
    assert "The database cannot be used" in told
