"""A record with the evaluations of its review."""

from __future__ import annotations

from dataclasses import replace

from manueline.analysis.model import Decision, Review
from manueline.analysis.text import article, percent
from manueline.records import Entry, Record


def annotated(review: Review) -> Record:
    """The record with an evaluation of every decision, and a comment on every mistake.

    Comments that it has already are kept.
    """
    decisions = {decision.ply: decision for decision in review.decisions}
    entries = tuple(
        _annotated(entry, decisions.get(ply))
        for ply, entry in enumerate(review.record.entries, start=1)
    )
    return replace(review.record, entries=entries)


def _annotated(entry: Entry, decision: Decision | None) -> Entry:
    if decision is None:
        return entry
    evaluated = replace(entry, evaluation=round(decision.after.leads[decision.seat], 2))
    if decision.grade is None or entry.comment is not None:
        return evaluated
    words = f"{article(decision.grade)}: {percent(-decision.loss)}; best {decision.best[0].move}"
    return replace(evaluated, comment=words[0].upper() + words[1:])
