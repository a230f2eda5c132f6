"""A saved game: tags, then moves including nature's, so that replaying needs no randomness."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import NamedTuple

from manueline.games.base import Game, State, View
from manueline.games.breakdown import Breakdown, breakdown
from manueline.games.errors import GameError
from manueline.games.values import AnyMove, Event, Move

SPECTATOR = "-"
DECIMALS = 3
"""How many decimals a clock or an evaluation has, in both forms."""

Result = tuple[int, ...] | None


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
    """One move of a record with its comment, clock, evaluation and variations.

    A comment's white space becomes single spaces and numbers are rounded to three decimals, as both
    forms write them.
    """

    move: Move
    comment: str | None = None
    clock: float | None = None
    """Seconds left on the mover's clock after the move."""
    evaluation: float | None = None
    """Expected score difference for the mover after the move."""
    variations: tuple[tuple[Entry, ...], ...] = ()
    """What could have been played instead: each begins in the position before the move."""

    def __post_init__(self) -> None:
        if self.comment is not None:
            object.__setattr__(self, "comment", _spaced(self.comment))
        if self.clock is not None:
            object.__setattr__(self, "clock", round(self.clock, DECIMALS))
        if self.evaluation is not None:
            object.__setattr__(self, "evaluation", round(self.evaluation, DECIMALS))


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
    """A game from its first position on. `view` names the seat a redacted record was made for.

    White space in names, tags and comments becomes single spaces, as both forms write it.
    """

    game: Game
    players: tuple[str, ...]
    entries: tuple[Entry, ...] = ()
    tags: Mapping[str, str] = field(default_factory=dict)
    view: str | None = None
    """None for an unredacted record, else a seat ("1", "2", ...) or SPECTATOR."""
    start_position: State | None = None
    """Where the moves begin; None for a game from its beginning. In a redacted record it has holes
    where its seat may not see."""
    comment: str | None = None
    """On the first position."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "players", tuple(map(_spaced, self.players)))
        tags = {name: _spaced(value) for name, value in self.tags.items()}
        object.__setattr__(self, "tags", tags)
        if self.comment is not None:
            object.__setattr__(self, "comment", _spaced(self.comment))

    @property
    def viewer(self) -> int | None:
        """The seat that a redacted record is for; None for a spectator or an unredacted record."""
        return None if self.view is None else seat_of(self.view)

    def steps(self) -> Iterator[Step]:
        """Every position from the first on, with the move and the events that led to it.

        Raises RecordError at a move that cannot be played.
        """
        position = self.first_position()
        yield Step(_state_of(position), None, comment=self.comment)
        for number, entry in enumerate(self.entries, start=1):
            try:
                position, events = position.play_with_events(entry.move)
            except GameError as error:
                raise RecordError(0, f"move {number}, {entry.move}: {error}") from error
            notes = (entry.comment, entry.clock, entry.evaluation)
            yield Step(_state_of(position), entry.move, events, *notes)

    def first_position(self) -> State | View:
        """The first position: a view if the record is redacted, since its moves are too."""
        state = self.game.new() if self.start_position is None else self.start_position
        return state if self.view is None else View(state, self.viewer)

    def variation(self, index: int, which: int = 0) -> Record:
        """The game with a variation of `entries[index]` played from there on.

        Raises IndexError if there is no such variation.
        """
        line = self.entries[index].variations[which]
        return replace(self, entries=(*self.entries[:index], *line))

    def with_variation(self, index: int, moves: Iterable[AnyMove | Entry]) -> Record:
        """The record with moves that could have been played instead of `entries[index]` and on.

        Raises IndexError if there is no such entry, NotationError for a text or id that names no
        move, and RecordError if the moves cannot be played there.
        """
        line = tuple(
            move if isinstance(move, Entry) else Entry(self.game.move(move)) for move in moves
        )
        if not line:
            raise RecordError(0, "a variation has at least one move")
        entry = self.entries[index]
        more = replace(entry, variations=(*entry.variations, line))
        at = range(len(self.entries))[index]
        changed = replace(self, entries=(*self.entries[:at], more, *self.entries[at + 1 :]))
        for _ in changed.variation(at, -1).steps():
            pass  # raises where a move cannot be played
        return changed

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
        final = self.final
        return final.scores if final.is_over else None


def _state_of(position: State | View) -> State:
    return position.state if isinstance(position, View) else position


def _spaced(text: str) -> str:
    return " ".join(text.split())
