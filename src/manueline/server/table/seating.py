"""Creating a table: who sits where, by browser or link, and the table of a rematch."""

from __future__ import annotations

import hashlib
import hmac
import unicodedata
from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING

from msgspec.structs import replace

from manueline.dealer import Dealer, commitment_of, parse_seed
from manueline.games import game_of
from manueline.games.errors import GameError
from manueline.games.values import NATURE
from manueline.server import messages as m
from manueline.server.table.record import AnyEntry, Change, Moved, Occupant, TableRecord

if TYPE_CHECKING:
    from manueline.server.table.table import Table

MOST_HOLDERS = 4
"""Browsers that one seat can be held in."""
LONGEST_NAME = 24
OPEN = Occupant(kind="open")


class SeatError(GameError):
    """A request for a seat or a new table that is refused."""


def hashed(secret: str) -> str:
    """The hash by which a browser or link is stored."""
    return hashlib.sha256(f"manueline seat {secret}".encode()).hexdigest()[:40]


def link_token(browser: str, table: str, seat: int) -> str:
    """The token that claims a seat in another browser.

    It is computed from the browser's secret, so that only its hash has to be stored.
    """
    return hmac.new(browser.encode(), f"{table} {seat}".encode(), "sha256").hexdigest()[:40]


def clean_name(name: str) -> str:
    """A name without invisible characters (control and format) and without spaces around it."""
    plain = "".join(
        " " if letter.isspace() else letter
        for letter in unicodedata.normalize("NFC", name)
        if letter.isspace() or unicodedata.category(letter)[0] != "C"
    )
    return " ".join(plain.split())[:LONGEST_NAME].strip()


# --- a new table -----------------------------------------------------------------------------


def set_table(
    wanted: m.NewTable,
    browser: str,
    levels: Collection[str],
    table_id: str,
    seed: str,
    now: float,
) -> TableRecord:
    """Raises GameError for a game, option or seating that does not exist."""
    game = game_of(wanted.game, wanted.options)
    if len(wanted.seats) != game.info.players:
        raise SeatError(
            "wrong-seats",
            f"this game has {game.info.players} seats, not {len(wanted.seats)}",
            seats=game.info.players,
        )
    if wanted.dealer == "hand" and wanted.clock is not None:
        raise SeatError("no-clock", "a table that is dealt by hand has no clock")
    seats = tuple(
        _occupant(seat, browser, levels, table_id, at) for at, seat in enumerate(wanted.seats)
    )
    if wanted.dealer == "hand" and not any(seat.kind == "person" for seat in seats):
        raise SeatError("nobody", "a table that is dealt by hand needs a person's seat")
    dealt = seed if wanted.dealer == "seeded" else None
    return TableRecord(
        id=table_id,
        game=game.name,
        game_version=game.version,
        options=dict(game.options),
        seats=seats,
        host=hashed(browser),
        created=now,
        public=wanted.public,
        dealer=wanted.dealer,
        seed=dealt,
        commitment=_commitment(dealt),
        clock=wanted.clock,
    )


def _commitment(seed: str | None) -> str | None:
    return None if seed is None else commitment_of(parse_seed(seed))


def _occupant(
    seat: m.NewSeat, browser: str, levels: Collection[str], table_id: str, at: int
) -> Occupant:
    match seat.kind:
        case "open":
            return OPEN
        case "me":
            return _person(seat.name, browser, table_id, at)
    level = seat.bot or next(iter(levels))
    if level not in levels:
        raise SeatError("unknown-bot", f"there is no bot {level!r}", name=level)
    return Occupant(kind="bot", name=level, bot=level)


def _person(name: str, browser: str, table_id: str, at: int) -> Occupant:
    return Occupant(
        kind="person",
        name=clean_name(name),
        holders=(hashed(browser),),
        keys=(hashed(link_token(browser, table_id, at)),),
    )


def first_deal(sheet: TableRecord) -> tuple[AnyEntry, ...]:
    """What nature does before the first decision, once every seat is taken."""
    if sheet.seed is None or any(seat.kind == "open" for seat in sheet.seats):
        return ()
    game = sheet.made_game()
    start = game.new()
    draws = [draw for draw, _ in Dealer(parse_seed(sheet.seed)).draws(start)]
    joined = game.join_draws(draws, start) if draws else []
    return tuple(Moved(player=NATURE, move=move.text) for move in joined)


# --- taking and leaving seats ----------------------------------------------------------------


def sit(table: Table, browser: str, wanted: m.Sit) -> Change | None:
    """Take an open seat; None if this browser sits already. Raises SeatError."""
    sheet = table.sheet
    if wanted.seat is None and table.seats_of(hashed(browser)):
        return None
    free = [at for at, seat in enumerate(sheet.seats) if seat.kind == "open"]
    if wanted.seat is not None and wanted.seat >= len(sheet.seats):
        raise SeatError("no-such-seat", f"there are {len(sheet.seats)} seats")
    seat = wanted.seat if wanted.seat is not None else (free[0] if free else -1)
    if seat in table.seats_of(hashed(browser)):
        return None
    if seat not in free:
        raise SeatError("seat-taken", "this seat is taken" if free else "no seat is open")
    person = _person(wanted.name, browser, sheet.id, seat)
    seats = (*sheet.seats[:seat], person, *sheet.seats[seat + 1 :])
    seated = replace(sheet, seats=seats, revision=sheet.revision + 1)
    return Change(since=table.version, sheet=seated, entries=first_deal(seated))


def claim(table: Table, browser: str, token: str) -> Change | None:
    """Hold a seat in another browser as well; None if it does already. Raises SeatError."""
    sheet, key = table.sheet, hashed(token)
    at = next((at for at, seat in enumerate(sheet.seats) if key in seat.keys), None)
    if at is None:
        raise SeatError("bad-link", "this link is not for a seat of this table")
    return _held(table, browser, at)


def with_link(table: Table, browser: str) -> Change | None:
    """Make the links of a browser's seats work; None if they do."""
    sheet = table.sheet
    seats = list(sheet.seats)
    for at in table.seats_of(hashed(browser)):
        key = hashed(link_token(browser, sheet.id, at))
        if key not in seats[at].keys:
            seats[at] = replace(seats[at], keys=(*seats[at].keys, key)[-MOST_HOLDERS:])
    return _reseated(table, tuple(seats))


def _held(table: Table, browser: str, at: int) -> Change | None:
    seat = table.sheet.seats[at]
    holder = hashed(browser)
    if holder in seat.holders:
        return None
    if len(seat.holders) == MOST_HOLDERS:
        raise SeatError("too-many-browsers", f"a seat is held in {MOST_HOLDERS} browsers at most")
    held = replace(seat, holders=(*seat.holders, holder))
    return _reseated(table, (*table.sheet.seats[:at], held, *table.sheet.seats[at + 1 :]))


def _reseated(table: Table, seats: tuple[Occupant, ...]) -> Change | None:
    sheet = table.sheet
    if seats == sheet.seats:
        return None
    seated = replace(sheet, seats=seats, revision=sheet.revision + 1)
    return Change(since=table.version, sheet=seated)


def vacated(sheet: TableRecord, seats: Sequence[int]) -> TableRecord:
    """The sheet of a table that has not begun without some of its people."""
    left = tuple(OPEN if at in seats else seat for at, seat in enumerate(sheet.seats))
    return replace(sheet, seats=left, revision=sheet.revision + 1)


# --- playing again ---------------------------------------------------------------------------


def want_rematch(table: Table, own: Sequence[int], table_id: str, seed: str, now: float) -> Change:
    """A request to play again; the last one creates the table, everybody one seat further on."""
    sheet = table.sheet
    if table.phase != "over":
        raise SeatError("not-over", "the game is not over yet")
    if sheet.rematch is not None:
        raise SeatError("rematch-set", "the rematch has begun already", table=sheet.rematch)
    wanted = tuple(sorted({*sheet.rematch_wanted, *own}))
    asked = {*table.others(()), *own}
    if not asked <= set(wanted):
        changed = replace(sheet, rematch_wanted=wanted, revision=sheet.revision + 1)
        return Change(since=table.version, sheet=changed)
    dealt = None if sheet.seed is None else seed
    next_sheet = replace(
        sheet,
        id=table_id,
        seats=tuple(replace(seat, keys=()) for seat in (*sheet.seats[-1:], *sheet.seats[:-1])),
        created=now,
        seed=dealt,
        commitment=_commitment(dealt),
        offer=None,
        said=None,
        rematch_wanted=(),
        answered=(),
        revision=0,
    )
    changed = replace(sheet, rematch_wanted=wanted, rematch=table_id, revision=sheet.revision + 1)
    return Change(since=table.version, sheet=changed, rematch=(next_sheet, first_deal(next_sheet)))
