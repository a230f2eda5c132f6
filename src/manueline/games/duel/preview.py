"""What a take, plate or placement would be worth, told before it is made."""

from __future__ import annotations

from typing import NamedTuple, cast

from manueline.games.base import NATURE, IllegalMove, Move, View
from manueline.games.duel import scoring
from manueline.games.duel.acquiring import moon_factories
from manueline.games.duel.board import break_tiles, fill_line
from manueline.games.duel.components import BROKEN, EMPTY, LARGE, LINES, SPECIAL_POINTS
from manueline.games.duel.dome import free_columns, special_cell_to_fill
from manueline.games.duel.moves import Place, TakeMoon, TakeSun
from manueline.games.duel.state import Board, DuelState
from manueline.games.tiles import run_points


class Preview(NamedTuple):
    """`points` the dome tile will score if the line is complete and has a space, else None.

    It is that of the best space as the dome is now, a special tile it brings included;
    `broken_cost` is what broken tiles and the first-player tile will cost more.
    """

    points: int | None
    broken_cost: int


def preview(view: View, move: Move) -> Preview:
    """Raises IllegalMove for what is not the viewer's legal take or placement of a tile."""
    state = cast(DuelState, view.state)
    if not view.is_mine or view.viewer is None:
        raise IllegalMove("not-your-turn", "a preview is for the player to move")
    board = state.boards[view.viewer]
    if isinstance(move, Place) and move in state.legal_moves:
        colour = board.lines[move.row][0]
        return Preview(placement_points(board, move.row, move.column, colour), 0)
    if not isinstance(move, TakeSun | TakeMoon) or state.phase != "acquire":
        raise IllegalMove("no-preview", f"{move.text} is no legal take here")
    count, takes_first = taken(state, move)
    if not count:
        raise IllegalMove("no-preview", f"{move.text}: no such tile lies there")
    lines, excess = fill_line(board, move.line, move.colour, count)
    broken, _ = break_tiles(board.broken, move.colour, excess)
    holds = state.first_tile == view.viewer
    cost = scoring.broken_cost(sum(broken), holds or takes_first) - scoring.broken_cost(
        sum(board.broken), holds
    )
    if move.line == BROKEN or lines[move.line][1] <= move.line:
        return Preview(None, cost)
    columns = free_columns(board.plates, board.tiles, move.line, move.colour)
    points = (placement_points(board, move.line, column, move.colour) for column in columns)
    return Preview(max(points, default=None), cost)


def taken(state: DuelState, move: TakeSun | TakeMoon) -> tuple[int, bool]:
    """How many tiles a take brings, and whether the first-player tile comes with them."""
    if isinstance(move, TakeMoon):
        from_large = state.large.moon[move.colour]
        small = sum(factory != LARGE for factory in moon_factories(state, move.colour))
        return from_large + small, bool(from_large) and state.first_tile == NATURE
    if move.factory != LARGE:
        return state.small[move.factory - 1].sun[move.colour], False
    count = state.large.sun[move.colour]
    return count, count == sum(state.large.sun) and state.first_tile == NATURE


def placement_points(board: Board, row: int, column: int, colour: int) -> int:
    """D22: runs, and the special tile that the placement brings."""
    points = run_points(*scoring.runs(board.tiles, row, column))
    cell = row * LINES + column
    assert board.tiles[cell] == EMPTY
    tiles = (*board.tiles[:cell], colour, *board.tiles[cell + 1 :])
    special = special_cell_to_fill(board.plates, tiles, cell)
    return points if special is None else points + SPECIAL_POINTS[special // LINES]
