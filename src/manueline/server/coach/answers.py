"""Questions and answers between the page and `manueline.analysis`.

An answer of a page is not trusted: it may only be as wrong as a search could be, and it changes the
report of that page alone.
"""

from __future__ import annotations

from manueline.analysis.questions import Answer, Question
from manueline.bots.base import Line
from manueline.games.base import Game, View
from manueline.games.errors import GameError
from manueline.games.values import Move
from manueline.server.coach import messages as m
from manueline.server.coach.errors import CoachError


def asked(question: Question) -> m.Question:
    """A question as a page gets it."""
    ids = [move.id for move in question.moves if move.id is not None]
    return m.Question(question.view.text, question.nodes, ids, question.lines, question.seed)


def told(found: Answer) -> m.SearchAnswer:
    """An answer as a page gets it."""
    return m.SearchAnswer(found.nodes, [_told(line) for line in found.lines])


def _told(line: Line) -> m.AnswerLine:
    ids = [move.id for move in line.moves or (line.move,) if move.id is not None]
    return m.AnswerLine(
        ids,
        line.visits,
        line.score,
        line.win,
        list(line.wins),
        list(line.scores),
        list(line.spreads),
        line.error,
        line.exact,
        line.difference,
        line.difference_error,
    )


def checked(question: Question, given: m.SearchAnswer) -> Answer:
    """The answer of a page. Raises CoachError unless a search could have found it."""
    view = question.view
    lines = tuple(_line(view, line) for line in given.lines)
    moves = [line.move for line in lines]
    if question.moves:
        good = sorted(move.text for move in moves) == sorted(move.text for move in question.moves)
        good = good and all(line.wins and line.difference_error is not None for line in lines)
    else:
        good = len(lines) <= question.lines and bool(lines[0].wins)
        good = good and all(move in view.legal_moves for move in moves)
    if not good:
        raise _bad()
    return Answer(lines, given.nodes)


def _bad() -> CoachError:
    return CoachError("bad-answer", "an answer does not fit its question")


def _line(view: View, given: m.AnswerLine) -> Line:
    players = view.game.info.players
    moves = tuple(_move(view.game, move_id) for move_id in given.ids)
    numbers = (given.wins, given.scores, given.spreads)
    known = {len(values) for values in numbers}
    if known not in ({0}, {players}) or (given.wins and None in (given.error, given.win)):
        raise _bad()
    return Line(
        moves[0],
        given.score,
        given.win,
        given.visits,
        moves,
        tuple(given.wins),
        tuple(given.scores),
        tuple(given.spreads),
        given.error,
        given.exact,
        given.difference,
        given.difference_error,
    )


def _move(game: Game, move_id: int) -> Move:
    try:
        return game.move_of(move_id)
    except GameError:
        raise _bad() from None
