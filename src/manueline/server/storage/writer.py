"""Group commit: waiting changes are written in one transaction; each caller gets its own result.

A change is a set of inserts, and of updates that name the revision they expect; one that comes too
late fails alone, as a Conflict.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from manueline.server import metrics
from manueline.server.storage.schema import log, tables

MOST_TOGETHER = 256
_INSERT_LOG, _INSERT_TABLE = sa.insert(log), sa.insert(tables)


class Conflict(Exception):
    """Somebody else changed the table first."""


class Unavailable(Exception):
    """The database does not answer; nothing is known to be stored."""


@dataclass(slots=True)
class Write:
    """Rows of one change."""

    log: list[dict[str, Any]] = field(default_factory=list)
    tables: list[dict[str, Any]] = field(default_factory=list)
    updates: list[tuple[str, int | None, dict[str, Any]]] = field(default_factory=list)
    """Id of the row, the revision it must have or None, and the new values."""


class Writer:
    """Collects the changes of all tables and writes them, one transaction after the other."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._waiting: list[tuple[Write, asyncio.Future[None]]] = []
        self._wake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._run())

    async def close(self) -> None:
        """Write what waits, and stop."""
        while self._waiting:
            await asyncio.sleep(0.01)
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def write(self, write: Write) -> None:
        """Returns when it is stored. Raises Conflict or Unavailable."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((write, done))
        self._wake.set()
        await done

    async def _run(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            while self._waiting:
                batch = self._waiting[:MOST_TOGETHER]
                await self._write_batch(batch)
                del self._waiting[: len(batch)]

    async def _write_batch(self, batch: Sequence[tuple[Write, asyncio.Future[None]]]) -> None:
        metrics.GROUPED.observe(len(batch))
        try:
            with metrics.STORED.time():
                await self._transaction([write for write, _ in batch])
        except (Conflict, IntegrityError) as error:
            if len(batch) == 1:
                _fail(batch[0][1], Conflict(str(error)))
                return
            for single in batch:
                await self._write_batch([single])
        except (SQLAlchemyError, OSError) as error:
            for _, done in batch:
                _fail(done, Unavailable(str(error)))
        else:
            for _, done in batch:
                if not done.done():
                    done.set_result(None)

    async def _transaction(self, writes: Sequence[Write]) -> None:
        async with self._engine.begin() as connection:
            new_tables = [row for write in writes for row in write.tables]
            if new_tables:
                await connection.execute(_INSERT_TABLE, new_tables)
            new_log = [row for write in writes for row in write.log]
            if new_log:
                await connection.execute(_INSERT_LOG, new_log)
            for write in writes:
                for table_id, revision, values in write.updates:
                    await _update(connection, table_id, revision, values)


async def _update(
    connection: AsyncConnection, table_id: str, revision: int | None, values: dict[str, Any]
) -> None:
    chosen = tables.c.id == table_id
    if revision is not None:
        chosen &= tables.c.revision == revision
    updated = await connection.execute(sa.update(tables).where(chosen).values(values))
    if updated.rowcount != 1:
        raise Conflict(f"table {table_id} is not at revision {revision} any more")


def _fail(done: asyncio.Future[None], error: Exception) -> None:
    if not done.done():
        done.set_exception(error)
