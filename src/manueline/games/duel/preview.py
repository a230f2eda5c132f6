"""What a take or placement would score and cost, found by playing it through the rules."""

from __future__ import annotations

from typing import NamedTuple

from manueline.games.base import View
from manueline.games.duel import acquiring, scoring, tiling
from manueline.games.duel.components import BROKEN, LINES
from manueline.games.duel.dome import breaks, free_columns
from manueline.games.duel.game import DuelState
from manueline.games.duel.moves import Place, TakeMoon, TakeSun
from manueline.games.duel.position import Board, Phase, Position
from manueline.games.errors import IllegalMove
from manueline.games.values import AnyMove


class Preview(NamedTuple):
    """`points` the dome tile will score if the line is complete and has a space, else None.

    They are those of the best space on the current dome, with the special tile it adds;
    `broken_cost` is the added cost of broken tiles, of lines that will break (D20), and of the
    first-player tile.
    """

    points: int | None
    broken_cost: int


def preview(view: View[DuelState], move: AnyMove) -> Preview:
    """Raises NotationError, or IllegalMove unless it is the viewer's legal take or placement."""
    state, move = view.state, view.game.move(move)
    if not view.is_mine:
        raise IllegalMove("not-your-turn", "a preview is for the player to move")
    if isinstance(move, TakeSun | TakeMoon) and state.phase == Phase.ACQUIRE:
        return _preview_take(state, move)
    if isinstance(move, Place) and state.phase == Phase.PLACE:
        tiling.check_place(state, move)
        board = state.boards[state.mover]
        colour = board.lines[move.row][0]
        return Preview(placement_points(board, move.row, move.column, colour), 0)
    raise IllegalMove("no-preview", f"{move.text} is not a take or placement that is possible now")


def _preview_take(state: Position, move: TakeSun | TakeMoon) -> Preview:
    player = state.mover
    after = acquiring.apply(state, move, None)
    cost = _broken_cost(after, player) - _broken_cost(state, player)
    board = after.boards[player]
    if move.line == BROKEN or board.lines[move.line][1] <= move.line:
        return Preview(None, cost)
    columns = free_columns(board.plates, board.tiles, move.line, move.colour)
    points = (placement_points(board, move.line, column, move.colour) for column in columns)
    return Preview(max(points, default=None), cost)


def _broken_cost(state: Position, player: int) -> int:
    """D23: what the player would pay if the acquiring ended here, broken lines included."""
    for row in range(LINES):
        if breaks(state.boards[player], row):
            state = tiling.drop_line(state, player, row, None)
    return scoring.broken_cost(sum(state.boards[player].broken), state.first_tile == player)


def placement_points(board: Board, row: int, column: int, colour: int) -> int:
    """D22: the points of the runs, and of the special tile that follows."""
    return tiling.put_tile(0, board, row, column, colour, None).score - board.score
