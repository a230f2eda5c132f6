"""The factory offer: clauses A7 to A11."""

from __future__ import annotations

from manueline.games.azul import events as happened
from manueline.games.azul import tiling
from manueline.games.azul.board import accepting_lines, drop, fill_line
from manueline.games.azul.components import (
    CENTRE,
    COLOUR_NAMES,
    COLOURS,
    FLOOR,
    FLOOR_COSTS,
    MARKER,
)
from manueline.games.azul.moves import TAKES_TO, Take
from manueline.games.azul.position import NO_TILES, Phase, Position
from manueline.games.errors import IllegalMove
from manueline.games.tiles import add, changed, heap_letters
from manueline.games.values import NOBODY, EventSink, Move


def legal_takes(state: Position) -> list[Move]:
    """A7, A9: every colour of every source to every line that accepts it, or to the floor."""
    accepting = accepting_lines(state.boards[state.mover])
    takes: list[Move] = []
    for by_colour, tiles in zip(TAKES_TO, (state.centre, *state.factories), strict=False):
        for colour, count in enumerate(tiles):
            if count:
                takes += by_colour[colour][accepting[colour]]
    return takes


def take(state: Position, move: Take, events: EventSink) -> Position:
    """A7: the only kind of turn in the offer; taking the last tile ends it (A11)."""
    after = take_tiles(state, move, events)
    if any(after.centre) or any(map(any, after.factories)):
        return after
    return tiling.tile_walls(after._replace(phase=Phase.TILING, turn=state.starter), events)


def take_tiles(state: Position, move: Take, events: EventSink) -> Position:
    """A7 to A10: tiles go from their source to the player's board; the next player is to move."""
    source, colour, line = move.source, move.colour, move.line
    player = state.mover
    factories, centre, marker = state.factories, state.centre, state.marker
    if source > len(factories):
        raise IllegalMove("no-factory", f"there is no factory {source}", clause="A1")
    tiles = factories[source - 1] if source else centre
    count = tiles[colour]
    if not count:
        raise IllegalMove(
            "no-such-tiles", f"{move.text}: no {COLOUR_NAMES[colour]} tile lies there", clause="A7"
        )
    board = state.boards[player]
    lines, fallen = fill_line(board, line, colour, count)
    rest = changed(tiles, colour, -count)
    floor = board.floor
    if source != CENTRE:
        factories = (*factories[: source - 1], NO_TILES, *factories[source:])
        centre = add(centre, rest)
    else:
        centre = rest
        if marker == NOBODY:  # A8: the marker reaches the floor before any tile of this turn
            marker = player
            if len(floor) < len(FLOOR_COSTS):  # A10: on a full floor line it costs nothing
                floor = (*floor, MARKER)
    with_marker = floor
    floor, to_lid = drop(floor, colour, fallen)
    lid = changed(state.lid, colour, to_lid) if to_lid else state.lid
    if events is not None:
        letter = COLOURS[colour]
        moved = heap_letters(rest, COLOURS) if source else ""
        events.append(happened.Took(player, source, letter, count, moved))
        if marker != state.marker:
            events.append(happened.MarkerTaken(player, with_marker != board.floor))
        if line != FLOOR:
            held = lines[line][1]
            events.append(happened.LineFilled(player, line, letter, count - fallen, held))
        if fallen:
            events.append(happened.FellToFloor(player, letter, fallen, to_lid))
    boards = state.boards
    return state._replace(
        turn=(player + 1) % len(boards),
        marker=marker,
        factories=factories,
        centre=centre,
        lid=lid,
        boards=(
            *boards[:player],
            board._replace(lines=lines, floor=floor),
            *boards[player + 1 :],
        ),
    )
