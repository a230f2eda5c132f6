"""Reads records from lines of JSON, one game at a time.

A record ends where its brackets are closed, so that it may be on one line or on several. One that
is not JSON gives an error, and the next begins at the next line that starts with `{`.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from itertools import chain, pairwise

from manueline.records.json import record_from_dict
from manueline.records.limits import MOST_BYTES, NOT_TEXT, TOO_LARGE
from manueline.records.model import Record, RecordError

_STRING = re.compile(r'"(?:[^"\\]|\\.)*"?')
"""A string, or one that is not closed: were it not matched, every quotation mark in it would be
tried as a beginning, each up to the end of the line."""
_FIRST_KEY = re.compile(r'"form"\s*:')
_DECODER = json.JSONDecoder()
_SPACE = re.compile(r"\s*")


def parse_json(text: str, *, check: bool = True) -> Record:
    """Raises RecordError unless the text is one legal record."""
    records = parse_json_records(text, check=check)
    if len(records) != 1:
        raise RecordError(0, f"there are {len(records)} records instead of one")
    return records[0]


def parse_json_records(text: str, *, check: bool = True) -> list[Record]:
    """Consecutive records, such as one per line. Raises RecordError; then nothing is loaded.

    Without `check` the moves and the result are not verified.
    """
    records = []
    for found in read_json(text.split("\n"), check=check):
        if isinstance(found, RecordError):
            raise found
        records.append(found)
    return records


def read_json(lines: Iterable[str], *, check: bool) -> Iterator[Record | RecordError]:
    """Every record, or why it cannot be read."""
    chunk = None
    for number, (line, following) in enumerate(pairwise(chain(lines, [""])), start=1):
        if chunk is not None and chunk.is_followed_by(line, following):
            yield from chunk.records(check)
            chunk = None
        if chunk is None and line.strip():
            chunk = _Chunk(number)
        if chunk is not None:
            chunk.add(number, line)
            if chunk.is_complete:
                yield from chunk.records(check)
                chunk = None
    if chunk is not None:
        yield from chunk.records(check)


@dataclass(slots=True)
class _Chunk:
    """Lines from the beginning of a record to the one where its brackets are closed."""

    line: int
    lines: list[str] = field(default_factory=list)
    size: int = 0
    depth: int = 0
    """How many brackets are open."""
    values: list[tuple[int, object]] = field(default_factory=list)
    """What the lines hold, each value with the line where it begins."""
    error: RecordError | None = None

    @property
    def is_complete(self) -> bool:
        """A damaged record goes on until the next one begins."""
        return self.depth <= 0 and self.error is None

    def is_followed_by(self, line: str, following: str) -> bool:
        """Whether the next record begins in this line.

        While brackets are open a line must show that it begins a record, since any object inside a
        record may begin a line, too.
        """
        if self.error is not None or not line.startswith("{"):
            return line.startswith("{")
        rest = line[1:].strip()
        return _FIRST_KEY.match(rest or following.strip()) is not None

    def add(self, number: int, line: str) -> None:
        self.size += len(line)
        if "\0" in line:
            self._fail(RecordError(number, NOT_TEXT))
        elif self.size > MOST_BYTES:
            self._fail(RecordError(number, TOO_LARGE))
        if self.error is not None:
            return
        self.lines.append(line.rstrip("\r\n"))
        bare = _STRING.sub("", line)
        self.depth += bare.count("{") + bare.count("[") - bare.count("}") - bare.count("]")
        if self.depth <= 0:
            self._decode()

    def records(self, check: bool) -> Iterator[Record | RecordError]:
        if self.depth > 0 and self.error is None:
            self._decode()
        for line, data in self.values:
            try:
                yield record_from_dict(data, check=check)
            except RecordError as error:
                yield RecordError(line, error)
        if self.error is not None:
            yield self.error

    def _fail(self, error: RecordError) -> None:
        """Values before the damage are dropped, too: they can be parts of a broken record."""
        self.error = self.error or error
        self.lines.clear()
        self.values.clear()

    def _decode(self) -> None:
        text = "\n".join(self.lines)
        at, line = _after_space(text, 0), self.line
        try:
            while at < len(text):
                data, end = _DECODER.raw_decode(text, at)
                self.values.append((line, data))
                start, at = at, _after_space(text, end)
                line += text.count("\n", start, at)
        except json.JSONDecodeError as error:
            where = self.line + error.lineno - 1
            self._fail(RecordError(where, f"this is not JSON: {error.msg} at column {error.colno}"))
        except (ValueError, RecursionError) as error:
            self._fail(RecordError(line, f"this is not JSON: {error}"))


def _after_space(text: str, start: int) -> int:
    space = _SPACE.match(text, start)
    return start if space is None else space.end()
