"""A view as an SVG picture, whichever game it is of."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from manueline.draw import azul_svg, duel_svg
from manueline.draw.people import default_names, shortened
from manueline.draw.shapes import label, sheet
from manueline.games.base import View

LONGEST_NAME = 24

Painter = Callable[[View, Sequence[str]], str]

PAINTERS: dict[str, Painter] = {"azul": azul_svg.position, "duel": duel_svg.position}


def svg(view: View, *, names: Sequence[str] | None = None) -> str:
    """The position as the viewer sees it; a game without pictures is shown in its notation."""
    called = [shortened(name, LONGEST_NAME) for name in names or default_names(view)]
    painter = PAINTERS.get(view.state.game.name)
    if painter is None:
        return sheet(view.state.game.name, view.text, (960, 60), [label(view.text, 20, 35)])
    return painter(view, called)
