"""One worker has a table: the others forward, and one that lost a table cannot change it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest
import sqlalchemy as sa

from manueline.server import messages as m
from manueline.server.live.live_table import LiveTable
from manueline.server.live.live_tables import Elsewhere
from manueline.server.live.pages import Close, Known
from manueline.server.live.worker import ServingWorker
from manueline.server.settings import Settings
from manueline.server.storage import Unavailable
from manueline.server.storage.schema import log, workers
from manueline.server.table.identity import browser_id_of
from tests.support.server.live_tables import ME, OPEN, AtOnce, Listener, new_table, sit, until
from tests.support.server.pages import sqlite_at


def run(test: Callable[[], Awaitable[None]]) -> None:
    asyncio.run(test())  # type: ignore[arg-type]


class Shared(ServingWorker):
    """A worker that shares its database with others, which in tests may be an SQLite file."""

    is_alone = False


@asynccontextmanager
async def shared(folder: Path, **settings: Any) -> AsyncIterator[ServingWorker]:
    chosen = Settings(**{"database": sqlite_at(folder), "bot_delay": 0.0, **settings})
    worker = Shared(chosen, AtOnce())
    await worker.start()
    try:
        yield worker
    finally:
        await worker.close()


class ForwardedPage:
    """A page whose socket is at a worker that may not have the table."""

    def __init__(self, browser: str) -> None:
        self.browser_id, self.address = browser_id_of(browser), "there"
        self.heard: list[dict[str, Any]] = []
        self.closed: Close | None = None

    def send(self, message: bytes) -> None:
        self.heard.append(msgspec.json.decode(message))

    def close(self, code: Close) -> None:
        self.closed = code

    def kinds(self) -> list[str]:
        return [message["kind"] for message in self.heard]


async def playing(at: ServingWorker) -> LiveTable:
    live = await new_table(at, ME, OPEN)
    await sit(live, "bo", "Bo")
    return live


def test_a_page_at_another_worker_plays_as_if_it_were_here(tmp_path: Path) -> None:
    async def test() -> None:
        async with shared(tmp_path) as one, shared(tmp_path) as other:
            live = await playing(one)
            ana, bo = Listener(live), ForwardedPage("bo")
            connection = await other.connect(live.id, bo, Known())
            await until(lambda: bo.kinds()[:1] == ["snapshot"])
            assert [seat.connected for seat in live.info().seats] == [True, True]
            await ana.play()
            await until(lambda: "update" in bo.kinds())
            update = next(heard for heard in bo.heard if heard["kind"] == "update")
            request = m.Play("r1", update["version"], update["legal"][0]["text"])
            await connection.handle(msgspec.json.encode(request), 0.0)
            await until(lambda: "done" in bo.kinds())
            assert live.table.version == update["version"] + 1
            connection.leave()
            await until(lambda: len(live.pages) == 1)
            assert len(other.tables) == 0

    run(test)


def test_a_worker_that_lost_a_table_can_neither_change_it_nor_keep_it(tmp_path: Path) -> None:
    async def test() -> None:
        async with shared(tmp_path) as one, shared(tmp_path) as other:
            live = await playing(one)
            page = Listener(live)
            await page.play()
            async with one.store.changing() as connection:  # as if it had been silent too long
                await connection.execute(sa.delete(workers))
            taken = await other.tables.get(live.id)
            bo = Listener(taken, "bo")
            await bo.play()
            with pytest.raises(Unavailable):
                await live.request(browser_id_of("bo"), m.Resign("late"))
            assert page.closed is Close.RESTART and len(one.tables) == 0
            assert taken.owner.epoch == live.owner.epoch + 1
            await bo.live.request(bo.browser_id, m.Resign("now"))
            async with one.store.reading() as connection:
                rows = await connection.execute(
                    sa.select(log.c.epoch).where(log.c.table_id == live.id).order_by(log.c.ply)
                )
                epochs = [row.epoch for row in rows]
            assert epochs == sorted(epochs) and set(epochs) == {1, 2}

    run(test)


def test_a_table_taken_by_another_worker_is_noticed_without_a_request(tmp_path: Path) -> None:
    async def test() -> None:
        async with shared(tmp_path) as one, shared(tmp_path) as other:
            live = await playing(one)
            page = Listener(live)
            async with one.store.changing() as connection:
                await connection.execute(sa.delete(workers))
            await other.tables.get(live.id)
            await one.cluster.renew()
            assert page.closed is Close.RESTART and len(one.tables) == 0

    run(test)


def test_the_tables_of_a_worker_that_does_not_listen_any_more_are_free_at_once(
    tmp_path: Path,
) -> None:
    async def test() -> None:
        async with shared(tmp_path) as other, shared(tmp_path) as one:
            live = await playing(one)
            with pytest.raises(Elsewhere):
                await other.tables.get(live.id)
            assert one.cluster._server is not None
            one.cluster._server.close()  # as if it had been killed
            page = ForwardedPage("bo")
            await other.connect(live.id, page, Known())
            assert page.kinds()[0] == "snapshot" and len(other.tables) == 1

    run(test)


def test_when_the_connection_between_workers_ends_pages_come_back_and_find_the_table(
    tmp_path: Path,
) -> None:
    async def test() -> None:
        async with shared(tmp_path) as other:
            async with shared(tmp_path) as one:
                live = await playing(one)
                bo = ForwardedPage("bo")
                await other.connect(live.id, bo, Known())
                await until(lambda: bool(bo.heard))
            await until(lambda: bo.closed is Close.RESTART)
            again = ForwardedPage("bo")
            await other.connect(live.id, again, Known())
            assert again.kinds()[0] == "snapshot"

    run(test)


def test_workers_that_do_not_know_the_secret_are_not_served(tmp_path: Path) -> None:
    async def test() -> None:
        async with shared(tmp_path) as one:
            host, _, port = one.cluster.me.address.partition(" ")
            reader, writer = await asyncio.open_connection(host, int(port))
            writer.write(b"\x00\x00\x00\x03abc")
            assert await reader.read() == b""
            writer.close()

    run(test)


def test_a_lease_is_counted_by_the_clock_of_the_database(tmp_path: Path) -> None:
    async def test() -> None:
        async with shared(tmp_path, lease_seconds=30.0) as one, shared(tmp_path) as other:
            live = await playing(one)
            with pytest.raises(Elsewhere):
                await other.tables.get(live.id)
            async with one.store.changing() as connection:
                await connection.execute(sa.update(workers).values(expires=1.0))
            assert (await other.tables.get(live.id)).table.version == live.table.version

    run(test)
