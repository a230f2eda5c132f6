"""What the best move does better than the one played, in ways that the rules decide."""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum

from manueline.games.base import View
from manueline.games.registry import load_part
from manueline.games.values import Move


class Theme(StrEnum):
    """What a mistake was about."""

    FLOOR = "floor"
    """The move played drops more tiles."""
    LINE = "unfinished line"
    """The best move completes a pattern line, the move played does not."""
    COLUMN = "missed column"
    """The best move secures the last tile of a wall column, the move played does not."""
    GIFT = "gift to the next player"
    """The move played makes a take possible by which the next player completes a line."""
    DENIED = "denied move"
    """The best move prevents such a take, which was possible before and stays so."""
    MARKER = "marker"
    """One of the moves takes the marker or the first-player tile, the other does not."""
    PLATES = "plates"
    """The moves differ in the dome plate that is taken, drawn, kept or laid."""
    CHIPS = "chips"
    """The moves differ in the bonus chips that are taken or spent."""


ThemeFinder = Callable[[View, Move, Move], tuple[Theme, ...]]


def themes_of(view: View, played: Move, best: Move) -> tuple[Theme, ...]:
    """The themes of a mistake; none for a game that names none."""
    find: ThemeFinder | None = load_part(view.game.name, "themes")
    return () if find is None else find(view, played, best)
