"""Group commit: waiting changes are written in one transaction; each caller gets its own result.

A change names the epoch and version of the table that it was made for. One that comes too late
fails alone, as a Conflict; one with a value that the database refuses fails alone, as Unwritable.
Rows are written in the order of their tables, so that two workers cannot wait for each other. A
thread with a connection of its own writes a whole transaction: so it does not wait for the event
loop between two statements, nor for whoever reads.
"""

from __future__ import annotations

import asyncio
import logging
import random
from collections.abc import AsyncIterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from functools import cache
from typing import Any

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError, SQLAlchemyError, StatementError

from manueline.server import metrics
from manueline.server.storage.errors import (
    Conflict,
    Unavailable,
    Unwritable,
    is_database_failure,
    is_deadlock,
    reason_of,
)
from manueline.server.storage.schema import log, tables

logger = logging.getLogger("manueline.storage")

MOST_TOGETHER = 128
WRITE_SECONDS = 15.0
RETRIES = 4
"""How often a transaction that the database ended because of a deadlock is tried again."""
_INSERT_LOG, _INSERT_TABLE = sa.insert(log), sa.insert(tables)


@dataclass(frozen=True, slots=True)
class Update:
    """New values of a table's row, which must still have these values."""

    table_id: str
    expected: dict[str, Any]
    values: dict[str, Any]


@dataclass(slots=True)
class Write:
    """Rows of one change."""

    log: list[dict[str, Any]] = field(default_factory=list)
    tables: list[dict[str, Any]] = field(default_factory=list)
    updates: list[Update] = field(default_factory=list)

    @property
    def order(self) -> str:
        return self.updates[0].table_id if self.updates else str(self.tables[0]["id"])


Waiting = tuple[Write, "asyncio.Future[None]"]


class Writer:
    """Collects the changes of all tables and writes them, one transaction after the other."""

    def __init__(self, engine: sa.Engine) -> None:
        self.engine = engine
        self._thread = ThreadPoolExecutor(1, "writer")
        self._waiting: list[Waiting] = []
        self._wake = asyncio.Event()
        self._lock = asyncio.Lock()
        self.trouble: str | None = None
        """Why the last transaction could not be written; None if it was."""

    @asynccontextmanager
    async def one_at_a_time(self) -> AsyncIterator[None]:
        """SQLite has one writer: waiting here is better than failing there."""
        if self.engine.dialect.name != "sqlite":
            yield
            return
        async with self._lock:
            yield

    async def write(self, write: Write) -> None:
        """Returns when it is stored. Raises Conflict, Unwritable or Unavailable."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((write, done))
        self._wake.set()
        await done

    async def run(self) -> None:
        """Write for ever."""
        while True:
            await self.flush()  # something may wait since before this task was started again
            await self._wake.wait()
            self._wake.clear()

    async def close(self) -> None:
        """Write what waits, and end the thread."""
        await self.flush()
        self._thread.shutdown(wait=False)
        self.engine.dispose()

    async def flush(self) -> None:
        """Write what waits."""
        while self._waiting:
            batch, self._waiting = (
                self._waiting[:MOST_TOGETHER],
                self._waiting[MOST_TOGETHER:],
            )
            try:
                await self._write_batch(sorted(batch, key=lambda waiting: waiting[0].order))
            finally:
                for _, done in batch:  # nobody waits for ever, whatever was raised
                    _settle(done, Unavailable("the change was not written"))

    async def _write_batch(self, batch: Sequence[Waiting]) -> None:
        metrics.GROUPED.observe(len(batch))
        for attempt in range(RETRIES + 1):
            try:
                with metrics.STORED.time():
                    async with asyncio.timeout(WRITE_SECONDS):
                        await self._transaction([write for write, _ in batch])
            except Conflict as conflict:
                await self._without(batch, conflict)
            except (IntegrityError, StatementError) as error:
                if is_deadlock(error) and attempt < RETRIES:
                    await pause_before_retry(attempt)
                    continue
                await self._refused(batch, error)
            except (SQLAlchemyError, OSError) as error:
                self._fail(batch, reason_of(error))
            else:
                self.note_success()
                for _, done in batch:
                    _settle(done)
            return

    async def _without(self, batch: Sequence[Waiting], conflict: Conflict) -> None:
        """Fail the change that conflicts, and write the others."""
        rest = [waiting for waiting in batch if waiting[0] is not conflict.write]
        for write, done in batch:
            if write is conflict.write:
                _settle(done, conflict)
        if rest:
            await self._write_batch(rest)

    async def _refused(self, batch: Sequence[Waiting], error: StatementError) -> None:
        """Find the change whose values are refused, by halves; or the database is away."""
        if is_database_failure(error):
            self._fail(batch, reason_of(error))
        elif len(batch) > 1:
            middle = len(batch) // 2
            await self._write_batch(batch[:middle])
            await self._write_batch(batch[middle:])
        elif isinstance(error, IntegrityError):
            _settle(batch[0][1], Conflict(reason_of(error)))
        else:
            logger.error("the database refused a change: %s", reason_of(error))
            _settle(batch[0][1], Unwritable(reason_of(error)))

    def _fail(self, batch: Sequence[Waiting], reason: str) -> None:
        self.note_failure(reason)
        for _, done in batch:
            _settle(done, Unavailable(reason))

    def note_failure(self, reason: str) -> None:
        """Remember, and log once, why nothing can be written."""
        if self.trouble is None:
            logger.error("the database cannot be written: %s", reason)
        self.trouble = reason

    def note_success(self) -> None:
        if self.trouble is not None:
            logger.warning("the database can be written again")
        self.trouble = None

    async def _transaction(self, writes: Sequence[Write]) -> None:
        async with self.one_at_a_time():
            loop = asyncio.get_running_loop()
            await loop.run_in_executor(self._thread, self._write_rows, writes)

    def _write_rows(self, writes: Sequence[Write]) -> None:
        with self.engine.begin() as connection:
            new_tables = [row for write in writes for row in write.tables]
            if new_tables:
                connection.execute(_INSERT_TABLE, new_tables)
            for write in writes:
                for update in write.updates:
                    if not _updated(connection, update):
                        raise Conflict("the table has changed", write)
            new_log = [row for write in writes for row in write.log]
            if new_log:
                connection.execute(_INSERT_LOG, new_log)


def _updated(connection: sa.Connection, update: Update) -> bool:
    """Whether the row was still as the change expects it."""
    statement = _update_of(tuple(update.expected), tuple(update.values))
    expected = {f"old_{name}": value for name, value in update.expected.items()}
    values = {f"new_{name}": value for name, value in update.values.items()}
    return (
        connection.execute(statement, {"at": update.table_id, **expected, **values}).rowcount == 1
    )


@cache
def _update_of(expected: tuple[str, ...], values: tuple[str, ...]) -> sa.Update:
    """The statement for these columns, of which there are few; making one takes long."""
    row = tables.c.id == sa.bindparam("at")
    for name in expected:
        row &= tables.c[name] == sa.bindparam(f"old_{name}")
    return (
        sa.update(tables).where(row).values({name: sa.bindparam(f"new_{name}") for name in values})
    )


async def pause_before_retry(attempt: int) -> None:
    """Of two transactions that waited for each other one comes first then."""
    await asyncio.sleep(random.uniform(0.0, 0.05 * (attempt + 1)))


def _settle(done: asyncio.Future[None], error: Exception | None = None) -> None:
    if done.done():
        return
    if error is None:
        done.set_result(None)
    else:
        done.set_exception(error)
