"""A position of every phase that a game has."""

from __future__ import annotations

from functools import cache
from random import Random

from manueline import NATURE, Dealer
from manueline.games.base import Game, State


@cache
def position_by_phase(game: Game, games: int = 12) -> dict[str, State]:
    """The last position of every phase in some random games."""
    found: dict[str, State] = {}
    for seed in range(games):
        dealer, rng, state = Dealer(seed), Random(seed), game.new()
        while True:
            found[state.phase] = state
            if state.is_over:
                break
            nature = state.turn == NATURE
            state = state.play(dealer.move(state) if nature else rng.choice(state.legal_moves))
    return found
