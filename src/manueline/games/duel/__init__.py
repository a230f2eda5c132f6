"""Azul Duel: the clauses of docs/rules/duel.md."""

from collections.abc import Sequence

from manueline.games.base import View
from manueline.games.duel.components import FIRST_GAME
from manueline.games.duel.game import Duel, DuelState
from manueline.games.duel.position import Board, Phase
from manueline.games.duel.preview import Preview, preview

__all__ = [
    "Board",
    "Duel",
    "DuelState",
    "Phase",
    "Preview",
    "new",
    "parse",
    "parse_view",
    "preview",
]


def new(tablets: Sequence[str] = FIRST_GAME, start: int | None = None) -> DuelState:
    """A new game with these tablet sides, or ("draw3",) or ("draw4",) to let nature draw them.

    Raises NotationError for options that do not exist.
    """
    return Duel(tuple(tablets), start).new()


def parse(text: str, game: Duel | None = None, *, check: bool = True) -> DuelState:
    """Read a position; with `check` one that can arise by the rules. Raises NotationError.

    Only while the scoring tablets are being drawn must the game be given.
    """
    return (game or Duel.of_position(text)).parse(text, check=check)


def parse_view(text: str, game: Duel | None = None, *, check: bool = True) -> View[DuelState]:
    """Read what `View.text` writes, as `parse` reads a position. Raises NotationError."""
    return (game or Duel.of_position(text.partition(" ")[2])).parse_view(text, check=check)
