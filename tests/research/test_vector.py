"""The vectorised environment: every place is a game by the rules, observed by who is to move."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from manueline.games.azul import Azul
from manueline.games.base import Game
from manueline.games.duel import Duel
from manueline.games.errors import IllegalMove
from manueline.research.observation import decode, decode_picture, decode_text, encode
from manueline.research.vector import GamesVectorEnv
from tests.support.configurations import CONFIGURATIONS

PLACES = 32


def flat_rows(observation: dict[str, Any]) -> np.ndarray:
    parts = observation["observation"].values()
    return np.concatenate([part.reshape(PLACES, -1) for part in parts], axis=1)


@pytest.mark.parametrize("game", CONFIGURATIONS.values(), ids=CONFIGURATIONS)
def test_observations_and_masks_are_those_of_the_rules(game: Game) -> None:
    env = GamesVectorEnv(game, PLACES, threads=2)
    observation, infos = env.reset(seed=3)
    ends = 0
    for _ in range(320):
        assert env.single_observation_space.contains(
            {
                "observation": {k: v[5] for k, v in observation["observation"].items()},
                "action_mask": observation["action_mask"][5],
            }
        )
        rows = flat_rows(observation)
        for place in range(0, PLACES, 7):
            view = decode(game, rows[place])
            assert view.viewer == infos["turn"][place] == view.turn
            legal = [move.id for move in view.legal_moves]
            assert np.flatnonzero(observation["action_mask"][place]).tolist() == legal
            assert (encode(view) == rows[place]).all()
        observation, rewards, ended, truncated, infos = env.step(env.sample_actions())
        assert infos["rewards"].sum(axis=1) == pytest.approx(0, abs=1e-5)
        assert not truncated.any() and not rewards[~ended].any()
        ends += int(ended.sum())
    assert ends > 0


def test_the_whole_observation_lies_in_its_space() -> None:
    for flat in (False, True):
        env = GamesVectorEnv(Duel(), PLACES, flat=flat)
        observation, _ = env.reset(seed=1)
        assert env.observation_space.contains(observation)
        assert env.action_space.contains(env.sample_actions().astype(np.int64))


def test_a_seed_fixes_everything_and_threads_change_nothing() -> None:
    seen = []
    for threads in (1, 3):
        env = GamesVectorEnv(Azul(3, "grey"), PLACES, threads=threads, flat=True)
        observation, _ = env.reset(seed=9)
        rows = [observation["observation"]]
        for _ in range(80):
            observation, *_ = env.step(env.sample_actions())
            rows.append(observation["observation"])
        seen.append(np.stack(rows))
    assert (seen[0] == seen[1]).all()
    env.reset(seed=10)
    assert (env.observe(env.turn) != seen[0][0]).any()


@pytest.mark.parametrize("reward", ["outcome", "margin"])
def test_at_the_end_the_one_who_acted_gets_its_reward_and_the_next_game_begins(
    reward: Any,
) -> None:
    env = GamesVectorEnv(Azul(), PLACES, reward=reward)
    env.reset(seed=4)
    ends = 0
    while ends < 40:
        movers = env.turn.copy()
        observation, rewards, ended, _, infos = env.step(env.sample_actions())
        for place in np.flatnonzero(ended).tolist():
            ends += 1
            mover, scores = movers[place], infos["scores"][place]
            outcome = decode(env.game, env.final_observation(place, mover)).state.outcome
            assert outcome is not None and outcome.scores == tuple(scores)
            expected = (
                outcome.utility(mover) if reward == "outcome" else 2 * scores[mover] - sum(scores)
            )
            assert rewards[place] == infos["rewards"][place][mover] == expected
            assert observation["observation"]["round"][place] == 1
            assert not observation["observation"]["scores"][place].any()


def test_other_seats_observe_too_and_learn_nothing_private() -> None:
    env = GamesVectorEnv(Duel(), PLACES)
    env.reset(seed=2)
    for _ in range(40):
        env.step(env.sample_actions())
    rows = env.observe(1 - env.turn)
    for place in range(PLACES):
        view = decode(env.game, rows[place])
        assert view.viewer == 1 - env.turn[place] and not view.legal_moves
        assert view.is_exact
    with pytest.raises(ValueError, match="no such seat"):
        env.observe(np.full(PLACES, 2))


def test_without_copying_the_arrays_are_the_same_at_every_step() -> None:
    for copy in (True, False):
        env = GamesVectorEnv(Azul(), PLACES, copy=copy, flat=True)
        before, _ = env.reset(seed=1)
        kept = before["observation"].copy(), before["action_mask"].copy()
        after, *_ = env.step(env.sample_actions())
        assert (after["observation"] is before["observation"]) == (not copy)
        assert (before["observation"] == kept[0]).all() == copy
        assert (before["action_mask"] == kept[1]).all() == copy


def test_an_illegal_action_moves_no_game() -> None:
    env = GamesVectorEnv(Azul(), PLACES)
    env.reset(seed=1)
    before = env.observe(env.turn)
    actions = env.sample_actions()
    actions[9] = 0
    with pytest.raises(IllegalMove, match="game 9"):
        env.step(actions)
    assert (env.observe(env.turn) == before).all()
    with pytest.raises(TypeError, match="whole numbers"):
        env.step(env.sample_actions() + 0.5)
    with pytest.raises(ValueError, match="one action"):
        env.step(actions[:3])
    with pytest.raises(ValueError, match="a reward is one of"):
        GamesVectorEnv(Azul(), PLACES, reward="points")  # type: ignore[arg-type]


def test_an_observation_can_be_looked_at() -> None:
    env = GamesVectorEnv(Azul(), PLACES)
    env.reset(seed=1)
    row = env.observe(env.turn)[0]
    assert "Round 1" in decode_text(env.game, row) or "round 1" in decode_text(env.game, row)
    assert decode_picture(env.game, row).startswith("<svg")
    assert env.view(0) == decode(env.game, row)
