"""The layout of Azul Duel's picture: the area of every component."""

from __future__ import annotations

from manueline.games.duel.components import LARGE, LINES, MOST_BROKEN
from manueline.games.duel.dome import CELLS_OF_SPACE
from manueline.render.svg.area import Area, around, square

MARGIN = 28
GAP = 24
CELL = 33
"""The side of a space of a pattern line or a dome."""
PLATE_GAP = 6
PLATE_CELL = 27
"""The side of a plate's cell outside the domes."""
BOARD_WIDTH, BOARD_HEIGHT = 496, 372
BOARDS_TOP = 372
WIDTH = 2 * MARGIN + 2 * BOARD_WIDTH + GAP
HEIGHT = BOARDS_TOP + BOARD_HEIGHT + MARGIN
DISPLAY = Area(MARGIN + 650, 64, WIDTH - 2 * MARGIN - 650, 120, 12)
STACK = Area(DISPLAY.x, 196, DISPLAY.width, 120, 12)


def factory(number: int) -> Area:
    if number == LARGE:
        return Area(MARGIN, 64, 160, 252, 12)
    return Area(MARGIN + 172 + (number - 1) * 116, 64, 104, 252, 12)


def sun_side(number: int) -> Area:
    at = factory(number)
    return Area(at.x + 8, at.y + 34, at.width - 16, 88, 8)


def moon_side(number: int) -> Area:
    at = factory(number)
    return Area(at.x + 8, at.y + 134, at.width - 16, 110, 8)


def sun_tile(number: int, index: int) -> Area:
    at, across = factory(number), 3 if number == LARGE else 2
    left = at.x + at.width / 2 - across * 17 + index % across * 34
    return square(left + 2, at.y + 44 + index // across * 36, 30)


def moon_tile(number: int, index: int) -> Area:
    """The large factory's tiles lie apart; a small one's stack goes up and to the right."""
    at = factory(number)
    if number == LARGE:
        return square(at.x + 14 + index % 4 * 34, at.y + 148 + index // 4 * 34, 30)
    return square(at.x + 34 + index * 13, at.y + 190 - index * 24, 34)


def factory_chip(number: int) -> Area:
    """A small factory's bonus chip."""
    at = factory(number)
    return Area(at.x + 11, at.y + 211, 34, 34, 17)


def display_plate(index: int) -> Area:
    return square(DISPLAY.x + 24 + index * 110, DISPLAY.y + 38, 2 * PLATE_CELL)


STACK_TOP = square(STACK.x + 20, STACK.y + 38, 2 * PLATE_CELL)


def taken_plate(index: int, count: int) -> Area:
    """One of the plates that were taken or drawn, beside the stack; many of them overlap."""
    step = min(66, (STACK.width - 160) / max(1, count))
    return square(STACK.x + 100 + index * step, STACK.y + 38, 2 * PLATE_CELL)


def board(seat: int) -> Area:
    x = MARGIN + seat * (BOARD_WIDTH + GAP)
    return Area(x, BOARDS_TOP, BOARD_WIDTH, BOARD_HEIGHT, 12)


def _offset(index: int) -> float:
    """The offset of a dome row or column; there is a gap between plates."""
    return index * CELL + index // 2 * PLATE_GAP


def line_space(seat: int, row: int, index: int) -> Area:
    """A pattern line's space; they are counted from the right, as they are filled."""
    at = board(seat)
    return square(at.x + 18 + (LINES - 1 - index) * CELL, at.y + 50 + _offset(row), CELL)


def line(seat: int, row: int) -> Area:
    return around((line_space(seat, row, 0), line_space(seat, row, row)))


def dome_cell(seat: int, cell: int) -> Area:
    at, (row, column) = board(seat), divmod(cell, LINES)
    left = at.x + 18 + LINES * CELL + 14
    return square(left + _offset(column), at.y + 50 + _offset(row), CELL)


def plate_space(seat: int, space: int) -> Area:
    """The four cells under a plate."""
    return around(dome_cell(seat, cell) for cell in CELLS_OF_SPACE[space])


def dome(seat: int) -> Area:
    return around((dome_cell(seat, 0), dome_cell(seat, LINES * LINES - 1)))


def broken_space(seat: int, index: int) -> Area:
    at = board(seat)
    return square(at.x + 74 + index * 36, at.y + 58 + _offset(LINES), 34)


def broken(seat: int) -> Area:
    return around((broken_space(seat, 0), broken_space(seat, MOST_BROKEN - 1)))


def chip(seat: int, index: int, count: int) -> Area:
    """One of `count` bonus chips on a board; many of them overlap."""
    at, step = board(seat), min(38, 300 / max(1, count))
    return Area(at.x + 75 + index * step, at.y + 103 + _offset(LINES), 34, 34, 17)
