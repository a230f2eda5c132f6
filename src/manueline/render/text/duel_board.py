"""One player's board of Azul Duel as text: pattern lines, dome, broken tiles, chips, tokens."""

from __future__ import annotations

from manueline.games.duel import scoring
from manueline.games.duel.components import (
    CHIPS_PER_ROUND,
    COLOURS,
    EMPTY,
    LINES,
    MOST_BROKEN,
    SPECIAL,
    SPECIAL_POINTS,
    TOKENS,
    WILD,
)
from manueline.games.duel.dome import CELLS_OF_SPACE, SPACE_OF_CELL, shows
from manueline.games.duel.game import DuelState
from manueline.games.duel.position import Board
from manueline.games.tiles import heap_letters
from manueline.render.labels import Label
from manueline.render.text.duel_plates import chip_text, shown_cell
from manueline.render.text.layout import centred, faint, spread, tile
from manueline.render.text.lines import (
    FAINT,
    NOTHING,
    STRONG,
    Block,
    Line,
    Style,
    joined,
    styled,
    words,
)

PLATES_ACROSS = 3
SPECIAL_TILE = "★"
"""A special tile that lies on its space; the free space is `*`."""


def board_width(cell: int) -> int:
    return 2 + LINES * cell + 1 + LINES * cell + PLATES_ACROSS + 1 + 3


def board_block(state: DuelState, seat: int, name: str, cell: int, label: Label) -> Block:
    board, width = state.boards[seat], board_width(cell)
    mark = "▸ " if state.turn == seat else "  "
    points = words((str(board.score), STRONG), (f" {label('points', points=board.score)}", FAINT))
    lines = [spread(words(mark, (name, STRONG)), points, width)]
    for row in range(LINES):
        if row % 2 == 0:
            lines.append(_border("┌┬┐" if row == 0 else "├┼┤", cell))
        lines.append(_row(board, row, cell))
    lines.append(_border("└┴┘", cell))
    return [*lines, *_below(state, seat, label)]


def _border(corners: str, cell: int) -> Line:
    bars = corners[1].join(["─" * 2 * cell] * PLATES_ACROSS)
    return styled(" " * (2 + LINES * cell + 1) + corners[0] + bars + corners[2], FAINT)


def _row(board: Board, row: int, cell: int) -> Line:
    colour, count = board.lines[row]
    line = [styled(" " * cell)] * (LINES - row - 1) + [faint("·", cell)] * (row + 1 - count)
    line += [tile(COLOURS[colour], cell)] * count
    bar = styled("│", FAINT)
    dome = [bar]
    for column in range(LINES):
        dome.append(_dome_space(board, row * LINES + column, cell))
        if column % 2:
            dome.append(bar)
    points = (f" *{SPECIAL_POINTS[row]}", FAINT)
    return words((f"{row + 1} ", FAINT), joined(line), " ", joined(dome), points)


def _dome_space(board: Board, at: int, cell: int) -> Line:
    placed, shown = board.tiles[at], shows(board.plates, at)
    if placed == SPECIAL:
        return tile("*", cell, SPECIAL_TILE)
    if placed != EMPTY:
        return tile(COLOURS[placed], cell)
    if shown == WILD:  # fainter than on plates that can still be chosen
        return centred("?", cell, Style(bold=True, faint=True))
    if shown != EMPTY:
        return shown_cell(shown, cell)
    number = SPACE_OF_CELL[at]
    is_first = CELLS_OF_SPACE[number][0] == at
    return faint(str(number + 1) if is_first else " ", cell)


def _below(state: DuelState, seat: int, label: Label) -> Block:
    """The rows below the dome, each under its heading."""
    board = state.boards[seat]
    rows = {
        label("broken"): _broken(state, seat, label),
        label("chips"): _chips(board, label),
        label("tokens"): _tokens(board, label),
    }
    width = max(map(len, rows)) + 1
    return [words((heading.ljust(width), FAINT), row) for heading, row in rows.items()]


def _broken(state: DuelState, seat: int, label: Label) -> Line:
    board, holds = state.boards[seat], state.first_tile == seat
    cells = [tile(letter, 2) for letter in heap_letters(board.broken, COLOURS)]
    cells += [faint("·", 2)] * (MOST_BROKEN - len(cells))
    cost = scoring.broken_cost(sum(board.broken), holds)
    first = words(" ", tile("*", 3, label("first-tile"))) if holds else NOTHING
    return words(joined(cells), first, f"  −{cost}" if cost else "")


def _chips(board: Board, label: Label) -> Line:
    held = [chip_text(kind) for kind, count in enumerate(board.chips) for _ in range(count)]
    return joined(held) if held else styled(f" {label('chips-none')}", FAINT)


def _tokens(board: Board, label: Label) -> Line:
    tokens = "●" * board.tokens + "○" * (TOKENS - board.tokens)
    notes = [label("taken", taken=board.chips_taken, most=CHIPS_PER_ROUND)]
    if any(board.spent):
        notes.append(label("spent", count=sum(board.spent)))
    if board.passed:
        notes.append(label("passed"))
    return words(" ", tokens, "  ", ", ".join(notes))
