"""The tiles, plates and chips of Azul Duel's picture, in drawing order."""

from __future__ import annotations

from manueline.games.duel.components import COLOURS, EMPTY, LARGE
from manueline.games.duel.game import DuelState
from manueline.games.duel.position import Phase
from manueline.games.tiles import heap_letters


def sun_letters(state: DuelState, number: int) -> str:
    """A factory's sun side; tiles still to be stacked are shown there (D14)."""
    if number == LARGE:
        return heap_letters(state.large.sun, COLOURS)
    stacking = state.phase == Phase.STACK and state.focus == number
    return heap_letters(state.rest if stacking else state.small[number - 1].sun, COLOURS)


def moon_letters(state: DuelState, number: int) -> str:
    """A factory's moon side; a stack is listed from the bottom."""
    if number == LARGE:
        return heap_letters(state.large.moon, COLOURS)
    return "".join(COLOURS[colour] for colour in state.small[number - 1].moon)


def plates_beside_stack(state: DuelState) -> list[int]:
    """The plate to be laid, then those drawn in this turn."""
    laying = [] if state.laying == EMPTY else [state.laying]
    return [*laying, *(drawn.plate for drawn in state.hand)]


def chip_kinds(state: DuelState, seat: int) -> list[int]:
    """The chips on a player's board."""
    return [kind for kind, count in enumerate(state.boards[seat].chips) for _ in range(count)]
