"""A search of named moves gives each of them the same work, and looks at no other."""

from __future__ import annotations

from collections.abc import Sequence
from math import hypot

import pytest

from manueline import Dealer, azul
from manueline.bots import Limit, SearchBot
from manueline.core import AzulSearch, AzulState, DuelSearch
from tests.support.core_positions import FAR, STARTS, State, decisions, search_of


def search_for(state: State, moves: Sequence[int], seed: int = 1) -> AzulSearch | DuelSearch:
    assert state.turn is not None
    if isinstance(state, AzulState):
        return AzulSearch(state, state.turn, seed, moves=moves)
    return DuelSearch(state.mask(state.turn), state.turn, seed, moves=moves)


@pytest.mark.parametrize("name", STARTS)
def test_named_moves_get_the_same_number_of_visits(name: str) -> None:
    for state in decisions(name)[::6]:
        legal = state.legal_ids()
        for moves in (legal[:1], legal[-3:], legal[::2], legal[::-1]):
            search = search_for(state, moves)
            assert sorted(move.move_id for move in search.report()) == sorted(moves)
            for nodes in (1, 20, 101, 102):
                search.run(nodes=nodes)
                tried = search.report()
                assert sorted(move.move_id for move in tried) == sorted(moves)
                visits = [move.visits for move in tried]
                assert max(visits) - min(visits) <= 1
                assert sum(visits) == search.nodes - 1 == nodes - 1
                assert all(move.line[0] == move.move_id for move in tried)


@pytest.mark.parametrize("name", ["azul-2", "duel"])
def test_the_results_are_those_of_the_moves(name: str) -> None:
    """The move that a free search finds best is worth more than the one that seems worst."""
    state = decisions(name)[3]
    assert state.turn is not None
    free = search_of(state)
    free.run(nodes=3000)
    best, worst = free.report()[0].move_id, free.report()[-1].move_id
    search = search_for(state, [worst, best])
    search.run(nodes=2001)
    results = {move.move_id: move for move in search.report()}
    assert results[best].visits == results[worst].visits == 1000
    assert results[best].lead(state.turn) > results[worst].lead(state.turn)
    assert results[best].utility > results[worst].utility
    assert results[best].utility == pytest.approx(free.report()[0].utility, abs=0.15)


def test_the_order_of_the_names_does_not_matter() -> None:
    state = decisions("azul-2")[3]
    legal = state.legal_ids()[:6]
    searches = search_for(state, legal), search_for(state, legal[::-1])
    for search in searches:
        search.run(nodes=300)
    assert searches[0].report() == searches[1].report()


@pytest.mark.parametrize("name", STARTS)
def test_moves_that_are_illegal_double_or_missing_are_refused(name: str) -> None:
    state = decisions(name)[3]
    legal = state.legal_ids()
    illegal = next(i for i in range(400) if i not in legal)
    for moves in ([], [legal[0]] * 2, [legal[0], illegal], [-1], *([far] for far in FAR)):
        with pytest.raises(ValueError, match="move"):
            search_for(state, moves)


def test_after_an_advance_all_moves_are_searched() -> None:
    advanced = 0
    for state in decisions("duel"):
        best = state.legal_ids()[0]
        search = search_for(state, [best])
        search.run(nodes=50)
        if not search.advance(best):
            continue
        after = state.play(best)
        search.run(nodes=50)
        advanced += 1
        assert sorted(move.move_id for move in search.report()) == after.legal_ids()
    assert advanced > 3


def test_following_the_same_position_keeps_the_restriction() -> None:
    state = decisions("azul-2")[3]
    assert isinstance(state, AzulState)
    moves = state.legal_ids()[:3]
    search = search_for(state, moves)
    search.run(nodes=50)
    assert isinstance(search, AzulSearch) and search.follow(state)
    search.run(nodes=50)
    assert sorted(move.move_id for move in search.report()) == moves
    assert {move.visits for move in search.report()} <= {33, 34}


def test_a_bot_that_was_asked_about_named_moves_considers_all_of_them_again() -> None:
    """Under a clock a bot goes on in its tree, but one of named moves lacks the others."""
    view, bot = Dealer(7).deal(azul.new(start=0)).view(0), SearchBot(1)
    bot.analyse(view, Limit(nodes=101), moves=view.legal_moves[:2])
    analysis = bot.analyse(view, Limit(seconds=0.01), lines=1000)
    assert {line.move for line in analysis.lines} == set(view.legal_moves)


def test_a_named_move_has_the_same_luck_whatever_else_is_named() -> None:
    """Simulation k of every named move has the same seed. In Azul moves share positions too."""
    for state in decisions("duel")[::9]:
        legal = state.legal_ids()
        if len(legal) < 2:
            continue
        alone, together = search_for(state, legal[:1]), search_for(state, legal[:3])
        alone.run(nodes=1 + 60)
        together.run(nodes=1 + 60 * len(legal[:3]))
        [move] = alone.report()
        [same] = [tried for tried in together.report() if tried.move_id == move.move_id]
        assert same[:-2] == move[:-2]  # all but the difference to the best and its error


@pytest.mark.parametrize("name", STARTS)
def test_the_difference_to_the_best_named_move_has_a_known_error(name: str) -> None:
    paired, apart = 0.0, 0.0
    for state in decisions(name)[2::8]:
        legal = state.legal_ids()[:5]
        assert state.turn is not None
        search = search_for(state, legal)
        search.run(nodes=1 + 300 * len(legal))
        best, *others = search.report()
        assert best.difference == 0 and best.difference_error == 0
        for move in others:
            assert move.difference is not None and move.difference_error is not None
            expected = move.win[state.turn] - best.win[state.turn]
            if not (move.exact or best.exact):
                assert move.difference == pytest.approx(expected, abs=1e-4)
                paired += move.difference_error
                apart += hypot(move.error, best.error)
    assert 0 < paired < apart


def test_without_named_moves_there_is_no_difference() -> None:
    search = search_of(decisions("azul-2")[3])
    search.run(nodes=50)
    assert all(move.difference is move.difference_error is None for move in search.report())
