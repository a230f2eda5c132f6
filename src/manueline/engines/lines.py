"""Splits bytes into lines of bounded length."""

from __future__ import annotations

from collections.abc import Iterator

from manueline.engines.grammar import LONGEST_LINE, MessageError

Line = str | MessageError
"""A line, or the error of a line that cannot be read."""


class LineSplitter:
    """Cuts a stream into lines; a line that is too long or not UTF-8 becomes an error."""

    def __init__(self) -> None:
        self._rest = b""
        self._skipping = False

    def feed(self, data: bytes) -> Iterator[Line]:
        """The lines that these bytes complete."""
        *complete, rest = (self._rest + data).split(b"\n")
        # A line that is too long is dropped at once, so that input without line ends is not stored.
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
