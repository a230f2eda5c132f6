"""A position of Azul as a picture."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from manueline.games.azul import scoring
from manueline.games.azul.components import COLOURS, EMPTY, FLOOR_COSTS, MARKER, SIZE, wall_column
from manueline.games.azul.game import AzulState
from manueline.games.azul.position import Board
from manueline.games.base import View
from manueline.games.tiles import Counts
from manueline.games.values import NATURE
from manueline.render.names import turn_words
from manueline.render.svg.shapes import (
    counts_row,
    empty_space,
    first_tile,
    group,
    heap_letters,
    heap_words,
    label,
    number,
    panel,
    printed_space,
    sheet,
    symbols,
    tile,
)

MARGIN = 28
CELL = 38
BOARD = (460, 316)
WIDTH = 2 * MARGIN + 2 * BOARD[0] + 24
FACTORY = 47
"""The radius of a factory display."""


def position(view: View[AzulState], names: Sequence[str]) -> str:
    state = view.state
    boards_top = 290
    rows = -(-len(state.boards) // 2)
    height = boards_top + rows * (BOARD[1] + 20) + MARGIN - 20
    heading = f"Azul, {state.game.wall} wall, round {state.round}"
    parts = [
        symbols(COLOURS),
        label(heading, MARGIN, 42, "large"),
        label(turn_words(view, names), WIDTH - MARGIN, 42, "soft", "end"),
        *_factories(state),
        _centre(state, 182),
        counts_row("Bag", state.bag, COLOURS, MARGIN, 250),
        counts_row("Lid", state.lid, COLOURS, WIDTH / 2 + 12, 250),
    ]
    for seat in range(len(state.boards)):
        x = MARGIN + seat % 2 * (BOARD[0] + 24)
        y = boards_top + seat // 2 * (BOARD[1] + 20)
        parts.append(_board(state, seat, names[seat], x, y))
    scores = ", ".join(f"{name} {score}" for name, score in zip(names, state.scores, strict=True))
    described = f"{turn_words(view, names)}; points: {scores}"
    return sheet(heading, described, (WIDTH, height), parts)


def _factories(state: AzulState) -> list[str]:
    pitch = min(132, (WIDTH - 2 * MARGIN) / len(state.factories))
    left = (WIDTH - pitch * len(state.factories)) / 2
    return [
        _factory(index + 1, tiles, left + pitch * (index + 0.5), 114)
        for index, tiles in enumerate(state.factories)
    ]


def _factory(name: int, heap: Counts, x: float, y: float) -> str:
    parts = [f'<circle cx="{number(x)}" cy="{number(y)}" r="{FACTORY}" class="panel"/>']
    size = 28
    for index, letter in enumerate(heap_letters(heap, COLOURS)):
        column, row = index % 2, index // 2
        parts.append(tile(letter, x - size - 1.5 + column * (size + 3), y - 33 + row * 31, size))
    parts.append(label(str(name), x, y + 42, "small soft", "middle"))
    return group(f"Factory {name}: {heap_words(heap, COLOURS)}", parts)


def _centre(state: AzulState, y: float) -> str:
    marker = state.marker == NATURE
    letters = heap_letters(state.centre, COLOURS)
    inner = WIDTH - 2 * MARGIN - 90
    step = min(34, inner / (1 + len(letters)))
    parts = [
        panel(MARGIN, y, WIDTH - 2 * MARGIN, 52),
        label("Centre", MARGIN + 16, y + 31, "soft"),
        *([first_tile(MARGIN + 80, y + 11, 30)] if marker else []),
    ]
    for index, letter in enumerate(letters, start=marker):
        parts.append(tile(letter, MARGIN + 80 + index * step, y + 11, 30))
    held = heap_words(state.centre, COLOURS)
    return group(f"Centre: {held}{', the starting player marker' if marker else ''}", parts)


def _board(state: AzulState, seat: int, name: str, x: float, y: float) -> str:
    board = state.boards[seat]
    right = x + BOARD[0] - 20
    parts = [
        panel(x, y, *BOARD, lit=state.turn == seat),
        label(name, x + 20, y + 32, "large"),
        label(f"{board.score} points", right, y + 32, anchor="end"),
    ]
    top = y + 48
    wall_left = right - SIZE * CELL
    for row in range(SIZE):
        parts += _line(board, row, x + 20, top + row * CELL)
        parts += _wall_row(state, board, row, wall_left, top + row * CELL)
    parts += _floor(board, x + 20, top + SIZE * CELL + 18)
    return group(f"{name}'s board: {board.score} points", parts)


def _line(board: Board, row: int, x: float, y: float) -> list[str]:
    """Pattern lines are filled from the right."""
    colour, count = board.lines[row]
    right = x + SIZE * CELL
    return [
        tile(COLOURS[colour], right - (index + 1) * CELL + 1, y + 1, CELL - 2)
        if index < count
        else empty_space(right - (index + 1) * CELL, y, CELL)
        for index in range(row + 1)
    ]


def _wall_row(state: AzulState, board: Board, row: int, x: float, y: float) -> list[str]:
    spaces = []
    for colour in range(len(COLOURS)):
        if state.game.wall == "coloured" and colour not in board.wall[row]:
            left = x + wall_column(colour, row) * CELL
            spaces.append(printed_space(COLOURS[colour], left, y, CELL))
    for column, placed in enumerate(board.wall[row]):
        if placed != EMPTY:
            spaces.append(tile(COLOURS[placed], x + column * CELL + 1, y + 1, CELL - 2))
        elif state.game.wall == "grey":
            spaces.append(empty_space(x + column * CELL, y, CELL))
    return spaces


def _floor(board: Board, x: float, y: float) -> list[str]:
    parts = []
    for index, cost in enumerate(FLOOR_COSTS):
        left = x + index * (CELL + 4)
        if index < len(board.floor):
            held = board.floor[index]
            laid = first_tile if held == MARKER else partial(tile, COLOURS[held])
            parts.append(laid(left + 2, y, 34))
        else:
            parts.append(empty_space(left, y - 2, CELL))
            parts.append(label(f"−{cost}", left + 19, y + 22, "small soft", "middle"))
    cost = scoring.floor_cost(len(board.floor))
    if cost:
        parts.append(label(f"floor −{cost}", x + BOARD[0] - 40, y + 22, anchor="end"))
    return parts
