"""Copies of a database: one file of JSON lines, made and put back while the server runs.

The same file serves SQLite and PostgreSQL, so a copy also moves tables from one to the other.
"""

from __future__ import annotations

import gzip
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from manueline.server.storage.schema import bans, log, meta, tables
from manueline.server.storage.store import RUN_SECONDS, Store

KIND = "manueline backup 2"
COPIED = {str(table.name): table for table in (meta, bans, tables, log)}
CHUNK = 500


class BadBackup(Exception):
    """A file that is no copy of a database, or only part of one."""


async def back_up(store: Store, path: Path) -> int:
    """Write everything to a file, as it is at one moment; how many tables. Raises OSError."""
    count = 0
    partial = path.with_name(path.name + ".part")
    with gzip.open(partial, "wb") as file:
        _write(file, {"kind": KIND})
        async with store.reading_one_moment(is_long=True) as connection:
            for name, table in COPIED.items():
                found = await connection.stream(sa.select(table))
                async for row in found.mappings():
                    _write(file, {"table": name, "row": {str(key): row[key] for key in row}})
                    count += name == tables.name
        _write(file, {"end": count})
    partial.replace(path)
    return count


def _write(file: gzip.GzipFile, line: dict[str, Any]) -> None:
    file.write(msgspec.json.encode(line) + b"\n")


async def restore(store: Store, path: Path) -> int:
    """Replace everything by a copy, or nothing; how many tables. Raises BadBackup, Unavailable.

    Workers that have tables in memory notice it, and send their pages away to come back.
    """
    async with store.changing(is_long=True) as connection:
        await _lock_all(connection)
        for table in COPIED.values():
            await connection.execute(sa.delete(table))
        rows: list[dict[str, Any]] = []
        current, is_whole, count = "", False, 0
        for line in _lines(path):
            if "end" in line:
                is_whole = line["end"] == count
                continue
            if line["table"] != current or len(rows) == CHUNK:
                await _insert(connection, current, rows)
                current, rows = line["table"], []
            count += current == tables.name
            rows.append(line["row"])
        await _insert(connection, current, rows)
        if not is_whole:
            raise BadBackup("the copy is not complete")
        await _adopt(connection, store.run_seconds)
    return count


async def _lock_all(connection: AsyncConnection) -> None:
    """Wait for what workers are writing, in the order in which they lock."""
    if connection.dialect.name == "postgresql":
        names = ", ".join(str(table.name) for table in (tables, log, bans, meta))
        await connection.execute(sa.text(f"LOCK TABLE {names} IN EXCLUSIVE MODE"))


async def _adopt(connection: AsyncConnection, now: float) -> None:
    """Free the tables, and keep their ages: the copy's server has run for another time than ours.

    `now` is how long ours has run.
    """
    ran = meta.c.key == RUN_SECONDS
    found = await connection.execute(sa.select(meta.c.value).where(ran))
    later = now - float(found.scalar_one_or_none() or 0.0)
    aged = {"touched": tables.c.touched + later, "seen": tables.c.seen + later}
    await connection.execute(sa.update(tables).values({"worker": None, **aged}))
    await connection.execute(sa.update(meta).where(ran).values(value=str(now)))


async def _insert(connection: AsyncConnection, name: str, rows: list[dict[str, Any]]) -> None:
    if rows:
        await connection.execute(sa.insert(COPIED[name]), rows)


def _lines(path: Path) -> Iterator[dict[str, Any]]:
    try:
        with gzip.open(path, "rb") as file:
            first = msgspec.json.decode(next(file, b"null"))
            if not isinstance(first, dict) or first.get("kind") != KIND:
                raise BadBackup("this is no copy made by `manueline admin backup`")
            for line in file:
                yield msgspec.json.decode(line)
    except (OSError, EOFError, msgspec.MsgspecError) as error:
        raise BadBackup(f"the copy cannot be read: {error}") from error
