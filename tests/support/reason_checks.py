"""What every reason claims, recomputed by playing moves; shared by both games."""

from __future__ import annotations

from collections.abc import Iterator

from manueline import NATURE
from manueline.analysis.reasoning import Reason
from manueline.games.base import Game, State
from manueline.games.shared_events import LineFilled
from manueline.games.shared_moves import TileTake
from manueline.games.values import Event, Move
from tests.support.recorded_games import positions
from tests.support.whole_games import decisions

Value = int


def number(reason: Reason, name: str) -> int:
    """A value that counts something."""
    found = reason.values[name]
    assert isinstance(found, int)
    return found


def choices(game: Game, seed: int) -> Iterator[State]:
    """Positions with a choice, of random play and of the greedy bot."""
    yield from decisions(game, seed)
    for state in positions(game, seed):
        if state.turn not in (NATURE, None) and len(state.legal_moves) > 1:
            yield state


def completes(state: State, move: Move, line: int) -> bool:
    """Whether the move, of the player to move, completes the pattern line."""
    return any(
        isinstance(event, LineFilled)
        and (event.player, event.line, event.held) == (state.mover, line, line + 1)
        for event in state.events_of(move)
    )


def completing(state: State, line: int) -> list[TileTake]:
    """The takes of the player to move that complete the line."""
    return [
        move
        for move in state.legal_moves
        if isinstance(move, TileTake) and completes(state, move, line)
    ]


def first(events: tuple[Event, ...], kind: str, **fields: object) -> Event:
    """The first event of a kind with these fields."""
    return next(
        event
        for event in events
        if event.kind == kind
        and all(getattr(event, name) == value for name, value in fields.items())
    )


def others_lose(state: State, move: Move, line: list[Move]) -> int:
    """How many tiles of the others' takes find no space on a line, until the round is over."""
    player, round_ = state.mover, state.round
    lost, position = 0, state.play(move)
    for later in line:
        if position.turn != player and isinstance(later, TileTake):
            took = next(e for e in position.events_of(later) if e.kind.startswith("Took"))
            laid = [e for e in position.events_of(later) if isinstance(e, LineFilled)]
            lost += took.as_dict()["count"] - sum(event.count for event in laid[:1])
        position = position.play(later)
        if position.round != round_:
            break
    return lost
