"""A position of Azul Duel as a picture: what lies between the players, and both boards."""

from __future__ import annotations

from collections.abc import Sequence

from manueline.games.base import View
from manueline.games.duel import stack
from manueline.games.duel.components import COLOURS, EMPTY, LAID_CELLS, LARGE, ROUNDS, SIDES
from manueline.games.duel.game import DuelState
from manueline.games.values import NATURE
from manueline.render.names import turn_words
from manueline.render.svg.duel_board import BOARD, board
from manueline.render.svg.duel_parts import chip, plate_cells
from manueline.render.svg.shapes import (
    counts_row,
    empty_space,
    first_tile,
    group,
    heap_letters,
    heap_words,
    label,
    panel,
    sheet,
    symbols,
    tile,
)
from manueline.render.words.duel import plate_text

MARGIN = 28
WIDTH = 2 * MARGIN + 2 * BOARD[0] + 24
PLATE = 27
"""The side of a plate's cell beside the domes."""
ASIDE = (MARGIN + 650, WIDTH - 2 * MARGIN - 650)
"""Where the panels of the display and the stack begin, and how wide they are."""


def position(view: View[DuelState], names: Sequence[str]) -> str:
    state = view.state
    heading = f"Azul Duel, round {state.round} of {ROUNDS}"
    tablets = " · ".join(SIDES[side] for side in state.tablets) or "not drawn yet"
    boards_top = 372
    parts = [
        symbols(COLOURS + "*"),
        label(heading, MARGIN, 42, "large"),
        label(f"tablets: {tablets}", MARGIN + 270, 42, "soft"),
        label(turn_words(view, names), WIDTH - MARGIN, 42, "soft", "end"),
        *(_factory(state, index) for index in range(1 + len(state.small))),
        _display(state),
        _stack(state),
        counts_row("Bag", state.bag, COLOURS, MARGIN, 334),
        counts_row("Tower", state.tower, COLOURS, WIDTH / 2 + 12, 334),
    ]
    for seat in range(len(state.boards)):
        x = MARGIN + seat * (BOARD[0] + 24)
        parts.append(board(state, seat, names[seat], x, boards_top))
    scores = ", ".join(f"{name} {score}" for name, score in zip(names, state.scores, strict=True))
    described = f"{turn_words(view, names)}; points: {scores}; tablets: {tablets}"
    return sheet(heading, described, (WIDTH, boards_top + BOARD[1] + MARGIN), parts)


def _factory(state: DuelState, index: int) -> str:
    """Sun side above, moon side below; a stack rises to the right, its top tile whole."""
    x = MARGIN + (0 if index == LARGE else 172 + (index - 1) * 116)
    y, width = 64, 160 if index == LARGE else 104
    sun = state.large.sun if index == LARGE else state.small[index - 1].sun
    name = "Large factory" if index == LARGE else f"Factory {index}"
    parts = [
        panel(x, y, width, 252),
        label("large" if index == LARGE else str(index), x + 12, y + 22, "small soft"),
        f'<path d="M{x + 12} {y + 128}h{width - 24}" class="line"/>',
    ]
    across = 3 if index == LARGE else 2
    for at, letter in enumerate(heap_letters(sun, COLOURS)):
        column, row = at % across, at // across
        left = x + width / 2 - across * 17 + column * 34
        parts.append(tile(letter, left + 2, y + 44 + row * 36, 30))
    told = f"{name}, sun side: {heap_words(sun, COLOURS)}; moon side: "
    if index == LARGE:
        letters = heap_letters(state.large.moon, COLOURS)
        for at, letter in enumerate(letters):
            parts.append(tile(letter, x + 14 + at % 4 * 34, y + 148 + at // 4 * 34, 30))
        if state.first_tile == NATURE:
            parts.append(first_tile(x + 14, y + 200, 34))
            parts.append(label("first player", x + 56, y + 222, "small soft"))
        told += heap_words(state.large.moon, COLOURS)
    else:
        small = state.small[index - 1]
        parts.append(chip(small.chip, x + 28, y + 228))
        for at, colour in enumerate(small.moon):
            parts.append(tile(COLOURS[colour], x + 34 + at * 13, y + 190 - at * 24, 34))
        told += "".join(COLOURS[colour] for colour in small.moon) + " from the bottom"
    return group(told, parts)


def _display(state: DuelState) -> str:
    (x, width), y = ASIDE, 64
    parts = [panel(x, y, width, 120), label("face-up plates", x + 12, y + 22, "small soft")]
    for index, plate in enumerate(state.display):
        left = x + 24 + index * 110
        parts += plate_cells(LAID_CELLS[plate * 4], left, y + 38, PLATE)
        parts.append(label(plate_text(plate), left + 27, y + 110, "small soft", "middle"))
    names = " ".join(plate_text(plate) for plate in state.display) or "none"
    return group(f"Face-up plates: {names}", parts)


def _stack(state: DuelState) -> str:
    (x, width), y = ASIDE, 196
    size = stack.unseen_count(state) + sum(len(group.plates) for group in state.returned)
    size += state.top is not None
    parts = [panel(x, y, width, 120), label(f"stack of {size}", x + 12, y + 22, "small soft")]
    if state.top is not None:
        parts += _back_or_face(state.top.plate, x + 20, y + 38)
        parts.append(label("top", x + 47, y + 110, "small soft", "middle"))
    held = [face_down.plate for face_down in state.hand]
    if state.laying != EMPTY:
        held = [state.laying]
    if held:
        words = "to be laid" if state.laying != EMPTY else "drawn"
        parts.append(label(words, x + width - 12, y + 22, "small soft", "end"))
    step = min(66, (width - 160) / max(1, len(held)))
    for index, plate in enumerate(held):
        left = x + 100 + index * step
        parts += _back_or_face(plate, left, y + 38)
        if step > 40:
            parts.append(label(plate_text(plate), left + 27, y + 110, "small soft", "middle"))
    top = "none" if state.top is None else plate_text(state.top.plate)
    return group(f"Stack of {size} plates, top: {top}", parts)


def _back_or_face(plate: int, x: float, y: float) -> list[str]:
    if plate * 4 < len(LAID_CELLS):
        return plate_cells(LAID_CELLS[plate * 4], x, y, PLATE)
    kind = plate_text(plate)[0]
    return [
        empty_space(x - 2, y - 2, 2 * PLATE + 4),
        tile("*", x + 11, y + 11, 32) if kind == "s" else label("?", x + 27, y + 37, "", "middle"),
    ]
