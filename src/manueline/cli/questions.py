"""What a player is asked, by game and phase."""

from __future__ import annotations

from typing import cast

from manueline.games.azul import AzulState
from manueline.games.base import View
from manueline.games.duel import DuelState
from manueline.games.duel.components import COLOUR_NAMES, PLATE_NAMES
from manueline.render.words.phrases import plural

_FEW = 6


def question(view: View) -> str:
    """One sentence with an example of what can be typed; few choices are all named."""
    texts = [move.text for move in view.legal_moves]
    name = view.state.game.name
    if name == "azul":
        asked = _azul(cast(AzulState, view.state))
    elif name == "duel":
        asked = _duel(cast(DuelState, view.state))
    else:
        asked = "Your move"
    if len(texts) <= _FEW:
        return f"{asked}: {' or '.join(texts)}?"
    return f"{asked}, such as {texts[0]}."


def _azul(state: AzulState) -> str:
    if state.phase == "tiling":
        return "In which column of its wall row goes the line's tile"
    return "Take tiles: factory or C, colour, line or floor"


def _duel(state: DuelState) -> str:
    asked = {
        "setup": "Take a face-up plate for your dome",
        "acquire": _turns(state),
        "stack": "Which left-over tile is stacked next, from the bottom up",
        "draw": "Draw one more plate for a point, or stop",
        "keep": "Which of the drawn plates do you keep",
        "return": "Which plate goes under the stack next",
        "pay": "Which chip do you pay with",
        "place": "In which column of its dome row goes the line's tile",
    }
    if state.phase == "lay":
        return f"Lay {PLATE_NAMES[state.laying]}: dome space 1-9 and turns r0-r3"
    if state.phase == "complete":
        colour, count = state.boards[state.mover].lines[state.focus]
        lacks = plural(state.focus + 1 - count, f"{COLOUR_NAMES[colour]} tile")
        return f"Line {state.focus + 1} lacks {lacks}. Pay with chips"
    return asked[state.phase]


def _turns(state: DuelState) -> str:
    ways = ["tiles of a sun side (factory, colour, line or broken)", "of the moon sides (M)"]
    if any(small.chip >= 0 for small in state.small):
        ways.append("a chip (chip:1)")
    if state.boards[state.mover].tokens:
        ways.append("a plate (take:s1, draw)")
    return f"Take {', '.join(ways)}"
