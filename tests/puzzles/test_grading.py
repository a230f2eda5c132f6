"""The rating of a puzzle by which levels find its move."""

from __future__ import annotations

from manueline.bots.levels import LEVELS
from manueline.games.azul import parse_view
from manueline.puzzles.grading import graded, rating_of

ELOS = {"low": 100, "middle": 300, "high": 700}


def test_a_puzzle_is_rated_between_the_levels_that_fail_and_those_that_solve() -> None:
    assert rating_of({"low": False, "middle": True, "high": True}, ELOS) == 200
    assert rating_of({"low": False, "middle": False, "high": True}, ELOS) == 500


def test_a_puzzle_that_all_or_no_levels_solve_is_rated_beyond_them() -> None:
    assert rating_of(dict.fromkeys(ELOS, True), ELOS) < 100
    assert rating_of(dict.fromkeys(ELOS, False), ELOS) > 700


def test_a_lucky_weak_level_counts_as_one_error() -> None:
    assert rating_of({"low": True, "middle": False, "high": True}, ELOS) == (-50 + 500) // 2


def test_the_last_tiles_are_taken_to_the_line_that_they_complete_by_every_searching_level() -> None:
    view = parse_view(
        "view:1 azul2c 2 offer 1 1 -/-/-/-/- RR:2 13.20.18.20.20 0.0.0.0.0 "
        "5;-/-/-/-/-;...../...../...../...../.....;BBBB 5;-/-/-/-/-;"
        "...../...../...../...../.....;*BBB",
        check=False,
    )
    found = graded(view, view.game.parse_move("CR>2"))
    strong = list(LEVELS)[8:]
    assert found.fails not in strong and found.rating < LEVELS["strong"].ratings["azul"].elo
    assert (found.trap is None) == (found.fails is None)
