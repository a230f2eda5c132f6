"""The tables of the database."""

from __future__ import annotations

from sqlalchemy import Boolean, Column, Float, Index, Integer, MetaData, String, Table, Text

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("sheet", Text, nullable=False),
    Column("revision", Integer, nullable=False),
    Column("phase", String(10), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("created", Float, nullable=False),
    Column("touched", Float, nullable=False),
    # Seconds that the running clock had used at `spent_version`, as last noted.
    Column("spent", Float, nullable=False, default=0.0),
    Column("spent_version", Integer, nullable=False, default=0),
    Index("tables_by_phase", "phase", "public", "created"),
)

log = Table(
    "log",
    metadata,
    Column("table_id", String(40), primary_key=True),
    Column("ply", Integer, primary_key=True, autoincrement=False),
    Column("entry", Text, nullable=False),
    Column("request", String(80)),
    Column("at", Float, nullable=False),
)

leases = Table(
    "leases",
    metadata,
    Column("table_id", String(40), primary_key=True),
    Column("worker", String(40), nullable=False),
    Column("expires", Float, nullable=False),
)

presence = Table(
    "presence",
    metadata,
    Column("table_id", String(40), primary_key=True),
    Column("worker", String(40), primary_key=True),
    # Hashes of the browsers that are connected to the table through this worker, as JSON.
    Column("holders", Text, nullable=False),
    Column("expires", Float, nullable=False),
)
