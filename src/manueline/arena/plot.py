"""A standing as an SVG picture: Elo with error bars."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

from manueline.arena.standing import Row
from manueline.arena.statistics import Z95
from manueline.render.names import shortened
from manueline.render.svg.shapes import group, label, number, sheet

_LEFT, _RIGHT, _TOP, _ROW, _BOTTOM = 190, 90, 64, 34, 48
_WIDTH = 760
_LONGEST_NAME = 22
_MOST_LINES = 8
_STEPS = (1, 2, 5)
_STYLE = ".bar { stroke: var(--ink); stroke-width: 1.6; } .point { fill: var(--lit); }"


def elo_plot(rows: Sequence[Row], title: str) -> str:
    """One row per player, best first: a point for the rating, a bar for its 95 % interval."""
    reaches = [(row, Z95 * row.rating.error) for row in rows]
    low = min(row.rating.elo - reach for row, reach in reaches)
    high = max(row.rating.elo + reach for row, reach in reaches)
    step = _step(high - low)
    low, high = step * math.floor(low / step), step * math.ceil(high / step)
    height = _TOP + _ROW * len(rows) + _BOTTOM

    def across(elo: float) -> float:
        return _LEFT + (elo - low) / (high - low) * (_WIDTH - _LEFT - _RIGHT)

    parts = [f"<style>{_STYLE}</style>", label(title, 24, 36, "large")]
    foot = height - _BOTTOM + 4
    for line in range(round((high - low) / step) + 1):
        elo = low + line * step
        x = across(elo)
        parts.append(_line(x, _TOP - 8, x, foot))
        parts.append(label(f"{elo:+.0f}" if elo else "0", x, foot + 20, "soft small", "middle"))
    parts.append(label("Elo", _WIDTH - _RIGHT + 24, foot + 20, "soft small"))
    for index, (row, reach) in enumerate(reaches):
        parts.append(_player(row, reach, across, _TOP + _ROW * (index + 0.5)))
    described = "; ".join(_described(row, reach) for row, reach in reaches)
    return sheet(title, f"Elo with 95 % intervals: {described}", (_WIDTH, height), parts)


def _player(row: Row, reach: float, across: Callable[[float], float], y: float) -> str:
    elo = row.rating.elo
    left, right = across(elo - reach), across(elo + reach)
    return group(
        _described(row, reach),
        [
            label(shortened(row.player, _LONGEST_NAME), _LEFT - 20, y + 5, anchor="end"),
            _line(left, y, right, y, "bar"),
            _line(left, y - 5, left, y + 5, "bar"),
            _line(right, y - 5, right, y + 5, "bar"),
            f'<circle cx="{number(across(elo))}" cy="{number(y)}" r="5" class="point"/>',
            label(f"{elo:+z.0f}", _WIDTH - _RIGHT + 24, y + 5),
        ],
    )


def _line(x1: float, y1: float, x2: float, y2: float, style: str = "line") -> str:
    ends = zip(("x1", "y1", "x2", "y2"), (x1, y1, x2, y2), strict=True)
    where = " ".join(f'{name}="{number(value)}"' for name, value in ends)
    return f'<line {where} class="{style}"/>'


def _described(row: Row, reach: float) -> str:
    return f"{row.player} {row.rating.elo:+z.0f} ± {reach:.0f}"


def _step(span: float) -> int:
    """The distance of the grid lines: 1, 2 or 5 times a power of ten, so that few are needed."""
    scale = 1
    while True:
        for step in _STEPS:
            if span / (step * scale) < _MOST_LINES:
                return step * scale
        scale *= 10
