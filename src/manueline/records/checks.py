"""What a record must be to be written: fields that can be read back, moves that can be played."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from manueline.games.base import Game, State, View
from manueline.games.errors import GameError
from manueline.records.model import DECIMALS, SPECTATOR, Entry, Record, RecordError, Result

TAG_NAME = r"[A-Z][A-Za-z0-9]{0,30}"
DEEPEST = 20
"""How deep variations of variations can go."""
_HEADER = ("Game", "Version", "Options", "View", "StartPosition", "Result")
_LIMIT = 1e9
_UNWRITABLE = re.compile("[\0\ud800-\udfff]")


def header_tags(game: Game) -> tuple[str, ...]:
    """The tags that the text form writes from a record's own fields."""
    return (*_HEADER, *(f"Player{seat}" for seat in range(1, game.info.players + 1)))


def result_of(position: State | View) -> Result:
    """The scores of a game that is over."""
    return position.scores if position.is_over else None


def result_text(result: Result) -> str:
    """The scores in seat order, `*` for a game that is not over."""
    return "*" if result is None else "-".join(map(str, result))


def is_number(value: float) -> bool:
    """Whether a clock or evaluation can be written: below a billion at three decimals."""
    return abs(value) < _LIMIT - 0.1**DECIMALS


def check_record(record: Record) -> None:
    """Raises RecordError for fields that could not be read back; moves are not checked."""
    seats = record.game.info.players
    if len(record.players) != seats:
        raise RecordError(0, f"this game has {seats} seats, not {len(record.players)}")
    view = record.view
    if view not in (None, SPECTATOR, *(str(seat + 1) for seat in range(seats))):
        raise RecordError(0, f"there is no seat {view!r} to view from")
    header = header_tags(record.game)
    for name in record.tags:
        if not re.fullmatch(TAG_NAME, name):
            raise RecordError(
                0,
                f"{name[:40]!r} is not a tag name: use a capital letter, then letters or digits",
            )
        if name in header:
            raise RecordError(
                0, f"the tag {name} is reserved: it is written from the record's fields"
            )
    for text in (*record.players, *record.tags.values(), record.comment):
        _check_text(text)
    _check_start(record)
    for entry in _all_entries(record.entries, 0):
        _check_text(entry.comment)
        for number in (entry.clock, entry.evaluation):
            if number is not None and not is_number(number):
                raise RecordError(
                    0, f"{number} is not a clock or evaluation: they are below a billion"
                )


def _check_text(text: str | None) -> None:
    if text is not None and _UNWRITABLE.search(text):
        raise RecordError(0, f"{text[:40]!r} has characters that are not text")


def parse_start(game: Game, view: str | None, text: str) -> State:
    """A start position, not yet checked. Raises NotationError."""
    if view is None:
        return game.parse(text, check=False)
    return game.parse_view(f"view:{view} {text}", check=False).state


def _check_start(record: Record) -> None:
    state = record.start_position
    if state is None:
        return
    if not record.game.is_game_of(state):
        raise RecordError(0, "the start position is of another game than the record")
    view = View(state, record.viewer)
    if record.view is not None and not view.is_exact:
        raise RecordError(0, "the start position shows more or less than its seat may know")
    problems = state.status() if record.view is None else view.status()
    if problems:
        raise RecordError(0, f"the start position cannot arise: {problems[0]}")


def _all_entries(entries: Sequence[Entry], depth: int) -> Iterator[Entry]:
    """The entries with those of their variations."""
    if depth > DEEPEST:
        raise RecordError(0, f"variations are nested deeper than {DEEPEST}")
    for entry in entries:
        yield entry
        for line in entry.variations:
            if not line:
                raise RecordError(0, f"a variation of {entry.move} has no move")
            yield from _all_entries(line, depth + 1)


def check_moves(record: Record) -> Result:
    """The result that the moves lead to.

    Raises RecordError at a move that cannot be played, also in a variation.
    """
    try:
        return result_of(_end_of(record.first_position(), record.entries))
    except GameError as error:
        raise RecordError(0, str(error)) from error


def _end_of(position: State | View, entries: Sequence[Entry]) -> State | View:
    for number, entry in enumerate(entries, start=1):
        before = position
        try:
            position = before.play(entry.move)
        except GameError as error:
            raise GameError("bad-record", f"move {number}, {entry.move}: {error}") from error
        for which, line in enumerate(entry.variations, start=1):
            try:
                _end_of(before, line)
            except GameError as error:
                where = f"variation {which} of move {number}"
                raise GameError("bad-record", f"{where}: {error}") from error
    return position
