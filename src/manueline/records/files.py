"""Loads and saves records. The content of a text decides whether it is read as JSON."""

from __future__ import annotations

import os
from collections.abc import Iterable
from os import PathLike
from pathlib import Path

from manueline.records.json import parse_json_records, write_json
from manueline.records.model import Record, RecordError
from manueline.records.text import parse_records, write_records

MOST_BYTES = 10 * 1024 * 1024


def loads(text: str) -> Record:
    """The one game of a text in either form. Raises RecordError, also if it has several."""
    return _only(loads_all(text), "this text", "loads_all")


def loads_all(text: str, *, check: bool = True) -> list[Record]:
    """Every game of a text in either form. Raises RecordError; then nothing is loaded.

    Without `check` the moves and the result are not verified.
    """
    parse = parse_json_records if text.lstrip().startswith("{") else parse_records
    return parse(text, check=check)


def load(path: str | PathLike[str]) -> Record:
    """The one game of a file in either form.

    Raises OSError if the file cannot be read, and RecordError if it holds anything but one game.
    """
    return _only(load_all(path), str(path), "load_all")


def load_all(path: str | PathLike[str], *, check: bool = True) -> list[Record]:
    """Every game of a file in either form. Raises OSError and RecordError.

    Without `check` the moves and the result are not verified.
    """
    with open(path, "rb") as file:
        content = file.read(MOST_BYTES + 1)
    if len(content) > MOST_BYTES:
        raise RecordError(0, f"it is larger than {MOST_BYTES >> 20} MB, the limit for saved games")
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError:
        text = "\0"
    if "\0" in text:
        raise RecordError(0, "it is not text, so it is not a saved game")
    return loads_all(text, check=check)


def _only(records: list[Record], place: str, reader: str) -> Record:
    if len(records) != 1:
        raise RecordError(0, f"{place} holds {len(records)} games; {reader} reads them all")
    return records[0]


def save(records: Record | Iterable[Record], path: str | PathLike[str]) -> None:
    """Write one game or several: as JSON if the name ends in .json or .jsonl, otherwise as text.

    If writing fails, the file is unchanged. Raises OSError, and RecordError for a record that
    could not be read again.
    """
    games = [records] if isinstance(records, Record) else list(records)
    target = Path(path)
    if target.suffix in (".json", ".jsonl"):
        text = "".join(f"{write_json(game)}\n" for game in games)
    else:
        text = write_records(games)
    write_whole(target, text)


def write_whole(path: Path, text: str) -> None:
    """Write a temporary file, then rename it, so that a failure leaves the old file unchanged."""
    draft = path.with_name(f".{path.name[:40]}.{os.getpid()}")
    try:
        draft.write_text(text, encoding="utf-8", newline="\n")
        draft.replace(path)
    finally:
        draft.unlink(missing_ok=True)
