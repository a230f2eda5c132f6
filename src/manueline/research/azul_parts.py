"""Azul's observation: its parts, a view written as them, and the view read back."""

from __future__ import annotations

from typing import Any

import numpy as np

from manueline.games.azul import Azul, AzulState
from manueline.games.azul.components import (
    COLOURS,
    EMPTY,
    FLOOR_COSTS,
    LAST_ROUND,
    MARKER,
    SIZE,
    TILES_PER_COLOUR,
)
from manueline.games.azul.position import Board, Phase
from manueline.games.base import View
from manueline.games.values import NATURE, NOBODY
from manueline.research.layout import (
    MOST_POINTS,
    Layout,
    Part,
    Parts,
    heaps,
    index_of,
    numbers,
    one_of,
    read_line,
    seat_of,
    seats_from,
    write_line,
)

PHASES = tuple(Phase)
COLOUR_COUNT = len(COLOURS)
FLOOR_SPACES = len(FLOOR_COSTS)


def layout(game: Azul) -> Layout:
    """Seats are counted from the viewer on, so that its own board is always the first."""
    players, tiles = game.players, TILES_PER_COLOUR
    return Layout(
        (
            Part("seat", (players,), 1, "the viewer's seat"),
            Part("phase", (len(PHASES),), 1, ", ".join(PHASES)),
            Part("turn", (players,), 1, "who is to move; nobody while nature is"),
            Part("starter", (players,), 1, "who starts, or started, this round"),
            Part("marker", (players,), 1, "who took the starting player marker this round"),
            Part("round", (1,), LAST_ROUND, "from 1"),
            Part("sources", (1 + game.factories, COLOUR_COUNT), tiles, "the centre, factories"),
            Part("bag", (COLOUR_COUNT,), tiles, "tiles of each colour"),
            Part("lid", (COLOUR_COUNT,), tiles, "tiles of each colour"),
            Part("scores", (players,), MOST_POINTS, "points"),
            Part("lines", (players, SIZE, COLOUR_COUNT), SIZE, "tiles by line and colour"),
            Part("walls", (players, COLOUR_COUNT, SIZE, SIZE), 1, "a plane for each colour"),
            Part(
                "floors",
                (players, FLOOR_SPACES, MARKER + 1),
                1,
                "by space from the left: a colour, or the marker",
            ),
        )
    )


def write(view: View, viewer: int) -> dict[str, Any]:
    """The values of every part."""
    state = view.state
    assert isinstance(state, AzulState)
    seats = seats_from(viewer, state.game.players)
    boards = [state.boards[seat] for seat in seats]

    def player(seat: int | None) -> list[int]:
        return [int(other == seat) for other in seats]

    return {
        "seat": one_of(viewer, len(seats)),
        "phase": one_of(PHASES.index(state.phase), len(PHASES)),
        "turn": player(state.turn),
        "starter": player(state.starter),
        "marker": player(state.marker),
        "round": state.round,
        "sources": [state.centre, *state.factories],
        "bag": state.bag,
        "lid": state.lid,
        "scores": [board.score for board in boards],
        "lines": [[write_line(line) for line in board.lines] for board in boards],
        "walls": [
            [
                [[int(held == colour) for held in row] for row in board.wall]
                for colour in range(COLOUR_COUNT)
            ]
            for board in boards
        ],
        "floors": [_floor(board.floor) for board in boards],
    }


def _floor(floor: tuple[int, ...]) -> list[list[int]]:
    free = (-1,) * (FLOOR_SPACES - len(floor))
    return [one_of(held, MARKER + 1) for held in floor + free]


def read(game: Azul, parts: Parts) -> View:
    """The view that these parts were written from."""
    viewer = index_of(parts["seat"])
    players = game.players
    phase = PHASES[index_of(parts["phase"])]
    boards = [_read_board(parts, seat) for seat in range(players)]
    centre, *factories = heaps(parts["sources"])
    state = AzulState(
        wall=game.wall,
        round=int(parts["round"][0]),
        phase=phase,
        turn=None if phase == Phase.OVER else seat_of(parts["turn"], viewer, NATURE),
        starter=seat_of(parts["starter"], viewer, NOBODY),
        marker=seat_of(parts["marker"], viewer, NOBODY),
        factories=tuple(factories),
        centre=centre,
        bag=numbers(parts["bag"]),
        lid=numbers(parts["lid"]),
        boards=tuple(boards[(seat - viewer) % players] for seat in range(players)),
    )
    return View(state, viewer)


def _read_board(parts: Parts, seat: int) -> Board:
    wall, floor = parts["walls"][seat], parts["floors"][seat]
    held = np.where(wall.any(axis=0), wall.argmax(axis=0), EMPTY)
    return Board(
        int(parts["scores"][seat]),
        tuple(read_line(line) for line in parts["lines"][seat]),
        heaps(held),
        tuple(index_of(space) for space in floor if space.any()),
    )
