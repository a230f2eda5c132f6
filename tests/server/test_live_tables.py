"""Tables in memory over a real database: what is stored, what is told, what happens unasked."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from manueline.games import GAMES
from manueline.server import messages as m
from manueline.server.live.live_table import LiveTable
from manueline.server.live.live_tables import LiveTables
from manueline.server.storage import Conflict, Store, Unavailable
from manueline.server.table import seating
from manueline.server.table.record import Change, Moved
from tests.support.server.live_tables import BOT, ME, OPEN, Listener, Never, hub, new_table, until
from tests.support.server.pages import sqlite_at
from tests.support.toy_game import ENTRY


def run(test: Callable[[], Awaitable[None]]) -> None:
    asyncio.run(test())  # type: ignore[arg-type]


def test_a_toy_game_is_played_against_a_bot(tmp_path: Path) -> None:
    async def test() -> None:
        async with hub(tmp_path) as at:
            page = Listener(await new_table(at, ME, BOT, game="nim"))
            await page.play_out()
            assert page.room.info().result is not None

    GAMES["nim"] = ENTRY
    try:
        run(test)
    finally:
        del GAMES["nim"]


def test_a_table_is_put_away_and_comes_back_from_the_store(tmp_path: Path) -> None:
    async def test() -> None:
        async with hub(tmp_path, unload_seconds=-1.0) as at:
            room = await new_table(at, ME, BOT)
            page = Listener(room)
            await page.play()
            await until(lambda: room.table.state.turn == 0)
            room.leave(page)
            at._unload()
            assert at.rooms == {}
            again = await at.room(room.id)
            assert again is not room and again.table.state == room.table.state
            with pytest.raises(Exception, match="no such table"):
                await at.room("nowhere")

    run(test)


def test_nothing_is_told_or_taken_over_that_could_not_be_stored(tmp_path: Path) -> None:
    async def test() -> None:
        async with hub(tmp_path) as at:
            room = await new_table(at, ME, ME)
            page = Listener(room)
            stored, version, heard = at.store.store, room.table.version, len(page.heard)

            async def fail(*_: object) -> None:
                raise Unavailable("gone")

            at.store.store = fail  # type: ignore[method-assign, assignment]
            with pytest.raises(Unavailable):
                await page.play()
            assert room.table.version == version and len(page.heard) == heard
            at.store.store = stored  # type: ignore[method-assign]
            await page.play()
            assert room.table.version == version + 1

    run(test)


def test_a_move_that_was_stored_without_our_knowing_is_found(tmp_path: Path) -> None:
    """The database stored it and went away before it could say so."""

    async def test() -> None:
        async with hub(tmp_path) as at:
            room = await new_table(at, ME, ME)
            page = Listener(room)
            stored = at.store.store

            async def store_and_fail(*arguments: object) -> None:
                await stored(*arguments)  # type: ignore[arg-type]
                raise Unavailable("the line broke")

            at.store.store = store_and_fail  # type: ignore[method-assign, assignment]
            request = m.Play("once", room.table.version, page.last["legal"][0]["text"])
            with pytest.raises(Unavailable):
                await room.request(page.holder, request)
            at.store.store = stored  # type: ignore[method-assign]
            version = await room.request(page.holder, request)
            assert version == room.table.version == request.version + 1

    run(test)


def test_two_writers_of_one_ply_conflict_and_the_later_one_reads(tmp_path: Path) -> None:
    async def test() -> None:
        async with hub(tmp_path) as one, hub(tmp_path) as other:
            room = await new_table(one, ME, ME)
            twin = await other.room(room.id)
            page, second = Listener(room), Listener(twin)
            await page.play()
            with pytest.raises(Exception, match="version"):
                await second.play()
            assert twin.table.state == room.table.state
            assert second.last["version"] == room.table.version

    run(test)


def test_a_bot_is_cancelled_by_undo_and_thinks_only_while_somebody_is_there(
    tmp_path: Path,
) -> None:
    async def test() -> None:
        thinking = Never()
        async with hub(tmp_path, thinking) as at:
            room = await new_table(at, ME, BOT)
            page = Listener(room)
            await page.play()
            await until(lambda: thinking.asked == 1)
            await room.request(page.holder, m.Undo("u", room.table.version))
            await until(lambda: thinking.cancelled == 1)
            await page.play()
            await until(lambda: thinking.asked == 2)
            room.leave(page)
            await until(lambda: thinking.cancelled == 2)
            Listener(room)
            await until(lambda: thinking.asked == 3)

    run(test)


def test_a_bot_that_fails_does_not_stop_the_game(tmp_path: Path) -> None:
    async def test() -> None:
        async with hub(tmp_path) as at:
            page = Listener(await new_table(at, ME, m.NewSeat("bot", bot="novice"), game="nim"))
            await page.play_out()
            assert page.room.table.phase == "over"

    GAMES["nim"] = ENTRY
    try:
        run(test)
    finally:
        del GAMES["nim"]


def test_a_bot_takes_its_time(tmp_path: Path) -> None:
    async def test() -> None:
        async with hub(tmp_path, bot_delay=0.3) as at:
            room = await new_table(at, ME, BOT)
            page = Listener(room)
            await page.play()
            started = asyncio.get_running_loop().time()
            await until(lambda: room.table.state.turn == 0)
            assert asyncio.get_running_loop().time() - started > 0.25

    run(test)


async def waiting_for_ana(at: LiveTables) -> tuple[LiveTable, Listener]:
    """A table at which it is the turn of Ana, who is not there, and Bo waits."""
    room = await new_table(at, ME, OPEN)
    await room.change(lambda table, _: seating.sit(table, "bo", m.Sit("Bo")))
    return room, Listener(room, "bo")


def test_a_bot_stands_in_for_somebody_who_is_away_too_long(tmp_path: Path) -> None:
    async def test() -> None:
        async with hub(tmp_path, away_seconds=0.1) as at:
            room, bo = await waiting_for_ana(at)
            await until(lambda: room.table.log.handed_over == {0: "skilled"})
            await until(lambda: room.table.state.turn == 1)
            ana = Listener(room)
            await room.request(ana.holder, m.Return("back"))
            assert room.table.log.handed_over == {}
            await bo.play()
            # Where she stays away, a timer that starts later has run out.
            elsewhere, _ = await waiting_for_ana(at)
            await until(lambda: elsewhere.table.log.handed_over == {0: "skilled"})
            assert room.table.log.handed_over == {}

    run(test)


def test_a_running_clock_is_kept_when_the_server_goes(tmp_path: Path) -> None:
    async def test() -> None:
        async with hub(tmp_path) as at:
            room = await new_table(at, ME, OPEN, clock=m.GameClock(600))
            await room.change(lambda table, _: seating.sit(table, "bo", m.Sit("Bo")))
            room.table.since -= 100
        async with hub(tmp_path) as at:
            clocks = Listener(await at.room(room.id)).last["clocks"]
            assert clocks["running"] == 0 and 495 < clocks["left"][0] <= 500

    run(test)


def test_whoever_sits_down_while_looking_on_sees_with_their_own_eyes(tmp_path: Path) -> None:
    async def test() -> None:
        async with hub(tmp_path) as at:
            room = await new_table(at, OPEN, ME)
            page = Listener(room, "bo")
            assert page.last["you"] == [] and page.last["position"]["viewer"] is None
            await room.change(lambda table, _: seating.sit(table, "bo", m.Sit("Bo")))
            assert page.last["kind"] == "snapshot"
            assert page.last["you"] == [0] and page.last["legal"]

    run(test)


def test_tables_in_which_nothing_happens_expire(tmp_path: Path) -> None:
    async def test() -> None:
        async with hub(tmp_path, playing_expires=3600.0) as at:
            room = await new_table(at, ME, BOT)
            await at._expire()
            assert await at.store.load(room.id) is not None
        async with hub(tmp_path, playing_expires=-1.0) as at:
            await at._expire()
            assert await at.store.load(room.id) is None

    run(test)


def test_a_change_is_stored_as_a_whole_or_not_at_all(tmp_path: Path) -> None:
    async def test() -> None:
        store = Store(sqlite_at(tmp_path))
        await store.open()
        wanted = m.NewTable("azul", {"start": "1"}, [ME, OPEN])
        sheet = seating.set_table(wanted, "ana", ("novice",), "t1", "07" * 32, 1.0)
        await store.create(sheet, (), 1.0)
        move = Moved(player=0, move="1B>1")
        stale = Change(since=0, entries=(move,), sheet=sheet)
        with pytest.raises(Conflict):
            await store.store("t1", stale, "playing", 2.0)
        loaded = await store.load("t1")
        assert loaded is not None and loaded.entries == []
        changes = [Change(since=0, entries=(move,), request=f"r{n}") for n in range(3)]
        results = await asyncio.gather(
            *(store.store("t1", change, "playing", 2.0) for change in changes),
            return_exceptions=True,
        )
        assert [type(result) for result in results] == [type(None), Conflict, Conflict]
        loaded = await store.load("t1")
        assert loaded is not None and loaded.answered == {"r0": 1}
        await store.close()

    run(test)
