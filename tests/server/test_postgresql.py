"""Workers in this process on a real PostgreSQL: bad values, and the order of its locks."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from manueline.games.errors import GameError
from manueline.server.live.live_table import LiveTable
from manueline.server.live.pages import Close
from manueline.server.live.worker import ServingWorker
from manueline.server.settings import Settings
from manueline.server.storage.backup import back_up, restore
from manueline.server.storage.errors import Deadlock
from tests.support.server.live_tables import (
    ME,
    OPEN,
    AtOnce,
    Listener,
    before_reading_of,
    new_table,
    sit,
)
from tests.support.services import PostgreSQL


@pytest.fixture(scope="module")
def postgresql() -> Iterator[PostgreSQL]:
    with PostgreSQL() as running:
        yield running


def run(test: Callable[[], Awaitable[None]]) -> None:
    asyncio.run(test())  # type: ignore[arg-type]


@asynccontextmanager
async def serving(postgresql: PostgreSQL) -> AsyncIterator[ServingWorker]:
    worker = ServingWorker(Settings(database=postgresql.url, bot_delay=0.0), AtOnce())
    await worker.start()
    try:
        yield worker
    finally:
        await worker.close()


async def deadlocks(at: ServingWorker) -> int:
    async with at.store.reading() as connection:
        counted = await connection.execute(
            sa.text("select deadlocks from pg_stat_database where datname = current_database()")
        )
        return int(counted.scalar_one())


@pytest.mark.parametrize("odd", ["x\0y", "\ud800", "x" * 500, "../x", "", "É"])
def test_an_address_that_no_database_can_hold_fails_alone(postgresql: PostgreSQL, odd: str) -> None:
    async def test() -> None:
        async with serving(postgresql) as at:
            ids = [(await new_table(at, ME, ME)).id for _ in range(5)]
            for table_id in ids:
                at.tables.drop(table_id, Close.RESTART)
            bad, *good = await asyncio.gather(
                at.tables.get(odd), *map(at.tables.get, ids), return_exceptions=True
            )
            assert isinstance(bad, GameError) and bad.code == "no-such-table"
            assert [isinstance(found, LiveTable) for found in good] == [True] * 5
            assert [info.id for info in await at.lobby.named([odd, ids[0]])] == [ids[0]]
            assert at.reasons_unready == []

    run(test)


def test_a_copy_is_of_one_moment_though_moves_are_made_meanwhile(
    postgresql: PostgreSQL, tmp_path: Path
) -> None:
    async def test() -> None:
        copy = tmp_path / "copy.gz"
        async with serving(postgresql) as at:
            page = Listener(await new_table(at, ME, ME))
            then = await page.play()
            with before_reading_of(at, "log", page.play):
                await back_up(at.store, copy)
            assert page.live.table.version > then
            await restore(at.store, copy)
            loaded = await at.store.load(page.live.id)
            assert loaded is not None and len(loaded.entries) == loaded.version == then

    run(test)


def test_notes_and_moves_lock_rows_in_one_order(postgresql: PostgreSQL) -> None:
    async def test() -> None:
        async with serving(postgresql) as at:
            lives = []
            for _ in range(2):
                live = await new_table(at, ME, OPEN)
                await sit(live, "bo", "Bo")
                lives.append(live)
            first, second = sorted(lives, key=lambda live: live.id)
            # The seats that are present differ, so that they are noted by different statements:
            # those of the second table would come first.
            pages = [Listener(first), Listener(first, "bo"), Listener(second)]
            before, updates = await deadlocks(at), 0

            def pause(_: Any, __: Any, statement: str, *more: Any) -> None:
                nonlocal updates
                if statement.startswith("UPDATE tables"):
                    updates += 1
                    if updates == 2:
                        time.sleep(0.4)

            sa.event.listen(at.store.writer.engine, "before_cursor_execute", pause)

            async def note() -> None:
                await asyncio.sleep(0.15)
                await at.tables.note_all()

            await asyncio.gather(pages[0].play(), pages[2].play(), note())
            await asyncio.sleep(1.0)
            assert updates >= 2 and await deadlocks(at) == before

    run(test)


def test_a_transaction_that_the_database_ended_in_a_deadlock_is_done_again(
    postgresql: PostgreSQL,
) -> None:
    async def test() -> None:
        async with serving(postgresql) as at:
            tries = 0

            async def work(connection: Any) -> int:
                nonlocal tries
                tries += 1
                if tries < 3:
                    await connection.execute(
                        sa.text("do $$ begin raise exception using errcode = '40P01'; end $$")
                    )
                return tries

            assert await at.store.transact(work) == 3
            assert at.reasons_unready == []

            async def always(connection: Any) -> None:
                nonlocal tries
                tries = 0
                await work(connection)

            with pytest.raises(Deadlock):
                await at.store.transact(always)
            assert at.reasons_unready == []

    run(test)
