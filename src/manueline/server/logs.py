"""Logs as JSON, one object per line."""

from __future__ import annotations

import logging
import sys
import traceback
from datetime import UTC, datetime

import msgspec

SPEAKING = (OSError, TypeError, AttributeError, NameError, ImportError, AssertionError)
_PLAIN = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message"}


class JsonLines(logging.Formatter):
    """Time, level, logger, message, and the extra fields of the record."""

    def format(self, record: logging.LogRecord) -> str:
        line = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
            **{key: value for key, value in vars(record).items() if key not in _PLAIN},
        }
        if record.exc_info and record.exc_info[1] is not None:
            line["error"] = shown(record.exc_info[1])
        return msgspec.json.encode(line, enc_hook=str).decode()


def shown(error: BaseException) -> str:
    """Where an exception came from, and which led to it.

    What it says is left out, since that can be a visitor's text or the id of a table; only
    exceptions that speak of the program or of the system say it.
    """
    before = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    earlier = [] if before is None else [shown(before), "", "which led to:", ""]
    frames = "".join(traceback.format_tb(error.__traceback__)).rstrip()
    kind = type(error).__name__
    said = error.strerror if isinstance(error, OSError) else str(error)
    last = f"{kind}: {said}" if isinstance(error, SPEAKING) and said else kind
    return "\n".join((*earlier, frames, last) if frames else (*earlier, last))


def set_up(level: str) -> None:
    """Write everything from this level on to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    for noisy in ("alembic", "uvicorn", "websockets"):
        logging.getLogger(noisy).setLevel(logging.WARNING)
