"""One player's board of Azul as a picture."""

from __future__ import annotations

from manueline.games.azul import scoring
from manueline.games.azul.components import COLOURS, EMPTY, FLOOR_COSTS, MARKER, SIZE, wall_column
from manueline.games.azul.game import AzulState
from manueline.render.svg import azul_places as places
from manueline.render.svg.shapes import (
    empty_space,
    first_tile,
    group,
    label,
    numeral,
    panel,
    printed_space,
    tile,
)


def board(state: AzulState, seat: int, name: str, numbers: bool) -> str:
    score = state.boards[seat].score
    at = places.board(seat)
    parts = [
        panel(at, lit=state.turn == seat),
        label(name, at.x + 20, at.y + 31, "large"),
        label(f"{score} points", at.x + at.width - 20, at.y + 29, anchor="end"),
    ]
    for row in range(SIZE):
        parts += _line(state, seat, row)
        parts += _wall_row(state, seat, row)
    parts += _floor(state, seat)
    if numbers:
        parts += _numerals(state, seat)
    return group(f"{name}'s board: {score} points", parts)


def _line(state: AzulState, seat: int, row: int) -> list[str]:
    colour, count = state.boards[seat].lines[row]
    spaces = [places.line_space(seat, row, index) for index in range(row + 1)]
    return [
        tile(COLOURS[colour], *space.inset(1).square)
        if index < count
        else empty_space(*space.square)
        for index, space in enumerate(spaces)
    ]


def _wall_row(state: AzulState, seat: int, row: int) -> list[str]:
    placed = state.boards[seat].wall[row]
    printed = {wall_column(colour, row): COLOURS[colour] for colour in range(len(COLOURS))}
    parts = []
    for column, colour in enumerate(placed):
        space = places.wall_space(seat, row, column)
        if colour != EMPTY:
            parts.append(tile(COLOURS[colour], *space.inset(1).square))
        elif state.is_grey:
            parts.append(empty_space(*space.square))
        else:
            parts.append(printed_space(printed[column], *space.square))
    return parts


def _floor(state: AzulState, seat: int) -> list[str]:
    held = state.boards[seat].floor
    parts = []
    for index, cost in enumerate(FLOOR_COSTS):
        space = places.floor_space(seat, index)
        if index >= len(held):
            x, y = space.centre
            parts.append(empty_space(*space.square))
            parts.append(label(f"−{cost}", x, y + 5, "small soft", "middle"))
        elif held[index] == MARKER:
            parts.append(first_tile(*space.inset(2).square))
        else:
            parts.append(tile(COLOURS[held[index]], *space.inset(2).square))
    cost = scoring.floor_cost(len(held))
    if cost:
        at = places.board(seat)
        _, y = places.floor(seat).centre
        parts.append(label(f"floor −{cost}", at.x + at.width - 20, y + 5, anchor="end"))
    return parts


def _numerals(state: AzulState, seat: int) -> list[str]:
    """Lines by their number; columns too where a move names one (A16)."""
    parts = []
    for row in range(SIZE):
        line = places.line(seat, row)
        parts.append(numeral(row + 1, line.x - 10, line.centre[1] + 4))
    if state.is_grey:
        for column in range(SIZE):
            space = places.wall_space(seat, 0, column)
            parts.append(numeral(column + 1, space.centre[0], space.y - 3))
    return parts
