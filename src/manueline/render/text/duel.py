"""A position of Azul Duel as text: factories, dome plates, and both players' boards."""

from __future__ import annotations

from collections.abc import Sequence

from manueline.games.base import View
from manueline.games.duel import stack
from manueline.games.duel.components import (
    COLOURS,
    EMPTY,
    FACTORY_TILES,
    HIDDEN,
    LARGE,
    PLATE_TYPES,
    ROUNDS,
    SIDES,
    plate_type,
)
from manueline.games.duel.game import DuelState
from manueline.games.tiles import Counts, heap_letters
from manueline.games.values import NOBODY
from manueline.render.names import seat_names, turn_words
from manueline.render.text.duel_board import board_block, board_width
from manueline.render.text.duel_plates import chip_text, plate_block, turns_block
from manueline.render.text.layout import beside, counted, faint, in_rows, padded, tile
from manueline.render.text.lines import (
    FAINT,
    NOTHING,
    STRONG,
    WIDTH,
    Block,
    Drawing,
    Line,
    joined,
    styled,
    words,
)
from manueline.render.words.duel import TYPES, plate_text

CELL = 2
GAP = 4
LONGEST_NAME = 18


def draw(
    view: View[DuelState], *, names: Sequence[str] | None = None, width: int = WIDTH
) -> Drawing:
    """The position as the viewer sees it, both boards side by side if the width allows."""
    state, called = view.state, seat_names(view, names, LONGEST_NAME)
    cell = 3 if 2 * board_width(3) + GAP <= width else 2
    boards = [board_block(state, seat, name, cell) for seat, name in enumerate(called)]
    heading = words(
        ("Azul Duel", STRONG),
        (f" · round {state.round} of {ROUNDS} · ", FAINT),
        (turn_words(view, called), STRONG),
    )
    lines = (
        heading,
        words(("Tablets  ", FAINT), _tablets(state)),
        NOTHING,
        *beside([_factories(state), _plates(state)], 5),
        NOTHING,
        *_drawn_plates(state, width),
        *_under_stack(state, called, width),
        words(counted("Bag", state.bag, COLOURS), "    ", counted("Tower", state.tower, COLOURS)),
        NOTHING,
        *in_rows(boards, GAP, width),
    )
    return Drawing(lines)


def _tablets(state: DuelState) -> Line:
    sides = " · ".join(SIDES[side] for side in state.tablets)
    return styled(sides or "not drawn yet")


def _factories(state: DuelState) -> Block:
    suns = (state.large.sun, *(small.sun for small in state.small))
    rows = [
        words(
            (f"   {'L' if number == LARGE else number}     ", FAINT),
            padded(_sun(sun, FACTORY_TILES[number]), 13),
            padded(_moon(state, number), 14),
            _chip(state, number),
        )
        for number, sun in enumerate(suns)
    ]
    return [styled("factory   sun          moon          chip", FAINT), *rows]


def _sun(heap: Counts, spaces: int) -> Line:
    cells = [tile(letter, CELL) for letter in heap_letters(heap, COLOURS)]
    return joined(cells) if cells else joined([faint("·", CELL)] * spaces)


def _moon(state: DuelState, number: int) -> Line:
    """The large factory's tiles lie apart; a stack is listed from its marked top."""
    if number == LARGE:
        cells = [tile(letter, CELL) for letter in heap_letters(state.large.moon, COLOURS)]
        first = [words(" ", tile("*", 3, "1st"))] if state.first_tile == NOBODY else []
        return joined([*cells, *first]) if cells or first else faint("·", CELL)
    small = state.small[number - 1]
    if not small.moon:
        return faint("·", CELL)
    top, *below = [tile(COLOURS[colour], CELL) for colour in reversed(small.moon)]
    return words(top, ("◂", STRONG), joined(below))


def _chip(state: DuelState, number: int) -> Line:
    if number == LARGE:
        return NOTHING
    return chip_text(state.small[number - 1].chip)


def _plates(state: DuelState) -> Block:
    """The display, and what can be seen of the stack."""
    shown = [plate_block(plate) for plate in state.display]
    lines = beside(shown, 3) if shown else [faint("empty", 5)]
    top = state.top
    size = stack.unseen_count(state) + sum(len(group.plates) for group in state.returned)
    if top is None:
        back = "top not seen yet" if size else "empty"
    elif top.plate < HIDDEN:
        back = f"top {plate_text(top.plate)}"
    else:
        back = f"top {TYPES[PLATE_TYPES[plate_type(top.plate)]]}"
    return [
        styled("face-up plates", FAINT),
        *lines,
        *[NOTHING] * (4 - len(lines)),
        words(("stack ", FAINT), f"{size + (top is not None)}", (", ", FAINT), back),
    ]


def _drawn_plates(state: DuelState, width: int) -> Block:
    """The plate to be laid, and those drawn from the stack in this turn."""
    lines = [*turns_block(state.laying), NOTHING] if state.laying != EMPTY else []
    if state.hand:
        kinds = [PLATE_TYPES[plate_type(held.plate)] for held in state.hand]
        types = ", ".join(f"{kinds.count(k)} {TYPES[k]}" for k in PLATE_TYPES if k in kinds)
        plates = [plate_block(held.plate) for held in state.hand]
        lines += [
            words(("Drawn plates  ", FAINT), (types, STRONG)),
            *in_rows(plates, 3, width),
            NOTHING,
        ]
    return lines


def _under_stack(state: DuelState, names: Sequence[str], width: int) -> Block:
    """Who put which plates under the stack, from the top, as far as the viewer knows."""
    lines = [styled("Put under the stack", FAINT)] if state.returned else []
    for group in state.returned:
        plates = " ".join(plate_text(plate) for plate in group.plates)
        put = words("  ", (f"{names[group.owner]}: ", FAINT), plates)
        if lines[-1].width + put.width <= width:
            lines[-1] = words(lines[-1], put)
        else:
            lines.append(put)
    return lines
