"""Colours, heaps, plates, chips and factories in words, as `web/src/boards/labels.ts` has them."""

from __future__ import annotations

import re
from collections import Counter

from manueline.games.duel.components import DOME_PLATES, LARGE, PLATE_NAMES
from manueline.narration.words import Words


def dashed(kind: str) -> str:
    """`TilePlaced` as part of a key: `tile-placed`."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", kind).lower()


def colour_name(words: Words, letter: str) -> str:
    """A tile or a space by its letter."""
    if letter == "*":
        return words.say("tile-special")
    return words.say("cell-wild") if letter == "?" else words.say("colour", colour=letter)


def heap_text(words: Words, letters: str) -> str:
    """How many of which colour, `none` if there are none; `*` is the starting player marker."""
    parts = [
        words.say("tile-marker") if letter == "*" else words.say("heap", count=count, colour=letter)
        for letter, count in Counter(letters).items()
    ]
    return ", ".join(parts) or "none"


def cells_text(words: Words, plate: str) -> str:
    """The four cells of a plate with this name."""
    cells = DOME_PLATES[PLATE_NAMES.index(plate)]
    return ", ".join(colour_name(words, letter) for letter in cells)


def plate_text(words: Words, plate: str) -> str:
    return words.say("plate", type=plate[0], cells=cells_text(words, plate))


def factory_name(words: Words, factory: int) -> str:
    if factory == LARGE:
        return words.say("place-large")
    return words.say("place-factory", factory=factory)
