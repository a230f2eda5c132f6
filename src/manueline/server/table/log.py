"""A table's game computed from its log: every position, and the moves that were not taken back."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from manueline import schema
from manueline.games.base import Game, State, View
from manueline.games.values import NATURE, Event, Move
from manueline.server import messages as m
from manueline.server.table.record import AnyEntry, Ended, HandedOver, Moved, Reason, TakenBack


class GameLog:
    """Grows entry by entry; version v is the game after v entries."""

    def __init__(self, game: Game, entries: Iterable[AnyEntry] = ()) -> None:
        self.game = game
        self.entries: list[AnyEntry] = []
        self.states: list[State] = [game.new()]
        self.standing: list[int] = []
        """The versions of the moves that were not taken back."""
        self.endings: dict[int, Reason] = {}
        self.handed_over: dict[int, str] = {}
        """Seats of people that a bot plays, and its level."""
        for entry in entries:
            self.append(entry)

    @property
    def version(self) -> int:
        return len(self.entries)

    @property
    def state(self) -> State:
        return self.states[-1]

    def append(self, entry: AnyEntry) -> None:
        """Raises GameError, and then changes nothing, if its move cannot be played."""
        state = self.state
        match entry:
            case Moved():
                state = state.play(self.game.parse_move(entry.move))
                self.standing.append(self.version + 1)
            case TakenBack():
                state = self.states[entry.to]
                while self.standing and self.standing[-1] > entry.to:
                    self.standing.pop()
            case Ended():
                self.endings[entry.player] = entry.reason
            case HandedOver(bot=str(level)):
                self.handed_over[entry.player] = level
            case HandedOver():
                self.handed_over.pop(entry.player, None)
        self.entries.append(entry)
        self.states.append(state)

    def move_at(self, version: int) -> Move:
        """The move whose entry led to this version."""
        entry = self.entries[version - 1]
        assert isinstance(entry, Moved)
        return self.game.parse_move(entry.move)

    def last_mover(self, seats: Iterable[int]) -> int | None:
        """Which of these seats moved last."""
        among = set(seats)
        movers = (self.entries[version - 1].player for version in reversed(self.standing))
        return next((player for player in movers if player in among), None)

    def steps(self) -> Iterator[tuple[State, tuple[Event, ...]]]:
        """Every position of the game as it stands, with the events that led to it."""
        yield self.states[0], ()
        for version in self.standing:
            yield self.states[version], self.states[version - 1].events_of(self.move_at(version))

    def shown(self, version: int, viewer: int | None, with_position: bool = False) -> m.LogEntry:
        """The entry that led to a version, as the viewer may know it."""
        entry = self.entries[version - 1]
        match entry:
            case TakenBack():
                return m.TakebackEntry(version, entry.player, entry.to)
            case Ended():
                return m.EndingEntry(version, entry.player, entry.reason)
            case HandedOver():
                return m.HandoverEntry(version, entry.player, entry.bot)
        position = self.position(version, viewer) if with_position else None
        return shown_move(
            self.states[version - 1], self.move_at(version), version, viewer, position
        )

    def position(self, version: int, viewer: int | None) -> schema.Position:
        return schema.position_json(self.states[version].view(viewer))


def shown_move(
    before: State,
    move: Move,
    version: int,
    viewer: int | None,
    position: schema.Position | None = None,
) -> m.MoveEntry:
    """A move about to be played in `before`, as the viewer may know it."""
    known = before.redact(move, viewer)
    return m.MoveEntry(
        version=version,
        player=before.mover,
        move=schema.move_json(before.game, known),
        events=schema.events_json(before.view(viewer).events_of(known)),
        position=position,
    )


def legal_moves(view: View, as_nature: bool) -> list[schema.LegalMove]:
    """The viewer's moves, or nature's for whoever deals by hand."""
    if as_nature and view.turn == NATURE:
        game = view.state.game
        moves = view.state.legal_moves
        return [{**schema.move_json(game, move), "preview": None} for move in moves]
    return schema.legal_json(view)
