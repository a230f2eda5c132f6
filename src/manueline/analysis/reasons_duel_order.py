"""Reasons in Azul Duel: the order in which left-over tiles are stacked (D14)."""

from __future__ import annotations

from collections.abc import Iterator

from manueline.analysis.reasoning import LATER, Kind, Reason, reason
from manueline.analysis.reasons_takes import Completing, completing
from manueline.games.base import View
from manueline.games.duel import DuelState, Phase
from manueline.games.duel.components import COLOURS
from manueline.games.duel.moves import StackTile

_LACKED = 0.5
"""What a tile counts that lies on top, or does not, where the next player's line lacks it."""


def of_order(state: DuelState, move: StackTile) -> Iterator[Reason]:
    """What the order gives the next player or keeps from them, and other orders do not.

    Until the order is complete, a claim holds however the rest will be stacked.
    """
    mine = list(_ends(state.play(move)))
    others = [
        end for other in state.legal_moves if other != move for end in _ends(state.play(other))
    ]
    here, elsewhere = [_completed(end) for end in mine], [_completed(end) for end in others]
    denied, given = _in_none(here, elsewhere), _in_all(here, elsewhere)
    for kind, lines, sign in ((Kind.ORDER_DENIES, denied, 1), (Kind.ORDER_GIVES, given, -1)):
        if lines:
            line = max(lines, key=lambda one: (lines[one], -one))
            yield reason(kind, sign * LATER * lines[line], line=line + 1, points=lines[line])
    tops, other_tops = {_top(end, state) for end in mine}, {_top(end, state) for end in others}
    for colour in sorted(other_tops - tops):
        yield from _lacked(state, Kind.ORDER_BURIES, colour, denied)
    if len(tops) == 1:
        yield from _lacked(state, Kind.ORDER_OFFERS, tops.pop(), given)


def _ends(state: DuelState) -> Iterator[DuelState]:
    """The positions in which the stacking can end."""
    if state.phase != Phase.STACK:
        yield state
        return
    for move in state.legal_moves:
        yield from _ends(state.play(move))


def _completed(end: DuelState) -> Completing:
    return completing(View(end, end.mover), lambda _: True)


def _in_none(here: list[Completing], elsewhere: list[Completing]) -> dict[int, int]:
    """Lines that no end here lets the next player complete, but one elsewhere, for points."""
    found = dict[int, int]()
    for lines in elsewhere:
        for line, points in lines.items():
            if points and not any(line in own for own in here):
                found[line] = max(points, found.get(line, 0))
    return found


def _in_all(here: list[Completing], elsewhere: list[Completing]) -> dict[int, int]:
    """Lines that every end here lets the next player complete for points, and one elsewhere does
    not."""
    least = {line: min(lines.get(line, 0) for lines in here) for line in here[0]}
    return {
        line: points
        for line, points in least.items()
        if points and any(line not in lines for lines in elsewhere)
    }


def _top(end: DuelState, stacking: DuelState) -> int:
    return end.small[stacking.focus - 1].moon[-1]


def _lacked(state: DuelState, kind: Kind, colour: int, told: dict[int, int]) -> Iterator[Reason]:
    """The next player's line that lacks the fewest tiles of the colour, if there is one."""
    lacking = {
        line: line + 1 - held
        for line, (own, held) in enumerate(state.boards[1 - state.mover].lines)
        if own == colour and held <= line and line not in told
    }
    if lacking:
        line = min(lacking, key=lambda one: (lacking[one], -one))
        worth = _LACKED if kind == Kind.ORDER_BURIES else -_LACKED
        yield reason(kind, worth, line=line + 1, colour=COLOURS[colour], missing=lacking[line])
