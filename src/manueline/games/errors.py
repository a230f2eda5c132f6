"""What a game refuses: errors with a code, parameters for translation, and the clause."""

from __future__ import annotations


class GameError(ValueError):
    """Something a game refuses, as a code with parameters that can be translated.

    `str(error)` is the English sentence; `clause` names the rule where one decides.
    """

    def __init__(
        self, code: str, message: str, *, clause: str | None = None, **params: object
    ) -> None:
        super().__init__(f"{message} ({clause})" if clause else message)
        self.code = code
        self.clause = clause
        self.params = params


class IllegalMove(GameError):
    """A move that the rules forbid in this position."""


class NotationError(GameError):
    """A text or id that names no move, position or option."""
