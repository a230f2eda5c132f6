"""The database in which tables are stored: SQLite or PostgreSQL."""

from manueline.server.storage.errors import Conflict, Unavailable, Unwritable
from manueline.server.storage.store import Listed, Loaded, Owner, Seen, Spent, Store
from manueline.server.storage.workers import Worker, Workers

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
