"""Files of records. Reading fails with one sentence; writing replaces the whole file or nothing."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import click

from manueline.dealer import parse_seed
from manueline.games.errors import GameError
from manueline.records import Record, load_all
from manueline.records.files import write_whole


class FileProblem(click.ClickException):
    """A file that cannot be used; the message is the whole sentence."""


def named(text: str) -> Path:
    """The file a player names; `~` is their home."""
    return Path(os.path.expanduser(text))  # pathlib's own refuses an unknown user


def is_there(path: Path) -> bool:
    """Whether a file would be overwritten; an impossible name is refused when it is written."""
    try:
        return path.exists() and not path.is_dir()
    except OSError:
        return False


@contextmanager
def _reading(path: Path) -> Iterator[None]:
    """Turns every error while a file is read into a FileProblem."""
    try:
        if path.exists() and not (path.is_file() or path.is_dir()):
            raise FileProblem(f"{path} is not an ordinary file.")
        yield
    except FileNotFoundError:
        raise FileProblem(f"There is no file {path}.") from None
    except OSError as error:
        raise FileProblem(f"{path} cannot be read: {error.strerror}.") from None
    except GameError as error:
        raise FileProblem(f"{path} is not a saved game, or a damaged one: {error}.") from None


def read_records(path: Path, *, check: bool = True) -> list[Record]:
    """Every game of a file in either form, as `records.load_all`. Raises FileProblem."""
    with _reading(path):
        return load_all(path, check=check)


def read_record(path: Path, number: int | None, option: str) -> Record:
    """One game of a file. If it holds several, the option must name one. Raises FileProblem."""
    records = read_records(path)
    if number is None and len(records) > 1:
        raise FileProblem(f"{path} holds {len(records)} games; choose one with {option}.")
    chosen = number or 1
    if not 1 <= chosen <= len(records):
        raise FileProblem(f"{path} holds {len(records)} games, so there is no game {chosen}.")
    return records[chosen - 1]


def read_seed(path: Path) -> bytes:
    """A dealer's seed from its file. Raises FileProblem, and SeedError if it is not a seed."""
    with _reading(path):
        content = path.read_bytes()[:1000]
    return parse_seed(content.decode("ascii", "replace").strip())


def write_text(path: Path, text: str) -> None:
    """The whole text or, if something fails, what was there before. Raises FileProblem."""
    try:
        if path.is_dir():
            raise FileProblem(f"{path} is a directory; name a file.")
        write_whole(path, text)
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or error
        raise FileProblem(f"{path} cannot be written: {reason}.") from None
