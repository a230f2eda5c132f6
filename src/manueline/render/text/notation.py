"""The drawing of a game that has none of its own: its notation."""

from __future__ import annotations

from collections.abc import Sequence

from manueline.games.base import View
from manueline.render.text.lines import WIDTH, Drawing, styled


def draw(view: View, *, names: Sequence[str] | None = None, width: int = WIDTH) -> Drawing:
    """The view's text, whatever the names and the width."""
    return Drawing((styled(view.text),))
