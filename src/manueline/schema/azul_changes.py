"""What each event of Azul changes on the table."""

from __future__ import annotations

from manueline.games.azul import events as happened
from manueline.games.azul.components import COLOURS
from manueline.games.values import NOBODY, Event
from manueline.schema.changes import Table, in_order


def carry_out(table: Table, event: Event) -> None:
    match event:
        case happened.StarterDrawn(player):
            table.set(player, "starter")
        case happened.BagRefilled():
            table.pour("lid", "bag")
        case happened.TileDealt(factory, colour):
            tiles = table.get("factories", factory - 1)
            table.set(in_order(tiles + colour, COLOURS), "factories", factory - 1)
            table.count("bag", colour, -1)
        case happened.RoundStarted(number, player):
            table.set(number, "round")
            table.set(player, "starter")
        case happened.RoundEnded():
            table.set(NOBODY, "marker")
        case happened.Took(_, 0, colour):
            table.set(table.get("centre").replace(colour, ""), "centre")
        case happened.Took(_, source, _, _, moved):
            table.set("", "factories", source - 1)
            table.set(in_order(table.get("centre") + moved, COLOURS), "centre")
        case happened.MarkerTaken(player, on_floor):
            table.set(player, "marker")
            if on_floor:
                _drop(table, player, "*")
        case happened.LineFilled(player, line, colour, _, held):
            table.fill_line(player, line, colour, held)
        case happened.FellToFloor(player, colour, count, to_lid):
            _drop(table, player, colour * (count - to_lid))
            table.count("lid", colour * to_lid)
        case happened.LineDropped(player, line):
            table.empty_line(player, line)
        case _:
            _tile(table, event)


def _tile(table: Table, event: Event) -> None:
    """What happens at the end of a round and of the game."""
    match event:
        case happened.TilePlaced(player, row, column, colour, points=points, to_lid=to_lid):
            table.empty_line(player, row)
            table.set(colour, "boards", player, "wall", row, column)
            table.count("lid", colour * to_lid)
            table.score(player, points)
        case happened.FloorScored(player, points=points, tiles=tiles):
            table.set([], "boards", player, "floor")
            table.count("lid", tiles)
            table.score(player, -points)
        case happened.BonusScored(player, points=points):
            table.score(player, points)


def _drop(table: Table, player: int, tiles: str) -> None:
    table.set([*table.get("boards", player, "floor"), *tiles], "boards", player, "floor")
