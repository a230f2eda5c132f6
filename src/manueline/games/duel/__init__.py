"""Azul Duel: clauses D1 to D29 of docs/rules/duel.md."""

from collections.abc import Sequence

from manueline.games.duel.components import FIRST_GAME
from manueline.games.duel.preview import Preview, preview
from manueline.games.duel.state import Board, Duel, DuelState

__all__ = ["Board", "Duel", "DuelState", "Preview", "new", "preview"]


def new(tablets: Sequence[str] = FIRST_GAME, start: int | None = None) -> DuelState:
    """A new game with these tablet sides, or ("draw3",) or ("draw4",) to let nature draw them.

    Raises NotationError for options that do not exist.
    """
    return Duel(tuple(tablets), start).new()
