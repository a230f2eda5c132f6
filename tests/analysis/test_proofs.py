"""Proofs on many games: the long runs that docs/analysis.md reports, and small ones always."""

from __future__ import annotations

import pytest

from manueline.analysis import Grade, Settings
from manueline.games.azul import Azul
from tests.support.configurations import CONFIGURATIONS
from tests.support.review_proofs import (
    Calls,
    ChiSquare,
    calls,
    chi_square_tail,
    identity,
    joint,
    luck_of_seats,
    means_against_zero,
)

ROUNDING = 1e-9


@pytest.mark.parametrize("name", ["azul-2-coloured", "azul-3-grey", "duel-first-game"])
def test_luck_skill_and_search_error_are_exactly_result_less_start(name: str) -> None:
    assert identity(CONFIGURATIONS[name], games=2).furthest < ROUNDING


@pytest.mark.long
@pytest.mark.parametrize("name", CONFIGURATIONS)
def test_luck_skill_and_search_error_are_exact_in_1000_games(name: str) -> None:
    sums = identity(CONFIGURATIONS[name], games=1000)
    print(f"\n{name}: {sums.told()}")
    assert sums.furthest < ROUNDING


def test_the_chi_square_distribution_has_its_known_quantiles() -> None:
    for value, freedom in ((3.841, 1), (5.991, 2), (7.815, 3), (9.488, 4), (18.307, 10)):
        assert chi_square_tail(value, freedom) == pytest.approx(0.05, abs=2e-4)
    assert chi_square_tail(0.0, 3) == pytest.approx(1)


def test_means_far_from_zero_are_seen_and_tests_are_joined() -> None:
    rows = [[0.1 + 0.01 * (i % 5), 0.02 * ((i * 7) % 3 - 1)] for i in range(60)]
    found = means_against_zero(rows)
    assert found.freedom == 2 and found.p < 1e-6
    assert joint([ChiSquare(1.0, 1), ChiSquare(2.5, 3)]) == ChiSquare(3.5, 4)


@pytest.mark.long
def test_the_luck_of_every_seat_has_the_mean_0_over_10000_games() -> None:
    games = 10_000 // len(CONFIGURATIONS) + 1
    tests = [luck_of_seats(game, games) for game in CONFIGURATIONS.values()]
    whole = joint(tests)
    print(f"\nluck of seats: chi-square {whole.value:.1f} of {whole.freedom}, p {whole.p:.4f}")
    assert whole.p > 0.001


def test_a_share_counts_mistakes_and_blunders() -> None:
    found = Calls()
    found.planted.update([Grade.BLUNDER, Grade.MISTAKE, None, Grade.INACCURACY])
    assert found.share(found.planted) == 0.5 and found.share(found.own) == 0


@pytest.mark.long
def test_planted_blunders_are_found_and_the_engines_own_moves_are_not_called_mistakes() -> None:
    found = calls(Azul(), games=30, settings=Settings(nodes=1500, deals=2, deal_nodes=2))
    print(f"\n{found.told()}")
    assert found.planted.total() >= 200
    assert found.share(found.planted) >= 0.98
    assert found.share(found.own) <= 0.02
