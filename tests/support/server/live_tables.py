"""A worker with a real database in this process, and pages without sockets."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.util import await_only

from manueline.games import game_of
from manueline.games.errors import GameError
from manueline.server import messages as m
from manueline.server.bots import BotFailure, Task, Thought, think
from manueline.server.limits import Asker
from manueline.server.live.live_table import LiveTable
from manueline.server.live.pages import Close, Known
from manueline.server.live.time import Time, Timer
from manueline.server.live.worker import ServingWorker
from manueline.server.settings import Settings
from manueline.server.table import seating
from manueline.server.table.identity import browser_id_of
from tests.support.server.pages import sqlite_at

SECONDS = 60.0
ME, OPEN = m.NewSeat("me"), m.NewSeat("open")
BOT = m.NewSeat("bot", bot="novice")


class AtOnce:
    """Thinks right here, so that bots can know games of tests."""

    def __init__(self) -> None:
        self.asked = 0

    async def think(self, task: Task, *_: object) -> Thought:
        self.asked += 1
        try:
            return think(task, threading.Event())
        except GameError as error:
            raise BotFailure(str(error)) from error


class FirstMove:
    """Plays the first legal move, also in games that no level knows."""

    async def think(self, task: Task, *_: object) -> Thought:
        view = game_of(task.game, task.options).parse_view(task.view, check=False)
        return Thought(view.legal_moves[0].text, [])


class Never:
    """Is asked, and thinks until it is cancelled."""

    def __init__(self) -> None:
        self.asked = self.cancelled = 0

    async def think(self, task: Task, *_: object) -> Thought:
        self.asked += 1
        try:
            await asyncio.Event().wait()
        except asyncio.CancelledError:
            self.cancelled += 1
            raise
        raise AssertionError


@asynccontextmanager
async def serving(
    folder: Path, thinking: Any = None, **settings: Any
) -> AsyncIterator[ServingWorker]:
    """A worker on an SQLite file."""
    time = settings.pop("time", None)
    chosen = Settings(**{"database": sqlite_at(folder), "bot_delay": 0.0, **settings})
    worker = ServingWorker(chosen, thinking or AtOnce(), time=time)
    await worker.start()
    try:
        yield worker
    finally:
        await worker.close()


async def new_table(at: ServingWorker, *seats: m.NewSeat, **more: Any) -> LiveTable:
    options = (
        {"players": str(len(seats)), "start": "1"} if more.get("game", "azul") == "azul" else {}
    )
    wanted = m.NewTable(**{"game": "azul", "options": options, "seats": list(seats), **more})
    return await at.tables.create(wanted, "ana", "creator")


@contextmanager
def before_reading_of(
    at: ServingWorker, name: str, meanwhile: Callable[[], Awaitable[object]]
) -> Iterator[None]:
    """Something happens just before whoever reads the whole database reads this of its tables."""

    def pause(_: Any, __: Any, statement: str, *more: Any) -> None:
        if f"FROM {name}" in statement and "WHERE" not in statement:
            await_only(meanwhile())

    engine = at.store.engine.sync_engine
    sa.event.listen(engine, "before_cursor_execute", pause)
    try:
        yield
    finally:
        sa.event.remove(engine, "before_cursor_execute", pause)


async def sit(live: LiveTable, browser: str, name: str) -> None:
    await live.change(lambda table, _: seating.sit(table, browser, m.Sit(name)))


class Listener:
    """A page without a socket."""

    def __init__(
        self,
        live: LiveTable,
        browser: str = "ana",
        address: str = "here",
        known: Known | None = None,
    ) -> None:
        self.browser_id = browser_id_of(browser)
        self.asker = Asker(address, self.browser_id)
        self.heard: list[dict[str, Any]] = []
        self.closed: Close | None = None
        self.live = live
        self._numbers = 0
        live.join(self, known or Known())

    def send(self, message: bytes) -> None:
        self.heard.append(msgspec.json.decode(message))

    def close(self, code: Close) -> None:
        self.closed = code

    @property
    def last(self) -> dict[str, Any]:
        """The last `snapshot` or `update`."""
        return next(at for at in reversed(self.heard) if at["kind"] in ("snapshot", "update"))

    async def play(self, move: str | None = None) -> int:
        await until(lambda: bool(self.last["legal"]) or self.live.table.phase == "over")
        self._numbers += 1
        text = move or self.last["legal"][0]["text"]
        request = m.Play(f"r{self._numbers}-{id(self)}", self.live.table.version, text)
        return await self.live.request(self.browser_id, request)

    async def play_out(self) -> None:
        while self.live.table.phase == "playing":
            if self.last["legal"]:
                await self.play()
            await asyncio.sleep(0)


@dataclass(slots=True, eq=False)
class _Timer:
    at: float
    act: Callable[[], None]
    is_cancelled: bool = False

    def cancel(self) -> None:
        self.is_cancelled = True


class Clock(Time):
    """A time that tests set; timers go off when it has reached theirs."""

    def __init__(self) -> None:
        self._seconds, self.wall_time = 1000.0, 1_800_000_000.0
        self._timers: list[_Timer] = []

    @property
    def seconds(self) -> float:
        return self._seconds

    @seconds.setter
    def seconds(self, now: float) -> None:
        self._seconds = now
        due = sorted((timer for timer in self._timers if timer.at <= now), key=lambda one: one.at)
        self._timers = [timer for timer in self._timers if timer.at > now]
        for timer in due:
            self._go_off(timer)

    def call_at(self, at: float, act: Callable[[], None]) -> Timer:
        timer = _Timer(at, act)
        if at <= self._seconds:
            asyncio.get_running_loop().call_soon(self._go_off, timer)
        else:
            self._timers.append(timer)
        return timer

    def _go_off(self, timer: _Timer) -> None:
        if not timer.is_cancelled:
            timer.act()

    def now(self) -> float:
        return self._seconds

    def wall(self) -> float:
        return self.wall_time


async def until(reached: Callable[[], bool]) -> None:
    async with asyncio.timeout(SECONDS):
        while not reached():
            await asyncio.sleep(0.005)
