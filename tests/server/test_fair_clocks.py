"""Clocks at live tables: nothing is charged for the network, the server, or a clock that jumps."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from manueline.games.errors import GameError
from manueline.server import messages as m
from manueline.server.live.automation import READING_SECONDS
from manueline.server.live.live_table import LiveTable
from manueline.server.live.worker import ServingWorker
from manueline.server.storage import Unavailable
from manueline.server.table.clocks import LAG_REGAINED, MOST_LAG, LagQuota
from manueline.server.table.deadlines import FLAG_GRACE
from tests.support.server.live_tables import (
    ME,
    OPEN,
    Clock,
    Listener,
    new_table,
    serving,
    sit,
    until,
)


def run(test: Callable[[], Awaitable[None]]) -> None:
    asyncio.run(test())  # type: ignore[arg-type]


async def clocked(at: ServingWorker, seconds: int = 300) -> tuple[LiveTable, Listener]:
    """Ana is to move; both are there, and have made their first move, so that clocks run."""
    live = await new_table(at, ME, OPEN, clock=m.GameClock(seconds))
    await sit(live, "bo", "Bo")
    ana, bo = Listener(live), Listener(live, "bo")
    await ana.play()
    await bo.play()
    return live, ana


def left(live: LiveTable, at: float) -> float:
    found = live.table.left(at)
    assert found is not None
    return found[0]


async def play_late(
    live: LiveTable, page: Listener, received: float, round_trip: float = 0.0
) -> None:
    """A move that arrived before now."""
    request = m.Play(f"late{received}", live.table.version, page.last["legal"][0]["text"])
    await live.request(page.browser_id, request, received, round_trip)


def test_a_quota_of_lag_gives_back_single_delays_and_not_constant_ones() -> None:
    quota = LagQuota()
    assert quota.allowance(0.3) == 0.3 and quota.allowance(-1.0) == 0.0
    assert quota.allowance(5.0) == MOST_LAG
    for _ in range(3):
        quota = quota.after_move(quota.allowance(5.0))
        assert quota.allowance(5.0) == pytest.approx(LAG_REGAINED)
    for _ in range(20):
        quota = quota.after_move(0.0)
    assert quota.allowance(5.0) == MOST_LAG


def test_refused_moves_do_not_change_the_quota_of_lag(tmp_path: Path) -> None:
    async def test() -> None:
        time = Clock()
        async with serving(tmp_path, time=time) as at:
            live, page = await clocked(at)
            await play_late(live, page, time.seconds, round_trip=0.8)
            await Listener(live, "bo").play()
            assert live.table.lag_quota(0).left == pytest.approx(MOST_LAG - 0.8 + LAG_REGAINED)
            for number in range(12):
                with pytest.raises(GameError):
                    await live.request(
                        page.browser_id, m.Play(f"x{number}", 1, "1B>1"), time.seconds, 0.05
                    )
            assert live.table.lag_quota(0).left == pytest.approx(MOST_LAG - 0.8 + LAG_REGAINED)

    run(test)


def test_a_move_is_charged_up_to_its_arrival_however_late_it_is_handled(tmp_path: Path) -> None:
    async def test() -> None:
        time = Clock()
        async with serving(tmp_path, time=time) as at:
            live, page = await clocked(at)
            arrived = time.seconds + 10
            time.seconds += 60  # the server was busy for 50 seconds
            await play_late(live, page, arrived)
            assert left(live, time.seconds) == 290.0

    run(test)


def test_a_move_within_the_allowance_for_lag_counts_and_the_flag_falls_after_it(
    tmp_path: Path,
) -> None:
    async def test() -> None:
        time = Clock()
        async with serving(tmp_path, time=time) as at:
            live, page = await clocked(at, 20)
            time.seconds += 20.7  # sent 0.1 s before the end, over a network that takes 0.8 s
            await asyncio.sleep(2 * READING_SECONDS)
            assert live.table.phase == "playing", "the flag waits for the allowance"
            await play_late(live, page, time.seconds, round_trip=0.8)
            assert left(live, time.seconds) == pytest.approx(0.1)
            other, late = await clocked(at, 20)
            time.seconds += 20 + MOST_LAG + 0.01
            with pytest.raises(GameError) as refused:
                await play_late(other, late, time.seconds, round_trip=30.0)
            assert refused.value.code == "out-of-time" and other.table.phase == "playing"
            time.seconds += FLAG_GRACE
            await until(lambda: other.table.phase == "over")
            assert other.table.log.endings == {0: "time"}

    run(test)


@pytest.mark.parametrize("jump", [3600.0, -3600.0, 32 * 86400.0])
def test_a_jump_of_the_wall_clock_moves_no_clock_and_ends_no_game(
    tmp_path: Path, jump: float
) -> None:
    async def test() -> None:
        time = Clock()
        async with serving(tmp_path, time=time) as at:
            live, page = await clocked(at)
            time.seconds += 10
            time.wall_time += jump
            assert left(live, time.seconds) == 290.0
            await page.play()
            assert live.table.phase == "playing"
            await at.tables.expire()
        time.wall_time += jump
        async with serving(tmp_path, time=time) as at:
            await at.tables.expire()
            assert (await at.tables.get(live.id)).table.version == live.table.version

    run(test)


def test_an_outage_of_the_database_is_not_charged(tmp_path: Path) -> None:
    async def test() -> None:
        time = Clock()
        async with serving(tmp_path, time=time) as at:
            live, page = await clocked(at)
            time.seconds += 10
            stored = at.store.store

            async def away(*_: object) -> None:
                raise Unavailable("away")

            at.store.store = away  # type: ignore[method-assign, assignment]
            with pytest.raises(Unavailable):
                await page.play()
            time.seconds += 1000
            assert left(live, time.seconds) == 290.0 and live.table.running is None
            at.store.store = stored  # type: ignore[method-assign]
            await until(lambda: live.table.running == 0)  # it recovers by itself
            time.seconds += 5
            await page.play()
            assert left(live, time.seconds) == 285.0

    run(test)


def test_after_a_restart_the_clock_waits_for_the_page_of_its_seat(tmp_path: Path) -> None:
    async def test() -> None:
        time = Clock()
        async with serving(tmp_path, time=time) as at:
            live, _ = await clocked(at)
            time.seconds += 20
            await at.tables.note_all()
        async with serving(tmp_path, time=time, return_seconds=100.0) as at:
            time.seconds += 5000
            again = await at.tables.get(live.id)
            bo = Listener(again, "bo")
            assert bo.last["clocks"] == {"left": [280.0, 300.0], "running": None, "free": 0.0}
            time.seconds += 30
            ana = Listener(again)
            assert ana.last["clocks"] == {"left": [280.0, 300.0], "running": 0, "free": 0.0}
            time.seconds += 3
            assert left(again, time.seconds) == 277.0

    run(test)


def test_but_it_does_not_wait_for_ever(tmp_path: Path) -> None:
    async def test() -> None:
        time = Clock()
        async with serving(tmp_path, time=time) as at:
            live, _ = await clocked(at)
        async with serving(tmp_path, time=time, return_seconds=100.0) as at:
            again = await at.tables.get(live.id)
            Listener(again, "bo")
            time.seconds += 99
            assert again.table.running is None
            time.seconds += 1
            await until(lambda: again.table.running == 0)

    run(test)


def test_no_clock_runs_while_the_server_stops(tmp_path: Path) -> None:
    async def test() -> None:
        clock = Clock()
        async with serving(tmp_path, time=clock) as at:
            live, _ = await clocked(at)
            clock.seconds += 100.0
            at.tables.hold_clocks()
            clock.seconds += 5.0  # sockets are closed, and requests under way are finished
        async with serving(tmp_path, time=clock) as at:
            again = await at.tables.get(live.id)
            assert left(again, clock.now()) == 200.0

    run(test)
