"""Checks that PettingZoo's own tests lack, for any environment whose agents act in turn.

Each check plays whole games with random legal actions and raises NotConforming with a sentence
that says what is wrong. `conformance_test(make)` runs them all.
"""

from __future__ import annotations

import copy
import json
import pickle
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np

Make = Callable[[], Any]
Copy = Callable[[Any], Any]

COPIES: dict[str, Copy] = {
    "copy.copy": copy.copy,
    "copy.deepcopy": copy.deepcopy,
    "pickling": lambda env: pickle.loads(pickle.dumps(env)),
}


class NotConforming(AssertionError):
    """The environment violates a requirement, which the message names."""


def conformance_test(make: Make, games: int = 3, *, zero_sum: bool = True) -> None:
    """Every check; `make()` gives a fresh environment. Raises NotConforming."""
    for seed in range(games):
        check_ending(make(), seed)
        check_observations(make(), seed)
        check_masks(make(), seed)
        check_rewards(make(), seed, zero_sum=zero_sum)
        check_seeds(make, seed)
        check_illegal_actions(make(), seed)
        for name, duplicate in COPIES.items():
            check_copies(make(), seed, duplicate, name)
        check_state_dict(make, seed)


def require(holds: object, sentence: str) -> None:
    if not holds:
        raise NotConforming(sentence)


def legal_action(env: Any, rng: np.random.Generator) -> int | None:
    """Any action that the mask allows; None for an agent whose game is over."""
    observation, _, terminated, truncated, _ = env.last()
    if terminated or truncated:
        return None
    return int(rng.choice(np.flatnonzero(observation["action_mask"])))


def play(env: Any, seed: int) -> Iterator[str]:
    """A random game; the agent to act is given before each of its actions."""
    env.reset(seed=seed)
    rng = np.random.default_rng(seed)
    for agent in env.agent_iter():
        yield agent
        action = legal_action(env, rng)
        try:
            env.step(action)
        except Exception as error:
            raise NotConforming(f"the mask allows {action}, but it is refused: {error}") from error


def same(one: Any, other: Any) -> bool:
    """Whether two observations, or any nested data, are exactly equal."""
    if isinstance(one, dict):
        return (
            isinstance(other, dict)
            and one.keys() == other.keys()
            and all(same(one[key], other[key]) for key in one)
        )
    if isinstance(one, np.ndarray):
        return (
            isinstance(other, np.ndarray)
            and one.dtype == other.dtype
            and np.array_equal(one, other)
        )
    return bool(one == other)


def situation(env: Any) -> dict[str, Any]:
    """Everything that the public interface shows of an environment."""
    return {
        "agents": list(env.agents),
        "selection": env.agent_selection,
        "rewards": dict(env.rewards),
        "terminations": dict(env.terminations),
        "truncations": dict(env.truncations),
        "infos": copy.deepcopy(env.infos),
        "observations": {agent: env.observe(agent) for agent in env.agents},
        "cumulative": env.last(observe=False)[1] if env.agents else None,
    }


def check_observations(env: Any, seed: int) -> None:
    """Every observation lies in its space, and does not change after it was returned."""
    given: list[tuple[Any, Any]] = []
    for _ in play(env, seed):
        for agent in env.agents:
            observation = env.observe(agent)
            require(
                env.observation_space(agent).contains(observation),
                f"the observation of {agent} does not lie in its space",
            )
            require(same(observation, env.observe(agent)), f"{agent} observes two things at a time")
            given.append((observation, copy.deepcopy(observation)))
        for observation, as_given in given[-8:]:
            require(same(observation, as_given), "an observation changed after it was given")


def check_masks(env: Any, seed: int) -> None:
    """Who is to act has an action, and whoever is not has none."""
    for acting in play(env, seed):
        for agent in env.agents:
            mask = env.observe(agent)["action_mask"]
            over = env.terminations[agent] or env.truncations[agent]
            if agent == acting and not over:
                require(mask.any(), f"{agent} is to act, but no action is legal")
            else:
                require(not mask.any(), f"{agent} is not to act, but has legal actions")


def check_rewards(env: Any, seed: int, *, zero_sum: bool) -> None:
    """There are none before the end; at the end they sum to 0."""
    for _ in play(env, seed):
        if not any(env.terminations.values()):
            require(not any(env.rewards.values()), "there is a reward before the end")
        elif zero_sum and len(env.agents) == len(env.possible_agents):
            total = sum(env.rewards.values())
            require(abs(total) < 1e-6, f"the rewards add up to {total}")


def check_seeds(make: Make, seed: int) -> None:
    """A seed fixes the game; another seed, or the next game without one, is another game."""

    def course(env: Any, seeded: int | None) -> list[Any]:
        env.reset(seed=seeded)
        rng = np.random.default_rng(0)
        seen = []
        for agent in env.agent_iter():
            seen.append((agent, env.observe(agent)))
            env.step(legal_action(env, rng))
        return seen

    def equal(one: list[Any], other: list[Any]) -> bool:
        return len(one) == len(other) and all(
            a == b and same(seen, observed)
            for (a, seen), (b, observed) in zip(one, other, strict=True)
        )

    first, second = make(), make()
    game = course(first, seed)
    require(equal(game, course(second, seed)), "the same seed gave two different games")
    require(
        equal(course(first, None), course(second, None)),
        "after games with the same seed the next games differ",
    )
    require(equal(game, course(first, seed)), "a game depends on the one before")
    require(not equal(game, course(first, None)), "without a seed the same game came again")
    require(not equal(game, course(first, seed + 1)), "two seeds gave the same game")


def check_illegal_actions(env: Any, seed: int) -> None:
    """Whatever the mask forbids is refused with an error and changes nothing."""
    rng = np.random.default_rng(seed)
    for agent in play(env, seed):
        if env.terminations[agent] or env.truncations[agent]:
            continue
        mask = env.observe(agent)["action_mask"]
        before = situation(env)
        barred = rng.permutation(np.flatnonzero(mask == 0))[:1].tolist()
        for action in (*barred, len(mask), -1, None):
            try:
                env.step(action)
            except Exception:
                require(same(situation(env), before), "an illegal action changed something")
            else:
                raise NotConforming(f"the illegal action {action} was taken")


def check_ending(env: Any, seed: int) -> None:
    """All agents end together, each is told so once, and then there are no agents."""
    told: list[str] = []
    for agent in play(env, seed):
        over = [a for a in env.agents if env.terminations[a] or env.truncations[a]]
        require(over in ([], env.agents), "some agents go on while others are out")
        if over:
            told.append(agent)
    require(sorted(told) == sorted(env.possible_agents), "not every agent was told of the end once")
    require(not env.agents and not env.rewards, "somebody is left after the end")


def check_copies(env: Any, seed: int, duplicate: Copy, name: str) -> None:
    """A copy in mid-game and its original play the same moves to the same end.

    The copy plays first, so that the check notices if that changes the original.
    """
    rng = np.random.default_rng(seed)
    length = sum(1 for _ in play(env, seed))
    part = int(rng.integers(length))
    for number, _ in enumerate(play(env, seed)):
        if number == part:
            break
    copied = duplicate(env)
    before = situation(env)
    require(same(situation(copied), before), f"{name} does not keep the situation")
    actions, seen = [], []
    for _ in copied.agent_iter():
        actions.append(legal_action(copied, rng))
        copied.step(actions[-1])
        seen.append(situation(copied))
    require(same(situation(env), before), f"playing on after {name} changes the original")
    for action, expected in zip(actions, seen, strict=True):
        env.step(action)
        require(same(situation(env), expected), f"after {name} both go different ways")
    require(not env.agents, f"after {name} the original does not end where the copy did")


def check_state_dict(make: Make, seed: int) -> None:
    """A fresh environment can restore a state from JSON."""

    def restored(env: Any) -> Any:
        fresh = make()
        fresh.load_state_dict(json.loads(json.dumps(env.state_dict())))
        return fresh

    check_copies(make(), seed, restored, "load_state_dict")
