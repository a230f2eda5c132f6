"""Connects to the database of a URL and migrates its schema."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from sqlalchemy import URL, Connection, Engine, create_engine, event
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from manueline.extras import require

MIGRATIONS = Path(__file__).parent / "migrations"
DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+psycopg"}
CONNECT_SECONDS = 5
STATEMENT_SECONDS = 10
KEEPALIVE_SECONDS = 3


def open_engine(address: str) -> AsyncEngine:
    """Errors do not show values, which name tables, browsers and secrets.

    Raises ArgumentError for an address that is not a database's, and MissingExtra.
    """
    url = _url(address)
    if url.get_backend_name() != "sqlite":
        return create_async_engine(url, pool_size=4, hide_parameters=True, **_postgresql())
    engine = create_async_engine(
        url, hide_parameters=True, connect_args={"timeout": CONNECT_SECONDS}
    )
    event.listen(engine.sync_engine, "connect", _prepare_sqlite)
    return engine


def open_engine_of_thread(address: str) -> Engine:
    """An engine for a thread of its own, which waits for the database. Raises as `open_engine`."""
    url = _url(address)
    if url.get_backend_name() != "sqlite":
        return create_engine(url, pool_size=1, hide_parameters=True, **_postgresql())
    engine = create_engine(
        url.set(drivername="sqlite"),
        pool_size=1,
        hide_parameters=True,
        connect_args={"timeout": CONNECT_SECONDS, "check_same_thread": False},
    )
    event.listen(engine, "connect", _prepare_sqlite)
    return engine


def _url(address: str) -> URL:
    url = make_url(address)
    url = url.set(drivername=DRIVERS.get(url.drivername, url.drivername))
    if url.drivername == DRIVERS["postgresql"]:
        require("postgresql", "a PostgreSQL database", "psycopg")
    return url


def _postgresql() -> dict[str, Any]:
    """Nothing waits for ever: not for a connection, a network or a lock."""
    return {
        "pool_pre_ping": True,
        "connect_args": {
            "connect_timeout": CONNECT_SECONDS,
            "tcp_user_timeout": 5000,
            # A machine that has vanished is noticed also while its answer is waited for.
            "keepalives_idle": KEEPALIVE_SECONDS,
            "keepalives_interval": KEEPALIVE_SECONDS,
            "keepalives_count": 2,
            "options": f"-c statement_timeout={1000 * STATEMENT_SECONDS}",
        },
    }


def _prepare_sqlite(connection: Any, _: object) -> None:
    """WAL lets readers work beside a writer; FULL writes every commit to the disk at once."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


async def check_file(engine: AsyncEngine) -> None:
    """Read an SQLite file's pages, so that a damaged one is found at the start. Raises OSError."""
    if engine.dialect.name != "sqlite":
        return
    async with engine.connect() as connection:
        found = await connection.exec_driver_sql("PRAGMA quick_check(1)")
        answer = found.scalar_one()
    if answer != "ok":
        raise OSError(f"the file is damaged: {answer}")


async def migrate(engine: AsyncEngine) -> None:
    """Bring the schema up to date."""
    async with engine.begin() as connection:
        await connection.run_sync(_upgrade)


async def downgrade(engine: AsyncEngine, revision: str) -> None:
    """Bring the schema back to an earlier revision."""
    async with engine.begin() as connection:
        await connection.run_sync(lambda sync: command.downgrade(_config(sync), revision))


def _upgrade(connection: Connection) -> None:
    command.upgrade(_config(connection), "head")


def _config(connection: Connection) -> Config:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    return config
