"""The sequential test: closed forms, and its promises kept on made matches."""

from __future__ import annotations

import math
from random import Random

import pytest

from manueline.arena.ratings import score_of
from manueline.arena.sprt import AdjustedSums, Sprt
from tests.support.arena_results import pair


def test_the_bounds_are_walds() -> None:
    assert Sprt(0, 10).bounds == pytest.approx((-math.log(19), math.log(19)))
    assert Sprt(0, 10, alpha=0.01, beta=0.1).bounds == pytest.approx(
        (math.log(0.1 / 0.99), math.log(0.9 / 0.01))
    )


def test_the_evidence_of_won_and_lost_pairs_is_the_binomial_one() -> None:
    """With nothing but 2-0 and 0-2 the likeliest distributions are known in closed form."""
    test, counts = Sprt(0, 100), (20, 0, 0, 0, 40)
    one = score_of(100)
    expected = 40 * math.log(one / 0.5) + 20 * math.log((1 - one) / 0.5)
    assert test.evidence(counts) == pytest.approx(expected, rel=1e-3)
    assert test.evidence((0, 0, 0, 0, 0)) == 0


def test_the_evidence_is_near_the_normal_approximation() -> None:
    """N * (s1 - s0) * (2 * mean - s0 - s1) / (2 * variance) for a small difference."""
    counts = (90, 240, 700, 260, 110)
    test, total = Sprt(0, 10), sum(counts)
    points = [quarter / 4 for quarter in range(5)]
    mean = sum(c * p for c, p in zip(counts, points, strict=True)) / total
    spread = sum(c * (p - mean) ** 2 for c, p in zip(counts, points, strict=True)) / total
    low, high = score_of(0), score_of(10)
    expected = total * (high - low) * (2 * mean - low - high) / (2 * spread)
    assert test.evidence(counts) == pytest.approx(expected, rel=0.02)


def test_the_evidence_is_a_mirror_image() -> None:
    counts = (5, 3, 20, 8, 11)
    assert Sprt(-20, 30).evidence(counts) == pytest.approx(-Sprt(-30, 20).evidence(counts[::-1]))


def test_even_pairs_say_more_than_split_ones() -> None:
    test = Sprt(0, 50)
    assert test.evidence((0, 0, 40, 0, 0)) < test.evidence((20, 0, 0, 0, 20)) < 0


@pytest.mark.parametrize("wrong", [(10, 0), (0, 0), (0, 10, 0, 0.1), (0, 10, 0.1, 0.5)])
def test_a_question_must_make_sense(wrong: tuple[float, ...]) -> None:
    with pytest.raises(ValueError, match=r"elo0 must|alpha and beta"):
        Sprt(*wrong)


def _answer(test: Sprt, elo: float, rng: Random) -> tuple[str, int]:
    """Play made pairs of two players that differ by `elo` until there is an answer."""
    wins = score_of(elo) - 0.05
    counts = [0] * 5
    while True:
        for _ in range(2):
            games = rng.choices((1.0, 0.5, 0.0), (wins, 0.1, 0.9 - wins), k=2)
            counts[round(2 * sum(games))] += 1
        answer = test.answer(test.evidence(counts))
        if answer is not None:
            return answer, sum(counts)


@pytest.mark.parametrize(("elo", "right"), [(0, "elo0"), (120, "elo1"), (300, "elo1")])
def test_wrong_answers_are_as_rare_as_promised(elo: float, right: str) -> None:
    test, rng = Sprt(0, 120, alpha=0.1, beta=0.1), Random(7)
    answers = [_answer(test, elo, rng) for _ in range(300)]
    wrong = sum(answer != right for answer, _ in answers) / len(answers)
    assert wrong < (0.13 if elo < 300 else 0.01)
    assert sum(pairs for _, pairs in answers) / len(answers) < 60


def test_made_pairs_are_what_they_say() -> None:
    assert [game.ranks for game in pair("a", "b", 1.5)] == [(1, 2), (1, 1)]


def _sums(points: list[float]) -> AdjustedSums:
    sums = AdjustedSums()
    for value in points:
        sums = sums.plus(value)
    return sums


def test_the_evidence_of_adjusted_pairs_is_near_the_normal_approximation() -> None:
    rng, test = Random(3), Sprt(0, 10)
    points = [rng.gauss(0.51, 0.3) for _ in range(2000)]
    mean = sum(points) / len(points)
    spread = sum((value - mean) ** 2 for value in points) / len(points)
    low, high = score_of(0), score_of(10)
    expected = len(points) * (high - low) * (2 * mean - low - high) / (2 * spread)
    assert test.adjusted_evidence(_sums(points)) == pytest.approx(expected, rel=0.01)
    assert test.adjusted_evidence(_sums(points[:15])) == 0, "too few for a variance"
    assert math.isfinite(test.adjusted_evidence(_sums([1.0] * 40)))


@pytest.mark.parametrize(("elo", "right"), [(0, "elo0"), (60, "elo1")])
def test_wrong_answers_on_adjusted_results_are_as_rare_as_promised(elo: float, right: str) -> None:
    test, rng = Sprt(0, 60, alpha=0.1, beta=0.1), Random(9)
    wrong = 0
    for _ in range(300):
        sums, answer = AdjustedSums(), None
        while answer is None:
            sums = sums.plus(rng.gauss(score_of(elo), 0.3))
            answer = test.answer(test.adjusted_evidence(sums))
        wrong += answer != right
    assert wrong / 300 < 0.13
