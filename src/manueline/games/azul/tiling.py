"""Wall tiling: clauses A12 to A19, up to the round's end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from manueline.games.azul import dealing, ending, scoring
from manueline.games.azul import events as happened
from manueline.games.azul.board import drop
from manueline.games.azul.components import COLOURS, MARKER, SIZE, wall_column
from manueline.games.base import NATURE, EventSink, IllegalMove
from manueline.games.tiles import EMPTY_LINE, Counts, changed, run_points

if TYPE_CHECKING:
    from manueline.games.azul.moves import Place
    from manueline.games.azul.state import AzulState, Board


def next_line(state: AzulState) -> int:
    """The topmost complete line of the player who is tiling, or SIZE if none is left (A12)."""
    assert state.turn is not None
    for row, (_, count) in enumerate(state.boards[state.turn].lines):
        if count > row:
            return row
    return SIZE


def legal_columns(board: Board, row: int) -> list[int]:
    """A16: the grey wall's free spaces of a row whose column lacks the line's colour."""
    colour = board.lines[row][0]
    return ending.open_columns(board.wall, row, colour)


def place(state: AzulState, move: Place, events: EventSink) -> AzulState:
    """A16: the player's choice on the grey wall; the tiling then goes on by itself."""
    player, row = state.mover, next_line(state)
    if move.row != row:
        raise IllegalMove("wrong-line", f"pattern line {row + 1} is to be tiled now", clause="A12")
    if move.column not in legal_columns(state.boards[player], row):
        raise IllegalMove(
            "space-barred", f"{move.text}: that space is filled or barred", clause="A16"
        )
    return tile_walls(place_tile(state, player, row, move.column, events), events)


def tile_walls(state: AzulState, events: EventSink) -> AzulState:
    """A12, A19: player after player, line after line, up to the next choice or the round's end."""
    grey = state.game.wall == "grey"
    players = len(state.boards)
    while True:
        player, row = state.turn, next_line(state)
        assert player is not None
        if row < SIZE:
            colour = state.boards[player].lines[row][0]
            columns = (
                legal_columns(state.boards[player], row) if grey else [wall_column(colour, row)]
            )
            if len(columns) > 1:
                return state
            if columns:
                state = place_tile(state, player, row, columns[0], events)
            else:
                state = _drop_line(state, player, row, events)
            continue
        state = _settle_floor(state, player, events)
        following = (player + 1) % players
        if following == state.starter:
            return _end_round(state, events)
        state = state._replace(turn=following)


def place_tile(
    state: AzulState, player: int, row: int, column: int, events: EventSink
) -> AzulState:
    """A12, A13: one tile of a complete line to the wall, the others to the lid."""
    board = state.boards[player]
    colour = board.lines[row][0]
    horizontal, vertical = scoring.runs(board.wall, row, column)
    points = run_points(horizontal, vertical)
    wall_row = board.wall[row]
    tiled = board._replace(
        score=board.score + points,
        lines=(*board.lines[:row], EMPTY_LINE, *board.lines[row + 1 :]),
        wall=(
            *board.wall[:row],
            (*wall_row[:column], colour, *wall_row[column + 1 :]),
            *board.wall[row + 1 :],
        ),
    )
    if events is not None:
        events.append(
            happened.TilePlaced(
                player, row, column, COLOURS[colour], horizontal, vertical, points, row
            )
        )
    return _with_board(state, player, tiled, changed(state.lid, colour, row))


def _with_board(state: AzulState, player: int, board: Board, lid: Counts) -> AzulState:
    boards = state.boards
    return state._replace(boards=(*boards[:player], board, *boards[player + 1 :]), lid=lid)


def _drop_line(state: AzulState, player: int, row: int, events: EventSink) -> AzulState:
    """A17: a complete line without a legal space falls to the floor line."""
    board = state.boards[player]
    colour, count = board.lines[row]
    floor, to_lid = drop(board.floor, colour, count)
    if events is not None:
        events.append(happened.LineDropped(player, row, COLOURS[colour]))
        events.append(happened.FellToFloor(player, COLOURS[colour], count, to_lid))
    dropped = board._replace(
        lines=(*board.lines[:row], EMPTY_LINE, *board.lines[row + 1 :]), floor=floor
    )
    return _with_board(state, player, dropped, changed(state.lid, colour, to_lid))


def _settle_floor(state: AzulState, player: int, events: EventSink) -> AzulState:
    """A14: the floor line costs its points, its tiles go to the lid."""
    board = state.boards[player]
    if not board.floor:
        return state
    cost = scoring.floor_cost(len(board.floor))
    score = max(0, board.score - cost)
    lid = list(state.lid)
    for colour in board.floor:
        if colour != MARKER:
            lid[colour] += 1
    if events is not None:
        tiles = "".join("*" if colour == MARKER else COLOURS[colour] for colour in board.floor)
        events.append(happened.FloorScored(player, cost, board.score - score, tiles))
    return _with_board(state, player, board._replace(score=score, floor=()), tuple(lid))


def _end_round(state: AzulState, events: EventSink) -> AzulState:
    if events is not None:
        events.append(happened.RoundEnded(state.round))
    reason = ending.ending(state)
    if reason:
        return ending.end_game(state, reason, events)
    # A14, A15: whoever took the marker starts the next round; if nobody did, the same player.
    starter = state.starter if state.marker == NATURE else state.marker
    state = state._replace(round=state.round + 1, marker=NATURE)
    return dealing.start_deal(state, starter, events)
