"""What the viewer cannot know changes nothing in what the search tells."""

from __future__ import annotations

from manueline.core import DuelState, Rng
from tests.support.core_positions import positions, search_of

POSITIONS = 200


def test_worlds_that_differ_in_the_unknown_alone_give_the_same_report() -> None:
    compared, rng = 0, Rng(3)
    for seed in range(60):
        for state in positions(DuelState.new(("draw4",)), seed):
            if state.is_over or state.turn not in (0, 1):
                continue
            assert isinstance(state, DuelState)
            other = state.mask(state.turn).fill(state.turn, rng)
            if other == state:
                continue
            one, two = search_of(state), search_of(other)
            for search in (one, two):
                search.run(nodes=60)
            assert one.report() == two.report()
            compared += 1
            if compared == POSITIONS:
                return
    raise AssertionError("too few positions were found")
