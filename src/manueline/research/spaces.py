"""The spaces and rewards of all environments, in one place."""

from __future__ import annotations

from typing import Any, Literal, get_args

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from manueline.games.base import Game
from manueline.games.values import Outcome
from manueline.research.observation import layout_of

Reward = Literal["outcome", "margin"]
"""What is rewarded at the end of a game: winning, or the difference in points."""

Mask = NDArray[np.int8]


def observation_space(game: Game, flat: bool = False) -> spaces.Dict:
    """A seat's observation, in named parts or as one flat row, and which actions are legal."""
    layout = layout_of(game)
    observation: spaces.Space[Any]
    if flat:
        highs = np.concatenate([np.full(p.size, p.high, np.int16) for p in layout.parts])
        observation = spaces.Box(np.zeros_like(highs), highs, dtype=np.int16)
    else:
        observation = spaces.Dict(
            {part.name: spaces.Box(0, part.high, part.shape, np.int16) for part in layout.parts}
        )
    mask = spaces.Box(0, 1, (game.info.action_count,), np.int8)
    return spaces.Dict({"observation": observation, "action_mask": mask})


def action_space(game: Game) -> spaces.Discrete:
    """The ids of players' moves."""
    return spaces.Discrete(game.info.action_count)


def mask_of(game: Game, legal_ids: list[int]) -> Mask:
    """A one for every legal action."""
    mask = np.zeros(game.info.action_count, np.int8)
    mask[legal_ids] = 1
    return mask


def checked(reward: Reward) -> Reward:
    """Raises ValueError for a reward that does not exist."""
    if reward not in get_args(Reward):
        raise ValueError(f"a reward is one of {', '.join(get_args(Reward))}, not {reward!r}")
    return reward


def margins(scores: NDArray[Any]) -> NDArray[np.float32]:
    """Each player's points less the mean of the others'; they sum to 0."""
    players = scores.shape[-1]
    total = scores.sum(axis=-1, keepdims=True)
    return ((players * scores - total) / (players - 1)).astype(np.float32)


def rewards_of(outcome: Outcome, reward: Reward) -> list[float]:
    """Every player's reward for the end of a game."""
    if reward == "margin":
        return [float(margin) for margin in margins(np.array(outcome.scores))]
    return [outcome.utility(player) for player in range(len(outcome.scores))]
