"""The database in which tables are stored: SQLite or PostgreSQL."""

from manueline.server.storage.store import Loaded, Store
from manueline.server.storage.writer import Conflict, Unavailable

__all__ = ["Conflict", "Loaded", "Store", "Unavailable"]
