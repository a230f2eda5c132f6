"""Reasons in Azul Duel: dome plates."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from manueline.analysis.reasoning import Kind, Reason, reason
from manueline.games.base import View
from manueline.games.duel import DuelState, Phase
from manueline.games.duel.components import COLOURS, LINES, SPECIAL, SPECIAL_POINTS, WILD
from manueline.games.duel.dome import CELLS_OF_SPACE, breaks, free_columns, shows
from manueline.games.duel.events import PlateDrawn
from manueline.games.duel.moves import KeepPlate, LayPlate, TakePlate
from manueline.games.duel.position import Board
from manueline.games.values import Move

_SPACE, _SPECIAL, _WILD = 1.5, 0.3, 0.6
"""What a space for a waiting line, a point of a special tile and a wild space count."""


def of_plate_moves(view: View[DuelState], move: Move, line: Sequence[Move]) -> Iterator[Reason]:
    """What a plate gives the dome where it is laid, or may be laid; what drawing costs."""
    state = view.state
    if isinstance(move, LayPlate):
        yield from _of_laying(state, move)
        return
    after, events = state.play_with_events(move)
    cost = sum(event.cost for event in events if isinstance(event, PlateDrawn))
    if cost:
        yield reason(Kind.PLATE_COST, -cost, points=cost)
    if isinstance(move, TakePlate | KeepPlate) and after.phase == Phase.LAY:
        if line and isinstance(line[0], LayPlate):
            yield from _of_laying(after, line[0])
        else:
            yield from _of_fitting(after)


def _of_laying(state: DuelState, move: LayPlate) -> Iterator[Reason]:
    player = state.mover
    before, after = state.boards[player], state.play(move).boards[player]
    for row in _opened(before, after):
        yield reason(
            Kind.PLATE_OPENS,
            _SPACE + before.lines[row][1] / (row + 1),
            line=row + 1,
            colour=COLOURS[before.lines[row][0]],
        )
    for row in range(LINES):
        if breaks(after, row) and not breaks(before, row):
            count = after.lines[row][1]
            yield reason(Kind.LINE_BREAKS, -float(count), line=row + 1, count=count)
    for cell in CELLS_OF_SPACE[move.space]:
        row = cell // LINES
        if shows(after.plates, cell) == SPECIAL:
            yield reason(
                Kind.PLATE_SPECIAL,
                _SPECIAL * SPECIAL_POINTS[row],
                row=row + 1,
                points=SPECIAL_POINTS[row],
            )
        elif shows(after.plates, cell) == WILD:
            yield reason(Kind.PLATE_WILD, _WILD, row=row + 1)


def _opened(before: Board, after: Board) -> list[int]:
    """Lines with tiles that have a space for their colour only after the plate was laid."""
    return [
        row
        for row, (colour, held) in enumerate(before.lines)
        if held
        and not free_columns(before.plates, before.tiles, row, colour)
        and free_columns(after.plates, after.tiles, row, colour)
    ]


def _of_fitting(state: DuelState) -> Iterator[Reason]:
    """What the plate may give, wherever it is laid."""
    player = state.mover
    before = state.boards[player]
    rows = {
        row
        for move in state.legal_moves
        for row in _opened(before, state.play(move).boards[player])
    }
    for row in sorted(rows):
        yield reason(Kind.PLATE_FITS, _SPACE, line=row + 1, colour=COLOURS[before.lines[row][0]])
