"""One worker has a table: the others forward, and one that lost a table cannot change it."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path

import msgspec
import pytest
import sqlalchemy as sa

from manueline.server import messages as m
from manueline.server.limits import Asker
from manueline.server.live.links import Ask
from manueline.server.live.live_table import LiveTable
from manueline.server.live.live_tables import Elsewhere
from manueline.server.live.pages import Close, Known
from manueline.server.live.worker import ServingWorker
from manueline.server.long_work import LongWork
from manueline.server.storage import Unavailable
from manueline.server.storage.schema import log, workers
from manueline.server.table.identity import browser_id_of
from manueline.server.web.api import Answerer
from tests.support.server.live_tables import ME, OPEN, Listener, new_table, sit, until
from tests.support.server.sharing_workers import ForwardedPage, shared


def run(test: Callable[[], Awaitable[None]]) -> None:
    asyncio.run(test())  # type: ignore[arg-type]


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
            connection.receive(msgspec.json.encode(request), 0.0)
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


def test_a_request_to_a_worker_that_lost_the_table_is_carried_out_where_the_table_is(
    tmp_path: Path,
) -> None:
    async def test() -> None:
        answerers = [Answerer(LongWork()) for _ in range(2)]
        async with (
            shared(tmp_path, answerers[0]) as one,
            shared(tmp_path, answerers[1]) as other,
        ):
            answerers[0].worker, answerers[1].worker = one, other
            live = await new_table(one, ME, OPEN)
            async with one.store.changing() as connection:
                await connection.execute(sa.delete(workers))
            taken = await other.tables.get(live.id)
            await other.cluster.renew()
            sitting = msgspec.json.encode(m.Sit("Bo"))
            ask = Ask(0, live.id, "POST /tables/{id}/seats", "bo", Asker("here", "bo"), {}, sitting)
            reply = await one.ask(ask, answerers[0])
            assert reply.status == 200, reply.body
            assert taken.table.seats_of(browser_id_of("bo")) == [1] and len(one.tables) == 0

    run(test)


def test_the_tables_of_a_worker_that_does_not_listen_any_more_are_free_at_once(
    tmp_path: Path,
) -> None:
    async def test() -> None:
        async with shared(tmp_path) as other, shared(tmp_path) as one:
            live = await playing(one)
            with pytest.raises(Elsewhere):
                await other.tables.get(live.id)
            one.cluster.stop_listening()  # as if it had been killed
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


def test_what_fails_at_the_tables_worker_is_answered_and_nothing_waits_for_ever(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fails(*_: object) -> None:
        raise ZeroDivisionError

    async def test() -> None:
        answerer = Answerer(LongWork())
        async with shared(tmp_path, answerer) as one, shared(tmp_path) as other:
            live = await playing(one)
            answerer.worker = one
            monkeypatch.setattr(one.tables, "connect", fails)
            monkeypatch.setattr(one.tables, "get", fails)
            bo = ForwardedPage("bo")
            await other.cluster.connect(one.tables.worker, live.id, bo, Known())
            await until(lambda: bo.closed is not None)
            assert bo.closed is Close.RESTART and one.cluster.forwarded == 0
            ask = Ask(0, live.id, "GET /tables/{id}", "bo", Asker("here", "bo"), {}, b"")
            reply = await other.cluster.ask(one.tables.worker, ask)
            assert reply.status == 500 and json.loads(reply.body)["code"] == "broken"

    run(test)


def test_a_forwarded_page_that_is_closed_leaves_nothing_behind(tmp_path: Path) -> None:
    async def test() -> None:
        async with shared(tmp_path, spectators_per_address=2) as one, shared(tmp_path) as other:
            live = await playing(one)
            for number in range(2):
                page = ForwardedPage(f"spectator{number}")
                await other.connect(live.id, page, Known())
                await until(lambda page=page: bool(page.heard))  # type: ignore[misc]
            for number in range(10):
                page = ForwardedPage(f"refused{number}")
                connection = await other.connect(live.id, page, Known())
                await until(lambda page=page: page.closed is Close.BUSY)  # type: ignore[misc]
                connection.leave()
            assert one.cluster.forwarded == len(live.pages) == 2

    run(test)


def test_a_connection_to_a_worker_that_fails_is_closed(tmp_path: Path) -> None:
    async def test() -> None:
        ended = asyncio.Event()

        async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            writer.write(b"\x00\x00\x00\x01\xc1")  # no message
            await reader.read()
            ended.set()
            writer.close()

        async with shared(tmp_path) as one, shared(tmp_path) as other:
            live = await playing(one)
            listening = await asyncio.start_server(answer, "127.0.0.1", 0)
            port = listening.sockets[0].getsockname()[1]
            async with one.store.changing() as connection:
                row = sa.update(workers).where(workers.c.id == one.cluster.me.id)
                await connection.execute(row.values(address=f"127.0.0.1 {port}"))
            with pytest.raises(Unavailable):
                await other.connect(live.id, ForwardedPage("bo"), Known())
            await until(ended.is_set)
            listening.close()

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


def test_a_lost_worker_keeps_no_table_though_the_clock_of_the_database_jumps_back(
    tmp_path: Path,
) -> None:
    async def test() -> None:
        lease = 30.0
        async with (
            shared(tmp_path, lease_seconds=lease) as one,
            shared(tmp_path, lease_seconds=lease) as other,
        ):
            live = await playing(one)
            async with one.store.changing() as connection:  # as if the clock now showed less
                later = sa.update(workers).where(workers.c.id == one.cluster.me.id)
                await connection.execute(later.values(expires=workers.c.expires + 3600))
            assert (await other.tables.get(live.id)).table.version == live.table.version
            with pytest.raises(Elsewhere):  # whoever still lives renews their lease
                await one.tables.get((await playing(other)).id)

    run(test)


def test_a_lease_is_counted_by_the_clock_of_the_database(tmp_path: Path) -> None:
    async def test() -> None:
        lease = 30.0
        async with (
            shared(tmp_path, lease_seconds=lease) as one,
            shared(tmp_path, lease_seconds=lease) as other,
        ):
            live = await playing(one)
            with pytest.raises(Elsewhere):
                await other.tables.get(live.id)
            async with one.store.changing() as connection:
                await connection.execute(sa.update(workers).values(expires=1.0))
            assert (await other.tables.get(live.id)).table.version == live.table.version

    run(test)
