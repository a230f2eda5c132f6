"""The bots that can be seated: the levels, and engines that the operator has named."""

from __future__ import annotations

from collections.abc import Mapping

from manueline.bots.levels import LEVELS


def seatable(engines: Mapping[str, str]) -> dict[str, dict[str, int]]:
    """Every level with its ratings by game, from the weakest on; then the engines, without any."""
    rated = {
        name: {game: rating.elo for game, rating in level.ratings.items()}
        for name, level in LEVELS.items()
    }
    return rated | {name: {} for name in engines}


STRONGEST = list(LEVELS)[-1]
"""The level that gives hints."""
