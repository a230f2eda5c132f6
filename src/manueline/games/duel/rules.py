"""The rules of Azul Duel: which moves are legal, what a move does, and what follows by itself."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from manueline.games.base import NATURE, EventSink, Move
from manueline.games.duel import acquiring, dealing, plates, tiling

if TYPE_CHECKING:
    from manueline.games.duel.state import DuelState

TURN_PHASES = ("acquire", "stack")
TILING_PHASES = ("complete", "pay", "place")
LATER_PARTS = ("stack", "draw", "keep", "return", "lay", "pay")
"""Phases that only go on with what an earlier choice of the same player began."""

FOLLOWS: dict[str, Callable[[DuelState, EventSink], DuelState]] = {
    "refill": dealing.refill_display,
    "after-setup": plates.after_setup_plate,
    "begin": acquiring.start_round,
    "turn": acquiring.next_turn,
    "drawn": plates.after_draw,
    "seen": plates.after_look,
    "tile": tiling.tile_on,
}
"""Phases nobody is asked in: each leads on to the next, until a player or nature must move."""


def legal_moves(state: DuelState) -> Sequence[Move]:
    """Every legal single move of whoever is to move."""
    if state.turn is None:
        return ()
    if state.turn == NATURE:
        return [move for move, _ in dealing.chance_outcomes(state)]
    if state.phase in TURN_PHASES:
        return acquiring.legal_moves(state)
    if state.phase in TILING_PHASES:
        return tiling.legal_moves(state)
    return plates.legal_moves(state)


def apply(state: DuelState, move: Move, events: EventSink) -> DuelState:
    """The position after a move. Raises IllegalMove with the clause that forbids it."""
    if state.turn == NATURE:
        state = dealing.apply(state, move, events)
    elif state.phase in TURN_PHASES:
        state = acquiring.apply(state, move, events)
    elif state.phase in TILING_PHASES:
        state = tiling.apply(state, move, events)
    else:
        state = plates.apply(state, move, events)
    while state.phase in FOLLOWS:
        state = FOLLOWS[state.phase](state, events)
    return state
