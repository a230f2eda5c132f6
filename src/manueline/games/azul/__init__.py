"""Azul for 2 to 4 players on both walls: clauses A1 to A26 of docs/rules/azul.md."""

from manueline.games.azul.preview import Preview, preview
from manueline.games.azul.state import Azul, AzulState, Board

__all__ = ["Azul", "AzulState", "Board", "Preview", "new", "preview"]


def new(players: int = 2, wall: str = "coloured", start: int | None = None) -> AzulState:
    """A new game; `start` is the seat that starts, drawn by nature if it is not given.

    Raises NotationError for options that do not exist.
    """
    return Azul(players, wall, start).new()
