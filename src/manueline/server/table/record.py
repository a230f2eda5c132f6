"""What is stored of a table: its log of entries, and a sheet for all that is not in the log."""

from __future__ import annotations

from typing import Literal

import msgspec

from manueline.games import game_of
from manueline.games.base import Game
from manueline.server.messages import GameClock, TurnClock

Reason = Literal["resigned", "time", "left"]


class Occupant(msgspec.Struct, frozen=True, kw_only=True):
    """Who sits at a seat. Browsers and links are known by hashes only."""

    kind: Literal["person", "bot", "open"]
    name: str = ""
    bot: str | None = None
    holders: tuple[str, ...] = ()
    """Hashes of the browsers that hold the seat."""
    keys: tuple[str, ...] = ()
    """Hashes of the tokens by which another browser can claim the seat."""


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
    """The hash of the browser that created the table."""
    created: float
    public: bool = False
    dealer: Literal["seeded", "hand"] = "seeded"
    seed: str | None = None
    commitment: str | None = None
    """The hash of the seed, as it was shown before the game."""
    clock: GameClock | TurnClock | None = None
    offer: Offer | None = None
    said: Phrase | None = None
    rematch_wanted: tuple[int, ...] = ()
    rematch: str | None = None
    answered: tuple[str, ...] = ()
    """Keys of the last requests that changed this sheet and not the log."""
    revision: int = 0
    """How often the sheet was changed; a change made for an older revision is not stored."""

    def made_game(self) -> Game:
        """Raises NotationError if this version of the package no longer has the game."""
        return game_of(self.game, self.options, self.game_version)


class Entry(msgspec.Struct, frozen=True, kw_only=True, tag_field="entry"):
    """One entry of the log; its version is its place in it, counted from 1."""

    player: int
    clocks: tuple[float, ...] | None = None
    """Seconds left by seat after it."""


class Moved(Entry, frozen=True, tag="move"):
    move: str


class TakenBack(Entry, frozen=True, tag="takeback"):
    to: int


class Ended(Entry, frozen=True, tag="ending"):
    reason: Reason


class HandedOver(Entry, frozen=True, tag="handover"):
    bot: str | None


AnyEntry = Moved | TakenBack | Ended | HandedOver


class Change(msgspec.Struct, frozen=True, kw_only=True):
    """What a request does to a table; stored as a whole or not at all."""

    since: int
    """The version after which the entries come."""
    entries: tuple[AnyEntry, ...] = ()
    sheet: TableRecord | None = None
    request: str | None = None
    """The key of the request that is answered by this."""
    over: bool = False
    rematch: tuple[TableRecord, tuple[AnyEntry, ...]] | None = None
    """A new table that is created with this."""
