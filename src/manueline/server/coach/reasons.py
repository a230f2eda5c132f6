"""Why moves are good or bad, for a page that has searched them itself."""

from __future__ import annotations

from collections.abc import Iterable

from manueline.analysis import Reason, reasons
from manueline.games import parse_view
from manueline.server.coach import messages as m


def explained(request: m.ReasonsRequest) -> m.ToldReasons:
    """Raises GameError for what is no view of the player to move, or no legal move."""
    view = parse_view(request.text)
    return m.ToldReasons([told(reasons(view, move, line=line)) for move, *line in request.lines])


def told(found: Iterable[Reason]) -> list[m.ToldReason]:
    return [m.ToldReason(**one.as_dict()) for one in found]
