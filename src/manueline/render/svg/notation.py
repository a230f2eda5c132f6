"""The default picture, for games without their own: the notation."""

from __future__ import annotations

from collections.abc import Sequence
from textwrap import wrap

from manueline.games.base import View
from manueline.games.values import AnyMove
from manueline.render.svg.shapes import label, sheet

COLUMNS = 110
"""How many characters of the notation go on one line."""


def draw(
    view: View,
    *,
    size: int | None = None,
    last_move: AnyMove | None = None,
    arrows: Sequence[AnyMove] = (),
    numbers: bool = True,
    names: Sequence[str] | None = None,
) -> str:
    """The view's text. Moves are not shown, but must be moves of the game."""
    for move in (*arrows, *(() if last_move is None else (last_move,))):
        view.game.move(move)
    lines = wrap(view.text, COLUMNS)
    labels = [label(line, 20, 35 + 22 * index) for index, line in enumerate(lines)]
    return sheet(view.game.name, view.text, (960, 38 + 22 * len(lines)), labels, size)
