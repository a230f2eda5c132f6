"""The themes of mistakes in Azul."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from manueline.analysis.themes import Completion, Theme, completes_a_line, left_to_the_next
from manueline.games.azul import AzulState, Board, Phase
from manueline.games.azul.board import accepting_lines
from manueline.games.azul.components import EMPTY, SIZE, wall_column
from manueline.games.azul.events import FellToFloor, MarkerTaken
from manueline.games.base import View
from manueline.games.values import Event, Move


def themes(view: View[AzulState], played: Move, best: Move) -> tuple[Theme, ...]:
    """What the best move does better than the one played."""
    return tuple(_themes(view.state, played, best))


def _themes(state: AzulState, played: Move, best: Move) -> Iterator[Theme]:
    player = state.mover
    after_played, events_played = state.play_with_events(played)
    after_best, events_best = state.play_with_events(best)
    if _fallen(events_played, player) > _fallen(events_best, player):
        yield Theme.FLOOR
    if completes_a_line(events_best, player) and not completes_a_line(events_played, player):
        yield Theme.LINE
    if _columns(after_best, player) - _columns(after_played, player):
        yield Theme.COLUMN
    if state.phase == after_played.phase == after_best.phase == Phase.OFFER:
        following = after_played.mover
        sets = (_completions(one, following) for one in (state, after_played, after_best))
        yield from left_to_the_next(*sets)
    if _takes_marker(events_played) != _takes_marker(events_best):
        yield Theme.MARKER


def _fallen(events: Iterable[Event], player: int) -> int:
    """A9, A10: the tiles that go to the floor line, or to the lid if that is full."""
    return sum(e.count for e in events if isinstance(e, FellToFloor) and e.player == player)


def _takes_marker(events: Iterable[Event]) -> bool:
    return any(isinstance(event, MarkerTaken) for event in events)


def _columns(state: AzulState, player: int) -> set[int]:
    """The wall columns that are full, or will be once the complete lines are tiled (A12)."""
    board = state.boards[player]
    rows = [_filled_columns(state, board, row) for row in range(SIZE)]
    return set.intersection(*rows)


def _filled_columns(state: AzulState, board: Board, row: int) -> set[int]:
    filled = {column for column in range(SIZE) if board.wall[row][column] != EMPTY}
    colour, held = board.lines[row]
    if held > row and not state.is_grey:  # on the grey wall the space is still to be chosen (A16)
        filled.add(wall_column(colour, row))
    return filled


def _completions(state: AzulState, player: int) -> set[Completion]:
    """A9: lines of two and more tiles that one source completes with no tile left over."""
    board = state.boards[player]
    accepting = accepting_lines(board)
    return {
        (line, colour)
        for source in (state.centre, *state.factories)
        for colour, count in enumerate(source)
        for line in range(1, SIZE)
        if count and accepting[colour] >> line & 1 and board.lines[line][1] + count == line + 1
    }
