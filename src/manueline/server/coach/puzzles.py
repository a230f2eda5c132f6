"""Puzzles for the page: lists and tasks, which never change, and words about a move that was tried.

Nothing is kept about whoever solves them.
"""

from __future__ import annotations

from datetime import date
from functools import lru_cache
from random import Random

import msgspec

from manueline import schema
from manueline.puzzles import Puzzle, daily, puzzle, puzzles
from manueline.server.coach import puzzle_messages as p
from manueline.server.coach.errors import CoachError
from manueline.server.coach.positions import play
from manueline.server.coach.reasons import told
from manueline.server.messages import MoveEntry

GAMES = ("azul", "duel")
_encode = msgspec.json.Encoder().encode


@lru_cache(maxsize=2 * len(GAMES))
def listed(game: str, day: date) -> bytes:
    """The `PuzzleList` of a game."""
    entries = [p.PuzzleEntry(one.id, one.rating, list(_themes(one))) for one in puzzles(game)]
    return _encode(p.PuzzleList(day.isoformat(), daily(game, day).id, entries))


@lru_cache(maxsize=256)
def task(name: str) -> bytes:
    """The `PuzzleTask` of an id. Raises CoachError."""
    one = _named(name)
    view, move = one.view, one.view.game.parse_move
    return _encode(
        p.PuzzleTask(
            id=one.id,
            game=one.game,
            rating=one.rating,
            themes=list(_themes(one)),
            fails=one.fails,
            position=schema.position_json(view),
            legal=schema.legal_json(view),
            best=schema.move_json(view.game, one.move),
            solutions=[solution.text for solution in one.solutions],
            second=schema.move_json(view.game, move(one.second)),
            win=one.worth.win,
            second_win=one.second_worth.win,
            points=one.worth.points,
            second_points=one.second_worth.points,
        )
    )


def explained(name: str, tried: p.PuzzleTry) -> p.PuzzleExplained:
    """Raises GameError for an unknown puzzle or a move that the rules forbid."""
    one = _named(name)
    drawbacks = [] if one.is_solved_by(tried.move) else one.against(tried.move)
    return p.PuzzleExplained(told(one.reasons), told(drawbacks), _line(one))


def _named(name: str) -> Puzzle:
    game = name.partition("-")[0]
    found = puzzle(game, name) if game in GAMES else None
    if found is None:
        raise CoachError("no-such-puzzle", "there is no such puzzle")
    return found


def _themes(one: Puzzle) -> tuple[str, ...]:
    return one.themes or (one.theme,)


def _line(one: Puzzle) -> list[MoveEntry]:
    """The best move and what follows it, with what the view hides filled in by chance."""
    state, entries = one.view.sample(Random(0)), list[MoveEntry]()
    for text in (one.best, *one.line):
        state = play(state, state.game.parse_move(text), entries)
    return entries
