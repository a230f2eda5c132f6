"""The list of legal moves: takes as a table with their points and costs, the others in words."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import groupby

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from manueline.cli.questions import questions_of
from manueline.cli.styles import FAINT
from manueline.games.base import View
from manueline.games.registry import load_part
from manueline.games.shared_moves import TilePlacement, TileTake
from manueline.games.values import Move
from manueline.narration import Words

Preview = Callable[[View, Move], tuple[int | None, int]]


def moves_table(words: Words, view: View) -> RenderableType:
    """All of the viewer's legal moves."""
    takes = [move for move in view.legal_moves if isinstance(move, TileTake)]
    others = [move for move in view.legal_moves if not isinstance(move, TileTake)]
    parts: list[RenderableType] = []
    if takes:
        parts += [_takes(view, takes), Text(words.say("terminal-legend"), FAINT)]
    if others:
        parts.append(_others(words, view, others))
    return Group(*parts)


def _takes(view: View, takes: Sequence[TileTake]) -> Table:
    """A row for every source and colour, a column for every destination."""
    rows = {
        origin: {take.destination: take for take in group}
        for origin, group in groupby(takes, key=lambda take: take.origin)
    }
    ends = sorted({take.destination for take in takes})
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style=FAINT)
    table.add_column("")
    for end in ends:
        table.add_column(f">{end}", justify="right")
    for origin, row in rows.items():
        cells = [worth(view, row[end]) or "○" if end in row else "" for end in ends]
        table.add_row(Text(origin, "bold"), *cells)
    return table


def worth(view: View, move: Move) -> str:
    """The points and cost that the rules preview for a take or placement: `+3 −1`, or nothing."""
    preview: Preview | None = load_part(view.game.name, "preview")
    if preview is None or not isinstance(move, TileTake | TilePlacement):
        return ""
    points, cost = preview(view, move)
    parts = [f"+{points}"] if points is not None else []
    return " ".join([*parts, f"−{cost}"] if cost else parts)


def _others(words: Words, view: View, moves: Iterable[Move]) -> Table:
    meaning = questions_of(view.game).meaning
    table = Table(box=None, show_header=False, pad_edge=False, padding=(0, 2, 0, 0))
    for meant, group in groupby(moves, key=lambda move: meaning(words, view.game, move)):
        listed = list(group)
        if meant:
            table.add_row(Text(" ".join(move.text for move in listed), "bold"), meant)
        else:
            for move in listed:
                table.add_row(Text(move.text, "bold"), worth(view, move))
    return table
