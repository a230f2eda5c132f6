"""The engine protocol on standard input and output: any program can be a bot through it."""

from __future__ import annotations

import shlex

from manueline.bots.base import Limit
from manueline.engines.conversation import LONGEST_NAME
from manueline.engines.host import DEFAULT, ExternalBot, Patience
from manueline.engines.serve import serve
from manueline.engines.transport import EngineFailure, ProcessTransport, Transport
from manueline.games.errors import NotationError

__all__ = [
    "DEFAULT",
    "EngineFailure",
    "ExternalBot",
    "Patience",
    "Transport",
    "engine_bot",
    "serve",
]


def engine_bot(
    command: str,
    limit: Limit | None = None,
    patience: Patience | None = None,
    seed: int | None = None,
) -> ExternalBot:
    """The program that a command line starts, as a bot. Raises NotationError for no command."""
    try:
        words = shlex.split(command)
    except ValueError as error:
        raise NotationError("bad-engine", f"no command line: {error}") from None
    if not words:
        raise NotationError("bad-engine", "an engine needs a command: engine:COMMAND")
    name = command[:LONGEST_NAME]
    return ExternalBot(lambda: ProcessTransport(words), name, limit, patience, seed)
