"""Tables in the database: created, loaded, changed, listed and deleted."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import (
    AsyncIterator,
    Awaitable,
    Callable,
    Collection,
    Iterable,
    Mapping,
    Sequence,
)
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any, TypeVar

import msgspec
import sqlalchemy as sa
from alembic.util import CommandError
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from manueline.server.storage.engine import check_file, migrate, open_engine, open_engine_of_thread
from manueline.server.storage.errors import Deadlock, Unavailable, is_deadlock, reason_of
from manueline.server.storage.schema import bans, log, meta, tables
from manueline.server.storage.writer import RETRIES, Update, Write, Writer, pause_before_retry
from manueline.server.table.record import AnyEntry, Change, Created, Phase, TableRecord

logger = logging.getLogger("manueline.storage")

T = TypeVar("T")
_encode = msgspec.json.Encoder().encode
_record = msgspec.json.Decoder(TableRecord).decode
_entry: msgspec.json.Decoder[AnyEntry] = msgspec.json.Decoder(AnyEntry)

MOST_FORGOTTEN = 500
"""Tables deleted in one transaction."""
RUN_SECONDS = "run_seconds"
"""The key under which it is stored how long the server has run."""
ANSWER_SECONDS = 20.0
"""The database counts as away if it takes so long; it ends its own statements before."""
PRESENT_SECONDS = 90.0
"""Pages count as connected until their worker has not noted them for so long."""


@dataclass(frozen=True, slots=True)
class Loaded:
    """A table as it is stored."""

    record: TableRecord
    phase: Phase
    entries: list[AnyEntry]
    answered: dict[str, int]
    """Requests that the log answers, with the version they led to."""
    position: str | None
    """The position after the last entry, as text; None if it was not stored."""
    spent: float
    creator: str
    version: int
    """How many entries there are according to the table's row."""


@dataclass(frozen=True, slots=True)
class Listed:
    """A table without its log."""

    record: TableRecord
    phase: Phase
    creator: str
    present: frozenset[int]
    """The seats whose pages were connected when the table's worker last noted them."""


@dataclass(frozen=True, slots=True)
class Owner:
    """The worker that has a table, and the epoch under which it may write."""

    worker: str
    epoch: int


@dataclass(frozen=True, slots=True)
class Spent:
    """What a running clock has used."""

    table_id: str
    version: int
    seconds: float


@dataclass(frozen=True, slots=True)
class Seen:
    """A table that has pages, and the seats that they hold."""

    table_id: str
    seats: Sequence[int]

    @property
    def digits(self) -> str:
        return "".join(str(seat) for seat in self.seats)


class Store:
    """One database."""

    def __init__(self, address: str) -> None:
        self.engine = open_engine(address)
        self.writer = Writer(open_engine_of_thread(address))
        self.secret = ""
        """Known to the server only: it signs cookies and hashes addresses."""
        self._run_before, self._opened = 0.0, time.monotonic()

    async def open(self) -> None:
        """Raises Unavailable if the database cannot be read, written or brought up to date."""
        try:
            await migrate(self.engine)
            await check_file(self.engine)
            async with self.engine.begin() as connection:
                self.secret = await _stored_or_fresh(connection, "secret", secrets.token_hex(32))
                self._run_before = float(await _stored_or_fresh(connection, RUN_SECONDS, "0"))
                await _set(connection, "opened", str(time.time()))  # fails if nothing can be stored
        except (CommandError, SQLAlchemyError, OSError) as error:
            raise Unavailable(reason_of(error)) from error
        self._opened = time.monotonic()

    async def close(self) -> None:
        await self.writer.close()
        await self.engine.dispose()

    @property
    def run_seconds(self) -> float:
        """How long the server has run, restarts apart: no clock of the wall can make it jump."""
        return self._run_before + time.monotonic() - self._opened

    # --- writing -----------------------------------------------------------------------------

    async def create(self, created: Created, worker: str | None, creator: str) -> None:
        """Store a new table, which the worker has from now on. Raises Conflict, Unavailable."""
        await self.writer.write(self._new_table(created, worker, creator))

    async def store(
        self,
        record: TableRecord,
        change: Change,
        phase: Phase,
        position: str,
        owner: Owner,
        creator: str,
    ) -> None:
        """Store a change as a whole. Raises Conflict, Unwritable or Unavailable: then nothing is.

        `record` is the table's before the change, `position` the one after it; a rematch counts
        for the same creator.
        """
        write, now = Write(), self.run_seconds
        if change.rematch is not None:
            write = self._new_table(change.rematch, None, creator)
        expected = {
            "epoch": owner.epoch,
            "worker": owner.worker,
            "version": change.since,
            "revision": record.revision,
        }
        values: dict[str, Any] = {"phase": phase, "touched": now}
        if change.steps:
            values |= {"version": change.since + len(change.steps), "position": position}
        if change.record is not None:
            revision = change.record.revision
            values |= {"record": _encode(change.record).decode(), "revision": revision}
        write.updates.append(Update(record.id, expected, values))
        write.log += _log_rows(record.id, change, owner.epoch)
        await self.writer.write(write)

    def _new_table(self, created: Created, worker: str | None, creator: str) -> Write:
        record, now, epoch = created.record, self.run_seconds, 1 if worker else 0
        row = {
            "id": record.id,
            "record": _encode(record).decode(),
            "revision": record.revision,
            "phase": created.phase,
            "public": record.public,
            "created": record.created,
            "creator": creator,
            "version": len(created.steps),
            "position": created.position,
            "worker": worker,
            "epoch": epoch,
            "touched": now,
            "seen": now,
            "spent": 0.0,
            "spent_version": 0,
        }
        first = Change(since=0, steps=created.steps)
        return Write(tables=[row], log=_log_rows(record.id, first, epoch))

    # --- who has a table ---------------------------------------------------------------------

    async def claim(
        self, ids: Collection[str], worker: str, live: sa.Select[Any]
    ) -> dict[str, Owner]:
        """Take tables whose worker, if they have one, is none of the live ones; who has them now.

        Tables that do not exist are left out, which is found out without writing. Raises
        Unavailable.
        """
        existing = await self._owners(ids)
        if not existing:
            return {}
        free = (
            tables.c.worker.is_(None)
            | (tables.c.worker == worker)
            | tables.c.worker.not_in(live.scalar_subquery())
        )
        chosen = tables.c.id.in_(sorted(existing)) & free

        async def take(connection: AsyncConnection) -> None:
            await lock_tables(connection, chosen)
            values = {"worker": worker, "epoch": tables.c.epoch + 1}
            await connection.execute(sa.update(tables).where(chosen).values(values))

        await self.transact(take)
        return await self._owners(existing)

    async def _owners(self, ids: Collection[str]) -> dict[str, Owner]:
        rows = sa.select(tables.c.id, tables.c.worker, tables.c.epoch)
        async with self.reading() as connection:
            found = await connection.execute(rows.where(tables.c.id.in_(list(ids))))
            return {row.id: Owner(row.worker, row.epoch) for row in found}

    async def release(self, worker: str, epochs: Mapping[str, int] | None = None) -> None:
        """Give tables up, all if none are named. Raises Unavailable.

        One that was claimed again has another epoch now, and stays.
        """
        mine = tables.c.worker == worker

        async def released(connection: AsyncConnection) -> None:
            if epochs is None:
                await free_tables(connection, mine)
                return
            for part in _parts(sorted(epochs)):
                held = [(table_id, epochs[table_id]) for table_id in part]
                same = sa.tuple_(tables.c.id, tables.c.epoch).in_(held)
                await free_tables(connection, mine & same)

        await self.transact(released)

    async def end(self, table_id: str, owner: Owner) -> None:
        """Give up a table whose game cannot be played on: it is over. Raises Unavailable."""
        row = (tables.c.id == table_id) & (tables.c.epoch == owner.epoch)
        values = {"phase": "over", "worker": None}
        async with self.changing() as connection:
            await connection.execute(sa.update(tables).where(row).values(values))

    async def owner_of(self, table_id: str) -> Owner | None:
        """Who has a table; None if there is no such table. Raises Unavailable."""
        return (await self._owners([table_id])).get(table_id)

    async def owned(self, worker: str) -> dict[str, int]:
        """The tables that the worker has, with their epochs. Raises Unavailable."""
        mine = sa.select(tables.c.id, tables.c.epoch).where(tables.c.worker == worker)
        async with self.reading() as connection:
            return {row.id: row.epoch for row in await connection.execute(mine)}

    async def note(self, worker: str, spent: Sequence[Spent], seen: Sequence[Seen]) -> None:
        """Store what running clocks have used, and which tables have pages. Raises Unavailable."""
        now = self.run_seconds
        noted = sorted({one.table_id for one in spent} | {one.table_id for one in seen})
        mine = tables.c.worker == worker

        async def note(connection: AsyncConnection) -> None:
            for part in _parts(noted):
                await lock_tables(connection, mine & tables.c.id.in_(part))
            if spent:
                await connection.execute(
                    sa.update(tables)
                    .where(mine, tables.c.id == sa.bindparam("at"))
                    .values(
                        spent=sa.bindparam("seconds"), spent_version=sa.bindparam("version_then")
                    ),
                    [
                        {"at": one.table_id, "seconds": one.seconds, "version_then": one.version}
                        for one in spent
                    ],
                )
            for seats in {one.digits for one in seen}:
                for part in _parts([one.table_id for one in seen if one.digits == seats]):
                    chosen = mine & tables.c.id.in_(part)
                    values = {"seen": now, "touched": now, "present": seats}
                    await connection.execute(sa.update(tables).where(chosen).values(values))
            await _set(connection, RUN_SECONDS, str(now), only_greater=True)

        await self.transact(note)

    @asynccontextmanager
    async def changing(self, is_long: bool = False) -> AsyncIterator[AsyncConnection]:
        """A transaction. Raises Unavailable, and remembers whether it could be written."""
        try:
            async with (
                _answering(is_long),
                self.writer.one_at_a_time(),
                self.engine.begin() as connection,
            ):
                yield connection
        except (SQLAlchemyError, OSError) as error:
            if is_deadlock(error):
                raise Deadlock(reason_of(error)) from error
            self.writer.note_failure(reason_of(error))
            raise Unavailable(reason_of(error)) from error
        self.writer.note_success()

    async def transact(self, work: Callable[[AsyncConnection], Awaitable[T]]) -> T:
        """Do something in a transaction, again after a deadlock. Raises Unavailable."""
        for attempt in range(RETRIES):
            try:
                async with self.changing() as connection:
                    return await work(connection)
            except Deadlock:
                await pause_before_retry(attempt)
        async with self.changing() as connection:
            return await work(connection)

    # --- reading -----------------------------------------------------------------------------

    @asynccontextmanager
    async def reading(self, is_long: bool = False) -> AsyncIterator[AsyncConnection]:
        """Raises Unavailable."""
        try:
            async with _answering(is_long), self.engine.connect() as connection:
                yield connection
        except (SQLAlchemyError, OSError) as error:
            raise Unavailable(reason_of(error)) from error

    @asynccontextmanager
    async def reading_one_moment(self, is_long: bool = False) -> AsyncIterator[AsyncConnection]:
        """All that is read is of one moment, whatever is written meanwhile. Raises Unavailable."""
        async with self.reading(is_long) as connection:
            if self.engine.dialect.name == "sqlite":
                # SQLite's driver begins no transaction for a SELECT.
                await connection.exec_driver_sql("BEGIN")
            else:
                await connection.execution_options(
                    isolation_level="REPEATABLE READ", postgresql_readonly=True
                )
            yield connection

    async def load(self, table_id: str) -> Loaded | None:
        """A table with its log; None if there is none. Raises Unavailable."""
        async with self.reading_one_moment() as connection:
            found = await connection.execute(sa.select(tables).where(tables.c.id == table_id))
            row = found.first()
            if row is None:
                return None
            lines = await connection.execute(
                sa.select(log.c.ply, log.c.entry, log.c.request)
                .where(log.c.table_id == table_id)
                .order_by(log.c.ply)
            )
            entries, answered = _read_log(lines.all())
            spent = row.spent if row.spent_version == len(entries) else 0.0
            position = row.position if row.version == len(entries) else None
            return Loaded(
                _record(row.record),
                row.phase,
                entries,
                answered,
                position,
                spent,
                row.creator,
                row.version,
            )

    async def listed(self, phase: Phase, seen_within: float, most: int) -> list[Listed]:
        """Public tables at which a page was lately, the newest first. Raises Unavailable."""
        chosen = (tables.c.phase == phase) & tables.c.public
        chosen &= tables.c.seen > self.run_seconds - seen_within
        return await self._listed(chosen, most)

    async def named(self, ids: Collection[str]) -> list[Listed]:
        """These tables, as far as they exist. Raises Unavailable."""
        return await self._listed(tables.c.id.in_(list(ids)), len(ids))

    async def _listed(self, chosen: sa.ColumnElement[bool], most: int) -> list[Listed]:
        rows = (
            sa.select(
                *(tables.c.id, tables.c.record, tables.c.phase, tables.c.creator),
                *(tables.c.seen, tables.c.present),
            )
            .where(chosen)
            .order_by(tables.c.created.desc())
            .limit(most)
        )
        async with self.reading() as connection:
            found = (await connection.execute(rows)).all()
        since = self.run_seconds - PRESENT_SECONDS
        return [one for row in found if (one := _readable(row, since)) is not None]

    async def banned(self) -> set[str]:
        """Browsers and addresses, by their hashes. Raises Unavailable."""
        async with self.reading() as connection:
            return {row.subject for row in await connection.execute(sa.select(bans.c.subject))}

    async def forget(self, phase: Phase, seconds: float) -> list[str]:
        """Delete tables at which nothing happened for so long. Raises Unavailable."""
        idle = (tables.c.phase == phase) & (tables.c.touched < self.run_seconds - seconds)

        async def forget(connection: AsyncConnection) -> list[str]:
            gone = await lock_tables(connection, idle, MOST_FORGOTTEN)
            await delete_tables(connection, gone)
            return gone

        return await self.transact(forget)


def _answering(is_long: bool) -> asyncio.Timeout:
    """Nobody waits for ever; only the operator's own work may take as long as it takes."""
    return asyncio.timeout(None if is_long else ANSWER_SECONDS)


async def lock_tables(
    connection: AsyncConnection, chosen: sa.ColumnElement[bool], most: int | None = None
) -> list[str]:
    """Lock rows in the order in which the writer does, so that neither waits for the other.

    SQLite has one writer at a time, and nothing to lock.
    """
    ids = sa.select(tables.c.id).where(chosen).order_by(tables.c.id).limit(most)
    return [row.id for row in await connection.execute(ids.with_for_update())]


async def free_tables(connection: AsyncConnection, chosen: sa.ColumnElement[bool]) -> None:
    """Take tables away from the workers that have them."""
    await lock_tables(connection, chosen)
    await connection.execute(sa.update(tables).where(chosen).values(worker=None))


async def delete_tables(connection: AsyncConnection, ids: Sequence[str]) -> None:
    """Delete tables with their logs."""
    for part in _parts(ids):
        await connection.execute(sa.delete(tables).where(tables.c.id.in_(part)))
        await connection.execute(sa.delete(log).where(log.c.table_id.in_(part)))


def _parts(ids: Sequence[str], size: int = 500) -> Iterable[list[str]]:
    """SQLite limits the number of parameters."""
    for start in range(0, len(ids), size):
        yield list(ids[start : start + size])


async def _stored_or_fresh(connection: AsyncConnection, key: str, fresh: str) -> str:
    """The stored value of a key; `fresh` is stored if there is none."""
    found = await connection.execute(sa.select(meta.c.value).where(meta.c.key == key))
    value = found.scalar_one_or_none()
    if value is not None:
        return str(value)
    await connection.execute(sa.insert(meta).values(key=key, value=fresh))
    return fresh


async def _set(
    connection: AsyncConnection, key: str, value: str, only_greater: bool = False
) -> None:
    row = meta.c.key == key
    if only_greater:
        row &= sa.cast(meta.c.value, sa.Float) < float(value)
    updated = await connection.execute(sa.update(meta).where(row).values(value=value))
    if updated.rowcount == 0 and not only_greater:
        await connection.execute(sa.insert(meta).values(key=key, value=value))


def _readable(row: Any, present_since: float) -> Listed | None:
    """A row as a table; one that cannot be read is left out, so that the others are listed."""
    present = row.present if row.seen > present_since else ""
    try:
        return Listed(
            _record(row.record), row.phase, row.creator, frozenset(int(seat) for seat in present)
        )
    except msgspec.MsgspecError as error:
        # `manueline admin check` names it; the log is no place for the addresses of tables.
        logger.error("the record of a table cannot be read: %s", error)
        return None


def _log_rows(table_id: str, change: Change, epoch: int) -> list[dict[str, Any]]:
    """A request is noted at the last of its entries: the version that it led to."""
    last, at = change.since + len(change.steps), time.time()
    return [
        {
            "table_id": table_id,
            "ply": ply,
            "entry": _encode(step.entry).decode(),
            "request": change.request if ply == last else None,
            "at": at,
            "epoch": epoch,
        }
        for ply, step in enumerate(change.steps, start=change.since + 1)
    ]


def _read_log(rows: Any) -> tuple[list[AnyEntry], dict[str, int]]:
    entries = [_entry.decode(row.entry) for row in rows]
    return entries, {row.request: row.ply for row in rows if row.request}
