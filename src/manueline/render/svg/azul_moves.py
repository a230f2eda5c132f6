"""The places of a move of Azul in the picture, before and after it is played."""

from __future__ import annotations

from manueline.games.azul.components import CENTRE, COLOURS, EMPTY, FLOOR, FLOOR_COSTS
from manueline.games.azul.game import AzulState
from manueline.games.azul.moves import Place, Take
from manueline.games.azul.position import Phase
from manueline.games.tiles import heap_letters
from manueline.games.values import NATURE, NOBODY, Move
from manueline.render.svg import azul_places as places
from manueline.render.svg.area import Area, around
from manueline.render.svg.marks import NOWHERE, MovePlaces


def places_ahead(state: AzulState, move: Move) -> MovePlaces:
    """Where the player to move would take and lay tiles; no places if no player is to move."""
    seat = state.turn
    if seat is None or seat == NATURE:
        return NOWHERE
    if isinstance(move, Take) and move.source <= len(state.factories):
        return MovePlaces((_tiles(state, move),), _next_space(state, seat, move.line))
    if isinstance(move, Place):
        space = places.line_space(seat, move.row, 0)
        return MovePlaces((space,), places.wall_space(seat, move.row, move.column))
    return NOWHERE


def places_behind(state: AzulState, move: Move) -> MovePlaces:
    """Where the last move took tiles and laid them.

    The position does not record whose move it was: without certainty no board is marked.
    """
    if isinstance(move, Take) and move.source <= len(state.factories):
        source = places.CENTRE
        if move.source != CENTRE:
            source = places.factory(move.source - 1, len(state.factories))
        seat = _last_taker(state, move)
        if seat is None:
            return MovePlaces((source,))
        on_floor = move.line == FLOOR
        return MovePlaces(
            (source,), places.floor(seat) if on_floor else places.line(seat, move.line)
        )
    if isinstance(move, Place):
        seat = _last_placer(state, move)
        if seat is not None:
            target = places.wall_space(seat, move.row, move.column)
            return MovePlaces((places.line(seat, move.row),), target)
    return NOWHERE


def _tiles(state: AzulState, move: Take) -> Area:
    """The tiles that the move takes; the whole source if it has no such tiles."""
    heap = state.factories[move.source - 1] if move.source != CENTRE else state.centre
    letters = heap_letters(heap, COLOURS)
    taken = [at for at, letter in enumerate(letters) if letter == COLOURS[move.colour]]
    if move.source != CENTRE:
        index, count = move.source - 1, len(state.factories)
        if not taken:
            return places.factory(index, count)
        return around(places.factory_tile(index, count, at) for at in taken)
    if not taken:
        return places.CENTRE
    before = int(state.marker == NOBODY)
    return around(places.centre_tile(before + at, before + len(letters)) for at in taken)


def _next_space(state: AzulState, seat: int, line: int) -> Area:
    """The space that the first of the tiles takes."""
    board = state.boards[seat]
    if line == FLOOR:
        return places.floor_space(seat, min(len(board.floor), len(FLOOR_COSTS) - 1))
    return places.line_space(seat, line, min(board.lines[line][1], line))


def _last_taker(state: AzulState, move: Take) -> int | None:
    """During an offer the player before the one to move, if the tiles lie on that board."""
    if state.phase != Phase.OFFER:
        return None
    heap = state.factories[move.source - 1] if move.source != CENTRE else state.centre
    seat = (state.mover - 1) % len(state.boards)
    board = state.boards[seat]
    lies_there = board.floor if move.line == FLOOR else board.lines[move.line][0] == move.colour
    return seat if lies_there and not heap[move.colour] else None


def _last_placer(state: AzulState, move: Place) -> int | None:
    """The only player who has a tile there and whose line is empty."""
    seats = [
        seat
        for seat, board in enumerate(state.boards)
        if board.wall[move.row][move.column] != EMPTY and not board.lines[move.row][1]
    ]
    return seats[0] if len(seats) == 1 else None
