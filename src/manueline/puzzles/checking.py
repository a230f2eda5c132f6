"""Puzzles searched again: does another, deeper search still see one clearly best move?"""

from __future__ import annotations

from dataclasses import dataclass, replace

from manueline.bots.base import Limit
from manueline.bots.search import SearchBot
from manueline.puzzles.mining import RIVALS, is_clearly_worse, worth_of
from manueline.puzzles.model import Puzzle

_SEED = 7_000_000
"""No game that was mined has searched with such a seed."""


@dataclass(frozen=True, slots=True)
class Check:
    """A puzzle, and how many nodes each of the two searches gets."""

    puzzle: Puzzle
    nodes: int

    @property
    def seating(self) -> tuple[str, ...]:
        """What an error message of a backend names."""
        return (self.puzzle.id,)


@dataclass(frozen=True, slots=True)
class Checked:
    puzzle: Puzzle
    """With the numbers that were found now, where the move is the best one."""
    chosen: str
    """What the search of all moves plays."""
    difference: float
    """How far the puzzle's move is above the best other one in chance to win, on common deals."""
    difference_error: float
    clear: bool
    """Whether it is clearly better than every one of the strongest other moves."""

    @property
    def stands(self) -> bool:
        """Whether the search of all moves plays the puzzle's move, or the same from elsewhere."""
        return self.puzzle.is_solved_by(self.chosen)


def checked(check: Check) -> Checked:
    """By a search of all moves, and then a comparison with the strongest other moves."""
    puzzle, limit = check.puzzle, Limit(nodes=check.nodes)
    view, solutions = puzzle.view, puzzle.solutions
    found = SearchBot(_SEED).analyse(view, limit, lines=len(solutions) + RIVALS).lines
    second = view.game.parse_move(puzzle.second)
    others = [line.move for line in found if line.move not in (*solutions, second)]
    moves = [puzzle.move, second, *others[: RIVALS - 1]]
    compared = SearchBot(_SEED + 1).analyse(view, limit, moves=moves).lines
    best = next(line for line in compared if line.move == puzzle.move)
    rivals = [line for line in compared if line.move != puzzle.move]
    strongest, is_best = rivals[0], best is compared[0]
    seat = view.state.mover
    # Differences are told against the first line, which is the rival if it is better.
    error = (strongest if is_best else best).difference_error or 0.0
    difference = (best.win or 0.0) - (strongest.win or 0.0)
    renewed = replace(
        puzzle,
        second=strongest.move.text,
        worth=worth_of(best, seat),
        second_worth=worth_of(strongest, seat),
        difference=difference,
        difference_error=error,
        nodes=2 * check.nodes,
    )
    clear = is_best and all(is_clearly_worse(best, line, seat) for line in rivals)
    return Checked(renewed if is_best else puzzle, found[0].move.text, difference, error, clear)
