"""Tables in memory over a real database: what is stored, what is told, what happens unasked."""

from __future__ import annotations

import asyncio
import gc
import threading
import weakref
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from time import perf_counter
from typing import Any

import msgspec
import pytest

from manueline.games import GAMES
from manueline.games.breakdown import breakdown
from manueline.server import messages as m
from manueline.server.bots import BotFailure, Task, Thought
from manueline.server.limits import Asker
from manueline.server.live.live_table import WRITTEN_AT_ONCE, LiveTable
from manueline.server.live.live_tables import LOADING_SECONDS
from manueline.server.live.pages import Close, Known
from manueline.server.live.worker import ServingWorker
from manueline.server.storage import Conflict, Owner, Store, Unavailable
from manueline.server.table.creation import new_table as created_table
from manueline.server.table.identity import browser_id_of
from manueline.server.table.record import Change, Moved, Step
from manueline.server.table.views import MOST_MISSED, Views
from tests.support.server.live_tables import (
    BOT,
    ME,
    OPEN,
    AtOnce,
    Clock,
    FirstMove,
    Listener,
    Never,
    new_table,
    serving,
    sit,
    until,
)
from tests.support.server.pages import sqlite_at
from tests.support.server.sharing_workers import ForwardedPage
from tests.support.toy_game import ENTRY


def run(test: Callable[[], Awaitable[None]]) -> None:
    asyncio.run(test())  # type: ignore[arg-type]


def test_a_toy_game_is_played_against_a_bot(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path, FirstMove()) as at:
            page = Listener(await new_table(at, ME, BOT, game="nim"))
            await page.play_out()
            assert page.live.info().result is not None

    GAMES["nim"] = ENTRY
    try:
        run(test)
    finally:
        del GAMES["nim"]


def test_a_table_is_put_away_and_comes_back_from_the_store(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path, unload_seconds=-1.0) as at:
            live = await new_table(at, ME, BOT)
            page = Listener(live)
            await page.play()
            await until(lambda: live.table.state.turn == 0)
            live.leave(page)
            await at.tables.unload()
            assert len(at.tables) == 0
            again = await at.tables.get(live.id)
            assert again is not live and again.table.state == live.table.state
            with pytest.raises(Exception, match="no such table"):
                await at.tables.get("nowhere")

    run(test)


def test_a_table_that_is_asked_for_while_it_is_put_away_stays_here(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        async with serving(tmp_path, unload_seconds=-1.0) as at:
            live = await new_table(at, ME, ME)
            release, pages = Store.release, list[Listener]()

            async def late(self: Store, *what: Any) -> None:
                pages.append(Listener(await at.tables.get(live.id)))
                await release(self, *what)

            with monkeypatch.context() as patched:
                patched.setattr(Store, "release", late)
                await at.tables.unload()
            [page] = pages
            await page.play()
            assert await at.store.owner_of(live.id) == page.live.owner

    run(test)


def test_a_table_that_is_put_away_leaves_memory_without_the_garbage_collector(
    tmp_path: Path,
) -> None:
    async def test() -> None:
        async with serving(tmp_path, unload_seconds=-1.0) as at:
            live = await new_table(at, ME, ME)
            page = Listener(live)
            await page.play()
            live.leave(page)
            left = weakref.ref(live)
            del live, page
            await at.tables.unload()
            await until(lambda: left() is None)

    gc.disable()
    try:
        run(test)
    finally:
        gc.enable()


def test_spectators_who_have_left_are_not_remembered(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path) as at:
            live = await new_table(at, ME, OPEN)
            for who in ("ana", *(f"spectator{number}" for number in range(20))):
                live.leave(Listener(live, who))
            assert list(live.absent_since) == [browser_id_of("ana")]

    run(test)


async def played_out(at: ServingWorker, game: str) -> LiveTable:
    """A game that is over, and not in memory."""
    live = await new_table(at, ME, ME, game=game)
    page = Listener(live)
    await page.play_out()
    live.leave(page)
    at.tables.drop(live.id, Close.RESTART)
    return live


@pytest.mark.parametrize("game", ["azul", "duel"])
def test_a_long_game_is_loaded_without_keeping_others_waiting(
    tmp_path: Path, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        async with serving(tmp_path) as at:
            over = await played_out(at, game)
            written, most, threads = 0, 0, set[threading.Thread]()
            entry = Views.entry

            def counted(self: Views, version: int, viewer: int | None) -> msgspec.Raw:
                nonlocal written
                written += version not in seen
                seen.add(version)
                return entry(self, version, viewer)

            def noted(steps: Any) -> Any:
                threads.add(threading.current_thread())
                return breakdown(steps)

            async def others() -> None:
                nonlocal written, most
                while True:
                    most, written = max(most, written), 0
                    await asyncio.sleep(0)

            seen = set[int]()
            monkeypatch.setattr(Views, "entry", counted)
            monkeypatch.setattr("manueline.server.table.results.breakdown", noted)
            waiting = asyncio.create_task(others())
            page = ForwardedPage("ana")
            session = await at.tables.connect(over.id, page, Known())
            waiting.cancel()
            assert max(most, written) <= WRITTEN_AT_ONCE < len(seen)
            assert threads and threading.main_thread() not in threads
            assert session.live.info().result == over.info().result
            assert page.kinds() == ["snapshot"]
            assert len(page.heard[0]["log"]) == len(seen)

    run(test)


def test_whoever_has_a_table_loaded_pays_for_it(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path, browser_cost=LOADING_SECONDS / 40) as at:
            over = await played_out(at, "azul")
            asker = Asker("here", "ana")
            await at.tables.get(over.id, asker)
            assert at.tables.costs.wait(*asker, perf_counter()) > 0
            assert at.tables.costs.wait("here", "bo", perf_counter()) == 0
            await asyncio.wait_for(at.tables.get(over.id, asker), 60)  # what is in memory is free

    run(test)


@pytest.mark.parametrize("game", ["azul", "duel"])
def test_a_loaded_table_is_as_before_without_its_moves_being_played(
    tmp_path: Path, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        async with serving(tmp_path, unload_seconds=-1.0) as at:
            live = await new_table(at, ME, ME, game=game)
            page = Listener(live)
            for _ in range(20):
                await page.play()
            before = live.table
            live.leave(page)
            await at.tables.unload()
            state_class = type(before.state)
            with monkeypatch.context() as patched:

                def refuse(*_: object) -> None:
                    raise AssertionError("a move was played")

                patched.setattr(state_class, "play", refuse)
                patched.setattr(state_class, "play_with_events", refuse)
                again = (await at.tables.get(live.id)).table
                assert again.state == before.state and again.log.digest == before.log.digest
            assert [again.log.state_at(version) for version in range(again.version + 1)] == [
                before.log.state_at(version) for version in range(before.version + 1)
            ]

    run(test)


def test_nothing_is_told_or_applied_that_could_not_be_stored(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path) as at:
            live = await new_table(at, ME, ME)
            page = Listener(live)
            stored, version, heard = at.store.store, live.table.version, len(page.heard)

            async def fail(*_: object) -> None:
                raise Unavailable("gone")

            at.store.store = fail  # type: ignore[method-assign, assignment]
            with pytest.raises(Unavailable):
                await page.play()
            assert live.table.version == version and len(page.heard) == heard
            at.store.store = stored  # type: ignore[method-assign]
            await page.play()
            assert live.table.version == version + 1

    run(test)


def test_a_move_that_was_stored_without_our_knowing_is_found(tmp_path: Path) -> None:
    """The database stored it and went away before it could say so."""

    async def test() -> None:
        async with serving(tmp_path) as at:
            live = await new_table(at, ME, ME)
            page = Listener(live)
            stored = at.store.store

            async def store_and_fail(*arguments: object) -> None:
                await stored(*arguments)  # type: ignore[arg-type]
                raise Unavailable("the line broke")

            at.store.store = store_and_fail  # type: ignore[method-assign, assignment]
            request = m.Play("once", live.table.version, page.last["legal"][0]["text"])
            with pytest.raises(Unavailable):
                await live.request(page.browser_id, request)
            at.store.store = stored  # type: ignore[method-assign]
            version = await live.request(page.browser_id, request)
            assert version == live.table.version == request.version + 1
            assert page.last["version"] == version

    run(test)


def test_a_bot_is_cancelled_by_undo_and_thinks_only_while_somebody_is_there(
    tmp_path: Path,
) -> None:
    async def test() -> None:
        thinking = Never()
        async with serving(tmp_path, thinking) as at:
            live = await new_table(at, ME, BOT)
            page = Listener(live)
            await page.play()
            await until(lambda: thinking.asked == 1)
            await live.request(page.browser_id, m.Undo("u", live.table.version))
            await until(lambda: thinking.cancelled == 1)
            await page.play()
            await until(lambda: thinking.asked == 2)
            live.leave(page)
            await until(lambda: thinking.cancelled == 2)
            Listener(live)
            await until(lambda: thinking.asked == 3)

    run(test)


class FailsOften(AtOnce):
    """Whatever is asked fails at first."""

    def __init__(self, times: int) -> None:
        super().__init__()
        self.failures, self._times = 0, times

    async def think(self, task: Task, *more: object) -> Thought:
        if self.failures < self._times:
            self.failures += 1
            raise BotFailure("no process can be started")
        return await super().think(task, *more)


def test_a_bot_whose_level_and_stand_in_fail_is_asked_again_and_plays_no_other_move(
    tmp_path: Path,
) -> None:
    async def test() -> None:
        thinking = FailsOften(5)
        async with serving(tmp_path, thinking) as at:
            live = await new_table(at, ME, m.NewSeat("bot", bot="master"))
            page = Listener(live)
            version = await page.play()
            await until(lambda: live.table.state.turn == 0)
            assert thinking.failures == 5 and thinking.asked == 1, "only a thought was played"
            assert live.table.version > version

    run(test)


def test_a_hint_does_not_wait_for_a_process_without_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("manueline.server.live.automation.HINT_PATIENCE", 0.05)

    async def test() -> None:
        async with serving(tmp_path, Never()) as at:
            live = await new_table(at, ME, BOT)
            page = ForwardedPage("ana")
            session = await at.tables.connect(live.id, page, Known())
            session.receive(msgspec.json.encode(m.Hint("h", live.table.version)), 0.0)
            await until(lambda: page.heard[-1].get("code") == "no-hint")

    run(test)


def test_a_bot_takes_its_time(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path, bot_delay=0.3) as at:
            live = await new_table(at, ME, BOT)
            page = Listener(live)
            started = asyncio.get_running_loop().time()
            await page.play()
            await until(lambda: live.table.state.turn == 0)
            assert asyncio.get_running_loop().time() - started > 0.25

    run(test)


class WaitsForAProcess(AtOnce):
    """Says first that it has to wait."""

    async def think(self, task: Task, *more: object) -> Thought:
        _, on_wait = more
        assert callable(on_wait)
        on_wait()
        return await super().think(task)


def test_every_page_at_a_table_is_told_that_its_bot_waits(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path, WaitsForAProcess()) as at:
            live = await new_table(at, ME, BOT)
            page, watching = Listener(live), Listener(live, "bo")
            await page.play()
            await until(lambda: live.table.state.turn == 0)
            for told in (page, watching):
                waits = [heard for heard in told.heard if heard["kind"] == "bot-waits"]
                assert waits == [{"kind": "bot-waits", "seat": 1}]

    run(test)


async def waiting_for_ana(at: ServingWorker) -> tuple[LiveTable, Listener]:
    """A table at which it is the turn of Ana, who is not there, and Bo waits."""
    live = await new_table(at, ME, OPEN)
    await sit(live, "bo", "Bo")
    return live, Listener(live, "bo")


def test_a_bot_stands_in_for_somebody_who_is_away_too_long(tmp_path: Path) -> None:
    async def test() -> None:
        clock = Clock()
        async with serving(tmp_path, time=clock, away_seconds=120.0) as at:
            live, bo = await waiting_for_ana(at)
            clock.seconds += 121
            await until(lambda: live.table.log.handed_over == {0: "skilled"})
            await until(lambda: live.table.state.turn == 1)
            ana = Listener(live)
            await live.request(ana.browser_id, m.Return("back"))
            assert live.table.log.handed_over == {}
            await bo.play()
            # Where she stays away, a timer that starts later has run out.
            elsewhere, _ = await waiting_for_ana(at)
            clock.seconds += 121
            await until(lambda: elsewhere.table.log.handed_over == {0: "skilled"})
            assert live.table.log.handed_over == {}

    run(test)


def test_a_full_table_that_waits_for_its_people_is_not_listed_as_open(tmp_path: Path) -> None:
    async def test() -> None:
        clock = Clock()
        async with serving(tmp_path, time=clock) as at:
            live = await new_table(at, ME, OPEN, public=True)
            assert [table.id for table in (await at.lobby.get()).open] == [live.id]
            await sit(live, "bo", "Bo")
            clock.seconds += 10
            assert live.info().awaited == [0]
            assert (await at.lobby.get()).open == []

    run(test)


def test_whoever_is_away_when_a_full_table_waits_for_them_loses_the_seat(tmp_path: Path) -> None:
    async def test() -> None:
        clock = Clock()
        async with serving(tmp_path, time=clock, away_seconds=120.0) as at:
            live = await new_table(at, ME, OPEN, public=True)
            bo = Listener(live, "bo")
            await sit(live, "bo", "Bo")
            assert bo.last["you"] == [1] and live.info().awaited == [0]
            clock.seconds += 121
            await until(lambda: live.info().seats[0].kind == "open")
            assert live.info().awaited == [] and live.info().phase == "waiting"
            await sit(live, "cy", "Cy")
            Listener(live, "cy")
            await live.request(bo.browser_id, m.Ready("ready"))
            assert live.info().phase == "playing"

    run(test)


async def bustle(clock: Clock, live: LiveTable, who: Listener, requests: Sequence[type]) -> None:
    """Two minutes, less a moment, in which others talk, leave, return and look on."""
    for number in range(12):
        clock.seconds += 9.99
        for request in requests:
            name = f"{request.__name__}{number}"
            made = m.Say(name, "hurry") if request is m.Say else request(name)
            await live.request(who.browser_id, made)
        live.leave(Listener(live, f"watcher{number}", f"address{number}"))
        await asyncio.sleep(0)


def test_nothing_postpones_the_stand_in(tmp_path: Path) -> None:
    async def test() -> None:
        clock = Clock()
        async with serving(tmp_path, Never(), time=clock, away_seconds=120.0) as at:
            live = await new_table(at, ME, OPEN, OPEN)
            await sit(live, "bo", "Bo")
            await sit(live, "cy", "Cy")
            Listener(live, "bo")
            await bustle(clock, live, Listener(live, "cy"), (m.Say, m.Leave, m.Return))
            assert not live.table.log.handed_over
            clock.seconds += 0.5
            await until(lambda: live.table.log.handed_over == {0: "skilled"})

    run(test)


def test_nothing_postpones_the_loss_of_a_seat_before_the_game(tmp_path: Path) -> None:
    async def test() -> None:
        clock = Clock()
        async with serving(tmp_path, time=clock, away_seconds=120.0) as at:
            live = await new_table(at, ME, OPEN, public=True)
            await sit(live, "bo", "Bo")
            await bustle(clock, live, Listener(live, "bo"), (m.Say,))
            assert live.info().seats[0].kind == "person"
            clock.seconds += 0.5
            await until(lambda: live.info().seats[0].kind == "open")

    run(test)


def test_whoever_is_back_before_the_deadline_is_stored_keeps_the_seat(tmp_path: Path) -> None:
    async def test() -> None:
        clock = Clock()
        async with serving(tmp_path, time=clock, away_seconds=120.0) as at:
            live, bo = await waiting_for_ana(at)
            stored, tried = at.store.store, 0

            async def away(*_: object) -> None:
                nonlocal tried
                tried += 1
                raise Unavailable("away")

            at.store.store = away  # type: ignore[method-assign, assignment]
            clock.seconds += 121
            await until(lambda: tried > 0)
            ana = Listener(live)
            at.store.store = stored  # type: ignore[method-assign]
            await ana.play()
            await bo.play()
            assert live.table.log.handed_over == {}

    run(test)


def test_a_running_clock_is_kept_when_the_server_goes(tmp_path: Path) -> None:
    async def test() -> None:
        clock = Clock()
        async with serving(tmp_path, time=clock) as at:
            live = await new_table(at, ME, OPEN, clock=m.GameClock(600))
            await sit(live, "bo", "Bo")
            for browser in ("ana", "bo"):
                await Listener(live, browser).play()
            clock.seconds += 100
        async with serving(tmp_path) as at:
            clocks = Listener(await at.tables.get(live.id)).last["clocks"]
            assert clocks["running"] == 0 and 495 < clocks["left"][0] <= 500

    run(test)


def test_whoever_sits_down_while_looking_on_is_sent_their_own_view(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path) as at:
            live = await new_table(at, OPEN, ME)
            page = Listener(live, "bo")
            assert page.last["you"] == [] and page.last["position"]["viewer"] is None
            await sit(live, "bo", "Bo")
            assert page.last["kind"] == "snapshot"
            assert page.last["you"] == [0] and page.last["legal"]

    run(test)


def test_a_page_that_comes_back_is_sent_only_what_it_lacks(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path) as at:
            live = await new_table(at, ME, ME, game="duel")
            page = Listener(live)
            for _ in range(8):
                await page.play()
            has = Known(page.last["version"], page.last["digest"], [0, 1])
            await page.play()
            again = Listener(live, known=has)
            assert [heard["kind"] for heard in again.heard] == ["table", "update"]
            assert again.last["since"] == has.version
            assert again.last["position"] == page.last["position"]
            for unknown in (
                Known(has.version, "other", [0, 1]),
                Known(has.version, has.digest, [0]),
                Known(10_000, has.digest, [0, 1]),
            ):
                assert Listener(live, known=unknown).heard[0]["kind"] == "snapshot"

    run(test)


@pytest.mark.parametrize("game", ["azul", "duel"])
def test_a_page_that_lacks_much_is_sent_a_snapshot_and_others_short_updates(
    tmp_path: Path, game: str
) -> None:
    async def test() -> None:
        async with serving(tmp_path) as at:
            live = await new_table(at, ME, ME, game=game)
            page = Listener(live)
            for number in range(60):
                await page.play()
                if page.last["can_undo"] and number % 2:
                    undo = m.Undo(f"u{number}", live.table.version)
                    await live.request(page.browser_id, undo)
            digests, last = live.table.log.digests, live.table.version

            def sent(version: int) -> tuple[str, int]:
                again = Listener(live, known=Known(version, digests[version], [0, 1]))
                live.leave(again)
                return again.last["kind"], len(msgspec.json.encode(again.last))

            whole = sent(0)
            assert whole[0] == "snapshot"
            for version in range(1, last - MOST_MISSED):
                assert sent(version) == whole
            updates = [sent(version) for version in range(last - MOST_MISSED, last)]
            assert {kind for kind, _ in updates} == {"update"}
            assert max(size for _, size in updates) < 100_000, "positions are some kilobytes each"

    run(test)


def test_tables_at_which_nothing_happens_expire(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path, playing_expires=3600.0) as at:
            live = await new_table(at, ME, BOT)
            await at.tables.expire()
            assert await at.store.load(live.id) is not None
        async with serving(tmp_path, playing_expires=-1.0) as at:
            await at.tables.expire()
            assert await at.store.load(live.id) is None

    run(test)


def test_a_change_is_stored_as_a_whole_or_not_at_all(tmp_path: Path) -> None:
    async def test() -> None:
        store = Store(sqlite_at(tmp_path))
        await store.open()
        writing = asyncio.create_task(store.writer.run())
        wanted = m.NewTable("azul", {"start": "1"}, [ME, OPEN])
        created = created_table(wanted, "ana", ("novice",), "t1", "07" * 32, 1.0)
        await store.create(created, "w", "c")
        step = Step(Moved(player=0, move="1B>1"), created.record.made_game().new())
        owner, record = Owner("w", 1), created.record

        async def stored(change: Change, by: Owner = owner) -> None:
            await store.store(record, change, "playing", "", by, "c")

        newer = Change(since=3, steps=(step,), record=record)
        for change, by in ((newer, owner), (Change(since=0, steps=(step,)), Owner("w", 2))):
            with pytest.raises(Conflict):
                await stored(change, by)
        loaded = await store.load("t1")
        assert loaded is not None and loaded.entries == []
        changes = [Change(since=0, steps=(step,), request=f"r{n}") for n in range(3)]
        results = await asyncio.gather(*map(stored, changes), return_exceptions=True)
        assert sorted(type(result).__name__ for result in results) == [
            "Conflict",
            "Conflict",
            "NoneType",
        ]
        loaded = await store.load("t1")
        assert loaded is not None and list(loaded.answered.values()) == [1]
        writing.cancel()
        await store.close()

    run(test)
