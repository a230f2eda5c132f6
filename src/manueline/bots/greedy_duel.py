"""The values of Azul Duel's moves for the bot `greedy`, in points."""

from __future__ import annotations

from manueline.games.base import View
from manueline.games.duel import Board, DuelState, scoring
from manueline.games.duel import moves as m
from manueline.games.duel.acquiring import taken
from manueline.games.duel.board import break_tiles, fill_line
from manueline.games.duel.components import (
    BROKEN,
    CHIPS,
    EMPTY,
    LAID_CELLS,
    LINES,
    ROUNDS,
    SIDES,
    SPACES,
    SPECIAL,
    SPECIAL_POINTS,
    WILD,
)
from manueline.games.duel.dome import (
    CELLS_OF_SPACE,
    SPACE_OF_CELL,
    free_columns,
    row_has_all_plates,
    shows,
)
from manueline.games.duel.preview import placement_points
from manueline.games.values import Move

LINE_BEGUN = 0.9
"""The part of a line's value that an almost complete line has."""
LINE_WITHOUT_SPACE = 0.6
"""The value of a complete line that waits for a plate."""
PLATE_TURN = 1.5
"""The value of having a plate now rather than later."""
DRAWN_PLATE = -1.0
"""Negative: a plate from the stack costs a point and is unknown."""
CHIP = 0.5
MATCHING_CHIP = 0.5


def value(view: View[DuelState], move: Move) -> float:
    """The value of the line it fills, with progress to tablets, less the cost of broken tiles."""
    state = view.state
    assert view.viewer is not None
    board = state.boards[view.viewer]
    if isinstance(move, m.TakeSun | m.TakeMoon):
        return _take_value(state, board, move)
    if isinstance(move, m.TakePlate | m.KeepPlate):
        return PLATE_TURN + _best_lay(board, move.plate)
    if isinstance(move, m.LayPlate):
        return _lay_value(board, state.laying, move.space, move.turns)
    if isinstance(move, m.TakeChip):
        return _chip_value(board, state.small[move.factory - 1].chip)
    if isinstance(move, m.Place):
        return _placement_value(state, board, move.row, move.column, board.lines[move.row][0])
    if isinstance(move, m.PayChip):
        return -_chip_value(board, move.chip)
    if isinstance(move, m.Complete):
        return _completion_value(state, board)
    # Drawing, stopping and declining have fixed values; the order of stacks and returns has none.
    return DRAWN_PLATE if isinstance(move, m.DrawPlate) else 0.0


def _take_value(state: DuelState, board: Board, move: m.TakeSun | m.TakeMoon) -> float:
    worth = -float(_broken_cost(state, board, move))
    if move.line == BROKEN:
        return worth
    count, _ = taken(state, move)
    held = board.lines[move.line][1] + count
    line = _line_value(state, board, move.line, move.colour)
    return worth + (line if held > move.line else LINE_BEGUN * line * (held / (move.line + 1)) ** 2)


def _broken_cost(state: DuelState, board: Board, move: m.TakeSun | m.TakeMoon) -> int:
    """The cost of tiles that this take breaks; lines that will break later are ignored."""
    count, takes_first = taken(state, move)
    _, excess = fill_line(board, move.line, move.colour, count)
    broken, _ = break_tiles(board.broken, move.colour, excess)
    holds = state.first_tile == state.mover
    return scoring.broken_cost(sum(broken), holds or takes_first) - scoring.broken_cost(
        sum(board.broken), holds
    )


def _line_value(state: DuelState, board: Board, row: int, colour: int) -> float:
    """The value of a complete line: its points and its progress to tablets."""
    columns = free_columns(board.plates, board.tiles, row, colour)
    if columns:
        return max(_placement_value(state, board, row, column, colour) for column in columns)
    return -1.0 if row_has_all_plates(board.plates, row) else LINE_WITHOUT_SPACE


def _placement_value(state: DuelState, board: Board, row: int, column: int, colour: int) -> float:
    points = placement_points(board, row, column, colour)
    return points + _progress(state, board, row * LINES + column, colour)


def _progress(state: DuelState, board: Board, cell: int, colour: int) -> float:
    """A tile's progress to the special tile of its plate and to the tablets' points."""
    row, column = divmod(cell, LINES)
    space = SPACE_OF_CELL[cell]
    cells = CELLS_OF_SPACE[space]
    filled = sum(board.tiles[other] != EMPTY for other in cells)
    special = next((c for c in cells if shows(board.plates, c) == SPECIAL), None)
    worth = 0.0
    if special is not None and filled < 2:
        worth += _step(SPECIAL_POINTS[special // LINES], filled, 3)
    for side in state.tablets:
        worth += _tablet_progress(SIDES[side], board, row, column, colour, special)
    return worth


def _tablet_progress(
    side: str, board: Board, row: int, column: int, colour: int, special: int | None
) -> float:
    tiles = board.tiles
    in_row = tiles[row * LINES : (row + 1) * LINES]
    if side == "rows":
        return _step(3, LINES - in_row.count(EMPTY), LINES)
    if side == "variety":
        kinds = set(in_row) - {EMPTY}
        return _step(4, min(len(kinds), 4), 5) if colour not in kinds else 0.0
    if side == "columns":
        return _step(7, LINES - tiles[column::LINES].count(EMPTY), LINES)
    if side == "ring":
        return 1.0 if row in (0, LINES - 1) or column in (0, LINES - 1) else 0.0
    if side == "diagonals":
        return _diagonal_progress(board, row, column)
    if side == "corners":
        space = SPACE_OF_CELL[row * LINES + column]
        bonus = {0: 3, 2: 3, 6: 8, 8: 8}.get(space, 0)
        filled = sum(tiles[cell] != EMPTY for cell in CELLS_OF_SPACE[space])
        return _step(bonus, min(filled, 3), 4)
    if side == "wilds":
        return 1.0 if shows(board.plates, row * LINES + column) == WILD else 0.0
    return 1.0 if special is not None else 0.0


def _diagonal_progress(board: Board, row: int, column: int) -> float:
    worth = 0.0
    if row == column:
        diagonal = board.tiles[:: LINES + 1]
        worth += _step(10, LINES - diagonal.count(EMPTY), LINES)
    if row + column == LINES - 1:
        diagonal = board.tiles[LINES - 1 : LINES * LINES - 1 : LINES - 1]
        worth += _step(10, LINES - diagonal.count(EMPTY), LINES)
    return worth


def _step(bonus: int, filled: int, size: int) -> float:
    """The part of a bonus for one more tile of `size`; it grows with the tiles placed."""
    return bonus * (2 * filled + 1) / size**2


def _best_lay(board: Board, plate: int) -> float:
    free = (space for space in range(SPACES) if board.plates[space] == EMPTY)
    return max(
        (_lay_value(board, plate, space, turns) for space in free for turns in range(4)),
        default=0.0,
    )


def _lay_value(board: Board, plate: int, space: int, turns: int) -> float:
    """How well a plate's cells match the pattern lines and the tiles next to them."""
    worth = 0.0
    for cell, shown in zip(CELLS_OF_SPACE[space], LAID_CELLS[plate * 4 + turns], strict=True):
        row = cell // LINES
        colour, held = board.lines[row]
        if shown == SPECIAL:
            worth += 0.3 * SPECIAL_POINTS[row]
            continue
        waits = held and not free_columns(board.plates, board.tiles, row, colour)
        if waits and shown in (colour, WILD):
            worth += 1.0 + held / (row + 1)
        elif shown == WILD:
            worth += 0.5
        worth += 0.3 * _filled_neighbours(board, cell)
    return worth


def _filled_neighbours(board: Board, cell: int) -> int:
    row, column = divmod(cell, LINES)
    around = ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1))
    return sum(
        0 <= r < LINES and 0 <= c < LINES and board.tiles[r * LINES + c] != EMPTY for r, c in around
    )


def _chip_value(board: Board, chip: int) -> float:
    colours = {"BYRKT"[colour] for colour, held in board.lines if held}
    return CHIP + MATCHING_CHIP * len(colours & set(CHIPS[chip]))


def _completion_value(state: DuelState, board: Board) -> float:
    """The value of the completed line less the chips, which are worth 0 in the last round."""
    row = state.focus
    colour, held = board.lines[row]
    gain = _line_value(state, board, row, colour)
    if state.round == ROUNDS:
        return gain
    return gain - 1.2 * (row + 1 - held)
