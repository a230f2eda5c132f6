"""Answers from several processes or machines: those that play the games of matches."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from manueline.analysis.questions import Answer, Question, answer
from manueline.arena.workers import Backend


@dataclass(frozen=True, slots=True)
class _Job:
    """A question as a backend's job."""

    question: Question

    @property
    def seating(self) -> tuple[str, ...]:
        """What an error message of the backend names."""
        return (self.question.view.text,)


class OnBackend:
    """Answers by the compiled search in the processes of a backend. Raises WorkersDie."""

    def __init__(self, backend: Backend) -> None:
        self._backend = backend

    def evaluate(self, questions: Sequence[Question]) -> Iterator[tuple[Question, Answer]]:
        return self._backend.play([_Job(question) for question in questions], _answered)


def _answered(job: _Job) -> tuple[Question, Answer]:
    return job.question, answer(job.question)
