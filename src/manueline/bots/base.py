"""What a bot is: something that gets a view and returns a move."""

from __future__ import annotations

from random import Random
from typing import Protocol

from manueline.games.base import View
from manueline.games.values import Move


class Bot(Protocol):
    """A player that sees what its seat may see, and nothing else."""

    name: str

    def choose(self, view: View) -> Move:
        """One of the view's legal moves; it must be the viewer's turn."""


class RandomBot:
    """Plays any legal move, each as likely."""

    name = "random"

    def __init__(self, seed: int | None = None) -> None:
        self._rng = Random(seed)

    def choose(self, view: View) -> Move:
        return self._rng.choice(view.legal_moves)
