"""The whole server in this process, at a free port: tests reach its worker and its sockets."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import uvicorn

from manueline.server.live.worker import ServingWorker
from manueline.server.settings import Settings
from manueline.server.web.app import make_app
from manueline.server.web.protocols import LimitedHttpProtocol, SocketProtocol
from tests.support.server.browsers import Browser
from tests.support.server.live_tables import AtOnce
from tests.support.server.pages import sqlite_at
from tests.support.services import HOST, free_port


@dataclass(frozen=True, slots=True)
class Served:
    """A server that runs here."""

    worker: ServingWorker
    port: int

    def browser(self) -> Browser:
        return Browser(f"http://{HOST}:{self.port}")

    def socket(self, table: str) -> str:
        return f"ws://{HOST}:{self.port}/api/tables/{table}/socket?protocol=2"


@asynccontextmanager
async def served(folder: Path, thinking: Any = None, **settings: Any) -> AsyncIterator[Served]:
    chosen = Settings(**{"database": sqlite_at(folder), "bot_delay": 0.0, **settings})
    app, port = make_app(chosen, thinking or AtOnce()), free_port()
    config = uvicorn.Config(
        app,
        host=HOST,
        port=port,
        http=LimitedHttpProtocol,
        ws=SocketProtocol,
        ws_ping_interval=None,
        log_config=None,
        access_log=False,
        timeout_graceful_shutdown=2,
    )
    server = uvicorn.Server(config)
    running = asyncio.create_task(server.serve())
    while not server.started:
        await asyncio.sleep(0.01)
    try:
        yield Served(app.state.worker, port)
    finally:
        server.should_exit = True
        await running
