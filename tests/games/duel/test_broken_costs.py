"""Broken tiles and the first-player tile (D7, D23)."""

from __future__ import annotations

import pytest

from manueline.games.duel.events import BrokenScored
from tests.support.duel_positions import board, happens, last_turn, play


@pytest.mark.parametrize(
    ("broken", "first_tile", "score", "cost", "left"),
    [
        ("", False, 5, 0, 5),
        ("B", False, 5, 1, 4),
        ("BY", False, 5, 3, 2),
        ("BYR", False, 9, 6, 3),
        ("BYRK", False, 12, 10, 2),
        ("TTTT", False, 10, 10, 0),
        ("", True, 5, 2, 3),
        ("B", True, 5, 3, 2),
        ("BB", True, 5, 5, 0),
        ("BBY", True, 20, 8, 12),
        ("BBYY", True, 20, 12, 8),
        ("", True, 1, 2, 0),
        ("BY", False, 2, 3, 0),
        ("BYR", False, 5, 6, 0),
        ("BYRK", True, 0, 12, 0),
    ],
)
def test_d23_cost_of_broken_tiles_and_first_player_tile(
    broken: str, first_tile: bool, score: int, cost: int, left: int
) -> None:
    before = last_turn(first_tile="1" if first_tile else "*", one=board(score=score, broken=broken))
    after = play(before, "chip:1")
    assert after.scores == (left, 5)
    costs = [event for event in happens(before, "chip:1") if isinstance(event, BrokenScored)]
    expected = BrokenScored(0, cost, score - left, broken, first_tile)
    assert costs == ([expected] if cost else [])


def test_d23_broken_tiles_go_to_the_tower() -> None:
    after = play(
        last_turn(tower="B", one=board(broken="BBT"), two=board(broken="K")),
        "chip:1",
    )
    assert [sum(held.broken) for held in after.boards] == [0, 0]
    assert after.tower == (3, 0, 0, 1, 1)


def test_d23_the_score_stops_at_0_before_anything_else_is_added() -> None:
    """Twelve points too many are forgotten: round 2 starts at 0, not in debt."""
    after = play(last_turn(first_tile="2", two=board(score=0, broken="BYRK")), "chip:1")
    assert after.scores == (5, 0)


def test_d23_comes_after_the_lines_were_tiled() -> None:
    """A tile scores 1, then 3 are due: 2 points and 1 more pay them."""
    before = last_turn(
        one=board(score=2, lines={1: "Y1"}, plates="s1", broken="BB"), display="s8.s9.w9"
    )
    kinds = [event.kind for event in happens(before, "chip:1")]
    assert kinds.index("TilePlaced") < kinds.index("BrokenScored")
    assert play(before, "chip:1").scores == (0, 5)
