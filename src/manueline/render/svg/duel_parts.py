"""Dome plates and bonus chips of Azul Duel as shapes."""

from __future__ import annotations

from collections.abc import Sequence

from manueline.games.duel.components import (
    CHIPS,
    COLOURS,
    FACE_DOWN,
    HIDDEN,
    LAID_CELLS,
    NO_CHIP,
    SPECIAL,
    WILD,
    plate_type,
)
from manueline.render.palette import TILE_COLOURS
from manueline.render.svg.area import Area
from manueline.render.svg.shapes import (
    empty_space,
    label,
    number,
    panel,
    printed_space,
    tile,
    wild_space,
)


def free_cell(shown: int, x: float, y: float, size: float) -> str:
    """A free dome space with what it shows."""
    if shown == WILD:
        return wild_space(x, y, size)
    return printed_space("*" if shown == SPECIAL else COLOURS[shown], x, y, size)


def plate(kind: int, at: Area) -> list[str]:
    """A plate outside the domes; a hidden one shows only its type."""
    if kind < HIDDEN:
        return _cells(LAID_CELLS[kind * 4], at)
    x, y = at.centre
    back = (
        tile("*", x - 16, y - 16, 32)
        if plate_type(kind) == 0
        else label("?", x, y + 10, "", "middle")
    )
    return [empty_space(*at.inset(-2).square), back]


def _cells(shown: Sequence[int], at: Area) -> list[str]:
    side = at.width / 2
    return [panel(at.inset(-3)._replace(radius=6))] + [
        free_cell(kind, at.x + index % 2 * side, at.y + index // 2 * side, side)
        for index, kind in enumerate(shown)
    ]


def chip(kind: int, at: Area) -> str:
    """A round chip, halved for a pair of colours; face down it shows only its rim."""
    if kind == NO_CHIP:
        return ""
    x, y = at.centre
    if kind == FACE_DOWN:
        return panel(at) + label("?", x, y + 5, "soft", "middle")
    left, right = CHIPS[kind][0], CHIPS[kind][-1]
    halves = "".join(
        f'<path d="M{number(x)} {number(y - 13)}A13 13 0 0 {sweep} {number(x)} {number(y + 13)}Z" '
        f'fill="{TILE_COLOURS[letter].fill}"/>'
        for letter, sweep in ((left, 0), (right, 1))
    )
    return f"<g><title>bonus chip {CHIPS[kind]}</title>{panel(at)}{halves}</g>"
