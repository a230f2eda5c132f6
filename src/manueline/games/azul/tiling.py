"""Wall tiling: clauses A12 to A19, up to the round's end."""

from __future__ import annotations

from manueline.games.azul import dealing, ending, scoring
from manueline.games.azul import events as happened
from manueline.games.azul.board import drop
from manueline.games.azul.components import COLOURS, MARKER, SIZE, wall_column
from manueline.games.azul.moves import Place
from manueline.games.azul.position import Position
from manueline.games.errors import IllegalMove
from manueline.games.tiles import EMPTY_LINE, changed, run_points
from manueline.games.values import NOBODY, EventSink


def next_line(state: Position) -> int:
    """The topmost complete line of the player who is tiling, or SIZE if none is left (A12)."""
    for row, (_, count) in enumerate(state.boards[state.mover].lines):
        if count > row:
            return row
    return SIZE


def columns_for(state: Position, player: int, row: int) -> list[int]:
    """Where the tile of a line may go: its colour's space (A12), or on the grey wall the free
    spaces of the row whose column lacks the colour (A16)."""
    board = state.boards[player]
    colour = board.lines[row][0]
    if state.is_grey:
        return ending.open_columns(board.wall, row, colour)
    return [wall_column(colour, row)]


def place(state: Position, move: Place, events: EventSink) -> Position:
    """A16: the player's choice on the grey wall, then all tiling up to the next choice."""
    check_place(state, move)
    return tile_walls(place_tile(state, state.mover, move.row, move.column, events), events)


def check_place(state: Position, move: Place) -> None:
    """Raises IllegalMove unless this line is next and may go to this space."""
    row = next_line(state)
    if move.row != row:
        raise IllegalMove("wrong-line", f"pattern line {row + 1} is to be tiled now", clause="A12")
    if move.column not in columns_for(state, state.mover, row):
        raise IllegalMove(
            "space-barred", f"{move.text}: that space is filled or barred", clause="A16"
        )


def tile_walls(state: Position, events: EventSink) -> Position:
    """A12, A19: tile by player, then by line, up to the next choice or the round's end."""
    players = len(state.boards)
    while True:
        player, row = state.mover, next_line(state)
        if row < SIZE:
            columns = columns_for(state, player, row)
            if len(columns) > 1:
                return state
            if columns:
                state = place_tile(state, player, row, columns[0], events)
            else:
                state = drop_line(state, player, row, events)
            continue
        state = _settle_floor(state, player, events)
        following = (player + 1) % players
        if following == state.starter:
            return _end_round(state, events)
        state = state._replace(turn=following)


def place_tile(state: Position, player: int, row: int, column: int, events: EventSink) -> Position:
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
    return state.with_board(player, tiled, changed(state.lid, colour, row))


def drop_line(state: Position, player: int, row: int, events: EventSink) -> Position:
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
    return state.with_board(player, dropped, changed(state.lid, colour, to_lid))


def _settle_floor(state: Position, player: int, events: EventSink) -> Position:
    """A14: subtract the cost of the floor line and move its tiles to the lid."""
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
    return state.with_board(player, board._replace(score=score, floor=()), tuple(lid))


def _end_round(state: Position, events: EventSink) -> Position:
    if events is not None:
        events.append(happened.RoundEnded(state.round))
    reason = ending.ending(state)
    if reason:
        return ending.end_game(state, reason, events)
    # A14, A15: whoever took the marker starts the next round; if nobody did, the same player.
    starter = state.starter if state.marker == NOBODY else state.marker
    state = state._replace(round=state.round + 1, marker=NOBODY)
    return dealing.start_deal(state, starter, events)
