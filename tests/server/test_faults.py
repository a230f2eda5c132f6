"""One fault harms one table, page or message: the rest goes on, and health tells the truth."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping
from itertools import pairwise
from pathlib import Path
from typing import Any

import msgspec
import pytest
import sqlalchemy as sa
from sqlalchemy.exc import OperationalError
from sqlalchemy.util import await_only

from manueline.server import messages as m
from manueline.server.bots import Task, Thought
from manueline.server.live import supervisor as supervision
from manueline.server.live.cluster import Cluster
from manueline.server.live.live_table import LiveTable, TableLost
from manueline.server.live.live_tables import PING_SECONDS, LiveTables
from manueline.server.live.loop_delay import LoopDelay
from manueline.server.live.pages import Close, Known
from manueline.server.live.session import Session
from manueline.server.live.supervisor import LONGEST_PAUSE, Supervisor
from manueline.server.live.worker import ServingWorker
from manueline.server.storage import Store, Unavailable, Unwritable
from manueline.server.storage.schema import log, tables
from manueline.server.storage.workers import Workers
from manueline.server.storage.writer import MOST_TOGETHER, Write, Writer
from manueline.server.table.deadlines import due_change
from manueline.server.table.errors import Refusal
from manueline.server.table.record import Change
from manueline.server.table.table import Table
from manueline.server.table.views import Views
from tests.support.server.live_tables import (
    BOT,
    ME,
    OPEN,
    AtOnce,
    Clock,
    Listener,
    new_table,
    serving,
    sit,
    until,
)
from tests.support.server.pages import sqlite_at
from tests.support.server.sharing_workers import ForwardedPage


def run(test: Callable[[], Awaitable[None]]) -> None:
    asyncio.run(test())  # type: ignore[arg-type]


# --- background tasks ------------------------------------------------------------------------

TASKS: Mapping[str, tuple[type, str]] = {
    "the writer": (Writer, "run"),
    "the lease": (Cluster, "renew"),
    "clocks": (LiveTables, "note_due"),
    "recovery": (LiveTables, "recover"),
    "unloading": (LiveTables, "unload"),
    "expiry": (LiveTables, "expire"),
    "old workers": (Workers, "forget_expired"),
    "pings": (LiveTables, "ping_pages"),
    "bans": (ServingWorker, "read_bans"),
    "health": (ServingWorker, "report"),
    "the loop's delay": (LoopDelay, "measure"),
}


def test_every_background_task_is_made_to_raise_below(tmp_path: Path) -> None:
    async def test() -> None:
        here = asyncio.current_task()
        async with serving(tmp_path):
            assert {task.get_name() for task in asyncio.all_tasks() if task is not here} == {*TASKS}

    run(test)


@pytest.mark.parametrize("task", TASKS)
def test_a_background_task_that_raises_makes_the_worker_unready_and_comes_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, task: str
) -> None:
    owner, name = TASKS[task]
    monkeypatch.setattr(supervision, "STEADY_SECONDS", 0.05)
    works = getattr(owner, name)
    is_broken = True

    async def breaks(self: object, *arguments: object) -> None:
        if is_broken:
            raise KeyError("something nobody expected")
        await works(self, *arguments)

    monkeypatch.setattr(owner, name, breaks)

    async def test() -> None:
        nonlocal is_broken
        async with serving(tmp_path) as at:
            await until(lambda: bool(at.reasons_unready))
            assert at.reasons_unready == [f"{task}: KeyError"]
            is_broken = False
            await until(lambda: not at.reasons_unready)
            page = Listener(await new_table(at, ME, ME))
            await page.play()

    run(test)


def test_a_task_that_keeps_failing_is_logged_once_and_counted_every_time(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def test() -> None:
        supervisor, calls = Supervisor(), 0

        async def fails() -> None:
            nonlocal calls
            calls += 1
            raise ValueError("always the same")

        supervisor.every("a task", 0.01, fails)
        await until(lambda: calls >= 4)
        await supervisor.close()

    with caplog.at_level(logging.ERROR):
        run(test)
    assert len([record for record in caplog.records if "a task failed" in record.message]) == 1


def test_a_task_that_waits_for_something_that_does_not_answer_counts_as_down(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(supervision, "STUCK_SECONDS", 0.05)

    async def test() -> None:
        supervisor, answers, done = Supervisor(), asyncio.Event(), 0

        async def waits() -> None:
            nonlocal done
            await answers.wait()
            done += 1

        supervisor.every("a task", 3600.0, waits)
        await until(lambda: "a task" in supervisor.down)
        answers.set()
        await until(lambda: done == 1 and not supervisor.down)
        await supervisor.close()

    with caplog.at_level(logging.WARNING):
        run(test)
    assert [record.levelname for record in caplog.records] == ["ERROR", "WARNING"]


# --- one table -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("owner", "name", "task"),
    [
        (Table, "spent", "note_due"),
        (LiveTable, "recover", "recover"),
        (LiveTable, "is_dispensable", "unload"),
        (Session, "ping", "ping_pages"),
    ],
)
def test_a_table_that_raises_in_a_background_task_harms_itself_alone(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    owner: type,
    name: str,
    task: str,
) -> None:
    reached, broken = list[object](), list[object]()
    works = getattr(owner, name)
    is_property = isinstance(works, property)

    def breaks(self: Any, *arguments: object) -> Any:
        reached.append(self)
        if broken and self is broken[0]:
            raise KeyError("something nobody expected")
        return works.__get__(self) if is_property else works(self, *arguments)

    async def test() -> None:
        clock = Clock()
        async with serving(tmp_path, time=clock) as at:
            sessions = []
            for _ in range(2):
                live = await new_table(at, ME, OPEN, clock=m.GameClock(600))
                await sit(live, "bo", "Bo")
                sessions.append(await at.tables.connect(live.id, ForwardedPage("ana"), Known()))
            monkeypatch.setattr(owner, name, property(breaks) if is_property else breaks)
            worse = sessions[0]
            broken.append({Table: worse.live.table, LiveTable: worse.live, Session: worse}[owner])
            for _ in range(3):
                clock.seconds += PING_SECONDS
                reached.clear()
                await getattr(at.tables, task)()
                assert broken[0] in reached and len(set(map(id, reached))) == 2
            assert at.reasons_unready == []
            broken.clear()

    with caplog.at_level(logging.ERROR):
        run(test)
    assert len([record for record in caplog.records if "at one table" in record.message]) == 1


def test_a_table_whose_row_is_deleted_ends_alone(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path) as at:
            gone = await new_table(at, ME, OPEN, clock=m.GameClock(600))
            await sit(gone, "bo", "Bo")
            page, other = Listener(gone), Listener(await new_table(at, ME, ME))
            async with at.store.changing() as connection:
                await connection.execute(sa.delete(tables).where(tables.c.id == gone.id))
            await at.tables.note_all()
            with pytest.raises(Exception, match="does not exist any more"):
                await page.play()
            assert page.closed is Close.GONE
            assert gone.id not in [live.id for live in at.tables.live]
            await other.play()
            assert at.reasons_unready == []

    run(test)


class Raising(Listener):
    """A page that cannot be told anything once it is there."""

    is_broken = False

    def send(self, message: bytes) -> None:
        if self.is_broken:
            raise RuntimeError("the listener is broken")
        super().send(message)


def test_a_page_that_raises_is_dropped_and_everybody_else_is_told(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path) as at:
            live = await new_table(at, ME, ME)
            broken = Raising(live, "cy", "there")
            page = Listener(live)
            broken.is_broken = True
            version = await page.play()
            assert page.last["version"] == version == live.table.version
            await until(lambda: broken.closed is Close.SLOW)
            assert broken not in live.pages
            await page.play()

    run(test)


def test_what_fails_after_a_change_was_stored_sends_the_pages_back_to_what_is_stored(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def test() -> None:
        async with serving(tmp_path) as at:
            live, other = await new_table(at, ME, BOT), await new_table(at, ME, ME)
            page, elsewhere, update = Listener(live), Listener(other), Views.update

            def breaks(self: Views, *arguments: Any) -> bytes:
                if self is live._views:
                    raise KeyError("something nobody expected")
                return update(self, *arguments)

            monkeypatch.setattr(Views, "update", breaks)
            before = live.table.version
            with pytest.raises(TableLost):
                await page.play()
            assert page.closed is Close.RESTART
            await elsewhere.play()
            again = await at.tables.get(live.id)
            assert again is not live and again.table.version > before, "it was stored"
            back = Listener(again)
            await until(lambda: again.table.state.turn == 0)  # the bot has moved
            await back.play()
            assert at.reasons_unready == []

    with caplog.at_level(logging.ERROR):
        run(test)
    assert len([one for one in caplog.records if "was stored" in one.message]) == 1


def test_a_page_that_cannot_be_told_anything_when_it_comes_leaves_nothing_behind(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def breaks(*arguments: object) -> bytes:
        raise KeyError("something nobody expected")

    async def test() -> None:
        async with serving(tmp_path) as at:
            live = await new_table(at, ME, ME)
            monkeypatch.setattr(Views, "snapshot", breaks)
            with pytest.raises(KeyError):
                await at.tables.connect(live.id, ForwardedPage("ana"), Known())
            assert not live.pages and live.seats_present == [] and not at.tables.sessions
            monkeypatch.undo()
            await at.tables.connect(live.id, ForwardedPage("ana"), Known())
            assert live.seats_present == [0, 1]

    run(test)


class FailsAtFirst(AtOnce):
    """Raises what nobody expects, and then works."""

    def __init__(self, times: int) -> None:
        super().__init__()
        self._left = times

    async def think(self, task: Task, *more: object) -> Thought:
        if self._left:
            self._left -= 1
            raise TypeError("a bug in the bot")
        return await super().think(task, *more)


def test_a_bot_that_failed_unexpectedly_is_asked_again(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path, FailsAtFirst(3)) as at:
            live = await new_table(at, ME, BOT)
            page = Listener(live)
            await page.play()
            await until(lambda: live.table.state.turn == 0)

    run(test)


def test_a_timer_that_raises_is_tried_again_until_the_flag_falls(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    failures = 3

    def breaks(*arguments: Any) -> Change | None:
        nonlocal failures
        if failures:
            failures -= 1
            raise KeyError("something nobody expected")
        return due_change(*arguments)

    monkeypatch.setattr("manueline.server.live.automation.due_change", breaks)

    async def test() -> None:
        clock = Clock()
        async with serving(tmp_path, time=clock) as at:
            live = await new_table(at, ME, OPEN, clock=m.GameClock(20))
            await sit(live, "bo", "Bo")
            pages = [Listener(live, who) for who in ("ana", "bo")]
            for page in pages:
                await page.play()
            clock.seconds += 30
            await until(lambda: live.table.phase == "over")
            assert failures == 0 and live.table.log.endings == {0: "time"}

    run(test)


def test_a_bots_move_that_could_not_be_made_is_made_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        async with serving(tmp_path) as at:
            live = await new_table(at, ME, BOT)
            page, store, failures = Listener(live), Store.store, 2

            async def breaks(self: Store, *what: Any) -> None:
                nonlocal failures
                if failures and live.table.bot_to_move is not None:
                    failures -= 1
                    raise KeyError("something nobody expected")
                await store(self, *what)

            monkeypatch.setattr(Store, "store", breaks)
            await page.play()
            await until(lambda: live.table.state.turn == 0)
            assert failures == 0

    run(test)


class HintFails(AtOnce):
    """Raises what nobody expects, whatever it is asked."""

    async def think(self, task: Task, *more: object) -> Thought:
        raise TypeError("a bug in the bot")


def test_a_hint_that_raises_is_answered_and_the_next_is_given(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        async with serving(tmp_path) as at:
            live = await new_table(at, ME, BOT)
            page = ForwardedPage("ana")
            session = await at.tables.connect(live.id, page, Known())

            async def asked(name: str) -> dict[str, Any]:
                hint = m.Hint(name, live.table.version)
                session.receive(msgspec.json.encode(hint), 0.0)
                await until(lambda: page.heard[-1].get("id") == name)
                return page.heard[-1]

            with monkeypatch.context() as patched:
                patched.setattr(AtOnce, "think", HintFails.think)
                refused = await asked("h1")
                assert (refused["kind"], refused["code"]) == ("refused", "broken")
            assert (await asked("h2"))["kind"] == "hinted"

    run(test)


def test_a_page_whose_requests_cannot_be_handled_is_sent_away_to_come_back(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path, time=Clock()) as at:
            live = await new_table(at, ME, ME)
            page, other = ForwardedPage("ana"), Listener(live)
            session = await at.tables.connect(live.id, page, Known())

            def fails(message: bytes) -> None:
                raise RuntimeError("the page is broken")

            page.send = fails  # type: ignore[method-assign]
            session.receive(b"no request", 0.0)
            await until(lambda: page.closed is Close.SLOW)
            assert list(live.pages) == [other]
            await other.play()

    run(test)


def test_a_table_is_loaded_once_whoever_waits_fails_or_gives_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        async with serving(tmp_path) as at:
            table_id = (await new_table(at, ME, ME)).id
            at.tables.drop(table_id, Close.RESTART)
            load, failures = Store.load, 1

            async def slow(self: Store, wanted: str) -> Any:
                nonlocal failures
                await asyncio.sleep(0.02)
                if failures:
                    failures -= 1
                    raise Unavailable("the first attempt fails")
                return await load(self, wanted)

            monkeypatch.setattr(Store, "load", slow)
            first = [asyncio.create_task(at.tables.get(table_id)) for _ in range(5)]
            await asyncio.sleep(0.01)
            first[0].cancel()
            results = await asyncio.gather(*first, return_exceptions=True)
            assert all(isinstance(result, BaseException) for result in results)
            found = await asyncio.gather(*(at.tables.get(table_id) for _ in range(20)))
            assert len({id(live) for live in found}) == 1

    run(test)


@pytest.mark.parametrize(
    "damage",
    [
        sa.update(tables).values(record="{"),
        sa.update(log).values(entry='{"entry":"unknown"}'),
        sa.update(tables).values(position="rubbish"),
    ],
    ids=["record", "log", "position"],
)
def test_a_table_that_cannot_be_read_is_refused_in_words_and_harms_no_other(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, damage: sa.Update
) -> None:
    async def test() -> None:
        async with serving(tmp_path) as at:
            live, other = await new_table(at, ME, ME), await new_table(at, ME, ME)
            at.tables.drop(live.id, Close.RESTART)
            key = tables.c.id if damage.table is tables else log.c.table_id
            async with at.store.changing() as connection:
                await connection.execute(damage.where(key == live.id))
            for _ in range(2):
                with pytest.raises(Refusal) as refused:
                    await at.tables.get(live.id)
                assert refused.value.code == "broken"
            await Listener(other).play()
            assert at.reasons_unready == []
            assert live.id not in "".join(record.getMessage() for record in caplog.records)

    with caplog.at_level(logging.INFO):
        run(test)
    assert "a table cannot be loaded" in caplog.text


def test_an_unreadable_public_table_is_left_out_of_the_list(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path) as at:
            broken = await new_table(at, ME, OPEN, public=True)
            fine = await new_table(at, ME, OPEN, public=True)
            at.tables.drop(broken.id, Close.RESTART)
            async with at.store.changing() as connection:
                row = sa.update(tables).where(tables.c.id == broken.id)
                await connection.execute(row.values(record="{"))
            assert [info.id for info in (await at.lobby.get()).open] == [fine.id]

    run(test)


def test_one_creator_cannot_fill_the_list_and_abandoned_tables_leave_it(tmp_path: Path) -> None:
    async def test() -> None:
        clock = Clock()
        async with serving(tmp_path, time=clock) as at:
            own = await at.tables.create(
                m.NewTable("azul", {}, [ME, OPEN], public=True), "zoe", "another"
            )
            for _ in range(20):
                await new_table(at, ME, OPEN, public=True)
            listed = [info.id for info in (await at.lobby.get()).open]
            assert len(listed) == 6 and own.id in listed
            async with at.store.changing() as connection:
                await connection.execute(sa.update(tables).values(seen=-1000.0))
            Listener(own, "zoe")
            await at.tables.note_all()
            clock.seconds += 10
            assert [info.id for info in (await at.lobby.get()).open] == [own.id]

    run(test)


def test_a_list_says_truly_who_is_connected_here_and_at_another_worker(tmp_path: Path) -> None:
    async def test() -> None:
        clock = Clock()
        async with serving(tmp_path, time=clock) as at:
            live = await at.tables.create(
                m.NewTable("azul", {}, [ME, OPEN], public=True), "zoe", "somebody"
            )
            [listed] = (await at.lobby.get()).open
            assert [seat.connected for seat in listed.seats] == [False, False]
            Listener(live, "zoe")
            clock.seconds += 10
            [listed] = (await at.lobby.get()).open
            assert [seat.connected for seat in listed.seats] == [True, False]
            await at.tables.note_all()
            [stored] = await at.store.named([live.id])
            assert stored.present == {0}  # what the list of another worker says
            async with at.store.changing() as connection:
                await connection.execute(sa.update(tables).values(seen=at.store.run_seconds - 100))
            [stored] = await at.store.named([live.id])
            assert stored.present == set()

    run(test)


# --- the database ----------------------------------------------------------------------------


def test_a_value_that_the_database_refuses_costs_its_own_change_only(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path) as at:
            pages = [Listener(await new_table(at, ME, ME)) for _ in range(6)]
            bad = Write(tables=[{"id": object()}])
            results = await asyncio.gather(
                at.store.writer.write(bad),
                *(page.play() for page in pages),
                return_exceptions=True,
            )
            assert isinstance(results[0], Unwritable)
            assert all(isinstance(result, int) for result in results[1:])

    run(test)


class Deadlock(Exception):
    sqlstate = "40P01"


def test_a_deadlock_is_tried_again(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path) as at:
            page = Listener(await new_table(at, ME, ME))
            failures = 2

            def sometimes(*_: object) -> None:
                nonlocal failures
                if failures:
                    failures -= 1
                    raise OperationalError("insert", {}, Deadlock())

            sa.event.listen(at.store.writer.engine, "before_cursor_execute", sometimes)
            await page.play()
            assert failures == 0 and at.reasons_unready == []

    run(test)


def test_a_full_disk_makes_the_worker_unready_and_everything_goes_on_afterwards(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def test() -> None:
        async with serving(tmp_path, lease_seconds=0.3) as at:
            page = Listener(await new_table(at, ME, ME))
            is_full = True

            def fail(*_: object) -> None:
                if is_full:
                    raise OperationalError("insert", {}, OSError("database or disk is full"))

            sa.event.listen(at.store.writer.engine, "before_cursor_execute", fail)
            with pytest.raises(Unavailable):
                await page.play()
            assert "disk is full" in at.reasons_unready[0]
            is_full = False
            await page.play()
            assert at.reasons_unready == []

    with caplog.at_level(logging.WARNING):
        run(test)
    told = [record.message for record in caplog.records if "cannot be written" in record.message]
    assert len([text for text in told if text.startswith("the database")]) == 1


def test_a_database_that_became_read_only_is_told_of_once_without_naming_a_table(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    told: list[str] = []

    async def test() -> None:
        async with serving(tmp_path, lease_seconds=0.3) as at:
            live = await new_table(at, ME, OPEN, clock=m.GameClock(600))
            await sit(live, "bo", "Bo")
            pages = [Listener(live), Listener(live, "bo")]
            await pages[0].play()
            is_read_only = True

            def set_mode(connection: Any, *_: object) -> None:
                connection.cursor().execute(f"PRAGMA query_only={int(is_read_only)}")

            for engine in (at.store.engine.sync_engine, at.store.writer.engine):
                sa.event.listen(engine, "checkout", set_mode)
            with pytest.raises(Unavailable):
                await pages[1].play()
            for _ in range(20):
                await asyncio.sleep(0.1)
                told.extend(at.reasons_unready)
            is_read_only = False
            await until(lambda: not at.reasons_unready)
            await pages[1].play()
            told.append(live.id)

    with caplog.at_level(logging.INFO):
        run(test)
    table_id = told.pop()
    errors = [record for record in caplog.records if record.levelno >= logging.ERROR]
    written = [record.getMessage() + (record.exc_text or "") for record in errors]
    assert "readonly database" in "".join(told) and "readonly database" in "".join(written)
    assert table_id not in "".join((*told, *written))
    assert "parameters" not in "".join((*told, *written))
    assert len(written) == len(set(written)), "each reason is logged once"


def test_a_database_that_does_not_answer_keeps_nobody_waiting_for_ever(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        async with serving(tmp_path) as at:
            page = Listener(await new_table(at, ME, ME))
            at.tables.drop(page.live.id, Close.RESTART)
            answers = asyncio.Event()

            def hang(*_: object) -> None:
                await_only(answers.wait())

            monkeypatch.setattr("manueline.server.storage.store.ANSWER_SECONDS", 0.2)
            sa.event.listen(at.store.engine.sync_engine, "before_cursor_execute", hang)
            with pytest.raises(Unavailable, match="does not answer"):
                await at.tables.get(page.live.id)
            with pytest.raises(Unavailable, match="does not answer"):
                await at.tables.note_all()
            assert any("does not answer" in reason for reason in at.reasons_unready)
            monkeypatch.undo()
            answers.set()
            await Listener(await at.tables.get(page.live.id)).play()
            await until(lambda: not at.reasons_unready)

    run(test)


def test_a_bug_in_a_task_is_named_in_health_by_its_kind_only() -> None:
    async def test() -> None:
        supervisor = Supervisor()

        async def fails() -> None:
            raise KeyError("the id of a table")

        supervisor.every("a task", 0.01, fails)
        await until(lambda: bool(supervisor.down))
        assert supervisor.down == {"a task": "KeyError"}
        await supervisor.close()

    run(test)


def test_a_task_that_fails_is_tried_later_each_time(monkeypatch: pytest.MonkeyPatch) -> None:
    pauses: list[float] = []
    sleep = asyncio.sleep

    async def test() -> None:
        supervisor = Supervisor()

        async def fails() -> None:
            raise ValueError

        async def noted(seconds: float) -> None:
            pauses.append(seconds)
            await sleep(0)

        monkeypatch.setattr("manueline.server.live.supervisor.asyncio.sleep", noted)
        supervisor.every("a task", 0.1, fails)
        while len(pauses) < 12:
            await sleep(0)
        await supervisor.close()

    run(test)
    assert all(later > 1.2 * earlier for earlier, later in pairwise(pauses[:4]))
    assert pauses[0] < 1.0 and all(pause > 0.8 * LONGEST_PAUSE for pause in pauses[-3:])


def test_changes_that_wait_are_written_though_the_writer_failed_before(tmp_path: Path) -> None:
    async def test() -> None:
        store = Store(sqlite_at(tmp_path))
        await store.open()
        waiting = [
            asyncio.create_task(store.writer.write(Write(tables=[row])))
            for row in table_rows(MOST_TOGETHER + 5)
        ]
        await asyncio.sleep(0)
        is_broken = True

        def fail_once(*_: object) -> None:
            nonlocal is_broken
            if is_broken:
                is_broken = False
                raise KeyError("nobody expects this")

        sa.event.listen(store.writer.engine, "begin", fail_once)
        supervisor = Supervisor()
        supervisor.run_forever("the writer", store.writer.run)
        results = await asyncio.wait_for(asyncio.gather(*waiting, return_exceptions=True), 60)
        failed = [result for result in results if result is not None]
        assert len(failed) == MOST_TOGETHER
        assert all(isinstance(result, Unavailable) for result in failed)
        await supervisor.close()
        await store.close()

    run(test)


def table_rows(count: int) -> list[dict[str, object]]:
    values = {"record": "{}", "revision": 0, "phase": "over", "public": False, "created": 0.0}
    more = {"creator": "", "version": 0, "epoch": 0, "touched": 0.0, "seen": 0.0}
    return [{"id": f"t{number}", **values, **more} for number in range(count)]


def test_closing_a_worker_releases_its_tables_whatever_fails(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        async with serving(tmp_path) as at:
            table_id = (await new_table(at, ME, ME)).id

            async def fails(*_: object) -> None:
                raise KeyError("nobody expects this")

            monkeypatch.setattr(Store, "note", fails)
        monkeypatch.undo()
        async with serving(tmp_path) as at:
            owner = await at.store.owner_of(table_id)
            assert owner is not None and owner.worker is None

    run(test)


# --- places ----------------------------------------------------------------------------------


def test_strangers_cannot_take_the_place_of_a_seat(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path) as at:
            live = await new_table(at, ME, OPEN)
            strangers = [
                Listener(live, f"stranger{number}", f"address{number // 8}") for number in range(64)
            ]
            with pytest.raises(Exception, match="too many people"):
                Listener(live, "stranger", "address99")
            assert Listener(live, "ana").last["you"] == [0]
            for stranger in strangers[:1]:
                live.leave(stranger)
            with pytest.raises(Exception, match="too many people"):
                Listener(live, "one more", "address3")
            Listener(live, "from elsewhere", "address99")

    run(test)


def test_a_browser_has_so_many_pages_at_a_table_and_the_oldest_goes(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path) as at:
            live = await new_table(at, ME, ME)
            pages = [Listener(live) for _ in range(12)]
            closed = [page.closed for page in pages]
            assert closed == [Close.REPLACED] * 2 + [None] * 10

    run(test)
