"""Blocks of styled lines that can be put beside and below each other."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.text import Text

from manueline.games.tiles import Counts
from manueline.render.palette import GLAZES

Block = list[Text]

FAINT = "bright_black"
STRONG = "bold"


def words(*parts: str | Text | tuple[str, str]) -> Text:
    """A line of plain texts, styled texts and (text, style) pairs."""
    return Text.assemble(*parts)


def tile(letter: str, width: int, shown: str | None = None) -> Text:
    """A tile: its letter on its glaze, so that it reads with and without colour."""
    glaze = GLAZES[letter]
    return Text(_centred(shown or letter, width), f"bold {glaze.ink} on {glaze.fill}")


def space(letter: str, width: int) -> Text:
    """A free space that shows a colour: the letter in lower case."""
    return Text(_centred(letter.lower(), width), GLAZES[letter].print)


def faint(shown: str, width: int) -> Text:
    """Something that is not there: a dot, a cost, a number."""
    return Text(_centred(shown, width), FAINT)


def _centred(shown: str, width: int) -> str:
    """In the middle, or as near to it on the right as the width allows."""
    right = (width - len(shown)) // 2
    return " " * (width - len(shown) - right) + shown + " " * right


def joined(parts: Iterable[Text], separator: str = "") -> Text:
    return Text(separator).join(parts)


def counted(label: str, heap: Counts, colours: str) -> Text:
    """A heap by colour, such as the bag: a tile where there is any, else only its letter."""
    counts = [
        words(tile(letter, 1) if count else faint(letter, 1), f"{count:>2}")
        for letter, count in zip(colours, heap, strict=True)
    ]
    return words((f"{label} {sum(heap):>3}  ", FAINT), joined(counts, " "))


def width_of(block: Block) -> int:
    return max((line.cell_len for line in block), default=0)


def padded(line: Text, width: int) -> Text:
    return words(line, " " * (width - line.cell_len))


def spread(left: Text, right: Text, width: int) -> Text:
    """Two texts at both ends of a line."""
    return words(left, " " * max(1, width - left.cell_len - right.cell_len), right)


def beside(blocks: Sequence[Block], gap: int) -> Block:
    """Blocks from left to right, their first lines level."""
    widths = [width_of(block) for block in blocks]
    lines = []
    for number in range(max(map(len, blocks), default=0)):
        cells = [
            padded(block[number] if number < len(block) else Text(), width)
            for block, width in zip(blocks, widths, strict=True)
        ]
        lines.append(joined(cells, " " * gap))
    return lines


def in_rows(blocks: Sequence[Block], gap: int, width: int) -> Block:
    """As many blocks side by side as the width holds, then the next row after an empty line."""
    each = max(map(width_of, blocks))
    columns = max(1, (width + gap) // (each + gap))
    columns = -(-len(blocks) // -(-len(blocks) // columns))  # rows of even length
    lines: Block = []
    for start in range(0, len(blocks), columns):
        if lines:
            lines.append(Text())
        lines += beside(blocks[start : start + columns], gap)
    return lines
