"""The public tables, read from the database at most every few seconds, however many people ask."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable

from manueline.server import messages as m
from manueline.server.live.live_table import LiveTable, Services
from manueline.server.storage import Listed
from manueline.server.table.identity import is_table_id
from manueline.server.table.record import Phase
from manueline.server.table.views import listed_info

MOST_LISTED = 50
MOST_READ = 300
MOST_OF_CREATOR = 5
"""Tables of one address that are listed, so that nobody can fill the list."""
FRESH_SECONDS = 2.0
MOST_NAMED = 20


class LobbyList:
    """The list, and when it was made."""

    def __init__(self, services: Services, find: Callable[[str], LiveTable | None]) -> None:
        """`find` finds a table of this worker, which knows more than the database has of it."""
        self._services, self._find = services, find
        self._list: m.Lobby | None = None
        self._made_at = 0.0
        self._lock = asyncio.Lock()

    async def get(self) -> m.Lobby:
        """Raises Unavailable."""
        async with self._lock:
            now = self._services.time.now()
            if self._list is None or now - self._made_at > FRESH_SECONDS:
                self._list = m.Lobby(await self._listed("waiting"), await self._listed("playing"))
                self._made_at = now
            return self._list

    async def named(self, ids: list[str]) -> list[m.TableInfo]:
        """These tables, as far as they exist. Raises Unavailable."""
        possible = [table_id for table_id in ids[:MOST_NAMED] if is_table_id(table_id)]
        return [self._info(one) for one in await self._services.store.named(possible)]

    async def _listed(self, phase: Phase) -> list[m.TableInfo]:
        """The newest tables of a phase, only some of each creator."""
        seconds = self._services.settings.listed_seconds
        of_creator: Counter[str] = Counter()
        chosen = []
        for one in await self._services.store.listed(phase, seconds, MOST_READ):
            of_creator[one.creator] += 1
            if of_creator[one.creator] <= MOST_OF_CREATOR:
                chosen.append(self._info(one))
        # At a full table that waits for its people to be ready there is no place.
        listed = [info for info in chosen if info.phase == phase and not info.awaited]
        return listed[:MOST_LISTED]

    def _info(self, one: Listed) -> m.TableInfo:
        live = self._find(one.record.id)
        return listed_info(one.record, one.phase, one.present) if live is None else live.info()
