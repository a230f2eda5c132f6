"""The JSON that all games share: positions, moves and events as plain dicts.

Colours are letters; plates, chips and tablets are names; seats, lines and columns count from 0, and
nature is -1. A type of one game begins with the game's name. The types here are also those of the
JSON schema and of the page.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, fields
from functools import cache
from typing import Any, TypedDict, cast

from manueline.games import values
from manueline.games.base import View
from manueline.games.registry import load_part


class Outcome(TypedDict):
    """How a game ended; tied players share a rank."""

    scores: list[int]
    ranks: list[int]
    winners: list[int]
    tie_break: str | None


class PatternLine(TypedDict):
    """A pattern line; without a colour it is empty."""

    colour: str | None
    count: int
    capacity: int


class Position(TypedDict):
    """The fields of every game's positions; a game adds its own."""

    game: str
    """The name of the game."""
    text: str
    """The position's text; with `?` where the viewer may not see."""
    viewer: int | None
    turn: int | None
    """A seat, -1 for nature, null when the game is over."""
    phase: str
    scores: list[int]
    outcome: Outcome | None


class Preview(TypedDict):
    """What a move would score on the wall or dome, and what it would cost."""

    points: int | None
    cost: int


class Move(TypedDict):
    """The fields of every move; those of its kind follow."""

    kind: str
    text: str
    id: int | None


class LegalMove(Move):
    """A move that may be made now; the preview is null if it scores and costs nothing."""

    preview: Preview | None


class GameEvent(TypedDict):
    """The fields of every event; those of its kind follow."""

    kind: str


@dataclass(frozen=True, slots=True)
class GameSchema:
    """How one game is written as JSON: the part `schema` of its entry in the registry."""

    position: Callable[[Any], Position]
    """Writes a view of the game."""
    position_type: type[Any]
    """The TypedDict that `position` returns, `Position` with more fields."""
    preview: Callable[[Any, values.Move], Preview | None]
    names: Mapping[str, Sequence[str]]
    """For each move field that holds an index: the names that replace it."""
    moves: tuple[type[values.Move], ...]
    """Every kind of move; the schema needs them, and the kinds of events below."""
    events: tuple[type[values.Event], ...]
    carry_out: Callable[[Any, values.Event], None] = lambda table, event: None
    """Changes a `schema.changes.Table` by an event."""


def schema_of(game: str) -> GameSchema:
    """The schema of the game with this name; if it has none, only the shared fields."""
    schema: GameSchema | None = load_part(game, "schema")
    return schema or _SHARED


def common_fields(view: View) -> Position:
    """The fields of every position."""
    state = view.state
    return {
        "game": state.game.name,
        "text": view.text,
        "viewer": view.viewer,
        "turn": state.turn,
        "phase": str(state.phase),
        "scores": list(state.scores),
        "outcome": outcome_json(state.outcome),
    }


def outcome_json(outcome: values.Outcome | None) -> Outcome | None:
    """The end of a game; null while it goes on."""
    if outcome is None:
        return None
    return {
        "scores": list(outcome.scores),
        "ranks": list(outcome.ranks),
        "winners": list(outcome.winners),
        "tie_break": outcome.tie_break,
    }


def lines_json(lines: Iterable[tuple[int, int]], letters: str) -> list[PatternLine]:
    return [
        {"colour": letters[colour] if count else None, "count": count, "capacity": capacity}
        for capacity, (colour, count) in enumerate(lines, start=1)
    ]


def counts_json(heap: Sequence[int], names: Sequence[str]) -> dict[str, int]:
    """How many there are of each name."""
    return dict(zip(names, heap, strict=True))


def move_fields(move: values.Move, names: Mapping[str, Sequence[str]]) -> Move:
    """A move as its kind, text, id and fields, with names in place of indices."""
    kind = type(move)
    shown: dict[str, object] = {"kind": kind.__name__, "text": move.text, "id": move.id}
    for name in _field_names(kind):
        value = getattr(move, name)
        shown[name] = names[name][value] if name in names and value is not None else value
    return cast(Move, shown)  # a TypedDict cannot say that a kind has more fields


@cache
def _field_names(kind: type[values.Move]) -> tuple[str, ...]:
    return tuple(field.name for field in fields(kind))  # type: ignore[arg-type]  # a dataclass


_SHARED = GameSchema(common_fields, Position, lambda view, move: None, {}, (), ())
