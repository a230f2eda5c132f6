"""The layout of Azul's picture: the area of every component."""

from __future__ import annotations

from manueline.games.azul.components import FLOOR_COSTS, SIZE
from manueline.render.svg.area import Area, around, square

MARGIN = 28
GAP = 24
"""The gap between boards side by side; the vertical gap is a little smaller."""
CELL = 38
BOARD_WIDTH, BOARD_HEIGHT = 460, 316
BOARDS_TOP = 290
WIDTH = 2 * MARGIN + 2 * BOARD_WIDTH + GAP
FACTORY_RADIUS = 47
CENTRE = Area(MARGIN, 182, WIDTH - 2 * MARGIN, 52, 12)


def height(players: int) -> float:
    """How high the picture is: two boards in each row."""
    rows = -(-players // 2)
    return BOARDS_TOP + rows * (BOARD_HEIGHT + 20) + MARGIN - 20


def factory(index: int, count: int) -> Area:
    """The circle of one of `count` factories."""
    pitch = min(132, (WIDTH - 2 * MARGIN) / count)
    middle = (WIDTH - pitch * count) / 2 + pitch * (index + 0.5)
    side = 2 * FACTORY_RADIUS
    return Area(middle - FACTORY_RADIUS, 114 - FACTORY_RADIUS, side, side, FACTORY_RADIUS)


def factory_tile(index: int, count: int, tile: int) -> Area:
    x, y = factory(index, count).centre
    return square(x - 29.5 + tile % 2 * 31, y - 33 + tile // 2 * 31, 28)


def centre_tile(index: int, count: int) -> Area:
    """One of `count` tiles, marker included, in the centre; many of them overlap."""
    step = min(34, (CENTRE.width - 90) / (1 + count))
    return square(MARGIN + 80 + index * step, CENTRE.y + 11, 30)


def board(seat: int) -> Area:
    x = MARGIN + seat % 2 * (BOARD_WIDTH + GAP)
    y = BOARDS_TOP + seat // 2 * (BOARD_HEIGHT + 20)
    return Area(x, y, BOARD_WIDTH, BOARD_HEIGHT, 12)


def line_space(seat: int, row: int, index: int) -> Area:
    """A pattern line's space; they are counted from the right, as they are filled."""
    at = board(seat)
    return square(at.x + 20 + (SIZE - 1 - index) * CELL, at.y + 48 + row * CELL, CELL)


def line(seat: int, row: int) -> Area:
    return around((line_space(seat, row, 0), line_space(seat, row, row)))


def wall_space(seat: int, row: int, column: int) -> Area:
    at = board(seat)
    left = at.x + BOARD_WIDTH - 20 - SIZE * CELL
    return square(left + column * CELL, at.y + 48 + row * CELL, CELL)


def floor_space(seat: int, index: int) -> Area:
    at = board(seat)
    return square(at.x + 20 + index * (CELL + 4), at.y + 64 + SIZE * CELL, CELL)


def floor(seat: int) -> Area:
    return around((floor_space(seat, 0), floor_space(seat, len(FLOOR_COSTS) - 1)))
