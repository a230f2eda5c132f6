"""Who is let in: bans, and how many sockets and tables one browser and one address may have."""

from __future__ import annotations

import asyncio
import json
import logging
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from time import perf_counter
from types import SimpleNamespace

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from manueline.server import admin
from manueline.server.live.pages import Close, Known
from manueline.server.live.worker import ServingWorker
from manueline.server.settings import DAY
from manueline.server.web.identity import RENEWED_AFTER
from tests.support.server.browsers import Answer, Browser, azul
from tests.support.server.live_tables import ME, OPEN, new_table, sit, until
from tests.support.server.served import Served, served
from tests.support.server.sharing_workers import ForwardedPage, shared
from tests.support.services import HOST


def run(test: Callable[[], Awaitable[None]]) -> None:
    asyncio.run(test())  # type: ignore[arg-type]


async def ask(browser: Browser, method: str, path: str, body: object = None) -> Answer:
    return await asyncio.to_thread(browser.ask, method, path, body)


async def hot_seat(browser: Browser) -> str:
    return (await asyncio.to_thread(browser.create, azul("me", "me"))).table


async def turned_away(wire: ClientConnection) -> tuple[str, int]:
    """The code of the last refusal, and the one with which the socket was closed."""
    refused = ""
    with suppress(ConnectionClosed):
        async with asyncio.timeout(60):
            async for raw in wire:
                refused = json.loads(raw).get("code", refused)
    assert wire.close_code is not None
    return refused, wire.close_code


def cookie(browser: Browser) -> dict[str, str]:
    assert browser.cookie is not None
    return {"Cookie": browser.cookie}


async def ban(at: ServingWorker, subject: str) -> None:
    await admin.ban(at.store, subject, "spam")
    await at.read_bans()


async def browser_at(at: Served, table: str) -> str:
    [seat, *_] = await admin.people(at.worker.store, table)
    return seat.browsers[0]


def test_a_banned_browser_is_disconnected_and_can_neither_ask_nor_connect(tmp_path: Path) -> None:
    async def test() -> None:
        async with served(tmp_path) as at:
            ana, other = at.browser(), at.browser()
            table, fine = await hot_seat(ana), await hot_seat(other)
            async with (
                connect(at.socket(table), additional_headers=cookie(ana)) as wire,
                other.open(fine) as page,
            ):
                await wire.recv()
                await ban(at.worker, await browser_at(at, table))
                assert await turned_away(wire) == ("banned", Close.BANNED)
                version = page.version
                move = page.legal[0].text
                answer = await page.request("play", version=version, move=move)
                assert answer.kind == "done", "nobody else is harmed"
            for method, path, body in (
                ("POST", "/api/tables", azul("me", "me")),
                ("GET", f"/api/tables/{table}", None),
                ("GET", "/api/levels", None),
            ):
                refused = await ask(ana, method, path, body)
                assert (refused.status, refused.code) == (403, "banned")
            async with connect(at.socket(table), additional_headers=cookie(ana)) as wire:
                assert await turned_away(wire) == ("banned", Close.BANNED)
            assert (await ask(other, "GET", "/api/levels")).status == 200

    run(test)


def test_a_banned_address_is_disconnected_and_its_ban_can_be_lifted(tmp_path: Path) -> None:
    async def test() -> None:
        async with served(tmp_path) as at:
            ana = at.browser()
            table, client = await hot_seat(ana), at.worker.client_of(HOST)
            async with connect(at.socket(table), additional_headers=cookie(ana)) as wire:
                await wire.recv()
                await ban(at.worker, client)
                assert await turned_away(wire) == ("banned", Close.BANNED)
            assert (await ask(at.browser(), "GET", "/api/levels")).code == "banned"
            assert (await ask(at.browser(), "GET", "/health/live")).status == 200
            await admin.unban(at.worker.store, client)
            await at.worker.read_bans()
            assert (await ask(at.browser(), "GET", "/api/levels")).status == 200

    run(test)


def test_a_banned_browser_is_disconnected_wherever_its_socket_is(tmp_path: Path) -> None:
    async def test() -> None:
        async with shared(tmp_path) as one, shared(tmp_path) as other:
            live = await new_table(one, ME, OPEN)
            await sit(live, "bo", "Bo")
            page = ForwardedPage("bo")
            await other.connect(live.id, page, Known())
            await until(lambda: bool(page.heard))
            await ban(one, page.browser_id)
            await until(lambda: page.closed is Close.BANNED)
            assert page.heard[-1]["code"] == "banned" and not live.pages

    run(test)


def test_a_cookie_is_renewed_long_before_it_expires(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    later = 0
    clock = SimpleNamespace(time=lambda: time.time() + later * DAY)
    monkeypatch.setattr("manueline.server.web.identity.time", clock)

    async def test() -> None:
        nonlocal later
        async with served(tmp_path) as at:
            ana = at.browser()
            table = await hot_seat(ana)
            later = RENEWED_AFTER
            assert "Set-Cookie" not in (await ask(ana, "GET", "/api/levels")).headers
            later += 1
            given = (await ask(ana, "GET", "/api/levels")).headers["Set-Cookie"]
            renewed, age = given.partition(";")[0], given.partition("Max-Age=")[2].partition(";")[0]
            assert renewed != ana.cookie and float(age) == 365 * DAY
            ana.cookie = renewed
            assert "Set-Cookie" not in (await ask(ana, "GET", "/api/levels")).headers
            async with ana.open(table) as page:
                assert page.you == [0, 1]

    run(test)


def test_a_socket_beyond_those_of_its_address_is_told_to_come_back_later(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def test() -> None:
        async with served(tmp_path, sockets_per_address=2) as at:
            table = await hot_seat(at.browser())
            async with connect(at.socket(table)) as first, connect(at.socket(table)) as second:
                for wire in (first, second):
                    assert json.loads(await wire.recv())["kind"] == "snapshot"
                async with connect(at.socket(table)) as third:
                    assert await turned_away(third) == ("too-many", Close.BUSY)
            async with connect(at.socket(table)) as again:
                assert json.loads(await again.recv())["kind"] == "snapshot"

    with caplog.at_level(logging.WARNING):
        run(test)
    assert [record for record in caplog.records if record.exc_info] == []


@pytest.fixture
def one_moment(monkeypatch: pytest.MonkeyPatch) -> None:
    """All requests come at the same moment, however long this machine takes to make them."""
    moment = SimpleNamespace(monotonic=lambda: 0.0, perf_counter=time.perf_counter)
    monkeypatch.setattr("manueline.server.web.guard.time", moment)


@pytest.mark.usefixtures("one_moment")
def test_sockets_that_are_opened_too_often_are_told_to_come_back_later(tmp_path: Path) -> None:
    async def test() -> None:
        async with served(tmp_path, requests_per_minute=3) as at:
            table = await hot_seat(at.browser())
            for _ in range(2):
                async with connect(at.socket(table)) as wire:
                    assert json.loads(await wire.recv())["kind"] == "snapshot"
            async with connect(at.socket(table), open_timeout=60) as wire:
                assert await turned_away(wire) == ("too-many", Close.BUSY)

    run(test)


@pytest.mark.usefixtures("one_moment")
def test_one_browser_cannot_use_up_the_requests_of_its_address(tmp_path: Path) -> None:
    async def test() -> None:
        limits = {"requests_per_minute": 30, "browser_requests_per_minute": 12}
        async with served(tmp_path, **limits) as at:
            ana, bo = at.browser(), at.browser()
            table = await hot_seat(ana)
            await hot_seat(bo)
            while (await ask(ana, "GET", "/api/levels")).status == 200:
                pass
            async with connect(at.socket(table), additional_headers=cookie(ana)) as wire:
                assert await turned_away(wire) == ("too-many", Close.BUSY)
            assert (await ask(bo, "GET", "/api/levels")).status == 200
            async with connect(at.socket(table), additional_headers=cookie(bo)) as wire:
                assert json.loads(await wire.recv())["kind"] == "snapshot"

    run(test)


def test_one_browser_cannot_use_up_the_sockets_of_its_address(tmp_path: Path) -> None:
    async def test() -> None:
        limits = {"sockets_per_address": 3, "all_sockets_per_browser": 2}
        async with served(tmp_path, **limits) as at:
            ana, bo = at.browser(), at.browser()
            table = await hot_seat(ana)
            await hot_seat(bo)
            async with ana.open(table), ana.open(table):
                async with connect(at.socket(table), additional_headers=cookie(ana)) as wire:
                    assert await turned_away(wire) == ("too-many", Close.BUSY)
                async with bo.open(table):
                    pass

    run(test)


def test_one_browser_cannot_use_up_the_processor_time_of_its_address(tmp_path: Path) -> None:
    async def test() -> None:
        # The first request or socket of a browser is more than enough.
        limits = {"address_cost": 1000.0, "browser_cost": 1e-9}
        study = {"game": "azul", "options": {}, "moves": [], "viewer": 0}
        async with served(tmp_path, **limits) as at:
            ana, bo = at.browser(), at.browser()
            table, other = await hot_seat(ana), await hot_seat(bo)
            costs = at.worker.tables.costs

            async def statuses(*browsers: Browser) -> list[int]:
                asked = [await ask(browser, "POST", "/api/study", study) for browser in browsers]
                return [answer.status for answer in asked]

            assert await statuses(ana, ana, bo) == [200, 429, 200]
            assert await statuses(at.browser(), at.browser()) == [200, 429], "as one browser"
            async with ana.open(table), connect(at.socket(other)) as stranger:
                await stranger.recv()
                for payer in (await browser_at(at, table), HOST):
                    assert costs.wait(HOST, payer, perf_counter()) > 0
                async with bo.open(other):
                    pass  # and is told everything

    run(test)


@pytest.mark.usefixtures("one_moment")
def test_one_browser_cannot_use_up_the_tables_of_its_address(tmp_path: Path) -> None:
    async def test() -> None:
        limits = {"tables_per_hour": 6, "browser_tables_per_hour": 3}
        async with served(tmp_path, **limits) as at:
            ana, bo = at.browser(), at.browser()

            async def statuses(*browsers: Browser) -> list[int]:
                wanted = azul("me", "me")
                asked = [await ask(browser, "POST", "/api/tables", wanted) for browser in browsers]
                return [answer.status for answer in asked]

            assert await statuses(ana, bo) == [200, 200]
            assert await statuses(*[ana] * 4) == [200, 200, 200, 429]
            # Browsers without a cookie share what one browser has: anybody can drop theirs.
            assert await statuses(at.browser(), at.browser()) == [200, 429]
            assert await statuses(bo, bo) == [429, 429], "the address has its six"

    run(test)
