"""Why moves are good or bad, for a page that has searched them itself."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import zip_longest

from manueline.analysis import Reason, reasons
from manueline.analysis.reasoning import drawbacks, merits
from manueline.games import parse_view
from manueline.games.base import View
from manueline.server.coach import messages as m


def explained(request: m.ReasonsRequest) -> m.ToldReasons:
    """Raises GameError for what is no view of the player to move, or no legal move.

    Moves without a line to explain are ignored.
    """
    view = parse_view(request.text)
    compared = zip_longest(request.lines, request.instead[: len(request.lines)])
    return m.ToldReasons([told(_on_line(view, line, instead)) for line, instead in compared])


def _on_line(view: View, line: Sequence[str], instead: str | None) -> list[Reason]:
    move, *further = line
    if instead is None:
        return reasons(view, move, line=further)
    return [
        *merits(view, move, line=further, instead=instead),
        *drawbacks(view, move, instead=instead),
    ]


def told(found: Iterable[Reason]) -> list[m.ToldReason]:
    return [m.ToldReason(**one.as_dict()) for one in found]
