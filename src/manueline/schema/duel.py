"""Azul Duel as JSON."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypedDict, cast

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
from manueline.games.duel.position import Board, Small
from manueline.games.duel.preview import preview
from manueline.games.duel.scoring import TABLET_POINTS
from manueline.games.duel.stack import unseen_count
from manueline.games.tiles import Counts, Deal, heap_letters
from manueline.games.values import Event, Move
from manueline.schema.base import (
    GameSchema,
    PatternLine,
    Position,
    Preview,
    common_fields,
    counts_json,
    lines_json,
)
from manueline.schema.duel_changes import carry_out

SYMBOLS = COLOURS + "*?"


class DuelPlate(TypedDict):
    """A dome plate; one that the viewer may not see has a type only."""

    name: str | None
    type: str
    """s special, w wild."""
    cells: str | None
    """Top-left, top-right, bottom-left, bottom-right: colours, `*` special, `?` wild."""


class DuelLaidPlate(TypedDict):
    """A plate on a dome, turned clockwise; its cells as they lie."""

    name: str
    turns: int
    cells: str


class DuelLarge(TypedDict):
    """The large factory."""

    sun: str
    moon: str


class DuelSmall(TypedDict):
    """A small factory."""

    sun: str
    moon: str
    """The stack of left-over tiles, from the bottom."""
    chip: str | None
    """The bonus chip: its name, `?` face down, null when it is gone."""


class DuelReturned(TypedDict):
    """Plates that a player put under the stack in one turn, from the top."""

    owner: int
    plates: list[DuelPlate]


class DuelBoard(TypedDict):
    """What lies in front of one player."""

    score: int
    lines: list[PatternLine]
    plates: list[DuelLaidPlate | None]
    """The nine spaces row by row."""
    tiles: list[list[str | None]]
    """The dome's tiles row by row; `*` is a special tile."""
    broken: str
    chips: list[str]
    spent: list[str]
    tokens: int
    chips_taken: int
    passed: bool
    tablet_points: list[int]
    """What each tablet in play would give for the dome as it is now."""


class DuelPosition(Position):
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
    """By phase: the factory being filled (0 is the large one) or stacked on, the line being
    tiled, or how many of the plates to return are already in order; otherwise 0."""
    large: DuelLarge
    small: list[DuelSmall]
    bag: dict[str, int]
    tower: dict[str, int]
    unseen_chips: dict[str, int]
    display: list[DuelPlate]
    top: DuelPlate | None
    unseen_plates: int
    """How many plates of the stack nobody has seen, the top one apart."""
    returned: list[DuelReturned]
    hand: list[DuelPlate]
    """Plates drawn in this turn."""
    laying: DuelPlate | None
    rest: str
    """Left-over tiles to be stacked."""
    payment: list[str]
    broken_costs: list[int]
    special_points: list[int]
    boards: list[DuelBoard]


def position(view: View[DuelState]) -> DuelPosition:
    state = view.state
    return {
        **common_fields(view),
        "tablets": [SIDES[side] for side in state.tablets],
        "round": state.round,
        "rounds": ROUNDS,
        "active": state.active,
        "starter": state.starter,
        "first_tile": state.first_tile,
        "first_tile_cost": FIRST_TILE_COST,
        "last_round": state.round == ROUNDS,
        "focus": state.focus,
        "large": {
            "sun": heap_letters(state.large.sun, COLOURS),
            "moon": heap_letters(state.large.moon, COLOURS),
        },
        "small": [_small(small) for small in state.small],
        "bag": counts_json(state.bag, COLOURS),
        "tower": counts_json(state.tower, COLOURS),
        "unseen_chips": counts_json(state.chips, CHIPS),
        "display": [_plate(plate) for plate in state.display],
        "top": None if state.top is None else _plate(state.top.plate),
        "unseen_plates": unseen_count(state),
        "returned": [
            {"owner": group.owner, "plates": [_plate(plate) for plate in group.plates]}
            for group in state.returned
        ],
        "hand": [_plate(face_down.plate) for face_down in state.hand],
        "laying": None if state.laying == EMPTY else _plate(state.laying),
        "rest": heap_letters(state.rest, COLOURS),
        "payment": _chips(state.payment),
        "broken_costs": list(BROKEN_COSTS),
        "special_points": list(SPECIAL_POINTS),
        "boards": [_board(board, state.tablets) for board in state.boards],
    }


def _small(small: Small) -> DuelSmall:
    return {
        "sun": heap_letters(small.sun, COLOURS),
        "moon": "".join(COLOURS[colour] for colour in small.moon),
        "chip": _chip(small.chip),
    }


def _cells(laid: int) -> str:
    return "".join(SYMBOLS[cell] for cell in LAID_CELLS[laid])


def _plate(plate: int) -> DuelPlate:
    type_ = PLATE_TYPES[plate_type(plate)]
    if plate >= HIDDEN:
        return {"name": None, "type": type_, "cells": None}
    return {"name": PLATE_NAMES[plate], "type": type_, "cells": _cells(4 * plate)}


def _laid(laid: int) -> DuelLaidPlate | None:
    if laid == EMPTY:
        return None
    return {"name": PLATE_NAMES[laid // 4], "turns": laid % 4, "cells": _cells(laid)}


def _chip(chip: int) -> str | None:
    if chip == NO_CHIP:
        return None
    return "?" if chip == FACE_DOWN else CHIPS[chip]


def _chips(counts: Counts) -> list[str]:
    return [chip for chip, count in zip(CHIPS, counts, strict=True) for _ in range(count)]


def _board(board: Board, tablets: Sequence[int]) -> DuelBoard:
    tiles = [None if tile == EMPTY else SYMBOLS[tile] for tile in board.tiles]
    return {
        "score": board.score,
        "lines": lines_json(board.lines, COLOURS),
        "plates": [_laid(laid) for laid in board.plates],
        "tiles": [tiles[start : start + LINES] for start in range(0, len(tiles), LINES)],
        "broken": heap_letters(board.broken, COLOURS),
        "chips": _chips(board.chips),
        "spent": _chips(board.spent),
        "tokens": board.tokens,
        "chips_taken": board.chips_taken,
        "passed": board.passed,
        "tablet_points": [
            TABLET_POINTS[SIDES[side]](board.plates, board.tiles) for side in tablets
        ],
    }


def _preview(view: View[DuelState], move: Move) -> Preview | None:
    if not isinstance(move, moves.TakeSun | moves.TakeMoon | moves.Place):
        return None
    points, cost = preview(view, move)
    return {"points": points, "cost": cost}


SCHEMA = GameSchema(
    position,
    DuelPosition,
    _preview,
    {"colour": COLOURS, "plate": PLATE_NAMES, "chip": CHIPS, "type": PLATE_TYPES, "side": SIDES},
    (
        *(moves.TakeSun, moves.TakeMoon, moves.TakeChip, moves.TakePlate, moves.DrawPlate),
        *(moves.StopDrawing, moves.KeepPlate, moves.PutUnder, moves.LayPlate, moves.StackTile),
        *(moves.Complete, moves.Decline, moves.PayChip, moves.Place),
        *(moves.Draw, moves.Seat, moves.Back, moves.Plate, moves.RevealChip, moves.Tablet, Deal),
    ),
    tuple(cast(type[Event], getattr(events, name)) for name in events.__all__),
    carry_out,
)
