"""A fixed number of bot processes, and a queue that is fair between those who ask."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
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
        work = asyncio.ensure_future(process.answer(line, (task.seconds or 0.0) + PATIENCE))
        work.add_done_callback(lambda _: self._queue.give_back(process))
        try:
            answer = await asyncio.shield(work)
        except ProcessFailure as error:
            raise BotFailure(str(error)) from error
        except asyncio.CancelledError:
            process.stop()
            work.add_done_callback(_ignore_failure)
            raise
        return _thought(answer)

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


def _thought(answer: bytes) -> Thought:
    """Raises BotFailure, also for a line that is no answer at all."""
    try:
        return msgspec.json.decode(answer, type=Thought)
    except msgspec.MsgspecError:
        pass
    try:
        reason = msgspec.json.decode(answer, type=Failed).error
    except (msgspec.MsgspecError, UnicodeDecodeError):
        reason = f"a bot's process wrote garbage: {answer[:80]!r}"
    raise BotFailure(reason)


def _ignore_failure(work: asyncio.Future[bytes]) -> None:
    """Retrieve the exception of a cancelled task, since asyncio would log it otherwise."""
    if not work.cancelled():
        work.exception()
