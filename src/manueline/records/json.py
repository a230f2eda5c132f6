"""Records as JSON: the same content as the text form, for programs in other languages."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from manueline.games import game_of
from manueline.games.errors import GameError
from manueline.records.model import SPECTATOR, Entry, Record, RecordError

FORM = "manueline record 1"


def write_json(record: Record) -> str:
    """One record as one JSON object on one line. Raises RecordError if its moves are illegal."""
    return json.dumps(record_to_dict(record), ensure_ascii=False)


def record_to_dict(record: Record) -> dict[str, Any]:
    """Raises RecordError if the moves are illegal, since the result is written."""
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


def parse_json(text: str) -> Record:
    """Raises RecordError unless the text is one legal record."""
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise RecordError(0, f"this is no JSON: {error}") from None
    return record_from_dict(data)


def record_from_dict(data: object) -> Record:
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
    seats = tuple(str(seat + 1) for seat in range(game.info.players))
    view = fields.get("view")
    if len(names) != len(seats) or view not in (None, SPECTATOR, *seats):
        raise RecordError(0, f"this game has {len(seats)} seats")
    record = Record(game, names, entries, _texts(fields.get("tags"), "tags"), view)
    result = record.result
    if fields.get("result") != (None if result is None else list(result)):
        raise RecordError(0, "the result is not what the moves lead to")
    return record


def _checked(value: object, type_: type, what: str) -> Any:
    if not isinstance(value, type_) or isinstance(value, bool):
        raise RecordError(0, f"{what} is missing or no {type_.__name__}")
    return value


def _texts(value: object, what: str) -> dict[str, str]:
    texts = _checked(value, dict, what)
    return {key: _checked(text, str, f"{what}: {key[:40]}") for key, text in texts.items()}


def _entry_from(data: object, parse_move: Any) -> Entry:
    fields = _checked(data, dict, "a move")
    unknown = set(fields) - {"move", *_NOTES}
    if unknown:
        raise RecordError(0, f"a move has no {min(unknown)[:40]!r}")
    move = parse_move(_checked(fields.get("move"), str, "a move's text"))
    notes = {name: check(fields[name], name) for name, check in _NOTES.items() if name in fields}
    return Entry(move, **notes)


def _text(value: object, what: str) -> str:
    return " ".join(_checked(value, str, what).split())


def _number(value: object, what: str) -> float:
    if not isinstance(value, int | float) or isinstance(value, bool) or not abs(value) < 1e9:
        raise RecordError(0, f"{what} is no number below a milliard")
    return float(value)


_NOTES: dict[str, Callable[[object, str], Any]] = {
    "comment": _text,
    "clock": _number,
    "evaluation": _number,
}
