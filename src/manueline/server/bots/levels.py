"""The bots that can be seated, by level."""

from __future__ import annotations

from manueline.bots import Thinker, make_thinker
from manueline.bots.levels import LEVELS


def levels() -> dict[str, int | None]:
    """Every level with its rating, from the weakest on."""
    return {name: level.rating for name, level in LEVELS.items()}


def thinker_of(level: str) -> Thinker:
    """Raises NotationError for a level that there is not."""
    return make_thinker(level)


STRONGEST = list(LEVELS)[-1]
"""Who gives hints."""
