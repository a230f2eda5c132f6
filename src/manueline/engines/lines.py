"""Bytes to lines, of bounded length, whatever comes in."""

from __future__ import annotations

from collections.abc import Iterator

from manueline.engines.grammar import LONGEST_LINE, MessageError

Line = str | MessageError
"""A line, or why there is none that could be read."""


class LineSplitter:
    """Cuts a stream into lines; a line that is too long or no UTF-8 comes as an error."""

    def __init__(self) -> None:
        self._rest = b""
        self._skipping = False

    def feed(self, data: bytes) -> Iterator[Line]:
        """The lines that these bytes complete."""
        *complete, rest = (self._rest + data).split(b"\n")
        # What is too long is given up at once: a flood without line ends must not fill memory.
        overflow = len(rest) > LONGEST_LINE + 1
        self._rest = b"" if overflow else rest
        for line in complete:
            if self._skipping:
                self._skipping = False
            else:
                yield _decoded(line)
        if overflow and not self._skipping:
            self._skipping = True
            yield _too_long()

    def end(self) -> Iterator[Line]:
        """The last line, if the stream ended without a line end."""
        if self._rest and not self._skipping:
            yield _decoded(self._rest)
        self._rest = b""


def _decoded(line: bytes) -> Line:
    line = line.removesuffix(b"\r")
    if len(line) > LONGEST_LINE:
        return _too_long()
    try:
        return line.decode()
    except UnicodeDecodeError:
        return MessageError("not-text", "a message is one line of UTF-8")


def _too_long() -> MessageError:
    return MessageError("too-long", f"a line has at most {LONGEST_LINE} bytes")
