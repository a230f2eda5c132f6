"""Where tables are kept: SQLite, or PostgreSQL for those who want it."""

from manueline.server.storage.store import Loaded, Store
from manueline.server.storage.writer import Conflict, Unavailable

__all__ = ["Conflict", "Loaded", "Store", "Unavailable"]
