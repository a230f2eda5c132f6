"""Puzzles out of games that levels play: cheap candidates, then a deep search of each."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from manueline.analysis.themes import Theme, themes_of
from manueline.bots.base import Limit, Line
from manueline.bots.levels import LEVELS, level_bot
from manueline.bots.search import SearchBot
from manueline.dealer import Dealer
from manueline.games.azul import Azul
from manueline.games.base import Game, State, View
from manueline.games.duel import Duel
from manueline.games.values import NATURE, Move
from manueline.puzzles.grading import graded
from manueline.puzzles.model import OTHER, Puzzle, Worth

LEAST_CHANCE, LEAST_POINTS = 0.08, 4.0
"""By how much the best move is better than every other, in chance to win or in points."""
_ERRORS = 2.0
_HINT = 0.75
"""What part of these a candidate must show in the first, short search."""
_OPEN = (0.05, 0.97)
"""The chance to win with the best move: the game is neither lost nor won anyway."""
_FEWEST_MOVES = 5
RIVALS = 4
_RIVALS_SHARE = 5
"""What part of a candidate's nodes the search of its rivals gets."""
_MOST_OF_A_GAME = 3
_PLAYERS = ("regular", "practised", "skilled", "experienced", "seasoned", "strong")
_DULL = frozenset({"stack", "pay", "return", "draw"})
"""Phases of Duel in which a choice alone says little."""

GAMES: dict[str, tuple[Game, ...]] = {
    "azul": (*(Azul(),) * 6, Azul(2, "grey"), Azul(2, "grey"), Azul(3), Azul(4)),
    "duel": (Duel(), Duel(("draw3",)), Duel(("draw4",))),
}
"""The configurations that are played, one after the other."""


@dataclass(frozen=True, slots=True)
class Job:
    """One game to be played and searched."""

    game: str
    seed: int
    candidate_nodes: int = 250
    nodes: int = 15_000
    """For each of the two searches that a candidate must pass."""

    @property
    def seating(self) -> tuple[str, ...]:
        """What an error message of a backend names."""
        return (f"{self.game} {self.seed}",)


@dataclass(frozen=True, slots=True)
class _Candidate:
    ply: int
    view: View
    best: Move
    gap: float


def mined(job: Job) -> tuple[Job, list[Puzzle]]:
    """The puzzles of one game; the same ones every time."""
    found: list[Puzzle] = []
    candidates = sorted(_candidates(job), key=lambda one: -one.gap)
    for candidate in candidates[: 2 * _MOST_OF_A_GAME]:
        puzzle = _verified(job, candidate)
        if puzzle is not None:
            found.append(puzzle)
        if len(found) == _MOST_OF_A_GAME:
            break
    return job, found


def _candidates(job: Job) -> list[_Candidate]:
    """Positions of a game between levels in which a short search sees one best move."""
    rng = Random(f"{job.game} {job.seed}")
    configurations = GAMES[job.game]
    state: State = configurations[job.seed % len(configurations)].new()
    dealer = Dealer(job.seed)
    bots = [level_bot(LEVELS[rng.choice(_PLAYERS)], job.seed) for _ in state.scores]
    found: list[_Candidate] = []
    ply = 0
    while not state.is_over:
        ply += 1
        if state.turn == NATURE:
            state = state.play(dealer.move(state))
            continue
        view = state.view(state.mover)
        if len(view.legal_moves) >= _FEWEST_MOVES and view.phase not in _DULL:
            candidate = _candidate(job, ply, view)
            if candidate is not None:
                found.append(candidate)
        state = state.play(bots[state.mover].choose(view))
    return found


def _candidate(job: Job, ply: int, view: View) -> _Candidate | None:
    search = SearchBot(job.seed)
    lines = search.analyse(view, Limit(nodes=job.candidate_nodes), lines=2).lines
    if len(lines) < 2:
        return None
    best, second = lines
    if not _OPEN[0] <= (best.win or 0) <= _OPEN[1]:
        return None
    gap = max(
        ((best.win or 0) - (second.win or 0)) / LEAST_CHANCE,
        ((best.score or 0) - (second.score or 0)) / LEAST_POINTS,
    )
    return _Candidate(ply, view, best.move, gap) if gap >= _HINT else None


def _verified(job: Job, candidate: _Candidate) -> Puzzle | None:
    """The puzzle, if a comparison on common deals and then a deep search agree on the move.

    The comparison comes first, since most candidates fail it.
    """
    view, limit = candidate.view, Limit(nodes=job.nodes)
    short = Limit(nodes=job.nodes // _RIVALS_SHARE)
    rivals = SearchBot(job.seed + 1).analyse(view, short, lines=1 + RIVALS).lines
    if rivals[0].move != candidate.best or len(rivals) < 2:
        return None
    moves = [line.move for line in rivals]
    compared = SearchBot(job.seed + 2).analyse(view, limit, moves=moves).lines
    best, *others = compared
    if best.move != candidate.best or not _OPEN[0] <= (best.win or 0) <= _OPEN[1]:
        return None
    if not all(is_clearly_worse(best, other, view.state.mover) for other in others):
        return None
    deep = SearchBot(job.seed + 3).analyse(view, limit).lines[0]
    return _puzzle(job, candidate, deep.moves[1:], compared) if deep.move == best.move else None


def is_clearly_worse(best: Line, rival: Line, seat: int) -> bool:
    chance, error = -(rival.difference or 0.0), rival.difference_error or 0.0
    if chance - _ERRORS * error >= LEAST_CHANCE:
        return True
    worths = worth_of(best, seat), worth_of(rival, seat)
    points = worths[0].points - worths[1].points
    noise = math.hypot(*(worth.points_error for worth in worths))
    return points - _ERRORS * noise >= LEAST_POINTS and chance > _ERRORS * error


def _puzzle(
    job: Job, candidate: _Candidate, line: Sequence[Move], compared: Sequence[Line]
) -> Puzzle | None:
    view, seat = candidate.view, candidate.view.state.mover
    best, second = compared[:2]
    grading = graded(view, best.move)
    if grading.fails == list(LEVELS)[-1]:  # the strongest level, with its own seed, disagrees
        return None
    trap = grading.trap or second.move
    told = themes_of(view, trap, best.move)
    themes = tuple(theme.name.lower() for theme in Theme if theme in told)
    return Puzzle(
        id=f"{job.game}-{job.seed}-{candidate.ply}",
        game=job.game,
        position=view.text,
        best=best.move.text,
        line=tuple(move.text for move in line),
        second=second.move.text,
        trap=trap.text,
        theme=themes[0] if themes else OTHER,
        themes=themes,
        rating=grading.rating,
        fails=grading.fails,
        solves=grading.solves,
        worth=worth_of(best, seat),
        second_worth=worth_of(second, seat),
        difference=-(second.difference or 0.0),
        difference_error=second.difference_error or 0.0,
        nodes=2 * job.nodes,
    )


def worth_of(line: Line, seat: int) -> Worth:
    """The error of points is that of independent games: the spread of both seats' scores."""
    rival = max(
        (other for other in range(len(line.scores)) if other != seat),
        key=lambda other: line.scores[other],
    )
    spread = math.hypot(line.spreads[seat], line.spreads[rival])
    noise = 0.0 if line.exact else spread / math.sqrt(max(1, line.visits or 1))
    return Worth(line.win or 0.0, line.error or 0.0, line.score or 0.0, noise)
