"""What the best move does better than the one played, in ways that the rules decide."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from enum import StrEnum

from manueline.games.base import View
from manueline.games.registry import load_part
from manueline.games.shared_events import LineFilled
from manueline.games.values import Event, Move


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


Completion = tuple[int, int]
"""A pattern line and a colour of which one take brings exactly the tiles that the line lacks."""


def left_to_the_next(
    before: set[Completion], after_played: set[Completion], after_best: set[Completion]
) -> Iterator[Theme]:
    """The themes of what the next player can complete before and after the two moves."""
    more = after_played - after_best
    if more - before:
        yield Theme.GIFT
    if more & before:
        yield Theme.DENIED


def completes_a_line(events: Iterable[Event], player: int) -> bool:
    """Whether a move completes a pattern line of its player."""
    return any(
        isinstance(event, LineFilled) and event.player == player and event.held == event.line + 1
        for event in events
    )


ThemeFinder = Callable[[View, Move, Move], tuple[Theme, ...]]


def themes_of(view: View, played: Move, best: Move) -> tuple[Theme, ...]:
    """The themes of a mistake; none for a game that names none."""
    find: ThemeFinder | None = load_part(view.game.name, "themes")
    return () if find is None else find(view, played, best)
