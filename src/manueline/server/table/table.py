"""One table in memory: its present state, who may do what, and how a stored change is applied.

It does no input or output: times are arguments, `decisions` computes what a request changes, and a
change is applied here only after it was stored. Times are of a clock that never jumps. Each has one
meaning, so that nothing which changes one of them can postpone what depends on another.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence

from manueline.dealer import Dealer, parse_seed
from manueline.games.base import State
from manueline.games.values import NATURE
from manueline.server.messages import Result
from manueline.server.table import clocks
from manueline.server.table.log import GameLog
from manueline.server.table.record import AnyEntry, Change, Ended, Phase, SameTurn, TableRecord


class Table:
    """A table: its record, its log, and the times that its clocks and deadlines count from."""

    def __init__(
        self,
        record: TableRecord,
        entries: Sequence[AnyEntry] = (),
        answered: Mapping[str, int] | None = None,
        now: float = 0.0,
        spent: float = 0.0,
        position: str | None = None,
    ) -> None:
        """`spent` is how many seconds the running clock had used, `position` the present one.

        Raises GameError if the record's game does not exist, or the log does not fit to it.
        """
        self.record = record
        game = record.made_game()
        self.log = GameLog(game, record.first_position(game), entries, position)
        self.answered = dict(answered or {})
        """Requests that the log answers, with the version they led to."""
        self.clock_since = now - spent
        """When the last entry was applied, whose clocks are charged from then on."""
        self.turn_began = self.clock_since - self.log.turn_seconds
        """When the player to move was asked for the present decision."""
        self.asked_at = dict.fromkeys(record.awaited, now)
        """When seats were asked whether they are ready, until their game begins."""
        self.paused_at: float | None = None
        """Since when no clock runs, because the server could not store or was not there."""
        self.lag: dict[int, clocks.LagQuota] = {}
        """By seat; one that is not here is full."""
        self.result: Result | None = None
        """Computed once, when the game is over."""
        self.dealer = Dealer(parse_seed(record.seed)) if record.seed else None

    # --- present state -----------------------------------------------------------------------

    @property
    def id(self) -> str:
        return self.record.id

    @property
    def version(self) -> int:
        return self.log.version

    @property
    def state(self) -> State:
        return self.log.state

    @property
    def phase(self) -> Phase:
        return self._phase(self.record, self.state, self.log.endings)

    def phase_after(self, change: Change) -> Phase:
        ended = {step.entry.player for step in change.steps if isinstance(step.entry, Ended)}
        state = change.steps[-1].state if change.steps else self.state
        return self._phase(change.record or self.record, state, {*self.log.endings, *ended})

    def _phase(self, record: TableRecord, state: State, endings: Collection[int]) -> Phase:
        if not record.has_begun:
            return "waiting"
        return "over" if state.is_over or self.is_decided(endings) else "playing"

    def is_decided(self, endings: Collection[int]) -> bool:
        """Whether endings leave nobody, or no person, to play on."""
        left = [at for at in range(len(self.record.seats)) if at not in endings]
        people = any(self.record.seats[at].kind == "person" for at in left)
        return bool(endings) and (len(left) < 2 or not people)

    # --- who may do what ---------------------------------------------------------------------

    def seats_of(self, browser_id: str) -> list[int]:
        return [at for at, seat in enumerate(self.record.seats) if browser_id in seat.browsers]

    def is_host(self, browser_id: str) -> bool:
        return browser_id == self.record.host

    def bot_of(self, seat: int) -> str | None:
        """The level that plays a seat now: its own, or a stand-in's."""
        return self.record.seats[seat].bot or self.log.handed_over.get(seat)

    def is_played_by_person(self, seat: int) -> bool:
        return self.record.seats[seat].kind == "person" and self.bot_of(seat) is None

    def others(self, seats: Iterable[int]) -> list[int]:
        """Seats that other people play at the moment."""
        own = set(seats)
        every = range(len(self.record.seats))
        return [seat for seat in every if seat not in own and self.is_played_by_person(seat)]

    @property
    def bot_to_move(self) -> str | None:
        """The level of the bot that is to move."""
        turn = self.state.turn
        if self.phase != "playing" or turn is None or turn == NATURE:
            return None
        return self.bot_of(turn)

    def perspective(self, browser_id: str) -> int | None:
        """The seat whose view a browser gets: its seat to move, else its last mover, its first."""
        own = self.seats_of(browser_id)
        if not own:
            return None
        if self.state.turn in own:
            return self.state.turn
        last = self.log.last_mover(own)
        return own[0] if last is None else last

    def undo_target(self, browser_id: str) -> int | None:
        """The version before the last decision of a browser; None if it cannot be undone.

        No undo goes back over a move of nature, since it has revealed something. Only the host of a
        hand-dealt table may undo nature's moves, to correct typing errors.
        """
        own = set(self.seats_of(browser_id)) - set(self.log.endings)
        if self.phase != "playing" or not own:
            return None
        deals = self.record.dealer == "hand" and self.is_host(browser_id)
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
        """The seat whose clock is counted; there is none for bots and nature."""
        turn = self.state.turn
        if self.record.clock is None or self.phase != "playing" or turn is None or turn == NATURE:
            return None
        return turn if self.is_played_by_person(turn) else None

    @property
    def running(self) -> int | None:
        """The seat whose clock runs."""
        return self.ticking if self.paused_at is None else None

    def _clock_time(self, now: float) -> float:
        """Up to when clocks have run."""
        return now if self.paused_at is None else min(now, self.paused_at)

    def spent(self, now: float) -> float:
        """Seconds for which clocks have run since the last entry."""
        return max(0.0, self._clock_time(now) - self.clock_since)

    def turn_seconds(self, now: float) -> float:
        """Seconds that the present turn has taken."""
        return max(0.0, self._clock_time(now) - self.turn_began)

    @property
    def _charged_from(self) -> float:
        """From when on the clock that is counted pays: it waits a while for its seat's first move,
        and for a bot that played in between."""
        seat = self.ticking
        is_first = seat is not None and not self.log.has_moved(seat)
        return max(self.clock_since, self.turn_began + (clocks.FREE_SECONDS if is_first else 0.0))

    def free(self, now: float) -> float:
        """Seconds until the clock that is counted starts."""
        return max(0.0, self._charged_from - self._clock_time(now))

    def pause(self, now: float) -> None:
        """Let no clock run: the delay is the server's."""
        if self.paused_at is None and self.ticking is not None:
            self.paused_at = max(now, self.clock_since)

    def resume(self, now: float) -> None:
        if self.paused_at is not None:
            paused = max(0.0, now - self.paused_at)
            self.clock_since += paused
            self.turn_began += paused
            self.paused_at = None

    def _left_before(self) -> clocks.Left | None:
        """Seconds left by seat after the last entry."""
        if self.record.clock is None:
            return None
        stored = next((e.clocks for e in reversed(self.log.entries) if e.clocks is not None), None)
        return stored or clocks.full(self.record.clock, len(self.record.seats))

    def left(self, now: float) -> clocks.Left | None:
        """Seconds left by seat."""
        left = self._left_before()
        if left is None:
            return None
        return clocks.charged(left, self.ticking, self._clock_time(now) - self._charged_from)

    @property
    def flag_at(self) -> float | None:
        """When the running clock reaches 0."""
        left, seat = self._left_before(), self.running
        return None if left is None or seat is None else self._charged_from + left[seat]

    def lag_quota(self, seat: int) -> clocks.LagQuota:
        return self.lag.get(seat, clocks.LagQuota())

    # --- changes -----------------------------------------------------------------------------

    def apply(self, change: Change, now: float) -> None:
        """Apply a change that was stored."""
        assert change.since == self.version, "entries continue the log"
        had_begun = self.record.has_begun
        for step in change.steps:
            self.log.append(step)
        if change.record is not None:
            self.record = change.record
        moved = any(not isinstance(step.entry, SameTurn) for step in change.steps)
        if moved or (self.record.has_begun and not had_begun):
            self.turn_began = self.clock_since = now
            self.paused_at = None
        elif change.steps:
            self.clock_since = self._clock_time(now)
        self._note_asked(now)
        if change.request is not None and change.steps:
            self.answered[change.request] = self.version

    def _note_asked(self, now: float) -> None:
        """Whoever has left is asked no more; others are not asked anew because of them."""
        begun, seats = self.record.has_begun, self.record.seats
        for seat in list(self.asked_at):
            if begun or seats[seat].kind != "person":
                del self.asked_at[seat]
        for seat in self.record.awaited:
            self.asked_at.setdefault(seat, now)

    def note_seen(self, browser_id: str) -> None:
        """Somebody is here who need not say that they are ready; they will be asked anew."""
        for seat in self.seats_of(browser_id):
            if seat not in self.record.awaited:
                self.asked_at.pop(seat, None)

    def keep_times(self, before: Table) -> None:
        """Count on from the times of the same table, as it was before it was loaded again."""
        self.lag = before.lag
        for seat in self.asked_at.keys() & before.asked_at.keys():
            self.asked_at[seat] = before.asked_at[seat]
        if (self.version, self.log.digest) == (before.version, before.log.digest):
            self.turn_began, self.clock_since = before.turn_began, before.clock_since
            self.paused_at = before.paused_at
