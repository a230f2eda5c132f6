"""Azul for 2 to 4 players on both walls: the clauses of docs/rules/azul.md."""

from manueline.games.azul.game import Azul, AzulState
from manueline.games.azul.position import Board, Phase
from manueline.games.azul.preview import Preview, preview
from manueline.games.base import View

__all__ = [
    "Azul",
    "AzulState",
    "Board",
    "Phase",
    "Preview",
    "new",
    "parse",
    "parse_view",
    "preview",
]


def new(players: int = 2, wall: str = "coloured", start: int | None = None) -> AzulState:
    """A new game; `start` is the seat that starts, drawn by nature if it is not given.

    Raises NotationError for options that do not exist.
    """
    return Azul(players, wall, start).new()


def parse(text: str, *, check: bool = True) -> AzulState:
    """Read a position; with `check` one that can arise by the rules. Raises NotationError."""
    return Azul.of_position(text).parse(text, check=check)


def parse_view(text: str, *, check: bool = True) -> View[AzulState]:
    """Read what `View.text` writes. Raises NotationError."""
    return Azul.of_position(text.partition(" ")[2]).parse_view(text, check=check)
