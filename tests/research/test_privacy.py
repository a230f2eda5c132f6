"""Nobody learns what is not theirs: worlds that a seat cannot tell apart look alike to it."""

from __future__ import annotations

from random import Random
from typing import Any

import pyspiel
import pytest
from open_spiel.python.observation import make_observation

from manueline.core import DuelState, Rng, bridge_of
from manueline.games.duel.components import PLATES, plate_type
from manueline.games.duel.moves import Plate, PutUnder
from manueline.games.duel.stack import located
from manueline.research import duel_v0
from manueline.research.conformance import play, same
from manueline.research.spiel import DUEL, move_id
from tests.support.configurations import CONFIGURATIONS

DUELS = [name for name in CONFIGURATIONS if name.startswith("duel")]


@pytest.mark.parametrize("name", DUELS)
def test_observations_are_equal_in_worlds_that_a_seat_cannot_tell_apart(name: str) -> None:
    game = CONFIGURATIONS[name]
    env = duel_v0.env(game.tablets)  # type: ignore[attr-defined]
    other = duel_v0.env(game.tablets)  # type: ignore[attr-defined]
    rng = Rng(1)
    differed = 0
    for seed in range(6):
        for _ in play(env, seed):
            situation = env.state_dict()
            here = bridge_of(game).read(game, situation["position"])
            assert isinstance(here, DuelState)
            for seat, agent in enumerate(env.agents):
                there = here.mask(seat).fill(seat, rng)
                differed += there != here
                assert (there.observe(seat) == here.observe(seat)).all()
                other.load_state_dict({**situation, "position": there.text})
                assert same(other.observe(agent), env.observe(agent))
    assert differed > 50


def random_history(seed: int) -> Any:
    """A game of Duel in which plates are drawn often."""
    rng = Random(seed)
    state = pyspiel.load_game(DUEL).new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            actions, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(actions, weights)[0])
            continue
        legal = state.legal_actions()
        named = {state.action_to_string(state.current_player(), action): action for action in legal}
        eager = "draw" in named and rng.random() < 0.6
        state.apply_action(named["draw"] if eager else rng.choice(legal))
        if hidden_swap(state) is not None:
            return state
    return None


def hidden_swap(state: Any) -> tuple[int, int, int] | None:
    """A plate that only its owner knows, another of its type that nobody does, and the owner."""
    full = state.get_game().rules.parse(state.position.text, check=False)
    unseen = set(range(PLATES)) - set(located(full))
    for group in full.returned:
        for plate in group.plates:
            for unknown in sorted(unseen):
                if plate_type(unknown) == plate_type(plate):
                    return plate, unknown, group.owner
    return None


def other_world(state: Any, plate: int, unknown: int) -> Any:
    """The same game, but the plate that was put back was the other one all the time."""
    rules = state.get_game().rules
    other = state.get_game().new_initial_state()
    for step in state.full_history():
        move = rules.move_of(move_id(step.player, step.action))
        swapped = step.action
        if isinstance(move, Plate | PutUnder) and move.plate == plate:
            new_id = type(move)(unknown).id
            assert new_id is not None
            swapped = -1 - new_id if isinstance(move, Plate) else new_id
        other.apply_action(swapped)
    return other


def test_information_states_are_equal_in_worlds_that_a_seat_cannot_tell_apart() -> None:
    game = pyspiel.load_game(DUEL)
    observation = make_observation(game)
    none, own = pyspiel.PrivateInfoType.NONE, pyspiel.PrivateInfoType.SINGLE_PLAYER
    public = make_observation(game, pyspiel.IIGObservationType(True, False, none))
    private = make_observation(game, pyspiel.IIGObservationType(False, False, own))
    compared = 0
    for seed in range(200):
        state = random_history(seed)
        if state is None:
            continue
        plate, unknown, owner = hidden_swap(state) or (0, 0, 0)
        other = other_world(state, plate, unknown)
        assert str(other) != str(state)
        stranger = 1 - owner
        assert other.information_state_string(stranger) == state.information_state_string(stranger)
        assert other.information_state_string(owner) != state.information_state_string(owner)
        assert other.observation_string(stranger) == state.observation_string(stranger)
        assert other.observation_tensor(stranger) == state.observation_tensor(stranger)
        assert other.observation_tensor(owner) != state.observation_tensor(owner)
        for seen in (observation, public, private):
            seen.set_from(state, stranger)
            here = seen.tensor.copy()
            seen.set_from(other, stranger)
            assert (seen.tensor == here).all()
        assert public.string_from(other, owner) == public.string_from(state, owner)
        assert private.string_from(other, owner) != private.string_from(state, owner)
        assert private.string_from(other, stranger) == private.string_from(state, stranger)
        compared += 1
    assert compared >= 20


def test_a_resampled_state_is_the_same_to_the_player_and_can_be_played_on() -> None:
    rng = Random(4)
    differed = 0
    for seed in range(60):
        state = random_history(seed)
        if state is None:
            continue
        for player in range(2):
            other = state.resample_from_infostate(player, rng.random)
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.observation_string(player) == state.observation_string(player)
            differed += str(other) != str(state)
            for _ in range(30):
                if other.is_terminal():
                    break
                other.apply_action(rng.choice(other.legal_actions()))
                for seat in range(2):
                    assert other.information_state_string(seat)
    assert differed > 10
