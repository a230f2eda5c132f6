"""`manueline admin`: what an operator sees and changes, also while a server runs."""

from __future__ import annotations

import asyncio
import gzip
import json
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, closing
from pathlib import Path

import pytest
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from manueline.server import admin
from manueline.server import messages as m
from manueline.server.live.pages import Close
from manueline.server.settings import DAY
from manueline.server.storage import Store
from manueline.server.storage.backup import BadBackup, back_up, restore
from manueline.server.storage.engine import downgrade
from manueline.server.storage.schema import meta, tables
from manueline.server.table.identity import browser_id_of
from tests.support.commands import run as command
from tests.support.server.live_tables import (
    ME,
    OPEN,
    Listener,
    before_reading_of,
    new_table,
    serving,
    sit,
    until,
)
from tests.support.server.pages import sqlite_at


def run(test: Callable[[], Awaitable[None]]) -> None:
    asyncio.run(test())  # type: ignore[arg-type]


def test_a_closed_game_is_over_for_those_who_play_it(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path, lease_seconds=0.3) as at:
            live = await new_table(at, ME, OPEN)
            await sit(live, "bo", "Bo")
            page = Listener(live)
            await page.play()
            await admin.close_table(at.store, live.id)
            await until(lambda: page.closed is Close.RESTART)
            again = Listener(await at.tables.get(live.id))
            assert again.last["table"]["phase"] == "over"
            assert [seat["ending"] for seat in again.last["table"]["seats"]] == ["left", "left"]
            waiting = await new_table(at, ME, OPEN)
            await admin.close_table(at.store, waiting.id)
            assert await at.store.load(waiting.id) is None
            with pytest.raises(admin.NoSuchTable):
                await admin.close_table(at.store, "nowhere")

    run(test)


def test_a_revoked_link_takes_the_seat_from_other_browsers(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path, lease_seconds=0.3) as at:
            live = await new_table(at, ME, ME)
            page = Listener(live)
            await admin.revoke(at.store, live.id, 0)
            await until(lambda: page.closed is Close.RESTART)
            seats = await admin.people(at.store, live.id)
            assert seats[0].links_revoked == 1 and seats[0].keys == ()
            with pytest.raises(admin.NoSuchTable):
                await admin.revoke(at.store, live.id, 3)

    run(test)


def test_a_persons_data_is_exported_and_deleted_and_the_game_goes_on(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path, lease_seconds=0.3) as at:
            live = await new_table(at, m.NewSeat("me", "Ana Example"), OPEN)
            await sit(live, "bo", "Bo")
            page = Listener(live)
            await page.play()
            await live.request(page.browser_id, m.Say("s", "hello"))
            ana = browser_id_of("ana")
            await admin.ban(at.store, ana, "rude")
            found = await admin.export_person(at.store, ana)
            assert found["banned"] == "rude"
            assert [one["seats"] for one in found["tables"]] == [{1: "Ana Example"}]
            assert len(found["tables"][0]["log"]) == live.table.version
            bo = Listener(live, "bo")
            assert await admin.delete_person(at.store, ana) == 1
            await until(lambda: bo.closed is Close.RESTART)
            again = await at.tables.get(live.id)
            assert "Ana Example" not in str(again.table.record)
            bo = Listener(again, "bo")
            await bo.play()
            left = await admin.export_person(at.store, ana)
            assert (left["tables"], left["banned"]) == ([], None)
            copy = tmp_path / "copy.gz"
            await back_up(at.store, copy)
            stored = gzip.decompress(copy.read_bytes()).decode()
            assert browser_id_of("bo")[:16] in stored and ana[:16] not in stored
            assert "Ana Example" not in stored

    run(test)


class Racing(Store):
    """The operator's connection: somebody else changes the table just before it writes."""

    def __init__(self, address: str, meanwhile: Callable[[], Awaitable[object]]) -> None:
        super().__init__(address)
        self._meanwhile: Callable[[], Awaitable[object]] | None = meanwhile

    @asynccontextmanager
    async def changing(self, is_long: bool = False) -> AsyncIterator[AsyncConnection]:
        meanwhile, self._meanwhile = self._meanwhile, None
        if meanwhile is not None:
            await meanwhile()
        async with super().changing(is_long) as connection:
            yield connection


@asynccontextmanager
async def racing(folder: Path, meanwhile: Callable[[], Awaitable[object]]) -> AsyncIterator[Racing]:
    store = Racing(sqlite_at(folder), meanwhile)
    await store.open()
    try:
        yield store
    finally:
        await store.close()


async def rename(store: Store, table_id: str) -> None:
    await admin.rename(store, table_id, 0, "Renamed")


async def revoke(store: Store, table_id: str) -> None:
    await admin.revoke(store, table_id, 0)


async def delete(store: Store, table_id: str) -> None:
    assert await admin.delete_person(store, browser_id_of("ana")) == 1


@pytest.mark.parametrize("change", [rename, revoke, delete])
def test_a_change_of_the_operator_overwrites_nothing_that_was_acknowledged(
    tmp_path: Path, change: Callable[[Store, str], Awaitable[None]]
) -> None:
    async def test() -> None:
        async with serving(tmp_path) as at:
            live = await new_table(at, m.NewSeat("me", "Ana"), OPEN)
            async with racing(tmp_path, lambda: sit(live, "bo", "Bo")) as store:
                await change(store, live.id)
            assert live.table.phase == "playing", "Bo was told that he sits there"
            await at.cluster.renew()
            again = await at.tables.get(live.id)
            assert again is not live and again.table.phase == "playing"
            assert [seat.name for seat in again.table.record.seats][1] == "Bo"
            assert again.table.version == live.table.version
            changed = again.table.record.seats[0]
            assert changed.name in ("Renamed", "") or changed.links_revoked == 1

    run(test)


def test_a_table_that_fills_while_it_is_closed_is_ended_not_deleted(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path) as at:
            live = await new_table(at, ME, OPEN)
            async with racing(tmp_path, lambda: sit(live, "bo", "Bo")) as store:
                await admin.close_table(store, live.id)
            loaded = await at.store.load(live.id)
            assert loaded is not None and loaded.phase == "over"
            playing = await new_table(at, ME, ME)
            page = Listener(playing)
            async with racing(tmp_path, page.play) as store:
                await admin.close_table(store, playing.id)
            assert await admin.check(at.store, print) == 0
            loaded = await at.store.load(playing.id)
            assert loaded is not None and len(loaded.entries) == playing.table.version + 2

    run(test)


def test_a_game_that_is_over_is_not_closed_again(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path) as at:
            live = await new_table(at, ME, ME)
            page = Listener(live)
            await page.play_out()
            result = live.info().result
            with pytest.raises(admin.CannotDo, match="over already"):
                await admin.close_table(at.store, live.id)
            await at.cluster.renew()
            assert (await at.tables.get(live.id)).info().result == result

    run(test)


def test_bans_are_listed_with_their_last_reason_until_they_are_lifted(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path) as at:
            await admin.ban(at.store, "somebody", "a reason")
            await admin.ban(at.store, "somebody", "another reason")
            assert await admin.list_bans(at.store) == [("somebody", "another reason")]
            assert await admin.unban(at.store, "somebody")
            assert not await admin.unban(at.store, "somebody")
            assert await admin.list_bans(at.store) == []

    run(test)


def test_a_copy_is_put_back_while_the_server_runs(tmp_path: Path) -> None:
    async def test() -> None:
        copy = tmp_path / "copy.gz"
        async with serving(tmp_path, lease_seconds=0.3) as at:
            page = Listener(await new_table(at, ME, ME))
            for _ in range(3):
                await page.play()
            then = page.last["version"]
            assert await back_up(at.store, copy) == 1
            await page.play()
            later = await new_table(at, ME, ME)
            assert await restore(at.store, copy) == 1
            await until(lambda: page.closed is Close.RESTART)
            again = Listener(await at.tables.get(page.live.id))
            assert again.last["version"] == then
            await again.play()
            assert await at.store.load(later.id) is None
            assert await admin.check(at.store, print) == 0

    run(test)


def test_a_copy_is_of_one_moment_though_moves_are_made_meanwhile(tmp_path: Path) -> None:
    async def test() -> None:
        copy = tmp_path / "copy.gz"
        async with serving(tmp_path, lease_seconds=0.3) as at:
            page = Listener(await new_table(at, ME, ME))
            then = await page.play()
            with before_reading_of(at, "log", page.play):
                await back_up(at.store, copy)
            assert page.live.table.version > then
            await restore(at.store, copy)
            await until(lambda: page.closed is Close.RESTART)
            assert await admin.check(at.store, print) == 0
            again = Listener(await at.tables.get(page.live.id))
            assert again.last["version"] == then
            await again.play()

    run(test)


def test_a_copy_of_a_younger_server_keeps_the_age_of_its_tables(tmp_path: Path) -> None:
    """Ages are counted in seconds that a server has run, and two servers have run differently."""

    async def test() -> None:
        copy, young, old = tmp_path / "copy.gz", tmp_path / "young", tmp_path / "old"
        young.mkdir()
        old.mkdir()
        async with serving(young) as at:
            page = Listener(await new_table(at, ME, ME))
            await page.play()
            async with at.store.changing() as connection:
                await connection.execute(sa.update(tables).values(touched=tables.c.touched - 60))
            await back_up(at.store, copy)
        async with serving(old) as at, at.store.changing() as connection:
            ran = {"key": "run_seconds", "value": str(100 * DAY)}
            await connection.execute(sa.delete(meta).where(meta.c.key == "run_seconds"))
            await connection.execute(sa.insert(meta).values(ran))
        for _ in range(2):  # while the server runs, and after it was started again
            async with serving(old) as at:
                await restore(at.store, copy)
                await at.tables.note_all()
                [listed] = await admin.list_tables(at.store, None, 10)
                assert (
                    55 <= listed.idle_days * DAY < 120
                )  # what the server has run is noted every second
                await at.tables.expire()
                assert await at.store.load(page.live.id) is not None
                assert at.store.run_seconds > 100 * DAY
        async with serving(old) as at:
            assert at.store.run_seconds > 100 * DAY
            assert await at.store.load(page.live.id) is not None

    run(test)


def test_a_damaged_copy_changes_nothing(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path) as at:
            table_id = (await new_table(at, ME, ME)).id
            whole, part = tmp_path / "whole.gz", tmp_path / "part.gz"
            await back_up(at.store, whole)
            lines = gzip.decompress(whole.read_bytes()).splitlines(keepends=True)
            part.write_bytes(gzip.compress(b"".join(lines[:-1])))
            (tmp_path / "other").write_text("nothing of ours")
            for bad in (part, tmp_path / "other", tmp_path / "missing"):
                with pytest.raises(BadBackup):
                    await restore(at.store, bad)
            assert await at.store.load(table_id) is not None

    run(test)


def test_a_wrong_position_and_a_lost_entry_are_found(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path) as at:
            page = Listener(await new_table(at, ME, ME))
            await page.play()
            assert await admin.check(at.store, print) == 0
            async with at.store.changing() as connection:
                start = page.live.table.log.state_at(0).text
                await connection.execute(sa.update(tables).values(position=start))
            told: list[str] = []
            assert await admin.check(at.store, told.append) == 1
            assert page.live.id in told[0] and "position" in told[0]
            for wrong in (-1, 1):
                async with at.store.changing() as connection:
                    version = page.live.table.version + wrong
                    values = {"version": version, "position": None}
                    await connection.execute(sa.update(tables).values(values))
                assert await admin.check(at.store, told.append) == 1
                assert f"entries, not {version}" in told[-1]

    run(test)


def test_the_commands_print_what_is_stored(tmp_path: Path) -> None:
    database = sqlite_at(tmp_path)

    async def prepare() -> str:
        async with serving(tmp_path) as at:
            live = await new_table(at, m.NewSeat("me", "Ana"), OPEN)
            await sit(live, "bo", "Bo")
            return live.id

    table_id = asyncio.run(prepare())

    def told(*arguments: str, code: int = 0) -> str:
        done = command("admin", "--database", database, *arguments)
        assert done.exit_code == code, done.output
        return done.output

    assert table_id in told("tables") and "Ana, Bo" in told("tables", "--phase", "playing")
    assert table_id not in told("tables", "--phase", "over")
    ana = browser_id_of("ana")
    assert ana in told("people", table_id)
    assert json.loads(told("export", ana))["tables"][0]["table"] == table_id
    told("ban", ana, "--reason", "rude")
    assert told("bans") == f"{ana}  rude\n"
    told("unban", ana)
    assert "not banned" in told("unban", ana, code=1)
    assert "1 tables" in told("backup", str(tmp_path / "copy.gz"))
    assert "1 tables" in told("delete", ana)
    told("revoke", table_id, "2")
    told("rename", table_id, "2", "Somebody  else")
    assert "Somebody else" in told("people", table_id)
    told("close", table_id)
    assert table_id in told("tables", "--phase", "over")
    assert "in order" in told("check")
    assert "1 tables" in told("restore", "--yes", str(tmp_path / "copy.gz"))
    assert "Ana" in told("people", table_id)
    assert "no table" in told("people", "nowhere", code=1)
    with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as connection:
        connection.execute("update tables set record = '{'")
        connection.commit()
    assert "cannot be read" in told("people", table_id, code=1)
    assert table_id in told("check", code=1) and table_id in told("tables")


def test_a_database_of_the_first_version_is_brought_up_to_date(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path) as at:
            page = Listener(await new_table(at, ME, ME))
            await page.play()
        store = Store(sqlite_at(tmp_path))
        await downgrade(store.engine, "0001")
        await store.engine.dispose()
        async with serving(tmp_path) as at:
            again = Listener(await at.tables.get(page.live.id))
            assert again.last["version"] == page.live.table.version
            await again.play()

    run(test)
