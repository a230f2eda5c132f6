"""What the compiled search and the levels return."""

from __future__ import annotations

from typing import NamedTuple


class SearchSetting(NamedTuple):
    """A number that decides how the search plays, and the values that it may have."""

    default: float
    lowest: float
    highest: float


class Play(NamedTuple):
    """How a level plays a game: its node limit, and how strongly it makes each mistake."""

    nodes: int
    """The search's limit for a move; 1: it sees the move alone and does not search."""
    misjudges: float
    """The standard deviation, in points, of an error in the value of every move."""
    forgets_floor: float
    """The share that it does not see of what tiles on the floor line, or broken ones, cost."""
    overvalues_lines: float
    """How much more, as a share, the tiles that it lays in a line seem to bring."""
    overlooks_threats: float
    """The share that it does not see of what the others get in return."""
    forgets_plates: float
    """The share that it does not see of what plates and chips bring, in Duel."""


class TriedMove(NamedTuple):
    """A move at the root of a search. A move without a visit is judged as the position is."""

    move_id: int
    visits: int
    win: tuple[float, ...]
    """The share of the victory that each seat can expect, a probability; 1 in all."""
    score: tuple[float, ...]
    """Each seat's expected score at the end."""
    spread: tuple[float, ...]
    """The standard deviation of each seat's score at the end."""
    error: float
    """The standard error of the mover's `win`; 0.5, the largest there is, below two visits."""
    utility: float
    """What steers the search, from -1 to 1: no probability; -1 without a visit."""
    exact: bool
    """Whether `win` is the outcome of best play and not an estimate."""
    line: tuple[int, ...]
    """The ids of the moves expected, this one first."""
    difference: float | None = None
    """If moves were named: how much more the mover wins by this one than by the best of them."""
    difference_error: float | None = None
    """The standard error of `difference`. All named moves were searched with the same luck."""

    def lead(self, seat: int) -> float:
        """By how much the expected score of a seat exceeds that of the best other one."""
        return _lead(self.score, seat)


class Solution(NamedTuple):
    """The best move of a position of the last round, searched to the game's end."""

    move_id: int
    win: tuple[float, ...]
    """Each seat's share of the victory after best play: 1, 0, or a half if it is shared."""
    score: tuple[float, ...]
    """The final scores after best play."""
    nodes: int
    """The positions whose moves were tried, at most the budget."""

    @property
    def exact(self) -> bool:
        """As of a TriedMove: always true, since nothing is estimated."""
        return True

    def lead(self, seat: int) -> float:
        """By how many points a seat is ahead of the other one at the end."""
        return _lead(self.score, seat)


class RoundSolution(NamedTuple):
    """The best move of a position by the lead at the round's end."""

    move_id: int
    score: tuple[float, ...]
    """The scores at the round's end after best play."""
    nodes: int
    """The positions whose moves were tried, at most the budget."""

    def lead(self, seat: int) -> float:
        """By how many points a seat is ahead of the other one at the round's end."""
        return _lead(self.score, seat)


def _lead(score: tuple[float, ...], seat: int) -> float:
    return score[seat] - max(score[:seat] + score[seat + 1 :])
