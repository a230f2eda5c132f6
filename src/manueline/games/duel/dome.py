"""The dome: where plate cells lie, what they show, and which spaces a tile may take."""

from __future__ import annotations

from manueline.games.duel.components import (
    COLOURS,
    EMPTY,
    LAID_CELLS,
    LINES,
    SPACES,
    SPECIAL,
    WILD,
)
from manueline.games.duel.position import Board, Plates, Tiles

CELLS_OF_SPACE = tuple(
    tuple((2 * (space // 3) + cell // 2) * LINES + 2 * (space % 3) + cell % 2 for cell in range(4))
    for space in range(SPACES)
)
"""The tile spaces under a plate: top-left, top-right, bottom-left, bottom-right."""
SPACE_OF_CELL = tuple(3 * (cell // LINES // 2) + cell % LINES // 2 for cell in range(LINES * LINES))


def shows(plates: Plates, cell: int) -> int:
    """What a tile space shows: a colour, SPECIAL, WILD, or EMPTY without a plate."""
    space = SPACE_OF_CELL[cell]
    laid = plates[space]
    return EMPTY if laid == EMPTY else LAID_CELLS[laid][CELLS_OF_SPACE[space].index(cell)]


def free_columns(plates: Plates, tiles: Tiles, row: int, colour: int) -> list[int]:
    """D19: the free spaces of a row that show the colour, or are wild.

    The same colour elsewhere in the row or column does not matter (D30).
    """
    return [
        column
        for column in range(LINES)
        if tiles[row * LINES + column] == EMPTY
        and shows(plates, row * LINES + column) in (colour, WILD)
    ]


def row_has_all_plates(plates: Plates, row: int) -> bool:
    """D20: whether all three plates of a dome row are laid."""
    first = 3 * (row // 2)
    return EMPTY not in plates[first : first + 3]


def breaks(board: Board, row: int) -> bool:
    """D20: whether a line's tiles break when its turn comes: all three plates of the row are laid,
    and none of their free spaces takes its colour."""
    colour, count = board.lines[row]
    return (
        count > 0
        and row_has_all_plates(board.plates, row)
        and not free_columns(board.plates, board.tiles, row, colour)
    )


def special_cell_to_fill(plates: Plates, tiles: Tiles, cell: int) -> int | None:
    """D22: the special space of the cell's plate, if its three other spaces are now filled."""
    space = SPACE_OF_CELL[cell]
    special = None
    for other in CELLS_OF_SPACE[space]:
        if shows(plates, other) == SPECIAL:
            special = other
        elif tiles[other] == EMPTY:
            return None
    return special


def cell_text(shown: int) -> str:
    """A letter for what a space shows: a colour, `*` special, `?` wild, `.` no plate."""
    return (COLOURS + "*?.")[shown]
