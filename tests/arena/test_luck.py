"""The luck of the deals: its mean is 0, and taking it off changes no mean."""

from __future__ import annotations

import math
from dataclasses import replace
from pathlib import Path
from random import Random
from statistics import mean, stdev, variance

import pytest

from manueline.arena import InProcess, Judge, Result, Sprt, Tournament, standing
from manueline.arena.adjusting import Adjuster, victories
from manueline.arena.play import play_game
from manueline.dealer import Dealer
from manueline.games.azul import Azul
from manueline.games.base import Game
from manueline.games.duel import Duel
from tests.support.arena_jobs import job
from tests.support.arena_results import result

QUICK = Judge(nodes=20, deals=4)


@pytest.mark.parametrize("game", [Azul(start=0), Azul(4, "grey", start=1), Duel(start=1)])
def test_the_mean_luck_of_deals_is_zero(game: Game) -> None:
    luck = []
    for seed in range(150):
        dealer, state, moves = Dealer(seed), game.new(), []
        for move, _ in dealer.draws(state):
            moves.append(move)
        luck.append(QUICK.luck(game, moves, str(seed))[0])
    assert abs(mean(luck)) < 3.5 * stdev(luck) / math.sqrt(len(luck))
    assert stdev(luck) > 0.01


def test_luck_sums_to_zero_and_depends_on_the_job_alone() -> None:
    first, second = (play_game(job("greedy", "random", "random"), judge=QUICK) for _ in range(2))
    luck = first.result.luck
    assert luck is not None and len(luck) == 3
    assert luck == second.result.luck and any(luck)
    assert sum(luck) == pytest.approx(0, abs=1e-4)
    assert play_game(job("greedy", "random", "random")).result.luck is None


def test_games_of_a_pair_have_the_same_luck_while_they_are_alike() -> None:
    """The first deal favours a seat, and so each player once."""
    game = Azul(start=0)
    [*first], [*second] = ([move for move, _ in Dealer(5).draws(game.new())] for _ in range(2))
    assert QUICK.luck(game, first, "x") == QUICK.luck(game, second, "x")
    assert QUICK.luck(game, first, "x") != QUICK.luck(game, first, "y")


def made(rng: Random, chance: float, seen: float, count: int) -> list[tuple[Result]]:
    """Games in which luck decides in part, of which a judge sees some and errs as well."""
    games = []
    for _ in range(count):
        luck = rng.uniform(-0.3, 0.3)
        won = rng.random() < chance + luck
        judged = seen * luck + rng.gauss(0, 0.1)
        game = result(("a", "b"), (1, 2) if won else (2, 1))
        games.append((replace(game, luck=(judged, -judged)),))
    return games


@pytest.mark.parametrize(("chance", "seen"), [(0.5, 1.0), (0.6, 1.0), (0.6, 0.0), (0.6, -1.0)])
def test_adjusted_results_have_the_same_mean_whatever_the_judge_sees(
    chance: float, seen: float
) -> None:
    rng = Random(11)
    means = [mean(victories(made(rng, chance, seen, 100), "a")[1]) for _ in range(300)]
    assert abs(mean(means) - chance) < 3 * stdev(means) / math.sqrt(len(means))


def test_luck_that_is_seen_is_taken_off_and_noise_is_not() -> None:
    rng = Random(2)
    plain, adjusted = victories(made(rng, 0.5, 1.0, 4000), "a")
    assert variance(adjusted) < 0.93 * variance(plain)
    plain, adjusted = victories(made(rng, 0.5, 0.0, 4000), "a")
    assert variance(adjusted) < 1.01 * variance(plain)


def test_both_players_adjusted_shares_are_one_in_all() -> None:
    groups = made(Random(4), 0.55, 0.5, 200)
    for one, two in zip(victories(groups, "a")[1], victories(groups, "b")[1], strict=True):
        assert one + two == pytest.approx(1)


def test_the_factor_of_a_group_does_not_depend_on_that_group() -> None:
    games = made(Random(4), 0.5, 1.0, 30)
    adjuster = Adjuster("a")
    for game in games:
        adjuster.add(game)
    factor, last = adjuster.factor, games[0][0]
    assert last.luck is not None
    for luck in (0.2, -0.4):
        again = Adjuster("a")
        for game in games:
            again.add(game)
        found = again.add((replace(last, ranks=(1, 2), luck=(luck, -luck)),))
        assert found is not None and found[0] == 1.0
        assert found[1] == pytest.approx(1 - factor * luck)


def test_groups_without_luck_are_left_out() -> None:
    assert Adjuster("a").add((result("ab", (1, 2)),)) is None
    judged = replace(result("ab", (1, 2)), luck=(0.1, -0.1))
    assert Adjuster("c").add((judged,)) is None
    rows = standing([(result("ab", (1, 2)),)] * 3, "ab")
    assert [row.adjusted for row in rows] == [None, None]


def test_a_match_tells_its_results_without_luck() -> None:
    match = Tournament(Azul(3), ["greedy", "random"], 6, judge=QUICK)
    assert all(result.luck is not None for result in match.play(InProcess()))
    for row in standing(match.finished, match.names):
        assert row.adjusted is not None
        assert row.adjusted.share.low < row.adjusted.share.mean < row.adjusted.share.high


def test_games_are_judged_later_from_their_records(tmp_path: Path) -> None:
    out, records = tmp_path / "results.jsonl", tmp_path / "games.jsonl"
    names = ["greedy", "random"]
    before = Tournament(Azul(), names, 4, out=out, records=records)
    list(before.play(InProcess()))
    later = Tournament(Azul(), names, 4, out=out, records=records, judge=QUICK)
    assert len(later.missing) == 4
    found = list(later.play(InProcess()))
    assert not later.missing and len(found) == 4
    assert {r.key: replace(r, luck=None) for r in found} == before.results
    assert all(r.costs == before.results[r.key].costs for r in found), "nothing was played again"
    at_once = Tournament(Azul(), names, 4, judge=QUICK)
    list(at_once.play(InProcess()))
    assert at_once.results == later.results
    again = Tournament(Azul(), names, 4, out=out, records=records, judge=QUICK)
    assert not again.missing and again.results == later.results


def test_games_without_a_record_are_played_again_to_be_judged(tmp_path: Path) -> None:
    out = tmp_path / "results.jsonl"
    list(Tournament(Azul(), ["greedy", "random"], 2, out=out).play(InProcess()))
    later = Tournament(Azul(), ["greedy", "random"], 2, out=out, judge=QUICK)
    list(later.play(InProcess()))
    assert not later.missing and len(later.finished) == 1


def test_a_test_on_adjusted_results_ends_a_match(tmp_path: Path) -> None:
    out = tmp_path / "results.jsonl"

    def match() -> Tournament:
        return Tournament(
            Azul(),
            ["greedy", "random"],
            100,
            out=out,
            sprt=Sprt(0, 200),
            sprt_on="adjusted",
            judge=Judge(nodes=10, deals=2),
        )

    first = match()
    list(first.play(InProcess()))
    assert first.answer == "elo1" and 16 <= sum(first.pairs) < 50
    again = match()
    assert (again.answer, again.evidence, again.pairs) == ("elo1", first.evidence, first.pairs)


def test_a_test_on_adjusted_results_needs_a_judge() -> None:
    with pytest.raises(ValueError, match="needs a judge"):
        Tournament(Azul(), ["a", "b"], 2, sprt=Sprt(0, 10), sprt_on="adjusted")
