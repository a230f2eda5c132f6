"""A table's game computed from its log: positions, and the moves that were not taken back."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from hashlib import blake2b

import msgspec

from manueline.games.base import Game, State
from manueline.games.values import Event, Move
from manueline.server.table.record import (
    AnyEntry,
    Ended,
    HandedOver,
    Moved,
    Reason,
    SameTurn,
    Step,
    TakenBack,
)

EVENTS_KEPT = 16
"""Events of so many moves are kept; older ones are seldom asked for, and computed again."""

_encode = msgspec.json.Encoder().encode


def standing_moves(entries: Iterable[AnyEntry]) -> list[Moved]:
    """The moves that were not taken back."""
    standing: list[tuple[int, Moved]] = []
    for version, entry in enumerate(entries, start=1):
        if isinstance(entry, Moved):
            standing.append((version, entry))
        elif isinstance(entry, TakenBack):
            standing = [(at, moved) for at, moved in standing if at <= entry.to]
    return [moved for _, moved in standing]


class GameLog:
    """Grows entry by entry; version v is the game after v entries.

    Earlier positions are computed when one is asked for: a table that is loaded has its last
    position from the database, and most tables need no other.
    """

    def __init__(
        self,
        game: Game,
        start: State,
        entries: Sequence[AnyEntry] = (),
        position: str | None = None,
    ) -> None:
        """`position` is the text of the last one. Raises GameError if the moves do not fit."""
        self.game = game
        self.entries: list[AnyEntry] = []
        self.standing: list[int] = []
        """The versions of the moves that were not taken back."""
        self.endings: dict[int, Reason] = {}
        self.handed_over: dict[int, str] = {}
        """Seats of people that a bot plays, and its level."""
        self._movers: set[int] = set()
        self.digests: list[str] = [""]
        """For each version a hash of all entries up to it: two logs with the same one agree."""
        self._states: list[State | None] = [start]
        self._moves: list[Move | None] = []
        self._events: dict[int, tuple[Event, ...]] = {}
        for entry in entries:
            self._note(entry)
        if entries:
            self._states += [None] * (len(entries) - 1)
            self._states.append(None if position is None else game.parse(position, check=False))
            self._moves += [None] * len(entries)
            if position is None:
                self._replay(len(entries))

    @property
    def version(self) -> int:
        return len(self.entries)

    @property
    def state(self) -> State:
        return self.state_at(self.version)

    @property
    def digest(self) -> str:
        return self.digests[-1]

    def append(self, step: Step) -> None:
        self._note(step.entry)
        self._states.append(step.state)
        self._moves.append(step.move)
        if step.move is not None:
            if len(self._events) >= EVENTS_KEPT:
                self._events.clear()
            self._events[self.version] = step.events

    def _note(self, entry: AnyEntry) -> None:
        self.entries.append(entry)
        match entry:
            case Moved():
                self.standing.append(self.version)
                self._movers.add(entry.player)
            case TakenBack():
                while self.standing and self.standing[-1] > entry.to:
                    self.standing.pop()
            case Ended():
                self.endings[entry.player] = entry.reason
            case HandedOver(bot=str(level)):
                self.handed_over[entry.player] = level
            case HandedOver():
                self.handed_over.pop(entry.player, None)
        text = self.digests[-1].encode() + _encode(entry)
        self.digests.append(blake2b(text, digest_size=6).hexdigest())

    def state_at(self, version: int) -> State:
        """The position at a version."""
        state = self._states[version]
        return self._replay(version) if state is None else state

    def _replay(self, version: int) -> State:
        """Compute positions up to a version. Raises GameError at a move that cannot be played."""
        first = version
        while self._states[first] is None:
            first -= 1
        state = self._states[first]
        assert state is not None, "the first position is always known"
        for at in range(first + 1, version + 1):
            match self.entries[at - 1]:
                case Moved():
                    state = state.play(self.move_at(at))
                case TakenBack(to=to):
                    earlier = self._states[to]
                    assert earlier is not None, "a takeback leads to an earlier position"
                    state = earlier
            self._states[at] = state
        return state

    def move_at(self, version: int) -> Move:
        """The move whose entry led to this version."""
        move = self._moves[version - 1]
        if move is None:
            entry = self.entries[version - 1]
            assert isinstance(entry, Moved)
            move = self._moves[version - 1] = self.game.parse_move(entry.move)
        return move

    def events_at(self, version: int) -> tuple[Event, ...]:
        """The events of the move whose entry led to this version."""
        known = self._events.get(version)
        if known is None:
            return self.state_at(version - 1).events_of(self.move_at(version))
        return known

    def last_mover(self, seats: Iterable[int]) -> int | None:
        """Which of these seats moved last."""
        among = set(seats)
        movers = (self.entries[version - 1].player for version in reversed(self.standing))
        return next((player for player in movers if player in among), None)

    def returns(self, seat: int) -> int:
        """How often a seat was taken back from a bot."""
        return sum(
            isinstance(entry, HandedOver) and entry.bot is None and entry.player == seat
            for entry in self.entries
        )

    @property
    def turn_seconds(self) -> float:
        """How long the turn under way had taken before the last entry."""
        last = self.entries[-1] if self.entries else None
        return last.turn_seconds if isinstance(last, SameTurn) else 0.0

    def has_moved(self, seat: int) -> bool:
        """Whether a seat has made a move, even one that was taken back."""
        return seat in self._movers

    def steps(self) -> Iterator[tuple[State, tuple[Event, ...]]]:
        """Every position of the game as it stands, with the events that led to it."""
        yield self.state_at(0), ()
        for version in self.standing:
            yield self.state_at(version), self.events_at(version)

    @property
    def shown_versions(self) -> list[int]:
        """The entries that a page needs: what was taken back, and that it was, are left out."""
        last = self.standing[-1] if self.standing else 0
        stands = set(self.standing)
        return [
            version
            for version, entry in enumerate(self.entries, start=1)
            if version in stands
            or isinstance(entry, Ended | HandedOver)
            or (isinstance(entry, TakenBack) and version > last)
        ]

    @property
    def takebacks(self) -> int:
        return sum(isinstance(entry, TakenBack) for entry in self.entries)
