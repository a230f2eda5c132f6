"""The players' names in drawings, and the words for whose turn it is."""

from __future__ import annotations

from collections.abc import Sequence

from manueline.games.base import View
from manueline.games.values import NATURE
from manueline.render.labels import Label, english


def seat_names(view: View, names: Sequence[str] | None, longest: int) -> list[str]:
    """A name for every seat, not longer than a drawing has room for.

    Without `names` the seats are numbered. Raises ValueError for too few or too many of them.
    """
    seats = len(view.scores)
    if names is None:
        return [f"Player {seat + 1}" for seat in range(seats)]
    if len(names) != seats:
        raise ValueError(f"there are {seats} seats and {len(names)} names")
    return [shortened(name, longest) for name in names]


def turn_words(view: View, names: Sequence[str], label: Label = english) -> str:
    """Who is to move."""
    turn = view.turn
    if turn is None:
        return label("over")
    return label("nature-to-move") if turn == NATURE else label("to-move", name=names[turn])


def shortened(name: str, width: int) -> str:
    return name if len(name) <= width else name[: width - 1] + "…"
