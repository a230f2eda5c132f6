"""Several workers that serve the same tables.

Redis carries only the ids of tables that changed; a worker that gets one reads the database.
Messages lost while Redis is down are made up for by polling every few seconds. The worker that
holds a table's lease runs its clocks and bots.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable, Collection
from contextlib import suppress
from typing import Protocol

from redis.asyncio import Redis
from redis.exceptions import RedisError

from manueline.server.storage.leases import Leases
from manueline.server.storage.writer import Unavailable

logger = logging.getLogger("manueline.sharing")

CHANNEL = "manueline:changed"
REDIS_SECONDS = 2.0
PAUSE = 1.0
MOST_QUEUED = 1000


class SharedTable(Protocol):
    """What sharing needs of a room."""

    owned: bool

    @property
    def id(self) -> str: ...
    @property
    def holders(self) -> list[str]: ...
    @property
    def needs_owner(self) -> bool: ...
    @property
    def at(self) -> tuple[int, int]:
        """Version and revision."""
        ...

    def reschedule(self) -> None: ...
    def suspect(self) -> None: ...
    def tell_elsewhere(self, holders: list[str]) -> None: ...
    async def catch_up(self) -> None: ...


class Cluster:
    """This worker among the others."""

    def __init__(
        self,
        leases: Leases,
        address: str,
        worker: str,
        seconds: float,
        rooms: Callable[[], Collection[SharedTable]],
        find: Callable[[str], SharedTable | None],
    ) -> None:
        self._leases, self._worker, self._seconds = leases, worker, seconds
        self._rooms, self._find = rooms, find
        self._redis = Redis.from_url(
            address, socket_timeout=None, socket_connect_timeout=REDIS_SECONDS
        )
        self._changed: asyncio.Queue[str] = asyncio.Queue(MOST_QUEUED)
        self._moved: asyncio.Queue[str] = asyncio.Queue()
        self._tasks: list[asyncio.Task[None]] = []
        self.awake = False
        """Whether messages from Redis are being received."""

    def start(self) -> None:
        for work in (self._publish, self._listen, self._renew_and_poll, self._publish_presence):
            self._tasks.append(asyncio.create_task(self._repeat(work)))

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        owned = [room.id for room in self._rooms() if room.owned]
        with suppress(Unavailable):
            await self._leases.release(owned)
        with suppress(RedisError, OSError):
            await self._redis.aclose()

    def changed(self, table_id: str) -> None:
        """Notify the other workers that something was stored."""
        with suppress(asyncio.QueueFull):  # Redis is down, and the other workers poll
            self._changed.put_nowait(table_id)

    def moved(self, table_id: str) -> None:
        """Somebody connected to the table or disconnected."""
        self._moved.put_nowait(table_id)

    async def _repeat(self, work: Callable[[], Awaitable[None]]) -> None:
        while True:
            try:
                await work()
            except (RedisError, OSError, Unavailable) as error:
                self.awake = self.awake and isinstance(error, Unavailable)
                logger.warning("cannot share tables: %s", error)
                await asyncio.sleep(PAUSE)

    async def _publish(self) -> None:
        table_id = await self._changed.get()
        await self._redis.publish(CHANNEL, f"{self._worker} {table_id}")

    async def _listen(self) -> None:
        async with self._redis.pubsub() as heard:
            await heard.subscribe(CHANNEL)
            self.awake = True
            for room in self._rooms():
                room.suspect()
            async for message in heard.listen():
                if message["type"] == "message":
                    worker, _, table_id = message["data"].decode().partition(" ")
                    if worker != self._worker:
                        await self._wake(table_id)

    async def _wake(self, table_id: str) -> None:
        room = self._find(table_id)
        if room is None:
            return
        if not room.holders:
            room.suspect()
            return
        await room.catch_up()
        room.tell_elsewhere(await self._leases.elsewhere(table_id))

    async def _publish_presence(self) -> None:
        """Store who is at the tables where that changed, and claim their leases where needed."""
        ids = {await self._moved.get()}
        while not self._moved.empty():
            ids.add(self._moved.get_nowait())
        rooms = [room for room in map(self._find, ids) if room is not None]
        await self._leases.show({room.id: room.holders for room in rooms})
        for room in rooms:
            room.tell_elsewhere(await self._leases.elsewhere(room.id))
            self.changed(room.id)
        await self._claim(rooms)

    async def _claim(self, rooms: Collection[SharedTable]) -> None:
        wanted = [room for room in rooms if room.needs_owner]
        held = await self._leases.claim([room.id for room in wanted])
        given = [room for room in rooms if room.owned and room not in wanted]
        for room in rooms:
            owned = room.id in held
            if owned != room.owned:
                room.owned = owned
                room.reschedule()
        if given:
            await self._leases.release([room.id for room in given])

    async def _renew_and_poll(self) -> None:
        """Renew leases, and look for changes of which no message came."""
        await asyncio.sleep(self._seconds / 3)
        rooms = list(self._rooms())
        looked_at = [room for room in rooms if room.holders]
        await self._claim(rooms)
        await self._leases.show({room.id: room.holders for room in looked_at})
        newest = await self._leases.newest([room.id for room in looked_at])
        for room in rooms:
            if not self.awake and not room.holders:
                room.suspect()
            elif room.id in newest and newest[room.id] != room.at:
                await room.catch_up()
                room.tell_elsewhere(await self._leases.elsewhere(room.id))


def new_worker() -> str:
    return secrets.token_hex(8)
