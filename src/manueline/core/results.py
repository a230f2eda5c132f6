"""What the compiled search returns."""

from __future__ import annotations

from typing import NamedTuple


class TriedMove(NamedTuple):
    """A move at the root of a search."""

    move_id: int
    visits: int
    utility: float
    """Its expected utility for the player to move, from -1 to 1; -1 without a visit."""
    lead: float
    """Expected points ahead of the best other player at the end; 0 without a visit."""
    line: tuple[int, ...]
    """The ids of the moves expected, this one first."""


class Solution(NamedTuple):
    """The best move of a position that was searched to the round's end."""

    move_id: int
    value: float
    """Its utility for the player to move, or by how many points that player is ahead."""
    nodes: int
    """The positions whose moves were tried, at most the budget."""
