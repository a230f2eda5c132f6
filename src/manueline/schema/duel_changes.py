"""What each event of Azul Duel changes on the table that a viewer sees."""

from __future__ import annotations

from manueline.games.duel import events as happened
from manueline.games.duel.components import CHIPS, COLOURS, LAID_CELLS, PLATE_NAMES, SIDES
from manueline.games.values import NOBODY, Event
from manueline.schema.changes import Table, in_order

SYMBOLS = COLOURS + "*?"


def carry_out(table: Table, event: Event) -> None:
    for part in (_rounds, _plates, _supply, _tiling):
        part(table, event)


def _rounds(table: Table, event: Event) -> None:
    match event:
        case happened.TabletDrawn(side):
            table.set(sorted([*table.get("tablets"), side], key=SIDES.index), "tablets")
        case happened.StarterDrawn(player):
            table.set(player, "starter")
        case happened.RoundStarted(number, player):
            table.set(number, "round")
            table.set(player, "starter")
        case happened.RoundEnded():
            table.set(NOBODY, "first_tile")
        case happened.FirstTileTaken(player):
            table.set(player, "first_tile")


# --- plates ----------------------------------------------------------------------------------


def _plates(table: Table, event: Event) -> None:
    match event:
        case happened.BackShown(kind):
            table.set(_unseen(kind), "top")
        case happened.PlateRevealed(plate):
            table.set(None, "top")
            plates = [*table.get("display"), _named(plate)]
            table.set(sorted(plates, key=lambda each: PLATE_NAMES.index(each["name"])), "display")
        case happened.PlateTaken(_, plate):
            _remove(table, "display", plate)
            table.set(_named(plate), "laying")
        case happened.PlateDrawn(player, kind, cost):
            drawn = table.get("top") or _unseen(kind)
            table.set([*table.get("hand"), drawn], "hand")
            table.set(None, "top")
            table.score(player, -cost)
        case happened.PlateSeen(_, str(plate)):
            hand = list(table.get("hand"))
            if _unseen(plate[0]) in hand:
                hand[hand.index(_unseen(plate[0]))] = _named(plate)
                table.set(hand, "hand")
        case happened.PlateKept(_, plate):
            _remove(table, "hand", plate)
            table.set(_named(plate), "laying")
        case happened.PlatePutUnder(_, plate):
            _remove(table, "hand", plate)
        case happened.PlateLaid(player, plate, space, turns):
            laid = {"name": plate, "turns": turns, "cells": _cells(plate, turns)}
            table.set(laid, "boards", player, "plates", space)
            table.set(None, "laying")


def _unseen(kind: str) -> dict[str, str | None]:
    return {"name": None, "type": kind, "cells": None}


def _named(plate: str) -> dict[str, str | None]:
    return {"name": plate, "type": plate[0], "cells": _cells(plate, 0)}


def _cells(plate: str, turns: int) -> str:
    return "".join(SYMBOLS[cell] for cell in LAID_CELLS[4 * PLATE_NAMES.index(plate) + turns])


def _remove(table: Table, place: str, plate: str | None) -> None:
    """The plate, or where the viewer has not seen it one that it may be."""
    plates = list(table.get(place))
    if not plates:
        return
    names = [each["name"] for each in plates]
    unseen = [at for at, name in enumerate(names) if name is None]
    alike = [at for at in unseen if plate is None or plates[at]["type"] == plate[0]]
    plates.pop(names.index(plate) if plate in names else (*alike, 0)[0])
    table.set(plates, place)


# --- factories and chips ---------------------------------------------------------------------


def _supply(table: Table, event: Event) -> None:
    match event:
        case happened.BagRefilled():
            table.pour("tower", "bag")
        case happened.TileDealt(factory, colour):
            _put(table, colour, *_factory(factory), "sun")
            if factory and table.get("small", factory - 1, "chip") is None:
                table.set("?", "small", factory - 1, "chip")
            table.count("bag", colour, -1)
        case happened.TookSun(_, factory, _, _, rest):
            table.set("", *_factory(factory), "sun")
            if factory:
                table.set(rest, "rest")
            else:
                _put(table, rest, "large", "moon")
        case happened.Stacked(_, factory, colour):
            table.set(table.get("small", factory - 1, "moon") + colour, *_factory(factory), "moon")
            table.set(table.get("rest").replace(colour, "", 1), "rest")
        case happened.TookMoon(_, colour, _, factories):
            for factory in factories:
                tiles = table.get(*_factory(factory), "moon")
                left = tiles[:-1] if factory else tiles.replace(colour, "")
                table.set(left, *_factory(factory), "moon")
        case happened.ChipRevealed(factory, chip):
            table.set(chip, "small", factory - 1, "chip")
        case happened.ChipTaken(player, factory, chip):
            table.set(None, "small", factory - 1, "chip")
            chips = [*table.get("boards", player, "chips"), chip]
            table.set(sorted(chips, key=CHIPS.index), "boards", player, "chips")


def _factory(number: int) -> tuple[str | int, ...]:
    return ("small", number - 1) if number else ("large",)


def _put(table: Table, tiles: str, *at: str | int) -> None:
    table.set(in_order(table.get(*at) + tiles, COLOURS), *at)


# --- lines and domes -------------------------------------------------------------------------


def _tiling(table: Table, event: Event) -> None:
    match event:
        case happened.LineFilled(player, line, colour, _, held):
            table.fill_line(player, line, colour, held)
        case happened.TilesBroke(player, colour, count, to_tower):
            _put(table, colour * (count - to_tower), "boards", player, "broken")
            table.count("tower", colour * to_tower)
        case happened.ChipSpent(player, _, chip):
            chips, spent = (list(table.get("boards", player, of)) for of in ("chips", "spent"))
            chips.remove(chip)
            table.set(chips, "boards", player, "chips")
            table.set(sorted([*spent, chip], key=CHIPS.index), "boards", player, "spent")
        case happened.LineDropped(player, line):
            table.empty_line(player, line)
        case happened.TilePlaced(player, row, column, colour, points=points, to_tower=to_tower):
            table.empty_line(player, row)
            table.set(colour, "boards", player, "tiles", row, column)
            table.count("tower", colour * to_tower)
            table.score(player, points)
        case happened.SpecialPlaced(player, row, column, points):
            table.set("*", "boards", player, "tiles", row, column)
            table.score(player, points)
        case happened.BrokenScored(player, points=points, tiles=tiles):
            table.count("tower", tiles)
            table.set("", "boards", player, "broken")
            table.score(player, -points)
        case happened.TabletScored(player, points=points):
            table.score(player, points)
