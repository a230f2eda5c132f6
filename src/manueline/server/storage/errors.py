"""Why the database did not do what it was asked for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy.exc import DBAPIError, StatementError

if TYPE_CHECKING:
    from manueline.server.storage.writer import Write

DEADLOCKS = ("40P01", "40001")
"""PostgreSQL's codes for a deadlock and for a failure to serialise."""
DATABASE_FAILED = ("OperationalError", "InterfaceError", "InternalError", "DatabaseError")


class Conflict(Exception):
    """The table is not at the expected version any more, or belongs to another worker."""

    def __init__(self, reason: str, write: Write | None = None) -> None:
        super().__init__(reason)
        self.write = write


class Unavailable(Exception):
    """The database does not answer; nothing is known to be stored."""


class Deadlock(Unavailable):
    """The database ended a transaction that waited for another one; it can be tried again."""


class Unwritable(Exception):
    """The database refuses a value of this change; nothing was stored."""


def reason_of(error: BaseException) -> str:
    """What the database said, without any value: values name tables, browsers and secrets."""
    if isinstance(error, TimeoutError):
        return "it does not answer"
    cause = getattr(error, "orig", None) or error
    said = getattr(getattr(cause, "diag", None), "message_primary", None) or str(cause)
    lines = said.splitlines()
    return lines[0] if lines else type(cause).__name__


def is_deadlock(error: BaseException) -> bool:
    return isinstance(error, StatementError) and getattr(error.orig, "sqlstate", None) in DEADLOCKS


def is_database_failure(error: BaseException) -> bool:
    """Whether the database itself failed, not the values."""
    return isinstance(error, DBAPIError) and (
        error.connection_invalidated or type(error).__name__ in DATABASE_FAILED
    )
