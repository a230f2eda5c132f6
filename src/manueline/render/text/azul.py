"""A position of Azul as text: factories, centre, bag, and a board for every player."""

from __future__ import annotations

from collections.abc import Sequence

from manueline.games.azul import scoring
from manueline.games.azul.components import (
    COLOURS,
    EMPTY,
    FACTORY_TILES,
    FLOOR_COSTS,
    MARKER,
    SIZE,
    wall_column,
)
from manueline.games.azul.game import AzulState
from manueline.games.azul.position import Board
from manueline.games.base import View
from manueline.games.tiles import Counts, heap_letters
from manueline.games.values import NOBODY
from manueline.render.labels import Label, english
from manueline.render.names import seat_names, turn_words
from manueline.render.text.layout import beside, counted, faint, in_rows, space, spread, tile
from manueline.render.text.lines import (
    FAINT,
    NOTHING,
    STRONG,
    WIDTH,
    Block,
    Drawing,
    Line,
    joined,
    styled,
    words,
)

CELL = 3
BOARD_WIDTH = 2 + CELL * SIZE + 3 + CELL * SIZE
GAP = 6
LONGEST_NAME = 18


def draw(
    view: View[AzulState],
    *,
    names: Sequence[str] | None = None,
    width: int = WIDTH,
    label: Label = english,
) -> Drawing:
    """The position as the viewer sees it, its boards side by side as far as the width allows."""
    state, called = view.state, seat_names(view, names, LONGEST_NAME)
    boards = [_board(state, seat, name, label) for seat, name in enumerate(called)]
    wall = "wall-grey" if state.game.wall == "grey" else "wall-coloured"
    heading = words(
        ("Azul", STRONG),
        (f" · {label(wall)} · {label('round', round=state.round)} · ", FAINT),
        (turn_words(view, called, label), STRONG),
    )
    lines = (
        heading,
        NOTHING,
        *_factories(state),
        NOTHING,
        _centre(state, label),
        words(
            counted(label("bag"), state.bag, COLOURS),
            "   ",
            counted(label("lid"), state.lid, COLOURS),
        ),
        NOTHING,
        *in_rows(boards, GAP, width),
    )
    return Drawing(lines)


def _factories(state: AzulState) -> Block:
    gap = 4 if len(state.factories) < 8 else 2
    return beside([_factory(n, tiles) for n, tiles in enumerate(state.factories, start=1)], gap)


def _factory(number: int, heap: Counts) -> Block:
    cells = [tile(letter, CELL) for letter in heap_letters(heap, COLOURS)]
    cells += [faint("·", CELL)] * (FACTORY_TILES - len(cells))
    half = FACTORY_TILES // 2
    return [
        faint(str(number), CELL * half),
        joined(cells[:half]),
        joined(cells[half:]),
    ]


def _centre(state: AzulState, label: Label) -> Line:
    marker = words(tile("*", CELL), (f" {label('marker')}", FAINT))
    parts = [marker] if state.marker == NOBODY else []
    for letter, count in zip(COLOURS, state.centre, strict=True):
        if count:
            parts.append(words(tile(letter, CELL), f" ×{count}"))
    held = joined(parts, "   ") if parts else styled(label("centre-empty"), FAINT)
    return words((f"{label('centre')}   ", FAINT), held)


def _board(state: AzulState, seat: int, name: str, label: Label) -> Block:
    board = state.boards[seat]
    mark = "▸ " if state.turn == seat else "  "
    points = words((str(board.score), STRONG), (f" {label('points', points=board.score)}", FAINT))
    return [
        spread(words(mark, (name, STRONG)), points, BOARD_WIDTH),
        *(_row(state, board, row) for row in range(SIZE)),
        _floor(board, label),
    ]


def _row(state: AzulState, board: Board, row: int) -> Line:
    colour, count = board.lines[row]
    cells = [styled(" " * CELL)] * (SIZE - row - 1) + [faint("·", CELL)] * (row + 1 - count)
    cells += [tile(COLOURS[colour], CELL)] * count
    wall = [_wall_space(state, board, row, column) for column in range(SIZE)]
    return words((f"{row + 1} ", FAINT), joined(cells), (" ▸ ", FAINT), joined(wall))


def _wall_space(state: AzulState, board: Board, row: int, column: int) -> Line:
    placed = board.wall[row][column]
    if placed != EMPTY:
        return tile(COLOURS[placed], CELL)
    if state.game.wall == "grey":
        return faint("·", CELL)
    printed = next(c for c in range(len(COLOURS)) if wall_column(c, row) == column)
    return space(COLOURS[printed], CELL)


def _floor(board: Board, label: Label) -> Line:
    cells = [tile("*" if held == MARKER else COLOURS[held], CELL) for held in board.floor]
    cells += [faint(f"-{cost}", CELL) for cost in FLOOR_COSTS[len(board.floor) :]]
    cost = scoring.floor_cost(len(board.floor))
    line = words((f"{label('floor')}  ", FAINT), joined(cells))
    return spread(line, styled(f"−{cost}" if cost else ""), BOARD_WIDTH)
