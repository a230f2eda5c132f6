"""An engine on the standard input and output of this process."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from contextlib import suppress

from manueline.engines.engine import Engine, MakeThinker
from manueline.engines.lines import Line, LineSplitter

_CHUNK = 65_536
_FAREWELL = 0.3
"""Seconds that a thought gets to come to its end when the host has said quit."""


def serve(make: MakeThinker, bots: Sequence[str], version: str, source: int, sink: int) -> None:
    """Answer the lines from one file descriptor on another until quit, or until it ends."""
    engine = Engine(make, bots, lambda line: _write(sink, line), version)
    with suppress(KeyboardInterrupt):
        for line in _lines(source):
            if not engine.hear(line):
                break
    if not engine.finish(_FAREWELL):
        # A thought that does not stop must not keep the process, nor meet a dying interpreter.
        os._exit(0)


def _lines(source: int) -> Iterator[Line]:
    splitter = LineSplitter()
    while data := os.read(source, _CHUNK):
        yield from splitter.feed(data)
    yield from splitter.end()


def _write(sink: int, line: str) -> None:
    data = f"{line}\n".encode()
    # A host that no longer listens is a host that has gone; its input will end too.
    with suppress(OSError):
        while data:
            data = data[os.write(sink, data) :]
