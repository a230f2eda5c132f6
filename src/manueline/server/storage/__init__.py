"""The database in which tables are stored: SQLite or PostgreSQL."""

from manueline.server.storage.store import Listed, Loaded, Owner, Seen, Spent, Store
from manueline.server.storage.workers import Worker, Workers
from manueline.server.storage.writer import Conflict, Unavailable, Unwritable

__all__ = [
    "Conflict",
    "Listed",
    "Loaded",
    "Owner",
    "Seen",
    "Spent",
    "Store",
    "Unavailable",
    "Unwritable",
    "Worker",
    "Workers",
]
