"""A tree that may not grow any more still answers, and keeps within its bounds."""

from __future__ import annotations

import pytest

from manueline.core import AzulSearch, AzulState, DuelSearch, DuelState
from tests.support.core_positions import STARTS, State, decisions, search_of

MOST_MOVES = 512
"""The moves of the last node to be expanded may go beyond the bound."""


def small(state: State, most_edges: int) -> AzulSearch | DuelSearch:
    assert state.turn is not None
    if isinstance(state, AzulState):
        return AzulSearch(state, state.turn, 1, most_edges)
    return DuelSearch(state.mask(state.turn), state.turn, 1, most_edges)


def ids(search: AzulSearch | DuelSearch) -> list[int]:
    return sorted(move.move_id for move in search.report())


@pytest.mark.parametrize("most_edges", [1, 60, 400])
@pytest.mark.parametrize("name", STARTS)
def test_every_legal_move_is_reported_turn_after_turn(name: str, most_edges: int) -> None:
    for state in decisions(name)[::4]:
        search = small(state, most_edges)
        while True:
            search.run(nodes=300)
            assert search.nodes == 300
            assert ids(search) == state.legal_ids()
            assert search.edges < most_edges + MOST_MOVES
            best = search.report()[0].move_id
            if not search.advance(best):
                break
            state = state.play(best)
            assert ids(search) == state.legal_ids()


def test_draws_are_kept_only_while_there_is_room() -> None:
    """Nature's draws and private choices of the other player were added to a full tree."""
    most = 0
    for state in decisions("duel")[::3]:
        search = small(state, 50)
        search.run(nodes=1000)
        most = max(most, search.edges - len(state.legal_ids()))
    assert 50 <= most < 50 + MOST_MOVES / 4


@pytest.mark.parametrize("name", STARTS)
def test_moves_are_reported_before_the_first_node(name: str) -> None:
    for state in decisions(name)[::7]:
        search = search_of(state)
        assert ids(search) == state.legal_ids()
        assert all(move.visits == 0 and move.line for move in search.report())
        best = search.report()[0].move_id
        search.run(nodes=1)
        assert search.report()[0].move_id == best and ids(search) == state.legal_ids()


def test_a_full_tree_makes_room_when_it_advances() -> None:
    grew = 0
    for state in decisions("azul-4-grey"):
        if state.phase != "tiling" or len(state.legal_ids()) < 2:
            continue
        search = small(state, 20)
        search.run(nodes=400)
        before = search.edges
        if search.advance(search.report()[0].move_id):
            grew += search.edges < before
    assert grew


@pytest.mark.parametrize("most_edges", [0, -1, 8_000_001, 2**70])
def test_bounds_that_make_no_sense_are_refused(most_edges: int) -> None:
    [state, *_] = decisions("azul-2")
    with pytest.raises(ValueError, match="edge"):
        small(state, most_edges)


def test_bounds_do_not_change_a_search_that_stays_within_them() -> None:
    [state, *_] = decisions("duel")
    assert isinstance(state, DuelState)
    searches = small(state, 8_000_000), search_of(state)
    for search in searches:
        search.run(nodes=200)
    assert searches[0].report() == searches[1].report()
