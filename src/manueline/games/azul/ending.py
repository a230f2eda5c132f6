"""The end of the game: its reasons (A21 to A26) and the final scoring (A23)."""

from __future__ import annotations

from functools import lru_cache

from manueline.games.azul import events as happened
from manueline.games.azul import scoring
from manueline.games.azul.components import COLOURS, EMPTY, LAST_ROUND, SIZE
from manueline.games.azul.position import Board, Phase, Position, Wall
from manueline.games.values import EventSink


def ending(state: Position) -> str | None:
    """Why the game ends after this tiling, if it does."""
    if any(scoring.full_rows(board.wall) for board in state.boards):
        return "row"  # A22
    if state.is_grey and not any(
        can_complete_row(board.wall, row) for board in state.boards for row in range(SIZE)
    ):
        return "dead-rows"  # A25
    return "last-round" if state.round >= LAST_ROUND else None  # A26


def is_last_round(state: Position) -> bool:
    """Whether the game is certain to end with this round's tiling (A22, A26), or is over."""
    return (
        state.turn is None
        or state.round >= LAST_ROUND
        or any(
            scoring.full_rows(board.wall)
            or any(_is_sure_to_fill_row(state, board, row) for row in range(SIZE))
            for board in state.boards
        )
    )


def _is_sure_to_fill_row(state: Position, board: Board, row: int) -> bool:
    """Whether a complete pattern line will fill its wall row, however the player tiles.

    On the grey wall a higher line of the same colour is tiled first. If its tile goes to the column
    of the row's last space, that space is barred (A16, A17).
    """
    colour, count = board.lines[row]
    if count <= row or board.wall[row].count(EMPTY) != 1:
        return False
    if not state.is_grey:
        return True
    last = board.wall[row].index(EMPTY)
    if last not in open_columns(board.wall, row, colour):
        return False
    return not any(
        board.lines[above] == (colour, above + 1)
        and last in open_columns(board.wall, above, colour)
        for above in range(row)
    )


def open_columns(wall: Wall, row: int, colour: int) -> list[int]:
    """A16: the columns where a colour may still go in a row of the grey wall."""
    if colour in wall[row]:
        return []
    return [
        column
        for column in range(SIZE)
        if wall[row][column] == EMPTY and all(line[column] != colour for line in wall)
    ]


@lru_cache(maxsize=1024)
def can_complete_row(wall: Wall, row: int) -> bool:
    """A25: whether the row's missing colours can be matched to its free spaces."""
    missing = [colour for colour in range(len(COLOURS)) if colour not in wall[row]]
    return _can_match([open_columns(wall, row, colour) for colour in missing], set())


def _can_match(choices: list[list[int]], taken: set[int]) -> bool:
    if not choices:
        return True
    return any(
        _can_match(choices[1:], taken | {column}) for column in choices[0] if column not in taken
    )


def end_game(state: Position, reason: str, events: EventSink) -> Position:
    """A21 to A26: the game is over, and A23 is scored."""
    if events is not None:
        events.append(happened.GameEnded(reason))
    boards = []
    for player, board in enumerate(state.boards):
        bonus = scoring.bonus(player, board.wall)
        if events is not None:
            events.append(bonus)
        boards.append(board._replace(score=board.score + bonus.points))
    return state._replace(phase=Phase.OVER, turn=None, boards=tuple(boards))
