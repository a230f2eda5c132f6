"""Real servers for tests: started on loopback with free ports, stopped by whoever started them."""

from __future__ import annotations

import contextlib
import http.client
import os
import pwd
import random
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from types import TracebackType
from typing import Self

import psycopg

from tests.support.needs import found

HOST = "127.0.0.1"
PATIENCE = 180.0
"""Seconds that a server may take to come up on a busy machine."""


def free_port() -> int:
    """One that the system gives to no client: while a server restarts, its port stays free.

    Else a page that tries to connect again could be given the very port that it asks for.
    """
    lowest = int(Path("/proc/sys/net/ipv4/ip_local_port_range").read_text().split()[0])
    while True:
        port = random.SystemRandom().randrange(10_000, max(lowest, 20_000))
        with socket.socket() as probe, contextlib.suppress(OSError):
            probe.bind((HOST, port))
            return port


def accepts(port: int) -> bool:
    """Whether somebody listens there."""
    with socket.socket() as probe:
        probe.settimeout(1)
        return probe.connect_ex((HOST, port)) == 0


def answers(port: int, path: str) -> bool:
    """Whether an HTTP server answers there; it may listen before its workers have started."""
    connection = http.client.HTTPConnection(HOST, port, timeout=5)
    try:
        connection.request("GET", path)
        return connection.getresponse().status == 200
    except (OSError, http.client.HTTPException):
        return False
    finally:
        connection.close()


def wait_until(ready: Callable[[], bool], what: str, patience: float = PATIENCE) -> None:
    """Raises TimeoutError if it does not come about."""
    end = time.monotonic() + patience
    while not ready():
        if time.monotonic() > end:
            raise TimeoutError(f"{what} did not come about within {patience:g} s")
        time.sleep(0.02)


def processor_time(pid: int) -> float:
    """Seconds that a process has computed."""
    times = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(times[11]) + int(times[12])) / os.sysconf("SC_CLK_TCK")


def children_of(pid: int) -> list[int]:
    """The processes that a process has started."""
    return [
        int(child)
        for thread in Path(f"/proc/{pid}/task").iterdir()
        for child in (thread / "children").read_text().split()
    ]


def workers_of(pid: int) -> list[int]:
    """The processes that serve: the children that uvicorn has started, else the server itself."""
    children = [
        child
        for child in children_of(pid)
        if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes()
    ]
    return children or [pid]


def memory(pid: int) -> int:
    """Bytes that a server's workers have."""
    pages = [int(Path(f"/proc/{one}/statm").read_text().split()[1]) for one in workers_of(pid)]
    return sum(pages) * os.sysconf("SC_PAGE_SIZE")


def open_files(pid: int) -> int:
    """How many files and connections a server's workers hold."""
    return sum(len(os.listdir(f"/proc/{one}/fd")) for one in workers_of(pid))


def listens(pid: int, port: int) -> bool:
    """Whether it is this process that listens there."""
    held = set()
    for link in Path(f"/proc/{pid}/fd").iterdir():
        with contextlib.suppress(OSError):
            held.add(str(link.readlink()))
    lines = [line.split() for line in Path("/proc/net/tcp").read_text().splitlines()[1:]]
    return any(
        line[3] == "0A" and int(line[1].partition(":")[2], 16) == port
        for line in lines
        if f"socket:[{line[9]}]" in held
    )


class Service:
    """A server in a process of its own; it can be killed and started again on the same data."""

    def __init__(
        self, command: Sequence[str], port: int, user: str | None = None, health: str | None = None
    ) -> None:
        """It is up when it listens; with a path for its health, when it answers there."""
        self.command = list(command)
        self.port = port
        self._user, self._health = user, health
        self._process: subprocess.Popen[bytes] | None = None
        self.log = Path(tempfile.mkstemp(prefix="manueline-service-")[1])

    def start(self) -> None:
        """Raises TimeoutError with the end of its log if it does not listen in time."""
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(
                self.command, stdout=log, stderr=log, user=self._user, start_new_session=True
            )
        try:
            wait_until(lambda: self._has_ended or self._is_up, self.command[0])
        except TimeoutError:
            self.kill()
            raise TimeoutError(self.tail) from None
        if self._has_ended:
            raise TimeoutError(f"{self.command[0]} ended at once: {self.tail}")

    @property
    def _is_up(self) -> bool:
        return accepts(self.port) and (self._health is None or answers(self.port, self._health))

    @property
    def _has_ended(self) -> bool:
        return self._process is None or self._process.poll() is not None

    @property
    def pid(self) -> int | None:
        return None if self._process is None else self._process.pid

    @property
    def tail(self) -> str:
        return self.log.read_text("utf-8", "replace")[-2000:]

    def stop(self) -> None:
        """End it in an orderly way."""
        self._end(signal.SIGINT)

    def kill(self) -> None:
        """End it as a crash would, with all of its processes."""
        self._end(signal.SIGKILL)

    def kill_worker(self, pid: int) -> None:
        """End one of several workers as a crash would, and wait for the one that replaces it."""
        assert self.pid is not None
        before = workers_of(self.pid)
        os.kill(pid, signal.SIGKILL)
        wait_until(
            lambda: len({*workers_of(self.pid or 0)} - {pid}) == len(before), "another worker"
        )

    @contextlib.contextmanager
    def stopped(self) -> Iterator[None]:
        """It does nothing meanwhile, as on a machine that stands still, and goes on afterwards."""
        assert self.pid is not None
        os.kill(self.pid, signal.SIGSTOP)
        try:
            yield
        finally:
            os.kill(self.pid, signal.SIGCONT)

    def _end(self, how: signal.Signals) -> None:
        if self._process is None:
            return
        if self._process.poll() is None:
            whole = how is signal.SIGKILL
            (os.killpg if whole else os.kill)(self._process.pid, how)
        try:
            self._process.wait(timeout=PATIENCE)
        except subprocess.TimeoutExpired:
            os.killpg(self._process.pid, signal.SIGKILL)
            self._process.wait()
        self._process = None

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.stop()
        self.log.unlink(missing_ok=True)


class PostgreSQL(Service):
    """A PostgreSQL in a folder of its own, which is removed when it is left."""

    def __init__(self) -> None:
        postgres = found("postgres") or "postgres"
        initdb = Path(postgres).resolve().with_name("initdb")
        # It refuses to run as root, and pytest's temporary folders are closed to others.
        user = "nobody" if os.geteuid() == 0 else None
        self.folder = Path(tempfile.mkdtemp(prefix="manueline-postgres-"))
        if user is not None:
            os.chown(self.folder, pwd.getpwnam(user).pw_uid, -1)
        data = str(self.folder / "data")
        subprocess.run(
            [str(initdb), "-D", data, "-U", "manueline", "-A", "trust", "--no-sync"],
            user=user,
            cwd=self.folder,
            check=True,
            capture_output=True,
        )
        port = free_port()
        options = ["-D", data, "-p", str(port), "-h", HOST, "-k", str(self.folder)]
        super().__init__([postgres, *options], port, user)

    @property
    def url(self) -> str:
        return f"postgresql://manueline@{HOST}:{self.port}/postgres"

    @property
    def _is_up(self) -> bool:
        # It listens before it lets anybody in.
        try:
            psycopg.connect(self.url, connect_timeout=5).close()
        except psycopg.OperationalError:
            return False
        return True

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        super().__exit__(kind, error, trace)
        shutil.rmtree(self.folder, ignore_errors=True)


def manueline_service(*options: str) -> Service:
    """`manueline serve` on a free port."""
    port = free_port()
    base = options[options.index("--base-path") + 1] if "--base-path" in options else ""
    return Service(
        [sys.executable, "-m", "manueline", "serve", "--port", str(port), *options],
        port,
        health=f"{base}/health/live",
    )
