"""What Azul and Azul Duel share: tile counts, pattern lines, deals and runs of tiles."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache

from manueline.games.errors import IllegalMove, NotationError
from manueline.games.values import Move

Counts = tuple[int, ...]
"""A heap of tiles: the count of each colour, in the order of the game's colours."""

Line = tuple[int, int]
"""A pattern line: its colour (-1 while empty) and how many tiles it holds."""

EMPTY_LINE: Line = (-1, 0)

CACHED = 1024
"""How many heap texts are cached: most heaps are the same in consecutive positions."""


def add(heap: Counts, more: Iterable[int]) -> Counts:
    return tuple(a + b for a, b in zip(heap, more, strict=True))


def changed(heap: Counts, colour: int, by: int) -> Counts:
    """The heap with `by` more tiles of one colour."""
    return (*heap[:colour], heap[colour] + by, *heap[colour + 1 :])


def write_counts(heap: Counts) -> str:
    return ".".join(map(str, heap))


@lru_cache(maxsize=CACHED)
def parse_counts(text: str, length: int, most: int) -> Counts:
    """Raises NotationError unless the text is `length` numbers from 0 to `most`."""
    parts = text.split(".")
    if len(parts) != length or not all(is_number(part, most) for part in parts):
        raise NotationError(
            "bad-counts", f"{text[:40]!r} is not {length} counts of at most {most}", text=text[:40]
        )
    return tuple(map(int, parts))


def is_number(text: str, most: int) -> bool:
    """Whether the text is a decimal from 0 to `most` without sign or leading zeros."""
    digits = text.isascii() and text.isdigit() and len(text) <= 4
    return digits and int(text) <= most and (text[0] != "0" or text == "0")


@lru_cache(maxsize=CACHED)
def heap_letters(heap: Counts, letters: str) -> str:
    """A heap as letters in colour order."""
    return "".join(letter * count for letter, count in zip(letters, heap, strict=True))


def write_tiles(heap: Counts, letters: str) -> str:
    """A heap as letters in colour order, `-` if it is empty."""
    return heap_letters(heap, letters) or "-"


@lru_cache(maxsize=CACHED)
def parse_tiles(text: str, letters: str, most: int) -> Counts:
    """Raises NotationError unless the text is what `write_tiles` writes for up to `most` tiles."""
    heap = tuple(text.count(letter) for letter in letters)
    if write_tiles(heap, letters) != text or sum(heap) > most:
        raise NotationError(
            "bad-tiles", f"{text[:40]!r} is not up to {most} tiles in colour order", text=text[:40]
        )
    return heap


def write_line(line: Line, letters: str) -> str:
    colour, count = line
    return f"{letters[colour]}{count}" if count else "-"


def parse_line(text: str, letters: str, capacity: int) -> Line:
    """Raises NotationError unless the text is a pattern line of this capacity."""
    if text == "-":
        return EMPTY_LINE
    colour, count = text[:1], text[1:]
    if not colour or colour not in letters or not is_number(count, capacity) or count == "0":
        raise NotationError(
            "bad-line", f"{text[:40]!r} is not a pattern line of {capacity}", text=text[:40]
        )
    return letters.index(colour), int(count)


def fill_line(
    lines: tuple[Line, ...], line: int, colour: int, count: int, names: Sequence[str], clause: str
) -> tuple[tuple[Line, ...], int]:
    """Pattern lines after tiles of one colour are laid on one, and how many do not fit (A9, D17).

    `names` are the colours' names, and `clause` is the rule that an IllegalMove cites.
    """
    held_colour, held = lines[line]
    capacity = line + 1
    if held == capacity:
        raise IllegalMove("line-full", f"pattern line {capacity} is full", clause=clause)
    if held and held_colour != colour:
        holds = f"pattern line {capacity} holds {names[held_colour]} tiles"
        raise IllegalMove("line-colour", holds, clause=clause)
    laid = min(count, capacity - held)
    return (*lines[:line], (colour, held + laid), *lines[line + 1 :]), count - laid


@dataclass(frozen=True, slots=True)
class Deal(Move):
    """A compound deal: the tiles of each factory in the order drawn, factory by factory.

    Notation for a run of single draws; the first group continues the factory being filled.
    """

    groups: tuple[str, ...]

    @property
    def text(self) -> str:
        return "deal:" + "/".join(self.groups)

    @property
    def id(self) -> None:
        return None

    @property
    def tiles(self) -> str:
        return "".join(self.groups)


def single_draws(move: Move, parse_move: Callable[[str], Move]) -> Sequence[Move]:
    """The draws that a compound deal is notation for; any other move is a single one."""
    return [parse_move(f"+{tile}") for tile in move.tiles] if isinstance(move, Deal) else (move,)


def parse_deal(text: str, letters: str) -> Deal:
    """Raises NotationError unless the text is `deal:` and groups of one to five tiles."""
    groups = tuple(text.removeprefix("deal:").split("/"))
    if len(groups) > 9 or not all(
        0 < len(group) <= 5 and all(letter in letters for letter in group) for group in groups
    ):
        raise NotationError("bad-deal", f"{text[:60]!r} is not a deal of tiles", text=text[:60])
    return Deal(groups)


def run_lengths(
    filled: Callable[[int, int], bool], row: int, column: int, size: int
) -> tuple[int, int]:
    """Lengths of the unbroken horizontal and vertical runs through a space (A13)."""
    left, right, top, bottom = column, column, row, row
    while left > 0 and filled(row, left - 1):
        left -= 1
    while right < size - 1 and filled(row, right + 1):
        right += 1
    while top > 0 and filled(top - 1, column):
        top -= 1
    while bottom < size - 1 and filled(bottom + 1, column):
        bottom += 1
    return right - left + 1, bottom - top + 1


def run_points(horizontal: int, vertical: int) -> int:
    """A13: each run longer than one scores its length; a tile without neighbours scores 1."""
    points = (horizontal if horizontal > 1 else 0) + (vertical if vertical > 1 else 0)
    return points or 1
