"""A review as plain data for JSON; docs/analysis.md lists the fields."""

from __future__ import annotations

from typing import Any

from manueline.analysis.model import Deal, Decision, Review, SeatReview, Share
from manueline.analysis.questions import write_line
from manueline.analysis.values import Value

_DIGITS = 5


def json_report(review: Review) -> dict[str, Any]:
    """Chances are from 0 to 1, seats count from 1 as in records."""
    settings = review.settings
    return {
        "game": review.record.game.name,
        "options": dict(review.record.game.options),
        "players": list(review.record.players),
        "settings": {
            "nodes": settings.nodes,
            "deals": settings.deals,
            "deal_nodes": settings.deal_nodes,
            "seed": settings.seed,
        },
        "nodes": review.nodes,
        "over": review.is_over,
        "start": _value(review.start),
        "end": _value(review.end),
        "seats": [_seat(seat) for seat in review.seats],
        "moments": [
            _decision(moment) if isinstance(moment, Decision) else _deal(moment)
            for moment in review.moments
        ],
        "turning_points": [decision.ply for decision in review.turning_points()],
    }


def _decision(decision: Decision) -> dict[str, Any]:
    told = {} if decision.grade is None else _exercise(decision)
    return {
        "kind": "decision",
        "ply": decision.ply,
        "round": decision.round,
        "seat": decision.seat + 1,
        "move": decision.move.text,
        "options": decision.options,
        "best": [write_line(line) for line in decision.best],
        "before": _value(decision.before),
        "after": _value(decision.after),
        "loss": _rounded(decision.loss),
        "error": _rounded(decision.error),
        "points_lost": _rounded(decision.points_lost),
        "accuracy": _rounded(decision.accuracy),
        "grade": decision.grade,
        "themes": list(decision.themes),
        **told,
    }


def _exercise(decision: Decision) -> dict[str, Any]:
    """What it takes to try a mistake again: the view, and reasons for and against."""
    return {
        "position": decision.view.text,
        "reasons": [reason.as_dict() for reason in decision.reasons],
        "drawbacks": [reason.as_dict() for reason in decision.drawbacks],
    }


def _deal(deal: Deal) -> dict[str, Any]:
    return {
        "kind": "deal",
        "ply": deal.ply,
        "round": deal.round,
        "moves": [move.text for move in deal.moves],
        "before": _value(deal.before),
        "after": _value(deal.after),
        "luck": [_rounded(change) for change in deal.change.wins],
        "luck_points": [_rounded(change) for change in deal.change.leads],
        "error": _rounded(deal.error),
        "compared": deal.compared,
        "exact": deal.exact,
    }


def _seat(seat: SeatReview) -> dict[str, Any]:
    shares = {
        name: _share(getattr(seat, name))
        for name in (
            *("start", "luck", "skill", "own_skill", "error", "standard_error"),
            *("result", "adjusted", "lost"),
        )
    }
    return {
        "seat": seat.seat + 1,
        "name": seat.name,
        "decisions": seat.decisions,
        "accuracy": None if seat.accuracy is None else _rounded(seat.accuracy),
        "grades": {grade.value: count for grade, count in seat.grades.items()},
        **shares,
        "rounds": [
            {
                "round": part.round,
                "luck": _share(part.luck),
                "skill": _share(part.skill),
                "accuracy": None if part.accuracy is None else _rounded(part.accuracy),
                "grades": list(part.grades),
            }
            for part in seat.rounds
        ],
        "themes": {theme: _share(share) for theme, share in seat.themes.items()},
    }


def _value(value: Value) -> dict[str, Any]:
    return {
        "wins": [_rounded(win) for win in value.wins],
        "leads": [_rounded(lead) for lead in value.leads],
        "error": _rounded(value.error),
    }


def _share(share: Share) -> dict[str, float]:
    return {"wins": _rounded(share.wins), "points": _rounded(share.points)}


def _rounded(number: float) -> float:
    return round(number, _DIGITS)
