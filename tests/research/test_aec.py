"""The PettingZoo environments: its own tests, ours, and what is particular to these games."""

from __future__ import annotations

import os
import warnings
from collections.abc import Callable
from typing import Any

import numpy as np
import pettingzoo
import pytest
from pettingzoo.test import api_test, render_test, seed_test
from pettingzoo.utils.wrappers import OrderEnforcingWrapper, TerminateIllegalWrapper

from manueline.games.azul import Azul
from manueline.games.azul.components import FLOOR
from manueline.games.azul.moves import Take
from manueline.games.errors import IllegalMove, NotationError
from manueline.games.values import Outcome
from manueline.research import azul_v0, duel_v0
from manueline.research.aec import GameEnv, NotStarted
from manueline.research.conformance import COPIES, check_copies, conformance_test, play
from manueline.research.observation import encode
from manueline.research.spaces import rewards_of
from tests.support.environments import MAKERS

ENVS = pytest.mark.parametrize("make", MAKERS.values(), ids=MAKERS)
Maker = Callable[..., GameEnv]
REMARKS = ("Observation is not a NumPy array", "Observation space for each agent probably")
"""PettingZoo remarks on dictionaries in any environment that is not its own."""


@ENVS
@pytest.mark.parametrize("reward", ["outcome", "margin"])
def test_pettingzoos_api_test(make: Maker, reward: str) -> None:
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        api_test(make(reward=reward), num_cycles=1000)
    told = [str(warning.message) for warning in caught]
    assert all(message.startswith(REMARKS) for message in told), told


@ENVS
def test_pettingzoos_api_test_with_a_round_limit(make: Maker) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        api_test(make(max_rounds=2), num_cycles=1000)


@ENVS
def test_pettingzoos_seed_test(make: Maker) -> None:
    seed_test(make, num_cycles=500)


@pytest.mark.parametrize("make", [azul_v0.env, duel_v0.env])
def test_pettingzoos_render_test(make: Maker, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(make)
    assert "Player 1" in capsys.readouterr().out


@ENVS
def test_our_own_conformance_test(make: Maker) -> None:
    conformance_test(make, games=2)


COPIED = int(os.environ.get("MANUELINE_COPIES", "1000"))


def copies(make: Maker, games: int) -> None:
    env = make()
    ways = list(COPIES.items())
    for seed in range(games):
        name, way = ways[seed % len(ways)]
        check_copies(env, seed, way, name)


@ENVS
def test_a_copy_in_mid_game_goes_the_way_of_its_original(make: Maker) -> None:
    copies(make, 15)


@pytest.mark.long
@ENVS
def test_a_copy_in_mid_game_goes_the_way_of_its_original_a_thousand_times(make: Maker) -> None:
    copies(make, COPIED)


@ENVS
def test_the_game_is_that_of_the_rules(make: Maker) -> None:
    env = make()
    for agent in play(env, 8):
        view = env.view(agent)
        assert (encode(view) == env.observe_row(agent)).all()
        legal = [] if view.is_over else [move.id for move in view.legal_moves]
        assert np.flatnonzero(env.observe(agent)["action_mask"]).tolist() == legal
        if view.is_over:
            outcome = view.state.outcome
            assert outcome is not None
            if len(env.agents) == len(env.possible_agents):
                utilities = [outcome.utility(seat) for seat in range(len(env.agents))]
                assert list(env.rewards.values()) == utilities
    assert view.is_over


def test_a_shared_victory_is_shared() -> None:
    """A26: everything to the floor, 100 rounds long, ends at 0 : 0."""
    env = azul_v0.env()
    env.reset(seed=1)
    while not env.terminations["player_0"]:
        moves = env.view(env.agent_selection).legal_moves
        env.step(next(move.id for move in moves if isinstance(move, Take) and move.line == FLOOR))
    outcome = env.view("player_0").state.outcome
    assert outcome is not None and outcome.winners == (0, 1)
    assert env.rewards == {"player_0": 0.0, "player_1": 0.0}


def test_two_winners_share_what_the_others_lose() -> None:
    shared = Outcome((30, 30, 20), (1, 1, 3), "shared")
    assert rewards_of(shared, "outcome") == [0.25, 0.25, -0.5]
    assert rewards_of(shared, "margin") == [5.0, 5.0, -10.0]
    assert rewards_of(Outcome((9, 9), (1, 2), "rows"), "outcome") == [1.0, -1.0]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_margin_is_the_distance_to_the_mean_of_the_others(players: int) -> None:
    env = azul_v0.env(players, reward="margin")
    for _ in play(env, 3):
        if len(env.agents) == players and env.terminations["player_0"]:
            scores = env.view("player_0").state.scores
            for seat, reward in enumerate(env.rewards.values()):
                others = sum(scores) - scores[seat]
                assert reward == pytest.approx(scores[seat] - others / (players - 1))
            assert any(env.rewards.values())


@ENVS
def test_a_round_limit_truncates_before_the_next_round(make: Maker) -> None:
    env = make(max_rounds=2)
    for agent in play(env, 5):
        state: Any = env.view(agent).state
        assert env.truncations[agent] == (state.round == 3)
        assert not env.terminations[agent]
        if env.truncations[agent]:
            assert not any(env.rewards.values()) and not env.observe(agent)["action_mask"].any()
    assert state.round == 3
    with pytest.raises(ValueError, match="at least one round"):
        make(max_rounds=0)


@ENVS
def test_pictures_and_texts_are_those_of_the_seat_to_act(make: Maker) -> None:
    env = make(render_mode="ansi")
    for number, agent in enumerate(play(env, 4)):
        if number % 10 == 0:
            assert env.render() == str(env.view(agent))
    env = make(render_mode="rgb_array")
    env.reset(seed=1)
    picture = env.render()
    assert picture.dtype == np.uint8 and picture.shape[2] == 3 and picture.shape[1] > 900
    assert len(np.unique(picture.reshape(-1, 3), axis=0)) > 50, "there is something to see"
    with pytest.raises(ValueError, match="render mode"):
        make(render_mode="film")


@ENVS
def test_the_global_state_is_what_all_agents_know(make: Maker) -> None:
    env = make()
    env.reset(seed=2)
    rows = [env.observe_row(agent) for agent in env.agents]
    assert (env.state() == np.concatenate(rows)).all()


def test_pettingzoos_registry_knows_them() -> None:
    azul = pettingzoo.make("aec", "manueline/azul-v0", players=3, wall="grey")
    assert azul.game == Azul(3, "grey") and str(azul) == "azul_v0"
    assert str(pettingzoo.make("aec", "manueline/duel-v0")) == "duel_v0"


def test_pettingzoos_wrappers_fit() -> None:
    env: Any = OrderEnforcingWrapper(TerminateIllegalWrapper(azul_v0.env(), illegal_reward=-1))
    env.reset(seed=1)
    env.step(0)
    assert env.rewards["player_0"] + env.rewards["player_1"] == -1


def test_before_a_game_and_after_it_there_is_nothing_to_do() -> None:
    env = duel_v0.env()
    for ask in (lambda: env.step(0), lambda: env.observe("player_0"), env.state_dict):
        with pytest.raises(NotStarted, match="reset"):
            ask()
    for _ in play(env, 1):
        pass
    with pytest.raises(NotStarted, match="the game is over"):
        env.step(None)


def test_damaged_and_foreign_states_are_refused_and_nothing_is_lost() -> None:
    env = azul_v0.env()
    env.reset(seed=1)
    good = env.state_dict()
    other = azul_v0.env(3)
    other.reset(seed=1)
    damaged: list[Any] = [
        {},
        other.state_dict(),
        {**good, "position": "azul"},
        {**good, "position": None},
        {**good, "rng": [1, 2]},
        {**good, "agents": ["player_7"]},
        {**good, "rewards": {}},
        {**good, "version": 99},
        {key: value for key, value in good.items() if key != "selection"},
    ]
    for data in damaged:
        with pytest.raises(ValueError, match=r"\w"):
            env.load_state_dict(data)
        assert env.state_dict() == good


def test_unknown_options_are_refused() -> None:
    with pytest.raises(NotationError, match="2, 3 or 4"):
        azul_v0.env(5)
    with pytest.raises(NotationError, match="different tablets"):
        duel_v0.env(("rows", "variety", "ring"))
    with pytest.raises(ValueError, match="a reward is one of"):
        azul_v0.env(reward="points")  # type: ignore[arg-type]


def test_an_illegal_action_names_itself() -> None:
    env = azul_v0.env()
    env.reset(seed=1)
    with pytest.raises(IllegalMove):
        env.step(3)
    with pytest.raises(ValueError, match="cannot be None"):
        env.step(None)
