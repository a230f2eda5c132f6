"""The colours of tiles, shared by the terminal and SVG drawings."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class TileColour:
    """How the tiles of one colour look.

    `fill` is the background and `ink` the motif; `print` is a middle tone, readable on light and
    dark backgrounds, for spaces that only show the colour.
    """

    name: str
    fill: str
    ink: str
    print: str


TILE_COLOURS = {
    "B": TileColour("blue", "#2f5d9f", "#f2f6fc", "#5b8bd0"),
    "Y": TileColour("yellow", "#e0aa3e", "#3a2605", "#bd8f1f"),
    "R": TileColour("red", "#b3403a", "#fdeee9", "#cf6a62"),
    "K": TileColour("black", "#3d444b", "#e6eaed", "#8b9197"),
    "W": TileColour("white", "#dfecea", "#23656b", "#86a9a8"),
    "T": TileColour("turquoise", "#2f9a94", "#effaf8", "#35a29b"),
    "*": TileColour("special", "#f3e6c4", "#7a5715", "#b78a2b"),
}
"""By the letter of the notation; `*` is Duel's special tile and Azul's starting player marker."""
