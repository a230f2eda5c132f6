"""What drawings and sentences call the seats."""

from __future__ import annotations

from collections.abc import Sequence

from manueline.games.base import View
from manueline.games.values import NATURE


def default_names(view: View) -> tuple[str, ...]:
    return tuple(f"Player {seat + 1}" for seat in range(len(view.state.scores)))


def turn_words(view: View, names: Sequence[str]) -> str:
    """Who is to move."""
    turn = view.turn
    if turn is None:
        return "the game is over"
    return "nature to move" if turn == NATURE else f"{names[turn]} to move"


def shortened(name: str, width: int) -> str:
    return name if len(name) <= width else name[: width - 1] + "…"
