"""Both games as a PettingZoo environment in which the agents act one after the other."""

from __future__ import annotations

import copy
import secrets
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from manueline.core import CoreState, Rng, bridge_of
from manueline.games.base import Game, View
from manueline.games.values import NATURE
from manueline.research.layout import Row
from manueline.research.observation import layout_of
from manueline.research.raster import pixels
from manueline.research.spaces import (
    Reward,
    action_space,
    checked,
    mask_of,
    observation_space,
    rewards_of,
)

RENDER_MODES = ("ansi", "human", "rgb_array")


class NotStarted(RuntimeError):
    """Something that only makes sense after `reset`."""


class GameEnv(AECEnv):
    """One game. Nature plays by itself; an illegal action is refused and changes nothing.

    A copy, by `copy`, `deepcopy` or pickling, goes on exactly as the original would.
    """

    def __init__(
        self,
        name: str,
        game: Game,
        *,
        reward: Reward = "outcome",
        max_rounds: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        """`max_rounds` truncates the game when another round would begin."""
        if render_mode not in (None, *RENDER_MODES):
            raise ValueError(f"a render mode is one of {', '.join(RENDER_MODES)}")
        if max_rounds is not None and max_rounds < 1:
            raise ValueError("a game has at least one round")
        super().__init__()
        self.metadata = {
            "name": name,
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": False,
            "render_fps": 2,
            "game_version": game.version,
        }
        self.game = game
        self.reward = checked(reward)
        self.max_rounds = max_rounds
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(game.info.players)]
        self.agents: list[str] = []
        self.observation_spaces = {a: observation_space(game) for a in self.possible_agents}
        self.action_spaces = {a: action_space(game) for a in self.possible_agents}
        self._layout = layout_of(game)
        self._rng = Rng(secrets.randbits(63))
        self._position: CoreState | None = None

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game; with the same seed the same one, without a seed the next one."""
        if seed is not None:
            self._rng = Rng(seed)
        self._position = self._dealt(bridge_of(self.game).new(self.game))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._select()

    def step(self, action: int | None) -> None:
        """Raises IllegalMove for an action that the mask forbids, and then nothing has changed."""
        position = self._now
        agent = self.agent_selection
        if not self.agents:
            raise NotStarted("the game is over; reset() begins the next one")
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} is still in the game, so its action cannot be None")
        self._position = self._dealt(position.play(int(action)))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self._finish()
        self._accumulate_rewards()
        self._select()

    def _dealt(self, position: CoreState) -> CoreState:
        """The position after nature's moves."""
        while position.turn == NATURE:
            drawn = position.sample_move(self._rng)
            assert drawn is not None, "nature always has a move"
            position = position.play(drawn)
        return position

    def _finish(self) -> None:
        outcome = self._now.outcome
        if outcome is not None:
            self.terminations = dict.fromkeys(self.agents, True)
            self.rewards = dict(zip(self.agents, rewards_of(outcome, self.reward), strict=True))
        elif self.max_rounds is not None and self._now.round > self.max_rounds:
            self.truncations = dict.fromkeys(self.agents, True)

    def _select(self) -> None:
        turn = self._now.turn
        self.agent_selection = self.possible_agents[0 if turn is None else turn]

    @property
    def _now(self) -> CoreState:
        if self._position is None:
            raise NotStarted("call reset() first")
        return self._position

    def observe_row(self, agent: str) -> Row:
        """The agent's observation as one flat row."""
        return self._now.observe(self.possible_agents.index(agent))

    def observe(self, agent: str) -> dict[str, Any]:
        """What the agent may know, and its legal actions, if it is to act."""
        position = self._now
        asked = agent == self.agent_selection and not self._has_ended
        legal = position.legal_ids() if asked else []
        return {
            "observation": self._layout.split(self.observe_row(agent)),
            "action_mask": mask_of(self.game, legal),
        }

    @property
    def _has_ended(self) -> bool:
        return all(self.terminations[a] or self.truncations[a] for a in self.agents)

    def state(self) -> Row:
        """Every agent's flat observation, one after the other."""
        return np.concatenate([self.observe_row(agent) for agent in self.possible_agents])

    def view(self, agent: str) -> View:
        """What the agent sees, for display and for bots."""
        seat = self.possible_agents.index(agent)
        view: View = self.game.parse(self._now.text, check=False).view(seat)
        return view

    def render(self) -> Any:
        """The board as the agent to act sees it: a text, pixels, or on the screen."""
        view = self.view(self.agent_selection)
        if self.render_mode == "ansi":
            return str(view)
        if self.render_mode == "rgb_array":
            return pixels(view.svg())
        if self.render_mode == "human":
            print(view)
        return None

    def close(self) -> None:
        """Nothing is held open."""

    def state_dict(self) -> dict[str, Any]:
        """The whole state of the environment as data that JSON can hold."""
        return {
            **self._kind(),
            "position": self._now.text,
            "rng": list(self._rng.words),
            "agents": list(self.agents),
            "selection": self.agent_selection,
            "rewards": dict(self.rewards),
            "cumulative_rewards": dict(self._cumulative_rewards),
            "terminations": dict(self.terminations),
            "truncations": dict(self.truncations),
        }

    def _kind(self) -> dict[str, Any]:
        return {
            "environment": self.metadata["name"],
            "version": self.game.version,
            "options": dict(self.game.options),
        }

    def load_state_dict(self, data: dict[str, Any]) -> None:
        """Restore what `state_dict` of an environment with the same options returned.

        Raises ValueError, which NotationError is too, and then nothing has changed.
        """
        for key, own in self._kind().items():
            if data.get(key) != own:
                raise ValueError(f"this is a state of {key} {data.get(key)!r}, not {own!r}")
        try:
            position = bridge_of(self.game).read(self.game, data["position"])
            rng = Rng.of(data["rng"])
            agents = [self.possible_agents[self.possible_agents.index(a)] for a in data["agents"]]
            names = ("rewards", "cumulative_rewards", "terminations", "truncations")
            tables = [{agent: data[name][agent] for agent in agents} for name in names]
            selection = self.possible_agents[self.possible_agents.index(data["selection"])]
        except (KeyError, TypeError) as error:
            raise ValueError(f"this state is damaged: {error!r}") from None
        self._position, self._rng, self.agents = position, rng, agents
        self.rewards, self._cumulative_rewards, self.terminations, self.truncations = tables
        self.infos = {agent: {} for agent in agents}
        self.agent_selection, self._skip_agent_selection = selection, None

    def __copy__(self) -> GameEnv:
        return copy.deepcopy(self)
