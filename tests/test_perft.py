"""Counting positions."""

from __future__ import annotations

import pytest

from manueline import Dealer
from manueline.perft import divide, perft
from tests.support.configurations import CONFIGURATIONS


@pytest.mark.parametrize("name", CONFIGURATIONS)
def test_perft_of_depth_1_is_the_number_of_legal_moves(name: str) -> None:
    dealer = Dealer(1)
    state = dealer.deal(CONFIGURATIONS[name].new())
    moves = list(state.legal_moves)
    assert perft(state, 0, dealer) == 1
    assert perft(state, 1, dealer) == len(moves) == perft(state.game.new(), 1, dealer)
    after = [dealer.deal(state.play(move)) for move in moves]
    assert perft(state, 2, dealer) == sum(len(position.legal_moves) for position in after)
    assert divide(state, 1, dealer) == [(move, 1) for move in moves]
