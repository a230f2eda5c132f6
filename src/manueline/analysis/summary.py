"""What a game was for each seat: luck, skill and what the search saw too late.

A moment changes the value of the game from `before` to `after`; the next moment's `before` is the
same position's value by another search. The differences between the two are the error, so that
start + luck + skill + error = result for every seat, in chances to win and in points.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Sequence

from manueline.analysis.judging import mean_accuracy
from manueline.analysis.model import Deal, Decision, Moment, RoundReview, SeatReview, Share
from manueline.analysis.values import Change, Value
from manueline.records import Record


def seat_reviews(record: Record, moments: Sequence[Moment], end: Value) -> tuple[SeatReview, ...]:
    start = moments[0].before if moments else end
    return tuple(_seat(seat, name, moments, start, end) for seat, name in enumerate(record.players))


def _seat(seat: int, name: str, moments: Sequence[Moment], start: Value, end: Value) -> SeatReview:
    own = [one for one in moments if isinstance(one, Decision) and one.seat == seat]
    decisions = [one for one in moments if isinstance(one, Decision)]
    gaps = [
        following.less(moment.after)
        for moment, following in zip(
            moments, [*(moment.before for moment in moments[1:]), end], strict=bool(moments)
        )
    ]
    graded = [decision for decision in own if decision.grade is not None]
    return SeatReview(
        seat,
        name,
        len(own),
        mean_accuracy([decision.loss for decision in own]),
        dict(Counter(decision.grade for decision in graded if decision.grade is not None)),
        _lost(graded),
        Share(start.wins[seat], start.leads[seat]),
        _sum([one.change for one in moments if isinstance(one, Deal)], seat),
        _sum([one.change for one in decisions], seat),
        _sum([one.change for one in own], seat),
        _sum(gaps, seat),
        Share(
            _standard_error([gap.wins[seat] for gap in gaps], _noise(moments, start)),
            _standard_error([gap.leads[seat] for gap in gaps], 0.0),
        ),
        Share(end.wins[seat], end.leads[seat]),
        _rounds(seat, moments),
        {
            theme: _lost([decision for decision in graded if theme in decision.themes])
            for theme in sorted({theme for decision in graded for theme in decision.themes})
        },
    )


def _sum(changes: Sequence[Change], seat: int) -> Share:
    return Share(
        math.fsum(change.wins[seat] for change in changes),
        math.fsum(change.leads[seat] for change in changes),
    )


def _lost(decisions: Sequence[Decision]) -> Share:
    return Share(
        math.fsum(decision.loss for decision in decisions),
        math.fsum(decision.points_lost for decision in decisions),
    )


def _noise(moments: Sequence[Moment], start: Value) -> float:
    """The standard error that the searches themselves report for the sum of all changes."""
    return math.hypot(start.error, *(moment.error for moment in moments))


def _standard_error(gaps: Sequence[float], noise: float) -> float:
    """Of the sum of gaps, as if they were independent with the mean 0: from how much they vary.

    The searches' own noise is a lower bound; what they misjudge is seen only in the gaps.
    """
    return max(noise, math.sqrt(math.fsum(gap * gap for gap in gaps)))


def _rounds(seat: int, moments: Sequence[Moment]) -> tuple[RoundReview, ...]:
    return tuple(
        _round(seat, number, [moment for moment in moments if moment.round == number])
        for number in sorted({moment.round for moment in moments})
    )


def _round(seat: int, number: int, moments: Sequence[Moment]) -> RoundReview:
    own = [one for one in moments if isinstance(one, Decision) and one.seat == seat]
    return RoundReview(
        number,
        _sum([one.change for one in moments if isinstance(one, Deal)], seat),
        _sum([one.change for one in own], seat),
        mean_accuracy([decision.loss for decision in own]),
        tuple(decision.grade for decision in own if decision.grade is not None),
    )
