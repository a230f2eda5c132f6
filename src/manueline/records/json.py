"""Records as JSON: the same content as the text form, for programs in other languages."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any, TypeVar

from manueline.games import game_of
from manueline.games.errors import GameError
from manueline.games.values import Move
from manueline.records.model import Entry, Record, RecordError, check_record, is_number

FORM = "manueline record 1"
_SPACE = re.compile(r"\s*")

Kind = TypeVar("Kind")


def write_json(record: Record) -> str:
    """One record as one JSON object on one line. Raises RecordError if its moves are illegal."""
    return _written(record_to_dict(record))


def json_line_beginning() -> str:
    """The start of every line of `write_json`, by which a file of records is recognised."""
    return _written({"form": FORM}).removesuffix("}")


def _written(data: dict[str, Any]) -> str:
    return json.dumps(data, ensure_ascii=False)


def record_to_dict(record: Record) -> dict[str, Any]:
    """Raises RecordError if the moves are illegal, since the result is computed from them."""
    check_record(record)
    result = record.result
    return {
        "form": FORM,
        "game": record.game.name,
        "version": record.game.version,
        "options": dict(record.game.options),
        "players": list(record.players),
        "view": record.view,
        "tags": dict(record.tags),
        "result": None if result is None else list(result),
        "moves": [_entry_to_dict(entry) for entry in record.entries],
    }


def _entry_to_dict(entry: Entry) -> dict[str, Any]:
    notes = {name: getattr(entry, name) for name in _NOTES}
    return {"move": entry.move.text, **{k: v for k, v in notes.items() if v is not None}}


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
    decoder = json.JSONDecoder()
    records = []
    end, at, line = 0, _after_space(text, 0), 1
    while at < len(text):
        line += text.count("\n", end, at)
        try:
            data, end = decoder.raw_decode(text, at)
            records.append(record_from_dict(data, check=check))
        except (ValueError, RecursionError) as error:
            reason = error if isinstance(error, GameError) else f"this is not JSON: {error}"
            raise RecordError(line, reason) from None
        line += text.count("\n", at, end)
        at = _after_space(text, end)
    return records


def _after_space(text: str, start: int) -> int:
    space = _SPACE.match(text, start)
    return start if space is None else space.end()


def record_from_dict(data: object, *, check: bool = True) -> Record:
    """Raises RecordError unless the data is one legal record."""
    fields = _checked(data, dict, "a record")
    if fields.get("form") != FORM:
        raise RecordError(0, f"the form of this record is not {FORM!r}")
    try:
        options = _texts(fields.get("options"), "options")
        version = _checked(fields.get("version"), int, "the version")
        game = game_of(_checked(fields.get("game"), str, "the game"), options, version)
        moves = _checked(fields.get("moves"), list, "the list of moves")
        entries = tuple(_entry_from(move, game.parse_move) for move in moves)
    except RecordError:
        raise
    except GameError as error:
        raise RecordError(0, error) from error
    players = _checked(fields.get("players"), list, "the list of players")
    names = tuple(_checked(player, str, "a player's name") for player in players)
    view = fields.get("view")
    seen_by = None if view is None else _checked(view, str, "the view")
    record = Record(game, names, entries, _texts(fields.get("tags"), "tags"), seen_by)
    check_record(record)
    if check:
        result = record.result
        if fields.get("result") != (None if result is None else list(result)):
            raise RecordError(0, "the result is not what the moves lead to")
    return record


def _checked(value: object, kind: type[Kind], what: str) -> Kind:
    if not isinstance(value, kind) or isinstance(value, bool):
        raise RecordError(0, f"{what} is missing or not a {kind.__name__}")
    return value


def _texts(value: object, what: str) -> dict[str, str]:
    texts = _checked(value, dict, what)
    return {key: _checked(text, str, f"{what}: {key[:40]}") for key, text in texts.items()}


def _entry_from(data: object, parse_move: Callable[[str], Move]) -> Entry:
    fields = _checked(data, dict, "a move")
    unknown = set(fields) - {"move", *_NOTES}
    if unknown:
        raise RecordError(0, f"a move has no {min(unknown)[:40]!r}")
    move = parse_move(_checked(fields.get("move"), str, "a move's text"))
    return Entry(
        move, **{name: _NOTES[name](fields[name], name) for name in fields.keys() & _NOTES}
    )


def _text(value: object, what: str) -> str:
    return " ".join(_checked(value, str, what).split())


def _number(value: object, what: str) -> float:
    if not isinstance(value, int | float) or isinstance(value, bool) or not is_number(value):
        raise RecordError(0, f"{what} is not a number below a billion")
    return float(value)


_NOTES: dict[str, Callable[[object, str], Any]] = {
    "comment": _text,
    "clock": _number,
    "evaluation": _number,
}
