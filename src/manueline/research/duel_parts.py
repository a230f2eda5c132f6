"""Azul Duel's observation: its parts, a view written as them, and the view read back."""

from __future__ import annotations

from typing import Any

import numpy as np

from manueline.games.base import View
from manueline.games.duel import Duel, DuelState
from manueline.games.duel.components import (
    CHIPS,
    CHIPS_PER_KIND,
    CHIPS_PER_ROUND,
    COLOURS,
    EMPTY,
    FACE_DOWN,
    FACTORY_TILES,
    HIDDEN,
    LARGE,
    LINES,
    MOST_BROKEN,
    NO_CHIP,
    PLATE_TYPES,
    PLATES,
    PLAYERS,
    ROUNDS,
    SIDES,
    SMALL_FACTORIES,
    SPACES,
    SPECIAL,
    TILES_PER_COLOUR,
    TOKENS,
    WILD,
)
from manueline.games.duel.dome import shows
from manueline.games.duel.position import (
    NATURE_PHASES,
    PLAYER_PHASES,
    Board,
    FaceDown,
    Large,
    Phase,
    Returned,
    Small,
)
from manueline.games.values import NATURE, NOBODY
from manueline.research.layout import (
    MOST_POINTS,
    Layout,
    Part,
    Parts,
    Row,
    index_of,
    numbers,
    one_of,
    read_line,
    seat_of,
    seats_from,
    write_line,
)

PHASES = (*NATURE_PHASES, *PLAYER_PHASES, Phase.OVER)
COLOUR_COUNT = len(COLOURS)
CHIP_KINDS = len(CHIPS)
FACES = HIDDEN + len(PLATE_TYPES)
"""A plate's face, or one of the two backs."""
CHIP_FACES = 1 + CHIP_KINDS
"""Face down, or a kind."""
MOST_STACKED = FACTORY_TILES[1] - 1
TURNS = 4
_DOME = (LINES, LINES)


def layout(game: Duel) -> Layout:
    """Players are counted from the viewer on, so that its own board is always the first."""
    tiles, chips = TILES_PER_COLOUR, CHIPS_PER_KIND
    large, small = FACTORY_TILES[LARGE], FACTORY_TILES[1]
    return Layout(
        (
            Part("seat", (PLAYERS,), 1, "the viewer's seat"),
            Part("phase", (len(PHASES),), 1, ", ".join(PHASES)),
            Part("turn", (PLAYERS,), 1, "who is to move; nobody while nature is"),
            Part("active", (PLAYERS,), 1, "whose turn is in progress, also while nature moves"),
            Part("starter", (PLAYERS,), 1, "the first player of this round"),
            Part("first_tile", (PLAYERS,), 1, "who holds the first-player tile"),
            Part("round", (1,), ROUNDS, "from 1"),
            Part("focus", (1,), PLATES, "the factory, line or drawn plate in question, by phase"),
            Part("tablets", (len(SIDES),), 1, "the sides in play: " + ", ".join(SIDES)),
            Part("large_sun", (COLOUR_COUNT,), large, "tiles of each colour"),
            Part("large_moon", (COLOUR_COUNT,), tiles, "tiles of each colour"),
            Part("small_sun", (SMALL_FACTORIES, COLOUR_COUNT), small, "tiles of each colour"),
            Part(
                "small_moon", (SMALL_FACTORIES, MOST_STACKED, COLOUR_COUNT), 1, "the bottom first"
            ),
            Part("small_chip", (SMALL_FACTORIES, CHIP_FACES), 1, "face down, or its kind"),
            Part("bag", (COLOUR_COUNT,), tiles, "tiles of each colour"),
            Part("tower", (COLOUR_COUNT,), tiles, "tiles of each colour"),
            Part("unseen_chips", (CHIP_KINDS,), chips, "chips whose face nobody has seen"),
            Part("display", (PLATES,), 1, "the plates that lie face up"),
            Part("top", (FACES,), 1, "the stack's top: a plate, or a special or wild back"),
            Part("top_knower", (PLAYERS,), 1, "who knows its face"),
            Part("returned", (PLATES, FACES), 1, "plates put back under the stack, from the top"),
            Part("returned_owner", (PLATES, PLAYERS), 1, "who put each there"),
            Part("returned_first", (PLATES,), 1, "where those of another turn begin"),
            Part("hand", (PLATES, FACES), 1, "plates drawn from the stack in this turn"),
            Part("hand_knower", (PLATES, PLAYERS), 1, "who knows each face"),
            Part("laying", (PLATES,), 1, "the plate to be laid next"),
            Part("rest", (COLOUR_COUNT,), small, "left-over tiles to be stacked"),
            Part("payment", (CHIP_KINDS,), chips, "chips paid so far for the line in focus"),
            Part("scores", (PLAYERS,), MOST_POINTS, "points"),
            Part("lines", (PLAYERS, LINES, COLOUR_COUNT), LINES, "tiles by line and colour"),
            Part("plates", (PLAYERS, SPACES, PLATES), 1, "the plate laid on each space"),
            Part("turns", (PLAYERS, SPACES, TURNS), 1, "its quarter turns clockwise"),
            Part("spaces", (PLAYERS, WILD + 1, *_DOME), 1, "planes: colours, special, wild"),
            Part("tiles", (PLAYERS, SPECIAL + 1, *_DOME), 1, "planes: colours, special"),
            Part("broken", (PLAYERS, COLOUR_COUNT), MOST_BROKEN, "tiles of each colour"),
            Part("chips", (PLAYERS, CHIP_KINDS), chips, "of each kind"),
            Part("spent", (PLAYERS, CHIP_KINDS), chips, "chips turned over"),
            Part("tokens", (PLAYERS,), TOKENS, "still to use this round"),
            Part("chips_taken", (PLAYERS,), CHIPS_PER_ROUND, "this round"),
            Part("passed", (PLAYERS,), 1, "out of this round's acquiring"),
        )
    )


def write(view: View, viewer: int) -> dict[str, Any]:
    """The values of every part."""
    state = view.state
    assert isinstance(state, DuelState)
    return {**_table(state, viewer), **_stack(state, viewer), **_boards(state, viewer)}


def _player(seat: int | None, viewer: int) -> list[int]:
    return [int(other == seat) for other in seats_from(viewer, PLAYERS)]


def _table(state: DuelState, viewer: int) -> dict[str, Any]:
    return {
        "seat": one_of(viewer, PLAYERS),
        "phase": one_of(PHASES.index(state.phase), len(PHASES)),
        "turn": _player(state.turn, viewer),
        "active": _player(state.active, viewer),
        "starter": _player(state.starter, viewer),
        "first_tile": _player(state.first_tile, viewer),
        "round": state.round,
        "focus": state.focus,
        "tablets": [int(side in state.tablets) for side in range(len(SIDES))],
        "large_sun": state.large.sun,
        "large_moon": state.large.moon,
        "small_sun": [small.sun for small in state.small],
        "small_moon": [
            [one_of(colour, COLOUR_COUNT) for colour in _padded(small.moon, MOST_STACKED)]
            for small in state.small
        ],
        "small_chip": [one_of(_chip_face(small.chip), CHIP_FACES) for small in state.small],
        "bag": state.bag,
        "tower": state.tower,
        "unseen_chips": state.chips,
        "display": [int(plate in state.display) for plate in range(PLATES)],
        "laying": one_of(state.laying, PLATES),
        "rest": state.rest,
        "payment": state.payment,
    }


def _padded(held: tuple[int, ...], places: int) -> tuple[int, ...]:
    return held + (-1,) * (places - len(held))


def _chip_face(chip: int) -> int:
    return 0 if chip == FACE_DOWN else -1 if chip == NO_CHIP else 1 + chip


def _stack(state: DuelState, viewer: int) -> dict[str, Any]:
    top = state.top or FaceDown(-1)
    returned = [
        (plate, group.owner, int(place == 0))
        for group in state.returned
        for place, plate in enumerate(group.plates)
    ]
    returned += [(-1, NOBODY, 0)] * (PLATES - len(returned))
    hand = [*state.hand, *(FaceDown(-1),) * (PLATES - len(state.hand))]
    return {
        "top": one_of(top.plate, FACES),
        "top_knower": _player(top.knower, viewer),
        "returned": [one_of(plate, FACES) for plate, _, _ in returned],
        "returned_owner": [_player(owner, viewer) for _, owner, _ in returned],
        "returned_first": [first for _, _, first in returned],
        "hand": [one_of(held.plate, FACES) for held in hand],
        "hand_knower": [_player(held.knower, viewer) for held in hand],
    }


def _boards(state: DuelState, viewer: int) -> dict[str, Any]:
    boards = [state.boards[seat] for seat in seats_from(viewer, PLAYERS)]
    return {
        "scores": [board.score for board in boards],
        "lines": [[write_line(line) for line in board.lines] for board in boards],
        "plates": [
            [one_of(laid // TURNS if laid != EMPTY else -1, PLATES) for laid in board.plates]
            for board in boards
        ],
        "turns": [
            [one_of(laid % TURNS if laid != EMPTY else -1, TURNS) for laid in board.plates]
            for board in boards
        ],
        "spaces": [
            _planes([shows(board.plates, cell) for cell in range(LINES * LINES)], WILD + 1)
            for board in boards
        ],
        "tiles": [_planes(board.tiles, SPECIAL + 1) for board in boards],
        "broken": [board.broken for board in boards],
        "chips": [board.chips for board in boards],
        "spent": [board.spent for board in boards],
        "tokens": [board.tokens for board in boards],
        "chips_taken": [board.chips_taken for board in boards],
        "passed": [int(board.passed) for board in boards],
    }


def _planes(cells: list[int] | tuple[int, ...], kinds: int) -> list[list[int]]:
    return [[int(held == kind) for held in cells] for kind in range(kinds)]


def read(game: Duel, parts: Parts) -> View:
    """The view that these parts were written from."""
    viewer = index_of(parts["seat"])
    phase = PHASES[index_of(parts["phase"])]

    def player(name: str) -> int:
        return seat_of(parts[name], viewer, NATURE)

    boards = [_read_board(parts, seat) for seat in range(PLAYERS)]
    top = index_of(parts["top"])
    state = DuelState(
        tablet_count=game.tablet_count,
        tablets=_ones(parts["tablets"]),
        round=int(parts["round"][0]),
        phase=phase,
        turn=None if phase == Phase.OVER else player("turn"),
        active=player("active"),
        starter=player("starter"),
        first_tile=player("first_tile"),
        focus=int(parts["focus"][0]),
        large=Large(numbers(parts["large_sun"]), numbers(parts["large_moon"])),
        small=tuple(_read_small(parts, index) for index in range(SMALL_FACTORIES)),
        bag=numbers(parts["bag"]),
        tower=numbers(parts["tower"]),
        chips=numbers(parts["unseen_chips"]),
        display=_ones(parts["display"]),
        top=None if top < 0 else FaceDown(top, player("top_knower")),
        returned=_read_returned(parts, viewer),
        hand=tuple(
            FaceDown(index_of(face), seat_of(knower, viewer, NOBODY))
            for face, knower in zip(parts["hand"], parts["hand_knower"], strict=True)
            if face.any()
        ),
        laying=index_of(parts["laying"], EMPTY),
        rest=numbers(parts["rest"]),
        payment=numbers(parts["payment"]),
        boards=tuple(boards[(seat - viewer) % PLAYERS] for seat in range(PLAYERS)),
    )
    return View(state, viewer)


def _ones(values: Row) -> tuple[int, ...]:
    return numbers(np.flatnonzero(values).astype(np.int16))


def _read_small(parts: Parts, index: int) -> Small:
    face = index_of(parts["small_chip"][index])
    chip = NO_CHIP if face < 0 else FACE_DOWN if face == 0 else face - 1
    moon = tuple(index_of(tile) for tile in parts["small_moon"][index] if tile.any())
    return Small(numbers(parts["small_sun"][index]), moon, chip)


def _read_returned(parts: Parts, viewer: int) -> tuple[Returned, ...]:
    groups: list[Returned] = []
    for face, owner, first in zip(
        parts["returned"], parts["returned_owner"], parts["returned_first"], strict=True
    ):
        if not face.any():
            break
        if first:
            groups.append(Returned(seat_of(owner, viewer, NOBODY), ()))
        groups[-1] = groups[-1]._replace(plates=(*groups[-1].plates, index_of(face)))
    return tuple(groups)


def _read_board(parts: Parts, seat: int) -> Board:
    plates, turns = parts["plates"][seat], parts["turns"][seat]
    tiles = parts["tiles"][seat].reshape(SPECIAL + 1, LINES * LINES)
    return Board(
        score=int(parts["scores"][seat]),
        lines=tuple(read_line(line) for line in parts["lines"][seat]),
        plates=tuple(
            TURNS * index_of(plate) + index_of(turn) if plate.any() else EMPTY
            for plate, turn in zip(plates, turns, strict=True)
        ),
        tiles=tuple(index_of(cell, EMPTY) for cell in tiles.T),
        broken=numbers(parts["broken"][seat]),
        chips=numbers(parts["chips"][seat]),
        spent=numbers(parts["spent"][seat]),
        tokens=int(parts["tokens"][seat]),
        chips_taken=int(parts["chips_taken"][seat]),
        passed=bool(parts["passed"][seat]),
    )
