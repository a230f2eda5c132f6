"""A position of Azul Duel as a picture: factories, plates, and both boards."""

from __future__ import annotations

from collections.abc import Sequence

from manueline.games.base import View
from manueline.games.duel import stack
from manueline.games.duel.components import COLOURS, EMPTY, LARGE, ROUNDS, SIDES
from manueline.games.duel.game import DuelState
from manueline.games.values import NOBODY, AnyMove
from manueline.render.names import seat_names, turn_words
from manueline.render.plates import plate_text
from manueline.render.svg import duel_places as places
from manueline.render.svg.area import Area
from manueline.render.svg.duel_board import board
from manueline.render.svg.duel_contents import moon_letters, plates_beside_stack, sun_letters
from manueline.render.svg.duel_moves import places_ahead, places_behind
from manueline.render.svg.duel_parts import chip, plate
from manueline.render.svg.marks import arrow, frames
from manueline.render.svg.shapes import (
    LONGEST_NAME,
    counts_row,
    first_tile,
    group,
    label,
    numeral,
    panel,
    sheet,
    symbols,
    tile,
)


def draw(
    view: View[DuelState],
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
    heading = f"Azul Duel, round {state.round} of {ROUNDS}"
    turn = turn_words(view, called)
    tablets = " · ".join(SIDES[side] for side in state.tablets) or "not drawn yet"
    parts = [
        symbols(COLOURS + "*"),
        label(heading, places.MARGIN, 42, "large"),
        label(f"tablets: {tablets}", places.MARGIN + 270, 42, "soft"),
        label(turn, places.WIDTH - places.MARGIN, 42, "soft", "end"),
        *(_factory(state, number, numbers) for number in range(1 + len(state.small))),
        _display(state),
        _stack(state),
        counts_row("Bag", state.bag, COLOURS, places.MARGIN, 334),
        counts_row("Tower", state.tower, COLOURS, places.WIDTH / 2 + 12, 334),
        *(board(state, seat, name, numbers) for seat, name in enumerate(called)),
    ]
    if last_move is not None:
        last = view.game.move(last_move)
        parts += frames(last, places_behind(state, last))
    for move in map(view.game.move, arrows):
        parts += arrow(move, places_ahead(state, move))
    scores = ", ".join(f"{name} {score}" for name, score in zip(called, state.scores, strict=True))
    described = f"{turn}; points: {scores}; tablets: {tablets}"
    return sheet(heading, described, (places.WIDTH, places.HEIGHT), parts, size)


def _factory(state: DuelState, number: int, numbers: bool) -> str:
    """Sun side above, moon side below."""
    at, large = places.factory(number), number == LARGE
    sun, moon = sun_letters(state, number), moon_letters(state, number)
    middle = f'<path d="M{at.x + 12} {at.y + 128}h{at.width - 24}" class="line"/>'
    parts = [panel(at), middle]
    if numbers:
        parts.append(numeral("L" if large else number, at.x + 16, at.y + 23))
    if not large:
        parts.append(chip(state.small[number - 1].chip, places.factory_chip(number)))
    elif state.first_tile == NOBODY:
        parts.append(first_tile(at.x + 14, at.y + 200, 34))
        parts.append(label("first player", at.x + 56, at.y + 222, "small soft"))
    for index, letter in enumerate(sun):
        parts.append(tile(letter, *places.sun_tile(number, index).square))
    for index, letter in enumerate(moon):
        parts.append(tile(letter, *places.moon_tile(number, index).square))
    name = "Large factory" if large else f"Factory {number}"
    order = "" if large else " from the bottom"
    return group(f"{name}, sun side: {sun or '-'}; moon side: {moon or '-'}{order}", parts)


def _display(state: DuelState) -> str:
    at = places.DISPLAY
    parts = [panel(at), label("face-up plates", at.x + 12, at.y + 22, "small soft")]
    for index, kind in enumerate(state.display):
        parts += _named_plate(kind, plate_text(kind), places.display_plate(index))
    names = " ".join(map(plate_text, state.display)) or "none"
    return group(f"Face-up plates: {names}", parts)


def _stack(state: DuelState) -> str:
    at = places.STACK
    size = stack.unseen_count(state) + sum(len(group.plates) for group in state.returned)
    size += state.top is not None
    parts = [panel(at), label(f"stack of {size}", at.x + 12, at.y + 22, "small soft")]
    if state.top is not None:
        parts += _named_plate(state.top.plate, "top", places.STACK_TOP)
    beside = plates_beside_stack(state)
    if beside:
        words = "drawn" if state.laying == EMPTY else "to be laid"
        if state.laying != EMPTY and state.hand:
            words += ", the others go under"
        parts.append(label(words, at.x + at.width - 12, at.y + 22, "small soft", "end"))
    for index, kind in enumerate(beside):
        parts += _named_plate(kind, plate_text(kind), places.taken_plate(index, len(beside)))
    top = "none" if state.top is None else plate_text(state.top.plate)
    return group(f"Stack of {size} plates, top: {top}", parts)


def _named_plate(kind: int, name: str, at: Area) -> list[str]:
    return [*plate(kind, at), label(name, at.centre[0], at.y + 72, "small soft", "middle")]
