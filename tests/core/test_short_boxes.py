"""Both cores agree where the box runs short: rare in whole games, and where nature's rules bite."""

from __future__ import annotations

from random import Random

import pytest

from manueline.core import DuelState
from manueline.games.azul import Azul, AzulState
from manueline.games.duel import Duel
from manueline.games.tiles import Counts
from manueline.games.values import NATURE
from tests.support.core_games import quick
from tests.support.core_twins import compare, parsed, play_both
from tests.support.policies import uniform

pytestmark = pytest.mark.no_cover

POSITIONS = 40


def heap(rng: Random, most: int) -> Counts:
    """Some tiles, often of few colours."""
    colours = rng.sample(range(5), rng.randint(1, 5))
    return tuple(rng.randint(0, most) if colour in colours else 0 for colour in range(5))


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("wall", ["coloured", "grey"])
def test_a20_a21_a26_the_bag_runs_out(players: int, wall: str) -> None:
    rng = Random(players)
    game = Azul(players, wall, start=0)
    for seed in range(POSITIONS):
        state: AzulState = game.new()._replace(
            round=rng.randint(94, 100), bag=heap(rng, 8), lid=heap(rng, 4)
        )
        if any(state.bag):
            play_both(state, parsed(game, state.text), rng.choice((uniform, quick)), seed)


def test_d25_the_large_factory_with_few_tiles_and_colours() -> None:
    """Every branch of the weights, draw by draw, from bags and towers of all kinds."""
    rng = Random(25)
    filling = Duel(start=0).new()
    while filling.phase != "fill":
        filling = filling.play(rng.choice(filling.legal_moves))
    for _ in range(2000):
        most = rng.choice((1, 2, 3, 6))
        state = filling._replace(bag=heap(rng, most), tower=heap(rng, most))
        if not any(state.bag) and not any(state.tower):
            continue
        twin = parsed(state.game, state.text)
        while state.turn == NATURE:
            compare(state, twin, rng)
            move = rng.choice(state.legal_moves)
            assert move.id is not None
            state, twin = state.play(move), twin.play(move.id)
        compare(state, twin, rng)


def test_d26_rounds_with_too_few_tiles() -> None:
    rng = Random(26)
    game = Duel(("draw4",))
    for seed in range(POSITIONS):
        state = game.new()._replace(round=rng.randint(3, 5), bag=heap(rng, 4), tower=heap(rng, 2))
        if any(state.bag) or any(state.tower):
            play_both(state, parsed(game, state.text), rng.choice((uniform, quick)), seed)


def test_d20_d21_domes_that_are_nearly_full() -> None:
    """Late positions played on many times: dropped lines, payments and tablets."""
    game = Duel(("variety", "ring", "corners", "specials"), start=1)
    for seed in range(4):
        rng, state = Random(seed), game.new()
        while state.round < 5:
            nature = state.turn == NATURE
            move = rng.choice(state.legal_moves) if nature else quick(state.view(state.turn), rng)
            state = state.play(move)
        for again in range(5):
            play_both(state, DuelState.from_text(state.text), quick, 100 * seed + again)
