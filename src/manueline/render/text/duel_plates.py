"""Dome plates and bonus chips of Azul Duel as text."""

from __future__ import annotations

from manueline.games.duel.components import (
    CHIPS,
    COLOURS,
    FACE_DOWN,
    HIDDEN,
    LAID_CELLS,
    NO_CHIP,
    SPECIAL,
    WILD,
)
from manueline.render.labels import Label
from manueline.render.plates import plate_text
from manueline.render.text.layout import beside, centred, faint, space, tile
from manueline.render.text.lines import FAINT, STRONG, Block, Line, joined, words

CELL = 2
TURNS = 4


def shown_cell(shown: int, width: int) -> Line:
    """What a free dome space shows: a colour in lower case, `*` special, `?` wild."""
    if shown == SPECIAL:
        return space("*", width, bold=True)
    if shown == WILD:
        return centred("?", width, STRONG)
    return space(COLOURS[shown], width)


def plate_block(plate: int, turns: int = 0, label: str | None = None) -> Block:
    """A plate under its name; a hidden one has shaded cells."""
    title = words(" ", (label or plate_text(plate), STRONG if label is None else FAINT))
    if plate >= HIDDEN:
        return [title, *[joined([faint("▒", CELL)] * 2)] * 2]
    cells = [shown_cell(shown, CELL) for shown in LAID_CELLS[plate * TURNS + turns]]
    return [title, joined(cells[:2]), joined(cells[2:])]


def turns_block(plate: int, label: Label) -> Block:
    """The plate to be laid in each of its turns."""
    turned = [plate_block(plate, turns, f"r{turns}") for turns in range(TURNS)]
    return [
        words(
            (f"{label('laying')}  ", FAINT),
            (plate_text(plate), STRONG),
            (f"  {label('turned')}", FAINT),
        ),
        *beside(turned, 3),
    ]


def chip_text(chip: int) -> Line:
    """A chip's colours, `?` face down, a dot where there is none."""
    if chip == NO_CHIP:
        return words(" ", faint("·", 1))
    if chip == FACE_DOWN:
        return words(" ", ("?", STRONG), " ")
    return words(" ", joined([tile(letter, 1) for letter in CHIPS[chip]]))
