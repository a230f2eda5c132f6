"""A process that answers lines, one at a time: it can be stopped, killed and started again."""

from __future__ import annotations

import asyncio
import contextlib
import os
import sys
from collections.abc import Callable
from typing import TypeVar

T = TypeVar("T")
STOP = b"stop\n"
"""The line that makes a process answer its current task at once."""
END_SECONDS = 5.0


class ProcessFailure(Exception):
    """A process that died, hung, was never started, or wrote what is no answer."""


class LineProcess:
    """`python -m MODULE`, started when it is needed; it ends when its input does."""

    def __init__(self, module: str, longest_line: int) -> None:
        self._module, self._longest_line = module, longest_line
        self._process: asyncio.subprocess.Process | None = None

    @property
    def pid(self) -> int | None:
        """The running process; None before it was started, and once it has died."""
        return self._process.pid if self._process is not None and self._is_running else None

    @property
    def _is_running(self) -> bool:
        process = self._process
        return process is not None and process.returncode is None and not _has_ended(process.pid)

    async def start(self) -> None:
        if not self._is_running:
            self._process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", self._module),
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                limit=self._longest_line,
            )

    async def answer(self, line: bytes, seconds: float, read: Callable[[bytes], T]) -> T:
        """The answer to a line, as `read` makes it of the line that comes back.

        Raises ProcessFailure, as `read` does for what is no answer; the process is then gone. A
        call that is cancelled ends it, too. Otherwise its answer would be taken for the next one.
        """
        try:
            async with asyncio.timeout(seconds):
                answer = await self._exchange(line)
            if not answer.endswith(b"\n"):
                raise ProcessFailure("the process died")
            return read(answer)
        except (TimeoutError, OSError, ValueError) as error:
            await self.end()
            raise ProcessFailure(f"the process failed: {error!r}") from error
        except (ProcessFailure, asyncio.CancelledError):
            await self.end()
            raise

    async def _exchange(self, line: bytes) -> bytes:
        await self.start()
        assert self._process is not None
        assert self._process.stdin is not None and self._process.stdout is not None
        self._process.stdin.write(line + b"\n")
        await self._process.stdin.drain()
        return await self._process.stdout.readline()

    def stop(self) -> None:
        """Ask the process to answer now, with the best that it has."""
        if self._process is not None and self._process.stdin is not None:
            with contextlib.suppress(OSError, RuntimeError):
                self._process.stdin.write(STOP)

    async def end(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(process.wait(), END_SECONDS)


def _has_ended(pid: int) -> bool:
    """Asked of the system, since the event loop hears of it only later."""
    if not hasattr(os, "waitid"):  # macOS before Python 3.13
        return False
    try:
        return os.waitid(os.P_PID, pid, os.WEXITED | os.WNOHANG | os.WNOWAIT) is not None
    except ChildProcessError:
        return True
