"""What an operator can do with a database, also while the server runs on it.

A change takes the table away from the worker that has it; the worker notices within seconds, and
its pages come back to the changed table.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

import msgspec
import sqlalchemy as sa
from msgspec.structs import replace
from sqlalchemy.ext.asyncio import AsyncConnection

from manueline.games.errors import GameError
from manueline.server.storage import Unavailable
from manueline.server.storage.schema import bans, log, tables
from manueline.server.storage.store import Loaded, Store, delete_tables
from manueline.server.table.decisions import request_key
from manueline.server.table.names import clean_name
from manueline.server.table.record import AnyEntry, Ended, Occupant, Phase, TableRecord
from manueline.server.table.seating import OPEN
from manueline.server.table.table import Table

_record = msgspec.json.Decoder(TableRecord)
_encode = msgspec.json.Encoder().encode
DAY = 86400.0


ATTEMPTS = 10
"""How often a change is tried while a worker keeps changing the same table."""


class CannotDo(Exception):
    """Why something cannot be done, in a sentence."""


class NoSuchTable(CannotDo):
    """There is no table with this id, or no such seat."""


@dataclass(frozen=True, slots=True)
class Summary:
    """A table in a list."""

    id: str
    game: str
    phase: Phase
    version: int
    names: list[str]
    idle_days: float
    is_in_memory: bool


async def list_tables(store: Store, phase: str | None, most: int) -> list[Summary]:
    """The tables at which something happened last. Raises Unavailable."""
    rows = sa.select(tables).order_by(tables.c.touched.desc()).limit(most)
    if phase is not None:
        rows = rows.where(tables.c.phase == phase)
    async with store.reading() as connection:
        found = (await connection.execute(rows)).all()
    return [_summary(row, store.run_seconds) for row in found]


def _summary(row: Any, now: float) -> Summary:
    try:
        record = _record.decode(row.record)
        game, names = record.game, [seat.name or seat.kind for seat in record.seats]
    except msgspec.MsgspecError as error:
        game, names = "?", [f"unreadable: {error}"]
    idle = max(0.0, now - row.touched) / DAY
    return Summary(row.id, game, row.phase, row.version, names, idle, row.worker is not None)


async def people(store: Store, table_id: str) -> list[Occupant]:
    """Who sits at a table. Raises NoSuchTable or Unavailable."""
    return list((await _loaded(store, table_id)).record.seats)


async def _loaded(store: Store, table_id: str) -> Loaded:
    try:
        loaded = await store.load(table_id)
    except msgspec.MsgspecError as error:
        raise CannotDo(f"table {table_id} cannot be read: {error}") from error
    if loaded is None:
        raise NoSuchTable(f"there is no table {table_id}")
    return loaded


# --- changes: made for what was read, and made again if a worker stored something meanwhile ---


async def close_table(store: Store, table_id: str) -> None:
    """End a game: everybody has left. A table that waits for players is deleted."""
    for _ in range(ATTEMPTS):
        loaded = await _loaded(store, table_id)
        if loaded.phase == "over":
            raise CannotDo(f"the game at table {table_id} is over already")
        if await _closed(store, loaded):
            return
    raise Unavailable("the table keeps changing")


async def _closed(store: Store, loaded: Loaded) -> bool:
    record, version = loaded.record, len(loaded.entries)
    expected = {"version": version, "revision": record.revision}
    ended = {entry.player for entry in loaded.entries if isinstance(entry, Ended)}
    left = [
        Ended(player=at, reason="left")
        for at, seat in enumerate(record.seats)
        if seat.kind == "person" and at not in ended
    ]
    async with store.changing() as connection:
        values = {"version": version + len(left), "phase": "over"} if record.has_begun else {}
        if not await _changed(connection, record.id, expected, values):
            return False
        if record.has_begun:
            await _append(connection, record.id, version, left)
        else:
            await delete_tables(connection, [record.id])
        return True


async def _append(
    connection: AsyncConnection, table_id: str, version: int, entries: Sequence[AnyEntry]
) -> None:
    rows = [
        {
            "table_id": table_id,
            "ply": ply,
            "entry": _encode(entry).decode(),
            "request": None,
            "at": time.time(),
            "epoch": 0,
        }
        for ply, entry in enumerate(entries, start=version + 1)
    ]
    if rows:
        await connection.execute(sa.insert(log), rows)


async def _changed(
    connection: AsyncConnection,
    table_id: str,
    expected: Mapping[str, object],
    values: Mapping[str, object],
) -> bool:
    """Whether a row was still as expected; then it is changed, and its worker loses the table."""
    row = tables.c.id == table_id
    for name, value in expected.items():
        row &= tables.c[name] == value
    taken = {"worker": None, "epoch": tables.c.epoch + 1, **values}
    updated = await connection.execute(sa.update(tables).where(row).values(taken))
    return updated.rowcount == 1


async def _change_record(
    store: Store, table_id: str, change: Callable[[TableRecord], TableRecord]
) -> None:
    for _ in range(ATTEMPTS):
        record = (await _loaded(store, table_id)).record
        newer = replace(change(record), revision=record.revision + 1)
        values = {"record": _encode(newer).decode(), "revision": newer.revision}
        async with store.changing() as connection:
            if await _changed(connection, table_id, {"revision": record.revision}, values):
                return
    raise Unavailable("the table keeps changing")


async def revoke(store: Store, table_id: str, seat: int) -> None:
    """Make the links of a seat void, and let only its first browser hold it."""

    def change(record: TableRecord) -> TableRecord:
        held = _person_at(record, seat)
        count = held.links_revoked + 1
        alone = replace(held, browsers=held.browsers[:1], keys=(), links_revoked=count)
        return _with_seat(record, seat, alone)

    await _change_record(store, table_id, change)


async def rename(store: Store, table_id: str, seat: int, name: str) -> None:
    """Give a seat another name."""

    def change(record: TableRecord) -> TableRecord:
        return _with_seat(record, seat, replace(_person_at(record, seat), name=clean_name(name)))

    await _change_record(store, table_id, change)


def _person_at(record: TableRecord, seat: int) -> Occupant:
    if not 0 <= seat < len(record.seats) or record.seats[seat].kind != "person":
        raise NoSuchTable(f"nobody sits at seat {seat + 1} of table {record.id}")
    return record.seats[seat]


def _with_seat(record: TableRecord, seat: int, occupant: Occupant) -> TableRecord:
    return replace(record, seats=(*record.seats[:seat], occupant, *record.seats[seat + 1 :]))


# --- bans ------------------------------------------------------------------------------------


async def ban(store: Store, subject: str, reason: str) -> None:
    """Shut a browser (its id) or an address (its hash in the log) out."""
    async with store.changing() as connection:
        await connection.execute(sa.delete(bans).where(bans.c.subject == subject))
        row = {"subject": subject, "reason": reason, "created": time.time()}
        await connection.execute(sa.insert(bans).values(row))


async def unban(store: Store, subject: str) -> bool:
    """Whether there was a ban."""
    async with store.changing() as connection:
        gone = await connection.execute(sa.delete(bans).where(bans.c.subject == subject))
        return gone.rowcount > 0


async def list_bans(store: Store) -> list[tuple[str, str]]:
    async with store.reading() as connection:
        found = await connection.execute(sa.select(bans).order_by(bans.c.created))
        return [(row.subject, row.reason) for row in found]


# --- a person's data -------------------------------------------------------------------------


async def export_person(store: Store, browser_id: str) -> dict[str, Any]:
    """All that is stored of a browser: its seats, and the games that were played there."""
    found = []
    for record in await _records_with(store, browser_id):
        loaded = await _loaded(store, record.id)
        own = [at for at, seat in enumerate(record.seats) if browser_id in seat.browsers]
        found.append(
            {
                "table": record.id,
                "game": record.game,
                "created": record.created,
                "seats": {at + 1: record.seats[at].name for at in own},
                "host": record.host == browser_id,
                "log": [msgspec.to_builtins(entry) for entry in loaded.entries],
            }
        )
    banned = dict(await list_bans(store)).get(browser_id)
    return {"browser": browser_id, "banned": banned, "tables": found}


async def delete_person(store: Store, browser_id: str) -> int:
    """Remove a browser from every table: its names, its hash and its links; how many tables."""
    own_requests = request_key(browser_id, "")

    def change(record: TableRecord) -> TableRecord:
        seats = tuple(_without(seat, browser_id, record) for seat in record.seats)
        host = "" if record.host == browser_id else record.host
        awaited = () if OPEN in seats else record.awaited
        answered = tuple(key for key in record.answered if not key.startswith(own_requests))
        return replace(record, seats=seats, awaited=awaited, host=host, answered=answered)

    records = await _records_with(store, own_requests.removesuffix(":"))
    for record in records:
        with suppress(NoSuchTable):  # it was deleted meanwhile
            await _change_record(store, record.id, change)
    async with store.changing(is_long=True) as connection:
        asked = log.c.request.startswith(own_requests, autoescape=True)
        await connection.execute(sa.update(log).where(asked).values(request=None))
    await unban(store, browser_id)
    return len(records)


def _without(seat: Occupant, browser_id: str, record: TableRecord) -> Occupant:
    if browser_id not in seat.browsers:
        return seat
    if not record.has_begun:
        return OPEN
    return replace(seat, name="", browsers=(), keys=())


async def _records_with(store: Store, text: str) -> list[TableRecord]:
    """Every table whose record names something, as the id of a browser."""
    rows = sa.select(tables.c.record).where(tables.c.record.contains(text, autoescape=True))
    async with store.reading() as connection:
        return [_record.decode(row.record) for row in await connection.execute(rows)]


# --- checking --------------------------------------------------------------------------------


async def check(store: Store, told: Callable[[str], None]) -> int:
    """Read every table, play its log and compare; how many tables are wrong."""
    wrong = 0
    if store.engine.dialect.name == "sqlite":
        async with store.reading(is_long=True) as connection:
            found = await connection.exec_driver_sql("PRAGMA integrity_check")
            for (line,) in found.all():
                if line != "ok":
                    wrong += 1
                    told(f"the file is damaged: {line}")
    async with store.reading() as connection:
        ids = (await connection.execute(sa.select(tables.c.id))).scalars().all()
    for table_id in ids:
        problem = await _problem(store, table_id)
        if problem is not None:
            wrong += 1
            told(f"table {table_id}: {problem}")
    return wrong


async def _problem(store: Store, table_id: str) -> str | None:
    try:
        loaded = await store.load(table_id)
        if loaded is None:
            return None  # it was deleted meanwhile
        table = Table(loaded.record, loaded.entries)
    except (GameError, msgspec.MsgspecError) as error:
        return str(error)
    if loaded.position is not None and loaded.position != table.state.text:
        return "the stored position is not the one that the log leads to"
    if len(loaded.entries) != loaded.version:
        return f"the log has {len(loaded.entries)} entries, not {loaded.version}"
    return None
