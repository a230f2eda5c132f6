"""A hub with a real database in this process, and pages without sockets."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec

from manueline.games.errors import GameError
from manueline.server import messages as m
from manueline.server.bots import BotFailure, Task, Thought, think
from manueline.server.live.live_table import LiveTable
from manueline.server.live.live_tables import LiveTables
from manueline.server.settings import Settings
from manueline.server.storage import Store
from manueline.server.table.seating import hashed
from tests.support.server.pages import sqlite_at

SECONDS = 10.0
ME, OPEN = m.NewSeat("me"), m.NewSeat("open")
BOT = m.NewSeat("bot", bot="novice")


class AtOnce:
    """Thinks right here, so that bots can know games of tests."""

    def __init__(self) -> None:
        self.asked = 0

    async def think(self, task: Task) -> Thought:
        self.asked += 1
        try:
            return think(task, threading.Event())
        except GameError as error:
            raise BotFailure(str(error)) from error


class Never:
    """Is asked, and thinks until it is cancelled."""

    def __init__(self) -> None:
        self.asked = self.cancelled = 0

    async def think(self, task: Task) -> Thought:
        self.asked += 1
        try:
            await asyncio.Event().wait()
        except asyncio.CancelledError:
            self.cancelled += 1
            raise
        raise AssertionError


@asynccontextmanager
async def hub(folder: Path, thinking: Any = None, **settings: Any) -> AsyncIterator[LiveTables]:
    chosen = Settings(**{"database": sqlite_at(folder), "bot_delay": 0.0, **settings})
    store = Store(chosen.database)
    await store.open()
    running = LiveTables(chosen, store, thinking or AtOnce())
    await running.start()
    try:
        yield running
    finally:
        await running.close()
        await store.close()


async def new_table(at: LiveTables, *seats: m.NewSeat, **more: Any) -> LiveTable:
    options = (
        {"players": str(len(seats)), "start": "1"} if more.get("game", "azul") == "azul" else {}
    )
    wanted = m.NewTable(**{"game": "azul", "options": options, "seats": list(seats), **more})
    return await at.create(wanted, "ana")


class Listener:
    """A page without a socket."""

    def __init__(self, room: LiveTable, browser: str = "ana") -> None:
        self.holder = hashed(browser)
        self.heard: list[dict[str, Any]] = []
        self.room = room
        self._numbers = 0
        room.join(self)

    def send(self, message: bytes) -> None:
        self.heard.append(msgspec.json.decode(message))

    @property
    def last(self) -> dict[str, Any]:
        """The last `snapshot` or `update`."""
        return next(at for at in reversed(self.heard) if at["kind"] in ("snapshot", "update"))

    async def play(self, move: str | None = None) -> int:
        await until(lambda: bool(self.last["legal"]) or self.room.table.phase == "over")
        self._numbers += 1
        text = move or self.last["legal"][0]["text"]
        request = m.Play(f"r{self._numbers}-{id(self)}", self.room.table.version, text)
        return await self.room.request(self.holder, request)

    async def play_out(self) -> None:
        while self.room.table.phase == "playing":
            if self.last["legal"]:
                await self.play()
            await asyncio.sleep(0)


async def until(reached: Callable[[], bool]) -> None:
    async with asyncio.timeout(SECONDS):
        while not reached():
            await asyncio.sleep(0.005)
