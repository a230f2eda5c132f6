"""The events of Azul as English sentences."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from manueline.games.azul import events as e
from manueline.games.azul.components import CENTRE, FULL_COLOUR, FULL_COLUMN, FULL_ROW
from manueline.render.words.phrases import (
    EventSentences,
    Names,
    colour,
    heap,
    plural,
    runs,
    settled,
    tiles,
)

REASONS = {
    "row": "a wall has a full horizontal row (A22)",
    "no-tiles": "no tile is left to deal (A21)",
    "dead-rows": "no row of any wall can still be completed (A25)",
    "last-round": "the last round was played (A26)",
}


def starter_drawn(event: e.StarterDrawn, names: Names) -> str:
    return f"{names[event.player]} is drawn to start."


def bag_refilled(event: e.BagRefilled, names: Names) -> str:
    return f"The bag is empty: {plural(event.tiles, 'tile')} from the lid go back into it."


def tiles_dealt(run: Sequence[e.TileDealt], names: Names) -> str:
    by_factory = groupby(run, key=lambda event: event.factory)
    filled = [f"{factory}: {''.join(e.colour for e in dealt)}" for factory, dealt in by_factory]
    return f"The factories are filled. {', '.join(filled)}."


def round_started(event: e.RoundStarted, names: Names) -> str:
    return f"Round {event.round} begins; {names[event.player]} moves first."


def took(event: e.Took, names: Names) -> str:
    source = "the centre" if event.source == CENTRE else f"factory {event.source}"
    taken = f"{names[event.player]} takes {tiles(event.count, event.colour)} from {source}"
    return f"{taken}; {heap(event.moved)} to the centre." if event.moved else f"{taken}."


def marker_taken(event: e.MarkerTaken, names: Names) -> str:
    where = "on the floor line" if event.on_floor else "at no cost, the floor line being full"
    return f"The starting player marker comes along, {where}."


def line_filled(event: e.LineFilled, names: Names) -> str:
    line, held = event.line + 1, event.held
    if held == line:
        return f"Pattern line {line} is complete."
    return f"Pattern line {line} holds {held} of {line}."


def fell_to_floor(event: e.FellToFloor, names: Names) -> str:
    verb = "falls" if event.count == 1 else "fall"
    lid = f", {event.to_lid} of them into the lid" if event.to_lid else ""
    return f"{tiles(event.count, event.colour).capitalize()} {verb} to the floor{lid}."


def tile_placed(event: e.TilePlaced, names: Names) -> str:
    where = f"row {event.row + 1}, column {event.column + 1}"
    scored = runs(event.horizontal, event.vertical, event.points)
    return f"{names[event.player]} places a {colour(event.colour)} tile in {where}: {scored}."


def line_dropped(event: e.LineDropped, names: Names) -> str:
    line = f"{names[event.player]}'s {colour(event.colour)} line {event.line + 1}"
    return f"{line} has no space on the wall (A17)."


def floor_scored(event: e.FloorScored, names: Names) -> str:
    return settled(names[event.player], event.cost, event.points, f"the floor line {event.tiles}")


def round_ended(event: e.RoundEnded, names: Names) -> str:
    return f"Round {event.round} is over."


def game_ended(event: e.GameEnded, names: Names) -> str:
    return f"The game ends: {REASONS[event.reason]}."


def bonus_scored(event: e.BonusScored, names: Names) -> str:
    counted = (
        (event.rows, "full row", FULL_ROW),
        (event.columns, "full column", FULL_COLUMN),
        (event.colours, "whole colour", FULL_COLOUR),
    )
    parts = [f"{plural(n, what)} × {worth}" for n, what, worth in counted if n]
    total = plural(event.points, "point")
    if not parts:
        return f"{names[event.player]} has no row, column or colour complete: no bonus."
    return f"{names[event.player]} adds {total}: {', '.join(parts)}."


SENTENCES = EventSentences(
    single={
        e.StarterDrawn: starter_drawn,
        e.BagRefilled: bag_refilled,
        e.RoundStarted: round_started,
        e.Took: took,
        e.MarkerTaken: marker_taken,
        e.LineFilled: line_filled,
        e.FellToFloor: fell_to_floor,
        e.TilePlaced: tile_placed,
        e.LineDropped: line_dropped,
        e.FloorScored: floor_scored,
        e.RoundEnded: round_ended,
        e.GameEnded: game_ended,
        e.BonusScored: bonus_scored,
    },
    runs={e.TileDealt: tiles_dealt},
    opens=frozenset({e.Took, e.LineDropped}),
    continues=frozenset({e.MarkerTaken, e.LineFilled, e.FellToFloor}),
)
