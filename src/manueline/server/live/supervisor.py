"""Background tasks: logged, counted and started again when they fail."""

from __future__ import annotations

import asyncio
import logging
import random
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

from manueline.server import metrics
from manueline.server.storage import Unavailable

logger = logging.getLogger("manueline.supervisor")

FIRST_PAUSE, LONGEST_PAUSE = 0.2, 5.0
STEADY_SECONDS = 1.0
"""A task that has run for so long after a failure counts as up again."""
STUCK_SECONDS = 15.0
"""What is done again and again is short: if it takes so long once, it counts as down."""


class Supervisor:
    """The background tasks of a worker."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[None]] = set()
        self.down: dict[str, str] = {}
        """The tasks that have failed and do not work again yet, with the reason."""

    def run_forever(self, name: str, work: Callable[[], Awaitable[None]]) -> None:
        """Run something that never ends; start it again whenever it fails."""
        self._start(self._forever(name, work), name)

    def every(self, name: str, seconds: float, work: Callable[[], Awaitable[None]]) -> None:
        """Do something again and again; after a failure soon, and then later each time."""
        self._start(self._repeated(name, seconds, work), name)

    def spawn(
        self,
        name: str,
        work: Coroutine[Any, Any, None],
        failed: Callable[[], None] | None = None,
    ) -> asyncio.Task[None]:
        """Run something once. An exception is logged and counted, and `failed` is called."""
        task = self._start(self._once(name, work, failed), name)
        # One that is cancelled before it begins has not awaited its work.
        task.add_done_callback(lambda _: work.close())
        return task

    async def close(self) -> None:
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _start(self, work: Coroutine[Any, Any, None], name: str) -> asyncio.Task[None]:
        task = asyncio.create_task(work, name=name)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def _forever(self, name: str, work: Callable[[], Awaitable[None]]) -> None:
        pause = FIRST_PAUSE
        while True:
            loop = asyncio.get_running_loop()
            started = loop.time()
            steady = loop.call_later(STEADY_SECONDS, self._up, name)
            try:
                await work()
                self._down(name, RuntimeError("it ended by itself"))
            except Exception as error:
                self._down(name, error)
            finally:
                steady.cancel()
            pause = FIRST_PAUSE if loop.time() - started > LONGEST_PAUSE else _longer(pause)
            await asyncio.sleep(pause)

    async def _repeated(
        self, name: str, seconds: float, work: Callable[[], Awaitable[None]]
    ) -> None:
        pause = FIRST_PAUSE
        while True:
            alarm = asyncio.get_running_loop().call_later(STUCK_SECONDS, self._stuck, name)
            try:
                await work()
            except Exception as error:
                self._down(name, error)
                pause = next_pause = _longer(pause)
            else:
                self._up(name)
                pause, next_pause = FIRST_PAUSE, seconds
            finally:
                alarm.cancel()
            await asyncio.sleep(next_pause)

    async def _once(
        self, name: str, work: Coroutine[Any, Any, None], failed: Callable[[], None] | None
    ) -> None:
        try:
            await work
        except Exception as error:
            metrics.TASK_FAILURES.labels(name).inc()
            logger.error("%s failed", name, exc_info=error)
            if failed is not None:
                failed()

    def _down(self, name: str, error: Exception) -> None:
        """Everybody may read the reason, so only what is known to name nothing is part of it."""
        metrics.TASK_FAILURES.labels(name).inc()
        is_expected = isinstance(error, Unavailable)
        reason = str(error) if is_expected else type(error).__name__
        if self.down.get(name) != reason:
            text = "%s failed and is started again: %s"
            logger.error(text, name, reason, exc_info=None if is_expected else error)
        self.down[name] = reason

    def _stuck(self, name: str) -> None:
        """It neither works nor fails, as where something does not answer."""
        metrics.TASK_FAILURES.labels(name).inc()
        if name not in self.down:
            logger.error("%s has not ended for %g s", name, STUCK_SECONDS)
        self.down[name] = "it waits and does not go on"

    def _up(self, name: str) -> None:
        if self.down.pop(name, None) is not None:
            logger.warning("%s works again", name)


def _longer(pause: float) -> float:
    return min(LONGEST_PAUSE, 2 * pause) * random.uniform(0.8, 1.2)
