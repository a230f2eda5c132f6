"""Perft files: how many ways there are to move, counted once and compared ever after.

A line is `DEPTH NODES POSITION`: from the position, with deals from seed 1. The positions are the
start and some of a game under way. `python -m tests.games.perft.make` writes the files anew.
"""

from __future__ import annotations

from pathlib import Path
from random import Random

from manueline import NATURE, Dealer
from manueline.games.base import State
from manueline.perft import perft
from tests.support.configurations import CONFIGURATIONS
from tests.support.policies import sensible

FOLDER = Path(__file__).parent
SEED = 1
MOST_NODES = 12_000


def positions(name: str) -> list[State]:
    """The start, and every so often a position in which a player is to move."""
    state, dealer, rng = CONFIGURATIONS[name].new(), Dealer(SEED), Random(SEED)
    found = [state]
    moves = 0
    while not state.is_over:
        if state.turn == NATURE:
            state = state.play(dealer.move(state))
            continue
        if moves % 13 == 12:
            found.append(state)
        state = state.play(sensible(state.view(state.turn), rng))
        moves += 1
    return found


def counted(name: str) -> str:
    """Every position to the greatest depth that stays within MOST_NODES."""
    lines = []
    for state in positions(name):
        depth, nodes = 1, perft(state, 1, Dealer(SEED))
        while depth < 4:
            deeper = perft(state, depth + 1, Dealer(SEED))
            if not 0 < deeper <= MOST_NODES:
                break
            depth, nodes = depth + 1, deeper
        lines.append(f"{depth} {nodes} {state.text}\n")
    return "".join(lines)


if __name__ == "__main__":
    for name in CONFIGURATIONS:
        (FOLDER / f"{name}.txt").write_text(counted(name), encoding="utf-8")
