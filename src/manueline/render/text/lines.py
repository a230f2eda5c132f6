"""Styled lines of text as plain data, and the drawing that is made of them.

A drawing holds styles as data; the caller decides whether and how to write them, for example as
terminal codes. `str(drawing)` is the text alone.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import NamedTuple
from unicodedata import category, east_asian_width

WIDTH = 80
"""The width that every drawing of a two-player game fits into."""


class Style(NamedTuple):
    """How a piece of text looks; colours are written as `#rrggbb`."""

    foreground: str | None = None
    background: str | None = None
    bold: bool = False
    faint: bool = False
    """In grey, the bright black of terminals."""


PLAIN = Style()
STRONG = Style(bold=True)
FAINT = Style(faint=True)


class Span(NamedTuple):
    """A piece of text in one style."""

    text: str
    style: Style = PLAIN


@dataclass(frozen=True, slots=True)
class Line:
    """Spans from left to right, without a line break."""

    spans: tuple[Span, ...] = ()

    @property
    def text(self) -> str:
        return "".join(span.text for span in self.spans)

    @property
    def width(self) -> int:
        """How many columns of a terminal it takes."""
        text = self.text
        return len(text) if text.isascii() else sum(map(_columns, text))


def _columns(character: str) -> int:
    if category(character) in ("Mn", "Me", "Cf"):  # combining accents, joiners
        return 0
    return 2 if east_asian_width(character) in "WF" else 1


NOTHING = Line()
"""An empty line."""

Block = list[Line]
"""Lines that belong together, from the top."""


@dataclass(frozen=True, slots=True)
class Drawing:
    """A view drawn as lines of text."""

    lines: tuple[Line, ...]

    def __str__(self) -> str:
        """Without styles and without spaces at the ends of lines."""
        return "\n".join(line.text.rstrip() for line in self.lines)


def styled(text: str, style: Style = PLAIN) -> Line:
    """A line of one span."""
    return Line((Span(text, style),)) if text else NOTHING


def words(*parts: str | Line | tuple[str, Style]) -> Line:
    """A line of plain texts, lines and (text, style) pairs."""
    spans: list[Span] = []
    for part in parts:
        if isinstance(part, Line):
            spans += part.spans
        else:
            spans.append(Span(part) if isinstance(part, str) else Span(*part))
    return Line(tuple(span for span in spans if span.text))


def joined(parts: Iterable[Line], separator: str = "") -> Line:
    """The parts as one line with the separator between them."""
    spans: list[Span] = []
    for number, part in enumerate(parts):
        if number and separator:
            spans.append(Span(separator))
        spans += part.spans
    return Line(tuple(spans))
