"""The errors of a game, each with a code, parameters for translation and the clause."""

from __future__ import annotations


class GameError(ValueError):
    """An error of a game: a code with parameters, so that clients can translate it.

    `str(error)` is the English sentence; `clause` names the rule, if one applies.
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
