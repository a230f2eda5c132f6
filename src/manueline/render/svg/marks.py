"""What is drawn over a picture: frames that mark the last move, and arrows for other moves."""

from __future__ import annotations

from math import hypot
from typing import NamedTuple
from xml.sax.saxutils import quoteattr

from manueline.games.values import Move
from manueline.render.svg.area import Area
from manueline.render.svg.shapes import group, number

BEND = 0.09
"""How far an arrow bends sideways, as a fraction of its length, so that arrows between the same
rows do not cover each other."""
HEAD = 19
"""The length of an arrow's head."""


class MovePlaces(NamedTuple):
    """Where a move takes something from, and where that goes."""

    sources: tuple[Area, ...] = ()
    target: Area | None = None


NOWHERE = MovePlaces()
"""A move that has no place in the picture."""


def frames(move: Move, places: MovePlaces) -> list[str]:
    """A frame around everything that the move changed."""
    target = () if places.target is None else (places.target,)
    shapes = [_frame(area) for area in (*places.sources, *target)]
    return [_named(move, "last-move", shapes)] if shapes else []


def arrow(move: Move, places: MovePlaces) -> list[str]:
    """An arrow to the target from every source; none if one of them has no place."""
    if not places.sources or places.target is None:
        return []
    shapes = [_shaft(source, places.target) for source in places.sources]
    return [_named(move, "arrow", shapes)]


def _named(move: Move, kind: str, shapes: list[str]) -> str:
    return f'<g class="{kind}" data-move={quoteattr(move.text)}>{group(move.text, shapes)}</g>'


def _frame(area: Area) -> str:
    outer = area.inset(-2.5)
    return (
        f'<rect x="{number(outer.x)}" y="{number(outer.y)}" width="{number(outer.width)}" '
        f'height="{number(outer.height)}" rx="{number(outer.radius)}"/>'
    )


def _shaft(source: Area, target: Area) -> str:
    """A bent line with a dot where it begins and a head where it ends."""
    (x, y), (to_x, to_y) = source.centre, target.centre
    length = hypot(to_x - x, to_y - y) or 1
    side_x, side_y = (y - to_y) * BEND, (to_x - x) * BEND
    if to_x < x:  # arrows in both directions bend upwards
        side_x, side_y = -side_x, -side_y
    bend_x, bend_y = (x + to_x) / 2 + side_x, (y + to_y) / 2 - side_y
    final = hypot(to_x - bend_x, to_y - bend_y) or 1
    along_x, along_y = (to_x - bend_x) / final, (to_y - bend_y) / final
    head = min(HEAD, length / 2)
    neck_x, neck_y = to_x - along_x * head, to_y - along_y * head
    wing_x, wing_y = -along_y * head * 0.55, along_x * head * 0.55
    path = " ".join(map(number, (bend_x, bend_y, neck_x, neck_y)))
    corners = (
        (to_x, to_y),
        (neck_x + wing_x, neck_y + wing_y),
        (neck_x - wing_x, neck_y - wing_y),
    )
    return (
        f'<path d="M{number(x)} {number(y)}Q{path}" class="shaft"/>'
        f'<circle cx="{number(x)}" cy="{number(y)}" r="6"/>'
        f'<path d="M{"L".join(f"{number(a)} {number(b)}" for a, b in corners)}Z"/>'
    )
