"""What a take would be worth, told before it is made; belongs to the rules, so nobody guesses."""

from __future__ import annotations

from typing import NamedTuple, cast

from manueline.games.azul import ending, scoring
from manueline.games.azul.board import drop, fill_line
from manueline.games.azul.components import COLOURS, EMPTY, FLOOR, FLOOR_COSTS, MARKER, wall_column
from manueline.games.azul.moves import Place, Take
from manueline.games.azul.scoring import Wall
from manueline.games.azul.state import AzulState, Board
from manueline.games.base import NATURE, IllegalMove, Move, View
from manueline.games.tiles import run_points


class Preview(NamedTuple):
    """`points` of the wall tile if the line is complete, else None; `floor_cost` to pay more.

    On the grey wall `points` is that of the best space as the wall is now.
    """

    points: int | None
    floor_cost: int


def preview(view: View, move: Move) -> Preview:
    """Raises IllegalMove for what is not the viewer's legal take or placement."""
    state = cast(AzulState, view.state)
    if not view.is_mine or view.viewer is None:
        raise IllegalMove("not-your-turn", "a preview is for the player to move")
    board = state.boards[view.viewer]
    if isinstance(move, Place) and move in state.legal_moves:
        return Preview(run_points(*scoring.runs(board.wall, move.row, move.column)), 0)
    if not isinstance(move, Take) or state.phase != "offer" or move.source > len(state.factories):
        raise IllegalMove("no-preview", f"{move.text} is no legal move here")
    return _preview_take(state, board, move)


def _preview_take(state: AzulState, board: Board, move: Take) -> Preview:
    tiles = state.factories[move.source - 1] if move.source else state.centre
    if not tiles[move.colour]:
        raise IllegalMove("no-preview", f"{move.text}: no such tile lies there")
    lines, fallen = fill_line(board, move.line, move.colour, tiles[move.colour])
    floor = board.floor
    if move.source == 0 and state.marker == NATURE and len(floor) < len(FLOOR_COSTS):
        floor = (*floor, MARKER)
    floor, _ = drop(floor, move.colour, fallen)
    points = None
    if move.line != FLOOR and lines[move.line][1] > move.line:
        points = _points_when_tiled(state, board._replace(lines=lines), move.line)
        if points is None:  # A17: a complete line without a space will fall, too
            floor, _ = drop(floor, move.colour, move.line + 1)
    return Preview(points, scoring.floor_cost(len(floor)) - scoring.floor_cost(len(board.floor)))


def _points_when_tiled(state: AzulState, board: Board, line: int) -> int | None:
    """Points of a complete line after the complete lines above it are tiled (A12)."""
    wall, colour = board.wall, board.lines[line][0]
    if state.game.wall == "grey":
        columns = ending.open_columns(wall, line, colour)
        return max(
            (run_points(*scoring.runs(wall, line, column)) for column in columns), default=None
        )
    for row in range(line):
        above, count = board.lines[row]
        if count > row:
            wall = _with_tile(wall, row, wall_column(above, row), above)
    return run_points(*scoring.runs(wall, line, wall_column(colour, line)))


def _with_tile(wall: Wall, row: int, column: int, colour: int) -> Wall:
    assert wall[row][column] == EMPTY and colour < len(COLOURS)
    tiles = wall[row]
    return (*wall[:row], (*tiles[:column], colour, *tiles[column + 1 :]), *wall[row + 1 :])
