"""Points of Azul: placements (A13), the floor line (A14), final scoring (A23), ranks (A24)."""

from __future__ import annotations

from collections.abc import Sequence

from manueline.games.azul.components import (
    COLOURS,
    EMPTY,
    FLOOR_COSTS,
    FULL_COLOUR,
    FULL_COLUMN,
    FULL_ROW,
    SIZE,
)
from manueline.games.azul.events import BonusScored
from manueline.games.azul.position import Board, Wall
from manueline.games.tiles import run_lengths
from manueline.games.values import Outcome, rank

_COST_OF = tuple(sum(FLOOR_COSTS[:spaces]) for spaces in range(len(FLOOR_COSTS) + 1))


def runs(wall: Wall, row: int, column: int) -> tuple[int, int]:
    """The runs through a space, counting that space as filled (A13)."""
    return run_lengths(lambda r, c: wall[r][c] != EMPTY, row, column, SIZE)


def floor_cost(occupied: int) -> int:
    """A14: the total cost of the first `occupied` spaces of the floor line."""
    return _COST_OF[occupied]


def full_rows(wall: Wall) -> int:
    return sum(EMPTY not in row for row in wall)


def full_columns(wall: Wall) -> int:
    return sum(EMPTY not in column for column in zip(*wall, strict=True))


def full_colours(wall: Wall) -> int:
    return sum(all(colour in row for row in wall) for colour in range(len(COLOURS)))


def bonus(player: int, wall: Wall) -> BonusScored:
    """A23: the final scoring of a player's wall."""
    rows, columns, colours = full_rows(wall), full_columns(wall), full_colours(wall)
    parts = (FULL_ROW * rows, FULL_COLUMN * columns, FULL_COLOUR * colours)
    return BonusScored(player, rows, columns, colours, *parts, sum(parts))


def outcome(boards: Sequence[Board]) -> Outcome:
    """A24: the highest score, then more full rows, then a shared victory."""
    keys = [(board.score, full_rows(board.wall)) for board in boards]
    ranks = rank(keys)
    best = [key for key in keys if key[0] == max(keys)[0]]
    tie_break = None
    if len(best) > 1:
        tie_break = "shared" if ranks.count(1) > 1 else "rows"
    return Outcome(tuple(board.score for board in boards), ranks, tie_break)
