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
from manueline.games.tiles import heap_letters
from manueline.render.svg import duel_places as places
from manueline.render.svg.duel_contents import chip_kinds
from manueline.render.svg.duel_parts import chip, free_cell
from manueline.render.svg.shapes import (
    empty_space,
    first_tile,
    group,
    label,
    numeral,
    panel,
    tile,
)


def board(state: DuelState, seat: int, name: str, numbers: bool) -> str:
    score = state.boards[seat].score
    at = places.board(seat)
    right = at.x + at.width - 20
    parts = [
        panel(at, lit=state.turn == seat),
        label(name, at.x + 20, at.y + 31, "large"),
        label(f"{score} points", right, at.y + 29, anchor="end"),
    ]
    for row in range(LINES):
        parts += _line(state, seat, row)
        top = places.line(seat, row).y
        parts.append(label(str(SPECIAL_POINTS[row]), right, top + 21, "small soft", "end"))
        parts.append(tile("*", right - 26, top + 9, 15))
    for space in range(SPACES):
        parts += _plate(state, seat, space, numbers)
    parts += _broken(state, seat)
    parts += _tokens(state, seat)
    parts += _chips(state, seat)
    if numbers:
        parts += _numerals(seat)
    return group(f"{name}'s board: {score} points", parts)


def _line(state: DuelState, seat: int, row: int) -> list[str]:
    colour, count = state.boards[seat].lines[row]
    spaces = [places.line_space(seat, row, index) for index in range(row + 1)]
    return [
        tile(COLOURS[colour], *space.inset(1).square)
        if index < count
        else empty_space(*space.square)
        for index, space in enumerate(spaces)
    ]


def _plate(state: DuelState, seat: int, space: int, numbers: bool) -> list[str]:
    held = state.boards[seat]
    if held.plates[space] == EMPTY:
        at = places.plate_space(seat, space)
        x, y = at.centre
        return [empty_space(*at.square), *([numeral(space + 1, x, y + 5)] if numbers else [])]
    parts = []
    for cell in CELLS_OF_SPACE[space]:
        at, placed = places.dome_cell(seat, cell), held.tiles[cell]
        if placed == EMPTY:
            parts.append(free_cell(shows(held.plates, cell), *at.square))
        else:
            letter = "*" if placed == SPECIAL else COLOURS[placed]
            parts.append(tile(letter, *at.inset(1).square))
    return parts


def _broken(state: DuelState, seat: int) -> list[str]:
    held = state.boards[seat].broken
    letters = heap_letters(held, COLOURS)
    x, y = places.board(seat).x + 20, places.broken(seat).y
    parts = [label("broken", x, y + 22, "small soft")]
    for index in range(MOST_BROKEN):
        at = places.broken_space(seat, index)
        if index < len(letters):
            parts.append(tile(letters[index], *at.inset(1).square))
        else:
            parts.append(empty_space(*at.square))
    holds = state.first_tile == seat
    if holds:
        parts.append(first_tile(x + 206, y + 1, 32))
    cost = scoring.broken_cost(sum(held), holds)
    if cost:
        parts.append(label(f"−{cost}", x + 250, y + 23))
    return parts


def _tokens(state: DuelState, seat: int) -> list[str]:
    x, y = places.board(seat).x + 330, places.broken(seat).y
    parts = [label("tokens", x, y + 22, "small soft")]
    for index in range(TOKENS):
        kind = "soft" if index < state.boards[seat].tokens else "space"
        parts.append(f'<circle cx="{x + 64 + index * 26}" cy="{y + 17}" r="8" class="{kind}"/>')
    return parts


def _chips(state: DuelState, seat: int) -> list[str]:
    held, at = state.boards[seat], places.board(seat)
    kinds = chip_kinds(state, seat)
    y = places.chip(seat, 0, 0).y + 21
    parts = [label("chips", at.x + 20, y, "small soft")]
    parts += [chip(kind, places.chip(seat, index, len(kinds))) for index, kind in enumerate(kinds)]
    if any(held.spent):
        spent = f"{sum(held.spent)} spent"
        parts.append(label(spent, at.x + at.width - 20, y, "small soft", "end"))
    return parts


def _numerals(seat: int) -> list[str]:
    """Lines and dome columns by their number."""
    parts = []
    for index in range(LINES):
        line, column = places.line(seat, index), places.dome_cell(seat, index)
        parts.append(numeral(index + 1, line.x - 10, line.centre[1] + 4))
        parts.append(numeral(index + 1, column.centre[0], column.y - 3))
    return parts
