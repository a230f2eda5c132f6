"""An engine without a process: what it says is scripted, and its clock is not the world's."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import chain

from manueline.bots import Limit
from manueline.engines import EngineFailure, ExternalBot, Timeouts
from manueline.engines.lines import Line

Said = Line | float | EngineFailure
"""A line, a pause in seconds, or the end of the engine."""
Script = Callable[[str], Iterable[Said]]
"""What the engine says when it is told a line."""

SILENCE = 1e9
CRASH = EngineFailure("crashed", "it ended with exit code 3")
GREETING = ["id name Scripted", "id author tests", "game azul 1", "game duel 1", "ready"]
TIMEOUTS = Timeouts(start=5, grace=2, unlimited=30, quit=1)


class ScriptedTransport:
    """Every pause passes at once; `sent` is what the host has said."""

    def __init__(self, script: Script) -> None:
        self.sent: list[str] = []
        self.closed: float | None = None
        self._script = script
        self._coming: Iterator[Said] = iter(())
        self._next: Line | EngineFailure | None = None
        self._due = 0.0
        self._now = 0.0
        self.share = 1.0
        """How much of the processor the engine has."""

    def now(self) -> float:
        return self._now

    def cpu(self) -> float | None:
        return self._now * self.share

    def send(self, line: str) -> None:
        assert self.closed is None
        self.sent.append(line)
        self._coming = chain(self._coming, self._script(line))

    def receive(self, seconds: float) -> Line | None:
        assert self.closed is None
        self._due = max(self._due, self._now)
        for said in self._coming if self._next is None else ():
            if not isinstance(said, float):
                self._next = said
                break
            self._due += said
        if self._next is None or self._due > self._now + seconds:
            self._now += seconds
            return None
        self._now, said, self._next = self._due, self._next, None
        if isinstance(said, EngineFailure):
            raise said
        return said

    def close(self, seconds: float) -> None:
        self.closed = seconds


def honest(told: str) -> Iterable[Said]:
    """An engine without a fault, which knows no rules and needs no memory but the last moves."""
    word, *rest = told.split()
    if word == "manueline":
        return GREETING
    if word == "ping":
        return [f"pong {rest[0]}"]
    return []


def playing(**changes: Iterable[Said]) -> Script:
    """The honest engine with other answers to some words; it plays the first legal move."""
    moves: list[str] = []

    def script(told: str) -> Iterable[Said]:
        word, *rest = told.split()
        if word in changes:
            return changes[word]
        if "moves" in rest:
            moves[:] = rest[rest.index("moves") + 1 :]
        return [f"best {move}" for move in moves[:1]] if word == "go" else honest(told)

    return script


class Scripted(ExternalBot):
    """A bot over scripted transports, one for every start of the engine."""

    def __init__(self, *scripts: Script, limit: Limit | None = None) -> None:
        self.transports = [ScriptedTransport(script) for script in scripts]
        unused = iter(self.transports)
        super().__init__(lambda: next(unused), "some engine", limit, TIMEOUTS, seed=5)
