"""Starting the server: database, port, and one process or several."""

from __future__ import annotations

import asyncio
import os
import socket
import sys
import tempfile
import webbrowser
from contextlib import suppress
from pathlib import Path

import uvicorn
from uvicorn.supervisors import Multiprocess

from manueline.extras import MissingExtra, require
from manueline.server import logs
from manueline.server.metrics import SHARED_FOLDER
from manueline.server.settings import Settings
from manueline.server.storage import Store, Unavailable
from manueline.server.web import app as application
from manueline.server.web import page

NEXT_PORTS = 20
LONGEST_MESSAGE = 65_536
GRACE_SECONDS = 5


class CannotStart(Exception):
    """Why the server cannot start, in a sentence."""


def run(
    settings: Settings,
    host: str,
    port: int,
    workers: int,
    proxies: str,
    log_level: str,
    open_page: bool,
) -> None:
    """Serve until a signal comes. Raises CannotStart or MissingExtra."""
    logs.set_up(log_level)
    _prepare(settings)
    listening = _listen(host, port)
    _announce(listening, settings.base_path, open_page)
    os.environ[application.VARIABLE] = application.to_environment(settings)
    os.environ[application.LOG_LEVEL] = log_level
    config = uvicorn.Config(
        "manueline.server.web.app:app_from_environment",
        factory=True,
        workers=workers,
        log_config=None,
        access_log=False,
        server_header=False,
        forwarded_allow_ips=proxies,
        ws_max_size=LONGEST_MESSAGE,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=GRACE_SECONDS,
    )
    if workers == 1:
        with suppress(KeyboardInterrupt):  # uvicorn raises it again after it has shut down
            uvicorn.Server(config).run(sockets=[listening])
    else:
        with tempfile.TemporaryDirectory(prefix="manueline-") as folder:
            os.environ[SHARED_FOLDER] = folder
            Multiprocess(config, sockets=[listening]).run()


def _prepare(settings: Settings) -> None:
    """Migrate the database before the workers use it. Raises CannotStart or MissingExtra."""
    if settings.redis is not None:
        require("redis", "--redis", "redis")
    file = settings.database.removeprefix("sqlite:///")
    if file != settings.database:
        Path(file).parent.mkdir(parents=True, exist_ok=True)

    async def migrated() -> None:
        store = Store(settings.database)
        try:
            await store.open()
        finally:
            await store.close()

    try:
        asyncio.run(migrated())
    except MissingExtra:
        raise
    except (Unavailable, ImportError, ValueError) as error:
        raise CannotStart(f"The database cannot be used: {error}") from None


def _listen(host: str, port: int) -> socket.socket:
    """A socket at this port, or at the next that is free."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    reason = ""
    for candidate in range(port, min(port + NEXT_PORTS, 65536)):
        listening = socket.socket(family)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listening.bind((host, candidate))
            listening.listen(1024)
        except OSError as error:
            listening.close()
            reason = str(error)
            continue
        listening.set_inheritable(True)
        return listening
    raise CannotStart(f"Nothing can listen at {host}:{port}: {reason}")


def _announce(listening: socket.socket, base_path: str, open_page: bool) -> None:
    host, port = listening.getsockname()[:2]
    shown = "localhost" if host in ("127.0.0.1", "0.0.0.0", "::", "::1") else host
    address = f"http://{shown}:{port}{base_path}/"
    print(f"Manueline is at {address} (Ctrl-C stops it).", flush=True)
    if not page.is_built():
        print(page.MISSING, file=sys.stderr, flush=True)
    if open_page:
        webbrowser.open(address)
