"""A view as an SVG picture, whichever game it is of."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from manueline.games.base import View
from manueline.games.registry import load_part
from manueline.render.names import default_names, shortened
from manueline.render.svg.shapes import label, sheet

LONGEST_NAME = 24

Painter = Callable[[View, Sequence[str]], str]


def as_svg(view: View, *, names: Sequence[str] | None = None) -> str:
    """The position as the viewer sees it; a game without pictures is shown in its notation."""
    called = [shortened(name, LONGEST_NAME) for name in names or default_names(view)]
    painter: Painter | None = load_part(view.game.name, "svg")
    if painter is None:
        return sheet(view.state.game.name, view.text, (960, 60), [label(view.text, 20, 35)])
    return painter(view, called)
