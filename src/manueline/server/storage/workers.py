"""The workers that share a database: where each is reached, and whether it is still alive.

Times are the database's, so that the clocks of the workers' machines do not matter.
"""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from manueline.server.storage.schema import tables, workers
from manueline.server.storage.store import Owner, Store, free_tables

MOST_CLAIMS = 200
"""Tables that are claimed in one transaction."""


@dataclass(frozen=True, slots=True)
class Worker:
    """A worker as the others know it."""

    id: str
    address: str
    secret: str


class Workers:
    """The rows of the workers. All methods raise Unavailable."""

    def __init__(self, store: Store, seconds: float) -> None:
        self._store, self._seconds = store, seconds
        self._claims: list[tuple[str, asyncio.Future[Owner | None]]] = []
        self._claiming: asyncio.Task[None] | None = None
        if store.engine.dialect.name == "postgresql":
            self._now: sa.ColumnElement[float] = sa.cast(
                sa.extract("epoch", sa.func.clock_timestamp()), sa.Float
            )
        else:
            self._now = (sa.func.julianday("now") - 2440587.5) * 86400.0

    async def renew(self, me: Worker) -> None:
        """Say that this worker is alive."""
        expires = self._now + self._seconds

        async def renewed(connection: AsyncConnection) -> None:
            updated = await connection.execute(
                sa.update(workers).where(workers.c.id == me.id).values(expires=expires)
            )
            if updated.rowcount == 0:
                row = {"id": me.id, "address": me.address, "secret": me.secret, "expires": expires}
                await connection.execute(sa.insert(workers).values(row))

        await self._store.transact(renewed)

    @property
    def _live(self) -> sa.Select[Any]:
        """A lease that ends later than one that begins now is of a clock that has jumped back."""
        left = workers.c.expires - self._now
        return sa.select(workers.c.id).where(left > 0, left <= self._seconds)

    async def find(self, worker: str) -> Worker | None:
        async with self._store.reading() as connection:
            found = await connection.execute(sa.select(workers).where(workers.c.id == worker))
            row = found.first()
            return None if row is None else Worker(row.id, row.address, row.secret)

    async def claim(self, table_id: str, me: str) -> Owner | None:
        """Take a table that no live worker has; who has it now. None if there is no such table.

        After a restart everybody comes at once, so all claims that wait share a transaction.
        """
        done: asyncio.Future[Owner | None] = asyncio.get_running_loop().create_future()
        self._claims.append((table_id, done))
        if self._claiming is None or self._claiming.done():
            self._claiming = asyncio.create_task(self._claim_waiting(me))
        return await done

    async def _claim_waiting(self, me: str) -> None:
        while self._claims:
            claims, self._claims = self._claims[:MOST_CLAIMS], self._claims[MOST_CLAIMS:]
            try:
                owners = await self._store.claim({at for at, _ in claims}, me, self._live)
            except Exception as error:
                for _, done in claims:
                    if not done.done():
                        done.set_exception(error)
            else:
                for table_id, done in claims:
                    if not done.done():
                        done.set_result(owners.get(table_id))

    async def end(self, worker: str) -> None:
        """A worker is gone, and others may take its tables."""

        async def ended(connection: AsyncConnection) -> None:
            await free_tables(connection, tables.c.worker == worker)
            await connection.execute(sa.delete(workers).where(workers.c.id == worker))

        await self._store.transact(ended)

    async def end_all(self) -> None:
        """Nobody else uses this database: what earlier workers left behind is void."""

        async def ended(connection: AsyncConnection) -> None:
            await free_tables(connection, tables.c.worker.is_not(None))
            await connection.execute(sa.delete(workers))

        await self._store.transact(ended)

    async def forget_expired(self, hours: float = 1.0) -> None:
        """Delete the rows of workers that ended long ago."""
        old = workers.c.expires < self._now - hours * 3600

        async def forgotten(connection: AsyncConnection) -> None:
            await connection.execute(sa.delete(workers).where(old))

        await self._store.transact(forgotten)
