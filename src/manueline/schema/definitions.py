"""The JSON schema of positions, moves and events of every game in the registry.

It is generated from the types of the JSON writers. Only this needs msgspec.
"""

from __future__ import annotations

import types
import typing
from collections.abc import Collection, Iterator
from dataclasses import fields
from functools import reduce
from operator import or_
from typing import Any

import msgspec

from manueline.games.breakdown import Breakdown
from manueline.games.registry import GAMES
from manueline.schema.base import GameEvent, GameSchema, Move, Preview, schema_of

DIALECT = "https://json-schema.org/draft/2020-12/schema"
REF = "#/$defs/{name}"


def json_schema() -> dict[str, Any]:
    """One document whose `$defs` hold every type."""
    return {"$schema": DIALECT, "title": "Manueline", "$defs": definitions(REF)}


def definitions(ref: str) -> dict[str, Any]:
    """Every type by its name; `ref` is the template of a reference, with `{name}` in it.

    A game named `azul` has `AzulPosition`, `AzulMove` and `AzulEvent`; `Position`, `Move` and
    `GameEvent` are those of any game.
    """
    found = _components({"Preview": Preview, "Breakdown": Breakdown}, ref)
    for name in GAMES:
        found |= _game_definitions(name, schema_of(name), ref)
    preview = {"anyOf": [_refer("Preview", ref), {"type": "null"}]}
    with_preview = {"type": "object", "properties": {"preview": preview}, "required": ["preview"]}
    return {
        **found,
        "Position": _any_game("Position", ref),
        "Move": _any_game("Move", ref),
        "GameEvent": _any_game("Event", ref),
        "LegalMove": {"allOf": [_refer("Move", ref), with_preview]},
    }


def _game_definitions(name: str, schema: GameSchema, ref: str) -> dict[str, Any]:
    title = name.capitalize()
    named = {
        f"{title}Position": schema.position_type,
        f"{title}Move": _union(move_types(schema, title), Move),
        f"{title}Event": _union(event_types(schema, title), GameEvent),
    }
    found = _components(named, ref)
    found[f"{title}Position"]["properties"]["game"] = {"enum": [name]}
    return found


def _components(named: dict[str, Any], ref: str) -> dict[str, Any]:
    """These types under these names, and all types they refer to."""
    shown, found = msgspec.json.schema_components(list(named.values()), ref_template=ref)
    for kind in named.values():
        for part in _typed_dicts(kind):
            _put_in_order(found[part.__name__], list(typing.get_type_hints(part)))
    for (name, kind), as_shown in zip(named.items(), shown, strict=True):
        whole = found.pop(kind.__name__) if "$ref" in as_shown else as_shown
        found[name] = {**whole, "title": name}
    return found


def _typed_dicts(hint: Any) -> Iterator[Any]:
    if typing.is_typeddict(hint):
        yield hint
        for inner in typing.get_type_hints(hint).values():
            yield from _typed_dicts(inner)
    for inner in typing.get_args(hint):
        yield from _typed_dicts(inner)


def _put_in_order(definition: dict[str, Any], names: list[str]) -> None:
    """Restore the declared order of fields; msgspec sorts those of a TypedDict."""
    definition["properties"] = {name: definition["properties"][name] for name in names}
    definition["required"] = names


def _union(kinds: Collection[Any], otherwise: Any) -> Any:
    return reduce(or_, kinds) if kinds else otherwise


def move_types(schema: GameSchema, title: str) -> tuple[Any, ...]:
    """A type for the JSON of each kind of move."""
    more = {"text": str, "id": int | None}
    return tuple(
        _struct(kind, f"{title}{kind.__name__}Move", more, schema.names) for kind in schema.moves
    )


def event_types(schema: GameSchema, title: str) -> tuple[Any, ...]:
    """A type for the JSON of each kind of event."""
    return tuple(_struct(kind, f"{title}{kind.__name__}Event", {}, ()) for kind in schema.events)


def _struct(kind: type, name: str, more: dict[str, Any], names: Collection[str]) -> Any:
    """A type for the JSON of a move or event: its kind, `more`, and its own fields."""
    hints = typing.get_type_hints(kind)
    own = [
        (field.name, _named(hints[field.name]) if field.name in names else hints[field.name])
        for field in fields(kind)
    ]
    return msgspec.defstruct(
        name, [*more.items(), *own], tag_field="kind", tag=kind.__name__, frozen=True
    )


def _named(hint: Any) -> Any:
    """The type of a name instead of an index."""
    return str | None if isinstance(hint, types.UnionType) else str


def _any_game(what: str, ref: str) -> dict[str, Any]:
    return {"anyOf": [_refer(f"{name.capitalize()}{what}", ref) for name in GAMES]}


def _refer(name: str, ref: str) -> dict[str, str]:
    return {"$ref": ref.format(name=name)}
