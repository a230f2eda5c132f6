"""The moves that mattered most as exercises: the position, and the better move behind a click."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from html import escape

from manueline.analysis.model import Decision, Review
from manueline.analysis.reason_words import in_english
from manueline.analysis.reasoning import Reason
from manueline.analysis.text import article, percent
from manueline.games.values import Move

Tell = Callable[[Move], str]
"""A move in words; empty where there are none."""


def exercises(review: Review, tell: Tell) -> Iterator[str]:
    """A section for every turning point; none if no move has a name."""
    turning = review.turning_points()
    if not turning:
        return
    yield "<h2>The moves that mattered most</h2>"
    for decision in turning:
        yield _exercise(review, decision, tell)


def _exercise(review: Review, decision: Decision, tell: Tell) -> str:
    names = review.record.players
    name = names[decision.seat]
    played = (
        f"{escape(name)} played {_named(decision.move, tell)}, {article(decision.grade)}: "
        f"{percent(-decision.loss)} ± {100 * decision.error:.1f}, "
        f"{-decision.points_lost:+.1f} points."
    )
    parts = [
        f'<section class="exercise" id="move-{decision.ply}">',
        f"<h3>Move {decision.ply}, round {decision.round}</h3>",
        f"<p>{played} What is better?</p>",
        f'<div class="scroll">{decision.view.svg(names=names)}</div>',
        "<details><summary>Show the better move</summary>",
        _best(decision, tell),
        *_listed("For it", decision.reasons),
        *_listed("Against the move played", decision.drawbacks),
        "</details></section>",
    ]
    return "\n".join(parts)


def _named(move: Move, tell: Tell) -> str:
    """A move in the notation, and in words."""
    words = tell(move)
    return f"<b>{escape(str(move))}</b>" + (f" ({escape(words)})" if words else "")


def _best(decision: Decision, tell: Tell) -> str:
    """The best moves with the winning chance of each, and the line that the search expects."""
    best, *others = decision.best
    line = " ".join(str(move) for move in best.moves[1:])
    after = f', then <span class="soft">{escape(line)}</span>' if line else ""
    told = [f"{_named(best.move, tell)} {100 * (best.win or 0):.1f} %{after}"]
    told += [f"{_named(one.move, tell)} {100 * (one.win or 0):.1f} %" for one in others]
    return f"<ol>{''.join(f'<li>{one}</li>' for one in told)}</ol>"


def _listed(title: str, found: Sequence[Reason]) -> Iterator[str]:
    if found:
        items = "".join(f"<li>{escape(in_english(reason))}</li>" for reason in found)
        yield f"<p>{title}:</p><ul>{items}</ul>"
