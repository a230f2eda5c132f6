"""What a move would score and cost, found by playing it through the rules."""

from __future__ import annotations

from typing import NamedTuple

from manueline.games.azul import offer, scoring, tiling
from manueline.games.azul.components import FLOOR
from manueline.games.azul.events import TilePlaced
from manueline.games.azul.game import AzulState
from manueline.games.azul.moves import Place, Take
from manueline.games.azul.position import Phase, Position
from manueline.games.base import View
from manueline.games.errors import IllegalMove
from manueline.games.values import AnyMove, Event


class Preview(NamedTuple):
    """`points` of the wall tile if the line is complete, else None; the added `floor_cost`.

    On the grey wall `points` are those of the best space on the current wall.
    """

    points: int | None
    floor_cost: int


def preview(view: View[AzulState], move: AnyMove) -> Preview:
    """Raises NotationError, or IllegalMove unless it is a legal move of the viewer."""
    state, move = view.state, view.game.move(move)
    if not view.is_mine:
        raise IllegalMove("not-your-turn", "a preview is for the player to move")
    if isinstance(move, Take) and state.phase == Phase.OFFER:
        return _preview_take(state, move)
    if isinstance(move, Place) and state.phase == Phase.TILING:
        tiling.check_place(state, move)
        return Preview(_points(state, state.mover, move.row, move.column), 0)
    raise IllegalMove("no-preview", f"{move.text} is not possible now")


def _preview_take(state: Position, move: Take) -> Preview:
    player = state.mover
    after = offer.take_tiles(state, move, None)
    points = None
    if move.line != FLOOR and after.boards[player].lines[move.line][1] > move.line:
        if not state.is_grey:
            after = _tile_above(after, player, move.line)
        columns = tiling.columns_for(after, player, move.line)
        points = max(
            (_points(after, player, move.line, column) for column in columns), default=None
        )
        if points is None:  # A17: a complete line without a space also falls to the floor
            after = tiling.drop_line(after, player, move.line, None)
    before, now = (len(position.boards[player].floor) for position in (state, after))
    return Preview(points, scoring.floor_cost(now) - scoring.floor_cost(before))


def _tile_above(state: Position, player: int, line: int) -> Position:
    """The complete lines above are tiled before this one (A12)."""
    for row in range(line):
        if state.boards[player].lines[row][1] > row:
            (column,) = tiling.columns_for(state, player, row)
            state = tiling.place_tile(state, player, row, column, None)
    return state


def _points(state: Position, player: int, row: int, column: int) -> int:
    events: list[Event] = []
    tiling.place_tile(state, player, row, column, events)
    return sum(event.points for event in events if isinstance(event, TilePlaced))
