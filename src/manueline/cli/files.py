"""Records in files: reading refuses with one clear sentence, writing is all or nothing."""

from __future__ import annotations

import os
from pathlib import Path

import click

from manueline.games.errors import GameError
from manueline.records import Record, parse_json, parse_records

MOST_BYTES = 10 * 1024 * 1024


class FileProblem(click.ClickException):
    """A file that cannot be used; the message is the whole sentence."""


def named(text: str) -> Path:
    """The file a player names; `~` is their home."""
    return Path(os.path.expanduser(text))  # pathlib's own refuses an unknown user


def is_there(path: Path) -> bool:
    """Whether a file would be written over; what is no possible name is refused later."""
    try:
        return path.exists() and not path.is_dir()
    except OSError:
        return False


def read_text(path: Path) -> str:
    """Raises FileProblem unless the file is text of a reasonable size."""
    try:
        if path.is_dir():
            raise FileProblem(f"{path} is a directory, not a saved game.")
        if not path.exists():
            raise FileProblem(f"There is no file {path}.")
        if not path.is_file():
            raise FileProblem(f"{path} is no ordinary file.")
        if path.stat().st_size > MOST_BYTES:
            raise FileProblem(f"{path} is larger than 10 MB, which no saved game is.")
        return path.read_bytes().decode("utf-8")
    except UnicodeDecodeError:
        raise FileProblem(f"{path} is not text, so it is no saved game.") from None
    except OSError as error:
        raise FileProblem(f"{path} cannot be read: {error.strerror}.") from None


def read_records(path: Path) -> list[Record]:
    """Every game of a file in either form. Raises FileProblem."""
    text = read_text(path)
    if "\0" in text:
        raise FileProblem(f"{path} is not text, so it is no saved game.")
    try:
        if text.lstrip().startswith("{"):
            return [parse_json(line) for line in text.splitlines() if line.strip()]
        return parse_records(text)
    except GameError as error:
        raise FileProblem(f"{path} is no undamaged saved game: {error}.") from None


def read_record(path: Path, number: int | None) -> Record:
    """One game of a file; where it holds several, one must be named. Raises FileProblem."""
    records = read_records(path)
    if number is None and len(records) > 1:
        raise FileProblem(f"{path} holds {len(records)} games; choose one with --game.")
    chosen = number or 1
    if not 1 <= chosen <= len(records):
        raise FileProblem(f"{path} holds {len(records)} games, so there is no game {chosen}.")
    return records[chosen - 1]


def write_text(path: Path, text: str) -> None:
    """The whole text or, if something fails, what was there before. Raises FileProblem."""
    try:
        if path.is_dir():
            raise FileProblem(f"{path} is a directory; name a file.")
        draft = path.with_name(f".{path.name[:40]}.{os.getpid()}")
        try:
            draft.write_text(text, encoding="utf-8", newline="\n")
            draft.replace(path)
        finally:
            draft.unlink(missing_ok=True)
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or error
        raise FileProblem(f"{path} cannot be written: {reason}.") from None
