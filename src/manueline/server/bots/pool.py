"""A fixed number of bot processes, and a queue that is fair between those who ask."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Protocol

import msgspec

from manueline.server import metrics
from manueline.server.bots.task import Failed, Task, Thought
from manueline.server.fair_queue import FairQueue
from manueline.server.processes import LineProcess, ProcessFailure

LONGEST_LINE = 1 << 20
PATIENCE = 30.0
"""If a bot takes this many seconds more than its limit, its process is ended."""
SLOW_SECONDS = 2.0
"""Whoever waits for so long is told."""
PROCESS = "manueline.server.bots.process"


class BotFailure(Exception):
    """A task that gave no move."""


class Thinking(Protocol):
    """Runs tasks of bots; cancelling the call stops the task."""

    async def think(
        self, task: Task, creator: str = "", on_wait: Callable[[], None] | None = None
    ) -> Thought:
        """`on_wait` is called if the task has to wait long for a process. Raises BotFailure."""


class BotPool:
    """The processes; one that died is started again for the next task.

    A task waits for a process as long as it takes, and is not weakened by that. The creators of
    tables take turns: whoever sets sixty tables makes their own bots wait, not everybody's.
    """

    def __init__(self, processes: int, module: str = PROCESS) -> None:
        self.processes = [LineProcess(module, LONGEST_LINE) for _ in range(processes)]
        self._queue = FairQueue(self.processes)

    async def start(self) -> None:
        """Start the processes before anybody waits for them."""
        await asyncio.gather(*(process.start() for process in self.processes))

    async def think(
        self, task: Task, creator: str = "", on_wait: Callable[[], None] | None = None
    ) -> Thought:
        """Raises BotFailure."""
        process = await self._free_process(creator, on_wait)
        line = msgspec.json.encode(task)
        patience = (task.seconds or 0.0) + PATIENCE
        work = asyncio.ensure_future(process.answer(line, patience, _read))
        work.add_done_callback(lambda _: self._queue.give_back(process))
        try:
            answer = await asyncio.shield(work)
        except ProcessFailure as error:
            raise BotFailure(str(error)) from error
        except asyncio.CancelledError:
            process.stop()
            work.add_done_callback(_ignore_failure)
            raise
        if isinstance(answer, Failed):
            raise BotFailure(answer.error)
        return answer

    async def _free_process(self, creator: str, on_wait: Callable[[], None] | None) -> LineProcess:
        alarm = None
        if on_wait is not None:
            alarm = asyncio.get_running_loop().call_later(SLOW_SECONDS, on_wait)
        metrics.BOTS_WAITING.inc()
        try:
            return await self._queue.take(creator)
        finally:
            metrics.BOTS_WAITING.dec()
            if alarm is not None:
                alarm.cancel()

    async def close(self) -> None:
        await asyncio.gather(*(process.end() for process in self.processes))


def _read(answer: bytes) -> Thought | Failed:
    """Raises ProcessFailure for a line that is no answer at all."""
    with suppress(msgspec.MsgspecError, UnicodeDecodeError):
        return msgspec.json.decode(answer, type=Thought)
    with suppress(msgspec.MsgspecError, UnicodeDecodeError):
        return msgspec.json.decode(answer, type=Failed)
    raise ProcessFailure(f"a bot's process wrote garbage: {answer[:80]!r}")


def _ignore_failure(work: asyncio.Future[Thought | Failed]) -> None:
    """Retrieve the exception of a cancelled task, since asyncio would log it otherwise."""
    if not work.cancelled():
        work.exception()
