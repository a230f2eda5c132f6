"""A page that is connected to a table, wherever its socket is, and why a socket is closed."""

from __future__ import annotations

from enum import IntEnum
from typing import Protocol

import msgspec

from manueline.games.errors import GameError
from manueline.server.limits import Asker


class Close(IntEnum):
    """Codes that tell a page what to do next (web/src/socket.ts)."""

    RESTART = 1012
    """The server or the table's worker stops; come back soon."""
    BANNED = 4403
    """Stay away."""
    GONE = 4404
    """There is no such table; do not come back."""
    SLOW = 4408
    """This page reads too slowly, or has gone silent; come back."""
    REPLACED = 4409
    """Newer pages of the same browser took the place; come back only when asked to."""
    OUTDATED = 4426
    """This page is too old for the server; reload it."""
    BUSY = 4429
    """There is no place; come back after a while."""


CODES = {
    "banned": Close.BANNED,
    "no-such-table": Close.GONE,
    "old-rules": Close.GONE,
    "outdated": Close.OUTDATED,
}


def close_code(error: GameError) -> Close:
    """What a page does that is turned away with this error."""
    return CODES.get(error.code, Close.BUSY)


class Page(Protocol):
    """The outgoing side of a page. Neither call waits."""

    browser_id: str
    asker: Asker
    """The network of the page, and who pays for its requests."""

    def send(self, message: bytes) -> None: ...
    def close(self, code: Close) -> None: ...


class Known(msgspec.Struct, frozen=True):
    """What a page that comes back says it has."""

    version: int = 0
    digest: str = ""
    you: list[int] = []
