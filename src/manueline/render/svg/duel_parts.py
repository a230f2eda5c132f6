"""Dome plates and bonus chips of Azul Duel as shapes."""

from __future__ import annotations

from collections.abc import Sequence

from manueline.games.duel.components import CHIPS, COLOURS, FACE_DOWN, NO_CHIP, SPECIAL, WILD
from manueline.render.palette import GLAZES
from manueline.render.svg.shapes import label, number, printed_space, wild_space

RADIUS = 17


def free_cell(shown: int, x: float, y: float, size: float) -> str:
    """A free dome space with what it shows."""
    if shown == WILD:
        return wild_space(x, y, size)
    return printed_space("*" if shown == SPECIAL else COLOURS[shown], x, y, size)


def plate_cells(cells: Sequence[int], x: float, y: float, size: float) -> list[str]:
    frame = (
        f'<rect x="{number(x - 3)}" y="{number(y - 3)}" width="{number(2 * size + 6)}" '
        f'height="{number(2 * size + 6)}" rx="6" class="panel"/>'
    )
    return [frame] + [
        free_cell(shown, x + at % 2 * size, y + at // 2 * size, size)
        for at, shown in enumerate(cells)
    ]


def chip(kind: int, x: float, y: float) -> str:
    """A round chip, halved for a pair of colours; face down it shows only its rim."""
    if kind == NO_CHIP:
        return ""
    disc = f'<circle cx="{number(x)}" cy="{number(y)}" r="{RADIUS}" class="panel"/>'
    if kind == FACE_DOWN:
        return disc + label("?", x, y + 5, "soft", "middle")
    left, right = CHIPS[kind][0], CHIPS[kind][-1]
    halves = "".join(
        f'<path d="M{number(x)} {number(y - 13)}A13 13 0 0 {sweep} {number(x)} {number(y + 13)}Z" '
        f'fill="{GLAZES[letter].fill}"/>'
        for letter, sweep in ((left, 0), (right, 1))
    )
    return f"<g><title>bonus chip {CHIPS[kind]}</title>{disc}{halves}</g>"
