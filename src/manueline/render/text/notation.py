"""The default drawing, for games without their own: the notation."""

from __future__ import annotations

from collections.abc import Sequence

from manueline.games.base import View
from manueline.render.labels import Label, english
from manueline.render.text.lines import WIDTH, Drawing, styled


def draw(
    view: View,
    *,
    names: Sequence[str] | None = None,
    width: int = WIDTH,
    label: Label = english,
) -> Drawing:
    """The view's text; names, width and labels are ignored."""
    return Drawing((styled(view.text),))
