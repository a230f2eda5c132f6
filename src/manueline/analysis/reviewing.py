"""The whole review of a record: plan, answers, report."""

from __future__ import annotations

from collections.abc import Callable

from manueline.analysis.model import Review, Settings
from manueline.analysis.plan import Plan
from manueline.analysis.questions import Answer, Evaluator, InThisProcess
from manueline.records import Record

DEFAULT = Settings()

Progress = Callable[[int, int], None]
"""Called with the number of answers so far and of all questions known by now."""


def review(
    record: Record,
    *,
    nodes: int = DEFAULT.nodes,
    deals: int = DEFAULT.deals,
    deal_nodes: int = DEFAULT.deal_nodes,
    seed: int = 0,
    evaluator: Evaluator | None = None,
    progress: Progress | None = None,
) -> Review:
    """Review a game: `nodes` for each decision, `deals` to compare each deal with.

    Every deal is judged with `deal_nodes`. Without an evaluator this process searches. Raises
    ReviewError for a record that cannot be reviewed, RecordError for one that cannot be played,
    ValueError for a number that is too small.
    """
    plan = Plan(record, Settings(nodes, deals, deal_nodes, seed=seed))
    return answered(plan, evaluator or InThisProcess(), progress)


def answered(plan: Plan, evaluator: Evaluator, progress: Progress | None = None) -> Review:
    """The review of a plan once the evaluator has answered its questions."""
    answers: dict[str, Answer] = {}
    while questions := plan.missing(answers):
        total = len(answers) + len(questions)
        for question, found in evaluator.evaluate(questions):
            answers[question.key] = found
            if progress is not None:
                progress(len(answers), total)
    return plan.review(answers)
