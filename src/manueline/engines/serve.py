"""An engine on the standard input and output of this process."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from contextlib import suppress

from manueline.engines.engine import Engine, MakeBot
from manueline.engines.lines import Line, LineSplitter

_CHUNK = 65_536
_TIME_TO_STOP = 0.3
"""Seconds for a search to end after `quit`."""


def serve(make: MakeBot, bots: Sequence[str], version: str, source: int, sink: int) -> None:
    """Answer the lines of one file descriptor on another until `quit` or end of file."""
    engine = Engine(make, bots, lambda line: _write(sink, line), version)
    with suppress(KeyboardInterrupt):
        for line in _lines(source):
            if not engine.handle(line):
                break
    if not engine.finish(_TIME_TO_STOP):
        # A search thread that does not stop must not delay the exit or run during it.
        os._exit(0)


def _lines(source: int) -> Iterator[Line]:
    splitter = LineSplitter()
    while data := os.read(source, _CHUNK):
        yield from splitter.feed(data)
    yield from splitter.end()


def _write(sink: int, line: str) -> None:
    data = f"{line}\n".encode()
    # If the host has closed its end, the input ends too, and so does the loop.
    with suppress(OSError):
        while data:
            data = data[os.write(sink, data) :]
