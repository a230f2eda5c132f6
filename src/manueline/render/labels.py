"""The words in drawings. The library's are English; the terminal gives those of a catalogue."""

from __future__ import annotations

from typing import Protocol

ENGLISH = {
    "wall-coloured": "coloured wall",
    "wall-grey": "grey wall",
    "round": "round {round}",
    "round-of": "round {round} of {rounds}",
    "to-move": "{name} to move",
    "nature-to-move": "nature to move",
    "over": "the game is over",
    "centre": "Centre",
    "centre-empty": "empty",
    "marker": "marker",
    "bag": "Bag",
    "lid": "Lid",
    "tower": "Tower",
    "points": "points",
    "floor": "floor",
    "tablets": "Tablets",
    "tablets-none": "not drawn yet",
    "side-rows": "rows",
    "side-variety": "variety",
    "side-columns": "columns",
    "side-ring": "ring",
    "side-diagonals": "diagonals",
    "side-corners": "corners",
    "side-wilds": "wilds",
    "side-specials": "specials",
    "factory": "factory",
    "large": "L",
    "sun": "sun",
    "moon": "moon",
    "chip": "chip",
    "first-tile": "1st",
    "display": "face-up plates",
    "display-empty": "empty",
    "stack": "stack",
    "stack-unseen": "top not seen yet",
    "stack-empty": "empty",
    "stack-top": "top {plate}",
    "type-s": "special",
    "type-w": "wild",
    "laying": "To be laid",
    "turned": "turned clockwise",
    "drawn": "Drawn plates",
    "under": "Put under the stack",
    "broken": "broken",
    "chips": "chips",
    "chips-none": "none",
    "tokens": "tokens",
    "taken": "chips taken {taken}/{most}",
    "spent": "spent {count}",
    "passed": "passed",
}


class Label(Protocol):
    """Says the word with a key of `ENGLISH` in some language."""

    def __call__(self, key: str, /, **params: str | int) -> str: ...


def english(key: str, /, **params: str | int) -> str:
    return ENGLISH[key].format(**params)
