"""A game while it is being played: its positions, undo, and the record of it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from manueline.games.base import Game, State
from manueline.games.values import NATURE, AnyMove, Event, Move
from manueline.records.model import Entry, Record, seat_of


class Recorder:
    """Keeps every position from the first on, so that undo only drops the last."""

    def __init__(
        self, game: Game, players: Sequence[str], tags: Mapping[str, str] | None = None
    ) -> None:
        self.game = game
        self.players = tuple(players)
        self.tags = dict(tags or {})
        self.states: list[State] = [game.new()]
        self.entries: list[Entry] = []

    @property
    def state(self) -> State:
        return self.states[-1]

    def play(
        self,
        move: AnyMove,
        comment: str | None = None,
        clock: float | None = None,
        evaluation: float | None = None,
    ) -> tuple[Event, ...]:
        """Play and record a move; returns its events.

        Raises NotationError or IllegalMove, and then changes nothing.
        """
        move = self.game.move(move)
        self.state.play(move)
        events: list[Event] = []
        for single in self.game.singles(move):
            after, happened = self.state.play_with_events(single)
            self.states.append(after)
            self.entries.append(Entry(single, comment, clock, evaluation))
            events += happened
        return tuple(events)

    def undo(self) -> Move:
        """Take the last single move back and return it; there must be one."""
        self.states.pop()
        return self.entries.pop().move

    def record(self, view: str | None = None) -> Record:
        """The game so far with nature's draws joined; redacted for a seat or SPECTATOR."""
        return Record(self.game, self.players, tuple(self._joined(view)), dict(self.tags), view)

    def _joined(self, view: str | None) -> Iterator[Entry]:
        start = 0
        draws: list[Move] = []
        for index, (state, entry) in enumerate(zip(self.states, self.entries, strict=False)):
            if view is not None:
                move = state.redact(entry.move, seat_of(view))
                entry = Entry(move, entry.comment, entry.clock, entry.evaluation)
            if state.turn == NATURE and entry == Entry(entry.move):
                start = start if draws else index
                draws.append(entry.move)
                continue
            yield from self._deal_from(start, draws, view)
            draws = []
            yield entry
        yield from self._deal_from(start, draws, view)

    def _deal_from(self, start: int, draws: list[Move], view: str | None) -> Iterator[Entry]:
        if draws:
            state = self.states[start]
            shown = state if view is None else state.view(seat_of(view)).state
            yield from map(Entry, self.game.join_draws(draws, shown))
