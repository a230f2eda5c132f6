"""The rules of Azul Duel: which moves are legal, what a move does, and what follows it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from manueline.games.duel import acquiring, dealing, plates, tiling
from manueline.games.duel.position import TILING_PHASES, TURN_PHASES, Phase, Position
from manueline.games.values import NATURE, EventSink, Move

FOLLOWS: dict[Phase, Callable[[Position, EventSink], Position]] = {
    Phase.REFILL: dealing.refill_display,
    Phase.AFTER_SETUP: plates.after_setup_plate,
    Phase.BEGIN: acquiring.start_round,
    Phase.TURN: acquiring.next_turn,
    Phase.DRAWN: plates.after_draw,
    Phase.SEEN: plates.after_look,
    Phase.TILE: tiling.tile_on,
}
"""Phases without a decision, each with what it does until a player or nature must move."""


def legal_moves(state: Position) -> Sequence[Move]:
    """Every legal single move of the player or nature, whichever is to move."""
    if state.turn is None:
        return ()
    if state.turn == NATURE:
        return [move for move, _ in dealing.chance_outcomes(state)]
    if state.phase in TURN_PHASES:
        return acquiring.legal_moves(state)
    if state.phase in TILING_PHASES:
        return tiling.legal_moves(state)
    return plates.legal_moves(state)


def apply(state: Position, move: Move, events: EventSink) -> Position:
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
