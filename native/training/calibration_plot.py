"""Chances to win against what came, as an SVG picture. It needs the package."""

from __future__ import annotations

from collections.abc import Sequence

from manueline.render.svg.shapes import group, label, number, sheet
from training.forecasts import Bin, Panel

_COLUMNS, _SIDE, _GAP, _LEFT, _TOP = 4, 170, 64, 56, 64
_STYLE = (
    ".bar { stroke: var(--ink); stroke-width: 1.4; } .point { fill: var(--lit); } "
    ".even { stroke: var(--ink); stroke-width: 1; stroke-dasharray: 3 4; opacity: 0.5; }"
)
_TITLE = "What the search says, across, and how often it came, upwards"
_STANDARD_ERRORS = 3


def plot(panels: Sequence[Panel]) -> str:
    """A panel for each configuration: a point for each tenth, with three standard errors."""
    rows = -(-len(panels) // _COLUMNS)
    width = _LEFT + _COLUMNS * (_SIDE + _GAP)
    height = _TOP + rows * (_SIDE + _GAP + 14)
    parts = [f"<style>{_STYLE}</style>", label(_TITLE, 24, 36, "large")]
    for n, panel in enumerate(panels):
        left = _LEFT + n % _COLUMNS * (_SIDE + _GAP)
        top = _TOP + n // _COLUMNS * (_SIDE + _GAP + 14) + 20
        parts.append(_panel(panel, left, top))
    described = "; ".join(panel.title for panel in panels)
    return sheet(_TITLE, f"Panels: {described}", (width, height), parts)


def _panel(panel: Panel, left: float, top: float) -> str:
    def across(share: float) -> float:
        return left + share * _SIDE

    def down(share: float) -> float:
        return top + (1 - share) * _SIDE

    parts = [label(panel.title, left, top - 8, "small")]
    for share in (0, 0.5, 1):
        text = f"{share:.0%}"
        parts.append(_line(across(share), down(0), across(share), down(1)))
        parts.append(_line(across(0), down(share), across(1), down(share)))
        parts.append(label(text, across(share), down(0) + 16, "soft small", "middle"))
        parts.append(label(text, across(0) - 6, down(share) + 4, "soft small", "end"))
    parts.append(_line(across(0), down(0), across(1), down(1), "even"))
    for one in panel.bins:
        reach = _STANDARD_ERRORS * one.error
        low, high = max(0.0, one.came - reach), min(1.0, one.came + reach)
        x, y = number(across(one.said)), number(down(one.came))
        parts.append(_line(across(one.said), down(low), across(one.said), down(high), "bar"))
        parts.append(f'<circle cx="{x}" cy="{y}" r="3" class="point"/>')
    return group(f"{panel.title}: {', '.join(map(_described, panel.bins))}", parts)


def _described(one: Bin) -> str:
    return f"{one.said:.1%} said, {one.came:.1%} came"


def _line(x1: float, y1: float, x2: float, y2: float, style: str = "line") -> str:
    ends = zip(("x1", "y1", "x2", "y2"), (x1, y1, x2, y2), strict=True)
    where = " ".join(f'{name}="{number(value)}"' for name, value in ends)
    return f'<line {where} class="{style}"/>'
