"""Every configuration as a PettingZoo environment."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from manueline.games.azul import Azul
from manueline.games.base import Game
from manueline.games.duel import Duel
from manueline.research import azul_v0, duel_v0
from manueline.research.aec import GameEnv
from tests.support.configurations import CONFIGURATIONS


def maker(game: Game) -> Callable[..., GameEnv]:
    def make(**options: Any) -> GameEnv:
        if isinstance(game, Azul):
            return azul_v0.env(game.players, game.wall, **options)
        assert isinstance(game, Duel)
        return duel_v0.env(game.tablets, **options)

    return make


MAKERS = {name: maker(game) for name, game in CONFIGURATIONS.items()}
