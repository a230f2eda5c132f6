"""The errors of a game, each with a code, parameters for translation and the clause."""

from __future__ import annotations

from collections.abc import Mapping


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


class Problem(str):
    """Why a position cannot arise by the rules: an English sentence, which also has a code and
    parameters for translation, and the clause."""

    code: str
    clause: str | None
    params: Mapping[str, str | int]

    def __new__(
        cls, code: str, message: str, clause: str | None = None, **params: str | int
    ) -> Problem:
        problem = super().__new__(cls, f"{message} ({clause})" if clause else message)
        problem.code, problem.clause, problem.params = code, clause, params
        return problem

    def of_seat(self, seat: int) -> Problem:
        """The same about the board of a seat, counted from 1."""
        problem = Problem(self.code, f"seat {seat}: {self}")
        problem.clause, problem.params = self.clause, {**self.params, "seat": seat}
        return problem


class IllegalMove(GameError):
    """A move that the rules forbid in this position."""


class NotationError(GameError):
    """A text or id that names no move, position or option."""
