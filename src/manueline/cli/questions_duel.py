"""What a player of Azul Duel is asked, and what its moves mean."""

from __future__ import annotations

from manueline.cli.questions import Questions
from manueline.games.duel.components import (
    CHIPS,
    COLOUR_NAMES,
    DOME_PLATES,
    PLATE_NAMES,
    PLATE_TYPES,
    plate_type,
)
from manueline.games.duel.moves import (
    Complete,
    Decline,
    DrawPlate,
    KeepPlate,
    LayPlate,
    PayChip,
    PutUnder,
    StackTile,
    StopDrawing,
    TakeChip,
    TakePlate,
)
from manueline.games.duel.position import Phase, Position
from manueline.games.values import Move
from manueline.render.words.duel import TYPES
from manueline.render.words.phrases import plural

HELP = """\
Duel: * is a space for a special tile, ★ a special tile, ? a space for any colour. Of a stack
on a moon side the tile marked ◂ is on top. Numbers in the dome are free plate spaces.
  peek           what only you know of the plate stack, when others share the screen"""

_ASKED = {
    Phase.SETUP: "Take a face-up plate for your dome",
    Phase.STACK: "Which left-over tile is stacked next, from the bottom up",
    Phase.DRAW: "Draw one more plate for a point, or stop",
    Phase.KEEP: "Which of the drawn plates do you keep",
    Phase.RETURN: "Which plate goes under the stack next",
    Phase.PAY: "Which chip do you pay with",
    Phase.PLACE: "In which column of its dome row goes the line's tile",
}

_MEANINGS: dict[type[Move], str] = {
    DrawPlate: "a plate from the stack, for a point",
    StopDrawing: "and look at the drawn plates",
    Complete: "pay with bonus chips",
    Decline: "leave the line as it is",
    StackTile: "next on the stack",
}


def _ask(state: Position) -> str:
    if state.phase == Phase.ACQUIRE:
        return _ways(state)
    if state.phase == Phase.LAY:
        return f"Lay {PLATE_NAMES[state.laying]}: dome space 1-9 and turns r0-r3"
    if state.phase == Phase.COMPLETE:
        colour, count = state.boards[state.mover].lines[state.focus]
        lacks = plural(state.focus + 1 - count, f"{COLOUR_NAMES[colour]} tile")
        return f"Line {state.focus + 1} lacks {lacks}. Pay with chips"
    return _ASKED[state.phase]


def _ways(state: Position) -> str:
    ways = ["tiles of a sun side (factory, colour, line or broken)", "of the moon sides (M)"]
    if any(small.chip >= 0 for small in state.small):
        ways.append("a chip (chip:1)")
    if state.boards[state.mover].tokens:
        ways.append("a plate (take:s1, draw)")
    return f"Take {', '.join(ways)}"


def _meaning(move: Move) -> str:
    if isinstance(move, TakePlate | KeepPlate | PutUnder) and move.plate is not None:
        cells = DOME_PLATES[move.plate]
        return f"{TYPES[PLATE_TYPES[plate_type(move.plate)]]} plate {cells[:2]}/{cells[2:]}"
    if isinstance(move, LayPlate):
        return f"dome space {move.space + 1}"
    if isinstance(move, TakeChip):
        return f"the bonus chip of factory {move.factory}"
    if isinstance(move, PayChip):
        return f"the chip {CHIPS[move.chip]}"
    return _MEANINGS.get(type(move), "")


def _shown(state: Position) -> object:
    """The drawn plates; those under the stack are no choice now."""
    return state.hand


QUESTIONS = Questions(_ask, _meaning, HELP, _shown)
