"""Tiles and spaces as styled text, and the arrangement of blocks of lines."""

from __future__ import annotations

from collections.abc import Sequence

from manueline.games.tiles import Counts
from manueline.render.palette import TILE_COLOURS
from manueline.render.text.lines import (
    FAINT,
    NOTHING,
    Block,
    Line,
    Style,
    joined,
    styled,
    words,
)


def tile(letter: str, width: int, shown: str | None = None) -> Line:
    """A tile: its letter on its colour, so that it reads with and without colour."""
    colour = TILE_COLOURS[letter]
    return centred(shown or letter, width, Style(colour.ink, colour.fill, bold=True))


def space(letter: str, width: int, bold: bool = False) -> Line:
    """A free space that shows a colour: the letter in lower case."""
    return centred(letter.lower(), width, Style(TILE_COLOURS[letter].print, bold=bold))


def faint(shown: str, width: int) -> Line:
    """Secondary text: a dot, a cost, a number."""
    return centred(shown, width, FAINT)


def centred(shown: str, width: int, style: Style) -> Line:
    """Centred; if it cannot be exact, one column to the right."""
    right = (width - len(shown)) // 2
    return styled(" " * (width - len(shown) - right) + shown + " " * right, style)


def counted(label: str, heap: Counts, colours: str) -> Line:
    """A heap by colour, such as the bag: a tile if there are any, else only its letter."""
    counts = [
        words(tile(letter, 1) if count else faint(letter, 1), f"{count:>2}")
        for letter, count in zip(colours, heap, strict=True)
    ]
    return words((f"{label} {sum(heap):>3}  ", FAINT), joined(counts, " "))


def width_of(block: Block) -> int:
    return max((line.width for line in block), default=0)


def padded(line: Line, width: int) -> Line:
    return words(line, " " * (width - line.width))


def spread(left: Line, right: Line, width: int) -> Line:
    """One text at the left end of a line and one at the right end."""
    return words(left, " " * max(1, width - left.width - right.width), right)


def beside(blocks: Sequence[Block], gap: int) -> Block:
    """Blocks from left to right, aligned at the top."""
    widths = [width_of(block) for block in blocks]
    lines = []
    for number in range(max(map(len, blocks), default=0)):
        cells = [
            padded(block[number] if number < len(block) else NOTHING, width)
            for block, width in zip(blocks, widths, strict=True)
        ]
        lines.append(joined(cells, " " * gap))
    return lines


def in_rows(blocks: Sequence[Block], gap: int, width: int) -> Block:
    """Rows of as many blocks as the width holds, separated by an empty line."""
    each = max(map(width_of, blocks))
    columns = max(1, (width + gap) // (each + gap))
    columns = -(-len(blocks) // -(-len(blocks) // columns))  # rows of even length
    lines: Block = []
    for start in range(0, len(blocks), columns):
        if lines:
            lines.append(NOTHING)
        lines += beside(blocks[start : start + columns], gap)
    return lines
