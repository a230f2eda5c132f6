"""A review as one HTML page that needs no other file."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from html import escape

from manueline.analysis.exercises import Tell, exercises
from manueline.analysis.judging import Grade
from manueline.analysis.model import Decision, Review, SeatReview, Share
from manueline.analysis.plot import chance_plot
from manueline.analysis.text import NOT_OVER, STANDINGS, SUM, percent, seat_rows

_STYLE = """
:root { color-scheme: light dark; --paper: #f5f0e6; --ink: #22303c; --edge: #d9cfbc;
  --soft: #6b6862; }
@media (prefers-color-scheme: dark) {
  :root { --paper: #12181e; --ink: #e9e4d8; --edge: #35414c; --soft: #98a0a6; }
}
body { background: var(--paper); color: var(--ink); margin: 2rem auto; max-width: 60rem;
  padding: 0 1rem; font: 1rem/1.5 "Iowan Old Style", Palatino, Georgia, serif; }
table { border-collapse: collapse; margin: 1rem 0; font-variant-numeric: tabular-nums; }
th, td { border-bottom: 1px solid var(--edge); padding: .25rem .6rem; text-align: right;
  white-space: nowrap; }
th:first-child, td:first-child { text-align: left; padding-left: 0; }
.themes th:last-child, .themes td:last-child { min-width: 9rem; padding-right: 0;
  text-align: left; white-space: normal; }
thead th { vertical-align: bottom; }
.scroll { overflow-x: auto; }
.scroll > svg { min-width: 36rem; }
.exercise { border-top: 1px solid var(--edge); margin-top: 1.5rem; }
tbody th { font-weight: normal; }
summary { cursor: pointer; }
@media (max-width: 40rem) {
  body { margin: 1rem auto; }
  table { font-size: .85rem; }
  th, td { padding: .2rem .35rem; }
  tbody th { white-space: normal; }
}
.soft { color: var(--soft); }
""".strip()


def html_report(review: Review, title: str, tell: Tell = lambda _: "") -> str:
    """The page: graph, seats, moves with a grade, deals, and rounds. `tell` says moves in words."""
    settings = review.settings
    work = (
        f"{settings.nodes:,} nodes for each decision; {settings.deals} deals of "
        f"{settings.deal_nodes:,} nodes for the luck of each deal."
    )
    body = [
        f"<h1>{escape(title)}</h1>",
        f'<p class="soft">{escape(work)}</p>',
        *([] if review.is_over else [f"<p>{escape(NOT_OVER)}</p>"]),
        f'<div class="scroll">{chance_plot(review, title)}</div>',
        "<h2>Seats</h2>",
        _seats(review.seats),
        f'<p class="soft">{escape(SUM)}</p>',
        *exercises(review, tell),
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
    """Two columns for each seat: in winning chance and in points."""
    rows = list[str]()
    for alike in zip(*map(seat_rows, seats), strict=True):
        name = alike[0][0]
        sign = "" if name in STANDINGS else "+"
        rows.append(_shares(name, sign, [share for _, share in alike]))
        if name == "search error":
            rows.append(_shares("its standard error", "", [seat.standard_error for seat in seats]))
    names = "".join(f'<th scope="colgroup" colspan="2">{escape(seat.name)}</th>' for seat in seats)
    units = '<th scope="col">chance</th><th scope="col">points</th>' * len(seats)
    body = [
        _wide("accuracy", [_accuracy(seat.accuracy) for seat in seats]),
        *(
            _wide(grade, [str(seat.grades.get(kind, 0)) for seat in seats])
            for grade, kind in _NAMES
        ),
        *rows,
    ]
    return (
        f'<div class="scroll"><table><thead><tr><td></td>{names}</tr>\n<tr><td></td>{units}</tr>'
        f"</thead>\n<tbody>\n{''.join(body)}</tbody></table></div>"
    )


_NAMES = (
    ("blunders", Grade.BLUNDER),
    ("mistakes", Grade.MISTAKE),
    ("inaccuracies", Grade.INACCURACY),
)


def _wide(name: str, cells: Iterable[str]) -> str:
    told = "".join(f'<td colspan="2">{escape(cell)}</td>' for cell in cells)
    return f'<tr><th scope="row">{escape(name)}</th>{told}</tr>\n'


def _shares(name: str, sign: str, shares: Iterable[Share]) -> str:
    told = "".join(
        f"<td>{100 * share.wins:{sign}z.1f} %</td><td>{share.points:{sign}z.1f}</td>"
        for share in shares
    )
    return f'<tr><th scope="row">{escape(name)}</th>{told}</tr>\n'


def _mistakes(review: Review) -> str:
    rows = [
        _mistake(review, decision) for decision in review.decisions if decision.grade is not None
    ]
    if not rows:
        return "<p>None.</p>"
    head = ["move", "round", "player", "played", "best", "chance", "± error", "points", "called"]
    return _table([*head, "themes"], rows, "themes")


def _mistake(review: Review, decision: Decision) -> list[str]:
    best = decision.best[0]
    return [
        str(decision.ply),
        str(decision.round),
        review.record.players[decision.seat],
        str(decision.move),
        f"{best.move} {100 * (best.win or 0):.1f} %",
        percent(-decision.loss),
        f"{100 * decision.error:.1f}",
        f"{-decision.points_lost:+.1f}",
        str(decision.grade),
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


def _table(head: Sequence[str], rows: Iterable[Sequence[str]], kind: str = "plain") -> str:
    top = "".join(f'<th scope="col">{escape(cell)}</th>' for cell in head)
    body = "".join(
        f"<tr>{''.join(f'<td>{escape(cell)}</td>' for cell in row)}</tr>\n" for row in rows
    )
    return (
        f'<div class="scroll"><table class="{kind}"><thead><tr>{top}</tr></thead>\n'
        f"<tbody>\n{body}</tbody></table></div>"
    )
