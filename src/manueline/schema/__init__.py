"""Positions, moves and events as JSON, for the page and for other programs.

Every function returns plain dicts and lists, which `json.dumps` can write. `schema.definitions`
generates their JSON schema; only that needs msgspec.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import cast

from manueline.games import values
from manueline.games.base import Game, View
from manueline.schema.base import (
    GameEvent,
    LegalMove,
    Move,
    Outcome,
    Position,
    Preview,
    move_fields,
    outcome_json,
    schema_of,
)
from manueline.schema.changes import Change, Table

__all__ = [
    "Change",
    "GameEvent",
    "LegalMove",
    "Move",
    "Outcome",
    "Position",
    "Preview",
    "changes_json",
    "events_json",
    "legal_json",
    "move_json",
    "outcome_json",
    "position_json",
]


def position_json(view: View) -> Position:
    """What the viewer may see."""
    return schema_of(view.game.name).position(view)


def move_json(game: Game, move: values.Move) -> Move:
    """A move; it must already be redacted for its reader."""
    return move_fields(move, schema_of(game.name).names)


def legal_json(view: View) -> list[LegalMove]:
    """The viewer's legal moves, each with `preview`: its points and cost, or null."""
    schema = schema_of(view.game.name)
    return [
        {**move_fields(move, schema.names), "preview": schema.preview(view, move)}
        for move in view.legal_moves
    ]


def events_json(events: Iterable[values.Event]) -> list[GameEvent]:
    return [cast(GameEvent, event.as_dict()) for event in events]


def changes_json(view: View, events: Iterable[values.Event]) -> list[list[Change]]:
    """What each event changes in `position_json` of the view in which they happen."""
    schema, changes = schema_of(view.game.name), list[list[Change]]()
    table = Table(schema.position(view))
    for event in events:
        schema.carry_out(table, event)
        changes.append(table.noted())
    return changes
