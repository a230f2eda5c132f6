"""Takes from factories with the same tiles are one move to the search."""

from __future__ import annotations

import pytest

from manueline.core import AzulSearch, AzulState
from tests.support.core_positions import positions, search_of

FIRST_TAKE, TAKES_PER_SOURCE = 25, 30


def with_equal_factories() -> list[tuple[AzulState, dict[int, int]]]:
    """Positions, and the moves that others stand for with those others."""
    found = []
    for seed in range(40):
        for state in positions(AzulState.new(4 if seed % 2 else 2), seed):
            assert isinstance(state, AzulState)
            if state.phase != "offer":
                continue
            factories = state.text.split(" ")[5].split("/")
            alike: dict[int, int] = {}
            for later, tiles in enumerate(factories):
                first = factories.index(tiles)
                if first < later and tiles != "-":
                    shift = TAKES_PER_SOURCE * (later - first)
                    start = FIRST_TAKE + TAKES_PER_SOURCE * (later + 1)
                    for move in state.legal_ids():
                        if start <= move < start + TAKES_PER_SOURCE:
                            alike[move] = move - shift
            if alike:
                found.append((state, alike))
                break
    return found


def test_one_of_them_has_all_visits_and_the_others_its_numbers() -> None:
    examples = with_equal_factories()
    assert len(examples) > 5
    for state, alike in examples:
        search = search_of(state)
        search.run(nodes=300)
        report = {move.move_id: move for move in search.report()}
        assert sorted(report) == state.legal_ids()
        assert sum(move.visits for move in report.values()) == 299
        for later, first in alike.items():
            move, same = report[later], report[first]
            assert move.visits == 0 and move.line == (later,)
            assert move.win == same.win and move.utility == same.utility


def test_named_moves_are_searched_even_if_they_are_alike() -> None:
    state, alike = with_equal_factories()[0]
    assert state.turn is not None
    search = AzulSearch(state, state.turn, 1, moves=next(iter(alike.items())))
    search.run(nodes=201)
    assert {move.visits for move in search.report()} == {100}
    one, other = search.report()
    assert one.win == pytest.approx(other.win, abs=0.1)
