"""Records as JSON: the same content as the text form, for programs in other languages."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any, TypeVar

from manueline.games import game_of
from manueline.games.base import Game
from manueline.games.errors import GameError
from manueline.records.checks import DEEPEST, check_moves, check_record, is_number, parse_start
from manueline.records.model import Entry, Record, RecordError

FORM = "manueline record 1"
_FIELDS = {
    *("form", "game", "version", "options", "players", "view"),
    *("start_position", "tags", "result", "comment", "moves"),
}

Kind = TypeVar("Kind")


def write_json(record: Record) -> str:
    """One record as one JSON object on one line. Raises RecordError as `record_to_dict` does."""
    return _written(record_to_dict(record))


def json_line_beginning() -> str:
    """The start of every line of `write_json`, by which a file of records is recognised."""
    return _written({"form": FORM}).removesuffix("}")


def _written(data: dict[str, Any]) -> str:
    return json.dumps(data, ensure_ascii=False)


def record_to_dict(record: Record) -> dict[str, Any]:
    """Raises RecordError if a move is illegal or the record could not be read back the same."""
    check_record(record)
    result = check_moves(record)
    start = record.start_position
    data = {
        "form": FORM,
        "game": record.game.name,
        "version": record.game.version,
        "options": dict(record.game.options),
        "players": list(record.players),
        "view": record.view,
        **({} if start is None else {"start_position": start.text}),
        "tags": dict(record.tags),
        "result": None if result is None else list(result),
        **({} if record.comment is None else {"comment": record.comment}),
        "moves": _line_to_list(record.entries),
    }
    if record_from_dict(data, check=False) != record:
        raise RecordError(0, "this record would not be the same when it is read again")
    return data


def _line_to_list(entries: Sequence[Entry]) -> list[dict[str, Any]]:
    return [_entry_to_dict(entry) for entry in entries]


def _entry_to_dict(entry: Entry) -> dict[str, Any]:
    notes = {name: getattr(entry, name) for name in _NOTES}
    data = {"move": entry.move.text, **{k: v for k, v in notes.items() if v is not None}}
    if entry.variations:
        data["variations"] = [_line_to_list(line) for line in entry.variations]
    return data


def record_from_dict(data: object, *, check: bool = True) -> Record:
    """Raises RecordError unless the data is one legal record.

    Without `check` the moves and the result are not verified.
    """
    fields = _checked(data, dict, "a record")
    if fields.get("form") != FORM:
        raise RecordError(0, f"the form of this record is not {FORM!r}")
    _refuse_unknown(fields, _FIELDS, "a record")
    try:
        record = _record_of(fields)
    except RecordError:
        raise
    except GameError as error:
        raise RecordError(0, error) from error
    check_record(record)
    if check:
        result = check_moves(record)
        if fields.get("result") != (None if result is None else list(result)):
            raise RecordError(0, "the result is not what the moves lead to")
    return record


def _record_of(fields: dict[str, object]) -> Record:
    """Raises GameError."""
    options = _texts(fields.get("options"), "options")
    version = _checked(fields.get("version"), int, "the version")
    game = game_of(_checked(fields.get("game"), str, "the game"), options, version)
    players = _checked(fields.get("players"), list, "the list of players")
    view = _optional(fields, "view", "the view")
    without_start = Record(
        game,
        tuple(_checked(player, str, "a player's name") for player in players),
        _line_from(fields.get("moves"), game, 0),
        _texts(fields.get("tags"), "tags"),
        view,
        comment=_optional(fields, "comment", "the comment"),
    )
    start = _optional(fields, "start_position", "the start position")
    if start is None:
        return without_start
    check_record(without_start)  # the view must be a seat's
    return replace(without_start, start_position=parse_start(game, view, start))


def _checked(value: object, kind: type[Kind], what: str) -> Kind:
    if not isinstance(value, kind) or isinstance(value, bool):
        raise RecordError(0, f"{what} is missing or not a {kind.__name__}")
    return value


def _optional(fields: dict[str, object], name: str, what: str) -> str | None:
    value = fields.get(name)
    return None if value is None else _checked(value, str, what)


def _texts(value: object, what: str) -> dict[str, str]:
    texts = _checked(value, dict, what)
    return {key: _checked(text, str, f"{what}: {key[:40]}") for key, text in texts.items()}


def _refuse_unknown(fields: dict[str, object], known: set[str], what: str) -> None:
    unknown = set(fields) - known
    if unknown:
        raise RecordError(0, f"{what} has no {min(unknown)[:40]!r}")


def _line_from(value: object, game: Game, depth: int) -> tuple[Entry, ...]:
    if depth > DEEPEST:
        raise RecordError(0, f"variations are nested deeper than {DEEPEST}")
    moves = _checked(value, list, "the list of moves")
    return tuple(_entry_from(move, game, depth) for move in moves)


def _entry_from(data: object, game: Game, depth: int) -> Entry:
    fields = _checked(data, dict, "a move")
    _refuse_unknown(fields, {"move", "variations", *_NOTES}, "a move")
    move = game.parse_move(_checked(fields.get("move"), str, "a move's text"))
    variations = _checked(fields.get("variations", []), list, "the list of variations")
    lines = tuple(_line_from(line, game, depth + 1) for line in variations)
    notes = {name: _NOTES[name](fields[name], name) for name in fields.keys() & _NOTES}
    return Entry(move, **notes, variations=lines)


def _text(value: object, what: str) -> str:
    return _checked(value, str, what)


def _number(value: object, what: str) -> float:
    if not isinstance(value, int | float) or isinstance(value, bool) or not is_number(value):
        raise RecordError(0, f"{what} is not a number below a billion")
    return float(value)


_NOTES: dict[str, Callable[[object, str], Any]] = {
    "comment": _text,
    "clock": _number,
    "evaluation": _number,
}
