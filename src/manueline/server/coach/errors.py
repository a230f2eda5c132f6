"""What the coach refuses."""

from __future__ import annotations

from manueline.games.errors import GameError


class CoachError(GameError):
    """A request that the coach cannot do anything with."""
