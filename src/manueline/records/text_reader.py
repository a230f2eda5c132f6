"""Reads records from lines of text, one game at a time.

A damaged game does not end the reading: it gives an error, and the next game begins at the next
tag that follows an empty line or a move.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace

from manueline.games import game_of
from manueline.games.base import Game, State, View
from manueline.games.errors import GameError
from manueline.games.values import Move
from manueline.records.checks import (
    DEEPEST,
    TAG_NAME,
    check_record,
    header_tags,
    parse_start,
    result_of,
    result_text,
)
from manueline.records.limits import MOST_BYTES, NOT_TEXT, TOO_LARGE
from manueline.records.model import Entry, Record, RecordError

_TAG = re.compile(rf'\[({TAG_NAME}) "((?:[^"\\]|\\["\\])*)"\]')
_TOKEN = re.compile(r"\{((?:[^{}\\]|\\[{}\\])*)\}|([()]|[^\s{}()]+)")
_NUMBERS = ("%clock", "%eval")
_NUMBER = re.compile(r"[+-]?[0-9]{1,9}(\.[0-9]{1,3})?")


def read_text(lines: Iterable[str], *, check: bool) -> Iterator[Record | RecordError]:
    """Every game of a text, or why it cannot be read."""
    for draft in _drafts(lines):
        try:
            yield _record_of(draft, check)
        except RecordError as error:
            yield error


@dataclass(slots=True)
class _Draft:
    """A game while its lines are being read."""

    line: int
    tags: dict[str, str] = field(default_factory=dict)
    moves: list[tuple[int, str]] = field(default_factory=list)
    size: int = 0
    is_headed: bool = False
    """Whether its tags are complete: an empty line or a move came after them."""
    ends_empty: bool = False
    """Whether its last line is empty."""
    error: RecordError | None = None

    def is_followed_by(self, line: str) -> bool:
        """Whether this line begins the next game.

        A damaged tag after an empty line does, since written games are separated by one. Elsewhere
        it is part of this game, which would otherwise be read without the moves of that line.
        """
        if not self.is_headed or not line.startswith("["):
            return False
        return self.ends_empty or _TAG.fullmatch(line) is not None

    def add(self, number: int, line: str) -> None:
        self.size += len(line)
        self.ends_empty = not line
        try:
            self._read(number, line)
        except RecordError as error:
            self.error = self.error or error
            self.moves.clear()
        self.is_headed = self.is_headed or not line.startswith("[")

    def _read(self, number: int, line: str) -> None:
        if "\0" in line:
            raise RecordError(number, NOT_TEXT)
        if self.size > MOST_BYTES:
            raise RecordError(number, TOO_LARGE)
        if line.startswith("["):
            self._read_tag(number, line)
        elif line and not self.tags:
            raise RecordError(number, "a record starts with its tags")
        elif line:
            self.moves.append((number, line))

    def _read_tag(self, number: int, line: str) -> None:
        match = _TAG.fullmatch(line)
        if match is None or self.is_headed:
            raise RecordError(number, f'{line[:40]!r} is not a tag like [Name "value"]')
        if match[1] in self.tags:
            raise RecordError(number, f"the tag {match[1]} appears twice")
        self.tags[match[1]] = _unescape(match[2])


def _drafts(lines: Iterable[str]) -> Iterator[_Draft]:
    draft = None
    for number, line in enumerate(lines, start=1):
        stripped = line.strip()
        if draft is not None and draft.is_followed_by(stripped):
            yield draft
            draft = None
        if draft is None and stripped:
            draft = _Draft(number)
        if draft is not None:
            draft.add(number, stripped)
    if draft is not None:
        yield draft


def _unescape(text: str) -> str:
    return re.sub(r"\\(.)", r"\1", text)


def _record_of(draft: _Draft, check: bool) -> Record:
    if draft.error is not None:
        raise draft.error
    try:
        record = _without_moves(draft.tags)
    except GameError as error:
        raise RecordError(draft.line, error) from error
    entries, comment, last = _read_moves(draft, record, check)
    result = result_text(result_of(last))
    if check and result != draft.tags["Result"]:
        raise RecordError(draft.line, f"the result is {result}, not {draft.tags['Result'][:40]}")
    return replace(record, entries=entries, comment=comment)


def _without_moves(tags: dict[str, str]) -> Record:
    """Raises GameError."""
    game = _game_of(tags)
    header = header_tags(game)
    names = [name for name in header if name.startswith("Player")]
    missing = [name for name in (*names, "Result") if name not in tags]
    if missing:
        raise GameError("bad-record", f"the tag {missing[0]} is missing")
    players = tuple(tags[name] for name in names)
    others = {key: value for key, value in tags.items() if key not in header}
    view, start = tags.get("View"), tags.get("StartPosition")
    record = Record(game, players, (), others, view)
    check_record(record)
    if start is None:
        return record
    placed = replace(record, start_position=parse_start(game, view, start))
    check_record(placed)
    return placed


def _game_of(tags: dict[str, str]) -> Game:
    version = tags.get("Version", "")
    if not (version.isascii() and version.isdigit() and len(version) < 10):
        raise GameError("bad-record", "the tag Version must be a number")
    options = {}
    for option in tags.get("Options", "").split():
        key, _, value = option.partition("=")
        options[key] = value
    return game_of(tags.get("Game", ""), options, int(version))


def _read_moves(
    draft: _Draft, record: Record, check: bool
) -> tuple[tuple[Entry, ...], str | None, State | View]:
    """The moves, the comment before them, and the position they lead to if they are checked."""
    reading = _Reading(record, check)
    number = draft.line
    for number, line in draft.moves:
        try:
            for token, comment in _split(line):
                reading.add(token, comment)
        except GameError as error:
            raise RecordError(number, error) from error
    if len(reading.lines) > 1:
        raise RecordError(number, "a variation has no closing parenthesis")
    main = reading.lines[0]
    return main.entries(), _joined(reading.comments), main.position


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


@dataclass(slots=True)
class _Noted:
    """A move while its notes and variations are being read."""

    move: Move
    comments: list[str] = field(default_factory=list)
    numbers: dict[str, float] = field(default_factory=dict)
    variations: list[tuple[Entry, ...]] = field(default_factory=list)

    def entry(self) -> Entry:
        clock, evaluation = map(self.numbers.get, _NUMBERS)
        comment = _joined(self.comments)
        return Entry(self.move, comment, clock, evaluation, tuple(self.variations))


def _joined(comments: list[str]) -> str | None:
    return " ".join(comments) if comments else None


@dataclass(slots=True)
class _Line:
    """The game's moves or a variation's, while they are being read."""

    before: State | View
    """The position before the last move, where its variations begin."""
    position: State | View
    moves: list[_Noted] = field(default_factory=list)

    def entries(self) -> tuple[Entry, ...]:
        return tuple(move.entry() for move in self.moves)


class _Reading:
    """The moves read so far: the game's, and those of the variations that are not closed yet."""

    def __init__(self, record: Record, check: bool) -> None:
        first = record.first_position()
        self.lines = [_Line(first, first)]
        self.comments: list[str] = []
        """On the first position."""
        self._game, self._check = record.game, check

    def add(self, token: str, comment: str | None) -> None:
        """Raises GameError."""
        if comment is not None:
            self._add_comment(comment)
        elif token == "(":
            self._open()
        elif token == ")":
            self._close()
        elif token.startswith("%"):
            self._add_number(token)
        else:
            self._add_move(token)

    def _add_move(self, token: str) -> None:
        line, move = self.lines[-1], self._game.parse_move(token)
        if self._check:
            line.before, line.position = line.position, line.position.play(move)
        line.moves.append(_Noted(move))

    def _add_comment(self, comment: str) -> None:
        is_first = len(self.lines) == 1 and not self.lines[0].moves
        (self.comments if is_first else self._last("a comment").comments).append(comment)

    def _add_number(self, token: str) -> None:
        last = self._last(f"{token[:40]!r}")
        key, _, value = token.partition("=")
        if key not in _NUMBERS or not _NUMBER.fullmatch(value):
            raise GameError("bad-record", f"{token[:40]!r} is not a clock or evaluation")
        last.numbers[key] = float(value)

    def _open(self) -> None:
        self._last("a variation")
        if len(self.lines) > DEEPEST:
            raise GameError("bad-record", f"variations are nested deeper than {DEEPEST}")
        before = self.lines[-1].before
        self.lines.append(_Line(before, before))

    def _close(self) -> None:
        if len(self.lines) == 1:
            raise GameError("bad-record", "a closing parenthesis ends no variation")
        self._last("a closing parenthesis")
        line = self.lines.pop().entries()
        self.lines[-1].moves[-1].variations.append(line)

    def _last(self, what: str) -> _Noted:
        """The last move of the line being read. Raises GameError if there is none."""
        moves = self.lines[-1].moves
        if not moves:
            raise GameError("bad-record", f"{what} comes before the first move")
        return moves[-1]
