"""Azul as JSON."""

from __future__ import annotations

from typing import TypedDict, cast

from manueline.games.azul import ending, events, moves
from manueline.games.azul.components import COLOURS, EMPTY, FLOOR_COSTS, SIZE, wall_column
from manueline.games.azul.dealing import filled_factory
from manueline.games.azul.game import AzulState
from manueline.games.azul.position import Board, Phase
from manueline.games.azul.preview import preview
from manueline.games.base import View
from manueline.games.tiles import Deal, heap_letters
from manueline.games.values import Event, Move
from manueline.schema.azul_changes import carry_out
from manueline.schema.base import (
    GameSchema,
    PatternLine,
    Position,
    Preview,
    common_fields,
    counts_json,
    lines_json,
)

PATTERN = [
    "".join(
        next(letter for colour, letter in enumerate(COLOURS) if wall_column(colour, row) == column)
        for column in range(SIZE)
    )
    for row in range(SIZE)
]
"""A4: the colours that the coloured wall shows, row by row."""


class AzulBoard(TypedDict):
    """What lies in front of one player."""

    score: int
    lines: list[PatternLine]
    wall: list[list[str | None]]
    """Rows from the top; null is a free space."""
    floor: list[str]
    """From the left; `*` is the starting player marker."""


class AzulPosition(Position):
    """Everything on the table of Azul."""

    wall: str
    """coloured or grey."""
    pattern: list[str] | None
    """The colours printed on the wall, row by row; null on the grey wall."""
    floor_costs: list[int]
    round: int
    starter: int
    marker: int
    """Who took the starting player marker this round; -1 while it lies in the centre."""
    last_round: bool
    """Whether some row of a wall will be full when this round is tiled."""
    factories: list[str]
    filled: int
    """The factory that nature's next tile goes to; 0 unless nature deals."""
    centre: str
    bag: dict[str, int]
    lid: dict[str, int]
    boards: list[AzulBoard]


def position(view: View[AzulState]) -> AzulPosition:
    state = view.state
    return {
        **common_fields(view),
        "wall": state.wall,
        "pattern": list(PATTERN) if state.wall == "coloured" else None,
        "floor_costs": list(FLOOR_COSTS),
        "round": state.round,
        "starter": state.starter,
        "marker": state.marker,
        "last_round": ending.is_last_round(state),
        "factories": [heap_letters(tiles, COLOURS) for tiles in state.factories],
        "filled": filled_factory(state) + 1 if state.phase == Phase.DEAL else 0,
        "centre": heap_letters(state.centre, COLOURS),
        "bag": counts_json(state.bag, COLOURS),
        "lid": counts_json(state.lid, COLOURS),
        "boards": [_board(board) for board in state.boards],
    }


def _board(board: Board) -> AzulBoard:
    return {
        "score": board.score,
        "lines": lines_json(board.lines, COLOURS),
        "wall": [[None if tile == EMPTY else COLOURS[tile] for tile in row] for row in board.wall],
        "floor": [(COLOURS + "*")[tile] for tile in board.floor],
    }


def _preview(view: View[AzulState], move: Move) -> Preview:
    points, cost = preview(view, move)
    return {"points": points, "cost": cost}


SCHEMA = GameSchema(
    position,
    AzulPosition,
    _preview,
    {"colour": COLOURS},
    (moves.Take, moves.Place, moves.Draw, moves.Seat, Deal),
    tuple(cast(type[Event], getattr(events, name)) for name in events.__all__),
    carry_out,
)
