"""Which games are played: every seat equally often, on the same deals."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from manueline.arena.schedule import Job, groups, lineups, rotations
from manueline.games.azul import Azul
from manueline.games.duel import Duel


def test_a_pair_is_one_deal_with_seats_swapped() -> None:
    pairs = groups(Duel(), ["a", "b"], 10, seed=1)
    assert len(pairs) == 5
    for first, second in pairs:
        assert first.seed == second.seed
        assert first.seating == second.seating[::-1] == ("a", "b")
        assert first.game == second.game == Duel()
        assert first.bot_seeds != second.bot_seeds
    assert len({first.seed for first, _ in pairs}) == 5


def test_an_odd_number_of_games_is_rounded_up_to_whole_groups() -> None:
    assert len(groups(Azul(), ["a", "b"], 3, seed=0)) == 2
    assert len(groups(Azul(4), ["a", "b"], 5, seed=0)) == 2


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("names", ["ab", "abc", "abcde"])
def test_everybody_sits_everywhere_equally_often(seats: int, names: str) -> None:
    schedule = groups(Azul(seats), list(names), 60, seed=0)
    for group in schedule:
        assert len(group) == seats
        assert len({job.seed for job in group}) == 1
        sat = Counter((name, seat) for job in group for seat, name in enumerate(job.seating))
        for name in names:
            assert len({sat[name, seat] for seat in range(seats)}) == 1
    keys = [job.key for group in schedule for job in group]
    assert len(set(keys)) == len(keys)


def test_with_fewer_names_than_seats_all_sit_equally_often() -> None:
    assert lineups(["b", "a"], 3) == [("a", "a", "b"), ("a", "b", "b")]
    assert lineups("ab", 4) == [
        ("a", "a", "a", "b"),
        ("a", "a", "b", "b"),
        ("a", "b", "a", "b"),
        ("a", "b", "b", "b"),
    ]
    assert len(lineups("abcd", 4)) == 6, "neighbours change too"
    assert list(rotations(("a", "b", "c"))) == [("a", "b", "c"), ("c", "a", "b"), ("b", "c", "a")]


@pytest.mark.parametrize("names", [["a", "b"], ["b", "a"]])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_one_player_sits_among_others_on_every_seat_in_turn(seats: int, names: list[str]) -> None:
    one, other = names
    schedule = groups(Azul(seats), names, 5 * seats, seed=0, one_among=True)
    assert len(schedule) == 5
    for group in schedule:
        assert len({job.seed for job in group}) == 1
        assert [job.seating.index(one) for job in group] == list(range(seats))
        assert all(job.seating.count(other) == seats - 1 for job in group)

    def deals(found: list[tuple[Job, ...]]) -> list[str]:
        return [group[0].seed for group in found]

    assert deals(schedule) == deals(groups(Azul(seats), names, 5 * seats, seed=0))


@pytest.mark.parametrize("names", [["a"], ["a", "b", "c"]])
def test_one_among_others_is_for_two_players(names: list[str]) -> None:
    with pytest.raises(ValueError, match="two players"):
        groups(Azul(3), names, 3, seed=0, one_among=True)


def test_a_longer_or_larger_match_contains_the_shorter_or_smaller_one() -> None:
    def keys(names: list[str], games: int, seed: int = 0) -> set[str]:
        return {job.key for group in groups(Azul(), names, games, seed) for job in group}

    small = keys(["a", "b"], 10)
    assert small < keys(["a", "b"], 20)
    assert small < keys(["c", "b", "a"], 10)
    assert small == keys(["b", "a"], 10)
    assert small.isdisjoint(keys(["a", "b"], 10, seed=1))


def test_a_key_covers_all_that_a_game_depends_on() -> None:
    job = groups(Azul(), ["a", "b"], 2, seed=0)[0][0]
    others = [
        replace(job, game=Azul(wall="grey")),
        replace(job, game=Duel()),
        replace(job, seating=("b", "a")),
        replace(job, seed="0" * 64),
        replace(job, bot_seeds=(1, 2)),
    ]
    assert len({other.key for other in [job, replace(job), *others]}) == 6
