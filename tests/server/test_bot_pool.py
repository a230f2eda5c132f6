"""Processes that think: bounded, stopped, and started again."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from manueline.dealer import Dealer
from manueline.games.azul import Azul
from manueline.server.bots import BotFailure, BotPool, Task
from tests.support.server.live_tables import until
from tests.support.services import processor_time

STATE = Dealer(3).deal(Azul(2, start=0).new())
GOOD = '{"move": "m", "lines": []}'
OPTIONS = dict(STATE.game.options)


def task(level: str = "greedy", seconds: float | None = 0.1, lines: int = 1) -> Task:
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
            assert all(line.score is not None for line in thought.lines)
            assert all(line.win is not None and 0 < line.win < 1 for line in thought.lines)

    asyncio.run(test())


def test_a_cancelled_thought_makes_room_for_the_next_at_once() -> None:
    async def test() -> None:
        async with pool() as running:
            await running.think(task())
            pid = running.processes[0].pid
            assert pid is not None
            idle = processor_time(pid)
            long = asyncio.create_task(running.think(task("search", 3600.0)))
            await until(lambda: processor_time(pid) > idle + 0.05)
            long.cancel()
            async with asyncio.timeout(60):
                await running.think(task())
            assert running.processes[0].pid == pid, "it was told to stop, and not ended"

    asyncio.run(test())


def test_under_load_levels_wait_and_keep_their_number_of_nodes() -> None:
    async def test() -> None:
        async with pool() as running:
            alone = await running.think(task("strong", None))
            waiting = [running.think(task("strong", None)) for _ in range(6)]
            together = await asyncio.gather(*waiting)
            assert all(len(thought.lines) == len(alone.lines) for thought in together)

    asyncio.run(test())


def test_whoever_sets_many_tables_makes_only_their_own_bots_wait() -> None:
    async def test() -> None:
        async with pool() as running:
            await running.think(task())
            order: list[str] = []

            async def think(creator: str) -> None:
                await running.think(task("regular", None), creator)
                order.append(creator)

            crowd = [asyncio.create_task(think("crowd")) for _ in range(30)]
            await asyncio.sleep(0)
            await think("alone")
            assert order.index("alone") <= 2
            await asyncio.gather(*crowd)

    asyncio.run(test())


def test_whoever_waits_long_for_a_process_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("manueline.server.bots.pool.SLOW_SECONDS", 0.05)

    async def test() -> None:
        async with pool() as running:
            told: list[int] = []
            first = asyncio.create_task(running.think(task("search", 0.5)))
            await asyncio.sleep(0)
            await running.think(task(), "other", lambda: told.append(1))
            await first
            assert told == [1]

    asyncio.run(test())


@pytest.mark.parametrize("line", ["garbage", '{"move": 3}', "[1", "\\xff"])
def test_a_process_that_writes_garbage_fails_that_task_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, line: str
) -> None:
    (tmp_path / "garbage_writer.py").write_text(
        "import json, sys\n"
        "for task in sys.stdin:\n"
        "    level = json.loads(task)['level']\n"
        "    if level == 'odd':\n"
        f"        print({line!r})\n"
        "    print(json.dumps({'move': level, 'lines': []}), flush=True)\n"
    )
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))

    async def test() -> None:
        running = BotPool(1, "garbage_writer")
        try:
            with pytest.raises(BotFailure, match="garbage"):
                await running.think(task("odd"))
            for level in ("one", "two"):
                assert (await running.think(task(level))).move == level, "an earlier task's answer"
        finally:
            await running.close()

    asyncio.run(test())


def test_a_process_that_hangs_is_ended(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "silent_reader.py").write_text("import sys\nsys.stdin.read()\n")
    monkeypatch.setattr("manueline.server.bots.pool.PATIENCE", 0.3)
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))

    async def test() -> None:
        running = BotPool(1, "silent_reader")
        with pytest.raises(BotFailure, match="Timeout"):
            await running.think(task(seconds=0.0))
        assert running.processes[0].pid is None
        await running.close()

    asyncio.run(test())


def test_a_task_that_cannot_be_done_fails_in_words_and_a_dead_process_is_replaced() -> None:
    async def test() -> None:
        async with pool() as running:
            with pytest.raises(BotFailure, match="no bot"):
                await running.think(task("nobody"))
            view = STATE.view(1).text
            with pytest.raises(BotFailure):
                await running.think(Task("azul", OPTIONS, view, "greedy", 0.1))
            pid = running.processes[0].pid
            assert pid is not None
            os.kill(pid, signal.SIGKILL)
            await until(lambda: running.processes[0].pid is None)
            assert (await running.think(task())).move

    asyncio.run(test())
