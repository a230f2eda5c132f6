"""The arithmetic of clocks. Time is counted by turns, so the parts of a turn share it."""

from __future__ import annotations

from dataclasses import dataclass

from manueline.games.base import State
from manueline.server.messages import GameClock, TurnClock

FREE_SECONDS = 60.0
"""For so long the clock of a seat waits for its first move; then it runs, or a game would never end
whose player does not begin."""

Clock = GameClock | TurnClock
Left = tuple[float, ...]


def full(clock: Clock, seats: int) -> Left:
    return (float(clock.seconds),) * seats


def charged(left: Left, seat: int | None, seconds: float) -> Left:
    """The clocks after a seat's ran for a while."""
    if seat is None or seconds <= 0:
        return left
    return tuple(max(0.0, time - seconds) if at == seat else time for at, time in enumerate(left))


def turned(clock: Clock, left: Left, mover: int, after: State) -> Left:
    """The clocks once a player is asked again: a finished turn earns its increment or is refilled.

    `after` is the position after the mover's move and what nature added to it.
    """
    if after.mid_turn and after.turn == mover:
        return left
    if isinstance(clock, GameClock):
        return _with(left, mover, left[mover] + clock.increment)
    return _with(left, mover, float(clock.seconds))


def _with(left: Left, seat: int, seconds: float) -> Left:
    return tuple(seconds if at == seat else time for at, time in enumerate(left))


MOST_LAG = 1.0
"""Seconds that a seat's quota of lag holds at most."""
LAG_REGAINED = 0.1
"""Seconds that the quota gains with every move."""


@dataclass(frozen=True, slots=True)
class LagQuota:
    """How much of the network's delay a seat is not charged for.

    A page's round trip is measured, but a page can make it seem longer. So what is given back
    comes from a quota, which a single slow message may use and constant slowness soon exhausts.
    """

    left: float = MOST_LAG

    def allowance(self, round_trip: float) -> float:
        """The seconds that a move is not charged for."""
        return min(max(0.0, round_trip), self.left)

    def after_move(self, allowed: float) -> LagQuota:
        """What is left after a move that was not charged for so many seconds."""
        return LagQuota(min(MOST_LAG, self.left - allowed + LAG_REGAINED))
