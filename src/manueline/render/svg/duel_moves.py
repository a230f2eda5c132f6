"""The places of a move of Azul Duel in the picture, before and after it is played."""

from __future__ import annotations

from collections.abc import Iterable

from manueline.games.duel.acquiring import moon_factories
from manueline.games.duel.components import BROKEN, COLOURS, EMPTY, LARGE, LINES, MOST_BROKEN
from manueline.games.duel.game import DuelState
from manueline.games.duel.moves import (
    Complete,
    DrawPlate,
    KeepPlate,
    LayPlate,
    PayChip,
    Place,
    PutUnder,
    StackTile,
    TakeChip,
    TakeMoon,
    TakePlate,
    TakeSun,
)
from manueline.games.duel.position import LATER_PARTS, Phase
from manueline.games.tiles import Counts
from manueline.games.values import NATURE, Move
from manueline.render.svg import duel_places as places
from manueline.render.svg.area import Area, around
from manueline.render.svg.duel_contents import (
    chip_kinds,
    moon_letters,
    plates_beside_stack,
    sun_letters,
)
from manueline.render.svg.marks import NOWHERE, MovePlaces


def places_ahead(state: DuelState, move: Move) -> MovePlaces:
    """What the player to move would take, and where it would go; no places if nobody is to move.

    A plate that is taken goes to the dome, because it is laid next.
    """
    seat = state.turn
    if seat is None or seat == NATURE:
        return NOWHERE
    sources = tuple(_sources(state, seat, move))
    return MovePlaces(sources, _target(state, seat, move)) if sources else NOWHERE


def _sources(state: DuelState, seat: int, move: Move) -> Iterable[Area]:
    """The areas that the move takes something from."""
    match move:
        case TakeSun(factory, colour, _):
            yield _sun_tiles(state, factory, colour)
        case TakeMoon(colour, _):
            for factory in moon_factories(state, colour):
                yield _moon_tiles(state, factory, colour)
        case StackTile(colour) if state.phase == Phase.STACK:
            yield _sun_tiles(state, state.focus, colour)
        case TakeChip(factory):
            yield places.factory_chip(factory)
        case TakePlate(plate) if plate in state.display:
            yield places.display_plate(state.display.index(plate))
        case DrawPlate():
            yield places.STACK_TOP
        case KeepPlate(plate) | PutUnder(plate) if plate in plates_beside_stack(state):
            beside = plates_beside_stack(state)
            yield places.taken_plate(beside.index(plate), len(beside))
        case LayPlate() if state.laying != EMPTY:
            yield places.taken_plate(0, len(plates_beside_stack(state)))
        case PayChip(kind) if kind in chip_kinds(state, seat):
            held = chip_kinds(state, seat)
            yield places.chip(seat, held.index(kind), len(held))
        case Complete():
            held = chip_kinds(state, seat)
            yield around(places.chip(seat, at, len(held)) for at in range(max(1, len(held))))
        case Place(row, _):
            yield places.line_space(seat, row, 0)


def _target(state: DuelState, seat: int, move: Move) -> Area | None:
    """The space that the move fills first."""
    match move:
        case TakeSun(_, _, line) | TakeMoon(_, line):
            return _next_space(state, seat, line)
        case StackTile():
            return places.moon_tile(state.focus, len(moon_letters(state, state.focus)))
        case TakeChip():
            count = len(chip_kinds(state, seat))
            return places.chip(seat, count, count + 1)
        case TakePlate() | KeepPlate():
            return places.dome(seat)
        case DrawPlate():
            count = len(plates_beside_stack(state))
            return places.taken_plate(count, count + 1)
        case PutUnder():
            return places.STACK_TOP
        case LayPlate(space, _):
            return places.plate_space(seat, space)
        case PayChip() | Complete():
            return _next_space(state, seat, state.focus)
        case Place(row, column):
            return places.dome_cell(seat, row * LINES + column)
    return None


def _sun_tiles(state: DuelState, factory: int, colour: int) -> Area:
    """The sun side's tiles of a colour; the whole side if it has none."""
    found = [at for at, tile in enumerate(sun_letters(state, factory)) if tile == COLOURS[colour]]
    tiles = [places.sun_tile(factory, at) for at in found]
    return around(tiles) if tiles else places.sun_side(factory)


def _moon_tiles(state: DuelState, factory: int, colour: int) -> Area:
    """The large factory's tiles of a colour, or the top tile of a stack."""
    letters = moon_letters(state, factory)
    if factory != LARGE:
        return places.moon_tile(factory, len(letters) - 1)
    found = [at for at, letter in enumerate(letters) if letter == COLOURS[colour]]
    return around(places.moon_tile(factory, at) for at in found)


def _next_space(state: DuelState, seat: int, line: int) -> Area:
    board = state.boards[seat]
    if line == BROKEN:
        return places.broken_space(seat, min(sum(board.broken), MOST_BROKEN - 1))
    return places.line_space(seat, line, min(board.lines[line][1], line))


def places_behind(state: DuelState, move: Move) -> MovePlaces:
    """What the last move changed.

    The position does not record whose move it was: without certainty no board is marked.
    """
    sources = tuple(_emptied(move))
    match move:
        case StackTile() if state.phase == Phase.STACK:
            return MovePlaces((), places.moon_side(state.focus))
        case TakePlate() | KeepPlate() if state.laying != EMPTY:
            return MovePlaces((), places.taken_plate(0, len(plates_beside_stack(state))))
        case DrawPlate() if state.hand:
            count = len(plates_beside_stack(state))
            return MovePlaces((places.STACK_TOP,), places.taken_plate(count - 1, count))
    seat = _last_mover(state, move)
    return MovePlaces(sources, None if seat is None else _filled(state, seat, move))


def _emptied(move: Move) -> Iterable[Area]:
    """The shared places that a move takes something from or puts something under."""
    match move:
        case TakeSun(factory, _, _):
            yield places.sun_side(factory)
        case TakeChip(factory):
            yield places.factory_chip(factory)
        case DrawPlate() | PutUnder():
            yield places.STACK_TOP


def _filled(state: DuelState, seat: int, move: Move) -> Area | None:
    """What a move has filled on its player's board."""
    match move:
        case TakeSun(_, _, line) | TakeMoon(_, line):
            return places.broken(seat) if line == BROKEN else places.line(seat, line)
        case TakeChip():
            count = len(chip_kinds(state, seat))
            return around(places.chip(seat, at, count) for at in range(max(1, count)))
        case LayPlate(space, _):
            return places.plate_space(seat, space)
        case PayChip() | Complete():
            return places.line(seat, state.focus)
        case Place(row, column):
            return places.dome_cell(seat, row * LINES + column)
    return None


def _last_mover(state: DuelState, move: Move) -> int | None:
    """Whose move it was, if the position shows it with certainty."""
    match move:
        case LayPlate() | Place():  # laid plates and tiles are never moved
            seats = [seat for seat in range(len(state.boards)) if _lies_there(state, seat, move)]
            return seats[0] if len(seats) == 1 else None
        case PayChip() | Complete():
            return state.active if state.phase == Phase.PAY else None
    seat = _last_to_acquire(state)
    return seat if seat is not None and _lies_there(state, seat, move) else None


def _last_to_acquire(state: DuelState) -> int | None:
    """Whose turn of acquiring is in progress, or whose was the last one (D10, D18)."""
    if state.phase in LATER_PARTS:
        return state.active
    if state.phase == Phase.REVEAL:
        return 1 - state.active
    if state.phase == Phase.ACQUIRE:
        other = 1 - state.mover
        return state.mover if state.boards[other].passed else other
    return None


def _sun_side(state: DuelState, factory: int) -> Counts:
    return state.large.sun if factory == LARGE else state.small[factory - 1].sun


def _lies_there(state: DuelState, seat: int, move: Move) -> bool:
    """Whether the player's board shows the result of the move."""
    board = state.boards[seat]
    match move:
        case TakeSun(factory, _, _) if any(_sun_side(state, factory)):
            return False  # the line was filled again
        case TakeSun(_, colour, line) | TakeMoon(colour, line):
            return any(board.broken) if line == BROKEN else board.lines[line][0] == colour
        case TakeChip():
            return board.chips_taken > 0
        case LayPlate(space, turns):
            return board.plates[space] != EMPTY and board.plates[space] % 4 == turns
        case Place(row, column):
            return board.tiles[row * LINES + column] != EMPTY and not board.lines[row][1]
    return False
