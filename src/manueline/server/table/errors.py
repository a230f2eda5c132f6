"""Why a table refuses a request."""

from __future__ import annotations

from manueline.games.errors import GameError


class Refusal(GameError):
    """A request that is refused for another reason than a rule of the game."""
