"""The command's styles, and how a drawing's styles are written with rich."""

from __future__ import annotations

from rich.text import Text

from manueline.render.text.lines import Drawing, Line, Style

FAINT = "bright_black"
STRONG = "bold"


def rich_text(drawing: Drawing, coloured: bool) -> Text:
    """The drawing for rich, whose lines are neither broken nor cut."""
    lines = map(_line, drawing.lines) if coloured else map(Text, str(drawing).split("\n"))
    return Text("\n", no_wrap=True, overflow="ignore").join(lines)


def _line(line: Line) -> Text:
    return Text.assemble(*((span.text, _style(span.style)) for span in line.spans))


def _style(style: Style) -> str:
    """The style in rich's notation."""
    parts = [STRONG] if style.bold else []
    if style.faint:
        parts.append(FAINT)
    if style.foreground:
        parts.append(style.foreground)
    if style.background:
        parts.append(f"on {style.background}")
    return " ".join(parts)
