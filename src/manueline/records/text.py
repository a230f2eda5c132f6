"""Records as text: tags in brackets, then moves; one file can hold many games.

docs/notation.md specifies the form. Reading checks every game: it returns all of them, or raises
one error with line and reason.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace

from manueline.games import game_of
from manueline.games.base import Game, State, View
from manueline.games.errors import GameError
from manueline.records.model import (
    TAG_NAME,
    Entry,
    Record,
    RecordError,
    check_record,
    header_tags,
    result_of,
    result_text,
)

WIDTH = 100
_TAG = re.compile(rf'\[({TAG_NAME}) "((?:[^"\\]|\\["\\])*)"\]')
_TOKEN = re.compile(r"\{((?:[^{}\\]|\\[{}\\])*)\}|([^\s{}]+)")
_NUMBER = re.compile(r"[+-]?[0-9]{1,9}(\.[0-9]{1,3})?")


def write_records(records: Iterable[Record]) -> str:
    """Consecutive games, separated by an empty line. Raises RecordError."""
    return "\n".join(map(write_record, records))


def write_record(record: Record) -> str:
    """One game; its moves must be legal, since they give the result. Raises RecordError."""
    check_record(record)
    options = " ".join(f"{key}={value}" for key, value in record.game.options.items())
    tags = {
        "Game": record.game.name,
        "Version": str(record.game.version),
        "Options": options,
        **({} if record.view is None else {"View": record.view}),
        **{f"Player{seat}": name for seat, name in enumerate(record.players, start=1)},
        **record.tags,
        "Result": result_text(record.result),
    }
    head = "".join(f'[{key} "{_escape(value, chr(34))}"]\n' for key, value in tags.items())
    return head + "\n" + "".join(f"{line}\n" for line in _wrapped(record.entries))


def _escape(text: str, special: str) -> str:
    plain = " ".join(text.split())
    return re.sub(f"([{re.escape(special)}\\\\])", r"\\\1", plain)


def _unescape(text: str) -> str:
    return re.sub(r"\\(.)", r"\1", text)


def _wrapped(entries: Iterable[Entry]) -> Iterator[str]:
    line = ""
    for entry in entries:
        written = " ".join(_tokens(entry))
        if line and len(line) + 1 + len(written) > WIDTH:
            yield line
            line = written
        else:
            line = f"{line} {written}" if line else written
    if line:
        yield line


def _tokens(entry: Entry) -> Iterator[str]:
    yield entry.move.text
    if entry.clock is not None:
        yield f"%clock={entry.clock:.3f}"
    if entry.evaluation is not None:
        yield f"%eval={entry.evaluation:+.3f}"
    if entry.comment is not None:
        yield f"{{{_escape(entry.comment, '{}')}}}"


@dataclass
class _Draft:
    """A game while its lines are being read."""

    line: int
    tags: dict[str, str] = field(default_factory=dict)
    moves: list[tuple[int, str]] = field(default_factory=list)
    is_headed: bool = False
    """Whether its tags are complete: an empty line or a move came after them."""


def parse_records(text: str, *, check: bool = True) -> list[Record]:
    """Every game of a text. Raises RecordError with line and reason; then nothing is loaded.

    Without `check` the moves and the result are not verified.
    """
    records = [_record_of(draft, check) for draft in _drafts(text)]
    if not records:
        raise RecordError(1, "there is no record here")
    return records


def _drafts(text: str) -> Iterator[_Draft]:
    draft = None
    for number, line in enumerate(text.split("\n"), start=1):
        stripped = line.strip()
        if stripped.startswith("["):
            if draft is None or draft.is_headed:
                if draft is not None:
                    yield draft
                draft = _Draft(number)
            _read_tag(draft, number, stripped)
        elif draft is not None:
            draft.is_headed = True
            if stripped:
                draft.moves.append((number, stripped))
        elif stripped:
            raise RecordError(number, "a record starts with its tags")
    if draft is not None:
        yield draft


def _read_tag(draft: _Draft, number: int, line: str) -> None:
    match = _TAG.fullmatch(line)
    if match is None:
        raise RecordError(number, f'{line[:40]!r} is not a tag like [Name "value"]')
    if match[1] in draft.tags:
        raise RecordError(number, f"the tag {match[1]} appears twice")
    draft.tags[match[1]] = _unescape(match[2])


def _record_of(draft: _Draft, check: bool) -> Record:
    tags = draft.tags
    try:
        game = _game_of(tags)
        header = header_tags(game)
        names = [name for name in header if name.startswith("Player")]
        missing = [name for name in (*names, "Result") if name not in tags]
        if missing:
            raise GameError("bad-record", f"the tag {missing[0]} is missing")
        players = tuple(tags[name] for name in names)
        others = {key: value for key, value in tags.items() if key not in header}
        record = Record(game, players, (), others, tags.get("View"))
        check_record(record)
    except GameError as error:
        raise RecordError(draft.line, error) from error
    record, last = _read_moves(draft, record, check)
    result = result_text(result_of(last))
    if check and result != tags["Result"]:
        raise RecordError(draft.line, f"the result is {result}, not {tags['Result'][:40]}")
    return record


def _game_of(tags: dict[str, str]) -> Game:
    version = tags.get("Version", "")
    if not (version.isascii() and version.isdigit() and len(version) < 10):
        raise GameError("bad-record", "the tag Version must be a number")
    options = {}
    for option in tags.get("Options", "").split():
        key, _, value = option.partition("=")
        options[key] = value
    return game_of(tags.get("Game", ""), options, int(version))


def _read_moves(draft: _Draft, record: Record, check: bool) -> tuple[Record, State | View]:
    """The record with its moves, and the position that they lead to if they are checked."""
    entries: list[Entry] = []
    position = record.first_position()
    for number, line in draft.moves:
        try:
            for token, comment in _split(line):
                if comment is not None or token.startswith("%"):
                    entries[-1:] = [_noted(entries, token, comment)]
                    continue
                move = record.game.parse_move(token)
                if check:
                    position = position.play(move)
                entries.append(Entry(move))
        except GameError as error:
            raise RecordError(number, error) from error
    return replace(record, entries=tuple(entries)), position


def _split(line: str) -> Iterator[tuple[str, str | None]]:
    """The tokens of a line; a comment comes as ("", text)."""
    position = 0
    while position < len(line):
        match = _TOKEN.match(line, position)
        if match is None:
            raise GameError(
                "bad-record", f"{line[position : position + 40]!r} is not a move or comment"
            )
        yield match[2] or "", None if match[1] is None else _unescape(match[1])
        position = match.end()
        while position < len(line) and line[position].isspace():
            position += 1


def _noted(entries: list[Entry], token: str, comment: str | None) -> Entry:
    """The last entry with a comment, clock or evaluation added."""
    if not entries:
        raise GameError("bad-record", "a note comes before the first move")
    last = entries[-1]
    clock, evaluation = last.clock, last.evaluation
    if comment is not None:
        joined = " ".join(comment.split())
        comment = joined if last.comment is None else f"{last.comment} {joined}"
        return Entry(last.move, comment, clock, evaluation)
    key, _, value = token.partition("=")
    if key not in ("%clock", "%eval") or not _NUMBER.fullmatch(value):
        raise GameError("bad-record", f"{token[:40]!r} is not a clock or evaluation")
    if key == "%clock":
        clock = float(value)
    else:
        evaluation = float(value)
    return Entry(last.move, last.comment, clock, evaluation)
