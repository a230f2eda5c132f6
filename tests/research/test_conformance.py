"""The shipped conformance tests find what is broken, and pass an environment that is not ours."""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from gymnasium import spaces
from pettingzoo import AECEnv

from manueline.core import Rng
from manueline.games.azul import Azul
from manueline.research.aec import GameEnv
from manueline.research.conformance import NotConforming, conformance_test


class Broken(GameEnv):
    def __init__(self) -> None:
        super().__init__("broken_v0", Azul())


class ReusesMemory(Broken):
    def observe(self, agent: str) -> dict[str, Any]:
        if not hasattr(self, "_kept"):
            self._kept = super().observe(agent)
        for name, part in super().observe(agent)["observation"].items():
            self._kept["observation"][name][...] = part
        return {**self._kept, "action_mask": super().observe(agent)["action_mask"]}


class LeavesItsSpace(Broken):
    def observe(self, agent: str) -> dict[str, Any]:
        observation = super().observe(agent)
        observation["observation"]["round"][...] = 101
        return observation


class AllowsEverything(Broken):
    def observe(self, agent: str) -> dict[str, Any]:
        observation = super().observe(agent)
        return {**observation, "action_mask": np.ones_like(observation["action_mask"])}


class AllowsTheOthersToo(Broken):
    def observe(self, agent: str) -> dict[str, Any]:
        observation = super().observe(agent)
        if agent != self.agent_selection:
            observation["action_mask"][:] = 1
        return observation


class RewardsPatience(Broken):
    def _finish(self) -> None:
        self.rewards["player_0"] = 0.1
        super()._finish()


class GivesEverybodyAPrize(Broken):
    def _finish(self) -> None:
        super()._finish()
        if self.terminations["player_0"]:
            self.rewards = dict.fromkeys(self.agents, 1.0)


class IgnoresSeeds(Broken):
    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        super().reset(None, options)


class PlaysTheSameGame(Broken):
    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        super().reset(1, options)


class CorrectsActions(Broken):
    def step(self, action: int | None) -> None:
        mask = self.observe(self.agent_selection)["action_mask"]
        if action is not None and not (0 <= action < len(mask) and mask[action]):
            action = int(np.flatnonzero(mask)[0])
        super().step(action)


class LosesItsTurn(Broken):
    def step(self, action: int | None) -> None:
        try:
            super().step(action)
        except ValueError:
            self.reset()
            raise


class EndsForOne(Broken):
    def _finish(self) -> None:
        super()._finish()
        self.terminations["player_1"] = False


class SharesItsLuck(Broken):
    def __deepcopy__(self, memo: dict[int, Any]) -> GameEnv:
        memo[id(self._rng)] = self._rng
        other = type(self)()
        other.__dict__.update(copy.deepcopy(self.__dict__, memo))
        return other


class ForgetsItsLuck(Broken):
    def load_state_dict(self, data: dict[str, Any]) -> None:
        super().load_state_dict({**data, "rng": Rng(0).words})


BROKEN: list[tuple[type[Broken], str]] = [
    (ReusesMemory, "changed after it was given"),
    (LeavesItsSpace, "does not lie in its space"),
    (AllowsEverything, "the mask allows .* refused"),
    (AllowsTheOthersToo, "is not to act"),
    (RewardsPatience, "before the end"),
    (GivesEverybodyAPrize, "add up to 2"),
    (IgnoresSeeds, "two different games"),
    (PlaysTheSameGame, "same game"),
    (CorrectsActions, "illegal action .* was taken"),
    (LosesItsTurn, "changed something"),
    (EndsForOne, "go on while others are out"),
    (SharesItsLuck, "different ways"),
    (ForgetsItsLuck, "different ways"),
]


@pytest.mark.parametrize(("broken", "sentence"), BROKEN, ids=[kind.__name__ for kind, _ in BROKEN])
def test_what_is_broken_is_found(broken: Callable[[], Broken], sentence: str) -> None:
    with pytest.raises(NotConforming, match=sentence):
        conformance_test(broken)


class Nim(AECEnv):
    """Nine matches and a lucky number of more; who takes the last one wins."""

    def __init__(self) -> None:
        super().__init__()
        self.metadata = {"name": "nim_v0"}
        self.possible_agents = ["player_0", "player_1"]
        self.agents: list[str] = []
        space = spaces.Box(0, 99, (1,), np.int16), spaces.Box(0, 1, (3,), np.int8)
        self._space = spaces.Dict({"observation": space[0], "action_mask": space[1]})
        self._actions = spaces.Discrete(3)
        self._luck = np.random.default_rng()

    def observation_space(self, agent: str) -> Any:
        return self._space

    def action_space(self, agent: str) -> Any:
        return self._actions

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self._luck = np.random.default_rng(seed)
        self.left = 9 + int(self._luck.integers(80))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, Any] = {agent: {} for agent in self.agents}
        self.agent_selection = "player_0"

    def observe(self, agent: str) -> dict[str, Any]:
        asked = agent == self.agent_selection and self.left > 0
        mask = [int(asked and taken < self.left) for taken in range(3)]
        left = np.array([self.left], np.int16)
        return {"observation": left, "action_mask": np.array(mask, np.int8)}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            return self._was_dead_step(action)
        if action is None or action not in range(min(3, self.left)):
            raise ValueError("no")
        self.left -= action + 1
        self._clear_rewards()
        if not self.left:
            self.terminations = dict.fromkeys(self.agents, True)
            self.rewards = {other: 1 if other == agent else -1 for other in self.agents}
        self._accumulate_rewards()
        self.agent_selection = "player_1" if agent == "player_0" else "player_0"
        return None

    def state_dict(self) -> dict[str, Any]:
        names = ("left", "agents", "rewards", "terminations", "agent_selection")
        kept = {name: copy.deepcopy(getattr(self, name)) for name in names}
        return {**kept, "_cumulative_rewards": dict(self._cumulative_rewards)}

    def load_state_dict(self, data: dict[str, Any]) -> None:
        self.reset()
        self.__dict__.update(data)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}

    def __copy__(self) -> Nim:
        return copy.deepcopy(self)


def test_another_projects_environment_passes() -> None:
    conformance_test(Nim)
