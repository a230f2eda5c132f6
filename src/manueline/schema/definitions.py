"""The JSON schema of positions, moves and events, made from the types that write them."""

from __future__ import annotations

import types
import typing
from dataclasses import fields
from functools import reduce
from operator import or_
from typing import Any

import msgspec

from manueline.games.breakdown import Breakdown
from manueline.schema.azul import SCHEMA as AZUL
from manueline.schema.azul import AzulPosition
from manueline.schema.base import Face
from manueline.schema.duel import SCHEMA as DUEL
from manueline.schema.duel import DuelPosition

DIALECT = "https://json-schema.org/draft/2020-12/schema"


def _struct(kind: type, name: str, more: dict[str, Any], names: typing.Collection[str]) -> Any:
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


def move_types(face: Face, game: str) -> tuple[Any, ...]:
    """A type for the JSON of each kind of move."""
    more = {"text": str, "id": int | None}
    return tuple(
        _struct(kind, f"{game}{kind.__name__}Move", more, face.names) for kind in face.moves
    )


def event_types(face: Face, game: str) -> tuple[Any, ...]:
    """A type for the JSON of each kind of event."""
    return tuple(_struct(kind, f"{game}{kind.__name__}Event", {}, ()) for kind in face.events)


def json_schema() -> dict[str, Any]:
    """One document whose `$defs` hold every type; the unions are named after what they hold."""
    unions = {
        "AzulMove": reduce(or_, move_types(AZUL, "Azul")),
        "AzulEvent": reduce(or_, event_types(AZUL, "Azul")),
        "DuelMove": reduce(or_, move_types(DUEL, "Duel")),
        "DuelEvent": reduce(or_, event_types(DUEL, "Duel")),
        "Position": AzulPosition | DuelPosition,
        "Breakdown": Breakdown,
    }
    shown, components = msgspec.json.schema_components(
        list(unions.values()), ref_template="#/$defs/{name}"
    )
    named = {name: part for name, part in zip(unions, shown, strict=True) if name not in components}
    return {"$schema": DIALECT, "title": "Manueline", "$defs": {**components, **named}}
