"""`manueline admin`: what an operator sees and changes, also while a server runs."""

from __future__ import annotations

import asyncio
import gzip
import json
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
import sqlalchemy as sa

from manueline.server import admin
from manueline.server import messages as m
from manueline.server.live.pages import Close
from manueline.server.storage import Store
from manueline.server.storage.backup import BadBackup, back_up, restore
from manueline.server.storage.engine import downgrade
from manueline.server.storage.schema import tables
from manueline.server.table.identity import browser_id_of
from tests.support.commands import run as command
from tests.support.server.live_tables import ME, OPEN, Listener, new_table, serving, sit, until
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
            await Listener(live).play()
            ana = browser_id_of("ana")
            found = await admin.export_person(at.store, ana)
            assert [one["seats"] for one in found["tables"]] == [{1: "Ana Example"}]
            assert len(found["tables"][0]["log"]) == live.table.version
            bo = Listener(live, "bo")
            assert await admin.delete_person(at.store, ana) == 1
            await until(lambda: bo.closed is Close.RESTART)
            again = await at.tables.get(live.id)
            assert "Ana Example" not in str(again.table.record)
            assert ana not in str(again.table.record)
            bo = Listener(again, "bo")
            await bo.play()
            assert (await admin.export_person(at.store, ana))["tables"] == []

    run(test)


def test_banned_browsers_are_known_to_the_worker(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path) as at:
            await admin.ban(at.store, "somebody", "a reason")
            await admin.ban(at.store, "somebody", "another reason")
            await at._read_bans()
            assert at.banned == {"somebody"}
            assert await admin.list_bans(at.store) == [("somebody", "another reason")]
            assert await admin.unban(at.store, "somebody")
            assert not await admin.unban(at.store, "somebody")

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
