"""Where the points came from: a game's events summed up for the end of it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from manueline.games.azul import components as azul_box
from manueline.games.azul import events as azul
from manueline.games.azul.game import AzulState
from manueline.games.base import State
from manueline.games.duel import events as duel
from manueline.games.duel.components import SIDES
from manueline.games.duel.game import DuelState
from manueline.games.shared_events import RoundEnded
from manueline.games.values import Event


@dataclass(frozen=True, slots=True)
class Breakdown:
    """Each seat's points by where they came from, and its score after every round."""

    parts: list[dict[str, int]]
    """tiles, floor, rows, columns, colours; in Duel start, tiles, specials, broken, plates and
    every scoring tablet by the name of its side, after `tablet:`: all of them, also those that
    gave nothing. `stop`, where there is one, is what the stop at 0 gave back at the end (D28)."""
    progress: list[list[int]]
    """Scores of all seats at the start, after each round and at the end."""


def breakdown(steps: Iterable[tuple[State, Iterable[Event]]]) -> Breakdown:
    """Of a whole game: every position with the events that led to it."""
    parts: list[dict[str, int]] = []
    progress: list[list[int]] = []
    possible: list[str] = []
    for state, events in steps:
        if not parts:
            parts = [{} for _ in state.scores]
            progress = [list(state.scores)]
            for seat, score in enumerate(state.scores):
                _add(parts[seat], "start", score)
        for event in events:
            for seat, part, points in _scored(event):
                _add(parts[seat], part, points)
        if state.is_over:
            for seat, score in enumerate(state.scores):
                _add(parts[seat], "stop", score - sum(parts[seat].values()))
        if any(isinstance(event, RoundEnded) for event in events) or state.is_over:
            progress.append(list(state.scores))
        possible = _possible(state)
    return Breakdown([dict.fromkeys(possible, 0) | seat for seat in parts], progress)


def _possible(state: State) -> list[str]:
    """Every part that the game can have; Duel's tablets are known once they are drawn (D8)."""
    match state:
        case AzulState():
            return ["tiles", "floor", "rows", "columns", "colours"]
        case DuelState():
            tablets = [f"tablet:{SIDES[side]}" for side in state.tablets]
            return ["start", "tiles", "specials", "broken", "plates", *tablets]
    return []


def _add(parts: dict[str, int], part: str, points: int) -> None:
    if points or part in parts:
        parts[part] = parts.get(part, 0) + points


def _scored(event: Event) -> list[tuple[int, str, int]]:
    """Seat, part and points of an event that changes a score."""
    match event:
        case azul.TilePlaced() | duel.TilePlaced():
            return [(event.player, "tiles", event.points)]
        case azul.FloorScored():
            return [(event.player, "floor", -event.points)]
        case azul.BonusScored():
            return [
                (event.player, "rows", event.rows * azul_box.FULL_ROW),
                (event.player, "columns", event.columns * azul_box.FULL_COLUMN),
                (event.player, "colours", event.colours * azul_box.FULL_COLOUR),
            ]
        case duel.SpecialPlaced():
            return [(event.player, "specials", event.points)]
        case duel.PlateDrawn():
            return [(event.player, "plates", -event.cost)]
        case duel.BrokenScored():
            return [(event.player, "broken", -event.points)]
        case duel.TabletScored():
            return [(event.player, f"tablet:{event.side}", event.points)]
    return []
