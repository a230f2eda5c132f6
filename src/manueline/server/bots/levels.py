"""The bots that can be seated, by level."""

from __future__ import annotations

from manueline.bots import BOTS, Thinker, make_thinker


def levels() -> dict[str, int | None]:
    """Every level with its rating, where it has one, from the weakest on."""
    return dict.fromkeys(BOTS)


def thinker_of(level: str) -> Thinker:
    """Raises NotationError for a level that there is not."""
    return make_thinker(level)


STRONGEST = "search"
"""Who gives hints."""
