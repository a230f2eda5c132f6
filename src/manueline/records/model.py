"""A saved game: tags, then moves including nature's, so that replaying needs no randomness."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from manueline.games.base import Game, State, View
from manueline.games.breakdown import Breakdown, breakdown
from manueline.games.errors import GameError
from manueline.games.values import Event, Move

SPECTATOR = "-"

Result = tuple[int, ...] | None

TAG_NAME = r"[A-Z][A-Za-z0-9]{0,30}"
_HEADER = ("Game", "Version", "Options", "View", "Result")
_LIMIT = 1e9


def result_of(position: State | View) -> Result:
    """The scores of a game that is over."""
    return position.scores if position.is_over else None


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
    """One move of a record with its comment, clock and evaluation."""

    move: Move
    comment: str | None = None
    clock: float | None = None
    """Seconds left on the mover's clock after the move."""
    evaluation: float | None = None
    """Expected score difference for the mover after the move."""


class Step(NamedTuple):
    """A position of a record, with the move and the events that led to it."""

    state: State
    """The position after the move; in a redacted record with holes where its seat may not see."""
    move: Move | None
    """None for the first position."""
    events: tuple[Event, ...] = ()
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
    """None for an unredacted record, else a seat ("1", "2", ...) or SPECTATOR."""

    @property
    def viewer(self) -> int | None:
        """The seat that a redacted record is for; None for a spectator or an unredacted record."""
        return None if self.view is None else seat_of(self.view)

    def steps(self) -> Iterator[Step]:
        """Every position from the first on, with the move and the events that led to it.

        Raises RecordError at a move that cannot be played.
        """
        position = self.first_position()
        yield Step(_state_of(position), None)
        for number, entry in enumerate(self.entries, start=1):
            try:
                position, events = position.play_with_events(entry.move)
            except GameError as error:
                raise RecordError(0, f"move {number}, {entry.move}: {error}") from error
            notes = (entry.comment, entry.clock, entry.evaluation)
            yield Step(_state_of(position), entry.move, events, *notes)

    def first_position(self) -> State | View:
        """The first position: a view if the record is redacted, since its moves are too."""
        state = self.game.new()
        return state if self.view is None else View(state, self.viewer)

    def breakdown(self) -> Breakdown:
        """Every seat's points by where they came from. Raises RecordError."""
        return breakdown((step.state, step.events) for step in self.steps())

    @property
    def final(self) -> State:
        """The last position. Raises RecordError."""
        *_, last = self.steps()
        return last.state

    @property
    def result(self) -> Result:
        """The final scores, None while the game goes on. Raises RecordError."""
        return result_of(self.final)


def _state_of(position: State | View) -> State:
    return position.state if isinstance(position, View) else position


def header_tags(game: Game) -> tuple[str, ...]:
    """The tags that the text form writes from a record's own fields."""
    return (*_HEADER, *(f"Player{seat}" for seat in range(1, game.info.players + 1)))


def check_record(record: Record) -> None:
    """Raises RecordError for fields that could not be read back; moves are not checked."""
    seats = record.game.info.players
    if len(record.players) != seats:
        raise RecordError(0, f"this game has {seats} seats, not {len(record.players)}")
    view = record.view
    if view not in (None, SPECTATOR, *(str(seat + 1) for seat in range(seats))):
        raise RecordError(0, f"there is no seat {view!r} to view from")
    for name in record.tags:
        if not re.fullmatch(TAG_NAME, name):
            raise RecordError(
                0,
                f"{name[:40]!r} is not a tag name: use a capital letter, then letters or digits",
            )
        if name in header_tags(record.game):
            raise RecordError(
                0, f"the tag {name} is reserved: it is written from the record's fields"
            )
    for entry in record.entries:
        for number in (entry.clock, entry.evaluation):
            if number is not None and not is_number(number):
                raise RecordError(
                    0, f"{number} is not a clock or evaluation: they are below a billion"
                )


def is_number(value: float) -> bool:
    """Whether a clock or evaluation can be written: below a billion at three decimals."""
    return abs(value) < _LIMIT - 0.001
