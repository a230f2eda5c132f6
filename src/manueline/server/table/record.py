"""What is stored of a table: its log of entries, and a record of all that is not in the log."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

import msgspec

from manueline.games import game_of
from manueline.games.base import Game, State
from manueline.games.values import Event, Move
from manueline.server.messages import GameClock, TurnClock

Reason = Literal["resigned", "time", "left"]
Phase = Literal["waiting", "playing", "over"]


class Occupant(msgspec.Struct, frozen=True, kw_only=True, rename={"browsers": "holders"}):
    """Who sits at a seat. Browsers and links are known by hashes only."""

    kind: Literal["person", "bot", "open"]
    name: str = ""
    bot: str | None = None
    browsers: tuple[str, ...] = ()
    """Ids of the browsers that hold the seat."""
    keys: tuple[str, ...] = ()
    """Hashes of the tokens by which another browser can claim the seat."""
    links_revoked: int = 0
    """How often the seat's links were revoked; the tokens of later ones are different."""


class Offer(msgspec.Struct, frozen=True):
    """A takeback asked for at a version; void as soon as the log goes on."""

    seat: int
    version: int
    to: int
    agreed: tuple[int, ...] = ()
    """Seats that consent."""


class Phrase(msgspec.Struct, frozen=True):
    """The last phrase said; `number` counts them, so that each is sent once."""

    number: int
    seat: int
    phrase: str


class TableRecord(msgspec.Struct, frozen=True, kw_only=True):
    """All of a table that is not in its log."""

    id: str
    game: str
    game_version: int
    options: dict[str, str]
    seats: tuple[Occupant, ...]
    host: str
    """The id of the browser that created the table."""
    created: float
    public: bool = False
    dealer: Literal["seeded", "hand"] = "seeded"
    seed: str | None = None
    commitment: str | None = None
    """The hash of the seed, as it was shown before the game."""
    start: str | None = None
    """The text of the position that the game begins with; None for the game's own."""
    clock: GameClock | TurnClock | None = None
    awaited: tuple[int, ...] = ()
    """Seats that must say that they are ready before the game begins."""
    offer: Offer | None = None
    said: Phrase | None = None
    rematch_wanted: tuple[int, ...] = ()
    rematch: str | None = None
    answered: tuple[str, ...] = ()
    """Keys of the last requests that changed this record and not the log."""
    revision: int = 0
    """How often the record was changed; a change made for an older revision is not stored."""

    @property
    def has_open_seat(self) -> bool:
        return any(seat.kind == "open" for seat in self.seats)

    @property
    def has_begun(self) -> bool:
        return not (self.has_open_seat or self.awaited)

    def made_game(self) -> Game:
        """Raises NotationError if this version of the package no longer has the game."""
        return game_of(self.game, self.options, self.game_version)

    def first_position(self, game: Game) -> State:
        """Where the game begins. Raises NotationError as `made_game` does."""
        return game.new() if self.start is None else game.parse(self.start, check=False)


class Entry(msgspec.Struct, frozen=True, kw_only=True, tag_field="entry"):
    """One entry of the log; its version is its place in it, counted from 1."""

    player: int
    clocks: tuple[float, ...] | None = None
    """Seconds left by seat after it."""


class Moved(Entry, frozen=True, tag="move"):
    move: str


class TakenBack(Entry, frozen=True, tag="takeback"):
    to: int


class SameTurn(Entry, frozen=True, kw_only=True):
    """An entry that leaves the position, and so the turn under way, as it is."""

    turn_seconds: float = 0.0
    """How long the turn had taken before it."""


class Ended(SameTurn, frozen=True, tag="ending"):
    reason: Reason


class HandedOver(SameTurn, frozen=True, tag="handover"):
    bot: str | None


AnyEntry = Moved | TakenBack | Ended | HandedOver


@dataclass(frozen=True, slots=True)
class Step:
    """An entry of the log with what it did: a move is played, and its events found, only once."""

    entry: AnyEntry
    state: State
    """The position after it."""
    move: Move | None = None
    events: tuple[Event, ...] = ()


@dataclass(frozen=True, slots=True)
class Created:
    """A new table."""

    record: TableRecord
    steps: tuple[Step, ...]
    """What nature does before the first decision, once everybody is there."""

    @property
    def phase(self) -> Phase:
        return "playing" if self.record.has_begun else "waiting"

    @property
    def position(self) -> str:
        if self.steps:
            return self.steps[-1].state.text
        return self.record.first_position(self.record.made_game()).text


@dataclass(frozen=True, slots=True, kw_only=True)
class Change:
    """What a request does to a table; stored as a whole or not at all."""

    since: int
    """The version after which the entries come."""
    steps: tuple[Step, ...] = ()
    record: TableRecord | None = None
    request: str | None = None
    """The key of the request that is answered by this."""
    rematch: Created | None = None
    """A new table that is created with this."""
