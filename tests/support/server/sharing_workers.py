"""Workers that share one database in this process, and a page whose socket is at the wrong one."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec

from manueline.server.limits import Asker
from manueline.server.live.pages import Close
from manueline.server.live.worker import ServingWorker
from manueline.server.settings import Settings
from manueline.server.table.identity import browser_id_of
from manueline.server.web.api import Answerer
from tests.support.server.live_tables import AtOnce
from tests.support.server.pages import sqlite_at


class Shared(ServingWorker):
    """A worker that shares its database with others, which in tests may be an SQLite file."""

    is_alone = False


@asynccontextmanager
async def shared(
    folder: Path, answer: Answerer | None = None, **settings: Any
) -> AsyncIterator[ServingWorker]:
    time = settings.pop("time", None)
    # So long that no test sees it renewed, however busy the machine is.
    quiet = {"bot_delay": 0.0, "lease_seconds": 3600.0}
    chosen = Settings(**{"database": sqlite_at(folder), **quiet, **settings})
    worker = Shared(chosen, AtOnce(), answer, time)
    await worker.start()
    try:
        yield worker
    finally:
        await worker.close()


class ForwardedPage:
    """A page whose socket is at a worker that may not have the table."""

    def __init__(self, browser: str) -> None:
        self.browser_id = browser_id_of(browser)
        self.asker = Asker("there", self.browser_id)
        self.heard: list[dict[str, Any]] = []
        self.closed: Close | None = None

    def send(self, message: bytes) -> None:
        self.heard.append(msgspec.json.decode(message))

    def close(self, code: Close) -> None:
        self.closed = code

    def kinds(self) -> list[str]:
        return [message["kind"] for message in self.heard]
