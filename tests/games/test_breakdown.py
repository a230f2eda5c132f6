"""The breakdown: points by source as the rules tell them, for every seat."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from manueline.games import GAMES
from manueline.games.azul import Azul
from manueline.games.breakdown import breakdown
from manueline.games.duel import Duel
from manueline.games.duel.components import FIRST_GAME
from manueline.records import Record
from tests.support.configurations import CONFIGURATIONS
from tests.support.toy_game import ENTRY, Nim
from tests.support.whole_games import play_out


@pytest.mark.parametrize("name", CONFIGURATIONS)
def test_a_breakdown_adds_up_to_the_final_scores(name: str) -> None:
    for seed in range(3):
        record = play_out(CONFIGURATIONS[name], seed).record()
        told = record.breakdown()
        assert [sum(parts.values()) for parts in told.parts] == list(record.final.scores)
        assert told.progress[-1] == list(record.final.scores)
        assert record.game.name == "duel" or not any("stop" in parts for parts in told.parts)


def test_progress_is_the_scores_at_the_start_after_every_round_and_at_the_end() -> None:
    recorder = play_out(Duel(), 3)
    ends = [
        list(after.scores)
        for before, after in zip(recorder.states, recorder.states[1:], strict=False)
        if before.round != after.round or after.is_over
    ]
    assert recorder.record().breakdown().progress == [[5, 5], *ends]


def test_a_breakdown_names_every_part_also_where_nobody_scored() -> None:
    assert (
        Record(Azul(), ("A", "B")).breakdown().parts
        == [{"tiles": 0, "floor": 0, "rows": 0, "columns": 0, "colours": 0}] * 2
    )
    tablets = {f"tablet:{side}": 0 for side in FIRST_GAME}
    nothing = {"tiles": 0, "specials": 0, "broken": 0, "plates": 0, **tablets}
    told = Record(Duel(FIRST_GAME), ("A", "B")).breakdown()
    assert told.parts == [{"start": 5, **nothing}] * 2


def test_a_breakdown_needs_a_position() -> None:
    with pytest.raises(ValueError, match="first position"):
        breakdown([])


@pytest.fixture
def toy() -> Iterator[Nim]:
    GAMES["nim"] = ENTRY
    yield Nim()
    del GAMES["nim"]


def test_a_new_game_brings_its_own_parts(toy: Nim) -> None:
    told = play_out(toy, 1).record().breakdown()
    assert sorted(parts["last stone"] for parts in told.parts) == [0, 1]
    assert all(parts.keys() == {"last stone"} for parts in told.parts)
