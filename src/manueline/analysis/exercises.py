"""The moves that mattered most as exercises: the position, and the better move behind a click."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape

from manueline.analysis.model import Decision, Review
from manueline.analysis.reason_words import in_english
from manueline.analysis.reasoning import Reason
from manueline.analysis.text import article, percent


def exercises(review: Review) -> Iterator[str]:
    """A section for every turning point; none if no move has a name."""
    turning = review.turning_points()
    if not turning:
        return
    yield "<h2>The moves that mattered most</h2>"
    for decision in turning:
        yield _exercise(review, decision)


def _exercise(review: Review, decision: Decision) -> str:
    names = review.record.players
    name = names[decision.seat]
    played = (
        f"{escape(name)} played <b>{escape(str(decision.move))}</b>, {article(decision.grade)}: "
        f"{percent(-decision.loss)} ± {100 * decision.error:.1f}, "
        f"{-decision.points_lost:+.1f} points."
    )
    parts = [
        f'<section class="exercise" id="move-{decision.ply}">',
        f"<h3>Move {decision.ply}, round {decision.round}</h3>",
        f"<p>{played} What is better?</p>",
        f'<div class="scroll">{decision.view.svg(names=names)}</div>',
        "<details><summary>Show the better move</summary>",
        _best(decision),
        *_listed("For it", decision.reasons),
        *_listed("Against the move played", decision.drawbacks),
        "</details></section>",
    ]
    return "\n".join(parts)


def _best(decision: Decision) -> str:
    """The best moves with the winning chance of each, and the line that the search expects."""
    best, *others = decision.best
    line = " ".join(str(move) for move in best.moves[1:])
    after = f', then <span class="soft">{escape(line)}</span>' if line else ""
    told = [f"<b>{escape(str(best.move))}</b> {100 * (best.win or 0):.1f} %{after}"]
    told += [f"{escape(str(one.move))} {100 * (one.win or 0):.1f} %" for one in others]
    return f"<ol>{''.join(f'<li>{one}</li>' for one in told)}</ol>"


def _listed(title: str, found: Sequence[Reason]) -> Iterator[str]:
    if found:
        items = "".join(f"<li>{escape(in_english(reason))}</li>" for reason in found)
        yield f"<p>{title}:</p><ul>{items}</ul>"
