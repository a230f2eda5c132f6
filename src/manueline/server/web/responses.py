"""Answers as HTTP responses."""

from __future__ import annotations

from starlette.responses import Response

from manueline.games.errors import GameError
from manueline.server.live.links import Reply
from manueline.server.problems import problem_reply


def response_of(reply: Reply) -> Response:
    return Response(reply.body, reply.status, reply.headers, media_type=reply.media_type)


def problem_response(error: GameError) -> Response:
    """A problem as an HTTP response."""
    return response_of(problem_reply(0, error))
