"""Counts positions by depth, to compare two implementations of the rules."""

from __future__ import annotations

from manueline.dealer import Dealer
from manueline.games.base import State
from manueline.games.values import Move


def perft(state: State, depth: int, dealer: Dealer) -> int:
    """The number of positions after `depth` moves of players; the dealer plays for nature."""
    if depth == 0:
        return 1
    state = dealer.deal(state)
    if depth == 1:
        return len(state.legal_moves)
    return sum(perft(state.play(move), depth - 1, dealer) for move in state.legal_moves)


def divide(state: State, depth: int, dealer: Dealer) -> list[tuple[Move, int]]:
    """The count of `perft` for each first move."""
    state = dealer.deal(state)
    return [(move, perft(state.play(move), depth - 1, dealer)) for move in state.legal_moves]
