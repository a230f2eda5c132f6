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
from manueline.render.labels import Label, english
from manueline.render.names import seat_names, turn_words
from manueline.render.plates import plate_text
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

CELL = 2
GAP = 4
LONGEST_NAME = 18


def draw(
    view: View[DuelState],
    *,
    names: Sequence[str] | None = None,
    width: int = WIDTH,
    label: Label = english,
) -> Drawing:
    """The position as the viewer sees it, both boards side by side if the width allows."""
    state, called = view.state, seat_names(view, names, LONGEST_NAME)
    cell = 3 if 2 * board_width(3) + GAP <= width else 2
    boards = [board_block(state, seat, name, cell, label) for seat, name in enumerate(called)]
    heading = words(
        ("Azul Duel", STRONG),
        (f" · {label('round-of', round=state.round, rounds=ROUNDS)} · ", FAINT),
        (turn_words(view, called, label), STRONG),
    )
    lines = (
        heading,
        words((f"{label('tablets')}  ", FAINT), _tablets(state, label)),
        NOTHING,
        *beside([_factories(state, label), _plates(state, label)], 5),
        NOTHING,
        *_drawn_plates(state, width, label),
        *_under_stack(state, called, width, label),
        words(
            counted(label("bag"), state.bag, COLOURS),
            "    ",
            counted(label("tower"), state.tower, COLOURS),
        ),
        NOTHING,
        *in_rows(boards, GAP, width),
    )
    return Drawing(lines)


def _tablets(state: DuelState, label: Label) -> Line:
    sides = " · ".join(label(f"side-{SIDES[side]}") for side in state.tablets)
    return styled(sides or label("tablets-none"))


def _factories(state: DuelState, label: Label) -> Block:
    suns = (state.large.sun, *(small.sun for small in state.small))
    rows = [
        words(
            (f"   {label('large') if number == LARGE else number}     ", FAINT),
            padded(_sun(sun, FACTORY_TILES[number]), 13),
            padded(_moon(state, number, label), 14),
            _chip(state, number),
        )
        for number, sun in enumerate(suns)
    ]
    heads = zip(("factory", "sun", "moon", "chip"), (10, 13, 14, 0), strict=True)
    heading = joined([padded(styled(label(head), FAINT), width) for head, width in heads])
    return [heading, *rows]


def _sun(heap: Counts, spaces: int) -> Line:
    cells = [tile(letter, CELL) for letter in heap_letters(heap, COLOURS)]
    return joined(cells) if cells else joined([faint("·", CELL)] * spaces)


def _moon(state: DuelState, number: int, label: Label) -> Line:
    """The large factory's tiles lie apart; a stack is listed from its marked top."""
    if number == LARGE:
        cells = [tile(letter, CELL) for letter in heap_letters(state.large.moon, COLOURS)]
        first_tile = words(" ", tile("*", 3, label("first-tile")))
        first = [first_tile] if state.first_tile == NOBODY else []
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


def _plates(state: DuelState, label: Label) -> Block:
    """The display, and what can be seen of the stack."""
    shown = [plate_block(plate) for plate in state.display]
    lines = beside(shown, 3) if shown else [styled(label("display-empty"), FAINT)]
    top = state.top
    size = stack.unseen_count(state) + sum(len(group.plates) for group in state.returned)
    if top is None:
        back = label("stack-unseen" if size else "stack-empty")
    elif top.plate < HIDDEN:
        back = label("stack-top", plate=plate_text(top.plate))
    else:
        back = label("stack-top", plate=label(f"type-{PLATE_TYPES[plate_type(top.plate)]}"))
    return [
        styled(label("display"), FAINT),
        *lines,
        *[NOTHING] * (4 - len(lines)),
        words((f"{label('stack')} ", FAINT), f"{size + (top is not None)}", (", ", FAINT), back),
    ]


def _drawn_plates(state: DuelState, width: int, label: Label) -> Block:
    """The plate to be laid, and those drawn from the stack in this turn."""
    lines = [*turns_block(state.laying, label), NOTHING] if state.laying != EMPTY else []
    if state.hand:
        kinds = [PLATE_TYPES[plate_type(held.plate)] for held in state.hand]
        counts = [(k, kinds.count(k)) for k in PLATE_TYPES if k in kinds]
        types = ", ".join(f"{count} {label(f'type-{k}', count=count)}" for k, count in counts)
        plates = [plate_block(held.plate) for held in state.hand]
        lines += [
            words((f"{label('drawn')}  ", FAINT), (types, STRONG)),
            *in_rows(plates, 3, width),
            NOTHING,
        ]
    return lines


def _under_stack(state: DuelState, names: Sequence[str], width: int, label: Label) -> Block:
    """Who put which plates under the stack, from the top, as far as the viewer knows."""
    lines = [styled(label("under"), FAINT)] if state.returned else []
    for group in state.returned:
        plates = " ".join(plate_text(plate) for plate in group.plates)
        put = words("  ", (f"{names[group.owner]}: ", FAINT), plates)
        if lines[-1].width + put.width <= width:
            lines[-1] = words(lines[-1], put)
        else:
            lines.append(put)
    return lines
