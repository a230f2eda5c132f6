"""The bots that can be seated: the levels, and engines that the operator has named."""

from __future__ import annotations

from collections.abc import Mapping

from manueline.bots.levels import LEVELS


def seatable(engines: Mapping[str, str]) -> dict[str, int | None]:
    """Every level with its rating, from the weakest on; then the engines, which have none."""
    return {name: level.rating for name, level in LEVELS.items()} | dict.fromkeys(engines)


STRONGEST = list(LEVELS)[-1]
"""The level that gives hints."""
