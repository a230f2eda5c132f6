"""A review as one HTML page that needs no other file."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from html import escape

from manueline.analysis.exercises import exercises
from manueline.analysis.model import Decision, Review, SeatReview, Share
from manueline.analysis.plot import chance_plot
from manueline.analysis.text import NOT_OVER, grades_text, percent

_STYLE = """
:root { color-scheme: light dark; --paper: #f5f0e6; --ink: #22303c; --edge: #d9cfbc;
  --soft: #6b6862; }
@media (prefers-color-scheme: dark) {
  :root { --paper: #12181e; --ink: #e9e4d8; --edge: #35414c; --soft: #98a0a6; }
}
body { background: var(--paper); color: var(--ink); margin: 2rem auto; max-width: 60rem;
  padding: 0 1rem; font: 1rem/1.5 "Iowan Old Style", Palatino, Georgia, serif; }
table { border-collapse: collapse; margin: 1rem 0; font-variant-numeric: tabular-nums; }
th, td { border-bottom: 1px solid var(--edge); padding: .25rem .7rem; text-align: right; }
th:first-child, td:first-child, .text { text-align: left; }
.scroll { overflow-x: auto; }
.soft { color: var(--soft); }
""".strip()


def html_report(review: Review, title: str) -> str:
    """The page: graph, seats, moves with a grade, deals, and rounds."""
    settings = review.settings
    work = (
        f"{settings.nodes:,} nodes for each decision; {settings.deals} deals of "
        f"{settings.deal_nodes:,} nodes for the luck of each deal."
    )
    body = [
        f"<h1>{escape(title)}</h1>",
        f'<p class="soft">{escape(work)}</p>',
        *([] if review.is_over else [f"<p>{escape(NOT_OVER)}</p>"]),
        chance_plot(review, title),
        "<h2>Seats</h2>",
        _seats(review.seats),
        *exercises(review),
        "<h2>Inaccuracies, mistakes and blunders</h2>",
        _mistakes(review),
        "<h2>Deals</h2>",
        _deals(review),
        "<h2>Rounds</h2>",
        _rounds(review.seats),
        *_themes(review.seats),
    ]
    return (
        '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>{_STYLE}</style>\n</head>\n<body>\n<main>\n"
        + "\n".join(body)
        + "\n</main>\n</body>\n</html>\n"
    )


def _seats(seats: Sequence[SeatReview]) -> str:
    rows = [
        ["accuracy", *(_accuracy(seat.accuracy) for seat in seats)],
        ["", *(grades_text(seat) for seat in seats)],
        ["chance at the start", *(_both(seat.start, "") for seat in seats)],
        ["luck", *(_both(seat.luck) for seat in seats)],
        ["own moves", *(_both(seat.own_skill) for seat in seats)],
        ["all moves", *(_both(seat.skill) for seat in seats)],
        ["search error", *(_both(seat.error) for seat in seats)],
        ["its standard error", *(_both(seat.standard_error, "") for seat in seats)],
        ["result", *(_both(seat.result, "") for seat in seats)],
        ["result without luck", *(_both(seat.adjusted, "") for seat in seats)],
        ["lost by mistakes", *(_both(seat.lost, "") for seat in seats)],
    ]
    return _table(["", *(seat.name for seat in seats)], rows)


def _mistakes(review: Review) -> str:
    turning = {decision.ply for decision in review.turning_points()}
    rows = [
        _mistake(review, decision, decision.ply in turning)
        for decision in review.decisions
        if decision.grade is not None
    ]
    if not rows:
        return "<p>None.</p>"
    head = ["move", "round", "player", "played", "best", "chance", "± error", "points", "called"]
    return _table([*head, "because"], rows)


def _mistake(review: Review, decision: Decision, is_turning: bool) -> list[str]:
    best = ", ".join(f"{one.move} {100 * (one.win or 0):.1f} %" for one in decision.best)
    return [
        str(decision.ply),
        str(decision.round),
        review.record.players[decision.seat],
        str(decision.move),
        best,
        percent(-decision.loss),
        f"{100 * decision.error:.1f}",
        f"{-decision.points_lost:+.1f}",
        f"{decision.grade}{', turning point' if is_turning else ''}",
        ", ".join(decision.themes),
    ]


def _deals(review: Review) -> str:
    names = list(review.record.players)
    rows = [
        [
            str(deal.ply),
            str(deal.round),
            *(percent(change) for change in deal.change.wins),
            f"{100 * deal.error:.1f}",
            f"all {deal.compared}" if deal.exact else str(deal.compared),
        ]
        for deal in review.deals
    ]
    return _table(["move", "round", *names, "± error", "compared with"], rows)


def _rounds(seats: Sequence[SeatReview]) -> str:
    rows = [
        [
            str(part.round),
            seat.name,
            percent(part.luck.wins),
            percent(part.skill.wins),
            _accuracy(part.accuracy),
        ]
        for seat in seats
        for part in seat.rounds
    ]
    return _table(["round", "player", "luck", "own moves", "accuracy"], rows)


def _themes(seats: Sequence[SeatReview]) -> Iterator[str]:
    rows = [
        [seat.name, theme, percent(-share.wins), f"{-share.points:+.1f}"]
        for seat in seats
        for theme, share in seat.themes.items()
    ]
    if rows:
        yield "<h2>Themes</h2>"
        yield _table(["player", "theme", "chance", "points"], rows)


def _accuracy(accuracy: float | None) -> str:
    return "" if accuracy is None else f"{accuracy:.0f} %"


def _both(share: Share, sign: str = "+") -> str:
    return f"{100 * share.wins:{sign}.1f} %, {share.points:+.1f} points"


def _table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    top = "".join(f'<th scope="col">{escape(cell)}</th>' for cell in head)
    body = "".join(
        f"<tr>{''.join(f'<td>{escape(cell)}</td>' for cell in row)}</tr>\n" for row in rows
    )
    return (
        f'<div class="scroll"><table><thead><tr>{top}</tr></thead>\n'
        f"<tbody>\n{body}</tbody></table></div>"
    )
