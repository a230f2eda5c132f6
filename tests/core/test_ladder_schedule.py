"""Which matches of levels are played, in what order, and how a run that was ended goes on."""

from __future__ import annotations

import importlib
import threading
from pathlib import Path
from typing import Any

import pytest

NATIVE = Path(__file__).parents[2] / "native"
LEVELS = ["newcomer", "novice", "casual"]
CONFIGURATION = "azul/2-coloured"
LOW, HIGH = ("novice", "newcomer"), ("casual", "novice")


@pytest.fixture
def schedule(monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.syspath_prepend(str(NATIVE))
    return importlib.import_module("training.ladder_schedule")


def test_chosen_levels_play_the_ones_below_and_where_it_belongs_the_reference(
    schedule: Any,
) -> None:
    keys = schedule.wanted(LEVELS, ["casual"], [CONFIGURATION, "azul/2-grey"])
    assert keys == [
        (CONFIGURATION, (schedule.REFERENCE, "casual")),
        (CONFIGURATION, HIGH),
        ("azul/2-grey", HIGH),
    ]
    assert schedule.wanted(LEVELS, LEVELS, ["azul/2-grey"]) == [
        ("azul/2-grey", LOW),
        ("azul/2-grey", HIGH),
    ]


def played(plan: Any, costs: dict[Any, float]) -> list[Any]:
    """All keys and deals in the order in which they were given out; a deal takes its cost."""
    found = []
    while (order := plan.next()) is not None:
        match, deals = order
        found += [(match.key, deal) for deal in deals]
        plan.done(match, deals, costs[match.key] * len(deals))
    return found


def test_every_deal_is_played_once_but_those_that_are_known(schedule: Any) -> None:
    low, high = (CONFIGURATION, LOW), (CONFIGURATION, HIGH)
    lines = [f"{CONFIGURATION}\tnovice\tnewcomer\t{deal}\t0\t1 2\t2 1" for deal in (0, 1, 3, 9)]
    plan = schedule.Schedule([low, high], 8, schedule.deals_of(lines), 1e9)
    found = played(plan, {low: 0.5, high: 0.5})
    assert sorted(found) == sorted(
        [(low, deal) for deal in (2, 4, 5, 6, 7)] + [(high, deal) for deal in range(8)]
    )
    assert plan.next() is None


def test_matches_get_the_same_time_and_what_a_cheap_one_leaves(schedule: Any) -> None:
    cheap, dear, dearest = ((str(n), LOW) for n in range(3))
    plan = schedule.Schedule([cheap, dear, dearest], 100, {}, 1e9)
    costs = {cheap: 0.1, dear: 5.0, dearest: 10.0}
    seconds = dict.fromkeys(costs, 0.0)
    for key, _ in played(plan, costs)[:150]:
        seconds[key] += costs[key]
    assert seconds[cheap] == pytest.approx(10)
    assert abs(seconds[dear] - seconds[dearest]) <= 10


def test_nothing_is_begun_after_the_end(schedule: Any) -> None:
    assert schedule.Schedule([(CONFIGURATION, LOW)], 10, {}, 0.0).next() is None


def test_threads_play_all_of_it_and_one_at_a_time_writes(schedule: Any) -> None:
    keys = [(CONFIGURATION, LOW), (CONFIGURATION, HIGH)]
    plan = schedule.Schedule(keys, 40, {}, 1e9)
    writing, written = threading.Lock(), list[tuple[Any, int]]()

    def write(key: Any, lines: list[str]) -> None:
        assert writing.acquire(blocking=False)
        written.extend((key, int(line)) for line in lines)
        writing.release()

    schedule.play(plan, lambda _, __, deals: [str(deal) for deal in deals], write, 4)
    assert sorted(written) == sorted((key, deal) for key in keys for deal in range(40))


def test_a_match_that_fails_ends_the_run(schedule: Any) -> None:
    def failing(*_: Any) -> list[str]:
        raise OSError("no program")

    plan = schedule.Schedule([(CONFIGURATION, LOW)], 4, {}, 1e9)
    with pytest.raises(OSError, match="no program"):
        schedule.play(plan, failing, lambda *_: None, 2)
