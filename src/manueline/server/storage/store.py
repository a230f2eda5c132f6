"""Tables in the database: created, loaded, changed, listed and deleted."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any

import msgspec
import sqlalchemy as sa
from alembic.util import CommandError
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from manueline.server.storage.engine import migrate, open_engine
from manueline.server.storage.schema import leases, log, presence, tables
from manueline.server.storage.writer import Unavailable, Write, Writer
from manueline.server.table.record import AnyEntry, Change, TableRecord

_encode = msgspec.json.Encoder().encode
_sheet = msgspec.json.Decoder(TableRecord).decode
_entry: msgspec.json.Decoder[AnyEntry] = msgspec.json.Decoder(AnyEntry)


@dataclass(frozen=True, slots=True)
class Loaded:
    """A table as it is stored, with its log after some version."""

    sheet: TableRecord
    entries: list[AnyEntry]
    answered: dict[str, int]
    """Requests that the log answers, with the version they led to."""
    spent: float


class Store:
    """One database."""

    def __init__(self, address: str) -> None:
        self.engine = open_engine(address)
        self.writer = Writer(self.engine)

    async def open(self) -> None:
        """Raises Unavailable if the database cannot be reached or brought up to date."""
        try:
            await migrate(self.engine)
        except (CommandError, SQLAlchemyError, OSError) as error:
            raise Unavailable(str(error)) from error
        self.writer.start()

    async def close(self) -> None:
        await self.writer.close()
        await self.engine.dispose()

    # --- writing -----------------------------------------------------------------------------

    async def create(self, sheet: TableRecord, entries: tuple[AnyEntry, ...], now: float) -> None:
        """Raises Conflict or Unavailable."""
        await self.writer.write(_new_table(sheet, entries, now))

    async def store(self, table_id: str, change: Change, phase: str, now: float) -> None:
        """Store a change as a whole. Raises Conflict or Unavailable, and then stores nothing."""
        write = Write()
        if change.rematch is not None:
            write = _new_table(*change.rematch, now)
        write.log += _log_rows(table_id, change.since, change.entries, change.request, now)
        if change.sheet is not None:
            values = {
                "sheet": _encode(change.sheet).decode(),
                "revision": change.sheet.revision,
                "phase": phase,
                "touched": now,
            }
            write.updates.append((table_id, change.sheet.revision - 1, values))
        elif change.over:
            write.updates.append((table_id, None, {"phase": phase, "touched": now}))
        await self.writer.write(write)

    async def note_spent(self, table_id: str, version: int, seconds: float, now: float) -> None:
        """Store how many seconds the running clock has used. Raises Unavailable."""
        values = {"spent": seconds, "spent_version": version, "touched": now}
        await self.writer.write(Write(updates=[(table_id, None, values)]))

    # --- reading -----------------------------------------------------------------------------

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """Raises Unavailable."""
        try:
            async with self.engine.connect() as connection:
                yield connection
        except (SQLAlchemyError, OSError) as error:
            raise Unavailable(str(error)) from error

    async def load(self, table_id: str, since: int = 0) -> Loaded | None:
        """A table with its log after a version; None if there is none. Raises Unavailable."""
        async with self.reading() as connection:
            found = await connection.execute(sa.select(tables).where(tables.c.id == table_id))
            row = found.first()
            if row is None:
                return None
            lines = await connection.execute(
                sa.select(log.c.ply, log.c.entry, log.c.request)
                .where(log.c.table_id == table_id, log.c.ply > since)
                .order_by(log.c.ply)
            )
            entries, answered = _read_log(lines.all())
            version = since + len(entries)
            spent = row.spent if row.spent_version == version else 0.0
            return Loaded(_sheet(row.sheet), entries, answered, spent)

    async def listed(self, phase: str, most: int) -> list[str]:
        """Ids of public tables, the newest first. Raises Unavailable."""
        async with self.reading() as connection:
            found = await connection.execute(
                sa.select(tables.c.id)
                .where(tables.c.phase == phase, tables.c.public)
                .order_by(tables.c.created.desc())
                .limit(most)
            )
            return [row.id for row in found]

    async def ping(self) -> None:
        """Raises Unavailable."""
        async with self.reading() as connection:
            await connection.execute(sa.select(1))

    async def forget(self, phase: str, before: float) -> list[str]:
        """Delete tables in which nothing happened since. Raises Unavailable."""
        newest = sa.select(sa.func.max(log.c.at)).where(log.c.table_id == tables.c.id)
        last = sa.func.coalesce(newest.scalar_subquery(), 0.0)
        idle = sa.select(tables.c.id).where(
            tables.c.phase == phase, tables.c.touched < before, last < before
        )
        try:
            async with self.engine.begin() as connection:
                gone = [row.id for row in await connection.execute(idle.limit(1000))]
                for part in (log, leases, presence):
                    await connection.execute(sa.delete(part).where(part.c.table_id.in_(gone)))
                await connection.execute(sa.delete(tables).where(tables.c.id.in_(gone)))
        except (SQLAlchemyError, OSError) as error:
            raise Unavailable(str(error)) from error
        return gone


def _new_table(sheet: TableRecord, entries: tuple[AnyEntry, ...], now: float) -> Write:
    waiting = any(seat.kind == "open" for seat in sheet.seats)
    row = {
        "id": sheet.id,
        "sheet": _encode(sheet).decode(),
        "revision": sheet.revision,
        "phase": "waiting" if waiting else "playing",
        "public": sheet.public,
        "created": sheet.created,
        "touched": now,
        "spent": 0.0,
        "spent_version": 0,
    }
    return Write(tables=[row], log=_log_rows(sheet.id, 0, entries, None, now))


def _log_rows(
    table_id: str, since: int, entries: tuple[AnyEntry, ...], request: str | None, now: float
) -> list[dict[str, Any]]:
    """A request is noted at the last of its entries: the version that it led to."""
    last = since + len(entries)
    return [
        {
            "table_id": table_id,
            "ply": ply,
            "entry": _encode(entry).decode(),
            "request": request if ply == last else None,
            "at": now,
        }
        for ply, entry in enumerate(entries, start=since + 1)
    ]


def _read_log(rows: Any) -> tuple[list[AnyEntry], dict[str, int]]:
    entries = [_entry.decode(row.entry) for row in rows]
    return entries, {row.request: row.ply for row in rows if row.request}
