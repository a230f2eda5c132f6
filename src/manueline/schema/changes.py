"""What each event of a move changes on the table, so that it can be shown one after another.

A page that shows a move knows the position before it and the one after it. The changes lead from
the first to the second, event by event, as far as the events tell it; so whoever shows them needs
no rules.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, TypedDict

from manueline.schema.base import Position


class Change(TypedDict):
    """One value of a position that an event changes."""

    at: list[str | int]
    """The fields and indices that lead to it from the position."""
    by: int | None
    """What is added to a number; null if the value is replaced."""
    to: Any
    """What replaces the value."""


class Table:
    """The JSON of a position, on which events are carried out and changes noted."""

    def __init__(self, position: Position) -> None:
        self._position = position
        self._changes: list[Change] = []

    def get(self, *at: str | int) -> Any:
        value: Any = self._position
        for step in at:
            value = value[step]
        return value

    def set(self, value: object, *at: str | int) -> None:
        self.get(*at[:-1])[at[-1]] = value
        self._changes.append({"at": list(at), "by": None, "to": value})

    def add(self, number: int, *at: str | int) -> None:
        """Added, so that it stays right if other events are shown before."""
        if number:
            self.get(*at[:-1])[at[-1]] += number
            self._changes.append({"at": list(at), "by": number, "to": None})

    def noted(self) -> list[Change]:
        """The changes since the last call."""
        noted, self._changes = self._changes, []
        return noted

    # --- what both games have ------------------------------------------------------------------

    def score(self, player: int, points: int) -> None:
        self.add(points, "boards", player, "score")
        self.add(points, "scores", player)

    def fill_line(self, player: int, line: int, colour: str, held: int) -> None:
        self.set(colour, "boards", player, "lines", line, "colour")
        self.set(held, "boards", player, "lines", line, "count")

    def empty_line(self, player: int, line: int) -> None:
        self.set(None, "boards", player, "lines", line, "colour")
        self.set(0, "boards", player, "lines", line, "count")

    def count(self, heap: str, tiles: Iterable[str], each: int = 1) -> None:
        """Tiles that come to a heap that is counted by colours, or leave it."""
        letters = list(tiles)
        for colour in dict.fromkeys(letters):
            if colour in self.get(heap):
                self.add(each * letters.count(colour), heap, colour)

    def pour(self, heap: str, into: str) -> None:
        """All tiles of one heap into another."""
        for colour, number in dict(self.get(heap)).items():
            self.add(number, into, colour)
            self.add(-number, heap, colour)


def in_order(letters: Iterable[str], order: str) -> str:
    return "".join(sorted(letters, key=order.index))
