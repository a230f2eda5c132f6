"""The rules of Azul, phase by phase: which moves are legal, and what a move does."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from manueline.games.azul import dealing, offer, tiling
from manueline.games.azul.moves import PLACES, Draw, Place, Seat, Take
from manueline.games.base import EventSink, IllegalMove, Move
from manueline.games.tiles import Deal

if TYPE_CHECKING:
    from manueline.games.azul.state import AzulState


def legal_moves(state: AzulState) -> Sequence[Move]:
    """Every legal single move of whoever is to move."""
    if state.phase == "offer":
        return offer.legal_takes(state)
    if state.phase == "tiling":
        board, row = state.boards[state.mover], tiling.next_line(state)
        return [PLACES[row][column] for column in tiling.legal_columns(board, row)]
    return [move for move, _ in dealing.chance_outcomes(state)]


def apply(state: AzulState, move: Move, events: EventSink) -> AzulState:
    """The position after a move. Raises IllegalMove with the clause that forbids it."""
    if isinstance(move, Take) and state.phase == "offer":
        return offer.take(state, move, events)
    if isinstance(move, Draw) and state.phase == "deal":
        return dealing.draw(state, move.colour, events)
    if isinstance(move, Deal) and state.phase == "deal":
        return dealing.deal_all(state, move, events)
    if isinstance(move, Place) and state.phase == "tiling":
        return tiling.place(state, move, events)
    if isinstance(move, Seat) and state.phase == "seat":
        return dealing.draw_seat(state, move, events)
    raise IllegalMove(
        "wrong-phase", f"{move.text} cannot be played in the phase {state.phase}", move=move.text
    )
