"""Positions, moves and events as JSON: the face that pages, other languages and agents read."""

from __future__ import annotations

from collections.abc import Iterable

from manueline.face.azul import FACE as AZUL
from manueline.face.base import (
    Face,
    JsonObject,
    PositionFace,
    event_face,
    move_face,
    plain_position,
)
from manueline.face.breakdown import Breakdown, breakdown
from manueline.face.duel import FACE as DUEL
from manueline.face.schema import schema
from manueline.games.base import Event, Game, Move, View

__all__ = [
    "Breakdown",
    "PositionFace",
    "breakdown",
    "events_json",
    "legal_json",
    "move_json",
    "position_json",
    "schema",
]

FACES: dict[str, Face] = {"azul": AZUL, "duel": DUEL}
_PLAIN = Face(plain_position, lambda view, move: None, {}, (), ())


def _face(game: Game) -> Face:
    return FACES.get(game.name, _PLAIN)


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
