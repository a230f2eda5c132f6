"""Files that only ever grow by whole lines, so that a crash costs at most the last one."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

from manueline.games.errors import GameError

Value = TypeVar("Value")


class ArenaFileError(GameError):
    """A file that holds something else, or cannot be read or written."""


class LineFile:
    """JSON objects, one a line. It is opened for every line: nothing is lost by a kill."""

    def __init__(self, path: Path, beginning: str) -> None:
        """`beginning` is how each line starts, so that no other file is ever cut or added to."""
        self.path = path
        self._beginning = beginning.encode()

    def load(self, read: Callable[[dict[str, Any]], Value]) -> list[Value]:
        """Every whole line; a torn last one is cut off. Raises ArenaFileError."""
        try:
            if not self.path.exists():
                self.path.touch()
            data = self.path.read_bytes()
            *lines, torn = data.split(b"\n")
            values = [self._value(number, line, read) for number, line in enumerate(lines, 1)]
            if torn:
                self._expect_torn(len(values) + 1, torn)
                with self.path.open("r+b") as file:
                    file.truncate(len(data) - len(torn))
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

    def _expect_torn(self, number: int, line: bytes) -> None:
        """A torn line begins as all do, however little of it there is."""
        shared = min(len(line), len(self._beginning))
        if line[:shared] != self._beginning[:shared]:
            raise self._foreign(number)

    def _foreign(self, number: int) -> ArenaFileError:
        return ArenaFileError(
            "foreign-file", f"{self.path} holds something else in line {number}; name another file"
        )

    def _problem(self, error: OSError) -> ArenaFileError:
        return ArenaFileError("bad-file", f"{self.path} cannot be used: {error.strerror or error}")
