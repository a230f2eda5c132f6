"""`duel_v0`: Azul Duel as a PettingZoo environment."""

from __future__ import annotations

from collections.abc import Sequence

from pettingzoo import register

from manueline.games.duel import Duel
from manueline.games.duel.components import FIRST_GAME
from manueline.research.aec import GameEnv
from manueline.research.spaces import Reward


def env(
    tablets: Sequence[str] = FIRST_GAME,
    *,
    reward: Reward = "outcome",
    max_rounds: int | None = None,
    render_mode: str | None = None,
) -> GameEnv:
    """`tablets` are three or four sides, or `("draw3",)` or `("draw4",)`. Raises NotationError."""
    return GameEnv(
        "duel_v0",
        Duel(tuple(tablets)),
        reward=reward,
        max_rounds=max_rounds,
        render_mode=render_mode,
    )


raw_env = env
register("aec", "manueline/duel-v0", f"{__name__}:env")
