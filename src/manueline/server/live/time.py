"""The time, as tables in memory take it; tests replace it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Protocol


class Timer(Protocol):
    """Something that is going to happen."""

    def cancel(self) -> None: ...


class Time:
    """`now` never jumps and decides everything; `wall` is only shown to people."""

    def now(self) -> float:
        return time.monotonic()

    def wall(self) -> float:
        return time.time()

    def call_at(self, at: float, act: Callable[[], None]) -> Timer:
        """Do something when `now` has reached a time."""
        return asyncio.get_running_loop().call_later(max(0.0, at - self.now()), act)
