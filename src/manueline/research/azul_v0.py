"""`azul_v0`: Azul for 2 to 4 players as a PettingZoo environment."""

from __future__ import annotations

from pettingzoo import register

from manueline.games.azul import Azul
from manueline.research.aec import GameEnv
from manueline.research.spaces import Reward


def env(
    players: int = 2,
    wall: str = "coloured",
    *,
    reward: Reward = "outcome",
    max_rounds: int | None = None,
    render_mode: str | None = None,
) -> GameEnv:
    """Raises NotationError for a number of players or a wall that does not exist."""
    return GameEnv(
        "azul_v0",
        Azul(players, wall),
        reward=reward,
        max_rounds=max_rounds,
        render_mode=render_mode,
    )


raw_env = env
register("aec", "manueline/azul-v0", f"{__name__}:env")
