"""Which matches rate the levels, and the order in which they are played; needs no package."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from itertools import pairwise
from time import monotonic

REFERENCE = "1"
"""In the program's numbers: sees its own move alone and makes no mistake, as `greedy` does."""
CHUNK_SECONDS = 2.0
"""How long a thread plays one pair before it looks which one is next."""


@dataclass(frozen=True, slots=True)
class Scale:
    """How the ratings of a game are measured."""

    configuration: str
    beside: str
    """The level nearest to the reference, which plays against it."""


SCALES = {"azul": Scale("azul/2-coloured", "casual"), "duel": Scale("duel/3-tablets", "practised")}

Pair = tuple[str, str]
"""A player and the weaker one that it plays against."""
Key = tuple[str, Pair]
"""A configuration and a pair."""
Playing = Callable[[str, Pair, range], list[str]]
"""Plays deals of a configuration and a pair, and gives their lines."""


def pairs(levels: Sequence[str]) -> list[Pair]:
    """Every level with the one below it."""
    return [(stronger, weaker) for weaker, stronger in pairwise(levels)]


def wanted(
    levels: Sequence[str], chosen: Iterable[str], configurations: Iterable[str]
) -> list[Key]:
    """The pairs whose stronger level is chosen, and the reference's matches with chosen ones."""
    chosen, found = set(chosen), list[Key]()
    for configuration in configurations:
        found += [
            (configuration, (REFERENCE, scale.beside))
            for scale in SCALES.values()
            if scale.configuration == configuration and scale.beside in chosen
        ]
        found += [(configuration, pair) for pair in pairs(levels) if pair[0] in chosen]
    return found


def deals_of(lines: Iterable[str]) -> dict[Key, set[int]]:
    """The numbers of the deals that a file of results has."""
    found: dict[Key, set[int]] = {}
    for line in lines:
        configuration, first, second, deal, *_ = line.split("\t")
        found.setdefault((configuration, (first, second)), set()).add(int(deal))
    return found


class Schedule:
    """Gives every match the same time, until it has its deals; the rest goes to the others."""

    def __init__(
        self, keys: Iterable[Key], deals: int, known: Mapping[Key, set[int]], seconds: float
    ) -> None:
        """`known` deals are not played again. No deal is begun once the seconds are over."""
        self._lock = threading.Lock()
        self._end = monotonic() + seconds
        self._matches = [
            _Match(key, [n for n in range(deals) if n not in known.get(key, ())]) for key in keys
        ]

    def next(self) -> tuple[_Match, range] | None:
        """Deals to play, or None if there are none left or time is over."""
        with self._lock:
            left = [match for match in self._matches if match.missing]
            if not left or monotonic() >= self._end:
                return None
            match = min(left, key=lambda match: match.spent + match.expected)
            return match, match.take()

    def done(self, match: _Match, deals: range, seconds: float) -> None:
        with self._lock:
            match.count(deals, seconds)


@dataclass(slots=True)
class _Match:
    key: Key
    missing: list[int]
    spent: float = 0.0
    played: int = 0
    in_progress: int = 0

    @property
    def expected(self) -> float:
        """The seconds that the deals in progress will take."""
        return self.in_progress * self._deal_seconds

    @property
    def _deal_seconds(self) -> float:
        return self.spent / self.played if self.played else CHUNK_SECONDS

    def take(self) -> range:
        """The next deals without a gap, as many as fit into a chunk."""
        first, most = self.missing[0], max(1, round(CHUNK_SECONDS / max(1e-3, self._deal_seconds)))
        size = 1
        while size < min(most, len(self.missing)) and self.missing[size] == first + size:
            size += 1
        del self.missing[:size]
        self.in_progress += size
        return range(first, first + size)

    def count(self, deals: range, seconds: float) -> None:
        self.in_progress -= len(deals)
        self.played += len(deals)
        self.spent += seconds


def play(
    schedule: Schedule, playing: Playing, write: Callable[[Key, list[str]], None], jobs: int
) -> None:
    """Plays on so many threads; `write` gets the lines of deals as they end, one call at a time."""
    writing = threading.Lock()

    def work() -> None:
        while (order := schedule.next()) is not None:
            match, deals = order
            start = monotonic()
            lines = playing(*match.key, deals)
            schedule.done(match, deals, monotonic() - start)
            with writing:
                write(match.key, lines)

    with ThreadPoolExecutor(jobs) as pool:
        for worker in [pool.submit(work) for _ in range(jobs)]:
            worker.result()
