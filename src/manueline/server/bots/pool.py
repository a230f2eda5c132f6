"""A fixed number of bot processes, and a queue that is fair between those who ask."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import Callable
from typing import Protocol

import msgspec

from manueline.server import metrics
from manueline.server.bots.task import Failed, Task, Thought
from manueline.server.processes import LineProcess, ProcessFailure

LONGEST_LINE = 1 << 20
PATIENCE = 30.0
"""If a bot takes this many seconds more than its limit, its process is ended."""
MOST_WAITING = 200
"""Tasks of one creator of tables that may wait."""
SLOW_SECONDS = 2.0
"""Whoever waits for so long is told."""
PROCESS = "manueline.server.bots.process"


class BotFailure(Exception):
    """A task that gave no move."""


class Thinking(Protocol):
    """Runs tasks of bots; cancelling the call stops the task."""

    async def think(
        self, task: Task, creator: str = "", waits: Callable[[], None] | None = None
    ) -> Thought:
        """`waits` is called if the task has to wait long for a process. Raises BotFailure."""


class BotPool:
    """The processes; one that died is started again for the next task.

    Tasks wait in one queue for each creator of tables, and the creators take turns: whoever
    sets sixty tables makes their own bots wait, not everybody's. Waiting does not weaken a bot.
    """

    def __init__(self, processes: int, module: str = PROCESS) -> None:
        self.processes = [LineProcess(module, LONGEST_LINE) for _ in range(processes)]
        self._free = list(self.processes)
        self._waiting: OrderedDict[str, deque[asyncio.Future[LineProcess]]] = OrderedDict()

    async def start(self) -> None:
        """Start the processes before anybody waits for them."""
        await asyncio.gather(*(process.start() for process in self.processes))

    @property
    def waiting(self) -> int:
        return sum(map(len, self._waiting.values()))

    async def think(
        self, task: Task, creator: str = "", waits: Callable[[], None] | None = None
    ) -> Thought:
        """Raises BotFailure."""
        process = await self._free_process(creator, waits)
        line = msgspec.json.encode(task)
        work = asyncio.ensure_future(process.answer(line, (task.seconds or 0.0) + PATIENCE))
        work.add_done_callback(lambda _: self._give_back(process))
        try:
            answer = await asyncio.shield(work)
        except ProcessFailure as error:
            raise BotFailure(str(error)) from error
        except asyncio.CancelledError:
            process.stop()
            work.add_done_callback(_ignore_failure)
            raise
        return _thought(answer)

    async def _free_process(self, creator: str, waits: Callable[[], None] | None) -> LineProcess:
        if self._free:
            return self._free.pop()
        queue = self._waiting.setdefault(creator, deque())
        if len(queue) >= MOST_WAITING:
            raise BotFailure("too many bots of these tables wait")
        loop = asyncio.get_running_loop()
        given: asyncio.Future[LineProcess] = loop.create_future()
        queue.append(given)
        metrics.BOTS_WAITING.set(self.waiting)
        alarm = loop.call_later(SLOW_SECONDS, waits) if waits is not None else None
        try:
            return await given
        except asyncio.CancelledError:
            if given.done() and not given.cancelled():
                self._give_back(given.result())
            raise
        finally:
            if alarm is not None:
                alarm.cancel()
            metrics.BOTS_WAITING.set(self.waiting)

    def _give_back(self, process: LineProcess) -> None:
        """Give a process to the creator whose turn it is, or keep it for the next task."""
        while self._waiting:
            creator, queue = self._waiting.popitem(last=False)
            given = queue.popleft()
            if queue:
                self._waiting[creator] = queue  # behind the other creators
            if not given.done():
                given.set_result(process)
                return
        self._free.append(process)

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
