"""Errors as HTTP and sockets report them: a code with parameters, and a sentence."""

from __future__ import annotations

from typing import Any

import msgspec

from manueline.games.errors import GameError
from manueline.server import messages as m
from manueline.server.live.links import Reply

STATUS = {
    "no-such-table": 404,
    "no-such-page": 404,
    "no-such-puzzle": 404,
    "bad-method": 405,
    "bad-host": 403,
    "bad-link": 403,
    "bad-origin": 403,
    "banned": 403,
    "one-seat": 403,
    "old-rules": 410,
    "seat-taken": 409,
    "not-over": 409,
    "too-many-browsers": 409,
    "too-large": 413,
    "bad-type": 415,
    "too-many": 429,
    "broken": 500,
    "busy": 503,
    "unavailable": 503,
}
"""The HTTP status of each code."""
OTHERWISE = 422
MEANINGS = {
    403: "The host, the origin, the link or the browser is not accepted.",
    404: "There is no such table or puzzle.",
    409: "The present state of the table does not allow it.",
    410: "The rules under which the game was begun are not there any more.",
    413: "The body is too large.",
    415: "The content type is not supported.",
    422: "The request cannot be read, or the game does not allow it.",
    429: "Too many requests.",
    503: "The database does not answer, or too much waits.",
}


UNREADABLE = (msgspec.MsgspecError, UnicodeError, RecursionError)
"""What decoding raises for bytes that are no message; the last for brackets within brackets."""


class ProblemError(GameError):
    """A request that is refused before it reaches a table."""


def unavailable() -> ProblemError:
    return ProblemError("unavailable", "the server cannot reach its database; try again soon")


def banned() -> ProblemError:
    return ProblemError("banned", "the operator has shut you out")


def unreadable(error: Exception) -> ProblemError:
    """For an error of `UNREADABLE`."""
    return ProblemError("unreadable", f"this message cannot be read: {str(error)[:200]}")


def problem(error: GameError) -> m.Problem:
    return m.Problem(error.code, str(error), error.clause, _plain(error.params))


def refused(request_id: str | None, error: GameError, version: int | None) -> m.Refused:
    return m.Refused(
        request_id, error.code, str(error), error.clause, _plain(error.params), version
    )


def _plain(params: dict[str, object]) -> dict[str, Any]:
    """The parameters as values of JSON."""
    return {
        key: value if isinstance(value, str | int | float | bool | None) else str(value)
        for key, value in params.items()
    }


def problem_reply(call: int, error: GameError) -> Reply:
    """The problem as an HTTP answer."""
    headers = {}
    if error.code in ("too-many", "busy"):
        headers["Retry-After"] = str(error.params.get("seconds", 1))
    status = STATUS.get(error.code, OTHERWISE)
    return Reply(call, status, "application/json", headers, msgspec.json.encode(problem(error)))
