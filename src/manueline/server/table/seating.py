"""Taking, sharing and leaving the seats of a table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from msgspec.structs import replace

from manueline.server import messages as m
from manueline.server.table.dealing import first_deal
from manueline.server.table.errors import Refusal
from manueline.server.table.identity import browser_id_of, link_key, link_token
from manueline.server.table.names import clean_name
from manueline.server.table.record import Change, Occupant, TableRecord

if TYPE_CHECKING:
    from manueline.server.table.table import Table

MOST_BROWSERS = 4
"""Browsers that one seat can be held in."""
OPEN = Occupant(kind="open")


def person(name: str, browser: str, table_id: str, at: int) -> Occupant:
    return Occupant(
        kind="person",
        name=clean_name(name),
        browsers=(browser_id_of(browser),),
        keys=(link_key(link_token(browser, table_id, at)),),
    )


def sit(table: Table, browser: str, wanted: m.Sit) -> Change | None:
    """Take an open seat; None if this browser has it already. Raises Refusal."""
    record, own = table.record, table.seats_of(browser_id_of(browser))
    if wanted.seat is None and own:
        return None
    free = [at for at, seat in enumerate(record.seats) if seat.kind == "open"]
    if wanted.seat is not None and wanted.seat >= len(record.seats):
        raise Refusal("no-such-seat", f"there are {len(record.seats)} seats")
    seat = wanted.seat if wanted.seat is not None else (free[0] if free else -1)
    if seat in own:
        return None
    if seat not in free:
        raise Refusal("seat-taken", "this seat is taken" if free else "no seat is open")
    if own and not table.is_host(browser_id_of(browser)):
        raise Refusal("one-seat", "only the host of a table may take several of its seats")
    seated = _replaced(record, seat, person(wanted.name, browser, record.id, seat))
    seated = replace(seated, awaited=_awaited(seated, browser_id_of(browser)))
    return Change(since=table.version, record=seated, steps=first_deal(seated))


def _awaited(record: TableRecord, browser_id: str) -> tuple[int, ...]:
    """Whom a full table of the lobby waits for: everybody but the browser that came last.

    People who do not know each other meet there, and whoever opened the table or came early may
    look elsewhere. A link is sent to somebody who is expected, so there nobody is asked.
    """
    if not record.public or record.has_open_seat:
        return ()
    seats = enumerate(record.seats)
    return tuple(
        at for at, seat in seats if seat.kind == "person" and browser_id not in seat.browsers
    )


def ready(table: Table, own: Sequence[int]) -> Change:
    """The seats of a browser are ready; the last ones begin the game. Raises Refusal."""
    record = table.record
    if not set(own) & set(record.awaited):
        raise Refusal("not-awaited", "this table does not wait for this seat")
    left = tuple(at for at in record.awaited if at not in own)
    agreed = replace(record, awaited=left, revision=record.revision + 1)
    return Change(since=table.version, record=agreed, steps=first_deal(agreed))


def claim(table: Table, browser: str, token: str) -> Change | None:
    """Hold a seat in another browser as well; None if it does already. Raises Refusal."""
    key, browser_id = link_key(token), browser_id_of(browser)
    seats = table.record.seats
    at = next((at for at, seat in enumerate(seats) if key in seat.keys), None)
    if at is None:
        raise Refusal("bad-link", "this link is not for a seat of this table")
    if browser_id in seats[at].browsers:
        return None
    if len(seats[at].browsers) == MOST_BROWSERS:
        raise Refusal("too-many-browsers", f"a seat is held in {MOST_BROWSERS} browsers at most")
    held = replace(seats[at], browsers=(*seats[at].browsers, browser_id))
    return Change(since=table.version, record=_replaced(table.record, at, held))


def own_link(table: Table, browser: str, at: int) -> str:
    """The token of the link by which this browser shares its seat."""
    return link_token(browser, table.id, at, table.record.seats[at].links_revoked)


def with_links(table: Table, browser: str) -> Change | None:
    """Make the links of a browser's seats work; None if they do."""
    record = table.record
    for at in table.seats_of(browser_id_of(browser)):
        seat, key = record.seats[at], link_key(own_link(table, browser, at))
        if key not in seat.keys:
            held = replace(seat, keys=(*seat.keys, key)[-MOST_BROWSERS:])
            record = _replaced(record, at, held, table.record.revision + 1)
    return None if record is table.record else Change(since=table.version, record=record)


def revoke_links(table: Table, browser: str, at: int) -> Change:
    """Only this browser holds the seat from now on, and its links so far are void."""
    browser_id = browser_id_of(browser)
    if at not in table.seats_of(browser_id):
        raise Refusal("not-your-seat", "this seat is not held by this page")
    seat = table.record.seats[at]
    alone = replace(seat, browsers=(browser_id,), keys=(), links_revoked=seat.links_revoked + 1)
    return Change(since=table.version, record=_replaced(table.record, at, alone))


def vacated(record: TableRecord, seats: Sequence[int]) -> TableRecord:
    """The record of a table that has not begun without some of its people."""
    left = tuple(OPEN if at in seats else seat for at, seat in enumerate(record.seats))
    return replace(record, seats=left, awaited=(), revision=record.revision + 1)


def _replaced(
    record: TableRecord, at: int, occupant: Occupant, revision: int | None = None
) -> TableRecord:
    seats = (*record.seats[:at], occupant, *record.seats[at + 1 :])
    return replace(record, seats=seats, revision=revision or record.revision + 1)
