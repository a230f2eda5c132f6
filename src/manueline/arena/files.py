"""Files to which whole lines are appended, so that a crash loses at most the last line."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

from manueline.games.errors import GameError

Value = TypeVar("Value")


class ArenaFileError(GameError):
    """A file that holds other data, or cannot be read or written."""


class LineFile:
    """JSON objects, one per line.

    The file is opened for every line, so that a killed process loses no line it had appended.
    """

    def __init__(self, path: Path, beginning: str) -> None:
        """`beginning` is how each line starts; a file with other lines is never changed."""
        self.path = path
        self._beginning = beginning.encode()

    def load(self, read: Callable[[dict[str, Any]], Value]) -> list[Value]:
        """Every complete line; an incomplete last one is cut off. Raises ArenaFileError."""
        try:
            if not self.path.exists():
                self.path.touch()
            data = self.path.read_bytes()
            *lines, incomplete = data.split(b"\n")
            values = [self._value(number, line, read) for number, line in enumerate(lines, 1)]
            if incomplete:
                self._check_incomplete(len(values) + 1, incomplete)
                with self.path.open("r+b") as file:
                    file.truncate(len(data) - len(incomplete))
        except OSError as error:
            raise self._problem(error) from None
        return values

    def append(self, line: str) -> None:
        """Raises ArenaFileError."""
        try:
            with self.path.open("ab", buffering=0) as file:
                file.write(line.encode() + b"\n")
        except OSError as error:
            raise self._problem(error) from None

    def _value(self, number: int, line: bytes, read: Callable[[dict[str, Any]], Value]) -> Value:
        try:
            if not line.startswith(self._beginning):
                raise ValueError
            return read(json.loads(line))
        except (ValueError, KeyError, TypeError, RecursionError):
            raise self._foreign(number) from None

    def _check_incomplete(self, number: int, line: bytes) -> None:
        """As far as the line goes, it must begin as all do. Raises ArenaFileError."""
        shared = min(len(line), len(self._beginning))
        if line[:shared] != self._beginning[:shared]:
            raise self._foreign(number)

    def _foreign(self, number: int) -> ArenaFileError:
        return ArenaFileError(
            "foreign-file", f"{self.path} holds something else in line {number}; name another file"
        )

    def _problem(self, error: OSError) -> ArenaFileError:
        return ArenaFileError("bad-file", f"{self.path} cannot be used: {error.strerror or error}")
