"""Phase 2, tiling the dome: clauses D19 to D24; then the next round or the end (D25, D28)."""

from __future__ import annotations

from manueline.games.duel import events as happened
from manueline.games.duel import payment, scoring
from manueline.games.duel.board import break_tiles
from manueline.games.duel.components import (
    CHIPS,
    COLOURS,
    LINES,
    ROUNDS,
    SIDES,
    SPECIAL,
    SPECIAL_POINTS,
    TOKENS,
)
from manueline.games.duel.dome import breaks, free_columns, special_cell_to_fill
from manueline.games.duel.moves import (
    COMPLETE,
    DECLINE,
    PAY_CHIPS,
    PLACES,
    Complete,
    Decline,
    PayChip,
    Place,
)
from manueline.games.duel.position import NO_CHIPS, NO_TILES, Board, Phase, Position, Tiles
from manueline.games.errors import IllegalMove
from manueline.games.tiles import EMPTY_LINE, Line, add, changed, heap_letters, run_points
from manueline.games.values import NOBODY, EventSink, Move


def legal_moves(state: Position) -> list[Move]:
    """The moves with the line in focus."""
    if state.phase == Phase.COMPLETE:
        return [COMPLETE, DECLINE]
    board, row = state.boards[state.mover], state.focus
    colour, count = board.lines[row]
    if state.phase == Phase.PLACE:
        return [PLACES[row][c] for c in free_columns(board.plates, board.tiles, row, colour)]
    missing = row + 1 - count
    return [PAY_CHIPS[k] for k in payment.next_kinds(board.chips, state.payment, colour, missing)]


def apply(state: Position, move: Move, events: EventSink) -> Position:
    """A player's move in phase 2. Raises IllegalMove with the clause."""
    if isinstance(move, Decline) and state.phase == Phase.COMPLETE:
        if events is not None:
            events.append(happened.CompletionDeclined(state.active, state.focus))
        return state._replace(phase=Phase.TILE, focus=state.focus + 1)
    if isinstance(move, Complete) and state.phase == Phase.COMPLETE:
        return _pay_on(state._replace(phase=Phase.PAY), events)
    if isinstance(move, PayChip) and state.phase == Phase.PAY:
        if move not in legal_moves(state):
            raise IllegalMove(
                "chip-not-payable", f"{move.text} is not part of an exact payment", clause="D21"
            )
        return _pay_on(_pay(state, move.chip, events), events)
    if isinstance(move, Place) and state.phase == Phase.PLACE:
        check_place(state, move)
        return _place_tile(state, move.column, events)
    raise IllegalMove(
        "wrong-phase", f"{move.text} cannot be played in the phase {state.phase}", move=move.text
    )


def check_place(state: Position, move: Place) -> None:
    """Raises IllegalMove unless the space is one that the line in focus may take."""
    if move not in legal_moves(state):
        raise IllegalMove(
            "space-barred", f"{move.text} is not a free space for this line", clause="D19"
        )


def tile_on(state: Position, events: EventSink) -> Position:
    """D19, D20, D24: tile by player, then by line, up to the next choice.

    Other incomplete lines are kept (D31).
    """
    while True:
        if state.focus == LINES:
            state = _settle(state, events)
            if state.active != state.starter:
                return _end_round(state, events)
            state = state._replace(active=1 - state.active, focus=0)
            continue
        board, row = state.boards[state.active], state.focus
        colour, count = board.lines[row]
        missing = row + 1 - count
        columns = free_columns(board.plates, board.tiles, row, colour) if count else []
        if columns and not missing:
            if len(columns) > 1:
                return state._replace(phase=Phase.PLACE, turn=state.active)
            state = _place_tile(state, columns[0], events)
            continue
        if columns and payment.can_pay(board.chips, colour, missing):
            return state._replace(phase=Phase.COMPLETE, turn=state.active)
        if breaks(board, row):
            state = drop_line(state, state.active, row, events)
        state = state._replace(focus=row + 1)


def _emptied(lines: tuple[Line, ...], row: int) -> tuple[Line, ...]:
    return (*lines[:row], EMPTY_LINE, *lines[row + 1 :])


def drop_line(state: Position, player: int, row: int, events: EventSink) -> Position:
    """D20: with all three plates laid and no space for its colour, a line breaks."""
    board = state.boards[player]
    colour, count = board.lines[row]
    broken, to_tower = break_tiles(board.broken, colour, count)
    if events is not None:
        letter = COLOURS[colour]
        events.append(happened.LineDropped(player, row, letter))
        events.append(happened.TilesBroke(player, letter, count, to_tower))
    board = board._replace(lines=_emptied(board.lines, row), broken=broken)
    tower = changed(state.tower, colour, to_tower)
    return state.with_board(player, board)._replace(tower=tower)


def _pay(state: Position, chip: int, events: EventSink) -> Position:
    """D21: pay one chip, which is turned over."""
    board = state.boards[state.active]
    if events is not None:
        events.append(happened.ChipSpent(state.active, state.focus, CHIPS[chip]))
    board = board._replace(
        chips=changed(board.chips, chip, -1), spent=changed(board.spent, chip, 1)
    )
    paid = changed(state.payment, chip, 1)
    return state.with_board(state.active, board)._replace(payment=paid)


def _pay_on(state: Position, events: EventSink) -> Position:
    """D21: pay chips until there is a choice; once paid, place the tile."""
    board, row = state.boards[state.active], state.focus
    colour, count = board.lines[row]
    missing = row + 1 - count
    while not payment.is_paid(state.payment, colour, missing):
        chips = state.boards[state.active].chips
        kinds = payment.next_kinds(chips, state.payment, colour, missing)
        if len(kinds) > 1:
            return state
        state = _pay(state, kinds[0], events)
    state = state._replace(payment=NO_CHIPS)
    columns = free_columns(board.plates, board.tiles, row, colour)
    if len(columns) > 1:
        return state._replace(phase=Phase.PLACE)
    return _place_tile(state, columns[0], events)


def _place_tile(state: Position, column: int, events: EventSink) -> Position:
    """D19: one tile of the line in focus to the dome, its others to the tower."""
    player, row = state.active, state.focus
    board = state.boards[player]
    colour, count = board.lines[row]
    board = put_tile(player, board, row, column, colour, events)
    tower = changed(state.tower, colour, count - 1)
    board = board._replace(lines=_emptied(board.lines, row))
    return state.with_board(player, board)._replace(phase=Phase.TILE, tower=tower, focus=row + 1)


def put_tile(
    player: int, board: Board, row: int, column: int, colour: int, events: EventSink
) -> Board:
    """D22: the board after a tile of the line was put on the dome and scored, with the special
    tile that follows."""
    horizontal, vertical = scoring.runs(board.tiles, row, column)
    points = run_points(horizontal, vertical)
    cell = row * LINES + column
    if events is not None:
        letter, to_tower = COLOURS[colour], board.lines[row][1] - 1
        events.append(
            happened.TilePlaced(player, row, column, letter, horizontal, vertical, points, to_tower)
        )
    tiles = _with_tile(board.tiles, cell, colour)
    board = board._replace(score=board.score + points, tiles=tiles)
    return _place_special(player, board, cell, events)


def _with_tile(tiles: Tiles, cell: int, tile: int) -> Tiles:
    return (*tiles[:cell], tile, *tiles[cell + 1 :])


def _place_special(player: int, board: Board, cell: int, events: EventSink) -> Board:
    """D22: a filled special plate gets its special tile, which scores by its row (D6)."""
    special = special_cell_to_fill(board.plates, board.tiles, cell)
    if special is None:
        return board
    row, column = divmod(special, LINES)
    points = SPECIAL_POINTS[row]
    if events is not None:
        events.append(happened.SpecialPlaced(player, row, column, points))
    tiles = _with_tile(board.tiles, special, SPECIAL)
    return board._replace(score=board.score + points, tiles=tiles)


def _settle(state: Position, events: EventSink) -> Position:
    """D23: broken tiles and the first-player tile cost points, down to 0."""
    player = state.active
    board = state.boards[player]
    holds_first_tile = state.first_tile == player
    cost = scoring.broken_cost(sum(board.broken), holds_first_tile)
    if not cost:
        return state
    score = max(0, board.score - cost)
    if events is not None:
        tiles = heap_letters(board.broken, COLOURS)
        events.append(
            happened.BrokenScored(player, cost, board.score - score, tiles, holds_first_tile)
        )
    tower = add(state.tower, board.broken)
    return state.with_board(player, board._replace(score=score, broken=NO_TILES))._replace(
        tower=tower
    )


def _end_round(state: Position, events: EventSink) -> Position:
    """D25, D27: prepare the next round, which the holder of the first-player tile starts.

    Unspent chips are kept (D33).
    """
    if events is not None:
        events.append(happened.RoundEnded(state.round))
    if state.round == ROUNDS:
        return _end_game(state, events)
    boards = tuple(
        board._replace(tokens=TOKENS, chips_taken=0, passed=False) for board in state.boards
    )
    starter = state.starter if state.first_tile == NOBODY else state.first_tile
    return state._replace(
        phase=Phase.REFILL,
        round=state.round + 1,
        active=NOBODY,
        starter=starter,
        first_tile=NOBODY,
        focus=0,
        boards=boards,
    )


def _end_game(state: Position, events: EventSink) -> Position:
    """D28: add the tablets, then raise a total below 0 to 0, once."""
    if events is not None:
        events.append(happened.GameEnded())
    for player, board in enumerate(state.boards):
        score = board.score
        for side in state.tablets:
            name = SIDES[side]
            points = scoring.TABLET_POINTS[name](board.plates, board.tiles)
            if events is not None:
                events.append(happened.TabletScored(player, name, points))
            score += points
        state = state.with_board(player, board._replace(score=max(0, score)))
    return state._replace(phase=Phase.OVER, turn=None, active=NOBODY, focus=0)
