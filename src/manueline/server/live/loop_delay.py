"""How late the event loop is, since whatever it reads may have waited for so long."""

from __future__ import annotations

import asyncio
import time

from manueline.server import metrics

SAMPLE_SECONDS = 0.05


class LoopDelay:
    """Measured by a task that should wake at regular times."""

    def __init__(self) -> None:
        self._lately = 0.0
        self._due = time.monotonic() + SAMPLE_SECONDS

    @property
    def seconds(self) -> float:
        """How late the loop was lately, or is now, if the task should have woken already."""
        return max(self._lately, time.monotonic() - self._due)

    async def measure(self) -> None:
        """Never ends."""
        while True:
            self._due = time.monotonic() + SAMPLE_SECONDS
            await asyncio.sleep(SAMPLE_SECONDS)
            late = max(0.0, time.monotonic() - self._due)
            self._lately = max(late, self._lately / 2)
            metrics.LOOP_DELAY.observe(late)
