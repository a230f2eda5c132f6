"""The legal moves for the eye: takes as a table with what each would bring, the others in words."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import groupby

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from manueline.cli.styles import FAINT
from manueline.games.base import View
from manueline.games.duel.components import CHIPS, DOME_PLATES, PLATE_TYPES
from manueline.games.duel.components import plate_type as type_of
from manueline.games.duel.moves import (
    Complete,
    Decline,
    DrawPlate,
    KeepPlate,
    LayPlate,
    PayChip,
    PutUnder,
    StackTile,
    StopDrawing,
    TakeChip,
    TakePlate,
)
from manueline.games.registry import load_part
from manueline.games.values import Move
from manueline.render.words.duel import TYPES

Preview = Callable[[View, Move], tuple[int | None, int]]
LEGEND = "+ points if the line is now complete, − cost, ○ neither"
_ARROW, _AT = ">", "@"


def moves_table(view: View) -> RenderableType:
    """All of the viewer's legal moves."""
    takes = [move for move in view.legal_moves if _ARROW in move.text]
    others = [move for move in view.legal_moves if _ARROW not in move.text]
    parts: list[RenderableType] = []
    if takes:
        parts += [_takes(view, takes), Text(LEGEND, FAINT)]
    if others:
        parts.append(_others(view, others))
    return Group(*parts)


def _grid() -> Table:
    return Table(box=None, show_header=False, pad_edge=False, padding=(0, 2, 0, 0))


def _takes(view: View, takes: Iterable[Move]) -> Table:
    """A row for every source and colour, a column for every destination."""
    rows = {
        head: {move.text.split(_ARROW)[1]: move for move in group}
        for head, group in groupby(takes, key=lambda move: move.text.split(_ARROW)[0])
    }
    ends = sorted({end for row in rows.values() for end in row})
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style=FAINT)
    table.add_column("")
    for end in ends:
        table.add_column(f"{_ARROW}{end}", justify="right")
    for head, row in rows.items():
        cells = [worth(view, row[end]) or "○" if end in row else "" for end in ends]
        table.add_row(Text(head, "bold"), *cells)
    return table


def worth(view: View, move: Move) -> str:
    """What the rules' preview says of a take or placement: `+3 −1`; empty if nothing."""
    preview: Preview | None = load_part(view.game.name, "preview")
    if preview is None or not (_ARROW in move.text or _AT in move.text):
        return ""
    points, cost = preview(view, move)
    parts = [f"+{points}"] if points is not None else []
    return " ".join([*parts, f"−{cost}"] if cost else parts)


def _others(view: View, moves: Iterable[Move]) -> Table:
    table = _grid()
    for kind, group in groupby(moves, key=type):
        listed = list(group)
        if kind is LayPlate:  # 36 of them: a row for every space is enough
            spaces = groupby(listed, key=lambda move: move.text.split("r")[0])
            for space, turned in spaces:
                texts = " ".join(move.text for move in turned)
                table.add_row(Text(texts, "bold"), f"dome space {space.removeprefix('lay:')}")
            continue
        for move in listed:
            table.add_row(Text(move.text, "bold"), worth(view, move) or _meaning(move))
    return table


def _meaning(move: Move) -> str:
    """A few words for a move that its notation does not explain."""
    if isinstance(move, TakePlate | KeepPlate | PutUnder) and move.plate is not None:
        cells = DOME_PLATES[move.plate]
        return f"{TYPES[PLATE_TYPES[type_of(move.plate)]]} plate {cells[:2]}/{cells[2:]}"
    if isinstance(move, TakeChip):
        return f"the bonus chip of factory {move.factory}"
    if isinstance(move, PayChip):
        return f"the chip {CHIPS[move.chip]}"
    return _MEANINGS.get(type(move), "")


_MEANINGS: dict[type[Move], str] = {
    DrawPlate: "a plate from the stack, for a point",
    StopDrawing: "and look at the drawn plates",
    Complete: "pay with bonus chips",
    Decline: "leave the line as it is",
    StackTile: "next on the stack",
}
