"""What a review asks, and who answers: these views, these moves, so many nodes.

A question depends on nothing but its own fields, so any program that searches can answer it: this
process, others on this machine, or a page that sends the answers back.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from manueline.bots.base import Limit, Line
from manueline.bots.search import SearchBot
from manueline.games.base import Game, View
from manueline.games.values import Move


@dataclass(frozen=True, slots=True)
class Question:
    """What are these moves worth to the viewer, who is to move? Without moves: which is best?"""

    view: View
    nodes: int
    moves: tuple[Move, ...] = ()
    """Compared on common deals, with equal visits; empty for a search of all moves."""
    lines: int = 1
    """How many of the best moves are wanted, if none are named."""
    seed: int = 0

    @property
    def key(self) -> str:
        """Names the question in files; equal questions have one key."""
        moves = " ".join(move.text for move in self.moves)
        game = f"{self.view.game.name} {sorted(self.view.game.options.items())}"
        whole = f"{game}|{self.view.text}|{moves}|{self.nodes}|{self.lines}|{self.seed}"
        return hashlib.sha256(whole.encode()).hexdigest()[:32]


@dataclass(frozen=True, slots=True)
class Answer:
    """The moves of a question, the best first, with what they are worth."""

    lines: tuple[Line, ...]
    nodes: int

    def line_of(self, move: Move) -> Line | None:
        return next((line for line in self.lines if line.move == move), None)


class Evaluator(Protocol):
    """Answers questions."""

    def evaluate(self, questions: Sequence[Question]) -> Iterator[tuple[Question, Answer]]:
        """Every question once with its answer, in any order."""
        ...


class InThisProcess:
    """Answers by the compiled search, one question after the other."""

    def evaluate(self, questions: Sequence[Question]) -> Iterator[tuple[Question, Answer]]:
        for question in questions:
            yield question, answer(question)


def answer(question: Question) -> Answer:
    """The answer of the compiled search; the same one every time."""
    found = SearchBot(question.seed).analyse(
        question.view,
        Limit(nodes=question.nodes),
        lines=question.lines,
        moves=question.moves or None,
    )
    return Answer(found.lines, found.nodes)


def write_answer(found: Answer) -> dict[str, Any]:
    """As plain data for JSON."""
    return {"nodes": found.nodes, "lines": [write_line(line) for line in found.lines]}


def read_answer(game: Game, data: dict[str, Any]) -> Answer:
    """What `write_answer` wrote. Raises ValueError, KeyError, TypeError or NotationError."""
    return Answer(tuple(_read_line(game, line) for line in data["lines"]), int(data["nodes"]))


def write_line(line: Line) -> dict[str, Any]:
    """One move of an answer as plain data."""
    return {
        "moves": [move.text for move in line.moves or (line.move,)],
        "score": line.score,
        "win": line.win,
        "visits": line.visits,
        "wins": line.wins,
        "scores": line.scores,
        "spreads": line.spreads,
        "error": line.error,
        "exact": line.exact,
        "difference": line.difference,
        "difference_error": line.difference_error,
    }


def _read_line(game: Game, data: dict[str, Any]) -> Line:
    moves = tuple(game.parse_move(text) for text in data["moves"])
    return Line(
        moves[0],
        data["score"],
        data["win"],
        data["visits"],
        moves,
        tuple(map(float, data["wins"])),
        tuple(map(float, data["scores"])),
        tuple(map(float, data["spreads"])),
        data["error"],
        bool(data["exact"]),
        data["difference"],
        data["difference_error"],
    )
