"""The values of Azul's moves for the bot `greedy`, in points."""

from __future__ import annotations

from manueline.games.azul import AzulState, Board, preview
from manueline.games.azul.components import (
    COLOURS,
    EMPTY,
    FLOOR,
    FULL_COLOUR,
    FULL_COLUMN,
    FULL_ROW,
    SIZE,
    wall_column,
)
from manueline.games.azul.ending import open_columns
from manueline.games.azul.moves import Place, Take
from manueline.games.azul.position import Wall
from manueline.games.azul.scoring import runs
from manueline.games.base import View
from manueline.games.tiles import run_points
from manueline.games.values import NATURE, Move

STARTING_NEXT = 1.0
"""The value of starting the next round."""
LINE_BEGUN = 0.8
"""The part of a line's value that an almost complete line has."""


def value(view: View[AzulState], move: Move) -> float:
    """The value of the line it fills, with progress to bonuses, less the cost of the floor."""
    state = view.state
    assert view.viewer is not None
    board = state.boards[view.viewer]
    if isinstance(move, Place):
        colour = board.lines[move.row][0]
        return _placement_value(board.wall, move.row, move.column, colour)
    assert isinstance(move, Take)
    seen = preview(view, move)
    worth = -float(seen.floor_cost)
    if move.source == 0 and state.marker == NATURE:
        worth += STARTING_NEXT
    if move.line == FLOOR:
        return worth
    tiles = state.factories[move.source - 1] if move.source else state.centre
    capacity = move.line + 1
    held = min(capacity, board.lines[move.line][1] + tiles[move.colour])
    line = _line_value(state, board, move.line, move.colour, seen.points)
    return worth + (line if held == capacity else LINE_BEGUN * line * (held / capacity) ** 2)


def _line_value(state: AzulState, board: Board, row: int, colour: int, points: int | None) -> float:
    """The value of a complete line: its points and its progress to bonuses."""
    if state.game.wall == "grey":
        columns = open_columns(board.wall, row, colour)
        return max((_placement_value(board.wall, row, c, colour) for c in columns), default=0.0)
    column = wall_column(colour, row)
    scored = run_points(*runs(board.wall, row, column)) if points is None else points
    return scored + _progress(board.wall, row, column, colour)


def _placement_value(wall: Wall, row: int, column: int, colour: int) -> float:
    return run_points(*runs(wall, row, column)) + _progress(wall, row, column, colour)


def _progress(wall: Wall, row: int, column: int, colour: int) -> float:
    """A tile's progress to bonuses; it counts more the fuller the row, column or colour is."""
    in_row = SIZE - wall[row].count(EMPTY)
    in_column = sum(line[column] != EMPTY for line in wall)
    of_colour = sum(colour in line for line in wall)
    return _step(FULL_ROW, in_row) + _step(FULL_COLUMN, in_column) + _step(FULL_COLOUR, of_colour)


def _step(bonus: int, filled: int) -> float:
    """The part of a bonus for one more tile of five; it grows with the tiles placed."""
    return bonus * (2 * filled + 1) / len(COLOURS) ** 2
