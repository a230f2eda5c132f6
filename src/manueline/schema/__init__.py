"""Positions, moves and events as JSON: the face that pages, other languages and agents read."""

from __future__ import annotations

from collections.abc import Iterable

from manueline.games.base import Game, View
from manueline.games.registry import load_part
from manueline.games.values import Event, Move
from manueline.schema.base import (
    Face,
    JsonObject,
    PositionFace,
    event_face,
    move_face,
    plain_position,
)
from manueline.schema.definitions import json_schema

__all__ = [
    "PositionFace",
    "events_json",
    "json_schema",
    "legal_json",
    "move_json",
    "position_json",
]

_PLAIN = Face(plain_position, lambda view, move: None, {}, (), ())


def _face(game: Game) -> Face:
    return load_part(game.name, "schema") or _PLAIN


def position_json(view: View) -> PositionFace:
    """What the viewer may see, ready for `msgspec.json.encode`."""
    return _face(view.state.game).position(view)


def move_json(game: Game, move: Move) -> JsonObject:
    """A move, as redacted for whoever reads it."""
    return move_face(move, _face(game).names)


def legal_json(view: View) -> list[JsonObject]:
    """The viewer's legal moves, each with `preview`: its points and cost, or null."""
    face = _face(view.state.game)
    return [
        {**move_face(move, face.names), "preview": face.preview(view, move)}
        for move in view.legal_moves
    ]


def events_json(events: Iterable[Event]) -> list[JsonObject]:
    return [event_face(event) for event in events]
