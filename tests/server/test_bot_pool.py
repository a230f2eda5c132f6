"""Processes that think: bounded, stopped, and started again."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from manueline.dealer import Dealer
from manueline.games.azul import Azul
from manueline.server.bots import BotFailure, BotPool, Task
from tests.support.server.live_tables import until
from tests.support.services import processor_time

STATE = Dealer(3).deal(Azul(2, start=0).new())
OPTIONS = dict(STATE.game.options)


def task(level: str = "greedy", seconds: float = 0.1, lines: int = 1) -> Task:
    return Task("azul", OPTIONS, STATE.view(0).text, level, seconds, lines)


@asynccontextmanager
async def pool(processes: int = 1) -> AsyncIterator[BotPool]:
    running = BotPool(processes)
    await running.start()
    try:
        yield running
    finally:
        await running.close()


def test_a_legal_move_comes_back_with_what_the_best_ones_promise() -> None:
    async def test() -> None:
        async with pool() as running:
            legal = [move.text for move in STATE.legal_moves]
            assert (await running.think(task())).move in legal
            thought = await running.think(task("search", lines=3))
            assert len(thought.lines) == 3 and thought.lines[0].move == thought.move
            assert all(line.move in legal for line in thought.lines)
            assert all(line.win is None and line.score is not None for line in thought.lines)

    asyncio.run(test())


def test_a_cancelled_thought_makes_room_for_the_next_at_once() -> None:
    async def test() -> None:
        async with pool() as running:
            await running.think(task())
            process = running._all[0]._process
            assert process is not None
            idle = processor_time(process.pid)
            long = asyncio.create_task(running.think(task("search", 20.0)))
            await until(lambda: processor_time(process.pid) > idle + 0.05)
            long.cancel()
            started = time.monotonic()
            await running.think(task())
            assert time.monotonic() - started < 5

    asyncio.run(test())


def test_under_load_everyone_thinks_shorter() -> None:
    async def test() -> None:
        async with pool() as running:
            await running.think(task())
            started = time.monotonic()
            await asyncio.gather(*(running.think(task("search", 1.0)) for _ in range(6)))
            assert time.monotonic() - started < 5.0, "six seconds were asked for"

    asyncio.run(test())


def test_a_task_that_cannot_be_done_fails_in_words_and_a_dead_process_is_replaced() -> None:
    async def test() -> None:
        async with pool() as running:
            with pytest.raises(BotFailure, match="no bot"):
                await running.think(task("nobody"))
            view = STATE.view(1).text
            with pytest.raises(BotFailure):
                await running.think(Task("azul", OPTIONS, view, "greedy", 0.1))
            process = running._all[0]._process
            assert process is not None
            process.kill()
            await process.wait()
            assert (await running.think(task())).move

    asyncio.run(test())
