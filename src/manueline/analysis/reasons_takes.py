"""Reasons that both games share: what takes complete, for their player and for the next one."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence

from manueline.analysis.reasoning import LATER, Kind, Reason, reason
from manueline.analysis.themes import completes_a_line
from manueline.games.base import StateT, View
from manueline.games.registry import load_part
from manueline.games.shared_moves import TileTake
from manueline.games.values import Move

_STUCK = 0.5

Completing = Mapping[int, int]
"""Pattern lines that one take completes, with the most points that it brings for certain and at no
cost; 0 where no take does that."""


def completing(view: View, is_certain: Callable[[TileTake], bool]) -> Completing:
    """What the viewer, to move, can complete."""
    preview = load_part(view.game.name, "preview")
    found = dict[int, int]()
    for move in view.legal_moves:
        if isinstance(move, TileTake):
            points, cost = preview(view, move)
            if points is not None and not cost and is_certain(move):
                found[move.line] = max(found.get(move.line, 0), points)
            elif points is not None or completes_a_line(view.events_of(move), view.state.mover):
                found.setdefault(move.line, 0)
    return found


def for_the_next(before: Completing, after: Completing) -> Iterator[Reason]:
    """The most valuable line that the next player can no longer complete, and the most valuable
    one that only the move makes possible."""
    denied = {line: points for line, points in before.items() if line not in after and points}
    given = {line: points for line, points in after.items() if line not in before and points}
    for kind, lines, sign in ((Kind.DENIED, denied, 1), (Kind.GIFT, given, -1)):
        if lines:
            line = max(lines, key=lambda one: (lines[one], -one))
            yield reason(kind, sign * LATER * lines[line], line=line + 1, points=lines[line])


def of_open_line(line: int, held: int, left: int) -> Reason:
    """A line that is not complete, and how many tiles of its colour still lie in the offer."""
    missing = line + 1 - held
    kind, worth = (
        (Kind.LINE_STUCK, -_STUCK) if left < missing else (Kind.LINE_STARTED, held / (line + 1))
    )
    return reason(kind, worth, line=line + 1, missing=missing, left=left)


def planned(
    view: View[StateT],
    take: TileTake,
    line: Sequence[Move],
    points_of: Callable[[View[StateT], Move], int | None],
) -> Iterator[Reason]:
    """The engine's line completes the pattern line of the take later in the round."""
    player = view.viewer
    position = view.play(take)
    for move in line:
        if position.round != view.round:
            return
        if position.turn == player and isinstance(move, TileTake) and move.line == take.line:
            points = points_of(View(position.state, player), move)
            if points is not None:
                yield reason(Kind.LINE_PLANNED, LATER * points, line=take.line + 1, points=points)
                return
        position = position.play(move)
