"""Rectangles: the place and size of something in a picture."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple


class Area(NamedTuple):
    """A rectangle with rounded corners, by its upper left corner."""

    x: float
    y: float
    width: float
    height: float
    radius: float = 6

    @property
    def centre(self) -> tuple[float, float]:
        return self.x + self.width / 2, self.y + self.height / 2

    @property
    def square(self) -> tuple[float, float, float]:
        """Left, top and side, as tiles and spaces are drawn."""
        return self.x, self.y, self.width

    def inset(self, by: float) -> Area:
        """Smaller by this on every side, or larger if it is negative."""
        return Area(
            self.x + by, self.y + by, self.width - 2 * by, self.height - 2 * by, self.radius - by
        )


def square(x: float, y: float, side: float) -> Area:
    return Area(x, y, side, side)


def around(areas: Iterable[Area]) -> Area:
    """The smallest area that holds all of these, of which there is at least one."""
    held = list(areas)
    x, y = min(area.x for area in held), min(area.y for area in held)
    right = max(area.x + area.width for area in held)
    bottom = max(area.y + area.height for area in held)
    return Area(x, y, right - x, bottom - y, held[0].radius)
