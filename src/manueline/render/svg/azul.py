"""A position of Azul as a picture."""

from __future__ import annotations

from collections.abc import Sequence

from manueline.games.azul.components import COLOURS
from manueline.games.azul.game import AzulState
from manueline.games.base import View
from manueline.games.tiles import heap_letters
from manueline.games.values import NOBODY, AnyMove
from manueline.render.names import seat_names, turn_words
from manueline.render.svg import azul_places as places
from manueline.render.svg.azul_board import board
from manueline.render.svg.azul_moves import places_ahead, places_behind
from manueline.render.svg.marks import arrow, frames
from manueline.render.svg.shapes import (
    LONGEST_NAME,
    counts_row,
    first_tile,
    group,
    heap_words,
    label,
    numeral,
    panel,
    sheet,
    symbols,
    tile,
)


def draw(
    view: View[AzulState],
    *,
    size: int | None = None,
    last_move: AnyMove | None = None,
    arrows: Sequence[AnyMove] = (),
    numbers: bool = True,
    names: Sequence[str] | None = None,
) -> str:
    """The position as the viewer sees it; `SvgOptions` says what the options do.

    Raises NotationError for a text or id that names no move, ValueError for a wrong number of
    names or a size below 1.
    """
    state, called = view.state, seat_names(view, names, LONGEST_NAME)
    heading = f"Azul, {state.game.wall} wall, round {state.round}"
    turn = turn_words(view, called)
    parts = [
        symbols(COLOURS),
        label(heading, places.MARGIN, 42, "large"),
        label(turn, places.WIDTH - places.MARGIN, 42, "soft", "end"),
        *(_factory(state, index, numbers) for index in range(len(state.factories))),
        _centre(state),
        counts_row("Bag", state.bag, COLOURS, places.MARGIN, 250),
        counts_row("Lid", state.lid, COLOURS, places.WIDTH / 2 + 12, 250),
        *(board(state, seat, name, numbers) for seat, name in enumerate(called)),
    ]
    if last_move is not None:
        last = view.game.move(last_move)
        parts += frames(last, places_behind(state, last))
    for move in map(view.game.move, arrows):
        parts += arrow(move, places_ahead(state, move))
    scores = ", ".join(f"{name} {score}" for name, score in zip(called, state.scores, strict=True))
    extent = places.WIDTH, places.height(len(called))
    return sheet(heading, f"{turn}; points: {scores}", extent, parts, size)


def _factory(state: AzulState, index: int, numbers: bool) -> str:
    heap, count = state.factories[index], len(state.factories)
    at = places.factory(index, count)
    parts = [panel(at)]
    for position, letter in enumerate(heap_letters(heap, COLOURS)):
        parts.append(tile(letter, *places.factory_tile(index, count, position).square))
    if numbers:
        x, y = at.centre
        parts.append(numeral(index + 1, x, y + 42))
    return group(f"Factory {index + 1}: {heap_words(heap, COLOURS)}", parts)


def _centre(state: AzulState) -> str:
    marker = state.marker == NOBODY
    letters = heap_letters(state.centre, COLOURS)
    count = marker + len(letters)
    pieces = [places.centre_tile(at, count) for at in range(count)]
    at = places.CENTRE
    parts = [panel(at), label("Centre", at.x + 16, at.y + 31, "soft")]
    if marker:
        parts.append(first_tile(*pieces[0].square))
    for letter, piece in zip(letters, pieces[marker:], strict=True):
        parts.append(tile(letter, *piece.square))
    held = heap_words(state.centre, COLOURS)
    return group(f"Centre: {held}{', the starting player marker' if marker else ''}", parts)
