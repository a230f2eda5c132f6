"""Loads and saves records. The content of a text decides whether it is read as JSON."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator
from io import BytesIO
from itertools import chain
from os import PathLike
from pathlib import Path
from typing import BinaryIO

from manueline.records.json import write_json
from manueline.records.json_reader import read_json
from manueline.records.limits import MOST_BYTES, TOO_LARGE
from manueline.records.model import Record, RecordError
from manueline.records.text import write_record
from manueline.records.text_reader import read_text

MOST_LOOKED_AT = 100_000
"""How much of a text is looked at, in characters, to find which form it has."""

OnError = Callable[[RecordError], object]


def loads(text: str) -> Record:
    """The one game of a text in either form. Raises RecordError, also if it has several."""
    return _only(loads_all(text), "this text", "loads_all")


def loads_all(text: str, *, check: bool = True) -> list[Record]:
    """Every game of a text in either form. Raises RecordError; then nothing is loaded.

    Without `check` the moves and the result are not verified.
    """
    return list(read_each(text.split("\n"), check=check))


def load(path: str | PathLike[str]) -> Record:
    """The one game of a file in either form.

    Raises OSError if the file cannot be read, and RecordError if it holds anything but one game.
    """
    return _only(load_all(path), str(path), "load_all")


def load_all(path: str | PathLike[str], *, check: bool = True) -> list[Record]:
    """Every game of a file in either form. Raises OSError and RecordError.

    Without `check` the moves and the result are not verified. `load_each` reads files of any size.
    """
    with open(path, "rb") as file:
        content = file.read(MOST_BYTES + 1)
    if len(content) > MOST_BYTES:
        raise RecordError(0, TOO_LARGE)
    return list(read_each(_lines(BytesIO(content)), check=check))


def load_each(
    path: str | PathLike[str], *, check: bool = True, on_error: OnError | None = None
) -> Iterator[Record]:
    """The games of a file in either form, one after the other: only one is in memory at a time.

    A damaged game raises RecordError; with `on_error` the error is given to that function instead,
    and the next game is read. Without `check` the moves and the result are not verified. The file
    is opened when the first game is asked for, which raises OSError if it cannot be read.
    """
    with open(path, "rb") as file:
        yield from read_each(_lines(file), check=check, on_error=on_error)


def read_each(
    lines: Iterable[str], *, check: bool = True, on_error: OnError | None = None
) -> Iterator[Record]:
    """The games of an open text file, or of any lines, as `load_each` gives those of a file."""
    is_json, lines = _recognised(lines)
    read = read_json if is_json else read_text
    found: Record | RecordError | None = None
    for found in read(lines, check=check):
        if isinstance(found, Record):
            yield found
        else:
            _tell(found, on_error)
    if found is None:
        _tell(RecordError(1, "there is no record here"), on_error)


def _tell(error: RecordError, on_error: OnError | None) -> None:
    if on_error is None:
        raise error
    on_error(error)


def _recognised(lines: Iterable[str]) -> tuple[bool, Iterable[str]]:
    """Whether the lines are JSON, and all of them, without a byte order mark.

    The first line that begins like a tag or an object decides: a damaged one before it does not.
    """
    rest = iter(lines)
    seen: list[str] = []
    size, is_json = 0, False
    for line in rest:
        seen.append(line if seen else line.removeprefix("\ufeff"))
        size += len(line)
        beginning = seen[-1].lstrip()[:1]
        is_json = beginning == "{"
        if beginning in ("{", "[") or size > MOST_LOOKED_AT:
            break
    return is_json, chain(seen, rest)


def _lines(file: BinaryIO) -> Iterator[str]:
    """The lines of a file. One that is not text, or longer than a game can be, holds a NUL."""
    while line := file.readline(MOST_BYTES + 1):
        is_text = len(line) <= MOST_BYTES
        if not is_text:
            _skip_line(file, line)
            line = line[:100]
        try:
            text = line.decode("utf-8")
        except UnicodeDecodeError:
            text, is_text = line.decode("utf-8", "replace"), False
        yield text if is_text else f"{text}\0"


def _skip_line(file: BinaryIO, line: bytes) -> None:
    while line and not line.endswith(b"\n"):
        line = file.readline(MOST_BYTES)


def _only(records: list[Record], place: str, reader: str) -> Record:
    if len(records) != 1:
        raise RecordError(0, f"{place} holds {len(records)} games; {reader} reads them all")
    return records[0]


def save(records: Record | Iterable[Record], path: str | PathLike[str]) -> None:
    """Write one game or several: as JSON if the name ends in .json or .jsonl, otherwise as text.

    Games are written one at a time. If one of them fails, the file is unchanged. Raises OSError,
    and RecordError for a record that could not be read again.
    """
    games = [records] if isinstance(records, Record) else records
    target = Path(path)
    is_json = target.suffix in (".json", ".jsonl")
    write_pieces(target, map(_json_line, games) if is_json else _separated(games))


def _json_line(record: Record) -> str:
    return f"{write_json(record)}\n"


def _separated(records: Iterable[Record]) -> Iterator[str]:
    for number, record in enumerate(records):
        yield f"\n{write_record(record)}" if number else write_record(record)


def write_whole(path: Path, text: str) -> None:
    """Write a temporary file, then rename it, so that a failure leaves the old file unchanged."""
    write_pieces(path, [text])


def write_pieces(path: Path, pieces: Iterable[str]) -> None:
    """As `write_whole`, for a text that comes in pieces."""
    draft = path.with_name(f".{path.name[:40]}.{os.getpid()}")
    try:
        with open(draft, "w", encoding="utf-8", newline="\n") as file:
            file.writelines(pieces)
        draft.replace(path)
    finally:
        draft.unlink(missing_ok=True)
