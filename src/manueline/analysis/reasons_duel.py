"""Reasons in Azul Duel: takes, bonus chips and placements."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from manueline.analysis.reasoning import LATER, Kind, Reason, reason
from manueline.analysis.reasons_duel_order import of_order
from manueline.analysis.reasons_duel_plates import of_plate_moves
from manueline.analysis.reasons_takes import completing, for_the_next, of_open_line, planned
from manueline.games.base import View
from manueline.games.duel import DuelState, Phase, acquiring, preview, tiling
from manueline.games.duel.components import (
    BROKEN,
    CHIPS,
    COLOURS,
    FIRST_TILE_COST,
    LINES,
    ROUNDS,
    SIDES,
)
from manueline.games.duel.dome import breaks, free_columns
from manueline.games.duel.events import FirstTileTaken, SpecialPlaced, TilePlaced, TilesBroke
from manueline.games.duel.moves import (
    Complete,
    Decline,
    Place,
    StackTile,
    TakeChip,
    TakeMoon,
    TakeSun,
)
from manueline.games.duel.payment import can_pay
from manueline.games.duel.position import Board, Position
from manueline.games.duel.preview import placement_points
from manueline.games.duel.scoring import TABLET_POINTS, broken_cost
from manueline.games.tiles import changed
from manueline.games.values import Event, Move

STARTING = 3.0
"""What it is worth to start the next round, in points; only to rank reasons."""
_CHIP = 0.7


def reasons(view: View[DuelState], move: Move, line: Sequence[Move]) -> Iterator[Reason]:
    """Every reason that holds, in no order."""
    state = view.state
    if isinstance(move, TakeSun | TakeMoon):
        yield from _of_take(view, move, line)
    elif isinstance(move, TakeChip):
        yield from _of_chip(state, move)
    elif isinstance(move, StackTile):
        yield from of_order(state, move)
    elif isinstance(move, Place):
        board = state.boards[state.mover]
        yield from _of_tile(state, board, move.row, move.column, board.lines[move.row][0])
    elif isinstance(move, Complete):
        yield from _of_completion(state)
    elif isinstance(move, Decline):
        if state.round < ROUNDS:
            count = sum(state.boards[state.mover].chips)
            yield reason(Kind.CHIPS_KEPT, LATER, count=count)
    else:
        yield from of_plate_moves(view, move, line)
    if state.phase == Phase.ACQUIRE:
        yield from _of_next_player(state, state.play(move))


def _of_take(
    view: View[DuelState], move: TakeSun | TakeMoon, line: Sequence[Move]
) -> Iterator[Reason]:
    state, events = view.state, list[Event]()
    after = acquiring.apply(state, move, events)
    points, cost = preview(view, move)
    if points is not None:
        yield reason(
            Kind.LINE, points, line=move.line + 1, colour=COLOURS[move.colour], points=points
        )
        yield from _of_best_space(state, move)
    yield from _of_losses(state, after, events, cost)
    if move.line != BROKEN:
        yield from _of_line(state, after, move)
    if points is None:
        yield from planned(view, move, line, _line_points)


def _line_points(view: View[DuelState], move: Move) -> int | None:
    return preview(view, move).points


def _of_best_space(state: DuelState, move: TakeSun | TakeMoon) -> Iterator[Reason]:
    """What the tablets will count once the line's tile is on the space that scores most."""
    board = state.boards[state.mover]
    columns = free_columns(board.plates, board.tiles, move.line, move.colour)
    best = max(columns, key=lambda c: placement_points(board, move.line, c, move.colour))
    for one in _of_tile(state, board, move.line, best, move.colour):
        if one.kind == Kind.TABLET:
            yield one


def _of_tile(
    state: DuelState, board: Board, row: int, column: int, colour: int
) -> Iterator[Reason]:
    """D22, D8: what a tile on a space scores, with the special tile and the tablets."""
    events: list[Event] = []
    filled = board._replace(lines=(*board.lines[:row], (colour, row + 1), *board.lines[row + 1 :]))
    after = tiling.put_tile(state.mover, filled, row, column, colour, events)
    for event in events:
        if isinstance(event, TilePlaced):
            yield reason(
                Kind.PLACED, event.points, row=row + 1, column=column + 1, points=event.points
            )
        elif isinstance(event, SpecialPlaced):
            yield reason(Kind.SPECIAL, event.points, row=event.row + 1, points=event.points)
    for side in state.tablets:
        count = TABLET_POINTS[SIDES[side]]
        gained = count(after.plates, after.tiles) - count(board.plates, board.tiles)
        if gained > 0:
            yield reason(Kind.TABLET, gained, tablet=SIDES[side], points=gained)


def _of_losses(
    state: DuelState, after: Position, events: Sequence[Event], cost: int
) -> Iterator[Reason]:
    """D23: what breaks and the first-player tile cost; left out where the stop at 0 would cut it,
    or where lines that break by D20 cost too."""
    player = state.mover
    takes_first = any(isinstance(e, FirstTileTaken) and e.player == player for e in events)
    if takes_first:
        kind = Kind.FIRST_TILE if state.round < ROUNDS else Kind.FIRST_TILE_LAST
        worth = (STARTING if kind == Kind.FIRST_TILE else 0) - FIRST_TILE_COST
        yield reason(kind, worth, points=FIRST_TILE_COST)
    broken = sum(e.count for e in events if isinstance(e, TilesBroke) and e.player == player)
    before = sum(state.boards[player].broken)
    now = sum(after.boards[player].broken)
    points = broken_cost(now, False) - broken_cost(before, False)
    expected = cost - (FIRST_TILE_COST if takes_first else 0)
    total = broken_cost(now, state.first_tile == player or takes_first)
    if broken and points == expected > 0 and total <= state.boards[player].score:
        yield reason(Kind.BROKEN, -points, count=broken, points=points)


def _of_line(state: DuelState, after: Position, move: TakeSun | TakeMoon) -> Iterator[Reason]:
    """Whether the line can still be completed with tiles, and whether it has a space."""
    board = after.boards[state.mover]
    colour, held = board.lines[move.line]
    if breaks(board, move.line):
        yield reason(Kind.LINE_BREAKS, -float(held), line=move.line + 1, count=held)
        return
    if held <= move.line:
        paid = payable(board, move.line)
        if paid:
            known = payable(state.boards[state.mover], move.line)
            worth = _CHIP if known else LATER * paid  # where it was payable, chips are saved
            yield reason(Kind.LINE_PAID, worth, line=move.line + 1, points=paid)
        else:
            yield of_open_line(move.line, held, tiles_left(after, colour))
    elif not free_columns(board.plates, board.tiles, move.line, colour):
        yield reason(Kind.LINE_WAITS, 1.0, line=move.line + 1, colour=COLOURS[colour])


def tiles_left(state: Position, colour: int) -> int:
    """The tiles of a colour that lie on factories, those to be stacked included."""
    suns = (state.large.sun, state.large.moon, state.rest, *(small.sun for small in state.small))
    return sum(tiles[colour] for tiles in suns) + sum(
        small.moon.count(colour) for small in state.small
    )


def _of_chip(state: DuelState, move: TakeChip) -> Iterator[Reason]:
    """D16, D21: which line the chip lets its player complete, and which one the opponent."""
    player, chip = state.mover, state.small[move.factory - 1].chip
    gained = _paid_by(state.boards[player], chip)
    denied = _paid_by(state.boards[1 - player], chip)
    if gained:
        line = max(gained, key=lambda one: (gained[one], -one))
        yield reason(Kind.CHIP_PAYS, gained[line], line=line + 1, points=gained[line])
    elif state.round < ROUNDS:
        yield reason(Kind.CHIP, _CHIP, chip=CHIPS[chip])
    if denied:
        line = max(denied, key=lambda one: (denied[one], -one))
        yield reason(Kind.CHIP_DENIED, LATER * denied[line], line=line + 1, points=denied[line])


def _paid_by(board: Board, chip: int) -> dict[int, int]:
    """Lines that the board's chips complete only together with this one, with their points."""
    more = board._replace(chips=changed(board.chips, chip, 1))
    return {
        row: points
        for row in range(LINES)
        if (points := payable(more, row)) and not payable(board, row)
    }


def payable(board: Board, row: int) -> int:
    """D21: what the line scores on its best space if chips pay what it lacks; 0 if they cannot."""
    colour, held = board.lines[row]
    missing = row + 1 - held
    columns = free_columns(board.plates, board.tiles, row, colour) if held else []
    if not columns or not missing or not can_pay(board.chips, colour, missing):
        return 0
    return max(placement_points(board, row, column, colour) for column in columns)


def _of_completion(state: DuelState) -> Iterator[Reason]:
    """D21: what the line in focus scores on its best space."""
    board, row = state.boards[state.mover], state.focus
    colour = board.lines[row][0]
    columns = free_columns(board.plates, board.tiles, row, colour)
    best = max(columns, key=lambda column: placement_points(board, row, column, colour))
    points = placement_points(board, row, best, colour)
    yield reason(Kind.CHIPS_COMPLETE, points, line=row + 1, points=points)
    for one in _of_tile(state, board, row, best, colour):
        if one.kind == Kind.TABLET:
            yield one


def _of_next_player(state: DuelState, after: DuelState) -> Iterator[Reason]:
    """Told where the move ends the turn and no chip is to be revealed, so that the opponent's offer
    is known."""
    following = 1 - state.mover
    if after.phase != Phase.ACQUIRE or after.turn != following:
        return
    before = state._replace(turn=following, active=following)
    yield from for_the_next(
        *(completing(View(one, following), lambda _: True) for one in (before, after))
    )
