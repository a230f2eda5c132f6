"""Running the command: in this process with given input, or as a process in a terminal."""

from __future__ import annotations

import os
import pty
import re
import select
import signal
import subprocess
import sys
import termios
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from click.testing import CliRunner, Result

from manueline.cli.main import main
from tests.support.services import wait_until

HINTS = "hint\n\n" * 400
"""Enough to play any game to its end by the hints; what is left over is never read."""
LOCALE = "C.UTF-8"
"""The language of tests is English, whatever the machine's is."""
STYLES = re.compile(r"\x1b\[[0-9;]*m")


def run(*arguments: str | Path, typed: str = "") -> Result:
    result = CliRunner(env={"NO_COLOR": None, "LC_ALL": LOCALE}).invoke(
        main, [str(a) for a in arguments], typed
    )
    if result.exception is not None and not isinstance(result.exception, SystemExit):
        raise result.exception
    return result


class Terminal:
    """The command in a pseudo-terminal of 100 columns."""

    def __init__(self, folder: Path, *arguments: str) -> None:
        self.master, slave = pty.openpty()
        environment = {**os.environ, "TERM": "xterm-256color", "COLUMNS": "100", "LINES": "50"}
        environment["LC_ALL"] = LOCALE
        environment.pop("NO_COLOR", None)
        self.process = subprocess.Popen(
            [sys.executable, "-m", "manueline", *arguments],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            cwd=folder,
            env=environment,
            start_new_session=True,
        )
        os.close(slave)
        self.seen = ""

    def wait_for(self, text: str, seconds: float = 60) -> str:
        """Everything shown until the text comes; it is then taken as read."""
        limit = time.monotonic() + seconds
        while text not in self.seen:
            assert time.monotonic() < limit, f"{text!r} did not come in {self.seen[-2000:]!r}"
            if not self._read(0.2):
                assert text in self.seen, f"it ended before {text!r}: {self.seen[-2000:]!r}"
        end = self.seen.index(text) + len(text)
        shown, self.seen = self.seen[:end], self.seen[end:]
        return shown

    def _read(self, seconds: float) -> bool:
        """False once the process has closed the terminal."""
        if not select.select([self.master], [], [], seconds)[0]:
            return True
        try:
            data = os.read(self.master, 65536)
        except OSError:
            return False
        self.seen += data.decode("utf-8", "replace")
        return bool(data)

    def type(self, line: str) -> None:
        os.write(self.master, f"{line}\n".encode())

    def interrupt(self) -> None:
        """Ctrl-C at a prompt, once it waits for a key: before that readline does not look."""
        wait_until(self._waits_for_a_key, "a prompt")
        os.kill(self.process.pid, signal.SIGINT)

    def _waits_for_a_key(self) -> bool:
        """Readline takes the terminal out of its mode of whole lines, and then sleeps."""
        by_lines = termios.tcgetattr(self.master)[3] & termios.ICANON
        status = Path(f"/proc/{self.process.pid}/stat").read_text()
        return not by_lines and status.rpartition(")")[2].split()[0] == "S"

    def end_of_input(self) -> None:
        os.write(self.master, b"\x04")

    def leave(self) -> tuple[int, str]:
        """Exit code and whatever was still shown."""
        limit = time.monotonic() + 60
        while self._read(0.2) and time.monotonic() < limit:
            pass
        return self.process.wait(timeout=60), self.seen


@contextmanager
def terminal(folder: Path, *arguments: str) -> Iterator[Terminal]:
    opened = Terminal(folder, *arguments)
    try:
        yield opened
    finally:
        if opened.process.poll() is None:
            opened.process.kill()
        opened.process.wait()
        os.close(opened.master)
