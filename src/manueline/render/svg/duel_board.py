"""One player's board of Azul Duel as a picture."""

from __future__ import annotations

from manueline.games.duel import scoring
from manueline.games.duel.components import (
    COLOURS,
    EMPTY,
    LINES,
    MOST_BROKEN,
    SPACES,
    SPECIAL,
    SPECIAL_POINTS,
    TOKENS,
)
from manueline.games.duel.dome import CELLS_OF_SPACE, shows
from manueline.games.duel.game import DuelState
from manueline.games.duel.position import Board
from manueline.render.svg.duel_parts import chip, free_cell
from manueline.render.svg.shapes import (
    empty_space,
    first_tile,
    group,
    heap_letters,
    label,
    panel,
    tile,
)

CELL = 33
PLATE_GAP = 6
BOARD = (496, 372)


def board(state: DuelState, seat: int, name: str, x: float, y: float) -> str:
    held = state.boards[seat]
    right = x + BOARD[0] - 20
    parts = [
        panel(x, y, *BOARD, lit=state.turn == seat),
        label(name, x + 20, y + 32, "large"),
        label(f"{held.score} points", right, y + 32, anchor="end"),
    ]
    top = y + 50
    for row in range(LINES):
        level = top + _offset(row)
        parts += _line(held, row, x + 18, level)
        parts.append(label(str(SPECIAL_POINTS[row]), right, level + 21, "small soft", "end"))
        parts.append(tile("*", right - 26, level + 9, 15))
    dome_left = x + 18 + LINES * CELL + 14
    for space in range(SPACES):
        parts += _plate(held, space, dome_left, top)
    below = top + _offset(LINES) + 8
    parts += _broken(state, seat, x + 20, below)
    parts += _store(held, x + 20, below + 44)
    return group(f"{name}'s board: {held.score} points", parts)


def _offset(index: int) -> float:
    """Where a dome row or column begins: plates stand a little apart."""
    return index * CELL + index // 2 * PLATE_GAP


def _line(held: Board, row: int, x: float, y: float) -> list[str]:
    colour, count = held.lines[row]
    right = x + LINES * CELL
    return [
        tile(COLOURS[colour], right - (index + 1) * CELL + 1, y + 1, CELL - 2)
        if index < count
        else empty_space(right - (index + 1) * CELL, y, CELL)
        for index in range(row + 1)
    ]


def _plate(held: Board, space: int, left: float, top: float) -> list[str]:
    cells = CELLS_OF_SPACE[space]
    first = cells[0]
    if held.plates[space] == EMPTY:
        x, y = left + _offset(first % LINES), top + _offset(first // LINES)
        return [
            empty_space(x, y, 2 * CELL),
            label(str(space + 1), x + CELL, y + CELL + 5, "small soft", "middle"),
        ]
    parts = []
    for cell in cells:
        x, y = left + _offset(cell % LINES), top + _offset(cell // LINES)
        placed = held.tiles[cell]
        if placed == EMPTY:
            parts.append(free_cell(shows(held.plates, cell), x, y, CELL))
        else:
            letter = "*" if placed == SPECIAL else COLOURS[placed]
            parts.append(tile(letter, x + 1, y + 1, CELL - 2))
    return parts


def _broken(state: DuelState, seat: int, x: float, y: float) -> list[str]:
    held = state.boards[seat]
    parts = [label("broken", x, y + 22, "small soft")]
    letters = heap_letters(held.broken, COLOURS)
    for index in range(MOST_BROKEN):
        left = x + 54 + index * 36
        if index < len(letters):
            parts.append(tile(letters[index], left + 1, y + 1, 32))
        else:
            parts.append(empty_space(left, y, 34))
    holds = state.first_tile == seat
    if holds:
        parts.append(first_tile(x + 206, y + 1, 32))
    cost = scoring.broken_cost(sum(held.broken), holds)
    if cost:
        parts.append(label(f"−{cost}", x + 250, y + 23))
    for index in range(TOKENS):
        kind = "soft" if index < held.tokens else "space"
        centre = x + 374 + index * 26
        parts.append(f'<circle cx="{centre}" cy="{y + 17}" r="8" class="{kind}"/>')
    parts.append(label("tokens", x + 310, y + 22, "small soft"))
    return parts


def _store(held: Board, x: float, y: float) -> list[str]:
    kinds = [kind for kind, count in enumerate(held.chips) for _ in range(count)]
    step = min(38, 300 / max(1, len(kinds)))
    parts = [label("chips", x, y + 22, "small soft")]
    parts += [chip(kind, x + 72 + index * step, y + 18) for index, kind in enumerate(kinds)]
    if any(held.spent):
        spent = f"{sum(held.spent)} spent"
        parts.append(label(spent, x + BOARD[0] - 40, y + 22, "small soft", "end"))
    return parts
