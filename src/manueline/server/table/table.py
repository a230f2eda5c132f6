"""One table in memory: its present state, who may do what, and how a stored change is applied.

It does no input or output: times are arguments, `decisions` computes what a request changes, and a
change is applied here only after it was stored.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from typing import Literal

from manueline.dealer import Dealer, parse_seed
from manueline.games.base import State
from manueline.games.errors import GameError
from manueline.games.values import NATURE
from manueline.server.messages import Result
from manueline.server.table import clocks
from manueline.server.table.log import GameLog
from manueline.server.table.record import AnyEntry, Change, TableRecord

Phase = Literal["waiting", "playing", "over"]


class Refusal(GameError):
    """A request that is refused for another reason than a rule of the game."""


class Table:
    """A table: its sheet, its log, and the time since the last entry."""

    def __init__(
        self,
        sheet: TableRecord,
        entries: Iterable[AnyEntry] = (),
        answered: Mapping[str, int] | None = None,
        now: float = 0.0,
        spent: float = 0.0,
    ) -> None:
        """`spent` is how many seconds the running clock had used when the table was unloaded."""
        self.sheet = sheet
        self.log = GameLog(sheet.made_game(), entries)
        self.answered = dict(answered or {})
        """Requests that the log answers, with the version they led to."""
        self.since = now - spent
        self.result: Result | None = None
        """Computed once, when the game is over."""
        self.dealer = Dealer(parse_seed(sheet.seed)) if sheet.seed else None

    # --- present state -----------------------------------------------------------------------

    @property
    def version(self) -> int:
        return self.log.version

    @property
    def state(self) -> State:
        return self.log.state

    @property
    def phase(self) -> Phase:
        if any(seat.kind == "open" for seat in self.sheet.seats):
            return "waiting"
        over = self.state.is_over or self.is_decided(self.log.endings)
        return "over" if over else "playing"

    def is_decided(self, endings: Collection[int]) -> bool:
        """Whether endings leave nobody, or no person, to play on."""
        left = [at for at in range(len(self.sheet.seats)) if at not in endings]
        people = any(self.sheet.seats[at].kind == "person" for at in left)
        return bool(endings) and (len(left) < 2 or not people)

    # --- who may do what ---------------------------------------------------------------------

    def seats_of(self, holder: str) -> list[int]:
        return [at for at, seat in enumerate(self.sheet.seats) if holder in seat.holders]

    def is_host(self, holder: str) -> bool:
        return holder == self.sheet.host

    def bot_of(self, seat: int) -> str | None:
        """The level that plays a seat now: its own, or a stand-in's."""
        return self.sheet.seats[seat].bot or self.log.handed_over.get(seat)

    def is_played_by_person(self, seat: int) -> bool:
        return self.sheet.seats[seat].kind == "person" and self.bot_of(seat) is None

    def others(self, seats: Iterable[int]) -> list[int]:
        """Seats that other people play at the moment."""
        own = set(seats)
        every = range(len(self.sheet.seats))
        return [seat for seat in every if seat not in own and self.is_played_by_person(seat)]

    @property
    def bot_to_move(self) -> str | None:
        """The level of the bot that is to move."""
        turn = self.state.turn
        if self.phase != "playing" or turn is None or turn == NATURE:
            return None
        return self.bot_of(turn)

    def perspective(self, holder: str) -> int | None:
        """The seat whose view a browser gets: its seat to move, else its last mover, its first."""
        own = self.seats_of(holder)
        if not own:
            return None
        if self.state.turn in own:
            return self.state.turn
        last = self.log.last_mover(own)
        return own[0] if last is None else last

    def undo_target(self, holder: str) -> int | None:
        """The version before the last decision of a browser; None if it cannot be undone.

        No undo goes back over a move of nature, since it has revealed something. Only the host of a
        hand-dealt table may undo nature's moves, to correct typing errors.
        """
        own = set(self.seats_of(holder)) - set(self.log.endings)
        if self.phase != "playing" or not own:
            return None
        deals = self.sheet.dealer == "hand" and self.is_host(holder)
        for version in reversed(self.log.standing):
            player = self.log.entries[version - 1].player
            if player in own or (player == NATURE and deals):
                return version - 1
            if player == NATURE:
                return None
        return None

    # --- clocks ------------------------------------------------------------------------------

    @property
    def ticking(self) -> int | None:
        """The seat whose clock runs; there is none for bots and nature."""
        turn = self.state.turn
        if self.sheet.clock is None or self.phase != "playing" or turn is None or turn == NATURE:
            return None
        return turn if self.is_played_by_person(turn) else None

    def left(self, now: float) -> clocks.Left | None:
        """Seconds left by seat."""
        if self.sheet.clock is None:
            return None
        stored = next((e.clocks for e in reversed(self.log.entries) if e.clocks is not None), None)
        if stored is None:
            stored = clocks.full(self.sheet.clock, len(self.sheet.seats))
        return clocks.charged(stored, self.ticking, now - self.since)

    def seconds_until_flag(self, now: float) -> float | None:
        """How long until the running clock reaches 0."""
        left, seat = self.left(now), self.ticking
        return None if left is None or seat is None else left[seat]

    # --- changes -----------------------------------------------------------------------------

    def commit(self, change: Change, now: float) -> None:
        """Apply a change that was stored."""
        assert change.since == self.version, "entries continue the log"
        if change.entries or self.phase != "playing":
            self.since = now
        for entry in change.entries:
            self.log.append(entry)
        if change.sheet is not None:
            self.sheet = change.sheet
        if change.request is not None and change.entries:
            self.answered[change.request] = self.version
