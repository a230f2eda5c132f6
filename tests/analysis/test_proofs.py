"""Proofs on many games: the long runs that docs/analysis.md reports, and small ones always."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from manueline.analysis import Grade, Settings
from manueline.games.azul import Azul
from tests.support.configurations import CONFIGURATIONS
from tests.support.review_proofs import (
    Calls,
    ChiSquare,
    Kept,
    calls,
    chi_square_tail,
    joint,
    means_against_zero,
    sums,
)

ROUNDING = 1e-9


@pytest.mark.parametrize("name", ["azul-2-coloured", "azul-3-grey", "duel-first-game"])
def test_luck_skill_and_search_error_are_exactly_result_less_start(name: str) -> None:
    assert sums(CONFIGURATIONS[name], games=2).furthest < ROUNDING


def test_a_stopped_proof_goes_on_from_its_file(tmp_path: Path) -> None:
    path, game = tmp_path / "kept.jsonl", CONFIGURATIONS["azul-2-grey"]
    marked = {"gap": 0.5, "chance": 0.0, "points": 0.0, "luck": [0.25]}
    path.write_text(json.dumps({"key": "grey sums 0", "found": marked}) + "\n")
    found = sums(game, games=2, kept=Kept(path, "grey"))
    assert found.games[0].gap == 0.5 and found.games[1].gap < ROUNDING
    assert len(path.read_text().splitlines()) == 2
    assert sums(game, games=2, kept=Kept(path, "grey")) == found


@pytest.mark.long
def test_reviews_of_1000_games_of_every_configuration_are_exact_and_their_luck_has_the_mean_0() -> (
    None
):
    tests = list[ChiSquare]()
    for name, game in CONFIGURATIONS.items():
        found = sums(game, games=1000)
        print(f"\n{name}: {found.told()}", flush=True)
        assert found.furthest < ROUNDING
        tests.append(means_against_zero(found.luck))
    print(f"\nluck together: {joint(tests).told()}")
    assert joint(tests).p > 0.001


def test_the_chi_square_distribution_has_its_known_quantiles() -> None:
    for value, freedom in ((3.841, 1), (5.991, 2), (7.815, 3), (9.488, 4), (18.307, 10)):
        assert chi_square_tail(value, freedom) == pytest.approx(0.05, abs=2e-4)
    assert chi_square_tail(0.0, 3) == pytest.approx(1)


def test_means_far_from_zero_are_seen_and_tests_are_joined() -> None:
    rows = [[0.1 + 0.01 * (i % 5), 0.02 * ((i * 7) % 3 - 1)] for i in range(60)]
    found = means_against_zero(rows)
    assert found.freedom == 2 and found.p < 1e-6
    assert joint([ChiSquare(1.0, 1), ChiSquare(2.5, 3)]) == ChiSquare(3.5, 4)


def test_a_share_counts_mistakes_and_blunders() -> None:
    found = Calls()
    found.planted.update([Grade.BLUNDER, Grade.MISTAKE, None, Grade.INACCURACY])
    assert found.share(found.planted) == 0.5 and found.share(found.own) == 0


def test_every_decision_is_planted_or_the_engines_own() -> None:
    found = calls(Azul(), games=1, settings=Settings(nodes=12, deals=2, deal_nodes=2), every=2)
    assert found.planted.total() > 0 and found.own.total() > 0


@pytest.mark.long
def test_planted_blunders_are_found_and_the_engines_own_moves_are_not_called_mistakes() -> None:
    found, games, known = Calls(), 0, Kept()
    while found.planted.total() < 200:
        games += 1
        found = calls(Azul(), games, settings=Settings(deals=2, deal_nodes=2), kept=known)
    print(f"\n{found.told()}")
    assert found.share(found.planted) >= 0.98
    assert found.share(found.own) <= 0.02
