"""Phrases that both games' sentences share, and `EventSentences`, the table of a game."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import groupby
from typing import Any

from manueline.games.values import Event
from manueline.render.palette import TILE_COLOURS

Names = Sequence[str]


@dataclass(frozen=True, slots=True)
class EventSentences:
    """The functions that turn one game's events into sentences, by kind of event."""

    single: Mapping[type[Event], Callable[[Any, Names], str]]
    runs: Mapping[type[Event], Callable[[Any, Names], str]]
    """Kinds of which a whole run becomes one sentence."""
    opens: frozenset[type[Event]]
    """Kinds that start a line which `continues` kinds extend."""
    continues: frozenset[type[Event]] = field(default_factory=frozenset)
    joins: Mapping[type[Event], type[Event]] = field(default_factory=dict)
    """Kinds that belong to the run of another kind."""


def plural(count: int, word: str) -> str:
    return f"{count} {word}" if count == 1 else f"{count} {word}s"


def colour(letter: str) -> str:
    return TILE_COLOURS[letter].name


def tiles(count: int, letter: str) -> str:
    """`2 red tiles`."""
    return plural(count, f"{colour(letter)} tile")


def heap(letters: str) -> str:
    """Letters as words: `2 blue and 1 red`."""
    return listed([f"{len(list(run))} {colour(letter)}" for letter, run in groupby(letters)])


def listed(parts: Sequence[str]) -> str:
    """`a, b and c`."""
    if len(parts) < 2:
        return "".join(parts)
    return f"{', '.join(parts[:-1])} and {parts[-1]}"


def runs(horizontal: int, vertical: int, points: int) -> str:
    """Where a placed tile's points come from."""
    parts = [f"{length} {way}" for length, way in ((horizontal, "across"), (vertical, "down"))]
    kept = [part for part, length in zip(parts, (horizontal, vertical), strict=True) if length > 1]
    if not kept:
        return f"{plural(points, 'point')}, no neighbours"
    return f"{plural(points, 'point')} ({' and '.join(kept)})"


def settled(name: str, cost: int, points: int, what: str) -> str:
    """A loss, which is smaller than `cost` if the score reached 0."""
    lost = f"{name} loses {plural(points, 'point')} for {what}"
    return f"{lost}." if points == cost else f"{lost} (of {cost}: the score stops at 0)."
