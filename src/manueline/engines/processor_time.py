"""The processor time of a process, and how an engine that knows only the clock keeps to it."""

from __future__ import annotations

import ctypes
import time
from functools import cache

_MOST_CORRECTED = 0.5
"""By which part of its limit a turn may be longer or shorter to make up for earlier ones."""
_RATES = (0.2, 20.0)
"""The least and the most seconds by the clock that a processor second is taken to need."""
_WHOLE = 0.9
"""The part of the time told that a turn takes at least if the limit ended it."""
_NEWEST = 0.2
"""The weight of the last turn in the rate."""


def processor_seconds(pid: int) -> float | None:
    """What a process has used, all its threads together but not its children.

    None where the system does not tell, or once the process has ended and been waited for.
    """
    clock = _clock_of(pid)
    try:
        return None if clock is None else time.clock_gettime(clock)
    except OSError:
        return None


def _clock_of(pid: int) -> int | None:
    library = _library()
    if library is None:
        return None
    clock = ctypes.c_int()
    failed = library.clock_getcpuclockid(ctypes.c_int(pid), ctypes.byref(clock))
    return None if failed else clock.value


@cache
def _library() -> ctypes.CDLL | None:
    """The C library, if it has POSIX's clocks of other processes."""
    try:
        library = ctypes.CDLL(None)
        _ = library.clock_getcpuclockid
    except (OSError, TypeError, AttributeError):
        return None
    return library


class ProcessorBudget:
    """Turns processor seconds into seconds by the clock, for an engine that knows no others.

    How much of the processor an engine will get cannot be known before its turn. So each turn
    is given what the last ones needed, more if they used too little, and less if too much; on
    average the engine uses what it may.
    """

    def __init__(self) -> None:
        self._rate = 1.0
        self._saved = 0.0

    def seconds_for(self, allowed: float) -> float:
        """How long a turn may take by the clock that may use this many processor seconds."""
        most = _MOST_CORRECTED * allowed
        return (allowed + max(-most, min(most, self._saved))) * self._rate

    def add(self, allowed: float, told: float, elapsed: float, used: float) -> None:
        """A turn is over. One that ended by itself, a solved position, leaves all as it was."""
        if elapsed < _WHOLE * told or used <= 0:
            return
        self._saved += allowed - used
        low, high = _RATES
        rate = max(low, min(high, told / used))
        self._rate += _NEWEST * (rate - self._rate)
