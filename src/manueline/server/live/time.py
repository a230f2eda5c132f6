"""The time, as tables in memory take it; tests replace it."""

from __future__ import annotations

import time


class Time:
    """`now` never jumps and decides everything; `wall` is only shown to people."""

    def now(self) -> float:
        return time.monotonic()

    def wall(self) -> float:
        return time.time()
