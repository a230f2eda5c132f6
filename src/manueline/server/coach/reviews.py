"""Reviews: the server plans the questions and composes the report, a page searches in between."""

from __future__ import annotations

from collections.abc import Iterator

from manueline import schema
from manueline.analysis import Answer, Plan, Settings
from manueline.analysis.json import json_report
from manueline.analysis.model import Review
from manueline.analysis.questions import Question, answer
from manueline.games import parse_view
from manueline.games.values import Move
from manueline.records import Record, RecordError, loads_all
from manueline.server.coach import messages as m
from manueline.server.coach.answers import asked, checked, told
from manueline.server.coach.errors import CoachError

MOST_MOVES = 2000


def review(request: m.ReviewRequest) -> m.ReviewNews:
    """What to ask next, or the report. Raises GameError for a record that cannot be reviewed."""
    settings = request.settings
    plan = Plan(
        _record(request.record),
        Settings(settings.nodes, settings.deals, settings.deal_nodes),
    )
    answers: dict[str, Answer] = {}
    while questions := plan.missing(answers):
        given = {
            question.key: checked(question, request.answers[question.key])
            for question in questions
            if question.key in request.answers
        }
        if not given:
            plies = plan.plies()
            wanted = [m.ReviewQuestion(q.key, asked(q), plies.get(q.key)) for q in questions]
            return m.ReviewNews(wanted, None, {})
        answers.update(given)
    found = plan.review(answers)
    return m.ReviewNews([], json_report(found), _named_moves(found))


def _record(text: str) -> Record:
    """The only or first game of a text in either form."""
    record = loads_all(text, check=False)[0]
    if len(record.entries) > MOST_MOVES:
        raise RecordError(0, f"a review has at most {MOST_MOVES} moves")
    return record


def _named_moves(found: Review) -> dict[str, schema.Move]:
    game = found.record.game
    return {move.text: schema.move_json(game, move) for move in _moves(found)}


def _moves(found: Review) -> Iterator[Move]:
    for decision in found.decisions:
        yield decision.move
        for line in decision.best:
            yield from line.moves


def evaluate(request: m.EvaluateRequest) -> m.Evaluations:
    """Search for a page that cannot. Raises GameError for what cannot be searched."""
    nodes = sum(question.nodes for question in request.questions)
    if nodes > m.MOST_NODES:
        raise CoachError("too-many-nodes", f"at most {m.MOST_NODES} nodes are searched at once")
    return m.Evaluations([told(answer(_read(question))) for question in request.questions])


def _read(question: m.Question) -> Question:
    view = parse_view(question.view)
    if not view.is_mine:
        raise CoachError("bad-view", "a search is for the player to move")
    moves = tuple(view.game.move_of(move_id) for move_id in dict.fromkeys(question.moves))
    return Question(view, question.nodes, moves, question.lines, question.seed)
