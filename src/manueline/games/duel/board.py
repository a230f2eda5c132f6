"""What a player's board accepts: pattern lines and broken tiles (D17)."""

from __future__ import annotations

from manueline.games import tiles
from manueline.games.duel.components import BROKEN, COLOUR_NAMES, COLOURS, MOST_BROKEN
from manueline.games.duel.position import Board
from manueline.games.tiles import Counts, Line, changed


def accepting_lines(board: Board) -> list[int]:
    """D17: for each colour the pattern lines that may take it, as bits."""
    accepting = [0] * len(COLOURS)
    for row, (colour, count) in enumerate(board.lines):
        if count == 0:
            for free in range(len(COLOURS)):
                accepting[free] |= 1 << row
        elif count <= row:
            accepting[colour] |= 1 << row
    return accepting


def fill_line(board: Board, line: int, colour: int, count: int) -> tuple[tuple[Line, ...], int]:
    """D17: the pattern lines after laying the tiles, and how many tiles break."""
    if line == BROKEN:
        return board.lines, count
    return tiles.fill_line(board.lines, line, colour, count, COLOUR_NAMES, "D17")


def break_tiles(broken: Counts, colour: int, count: int) -> tuple[Counts, int]:
    """D17: the broken tiles after `count` more, and how many of these go to the tower."""
    fits = min(count, MOST_BROKEN - sum(broken))
    return (changed(broken, colour, fits) if fits else broken), count - fits
