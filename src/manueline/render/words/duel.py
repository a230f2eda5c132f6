"""The events of Azul Duel as English sentences."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from manueline.games.duel import events as e
from manueline.games.duel.components import (
    DOME_PLATES,
    HIDDEN,
    LARGE,
    PLATE_NAMES,
    PLATE_TYPES,
    plate_type,
)
from manueline.render.words.phrases import (
    EventSentences,
    Names,
    colour,
    heap,
    listed,
    plural,
    runs,
    settled,
    tiles,
)

TYPES = {"s": "special", "w": "wild"}

TABLETS = {
    "rows": "full rows",
    "variety": "rows of five colours",
    "columns": "full columns",
    "ring": "the outer ring",
    "diagonals": "full diagonals",
    "corners": "full corner plates",
    "wilds": "wild spaces",
    "specials": "empty special spaces",
}
"""What each side of a scoring tablet scores."""


def plate_text(plate: int) -> str:
    """A plate's name; for a hidden one, its type and `?`."""
    return PLATE_NAMES[plate] if plate < HIDDEN else f"{PLATE_TYPES[plate_type(plate)]}?"


def _plate(name: str | None) -> str:
    if name is None:
        return "a plate"
    cells = DOME_PLATES[PLATE_NAMES.index(name)]
    return f"plate {name} ({cells[:2]}/{cells[2:]})"


def _factory(number: int) -> str:
    return "the large factory" if number == LARGE else f"factory {number}"


def tablet_drawn(event: e.TabletDrawn, names: Names) -> str:
    return f"A scoring tablet is drawn: {TABLETS[event.side]} ({event.side})."


def starter_drawn(event: e.StarterDrawn, names: Names) -> str:
    return f"{names[event.player]} is drawn as the first player."


def plates_shown(run: Sequence[e.PlateRevealed | e.BackShown], names: Names) -> str:
    """Plates turned face up, and the back of the stack's new top plate."""
    faces = [_plate(event.plate) for event in run if isinstance(event, e.PlateRevealed)]
    backs = [event.type for event in run if isinstance(event, e.BackShown)]
    parts = [f"On the display: {listed(faces)}."] if faces else []
    parts += [f"The stack shows a {TYPES[backs[-1]]} back."] if backs else []
    return " ".join(parts)


def bag_refilled(event: e.BagRefilled, names: Names) -> str:
    return f"The bag is empty: {plural(event.tiles, 'tile')} from the tower go into it."


def tiles_dealt(run: Sequence[e.TileDealt], names: Names) -> str:
    by_factory = groupby(run, key=lambda event: event.factory)
    filled = [
        f"{'large' if factory == LARGE else factory}: {''.join(e.colour for e in dealt)}"
        for factory, dealt in by_factory
    ]
    return f"The factories are filled. {', '.join(filled)}."


def round_started(event: e.RoundStarted, names: Names) -> str:
    return f"Round {event.round} begins; {names[event.player]} moves first."


def plate_taken(event: e.PlateTaken, names: Names) -> str:
    return f"{names[event.player]} takes {_plate(event.plate)} from the display."


def plate_drawn(event: e.PlateDrawn, names: Names) -> str:
    paid = f"for {plural(event.cost, 'point')}" if event.cost else "for nothing"
    return f"{names[event.player]} draws a {TYPES[event.type]} plate from the stack {paid}."


def drawing_stopped(event: e.DrawingStopped, names: Names) -> str:
    return f"{names[event.player]} draws no further plate."


def plates_seen(run: Sequence[e.PlateSeen], names: Names) -> str:
    name = names[run[0].player]
    if run[0].plate is None:
        return f"{name} looks at {plural(len(run), 'drawn plate')}."
    return f"{name} sees {listed([_plate(event.plate) for event in run])}."


def plate_kept(event: e.PlateKept, names: Names) -> str:
    return f"{names[event.player]} keeps {_plate(event.plate)}."


def plates_put_under(run: Sequence[e.PlatePutUnder], names: Names) -> str:
    name = names[run[0].player]
    if run[0].plate is None:
        return f"{name} puts {plural(len(run), 'plate')} under the stack, unseen by others."
    return f"{name} puts {listed([event.plate or '?' for event in run])} under the stack."


def plate_laid(event: e.PlateLaid, names: Names) -> str:
    turned = f", turned {event.turns} × 90°" if event.turns else ""
    return f"{names[event.player]} lays {event.plate} on dome space {event.space + 1}{turned}."


def took_sun(event: e.TookSun, names: Names) -> str:
    source = f"the sun side of {_factory(event.factory)}"
    taken = f"{names[event.player]} takes {tiles(event.count, event.colour)} from {source}"
    return f"{taken}; {heap(event.rest)} left over." if event.rest else f"{taken}."


def stacked(run: Sequence[e.Stacked], names: Names) -> str:
    order = "".join(event.colour for event in run)
    where = f"factory {run[0].factory}'s moon side"
    return f"{names[run[0].player]} stacks {order} on {where}, {colour(order[-1])} on top."


def took_moon(event: e.TookMoon, names: Names) -> str:
    where = listed([_factory(number) for number in event.factories])
    count = tiles(event.count, event.colour)
    return f"{names[event.player]} takes {count} from the moon side of {where}."


def first_tile_taken(event: e.FirstTileTaken, names: Names) -> str:
    return "The first-player tile comes along."


def line_filled(event: e.LineFilled, names: Names) -> str:
    line, held = event.line + 1, event.held
    if held == line:
        return f"Pattern line {line} is complete."
    return f"Pattern line {line} holds {held} of {line}."


def tiles_broke(event: e.TilesBroke, names: Names) -> str:
    verb = "breaks" if event.count == 1 else "break"
    tower = f", {event.to_tower} of them into the tower" if event.to_tower else ""
    return f"{tiles(event.count, event.colour).capitalize()} {verb}{tower}."


def chip_revealed(event: e.ChipRevealed, names: Names) -> str:
    return f"The bonus chip of factory {event.factory} is turned up: {_chip(event.chip)}."


def _chip(chip: str) -> str:
    return "-".join(colour(letter) for letter in chip)


def chip_taken(event: e.ChipTaken, names: Names) -> str:
    chip = _chip(event.chip)
    return f"{names[event.player]} takes the {chip} chip from factory {event.factory}."


def passed(event: e.Passed, names: Names) -> str:
    return f"{names[event.player]} has no move left and passes."


def line_dropped(event: e.LineDropped, names: Names) -> str:
    line = f"{names[event.player]}'s {colour(event.colour)} line {event.line + 1}"
    return f"{line} has no space left in its row (D20)."


def completion_declined(event: e.CompletionDeclined, names: Names) -> str:
    return f"{names[event.player]} leaves line {event.line + 1} as it is."


def chips_spent(run: Sequence[e.ChipSpent], names: Names) -> str:
    chips = listed([event.chip for event in run])
    name, line = names[run[0].player], run[0].line + 1
    return f"{name} completes line {line} with {plural(len(run), 'chip')}: {chips}."


def tile_placed(event: e.TilePlaced, names: Names) -> str:
    where = f"row {event.row + 1}, column {event.column + 1}"
    scored = runs(event.horizontal, event.vertical, event.points)
    return f"{names[event.player]} places a {colour(event.colour)} tile in {where}: {scored}."


def special_placed(event: e.SpecialPlaced, names: Names) -> str:
    where = f"row {event.row + 1}, column {event.column + 1}"
    return f"The plate is full: a special tile in {where}, {plural(event.points, 'point')}."


def broken_scored(event: e.BrokenScored, names: Names) -> str:
    parts = [f"the broken tiles {event.tiles}"] if event.tiles.strip("-") else []
    parts += ["the first-player tile"] if event.first_tile else []
    return settled(names[event.player], event.cost, event.points, listed(parts))


def round_ended(event: e.RoundEnded, names: Names) -> str:
    return f"Round {event.round} is over."


def tablet_scored(event: e.TabletScored, names: Names) -> str:
    name, what = names[event.player], TABLETS[event.side]
    if event.points < 0:
        return f"{name} loses {plural(-event.points, 'point')} for {what}."
    return f"{name} gets {plural(event.points, 'point')} for {what}."


def game_ended(event: e.GameEnded, names: Names) -> str:
    return "The game is over."


SENTENCES = EventSentences(
    single={
        e.TabletDrawn: tablet_drawn,
        e.StarterDrawn: starter_drawn,
        e.BagRefilled: bag_refilled,
        e.RoundStarted: round_started,
        e.PlateTaken: plate_taken,
        e.PlateDrawn: plate_drawn,
        e.DrawingStopped: drawing_stopped,
        e.PlateKept: plate_kept,
        e.PlateLaid: plate_laid,
        e.TookSun: took_sun,
        e.TookMoon: took_moon,
        e.FirstTileTaken: first_tile_taken,
        e.LineFilled: line_filled,
        e.TilesBroke: tiles_broke,
        e.ChipRevealed: chip_revealed,
        e.ChipTaken: chip_taken,
        e.Passed: passed,
        e.LineDropped: line_dropped,
        e.CompletionDeclined: completion_declined,
        e.TilePlaced: tile_placed,
        e.SpecialPlaced: special_placed,
        e.BrokenScored: broken_scored,
        e.RoundEnded: round_ended,
        e.TabletScored: tablet_scored,
        e.GameEnded: game_ended,
    },
    runs={
        e.PlateRevealed: plates_shown,
        e.TileDealt: tiles_dealt,
        e.PlateSeen: plates_seen,
        e.PlatePutUnder: plates_put_under,
        e.Stacked: stacked,
        e.ChipSpent: chips_spent,
    },
    opens=frozenset({e.TookSun, e.TookMoon, e.LineDropped, e.TilePlaced}),
    continues=frozenset({e.FirstTileTaken, e.LineFilled, e.TilesBroke, e.SpecialPlaced}),
    joins={e.BackShown: e.PlateRevealed},
)
