"""How a host sends lines to an engine, receives lines, and ends the engine."""

from __future__ import annotations

import os
import selectors
import signal
import subprocess
import weakref
from collections import deque
from collections.abc import Sequence
from contextlib import suppress
from time import monotonic
from typing import IO, Protocol

from manueline.engines.lines import Line, LineSplitter
from manueline.engines.messages import one_line
from manueline.engines.processor_time import processor_seconds
from manueline.games.errors import GameError

_CHUNK = 65_536
_QUOTED = 300
"""How many of the last bytes of standard error an EngineFailure quotes."""


class EngineFailure(GameError):
    """An engine that has failed; the code names the kind of failure, the text the reason."""


class Transport(Protocol):
    """Sends and receives lines; a protocol, so that tests can run without a process."""

    def send(self, line: str) -> None:
        """Never blocks and never fails; a broken connection shows in `receive`."""

    def receive(self, seconds: float) -> Line | None:
        """The next line; None on timeout. Raises EngineFailure at the end of the output."""

    def close(self, seconds: float) -> None:
        """Give the engine this many seconds to exit, then kill it and its process group."""

    def now(self) -> float:
        """Seconds of a monotonic clock."""

    def cpu(self) -> float | None:
        """The processor seconds that the engine has used; None if they are not known."""


class ProcessTransport:
    """An engine as a process in its own process group, over standard input and output.

    One selector serves all three pipes while `receive` waits, so that no pipe blocks the host:
    unsent lines are kept until the engine reads, and output is read only in `receive`.
    """

    def __init__(self, command: Sequence[str]) -> None:
        """Raises EngineFailure if the command cannot be started."""
        pipe = subprocess.PIPE
        try:
            self._process = subprocess.Popen(
                command, stdin=pipe, stdout=pipe, stderr=pipe, bufsize=0, start_new_session=True
            )
        except (OSError, ValueError) as error:
            reason = one_line(getattr(error, "strerror", None) or str(error))
            raise EngineFailure("no-start", f"{command[0]!r} cannot be started: {reason}") from None
        # Ends the engine with its host even if `close` is never called.
        self._end = weakref.finalize(self, _end, self._process)
        self._splitter = LineSplitter()
        self._lines: deque[Line] = deque()
        self._unsent = bytearray()
        self._stderr_end = b""
        self._selector = selectors.DefaultSelector()
        for stream in (self._stdout, self._stderr):
            self._selector.register(stream, selectors.EVENT_READ)
        os.set_blocking(self._stdin.fileno(), False)

    @property
    def pid(self) -> int:
        return self._process.pid

    def now(self) -> float:
        return monotonic()

    def cpu(self) -> float | None:
        return processor_seconds(self._process.pid)

    def send(self, line: str) -> None:
        if not self._stdin.closed:
            if not self._unsent:
                self._selector.register(self._stdin, selectors.EVENT_WRITE)
            self._unsent += f"{line}\n".encode()
            self._write()

    def receive(self, seconds: float) -> Line | None:
        limit = monotonic() + seconds
        while not self._lines:
            left = limit - monotonic()
            if self._stdout.closed:
                raise EngineFailure("crashed", self._how_it_ended())
            if left < 0:
                return None
            self._pump(left)
        return self._lines.popleft()

    def close(self, seconds: float) -> None:
        limit = monotonic() + seconds
        while not self._stdout.closed and monotonic() < limit:
            if not self._unsent:
                self._shut(self._stdin)
            self._lines.clear()
            self._pump(limit - monotonic())
        self._selector.close()
        self._end()

    def _pump(self, seconds: float) -> None:
        """Wait until a pipe is ready, then read or write it."""
        for key, _ in self._selector.select(max(0.0, seconds)):
            if key.fileobj is self._stdin:
                self._write()
            elif key.fileobj is self._stdout:
                data = os.read(key.fd, _CHUNK)
                self._lines += self._splitter.feed(data) if data else self._splitter.end()
                if not data:
                    self._shut(self._stdout)
            else:
                data = os.read(key.fd, _CHUNK)
                self._stderr_end = (self._stderr_end + data)[-_QUOTED:]
                if not data:
                    self._shut(self._stderr)

    def _write(self) -> None:
        try:
            del self._unsent[: os.write(self._stdin.fileno(), self._unsent)]
        except BlockingIOError:
            return
        except OSError:
            # The engine has closed its input; `receive` reports the reason when its output ends.
            self._unsent.clear()
        if not self._unsent:
            self._selector.unregister(self._stdin)

    def _shut(self, stream: IO[bytes]) -> None:
        if not stream.closed:
            if stream.fileno() in self._selector.get_map():
                self._selector.unregister(stream)
            stream.close()

    def _how_it_ended(self) -> str:
        _kill(self._process)
        while not self._stderr.closed and self._selector.select(0):
            self._pump(0)
        code = self._process.returncode
        if code == -signal.SIGKILL:
            how = "it closed its output or was killed"
        else:
            how = f"it ended with exit code {code}" if code >= 0 else f"signal {-code} ended it"
        words = one_line(self._stderr_end.decode(errors="replace"))
        return f"{how}; the end of its standard error: {words}" if self._stderr_end.strip() else how

    @property
    def _stdin(self) -> IO[bytes]:
        assert self._process.stdin is not None
        return self._process.stdin

    @property
    def _stdout(self) -> IO[bytes]:
        assert self._process.stdout is not None
        return self._process.stdout

    @property
    def _stderr(self) -> IO[bytes]:
        assert self._process.stderr is not None
        return self._process.stderr


def _end(process: subprocess.Popen[bytes]) -> None:
    _kill(process)
    for stream in (process.stdin, process.stdout, process.stderr):
        if stream is not None:
            stream.close()


def _kill(process: subprocess.Popen[bytes]) -> None:
    """Kill the process and its group; an exit code that it already has is kept.

    The id cannot belong to another process, because this one has not been waited for.
    """
    if process.returncode is None:
        # Some systems refuse to signal a group whose only process has ended already.
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(process.pid, signal.SIGKILL)
        process.wait()
