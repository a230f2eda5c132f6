"""The public tables, read from the database at most every few seconds, however many people ask."""

from __future__ import annotations

import asyncio
from collections import Counter

from manueline.server import messages as m
from manueline.server.live.live_table import Services
from manueline.server.storage import Listed
from manueline.server.table.views import listed_info

MOST_LISTED = 50
MOST_READ = 300
MOST_OF_CREATOR = 5
"""Tables of one address that are listed, so that nobody can fill the list."""
KEPT_SECONDS = 2.0
MOST_NAMED = 20


class LobbyList:
    """The list, and when it was made."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._list: m.Lobby | None = None
        self._made = 0.0
        self._lock = asyncio.Lock()

    async def get(self) -> m.Lobby:
        """Raises Unavailable."""
        async with self._lock:
            now = self._services.time.now()
            if self._list is None or now - self._made > KEPT_SECONDS:
                seconds, store = self._services.settings.listed_seconds, self._services.store
                self._list = m.Lobby(
                    _chosen(await store.listed("waiting", seconds, MOST_READ)),
                    _chosen(await store.listed("playing", seconds, MOST_READ)),
                )
                self._made = now
            return self._list

    async def named(self, ids: list[str]) -> list[m.TableInfo]:
        """These tables, as far as they exist. Raises Unavailable."""
        found = await self._services.store.named(ids[:MOST_NAMED])
        return [listed_info(one.record, one.phase) for one in found]


def _chosen(found: list[Listed]) -> list[m.TableInfo]:
    """The newest tables, only some of each creator."""
    of_creator: Counter[str] = Counter()
    chosen = []
    for one in found:
        of_creator[one.creator] += 1
        if of_creator[one.creator] <= MOST_OF_CREATOR:
            chosen.append(listed_info(one.record, one.phase))
    return chosen[:MOST_LISTED]
