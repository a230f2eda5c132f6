"""The winning chance of a game as an SVG picture, in which luck and skill are told apart.

Every step of the curve has the colour of its cause: a deal, a move, or the search, which sees some
things only later. One curve for each seat; for two seats one, since the other one mirrors it.
"""

from __future__ import annotations

from collections.abc import Iterator

from manueline.analysis.model import Deal, Decision, Moment, Review
from manueline.analysis.text import article, percent
from manueline.render.names import shortened
from manueline.render.svg.shapes import group, label, number, sheet

_WIDTH, _LEFT, _RIGHT, _TOP = 900, 60, 24, 62
_PANEL, _GAP = 220, 56
_LONGEST_NAME = 30
_STYLE = (
    ".step { fill: none; stroke-width: 2.4; stroke-linecap: round; } "
    ".luck { stroke: var(--lit); } .skill { stroke: var(--arrow); } "
    ".late { stroke: var(--soft); stroke-width: 1.4; stroke-dasharray: 2 3; } "
    ".flat { stroke: var(--ink); stroke-width: 1.2; } "
    ".mistake { fill: var(--arrow); } .deal { fill: var(--lit); }"
)


def chance_plot(review: Review, title: str) -> str:
    """A panel for each seat, rounds from left to right."""
    seats = range(1) if len(review.seats) == 2 else range(len(review.seats))
    height = _TOP + len(seats) * (_PANEL + _GAP)
    parts = [f"<style>{_STYLE}</style>", *_legend()]
    for row, seat in enumerate(seats):
        top = _TOP + row * (_PANEL + _GAP)
        parts += _grid(review, seat, top)
        parts += _curve(review, seat, top)
    return sheet(title, _described(review), (_WIDTH, height), parts)


def _legend() -> Iterator[str]:
    for index, (style, words) in enumerate(
        (("luck", "luck of a deal"), ("skill", "a move"), ("late", "seen later by the search"))
    ):
        x = _LEFT + 190 * index
        yield _line(x, 20, x + 28, 20, f"step {style}")
        yield label(words, x + 36, 24, "soft small")


def _grid(review: Review, seat: int, top: float) -> Iterator[str]:
    name = shortened(review.seats[seat].name, _LONGEST_NAME)
    yield label(f"Winning chance of {name}", _LEFT, top - 4, "small")
    for chance in (0.0, 0.25, 0.5, 0.75, 1.0):
        y = _down(chance, top)
        yield _line(_LEFT, y, _WIDTH - _RIGHT, y, "line")
        yield label(f"{100 * chance:.0f} %", _LEFT - 8, y + 4, "soft small", "end")
    seen = 0
    for index, moment in enumerate(review.moments):
        if moment.round > seen:
            seen, x = moment.round, _across(index, review)
            yield _line(x, top + 8, x, top + 8 + _PANEL, "line")
            yield label(f"round {seen}", x + 3, top + _PANEL + 26, "soft small")


def _curve(review: Review, seat: int, top: float) -> Iterator[str]:
    moments = review.moments
    for index, moment in enumerate(moments):
        left, right = _across(index, review), _across(index + 1, review)
        middle = (left + right) / 2
        before, after = moment.before.wins[seat], moment.after.wins[seat]
        following = moments[index + 1].before if index + 1 < len(moments) else review.end
        low, high = _down(before, top), _down(after, top)
        cause = "luck" if isinstance(moment, Deal) else "skill"
        shapes = [
            _line(left, low, middle, low, "step flat"),
            _line(middle, low, middle, high, f"step {cause}"),
            _line(middle, high, right, high, "step flat"),
            _line(right, high, right, _down(following.wins[seat], top), "step late"),
        ]
        if isinstance(moment, Decision) and moment.grade is not None:
            shapes.append(_dot(middle, high, "mistake"))
        elif isinstance(moment, Deal) and not moment.exact:
            shapes.append(_dot(middle, high, "deal"))
        yield group(_told(review, moment, seat), shapes)


def _told(review: Review, moment: Moment, seat: int) -> str:
    """The tooltip of a step."""
    change = percent(moment.change.wins[seat])
    if isinstance(moment, Deal):
        return f"move {moment.ply}: luck {change}"
    name = review.record.players[moment.seat]
    grade = f", {article(moment.grade)}" if moment.grade is not None else ""
    return f"move {moment.ply}: {name} {moment.move} {change}{grade}"


def _described(review: Review) -> str:
    return "; ".join(
        f"{seat.name}: start {100 * seat.start.wins:.0f} %, luck {percent(seat.luck.wins)}, "
        f"moves {percent(seat.skill.wins)}, search {percent(seat.error.wins)}, "
        f"result {100 * seat.result.wins:.0f} %"
        for seat in review.seats
    )


def _across(index: float, review: Review) -> float:
    return _LEFT + index / max(1, len(review.moments)) * (_WIDTH - _LEFT - _RIGHT)


def _down(chance: float, top: float) -> float:
    return top + 8 + (1 - chance) * _PANEL


def _line(x1: float, y1: float, x2: float, y2: float, style: str) -> str:
    ends = zip(("x1", "y1", "x2", "y2"), (x1, y1, x2, y2), strict=True)
    where = " ".join(f'{name}="{number(value)}"' for name, value in ends)
    return f'<line {where} class="{style}"/>'


def _dot(x: float, y: float, style: str) -> str:
    return f'<circle cx="{number(x)}" cy="{number(y)}" r="3.6" class="{style}"/>'
