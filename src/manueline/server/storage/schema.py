"""The tables of the database."""

from __future__ import annotations

from sqlalchemy import Boolean, Column, Float, Index, Integer, MetaData, String, Table, Text

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("id", String(40), primary_key=True),
    # All of a table that is not in its log, as JSON.
    Column("record", Text, nullable=False),
    Column("revision", Integer, nullable=False),
    Column("phase", String(10), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("created", Float, nullable=False),
    # The keyed hash of the address that created the table.
    Column("creator", String(40), nullable=False),
    # The number of entries in the log, and the position after them.
    Column("version", Integer, nullable=False),
    Column("position", Text),
    # The worker that has the table in memory, and how often the table changed workers. A worker
    # writes under its own epoch only, so that one that lost the table cannot change it.
    Column("worker", String(40)),
    Column("epoch", Integer, nullable=False),
    # When something happened, and when a page was connected, in seconds that the server has run.
    Column("touched", Float, nullable=False),
    Column("seen", Float, nullable=False),
    # The seats whose pages were connected then, one digit each.
    Column("present", String(10), nullable=False, default=""),
    # Seconds that the running clock had used at `spent_version`, as last noted.
    Column("spent", Float, nullable=False, default=0.0),
    Column("spent_version", Integer, nullable=False, default=0),
    Index("tables_by_phase", "phase", "public", "created"),
    Index("tables_by_age", "phase", "touched"),
    Index("tables_by_worker", "worker"),
)

log = Table(
    "log",
    metadata,
    Column("table_id", String(40), primary_key=True),
    Column("ply", Integer, primary_key=True, autoincrement=False),
    Column("entry", Text, nullable=False),
    Column("request", String(80)),
    Column("at", Float, nullable=False),
    # The epoch under which the entry was written.
    Column("epoch", Integer, nullable=False),
)

workers = Table(
    "workers",
    metadata,
    Column("id", String(40), primary_key=True),
    # Where other workers reach this one, and the secret that they have to show there.
    Column("address", String(200), nullable=False),
    Column("secret", String(80), nullable=False),
    # By the database's clock.
    Column("expires", Float, nullable=False),
)

meta = Table(
    "meta",
    metadata,
    Column("key", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)

bans = Table(
    "bans",
    metadata,
    # The id of a browser, or the keyed hash of an address.
    Column("subject", String(40), primary_key=True),
    Column("reason", Text, nullable=False),
    Column("created", Float, nullable=False),
)
