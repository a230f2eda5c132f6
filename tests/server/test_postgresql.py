"""Workers in this process on a real PostgreSQL: bad values, and the order of its locks."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import psycopg
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
from tests.support.services import PostgreSQL, wait_until


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


def wait_for_a_blocked_lock(postgresql: PostgreSQL) -> None:
    """Until some transaction waits for a row that another has locked."""
    with psycopg.connect(postgresql.url, autocommit=True) as connection:

        def is_waiting() -> bool:
            found = connection.execute("select count(*) from pg_locks where not granted")
            return found.fetchone() != (0,)

        wait_until(is_waiting, "a transaction that waits for another")


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
            updates, failures = 0, list[object]()
            has_locked, loop = asyncio.Event(), asyncio.get_running_loop()

            def pause(_: Any, __: Any, statement: str, *more: Any) -> None:
                nonlocal updates
                if statement.startswith("UPDATE tables"):
                    updates += 1
                    if updates == 2:
                        loop.call_soon_threadsafe(has_locked.set)
                        wait_for_a_blocked_lock(postgresql)

            def fail(context: Any) -> None:
                failures.append(context.original_exception)

            sa.event.listen(at.store.writer.engine, "before_cursor_execute", pause)
            for engine in (at.store.engine.sync_engine, at.store.writer.engine):
                sa.event.listen(engine, "handle_error", fail)

            async def note() -> None:
                await has_locked.wait()
                await at.tables.note_all()

            await asyncio.gather(pages[0].play(), pages[2].play(), note())
            assert updates >= 2 and failures == []

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
