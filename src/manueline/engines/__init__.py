"""The engine protocol on standard input and output, by which any program can be a bot."""

from __future__ import annotations

import shlex

from manueline.bots.base import Limit
from manueline.engines.conversation import LONGEST_NAME
from manueline.engines.host import DEFAULT, ExternalBot, Timeouts
from manueline.engines.serve import serve
from manueline.engines.transport import EngineFailure, ProcessTransport, Transport
from manueline.games.errors import NotationError

__all__ = [
    "DEFAULT",
    "EngineFailure",
    "ExternalBot",
    "Timeouts",
    "Transport",
    "engine_bot",
    "serve",
]


def engine_bot(
    command: str,
    limit: Limit | None = None,
    timeouts: Timeouts | None = None,
    seed: int | None = None,
) -> ExternalBot:
    """The program that a command line starts, as a bot. Raises NotationError for a bad command."""
    try:
        words = shlex.split(command)
    except ValueError as error:
        raise NotationError("bad-engine", f"not a command line: {error}") from None
    if not words:
        raise NotationError("bad-engine", "an engine needs a command: engine:COMMAND")
    name = command[:LONGEST_NAME]
    return ExternalBot(lambda: ProcessTransport(words), name, limit, timeouts, seed)
