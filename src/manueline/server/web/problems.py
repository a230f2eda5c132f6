"""Errors as every door tells them: a code with parameters, and a sentence."""

from __future__ import annotations

from typing import Any

import msgspec

from manueline.games.base import GameError
from manueline.server import messages as m

STATUS = {
    "no-such-table": 404,
    "no-such-page": 404,
    "bad-method": 405,
    "bad-link": 403,
    "bad-origin": 403,
    "seat-taken": 409,
    "not-over": 409,
    "too-many-browsers": 409,
    "too-large": 413,
    "bad-type": 415,
    "too-many": 429,
    "broken": 500,
    "unavailable": 503,
}
"""HTTP's name for a problem; anything else is something that cannot be understood: 422."""
OTHERWISE = 422


class ProblemError(GameError):
    """A request that is refused before it reaches a table."""


def unavailable() -> ProblemError:
    return ProblemError("unavailable", "the server cannot reach its database; try again soon")


def unreadable(error: msgspec.MsgspecError | UnicodeDecodeError) -> ProblemError:
    return ProblemError("unreadable", f"this message cannot be read: {str(error)[:200]}")


def problem(error: GameError) -> m.Problem:
    return m.Problem(error.code, str(error), error.clause, _plain(error.params))


def refused(request_id: str | None, error: GameError, version: int | None) -> m.Refused:
    return m.Refused(
        request_id, error.code, str(error), error.clause, _plain(error.params), version
    )


def _plain(params: dict[str, object]) -> dict[str, Any]:
    """Parameters that JSON has words for."""
    return {
        key: value if isinstance(value, str | int | float | bool | None) else str(value)
        for key, value in params.items()
    }
