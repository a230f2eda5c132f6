"""Which questions a review asks, and the review that their answers make.

A plan searches nothing itself. Whoever answers calls `missing` until it is empty: the first list
has the best moves and the deals, the second one compares the moves played with the best ones.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from random import Random

from manueline.analysis.game import Chance, Choice, alternatives, moments_of
from manueline.analysis.judging import grade_of
from manueline.analysis.model import Deal, Decision, Review, Settings
from manueline.analysis.questions import Answer, Question
from manueline.analysis.reasoning import drawbacks, merits
from manueline.analysis.summary import seat_reviews
from manueline.analysis.themes import themes_of
from manueline.analysis.values import (
    Value,
    mean_value,
    value_of_answer,
    value_of_line,
    value_of_outcome,
)
from manueline.games.base import State
from manueline.games.values import NATURE
from manueline.records import Record

Answers = Mapping[str, Answer]
"""The answers so far, by the keys of their questions."""


@dataclass(frozen=True, slots=True)
class _Others:
    """What a deal is compared with."""

    states: list[State]
    weights: list[float]
    exact: bool


class Plan:
    """The review of one record."""

    def __init__(self, record: Record, settings: Settings | None = None) -> None:
        """Raises as `moments_of` does."""
        self.record = record
        self.settings = settings or Settings()
        self._moments, last = moments_of(record)
        self._last = last
        self._others = {
            moment.ply: self._alternatives(moment.before, moment.after)
            for moment in self._moments
            if isinstance(moment, Chance)
        }
        self._last_deals = self._alternatives(last) if last.turn == NATURE else None

    def _alternatives(self, before: State, after: State | None = None) -> _Others:
        # Every game begins alike: if only the position before the deal chose the others, all games
        # were compared with the same few deals, and their luck had another mean than 0.
        dealt = "" if after is None else after.text
        rng = Random(f"{self.settings.seed} {before.text} {dealt}")
        return _Others(*alternatives(before, self.settings.deals, rng))

    def missing(self, answers: Answers) -> list[Question]:
        """The questions that can be asked now and have no answer yet; none if all have one."""
        asked = {question.key: question for question in self._first()}
        missing = [question for key, question in asked.items() if key not in answers]
        if missing:
            return missing
        return [
            question
            for index, moment in enumerate(self._moments)
            if isinstance(moment, Choice)
            and (question := self._comparison(index, moment, answers)) is not None
            and question.key not in answers
        ]

    def plies(self) -> dict[str, int]:
        """The questions for the best moves of a position by their keys, and how many moves of the
        record lie before that position."""
        return {
            self._best(moment).key: moment.ply - 1
            for moment in self._moments
            if isinstance(moment, Choice)
        }

    def review(self, answers: Answers) -> Review:
        """Raises KeyError if an answer is missing."""
        moments = tuple(
            self._decision(index, moment, answers)
            if isinstance(moment, Choice)
            else self._deal(moment, answers)
            for index, moment in enumerate(self._moments)
        )
        end = self._end(answers)
        start = moments[0].before if moments else end
        nodes = sum(found.nodes for found in answers.values())
        seats = seat_reviews(self.record, moments, end)
        return Review(self.record, self.settings, nodes, moments, start, end, seats)

    def _first(self) -> Iterator[Question]:
        for moment in self._moments:
            if isinstance(moment, Choice):
                yield self._best(moment)
            else:
                yield from self._worths([moment.after, *self._others[moment.ply].states])
        yield from self._worths(
            [self._last] if self._last_deals is None else self._last_deals.states
        )

    def _worths(self, states: Sequence[State]) -> Iterator[Question]:
        return (self._worth(state) for state in states if not state.is_over)

    def _best(self, choice: Choice) -> Question:
        nodes = self.settings.nodes * 2 // 3
        return Question(choice.view, nodes, lines=self.settings.lines, seed=self.settings.seed)

    def _worth(self, state: State) -> Question:
        return Question(
            state.view(state.mover), self.settings.deal_nodes, seed=self.settings.seed + 1
        )

    def _comparison(self, index: int, choice: Choice, answers: Answers) -> Question | None:
        """The move played and the best one on common deals; None if the answer is known."""
        best = answers[self._best(choice).key].lines[0]
        if best.move == choice.move or self._certain(index, choice, answers) is not None:
            return None
        nodes = self.settings.nodes // 3
        return Question(
            choice.view, nodes, (best.move, choice.move), lines=2, seed=self.settings.seed + 2
        )

    def _certain(self, index: int, choice: Choice, answers: Answers) -> Value | None:
        """The exact worth of the move played, where best play is known before and after it."""
        if not answers[self._best(choice).key].lines[0].exact:
            return None
        if choice.after.outcome is not None:
            return value_of_outcome(choice.after.outcome)
        following = self._moments[index + 1] if index + 1 < len(self._moments) else None
        if not isinstance(following, Choice) or following.state != choice.after:
            return None
        value = value_of_answer(answers[self._best(following).key])
        return value if value.exact else None

    def _decision(self, index: int, choice: Choice, answers: Answers) -> Decision:
        found = answers[self._best(choice).key]
        before, after, error = self._compared(index, choice, answers)
        grade = grade_of(before.wins[choice.seat] - after.wins[choice.seat], error)
        best, view, move = found.lines[0], choice.view, choice.move
        is_named = grade is not None
        return Decision(
            choice.ply,
            choice.state.round,
            choice.seat,
            move,
            len(choice.state.legal_moves),
            tuple(line for line in found.lines if line.wins),
            before,
            after,
            error,
            grade,
            themes_of(view, move, best.move) if is_named else (),
            view,
            tuple(merits(view, best.move, line=best.moves[1:], instead=move)) if is_named else (),
            tuple(drawbacks(view, move, instead=best.move)) if is_named else (),
        )

    def _compared(self, index: int, choice: Choice, answers: Answers) -> tuple[Value, Value, float]:
        """The worth of the best move and of the one played, and the error of their difference."""
        best = value_of_answer(answers[self._best(choice).key])
        question = self._comparison(index, choice, answers)
        if question is None:
            certain = self._certain(index, choice, answers)
            return best, best if certain is None else certain, 0.0
        compared = answers[question.key]
        lines = [compared.line_of(move) for move in question.moves]
        first, played = lines
        assert first is not None and played is not None
        error = max(first.difference_error or 0.0, played.difference_error or 0.0)
        return value_of_line(first), value_of_line(played), error

    def _deal(self, chance: Chance, answers: Answers) -> Deal:
        others = self._others[chance.ply]
        return Deal(
            chance.ply,
            chance.after.round,
            chance.moves,
            self._mean(others, answers),
            self._value(chance.after, answers),
            len(others.states),
            others.exact,
        )

    def _end(self, answers: Answers) -> Value:
        """The result, or what is expected where the record ends before the game."""
        if self._last_deals is None:
            return self._value(self._last, answers)
        return self._mean(self._last_deals, answers)

    def _mean(self, others: _Others, answers: Answers) -> Value:
        values = [self._value(state, answers) for state in others.states]
        return mean_value(values, others.weights, sampled=not others.exact)

    def _value(self, state: State, answers: Answers) -> Value:
        if state.outcome is not None:
            return value_of_outcome(state.outcome)
        return value_of_answer(answers[self._worth(state).key])
