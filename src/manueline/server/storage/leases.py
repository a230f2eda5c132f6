"""Which worker runs a table's clocks and bots, and which browsers each worker serves there."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator, Collection, Iterable, Mapping
from contextlib import asynccontextmanager
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from manueline.server.storage.schema import leases, log, presence, tables
from manueline.server.storage.writer import Unavailable


class Leases:
    """The part of the database that workers share beside the tables. All raise Unavailable."""

    def __init__(self, engine: AsyncEngine, worker: str, seconds: float) -> None:
        self._engine, self._worker, self._seconds = engine, worker, seconds
        postgres = engine.dialect.name == "postgresql"
        self._insert: Any = postgresql.insert if postgres else sqlite.insert

    @asynccontextmanager
    async def _begin(self) -> AsyncIterator[AsyncConnection]:
        try:
            async with self._engine.begin() as connection:
                yield connection
        except (SQLAlchemyError, OSError) as error:
            raise Unavailable(str(error)) from error

    async def claim(self, wanted: Collection[str]) -> set[str]:
        """Take or renew leases on tables; those that this worker has now."""
        if not wanted:
            return set()
        now = time.time()
        mine = {"worker": self._worker, "expires": now + self._seconds}
        fresh = self._insert(leases).values([{"table_id": at, **mine} for at in sorted(wanted)])
        free = (leases.c.worker == self._worker) | (leases.c.expires < now)
        held = sa.select(leases.c.table_id).where(
            leases.c.worker == self._worker, leases.c.table_id.in_(wanted)
        )
        async with self._begin() as connection:
            await connection.execute(
                fresh.on_conflict_do_update(
                    index_elements=[leases.c.table_id], set_=mine, where=free
                )
            )
            return {row.table_id for row in await connection.execute(held)}

    async def release(self, given: Collection[str]) -> None:
        mine = leases.c.worker == self._worker
        async with self._begin() as connection:
            await connection.execute(sa.delete(leases).where(mine, leases.c.table_id.in_(given)))

    async def show(self, present: Mapping[str, Iterable[str]]) -> None:
        """Store which browsers are connected to these tables through this worker."""
        if not present:
            return
        expires = time.time() + 3 * self._seconds
        rows = [
            {
                "table_id": at,
                "worker": self._worker,
                "holders": msgspec.json.encode(sorted(holders)).decode(),
                "expires": expires,
            }
            for at, holders in sorted(present.items())
        ]
        shown = self._insert(presence).values(rows)
        update = {"holders": shown.excluded.holders, "expires": shown.excluded.expires}
        async with self._begin() as connection:
            await connection.execute(
                shown.on_conflict_do_update(
                    index_elements=[presence.c.table_id, presence.c.worker], set_=update
                )
            )
            await connection.execute(
                sa.delete(presence).where(presence.c.expires < time.time() - self._seconds)
            )

    async def elsewhere(self, table_id: str) -> list[str]:
        """The browsers that are connected to a table through other workers."""
        others = sa.select(presence.c.holders).where(
            presence.c.table_id == table_id,
            presence.c.worker != self._worker,
            presence.c.expires > time.time(),
        )
        async with self._begin() as connection:
            found = await connection.execute(others)
            lists = [msgspec.json.decode(row.holders, type=list[str]) for row in found]
        return [holder for holders in lists for holder in holders]

    async def newest(self, wanted: Collection[str]) -> dict[str, tuple[int, int]]:
        """Version and revision of tables as they are stored."""
        versions = (
            sa.select(log.c.table_id, sa.func.max(log.c.ply).label("version"))
            .where(log.c.table_id.in_(wanted))
            .group_by(log.c.table_id)
            .subquery()
        )
        both = sa.select(
            tables.c.id, tables.c.revision, sa.func.coalesce(versions.c.version, 0).label("version")
        ).outerjoin(versions, versions.c.table_id == tables.c.id)
        async with self._begin() as connection:
            found = await connection.execute(both.where(tables.c.id.in_(wanted)))
            return {row.id: (row.version, row.revision) for row in found}
