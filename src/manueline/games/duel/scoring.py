"""Points of Azul Duel: runs (D22), broken tiles (D23), tablets (D8, D28) and the winner (D29)."""

from __future__ import annotations

from collections.abc import Callable

from manueline.games.duel.components import (
    BROKEN_COSTS,
    EMPTY,
    FIRST_TILE_COST,
    LINES,
    SPECIAL,
    WILD,
)
from manueline.games.duel.dome import CELLS_OF_SPACE, shows
from manueline.games.duel.position import Plates, Position, Tiles
from manueline.games.tiles import run_lengths
from manueline.games.values import NOBODY, Outcome, rank


def runs(tiles: Tiles, row: int, column: int) -> tuple[int, int]:
    """The runs through a space, counting it as filled and special tiles as neighbours (D22)."""
    return run_lengths(lambda r, c: tiles[r * LINES + c] != EMPTY, row, column, LINES)


def broken_cost(broken: int, holds_first_tile: bool) -> int:
    """D7, D23."""
    return BROKEN_COSTS[broken] + (FIRST_TILE_COST if holds_first_tile else 0)


def _row(tiles: Tiles, row: int) -> Tiles:
    return tiles[row * LINES : (row + 1) * LINES]


def _rows(plates: Plates, tiles: Tiles) -> int:
    return 3 * sum(EMPTY not in _row(tiles, row) for row in range(LINES))


def _variety(plates: Plates, tiles: Tiles) -> int:
    """Rows with at least five different colours; a special tile counts as a colour."""
    return 4 * sum(len(set(_row(tiles, row)) - {EMPTY}) >= 5 for row in range(LINES))


def _columns(plates: Plates, tiles: Tiles) -> int:
    return 7 * sum(EMPTY not in tiles[column::LINES] for column in range(LINES))


def _ring(plates: Plates, tiles: Tiles) -> int:
    edge = (0, LINES - 1)
    return sum(
        tile != EMPTY and (cell // LINES in edge or cell % LINES in edge)
        for cell, tile in enumerate(tiles)
    )


def _diagonals(plates: Plates, tiles: Tiles) -> int:
    falling = tiles[:: LINES + 1]
    rising = tiles[LINES - 1 : LINES * LINES - 1 : LINES - 1]
    return 10 * ((EMPTY not in falling) + (EMPTY not in rising))


def _corners(plates: Plates, tiles: Tiles) -> int:
    def full(space: int) -> bool:
        return all(tiles[cell] != EMPTY for cell in CELLS_OF_SPACE[space])

    return 3 * (full(0) + full(2)) + 8 * (full(6) + full(8))


def _wilds(plates: Plates, tiles: Tiles) -> int:
    filled = [tile != EMPTY for cell, tile in enumerate(tiles) if shows(plates, cell) == WILD]
    return 2 * len(filled) if all(filled) else 0


def _specials(plates: Plates, tiles: Tiles) -> int:
    return -3 * sum(
        tile == EMPTY and shows(plates, cell) == SPECIAL for cell, tile in enumerate(tiles)
    )


TABLET_POINTS: dict[str, Callable[[Plates, Tiles], int]] = {
    "rows": _rows,
    "variety": _variety,
    "columns": _columns,
    "ring": _ring,
    "diagonals": _diagonals,
    "corners": _corners,
    "wilds": _wilds,
    "specials": _specials,
}
"""D8: what each side of a scoring tablet gives for a dome."""


def outcome(state: Position) -> Outcome:
    """D29: the highest score, then the holder of the first-player tile, then a shared victory."""
    scores = tuple(board.score for board in state.boards)
    keys = [(score, int(state.first_tile == player)) for player, score in enumerate(scores)]
    tie_break = None
    if scores[0] == scores[1]:
        tie_break = "shared" if state.first_tile == NOBODY else "first-player tile"
    return Outcome(scores, rank(keys), tie_break)
