"""A saved game: header and moves, nature's too, so that it replays without a random generator."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from manueline.games.base import Game, State, View
from manueline.games.errors import GameError
from manueline.games.values import Event, Move

SPECTATOR = "-"

Result = tuple[int, ...] | None


def result_text(result: Result) -> str:
    """The scores in seat order, `*` for a game that is not over."""
    return "*" if result is None else "-".join(map(str, result))


class RecordError(GameError):
    """A record that is damaged or illegal; `line` counts from 1 (0 where there are no lines)."""

    def __init__(self, line: int, reason: GameError | str) -> None:
        code = reason.code if isinstance(reason, GameError) else "bad-record"
        where = f"line {line}: " if line else ""
        super().__init__(code, f"{where}{reason}", line=line)
        self.line = line


def seat_of(view: str) -> int | None:
    """The player a record's view is for; None for a spectator."""
    return None if view == SPECTATOR else int(view) - 1


@dataclass(frozen=True, slots=True)
class Entry:
    """One move of a record with what was noted beside it."""

    move: Move
    comment: str | None = None
    clock: float | None = None
    """Seconds left on the mover's clock after the move."""
    evaluation: float | None = None
    """Expected score difference for the mover after the move."""


@dataclass(frozen=True, slots=True)
class Record:
    """A game from its first position on. `view` names the seat a redacted record was made for."""

    game: Game
    players: tuple[str, ...]
    entries: tuple[Entry, ...] = ()
    tags: Mapping[str, str] = field(default_factory=dict)
    view: str | None = None
    """None for the whole truth, a seat ("1", "2", ...), or SPECTATOR."""

    def replay(self) -> Iterator[tuple[Entry, State, tuple[Event, ...]]]:
        """Every entry with the position after it and what happened.

        Raises RecordError at a move that cannot be played.
        """
        state = self.game.new()
        for number, entry in enumerate(self.entries, start=1):
            try:
                if self.view is None:
                    state, events = state.play_with_events(entry.move)
                else:
                    view, events = View(state, seat_of(self.view)).play_with_events(entry.move)
                    state = view.state
            except GameError as error:
                raise RecordError(0, f"move {number}, {entry.move}: {error}") from error
            yield entry, state, events

    @property
    def final(self) -> State:
        """The last position. Raises RecordError."""
        state = self.game.new()
        for _, after, _ in self.replay():
            state = after
        return state

    @property
    def result(self) -> Result:
        """The final scores, None while the game goes on. Raises RecordError."""
        final = self.final
        return final.scores if final.is_over else None
