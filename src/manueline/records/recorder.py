"""A game while it is being played: its positions, undo, and the record of it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from manueline.games.base import Game, State
from manueline.games.values import NATURE, AnyMove, Event, Move
from manueline.records.model import Entry, Record, seat_of


class Recorder:
    """Keeps every position from the first on, so that undo only drops the last."""

    def __init__(
        self,
        game: Game,
        players: Sequence[str],
        tags: Mapping[str, str] | None = None,
        *,
        start_position: State | None = None,
        comment: str | None = None,
    ) -> None:
        """A comment is on the first position, which is the game's unless one is given."""
        self.game = game
        self.players = tuple(players)
        self.tags = dict(tags or {})
        self.start_position = start_position
        self.comment = comment
        self.states: list[State] = [game.new() if start_position is None else start_position]
        self.entries: list[Entry] = []

    @classmethod
    def after(cls, record: Record) -> Recorder:
        """A recorder after the moves of a record that is not redacted. Raises IllegalMove."""
        recorder = cls(
            record.game,
            record.players,
            record.tags,
            start_position=record.start_position,
            comment=record.comment,
        )
        for entry in record.entries:
            recorder._add(entry)
        return recorder

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
        return self._add(Entry(self.game.move(move), comment, clock, evaluation))

    def _add(self, entry: Entry) -> tuple[Event, ...]:
        self.state.play(entry.move)
        events: list[Event] = []
        singles = self.game.singles(entry.move)
        for number, single in enumerate(singles, start=1):
            after, happened = self.state.play_with_events(single)
            self.states.append(after)
            # The notes of a compound deal are on the position after it, its variations on the one
            # before.
            noted = replace(entry, move=single) if number == len(singles) else Entry(single)
            lines = entry.variations if number == 1 else ()
            self.entries.append(replace(noted, variations=lines))
            events += happened
        return tuple(events)

    def undo(self) -> Move:
        """Take the last single move back and return it; there must be one."""
        self.states.pop()
        return self.entries.pop().move

    def record(self, view: str | None = None) -> Record:
        """The game so far with nature's draws joined; redacted for a seat or SPECTATOR."""
        start = self.start_position
        if start is not None and view is not None:
            start = start.view(seat_of(view)).state
        entries = tuple(self._joined(view))
        tags = dict(self.tags)
        return Record(self.game, self.players, entries, tags, view, start, self.comment)

    def _joined(self, view: str | None) -> Iterator[Entry]:
        start = 0
        draws: list[Move] = []
        for index, (state, entry) in enumerate(zip(self.states, self.entries, strict=False)):
            if view is not None:
                entry = _redacted(state, entry, seat_of(view))
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


def _redacted(state: State, entry: Entry, seat: int | None) -> Entry:
    """The entry, about to be played here, with its variations, as the seat may know it."""
    lines = tuple(tuple(_redacted_line(state, line, seat)) for line in entry.variations)
    return replace(entry, move=state.redact(entry.move, seat), variations=lines)


def _redacted_line(state: State, line: Sequence[Entry], seat: int | None) -> Iterator[Entry]:
    for entry in line:
        yield _redacted(state, entry, seat)
        state = state.play(entry.move)
