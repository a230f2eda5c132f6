"""What a player of Azul is asked."""

from __future__ import annotations

from manueline.cli.questions import Questions
from manueline.games.azul.position import Phase, Position


def _ask(state: Position) -> str:
    if state.phase == Phase.TILING:
        return "In which column of its wall row goes the line's tile"
    return "Take tiles: factory or C, colour, line or floor"


QUESTIONS = Questions(_ask)
