"""Observations: the compiled core writes what Python writes, and both can be read back."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

from manueline.core import DuelState, bridge_of
from manueline.dealer import Dealer
from manueline.games.base import Game, State
from manueline.games.errors import NotationError
from manueline.games.values import NATURE
from manueline.research.observation import decode, decode_picture, decode_text, encode, layout_of
from tests.support.configurations import CONFIGURATIONS
from tests.support.toy_game import Nim

GAMES = pytest.mark.parametrize("game", CONFIGURATIONS.values(), ids=CONFIGURATIONS)


def positions(game: Game, seed: int) -> list[State]:
    """Every position of a random game, those before nature's moves too."""
    dealer, rng = Dealer(seed), Random(seed)
    states = [game.new()]
    while not states[-1].is_over:
        state = states[-1]
        move = dealer.move(state) if state.turn == NATURE else rng.choice(state.legal_moves)
        states.append(state.play(move))
    return states


@GAMES
def test_both_cores_write_the_same_observation_and_it_is_read_back(game: Game) -> None:
    compare(game, range(2))


@pytest.mark.long
@GAMES
def test_both_cores_write_the_same_observation_in_many_games(game: Game) -> None:
    compare(game, range(100, 200))


def compare(game: Game, seeds: range) -> None:
    layout = layout_of(game)
    highs = np.concatenate([np.full(part.size, part.high) for part in layout.parts])
    for seed in seeds:
        for state in positions(game, seed):
            compiled = bridge_of(game).read(game, state.text)
            for seat in range(game.info.players):
                view = state.view(seat)
                row = encode(view)
                assert row.dtype == np.int16 and row.shape == (layout.size,)
                assert (row == compiled.observe(seat)).all(), state.text
                assert (row >= 0).all() and (row <= highs).all()
                assert decode(game, row) == view
                masked = bridge_of(game).read(game, view.state.text)
                assert (masked.observe(seat) == row).all(), "a view is observed as its position is"


@GAMES
def test_an_observation_is_shown_as_its_view(game: Game) -> None:
    states = positions(game, 5)
    state = states[len(states) // 2]
    view = state.view(1)
    row = encode(view)
    assert decode_text(game, row) == str(view)
    assert decode_picture(game, row) == view.svg()


@GAMES
def test_numbers_that_are_no_observation_are_refused(game: Game) -> None:
    row = encode(positions(game, 2)[-10].view(0))
    with pytest.raises(ValueError, match="shape"):
        decode(game, row[:-1])
    for part, place in layout_of(game).places.items():
        if part in ("phase", "seat", "lines"):
            broken = row.copy()
            broken[place] = 2
            with pytest.raises(ValueError, match="no observation"):
                decode(game, broken)


def test_parts_are_views_of_the_row() -> None:
    game = CONFIGURATIONS["azul-3-grey"]
    layout = layout_of(game)
    rows = np.zeros((4, layout.size), np.int16)
    parts = layout.split(rows)
    assert parts["walls"].shape == (4, 3, 5, 5, 5)
    parts["walls"][2, 1] = 1
    assert rows.sum() == 125 and (layout.split(rows[2])["walls"][1] == 1).all()
    with pytest.raises(ValueError, match="a row has"):
        layout.split(rows[:, 1:])


def test_a_game_without_observations_is_refused_by_name() -> None:
    with pytest.raises(NotationError, match="no observations of 'nim'"):
        layout_of(Nim())
    with pytest.raises(NotationError, match="core does not know the game 'nim'"):
        bridge_of(Nim())


def test_a_spectator_has_no_observation() -> None:
    with pytest.raises(ValueError, match="spectator"):
        encode(CONFIGURATIONS["duel-first-game"].new().view(None))
    with pytest.raises(ValueError, match="no such seat"):
        DuelState.new().observe(2)
