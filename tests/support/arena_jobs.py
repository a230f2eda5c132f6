"""One game of the arena to play."""

from __future__ import annotations

from dataclasses import replace

from manueline.arena.schedule import Job, groups
from manueline.games.azul import Azul


def job(*players: str) -> Job:
    """A game of Azul between these players."""
    return replace(groups(Azul(len(players)), ["x", "y"], 2, seed=4)[0][0], seating=players)
