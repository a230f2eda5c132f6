"""What every game's face shares: positions, moves, events and steps as plain data for JSON.

Colours are letters, plates and chips and tablets are names; seats, lines and columns count from
0, and nature is -1. The types are the schema: whoever reads them needs no rule.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, fields
from typing import Any

import msgspec

from manueline.games.base import State, View
from manueline.games.values import Event, Move, Outcome

JsonObject = dict[str, Any]


class OutcomeFace(msgspec.Struct, frozen=True):
    """How a game ended; tied players share a rank."""

    scores: list[int]
    ranks: list[int]
    winners: list[int]
    tie_break: str | None


class LineFace(msgspec.Struct, frozen=True):
    """A pattern line; without a colour it is empty."""

    colour: str | None
    count: int
    capacity: int


class PositionFace(msgspec.Struct, frozen=True, tag_field="game", tag="other"):
    """What all positions tell; a game adds what lies on its table."""

    text: str
    """The position's text; with `?` where the viewer may not see."""
    viewer: int | None
    turn: int | None
    """A seat, -1 for nature, null when the game is over."""
    phase: str
    scores: list[int]
    outcome: OutcomeFace | None


class PreviewFace(msgspec.Struct, frozen=True):
    """What a move is worth before it is made: points on the wall or dome, and what it costs."""

    points: int | None
    cost: int


@dataclass(frozen=True, slots=True)
class Face:
    """How one game shows itself."""

    position: Callable[[Any], PositionFace]
    preview: Callable[[Any, Move], PreviewFace | None]
    names: dict[str, Sequence[str]]
    """For move fields that hold indices: their names, by the field's name."""
    moves: tuple[type[Move], ...]
    events: tuple[type[Event], ...]


def outcome_face(outcome: Outcome | None) -> OutcomeFace | None:
    if outcome is None:
        return None
    scores, ranks, tie_break = outcome
    return OutcomeFace(list(scores), list(ranks), list(outcome.winners), tie_break)


def plain_position(view: View) -> PositionFace:
    """The face of a game that has no other."""
    return PositionFace(**common(view))


def common(view: View) -> JsonObject:
    """The fields of every position."""
    state: State = view.state
    return {
        "text": view.text,
        "viewer": view.viewer,
        "turn": state.turn,
        "phase": state.phase,
        "scores": list(state.scores),
        "outcome": outcome_face(state.outcome),
    }


def lines_face(lines: Iterable[tuple[int, int]], letters: str) -> list[LineFace]:
    return [
        LineFace(letters[colour] if count else None, count, capacity)
        for capacity, (colour, count) in enumerate(lines, start=1)
    ]


def heap_face(heap: Sequence[int], letters: str) -> str:
    """A heap of tiles as letters in colour order."""
    return "".join(letter * count for letter, count in zip(letters, heap, strict=True))


def counts_face(heap: Sequence[int], names: Sequence[str]) -> dict[str, int]:
    """A heap as how many of each name."""
    return dict(zip(names, heap, strict=True))


def move_face(move: Move, names: dict[str, Sequence[str]]) -> JsonObject:
    """A move as its kind, text, id and fields, with names for indices."""
    face: JsonObject = {"kind": type(move).__name__, "text": move.text, "id": move.id}
    for field in fields(move):  # type: ignore[arg-type]  # every move is a dataclass
        value = getattr(move, field.name)
        named = field.name in names and value is not None
        face[field.name] = names[field.name][value] if named else value
    return face


def event_face(event: Event) -> JsonObject:
    """An event as its kind and fields."""
    return event.as_dict()
