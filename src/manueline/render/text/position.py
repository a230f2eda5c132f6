"""A view as text for the terminal, whichever game it is of."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rich.text import Text

from manueline.games.base import View
from manueline.games.registry import load_part
from manueline.render.names import default_names, shortened
from manueline.render.text.layout import Block

WIDTH = 80
"""What every drawing of a two-player game fits into."""

LONGEST_NAME = 18

Drawer = Callable[[View, Sequence[str], int], Block]


def as_text(
    view: View,
    *,
    colour: bool = True,
    width: int | None = None,
    names: Sequence[str] | None = None,
) -> Text:
    """The position as the viewer sees it; a game without a drawing is shown in its notation."""
    drawer: Drawer | None = load_part(view.game.name, "text")
    if drawer is None:
        return Text(view.text)
    called = [shortened(name, LONGEST_NAME) for name in names or default_names(view)]
    lines = drawer(view, called, width or WIDTH)
    if not colour:  # a space at the end of a line may belong to a tile's glaze
        lines = [Text(line.plain.rstrip()) for line in lines]
    return Text("\n", no_wrap=True, overflow="ignore").join(lines)
