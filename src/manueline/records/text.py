"""Records as text: tags in brackets, then moves; one file can hold many games.

docs/notation.md specifies the form.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence

from manueline.records.checks import check_moves, check_record, result_text
from manueline.records.model import DECIMALS, Entry, Record, RecordError, Result
from manueline.records.text_reader import read_text

WIDTH = 100


def write_records(records: Iterable[Record]) -> str:
    """Consecutive games, separated by an empty line. Raises RecordError."""
    return "\n".join(map(write_record, records))


def write_record(record: Record) -> str:
    """One game. Raises RecordError if a move is illegal or it could not be read back the same."""
    check_record(record)
    result = check_moves(record)
    text = _text(_tags(record, result), _pieces(record))
    if parse_records(text, check=False) != [record]:
        raise RecordError(0, "this record would not be the same when it is read again")
    return text


def parse_records(text: str, *, check: bool = True) -> list[Record]:
    """Every game of a text. Raises RecordError with line and reason; then nothing is loaded.

    Without `check` the moves and the result are not verified.
    """
    records = []
    for found in read_text(text.split("\n"), check=check):
        if isinstance(found, RecordError):
            raise found
        records.append(found)
    if not records:
        raise RecordError(1, "there is no record here")
    return records


def write_unread(tags: Mapping[str, str], moves: Iterable[str]) -> str:
    """A game of rules that are not here any more, for a program that has them. Nothing is checked.

    The tags and texts of moves are those of a record, as they were stored.
    """
    return _text({**tags, "Result": result_text(None)}, moves)


def _text(tags: Mapping[str, str], pieces: Iterable[str]) -> str:
    head = (f'[{key} "{_escape(value, chr(34))}"]\n' for key, value in tags.items())
    return "".join((*head, "\n", *(f"{line}\n" for line in _wrapped(pieces))))


def _tags(record: Record, result: Result) -> dict[str, str]:
    start = record.start_position
    return {
        "Game": record.game.name,
        "Version": str(record.game.version),
        "Options": " ".join(f"{key}={value}" for key, value in record.game.options.items()),
        **({} if record.view is None else {"View": record.view}),
        **({} if start is None else {"StartPosition": start.text}),
        **{f"Player{seat}": name for seat, name in enumerate(record.players, start=1)},
        **record.tags,
        "Result": result_text(result),
    }


def _escape(text: str, special: str) -> str:
    return re.sub(f"([{re.escape(special)}\\\\])", r"\\\1", text)


def _wrapped(pieces: Iterable[str]) -> Iterator[str]:
    line = ""
    for piece in pieces:
        if line and len(line) + 1 + len(piece) > WIDTH:
            yield line
            line = piece
        else:
            line = f"{line} {piece}" if line else piece
    if line:
        yield line


def _pieces(record: Record) -> Iterator[str]:
    if record.comment is not None:
        yield _comment(record.comment)
    yield from _line(record.entries)


def _line(entries: Sequence[Entry]) -> Iterator[str]:
    """Each move with its notes, then its variations in parentheses."""
    for entry in entries:
        yield " ".join(_tokens(entry))
        for variation in entry.variations:
            first, *others = _line(variation)
            *between, last = f"({first}", *others
            yield from (*between, f"{last})")


def _tokens(entry: Entry) -> Iterator[str]:
    yield entry.move.text
    if entry.clock is not None:
        yield f"%clock={entry.clock:.{DECIMALS}f}"
    if entry.evaluation is not None:
        yield f"%eval={entry.evaluation:+.{DECIMALS}f}"
    if entry.comment is not None:
        yield _comment(entry.comment)


def _comment(text: str) -> str:
    return f"{{{_escape(text, '{}')}}}"
