"""Starting the server: database, port, and one process or several."""

from __future__ import annotations

import asyncio
import fcntl
import os
import socket
import sys
import tempfile
import webbrowser
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import IO

import uvicorn
from prometheus_client import REGISTRY, CollectorRegistry, start_http_server
from prometheus_client.multiprocess import MultiProcessCollector, mark_process_dead
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError
from uvicorn.supervisors import Multiprocess

from manueline.extras import MissingExtra
from manueline.server import logs
from manueline.server.metrics import SHARED_FOLDER
from manueline.server.settings import Settings
from manueline.server.storage import Store, Unavailable
from manueline.server.web import app as application
from manueline.server.web import page
from manueline.server.web.protocols import (
    LONGEST_HEAD,
    HttpProtocol,
    LimitedHttpProtocol,
    SocketProtocol,
)

NEXT_PORTS = 20
LONGEST_MESSAGE = 65_536
GRACE_SECONDS = 5
START_SECONDS = 120
"""How long a worker may be silent before another replaces it; it is while it starts.

A busy machine that replaced its workers too soon would never have one. Their tables do not wait for
this: others take them when the lease has ended.
"""


class CannotStart(Exception):
    """Why the server cannot start, in a sentence."""


@dataclass(frozen=True, slots=True)
class Launch:
    """How the server is started, beside its settings."""

    host: str
    port: int
    workers: int
    proxies: str
    log_level: str
    open_page: bool
    metrics_port: int | None = None


def run(settings: Settings, launch: Launch) -> None:
    """Serve until a signal comes. Raises CannotStart or MissingExtra."""
    logs.set_up(launch.log_level)
    lock = _locked(settings, launch.workers)
    _prepare(settings)
    listening = _listen(launch.host, launch.port, launch.open_page)
    _announce(listening, settings.base_path, launch.open_page)
    os.environ[application.VARIABLE] = application.to_environment(settings)
    os.environ[application.LOG_LEVEL] = launch.log_level
    config = uvicorn.Config(
        "manueline.server.web.app:app_from_environment",
        factory=True,
        workers=launch.workers,
        log_config=None,
        access_log=False,
        server_header=False,
        forwarded_allow_ips=launch.proxies,
        http=LimitedHttpProtocol if settings.sockets_per_address else HttpProtocol,
        h11_max_incomplete_event_size=LONGEST_HEAD,
        ws=SocketProtocol,
        ws_max_size=LONGEST_MESSAGE,
        ws_per_message_deflate=True,
        ws_ping_interval=None,  # tables ping their pages themselves, and time the answers
        timeout_graceful_shutdown=GRACE_SECONDS,
        timeout_worker_healthcheck=START_SECONDS,
    )
    with tempfile.TemporaryDirectory(prefix="manueline-") as folder:
        if launch.workers > 1:
            os.environ[SHARED_FOLDER] = folder
        _serve_metrics(launch)
        if launch.workers == 1:
            with suppress(KeyboardInterrupt):  # uvicorn raises it again after it has shut down
                uvicorn.Server(config).run(sockets=[listening])
        else:
            _Workers(config, sockets=[listening]).run()
    if lock is not None:
        lock.close()


class _Workers(Multiprocess):
    """Several workers; one that dies is replaced at once, and what it has measured is forgotten."""

    def init_processes(self) -> None:
        super().init_processes()
        self._close_their_ends()

    def keep_subprocess_alive(self) -> None:
        before = {process.pid for process in self.processes}
        super().keep_subprocess_alive()
        self._close_their_ends()
        for pid in before - {process.pid for process in self.processes}:
            if pid is not None:
                mark_process_dead(pid)  # type: ignore[no-untyped-call]

    def _close_their_ends(self) -> None:
        """Who asks a worker whether it lives waits for `START_SECONDS` if it dies meanwhile and
        somebody else holds its end of their connection."""
        for process in self.processes:
            process.child_conn.close()


def _serve_metrics(launch: Launch) -> None:
    """Serve metrics at a port of their own, in a thread. Raises CannotStart."""
    if launch.metrics_port is None:
        return
    registry = REGISTRY
    if launch.workers > 1:
        registry = CollectorRegistry()
        MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
    try:
        start_http_server(launch.metrics_port, "127.0.0.1", registry)
    except OSError as error:
        raise CannotStart(
            f"The metrics cannot be served at port {launch.metrics_port}: {error}"
        ) from None


def _sqlite_file(database: str) -> Path | None:
    """The file of an SQLite database, whatever it is called. Raises CannotStart."""
    try:
        url = make_url(database)
    except ArgumentError:
        return None  # `_prepare` says what is wrong with it
    if url.get_backend_name() != "sqlite":
        return None
    if not url.database or url.database.startswith((":memory:", "file:")):
        raise CannotStart("An SQLite database has to be a file: --database sqlite:///FILE")
    return Path(url.database).resolve()


def _locked(settings: Settings, workers: int) -> IO[str] | None:
    """Keep other servers from an SQLite file as long as this process lives. Raises CannotStart."""
    file = _sqlite_file(settings.database)
    if file is None:
        return None
    if workers > 1:
        raise CannotStart(
            "Several workers cannot share an SQLite file: use --database postgresql://… instead."
        )
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        lock = open(f"{file}.lock", "w")  # noqa: SIM115 (it is kept open on purpose)
    except OSError as error:
        raise CannotStart(f"The database cannot be used: {error}") from None
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        lock.close()
        raise CannotStart(f"Another server uses {file}: stop it, or name another file.") from None
    return lock


def _prepare(settings: Settings) -> None:
    """Migrate the database before the workers use it. Raises CannotStart or MissingExtra."""

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


def _listen(host: str, port: int, take_next: bool) -> socket.socket:
    """A socket at this port; at the next that is free only where somebody looks at the page."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    reason = ""
    for candidate in range(port, min(port + (NEXT_PORTS if take_next else 1), 65536)):
        listening = socket.socket(family)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listening.bind((host, candidate))
            listening.listen(2048)
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
