"""What a player's board accepts: pattern lines (A9) and the floor line (A10)."""

from __future__ import annotations

from manueline.games import tiles
from manueline.games.azul.components import COLOUR_NAMES, COLOURS, FLOOR, FLOOR_COSTS
from manueline.games.azul.position import Board
from manueline.games.errors import IllegalMove
from manueline.games.tiles import Line


def accepting_lines(board: Board) -> list[int]:
    """A9: for each colour the pattern lines that may take it, as bits.

    Only the wall row is checked: a line may be started even if every space is barred (A18).
    """
    accepting = [0] * len(COLOURS)
    for row, (colour, count) in enumerate(board.lines):
        if count == 0:
            placed = board.wall[row]
            for free in range(len(COLOURS)):
                if free not in placed:
                    accepting[free] |= 1 << row
        elif count <= row:
            accepting[colour] |= 1 << row
    return accepting


def fill_line(board: Board, line: int, colour: int, count: int) -> tuple[tuple[Line, ...], int]:
    """A9: the pattern lines after laying the tiles, and how many tiles fall to the floor."""
    if line == FLOOR:
        return board.lines, count
    filled, fallen = tiles.fill_line(board.lines, line, colour, count, COLOUR_NAMES, "A9")
    if colour in board.wall[line]:
        on_wall = f"wall row {line + 1} already has {COLOUR_NAMES[colour]}"
        raise IllegalMove("on-wall", on_wall, clause="A9")
    return filled, fallen


def drop(floor: tuple[int, ...], colour: int, count: int) -> tuple[tuple[int, ...], int]:
    """A10: the floor line after `count` tiles fell, and how many of them go to the lid."""
    fits = min(count, len(FLOOR_COSTS) - len(floor))
    return floor + (colour,) * fits, count - fits
