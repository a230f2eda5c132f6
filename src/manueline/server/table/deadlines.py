"""What happens at a table because somebody is away or out of time: when, and what it changes.

A deadline is counted from when something began, never from when it was last looked at, so that
whatever else happens at the table does not postpone it.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

from manueline.games.values import NATURE
from manueline.server.table import seating
from manueline.server.table.decisions import Context, end, stand_in
from manueline.server.table.record import Change
from manueline.server.table.table import Table

FLAG_GRACE = 0.3
"""Seconds that a message may take from the worker of its socket to the worker of its table."""

LONGEST_DELAY = 20.0
"""Seconds for which a flag waits for messages at most: whoever sends too many waits because of
that, and a database that takes so long has failed, which stops the clock."""


@dataclass(frozen=True, slots=True)
class Attendance:
    """What the pages at a table say about its seats."""

    away_since: Mapping[int, float] = field(default_factory=dict)
    """The seats of people without a connected page, and since when."""
    unhandled_since: Mapping[int, float] = field(default_factory=dict)
    """When the oldest message of a seat arrived that has not been handled yet."""


@dataclass(frozen=True, slots=True)
class Deadline:
    """When a seat runs out of time, loses its place, or is played by a bot."""

    at: float
    seat: int
    kind: Literal["flag", "vacate", "stand-in"]


def next_deadline(table: Table, pages: Attendance, away_seconds: float) -> Deadline | None:
    """The first deadline that the table has at the moment."""
    if table.ticking is not None:
        return _flag(table)
    if table.record.awaited:
        return _vacating(table, pages, away_seconds)
    return _standing_in(table, pages, away_seconds)


def _flag(table: Table) -> Deadline | None:
    """A move may still count that arrives a while after the clock has reached 0."""
    seat, flag_at = table.running, table.flag_at
    if seat is None or flag_at is None:
        return None
    return Deadline(flag_at + table.lag_quota(seat).left + FLAG_GRACE, seat, "flag")


def _vacating(table: Table, pages: Attendance, away_seconds: float) -> Deadline | None:
    """Whoever is away when a full table waits for them loses the seat, so that it can begin."""
    away = [
        (max(pages.away_since[seat], table.asked_at[seat]), seat)
        for seat in table.record.awaited
        if seat in pages.away_since
    ]
    if not away:
        return None
    since, seat = min(away)
    return Deadline(since + away_seconds, seat, "vacate")


def _standing_in(table: Table, pages: Attendance, away_seconds: float) -> Deadline | None:
    """A bot plays for whoever is away when it is their turn, if others wait."""
    turn = table.state.turn
    if table.phase != "playing" or turn is None or turn == NATURE:
        return None
    others = table.others([turn])
    if turn not in pages.away_since or all(other in pages.away_since for other in others):
        return None
    if not table.is_played_by_person(turn):
        return None
    since = max(pages.away_since[turn], table.turn_began)
    return Deadline(since + away_seconds, turn, "stand-in")


def due_change(table: Table, pages: Attendance, away_seconds: float, ctx: Context) -> Change | None:
    """What the first deadline changes; None if it has not been reached.

    The flag waits for messages that arrived before it: the delay is the server's.
    """
    deadline = next_deadline(table, pages, away_seconds)
    if deadline is None or ctx.now < deadline.at:
        return None
    seat = deadline.seat
    match deadline.kind:
        case "flag":
            unhandled = pages.unhandled_since.get(seat)
            is_late = ctx.now >= deadline.at + LONGEST_DELAY
            if unhandled is not None and unhandled <= deadline.at and not is_late:
                return None
            return end(table, seat, "time", ctx)
        case "vacate":
            return Change(since=table.version, record=seating.vacated(table.record, [seat]))
        case "stand-in":
            return stand_in(table, [seat], ctx)
