"""Thousands of games at once, as one Gymnasium vector environment over the compiled core."""

from __future__ import annotations

from functools import cached_property
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import ArrayLike, NDArray

from manueline.arena import core_count
from manueline.core import CoreBatch, bridge_of
from manueline.games.base import Game, View
from manueline.research.layout import Row
from manueline.research.observation import decode, layout_of
from manueline.research.spaces import Reward, action_space, checked, margins, observation_space

SEEDS = 2**63


class GamesVectorEnv(VectorEnv):
    """Each environment plays its own game, in which the seat to move acts and observes.

    A game that ends is replaced by a new one in the same step: the observation is the first
    position of the new game, rewards and scores are those of the end of the old one.
    """

    def __init__(
        self,
        game: Game,
        num_envs: int,
        *,
        reward: Reward = "outcome",
        flat: bool = False,
        copy: bool = True,
        threads: int | None = None,
    ) -> None:
        """`flat` observes one row of numbers instead of named parts. Without `copy` every step
        overwrites the same arrays. By default there is a thread for each core."""
        self.game = game
        self.num_envs = num_envs
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}
        self.single_observation_space = observation_space(game, flat)
        self.single_action_space = action_space(game)
        self._layout = layout_of(game)
        self._reward, self._flat, self._copy = checked(reward), flat, copy
        self._threads = threads or core_count()
        self._batch = self._new_batch(int(np.random.default_rng().integers(SEEDS)))
        self._rows = self._empty_rows()

    def _new_batch(self, seed: int) -> CoreBatch:
        return bridge_of(self.game).batch(self.game, self.num_envs, seed, self._threads)

    def _empty_rows(self) -> Row:
        return np.empty((self.num_envs, self._layout.size), np.int16)

    @cached_property
    def observation_space(self) -> spaces.Dict:
        """The space of all games' observations; made when it is asked for, since it is large."""
        return batch_space(self.single_observation_space, self.num_envs)

    @cached_property
    def action_space(self) -> spaces.MultiDiscrete:
        return batch_space(self.single_action_space, self.num_envs)

    @property
    def turn(self) -> NDArray[np.int8]:
        """The seat to move in every game."""
        return self._batch.turn

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """New games everywhere; with the same seed, and the same actions, the same ones."""
        if seed is None:
            self._batch.reset()
        else:
            self._batch = self._new_batch(seed)
        return self._observation(), self._infos(np.zeros_like(self._batch.rewards))

    def step(
        self, actions: ArrayLike
    ) -> tuple[
        dict[str, Any], NDArray[np.float32], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]
    ]:
        """One action in every game; the rewards returned are those of the seats that acted.

        Raises IllegalMove, and then no game has moved.
        """
        batch = self._batch
        movers = batch.turn.astype(np.intp)
        chosen = np.asarray(actions)
        if chosen.dtype.kind not in "iu":
            raise TypeError(f"actions are whole numbers, not {chosen.dtype}")
        batch.step(np.ascontiguousarray(chosen, np.int32))
        ended = batch.done.astype(np.bool_)
        if self._reward == "outcome":
            rewards = batch.rewards.copy()
        else:
            rewards = margins(batch.scores) * ended[:, None]
        own = rewards[np.arange(self.num_envs), movers]
        return self._observation(), own, ended, np.zeros_like(ended), self._infos(rewards)

    def _infos(self, rewards: NDArray[np.float32]) -> dict[str, Any]:
        return {
            "turn": self._batch.turn.copy(),
            "rewards": rewards,
            "scores": self._batch.scores.copy(),
        }

    def _observation(self) -> dict[str, Any]:
        if self._copy:
            self._rows = self._empty_rows()
        self._batch.observe(self._batch.turn, self._rows)
        mask = self._batch.legal.view(np.int8)
        return {
            "observation": self._rows if self._flat else self._layout.split(self._rows),
            "action_mask": mask.copy() if self._copy else mask,
        }

    def observe(self, seats: ArrayLike) -> Row:
        """A flat row for every game, as the seat named for it sees the position."""
        rows = self._empty_rows()
        self._batch.observe(np.ascontiguousarray(seats, np.int8), rows)
        return rows

    def final_observation(self, game: int, seat: int) -> Row:
        """The last position of the last game that ended at this index of the batch."""
        return self._batch.ended(game).observe(seat)

    def sample_actions(self) -> NDArray[np.int32]:
        """A legal action for every game, drawn uniformly."""
        return self._batch.sample_actions()

    def view(self, game: int) -> View:
        """What the seat to move sees, for display and for bots."""
        return decode(self.game, self._batch.state(game).observe(int(self._batch.turn[game])))
