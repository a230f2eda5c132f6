"""Points, intervals and ratings against values computed by hand or in closed form."""

from __future__ import annotations

import math
from random import Random

import pytest

from manueline.arena.ratings import ELO, elo_of, ratings, score_of
from manueline.arena.standing import standing
from manueline.arena.statistics import (
    Results,
    comparisons,
    estimate,
    first_places,
    group_points,
    pair_counts,
    points_of,
)
from manueline.arena.tally import Tally
from tests.support.arena_results import pair, result


def test_a_game_of_two_is_one_comparison() -> None:
    assert list(comparisons(result("ab", (1, 2)))) == [("a", "b", 1.0)]
    assert list(comparisons(result("ab", (2, 1)))) == [("a", "b", 0.0)]
    assert list(comparisons(result("ab", (1, 1)))) == [("a", "b", 0.5)]


def test_ranks_of_four_are_six_comparisons() -> None:
    found = {(one, two): score for one, two, score in comparisons(result("abcd", (2, 1, 2, 4)))}
    assert found == {
        ("a", "b"): 0.0,
        ("a", "c"): 0.5,
        ("a", "d"): 1.0,
        ("b", "c"): 1.0,
        ("b", "d"): 1.0,
        ("c", "d"): 1.0,
    }
    assert list(comparisons(result("aab", (1, 2, 3)))) == [("a", "b", 1.0), ("a", "b", 1.0)]


def test_points_of_a_group_and_against_one_player() -> None:
    group = (result("abc", (1, 2, 3)), result("cab", (1, 2, 3)), result("bca", (1, 1, 3)))
    assert group_points(group) == pytest.approx({"a": 3 / 6, "b": 2.5 / 6, "c": 3.5 / 6})
    assert group_points(group, against="c") == pytest.approx({"a": 1 / 3, "b": 1.5 / 3})
    assert points_of([group], "a", against="b") == pytest.approx([2 / 3])
    assert points_of([pair("a", "b", 2)], "c") == []
    assert first_places([group], "c") == pytest.approx(1.5 / 3)


def test_pairs_are_counted_by_their_points() -> None:
    pairs = [pair("a", "b", points) for points in (0, 0.5, 0.5, 1, 1.5, 2, 2, 2)]
    assert pair_counts(pairs, "a") == (1, 2, 1, 1, 3)
    assert pair_counts(pairs, "b") == (3, 1, 1, 2, 1)


def test_the_interval_of_known_data() -> None:
    # 6 groups won and 2 lost; with two more of each 8 of 12: mean 2/3, sum of squares
    # 8/9 + 16/9 = 8/3, standard error sqrt(8/3 / 11 / 12) = 0.142134.
    found = estimate([1.0] * 6 + [0.0] * 2)
    assert found.mean == 0.75
    assert found.low == pytest.approx(2 / 3 - 1.959964 * 0.142134, abs=1e-5)
    assert found.high == pytest.approx(2 / 3 + 1.959964 * 0.142134, abs=1e-5)


def test_the_interval_stays_within_bounds_and_has_a_width() -> None:
    clean = estimate([1.0] * 50)
    assert clean.mean == 1.0 and clean.high == 1.0 and 0.85 < clean.low < 0.95
    even = estimate([0.5] * 50)
    assert 0.45 < even.low < 0.5 < even.high < 0.55


def test_paired_deals_make_the_interval_narrower() -> None:
    """Where luck decides most games, both players win once with it and the pairs are even."""
    paired = [pair("a", "b", 1)] * 40 + [pair("a", "b", 2)] * 10
    single = [(game,) for both in paired for game in both]
    of_pairs, of_games = (estimate(points_of(groups, "a")) for groups in (paired, single))
    assert of_pairs.mean == of_games.mean == 0.6
    assert of_pairs.high - of_pairs.low < 0.85 * (of_games.high - of_games.low)


def test_the_interval_holds_the_truth_about_95_times_in_100() -> None:
    rng = Random(1)
    held = 0
    for _ in range(400):
        points = rng.choices((0.0, 0.25, 0.5, 0.75, 1.0), (1, 1, 5, 3, 4), k=40)
        found = estimate(points)
        held += found.low <= (0.25 + 2.5 + 2.25 + 4) / 14 <= found.high
    assert 0.92 < held / 400 < 0.98


def test_elo_and_score_are_inverse() -> None:
    assert elo_of(0.5) == 0
    assert elo_of(10 / 11) == pytest.approx(400)
    assert elo_of(0.75) == pytest.approx(190.848, abs=1e-3)
    assert score_of(elo_of(0.3)) == pytest.approx(0.3)
    assert elo_of(1) == math.inf and elo_of(0) == -math.inf


def test_ratings_of_two_are_their_odds() -> None:
    """Bradley and Terry's two-player case: the odds, with half a game added to both sides."""
    groups = [pair("a", "b", 2)] * 100 + [pair("a", "b", 1)] * 100
    found = ratings(groups, ["a", "b"])
    difference = found["a"].elo - found["b"].elo
    assert difference == pytest.approx(elo_of(300.5 / 401))
    assert found["a"].elo == pytest.approx(-found["b"].elo)
    # By hand: the pairs' points 2 and 1 lie ½ from 2p, 0.75 nearly; the curvature is n p (1 - p).
    share = 300.5 / 401
    squares = 100 * (2 - 2 * share) ** 2 + 100 * (1 - 2 * share) ** 2
    squares += 0.5 * share**2 + 0.5 * (1 - share) ** 2
    error = ELO * math.sqrt(squares) / (401 * share * (1 - share))
    assert 2 * found["a"].error == pytest.approx(error)


def test_independent_games_have_the_textbook_error() -> None:
    groups = [(result("ab", (1, 2)),)] * 300 + [(result("ab", (2, 1)),)] * 100
    found = ratings(groups, ["a", "b"])
    assert 2 * found["a"].error == pytest.approx(ELO / math.sqrt(401 * 0.75 * 0.25), rel=0.01)


def test_ratings_stay_finite_where_one_won_everything() -> None:
    found = ratings([pair("a", "b", 2)] * 100, ["a", "b"])
    assert found["a"].elo - found["b"].elo == pytest.approx(elo_of(200.5 / 201))
    model = ELO / math.sqrt(200.5 * 0.5 / 201)
    assert 2 * found["a"].error == pytest.approx(model, rel=0.01)


def test_a_round_robin_gives_the_ratings_back_that_made_it() -> None:
    true = {"a": 250.0, "b": 50.0, "c": 0.0, "d": -300.0}
    rng = Random(3)
    groups: list[Results] = []
    for _ in range(300):
        for one, two in ("ab", "ac", "ad", "bc", "bd", "cd"):
            won = rng.random() < score_of(true[one] - true[two])
            groups.append((result(one + two, (1, 2) if won else (2, 1)),))
    found = ratings(groups, list(true))
    assert sum(rating.elo for rating in found.values()) == pytest.approx(0, abs=1e-6)
    for name, elo in true.items():
        assert abs(found[name].elo - elo) < 3 * found[name].error
        assert 8 < found[name].error < 20


def test_three_at_a_table_are_rated_by_their_ranks() -> None:
    groups = [(result("abc", (1, 2, 3)),)] * 30 + [(result("abc", (3, 2, 1)),)] * 10
    found = ratings(groups, "abc")
    assert found["a"].elo > found["b"].elo > found["c"].elo
    assert found["b"].elo == pytest.approx(0, abs=1e-6)
    assert found["a"].elo - found["c"].elo == pytest.approx(2 * found["a"].elo)


def test_a_player_without_games_has_no_row() -> None:
    rows = standing([pair("a", "b", 1.5)], ["b", "a", "c"])
    assert [row.player for row in rows] == ["a", "b"]
    assert rows[0].games == 2 and rows[0].points.mean == 0.75 and rows[0].faults == ()


def test_the_running_score() -> None:
    tally = Tally(["a", "b", "c"])
    assert tally.text == ""
    for each in pair("a", "b", 0.5):
        tally.add(each)
    assert tally.text == "b 75%  a 25%"
