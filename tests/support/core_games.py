"""A sensible policy that costs little: completes lines, keeps tiles off the floor, takes plates."""

from __future__ import annotations

from random import Random

from manueline.games.azul import AzulState
from manueline.games.azul.moves import Take
from manueline.games.base import View
from manueline.games.duel import DuelState
from manueline.games.duel.moves import Complete, DrawPlate, TakeMoon, TakePlate, TakeSun
from manueline.games.values import Move

VARIED = 0.1
"""How often any legal move will do."""


def quick(view: View, rng: Random) -> Move:
    moves = view.legal_moves
    if rng.random() < VARIED:
        return rng.choice(moves)
    state = view.state
    assert isinstance(state, AzulState | DuelState)
    return max(moves, key=lambda move: (worth(state, move), rng.random()))


def worth(state: AzulState | DuelState, move: Move) -> int:
    if isinstance(move, TakePlate):
        return 1
    if isinstance(move, Complete):
        return 1 if state.round > 2 else -1
    if isinstance(move, DrawPlate):
        return -1
    if not isinstance(move, Take | TakeSun | TakeMoon):
        return 0
    lines = state.boards[state.mover].lines
    count = taken(state, move)
    if move.line == len(lines):
        return -3 * count
    missing = move.line + 1 - lines[move.line][1] - count
    return 5 + move.line if missing == 0 else -missing if missing > 0 else 3 * missing


def taken(state: AzulState | DuelState, move: Take | TakeSun | TakeMoon) -> int:
    """How many tiles the take brings."""
    if isinstance(state, AzulState):
        assert isinstance(move, Take)
        heap = state.factories[move.source - 1] if move.source else state.centre
        return heap[move.colour]
    if isinstance(move, TakeSun):
        heap = state.small[move.factory - 1].sun if move.factory else state.large.sun
        return heap[move.colour]
    tops = [small.moon[-1] for small in state.small if small.moon]
    return state.large.moon[move.colour] + tops.count(move.colour)
