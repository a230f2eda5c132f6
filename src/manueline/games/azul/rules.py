"""The rules of Azul, phase by phase: which moves are legal, and what a move does."""

from __future__ import annotations

from collections.abc import Sequence

from manueline.games.azul import dealing, offer, tiling
from manueline.games.azul.moves import PLACES, Draw, Place, Seat, Take
from manueline.games.azul.position import Phase, Position
from manueline.games.errors import IllegalMove
from manueline.games.tiles import Deal
from manueline.games.values import EventSink, Move


def legal_moves(state: Position) -> Sequence[Move]:
    """Every legal single move of the player or nature, whichever is to move."""
    if state.phase == Phase.OFFER:
        return offer.legal_takes(state)
    if state.phase == Phase.TILING:
        row = tiling.next_line(state)
        return [PLACES[row][column] for column in tiling.columns_for(state, state.mover, row)]
    return [move for move, _ in dealing.chance_outcomes(state)]


def apply(state: Position, move: Move, events: EventSink) -> Position:
    """The position after a move. Raises IllegalMove with the clause that forbids it."""
    if isinstance(move, Take) and state.phase == Phase.OFFER:
        return offer.take(state, move, events)
    if isinstance(move, Draw) and state.phase == Phase.DEAL:
        return dealing.draw(state, move.colour, events)
    if isinstance(move, Deal) and state.phase == Phase.DEAL:
        return dealing.deal_all(state, move, events)
    if isinstance(move, Place) and state.phase == Phase.TILING:
        return tiling.place(state, move, events)
    if isinstance(move, Seat) and state.phase == Phase.SEAT:
        return dealing.draw_seat(state, move, events)
    raise IllegalMove(
        "wrong-phase", f"{move.text} cannot be played in the phase {state.phase}", move=move.text
    )
