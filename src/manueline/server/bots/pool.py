"""A fixed number of bot processes. While tasks wait for a free one, each gets less time."""

from __future__ import annotations

import asyncio
import contextlib
import sys
from typing import Protocol

import msgspec
from msgspec.structs import replace

from manueline.server import metrics
from manueline.server.bots.task import STOP, Failed, Task, Thought

LEAST_SECONDS = 0.02
LONGEST_LINE = 1 << 20
PATIENCE = 30.0
"""If a bot takes this many seconds more than its limit, its process is ended."""


class BotFailure(Exception):
    """A task that gave no move."""


class Thinking(Protocol):
    """Runs tasks of bots; cancelling the call stops the task."""

    async def think(self, task: Task) -> Thought:
        """Raises BotFailure."""


class BotPool:
    """The processes; one that died is started again for the next task."""

    def __init__(self, processes: int) -> None:
        self._size = processes
        self._free: asyncio.Queue[_Process] = asyncio.Queue()
        self._all = [_Process() for _ in range(processes)]
        for process in self._all:
            self._free.put_nowait(process)
        self.waiting = 0

    async def start(self) -> None:
        """Start the processes before anybody waits for them."""
        await asyncio.gather(*(process.start() for process in self._all))

    async def think(self, task: Task) -> Thought:
        """Raises BotFailure."""
        self._wait(1)
        try:
            process = await self._free.get()
        finally:
            self._wait(-1)
        shortened = max(LEAST_SECONDS, task.seconds / (1 + self.waiting / self._size))
        work = asyncio.ensure_future(process.answer(replace(task, seconds=shortened)))
        work.add_done_callback(lambda _: self._free.put_nowait(process))
        try:
            return await asyncio.shield(work)
        except asyncio.CancelledError:
            process.stop()
            work.add_done_callback(_ignore_failure)
            raise

    def _wait(self, by: int) -> None:
        self.waiting += by
        metrics.BOTS_WAITING.set(self.waiting)

    async def close(self) -> None:
        await asyncio.gather(*(process.end() for process in self._all))


def _ignore_failure(work: asyncio.Future[Thought]) -> None:
    """Retrieve the exception of a cancelled task, since asyncio would log it otherwise."""
    if not work.cancelled():
        work.exception()


class _Process:
    """One process, which answers one task at a time."""

    def __init__(self) -> None:
        self._process: asyncio.subprocess.Process | None = None

    async def answer(self, task: Task) -> Thought:
        try:
            line = await asyncio.wait_for(self._exchange(task), task.seconds + PATIENCE)
        except (TimeoutError, OSError, ValueError) as error:
            await self.end()
            raise BotFailure(f"a bot's process failed: {error!r}") from error
        if not line:
            await self.end()
            raise BotFailure("a bot's process died")
        try:
            return msgspec.json.decode(line, type=Thought)
        except msgspec.ValidationError:
            raise BotFailure(msgspec.json.decode(line, type=Failed).error) from None

    async def start(self) -> None:
        if self._process is None or self._process.returncode is not None:
            self._process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", "manueline.server.bots.process"),
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                limit=LONGEST_LINE,
            )

    async def _exchange(self, task: Task) -> bytes:
        await self.start()
        assert self._process is not None
        assert self._process.stdin is not None and self._process.stdout is not None
        self._process.stdin.write(msgspec.json.encode(task) + b"\n")
        await self._process.stdin.drain()
        return await self._process.stdout.readline()

    def stop(self) -> None:
        """Ask the process to answer now, with its best move so far."""
        if self._process is not None and self._process.stdin is not None:
            with contextlib.suppress(OSError):
                self._process.stdin.write(STOP)

    async def end(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()
