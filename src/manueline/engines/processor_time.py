"""The processor time of a process, and how an engine that knows only the clock keeps to it."""

from __future__ import annotations

import ctypes
import time
from functools import cache

_MOST_CORRECTED = 0.5
"""By which part of its limit a turn may be longer or shorter to make up for earlier ones."""
_MOST_SECONDS = 50.0
"""The most seconds by the clock that a processor second is taken to need."""
_FIRST_SECONDS = 20.0
"""The same for the first turn, which so is ended by the processor time that it has used."""
_WHOLE = 0.9
"""The part of what it may use that a turn uses at least if the limit ended it."""
_KEPT = 0.8
"""How much the turns before the last one count for the next, each in turn."""


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

    How much of the processor an engine will get cannot be known before its turn. So each turn is
    given as long as the last ones needed, and is to be stopped if it gets more of the processor
    than they did. What turns used too little or too much, later ones may use more or less; on
    average the engine uses what it may.
    """

    def __init__(self) -> None:
        self._elapsed = 0.0
        self._used = 0.0
        self._saved = 0.0
        self._allowed = 0.0
        self._wanted = 0.0
        self._told = 0.0

    def begin(self, allowed: float) -> tuple[float, float]:
        """A turn begins: how long it may take by the clock, and of the processor."""
        most = _MOST_CORRECTED * allowed
        self._allowed = allowed
        self._wanted = allowed + max(-most, min(most, self._saved))
        rate = self._elapsed / self._used if self._used else _FIRST_SECONDS
        self._told = self._wanted * min(_MOST_SECONDS, rate)
        return self._told, self._wanted

    def end(self, elapsed: float, used: float) -> None:
        """It is over. A turn that ended by itself, a solved position, leaves all as it was."""
        if elapsed < _WHOLE * self._told and used < _WHOLE * self._wanted:
            return
        self._saved += self._allowed - used
        self._elapsed = _KEPT * self._elapsed + elapsed
        self._used = _KEPT * self._used + used
