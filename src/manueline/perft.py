"""Counting positions: two implementations of the rules that agree on the numbers list the same
moves."""

from __future__ import annotations

from manueline.dealer import Dealer
from manueline.games.base import State
from manueline.games.values import Move


def perft(state: State, depth: int, dealer: Dealer) -> int:
    """Leaf positions after `depth` moves of players; nature's moves are played, not counted."""
    if depth == 0:
        return 1
    state = dealer.deal(state)
    if depth == 1:
        return len(state.legal_moves)
    return sum(perft(state.play(move), depth - 1, dealer) for move in state.legal_moves)


def divide(state: State, depth: int, dealer: Dealer) -> list[tuple[Move, int]]:
    """The count of `perft` for every first move by itself."""
    state = dealer.deal(state)
    return [(move, perft(state.play(move), depth - 1, dealer)) for move in state.legal_moves]
