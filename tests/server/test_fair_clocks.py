"""Clocks at live tables: nothing is charged for the network, the server, or a clock that jumps."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from manueline.games.errors import GameError
from manueline.server import messages as m
from manueline.server.live.live_table import LiveTable
from manueline.server.live.worker import ServingWorker
from manueline.server.storage import Unavailable
from manueline.server.table.clocks import LAG_REGAINED, MOST_LAG, LagQuota
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
    """Ana is to move; both are there."""
    live = await new_table(at, ME, OPEN, clock=m.GameClock(seconds))
    await sit(live, "bo", "Bo")
    Listener(live, "bo")
    return live, Listener(live)


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
    assert quota.used_for_move(0.3) == 0.3
    assert quota.used_for_move(-1.0) == 0.0
    assert quota.used_for_move(5.0) <= MOST_LAG
    assert [quota.used_for_move(5.0) for _ in range(3)] == [LAG_REGAINED] * 3


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


def test_a_move_that_arrived_in_time_counts_though_the_clock_has_run_out_since(
    tmp_path: Path,
) -> None:
    async def test() -> None:
        time = Clock()
        async with serving(tmp_path, time=time) as at:
            live, page = await clocked(at, 20)
            arrived = time.seconds + 20.4
            time.seconds += 25
            await play_late(live, page, arrived, round_trip=0.6)
            assert live.table.phase == "playing" and 0.0 < left(live, time.seconds) < 1.0
            other, late = await clocked(at, 20)
            arrived = time.seconds + 21.5
            time.seconds += 25
            with pytest.raises(GameError) as refused:
                await play_late(other, late, arrived, round_trip=30.0)
            assert refused.value.code == "out-of-time"

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
            assert bo.last["clocks"] == {"left": [280.0, 300.0], "running": None}
            time.seconds += 30
            ana = Listener(again)
            assert ana.last["clocks"] == {"left": [280.0, 300.0], "running": 0}
            time.seconds += 3
            assert left(again, time.seconds) == 277.0

    run(test)


def test_but_it_does_not_wait_for_ever(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path) as at:
            live, _ = await clocked(at)
        async with serving(tmp_path, return_seconds=0.1) as at:
            again = await at.tables.get(live.id)
            Listener(again, "bo")
            assert again.table.running is None
            await until(lambda: again.table.running == 0)

    run(test)
