"""What a search tells of a move: probabilities, expected scores and their errors, kept apart."""

from __future__ import annotations

from statistics import fmean, median, stdev

import pytest

import manueline
from manueline.core import AzulState, TriedMove, azul_solve
from tests.support.core_positions import STARTS, State, decisions, search_of

NODES = 400


def reports(name: str, step: int = 7) -> list[tuple[State, list[TriedMove]]]:
    found = []
    for state in decisions(name)[::step]:
        search = search_of(state)
        search.run(nodes=NODES)
        found.append((state, search.report()))
    return found


@pytest.mark.parametrize("name", STARTS)
def test_shares_of_the_victory_are_probabilities(name: str) -> None:
    for state, moves in reports(name):
        for move in moves:
            assert len(move.win) == len(move.score) == len(move.spread) == state.players
            assert sum(move.win) == pytest.approx(1, abs=1e-5)
            assert all(0 <= win <= 1 for win in move.win)
            assert all(spread >= 0 for spread in move.spread)
            assert 0 <= move.error <= 0.5
            assert -1 <= move.utility <= 1


def test_a_chance_that_simulations_found_certain_has_an_error_too() -> None:
    """Nothing was left to the other player, so the error came out below zero."""
    view = manueline.parse_view(
        "view:2 duel rows+columns+diagonals 4 acquire 2 2 2 2 0 -:Y/-:Y:?/-:-:-/-:-:-/-:-:-"
        " 4.2.4.4.4 0.0.0.0.0 1.1.1.0.0.0.0.0.1.1 - s?/- - - - 0.0.0.0.0.0.0.0.0.0"
        " 19;R1/T2/-/K3/B1/R1;w1r0/w2r0/w6r0/w9r0/s4r0/w7r0/s5r0/s2r1/s8r2;"
        "BBT.../.KB.../.YY.../..K.../.R..../......;-;1.0.0.1.0.1.0.0.0.0;"
        "0.1.0.0.0.0.1.1.1.1;0;2;- 20;B1/K2/Y3/B2/R4/T4;"
        "w4r0/w3r3/-/w5r1/s6r2/w8r0/s3r2/s9r2/s7r0;"
        "TYY.../BK..../T.R.../.R.Y../B...../K.....;Y;0.0.1.0.0.0.0.0.0.0;"
        "0.0.0.1.2.1.1.1.0.0;1;1;-"
    )
    best = manueline.analyse(view, nodes=16, seed=0).lines[0]
    assert not best.exact and best.win is not None and best.win < 1
    assert best.error is not None and 0 < best.error <= 0.5


@pytest.mark.parametrize("name", STARTS)
def test_a_move_that_ends_the_game_shows_the_outcome_itself(name: str) -> None:
    """It used to show a winning chance of 95 to 97 percent."""
    found = 0
    for seed in range(3):
        for state in decisions(name, seed)[-12:]:
            ends = {move: state.play(move).outcome for move in state.legal_ids()}
            search = search_of(state)
            search.run(nodes=NODES)
            for move in search.report():
                outcome = ends[move.move_id]
                if outcome is None or not move.visits:
                    continue
                found += 1
                winners = outcome.winners
                shares = tuple(
                    1 / len(winners) if seat in winners else 0 for seat in range(state.players)
                )
                assert move.exact and move.error == 0
                assert move.win == pytest.approx(shares, abs=1e-7)
                assert move.score == outcome.scores and set(move.spread) == {0}
    assert found


def test_what_the_search_settles_is_what_the_solver_finds() -> None:
    settled = 0
    for seed in range(8):
        for state in decisions("azul-2", seed)[-10:]:
            assert isinstance(state, AzulState)
            solution = azul_solve(state, 20_000)
            if solution is None:
                continue
            search = search_of(state)
            search.run(nodes=2000)
            for move in search.report():
                if not move.exact:
                    continue
                settled += 1
                after = state.play(move.move_id)
                if after.is_over:
                    continue
                reply = azul_solve(after, 100_000)
                assert reply is not None and reply.win == move.win
                if move.move_id == solution.move_id:
                    assert move.win == solution.win
    assert settled > 20


def test_a_solved_win_is_certain() -> None:
    shares = set()
    for seed in range(12):
        for state in decisions("azul-2", seed)[-6:]:
            assert isinstance(state, AzulState)
            solution = azul_solve(state, 5000)
            if solution is not None:
                assert solution.exact and sum(solution.win) == 1
                assert state.turn is not None
                lead, win = solution.lead(state.turn), solution.win[state.turn]
                assert lead == solution.score[state.turn] - solution.score[1 - state.turn]
                assert (win == 1) >= (lead > 0) and (win == 0) >= (lead < 0)
                shares.add(win)
    assert {0.0, 1.0} <= shares


@pytest.mark.parametrize("name", STARTS)
def test_scores_are_near_those_at_the_end(name: str) -> None:
    """They and their spread are those of whole games, so no end lies far beyond them."""
    for _, moves in reports(name):
        best = moves[0]
        assert all(-1 <= score <= 150 for score in best.score)
        assert all(spread < 40 for spread in best.spread)
        assert best.lead(0) == best.score[0] - max(best.score[1:])


@pytest.mark.parametrize("name", ["azul-2", "duel"])
def test_the_error_is_about_how_far_other_seeds_lead(name: str) -> None:
    """Not in every position: where seeds lead to another best reply, they differ by more."""
    ratios = []
    for state in decisions(name)[2::12][:5]:
        assert state.turn is not None
        searches = [search_of(state, seed) for seed in range(12)]
        for search in searches:
            search.run(nodes=NODES)
        best = searches[0].report()[0].move_id
        same = [move for search in searches for move in search.report() if move.move_id == best]
        error = fmean(move.error for move in same)
        ratios.append(stdev(move.win[state.turn] for move in same) / error)
    assert 0.5 < median(ratios) < 1.5
