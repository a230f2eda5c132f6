"""Azul Duel's face."""

from __future__ import annotations

from typing import cast

import msgspec

from manueline.games.base import View
from manueline.games.duel import events, moves
from manueline.games.duel.components import (
    BROKEN_COSTS,
    CHIPS,
    COLOURS,
    EMPTY,
    FACE_DOWN,
    FIRST_TILE_COST,
    HIDDEN,
    LAID_CELLS,
    LINES,
    NO_CHIP,
    PLATE_NAMES,
    PLATE_TYPES,
    ROUNDS,
    SIDES,
    SPECIAL_POINTS,
    plate_type,
)
from manueline.games.duel.game import DuelState
from manueline.games.duel.position import Board
from manueline.games.duel.preview import preview
from manueline.games.duel.stack import unseen_count
from manueline.games.tiles import Counts, Deal
from manueline.games.values import Event, Move
from manueline.schema.base import (
    Face,
    LineFace,
    PositionFace,
    PreviewFace,
    common,
    counts_face,
    heap_face,
    lines_face,
)

SYMBOLS = COLOURS + "*?"


class PlateFace(msgspec.Struct, frozen=True):
    """A dome plate; one that the viewer may not see has a type only."""

    name: str | None
    type: str
    """s special, w wild."""
    cells: str | None
    """Top-left, top-right, bottom-left, bottom-right: colours, `*` special, `?` wild."""


class LaidFace(msgspec.Struct, frozen=True):
    """A plate on a dome, turned clockwise; its cells as they lie."""

    name: str
    turns: int
    cells: str


class LargeFace(msgspec.Struct, frozen=True):
    sun: str
    moon: str


class SmallFace(msgspec.Struct, frozen=True):
    sun: str
    moon: str
    """The stack of left-over tiles, from the bottom."""
    chip: str | None
    """The bonus chip: its name, `?` face down, null when it is gone."""


class ReturnedFace(msgspec.Struct, frozen=True):
    """Plates that a player put under the stack in one turn, from the top."""

    owner: int
    plates: list[PlateFace]


class DuelBoardFace(msgspec.Struct, frozen=True):
    score: int
    lines: list[LineFace]
    plates: list[LaidFace | None]
    """The nine spaces row by row."""
    tiles: list[list[str | None]]
    """The dome's tiles row by row; `*` is a special tile."""
    broken: str
    chips: list[str]
    spent: list[str]
    tokens: int
    chips_taken: int
    passed: bool


class DuelPosition(PositionFace, frozen=True, tag="duel"):
    """Everything on the table of Azul Duel that the viewer may see."""

    tablets: list[str]
    round: int
    rounds: int
    active: int
    """Whose turn is in progress, also while nature moves; -1 before there is one."""
    starter: int
    first_tile: int
    """Who holds the first-player tile; -1 while it lies on the large factory."""
    first_tile_cost: int
    last_round: bool
    focus: int
    """The factory being filled or stacked on, or the line being tiled, by phase."""
    large: LargeFace
    small: list[SmallFace]
    bag: dict[str, int]
    tower: dict[str, int]
    unseen_chips: dict[str, int]
    display: list[PlateFace]
    top: PlateFace | None
    unseen_plates: int
    """How many plates of the stack nobody has seen, the top one apart."""
    returned: list[ReturnedFace]
    hand: list[PlateFace]
    """Plates drawn in this turn."""
    laying: PlateFace | None
    rest: str
    """Left-over tiles to be stacked."""
    payment: list[str]
    broken_costs: list[int]
    special_points: list[int]
    boards: list[DuelBoardFace]


def position(view: View[DuelState]) -> DuelPosition:
    state = view.state
    return DuelPosition(
        **common(view),
        tablets=[SIDES[side] for side in state.tablets],
        round=state.round,
        rounds=ROUNDS,
        active=state.active,
        starter=state.starter,
        first_tile=state.first_tile,
        first_tile_cost=FIRST_TILE_COST,
        last_round=state.round == ROUNDS,
        focus=state.focus,
        large=LargeFace(heap_face(state.large.sun, COLOURS), heap_face(state.large.moon, COLOURS)),
        small=[
            SmallFace(
                heap_face(small.sun, COLOURS),
                "".join(COLOURS[colour] for colour in small.moon),
                _chip(small.chip),
            )
            for small in state.small
        ],
        bag=counts_face(state.bag, COLOURS),
        tower=counts_face(state.tower, COLOURS),
        unseen_chips=counts_face(state.chips, CHIPS),
        display=[_plate(plate) for plate in state.display],
        top=None if state.top is None else _plate(state.top.plate),
        unseen_plates=unseen_count(state),
        returned=[
            ReturnedFace(group.owner, [_plate(plate) for plate in group.plates])
            for group in state.returned
        ],
        hand=[_plate(face_down.plate) for face_down in state.hand],
        laying=None if state.laying == EMPTY else _plate(state.laying),
        rest=heap_face(state.rest, COLOURS),
        payment=_chips(state.payment),
        broken_costs=list(BROKEN_COSTS),
        special_points=list(SPECIAL_POINTS),
        boards=[_board(board) for board in state.boards],
    )


def _cells(laid: int) -> str:
    return "".join(SYMBOLS[cell] for cell in LAID_CELLS[laid])


def _plate(plate: int) -> PlateFace:
    type_ = PLATE_TYPES[plate_type(plate)]
    if plate >= HIDDEN:
        return PlateFace(None, type_, None)
    return PlateFace(PLATE_NAMES[plate], type_, _cells(4 * plate))


def _laid(laid: int) -> LaidFace | None:
    if laid == EMPTY:
        return None
    return LaidFace(PLATE_NAMES[laid // 4], laid % 4, _cells(laid))


def _chip(chip: int) -> str | None:
    if chip == NO_CHIP:
        return None
    return "?" if chip == FACE_DOWN else CHIPS[chip]


def _chips(counts: Counts) -> list[str]:
    return [chip for chip, count in zip(CHIPS, counts, strict=True) for _ in range(count)]


def _board(board: Board) -> DuelBoardFace:
    tiles = [None if tile == EMPTY else SYMBOLS[tile] for tile in board.tiles]
    return DuelBoardFace(
        board.score,
        lines_face(board.lines, COLOURS),
        [_laid(laid) for laid in board.plates],
        [tiles[start : start + LINES] for start in range(0, len(tiles), LINES)],
        heap_face(board.broken, COLOURS),
        _chips(board.chips),
        _chips(board.spent),
        board.tokens,
        board.chips_taken,
        board.passed,
    )


def _preview(view: View[DuelState], move: Move) -> PreviewFace | None:
    if not isinstance(move, moves.TakeSun | moves.TakeMoon | moves.Place):
        return None
    points, cost = preview(view, move)
    return PreviewFace(points, cost)


SCHEMA = Face(
    position,
    _preview,
    {"colour": COLOURS, "plate": PLATE_NAMES, "chip": CHIPS, "type": PLATE_TYPES, "side": SIDES},
    (
        *(moves.TakeSun, moves.TakeMoon, moves.TakeChip, moves.TakePlate, moves.DrawPlate),
        *(moves.StopDrawing, moves.KeepPlate, moves.PutUnder, moves.LayPlate, moves.StackTile),
        *(moves.Complete, moves.Decline, moves.PayChip, moves.Place),
        *(moves.Draw, moves.Seat, moves.Back, moves.Plate, moves.RevealChip, moves.Tablet, Deal),
    ),
    tuple(cast(type[Event], getattr(events, name)) for name in events.__all__),
)
