"""Dome plates and bonus chips of Azul Duel as text."""

from __future__ import annotations

from rich.text import Text

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
from manueline.render.palette import GLAZES
from manueline.render.text.layout import (
    FAINT,
    STRONG,
    Block,
    beside,
    faint,
    joined,
    space,
    tile,
    words,
)
from manueline.render.words.duel import plate_text

CELL = 2
TURNS = 4


def shown_cell(shown: int, width: int) -> Text:
    """What a free dome space shows: a colour in lower case, `*` special, `?` wild."""
    if shown == SPECIAL:
        return Text(space("*", width).plain, f"bold {GLAZES['*'].print}")
    if shown == WILD:
        return Text(faint("?", width).plain, STRONG)
    return space(COLOURS[shown], width)


def plate_block(plate: int, turns: int = 0, label: str | None = None) -> Block:
    """A plate under its name; a hidden one shows only that it is there."""
    title = words(" ", (label or plate_text(plate), STRONG if label is None else FAINT))
    if plate >= HIDDEN:
        return [title, *[joined([faint("▒", CELL)] * 2)] * 2]
    cells = [shown_cell(shown, CELL) for shown in LAID_CELLS[plate * TURNS + turns]]
    return [title, joined(cells[:2]), joined(cells[2:])]


def turns_block(plate: int) -> Block:
    """The plate to be laid in each of its turns."""
    turned = [plate_block(plate, turns, f"r{turns}") for turns in range(TURNS)]
    return [
        words(("To be laid  ", FAINT), (plate_text(plate), STRONG), ("  turned clockwise", FAINT)),
        *beside(turned, 3),
    ]


def chip_text(chip: int) -> Text:
    """A chip's colours, `?` face down, a dot where there is none."""
    if chip == NO_CHIP:
        return words(" ", faint("·", 1))
    if chip == FACE_DOWN:
        return words(" ", ("?", STRONG), " ")
    return words(" ", joined([tile(letter, 1) for letter in CHIPS[chip]]))
