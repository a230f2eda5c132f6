"""The last turns of a round of Azul: solved, and the same as brute force in the Python rules."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from manueline.bots import Limit, SearchBot
from manueline.core import AzulState, azul_solve, azul_solve_round
from manueline.games.azul import Azul
from manueline.games.azul import AzulState as PythonState
from manueline.games.base import State
from tests.support.whole_games import decisions

POSITIONS = 100


def groups_left(state: PythonState) -> int:
    """How many different takes there are, whatever line they go to."""
    return sum(count > 0 for heap in (state.centre, *state.factories) for count in heap)


def last_turns(wall: str) -> list[PythonState]:
    """Positions with two or three takes to choose from, out of many rounds."""
    found: list[PythonState] = []
    for seed in range(100):
        for state in decisions(Azul(2, wall), seed):
            assert isinstance(state, PythonState)
            if state.phase == "offer" and 2 <= groups_left(state) <= 3:
                found.append(state)
                if len(found) == POSITIONS // 2:
                    return found
    raise AssertionError("too few positions were found")


def brute_force(state: State, round_: int, known: dict[State, int]) -> int:
    """Points that seat 1 is ahead of seat 2 at the round's end after best play of both.

    `known` keeps what was found, since most positions are reached in many orders of moves.
    """
    assert isinstance(state, PythonState)
    if state.is_over or state.round != round_:
        return state.scores[0] - state.scores[1]
    if state not in known:
        best = max if state.turn == 0 else min
        known[state] = best(
            brute_force(state.play(move), round_, known) for move in state.legal_moves
        )
    return known[state]


@pytest.mark.parametrize("wall", ["coloured", pytest.param("grey", marks=pytest.mark.ci)])
def test_the_solver_agrees_with_brute_force(wall: str) -> None:
    for state in last_turns(wall):
        solution = azul_solve_round(AzulState.from_text(state.text), 1_000_000)
        assert solution is not None and state.turn is not None
        lead = solution.lead(state.turn)
        sign = 1 if state.turn == 0 else -1
        known: dict[State, int] = {}
        assert lead == sign * brute_force(state, state.round, known)
        after = state.play(solution.move_id)
        assert sign * brute_force(after, state.round, known) == lead


def last_rounds(count: int) -> Iterator[PythonState]:
    """Positions near the end of games, few enough turns from it for brute force."""
    found = 0
    for seed in range(10 * count):
        for state in decisions(Azul(2, "grey" if seed % 2 else "coloured"), 1000 + seed)[-7:]:
            assert isinstance(state, PythonState)
            few = state.phase == "tiling" or groups_left(state) <= 3
            if few and azul_solve(AzulState.from_text(state.text), 1_000_000):
                yield state
                found += 1
                if found == count:
                    return


def best_end(state: State, known: dict[State, tuple[float, int]]) -> tuple[float, int]:
    """Seat 1's share of the victory and its lead at the game's end after best play of both."""
    outcome = state.outcome
    if outcome is not None:
        share = 1 / len(outcome.winners) if 0 in outcome.winners else 0.0
        return share, outcome.scores[0] - outcome.scores[1]
    if state not in known:
        best = max if state.turn == 0 else min
        known[state] = best(best_end(state.play(move), known) for move in state.legal_moves)
    return known[state]


def compare_outcomes(count: int) -> None:
    shares = []
    for state in last_rounds(count):
        solution = azul_solve(AzulState.from_text(state.text), 1_000_000)
        assert solution is not None and solution.exact
        known: dict[State, tuple[float, int]] = {}
        share, lead = best_end(state, known)
        assert solution.win == (share, 1 - share) and solution.lead(0) == lead
        assert best_end(state.play(solution.move_id), known) == (share, lead)
        shares.append(share)
    assert len(shares) == count
    assert {0.0, 1.0} <= set(shares)


def test_a_last_round_shows_the_outcome_that_brute_force_finds() -> None:
    compare_outcomes(40)


@pytest.mark.ci
def test_five_hundred_last_rounds_show_the_outcome_that_brute_force_finds() -> None:
    compare_outcomes(500)


def test_too_small_a_budget_gives_nothing() -> None:
    [state, *_] = decisions(Azul(2), 1)
    assert azul_solve(AzulState.from_text(state.text), 10) is None


def test_more_than_two_players_are_not_solved() -> None:
    [state, *_] = decisions(Azul(3), 1)
    assert azul_solve(AzulState.from_text(state.text), 10**6) is None


def test_the_positions_looked_at_are_counted() -> None:
    """Whatever the budget, and no fewer would do."""
    for state in last_turns("coloured")[:20]:
        position = AzulState.from_text(state.text)
        solution = azul_solve_round(position, 1_000_000)
        assert solution is not None
        assert 1 <= solution.nodes < 10_000
        assert azul_solve_round(position, solution.nodes) == solution
        if solution.nodes > 1:
            assert azul_solve_round(position, solution.nodes - 1) is None


def solved_positions() -> list[PythonState]:
    """Late positions that the bot solves, some of them with several turns to come."""
    found: list[PythonState] = []
    for seed in range(20):
        for state in reversed(decisions(Azul(2), seed)):
            solution = azul_solve(AzulState.from_text(state.text), 5000)
            if solution is None or not 1 < solution.nodes < 5000:
                break
            assert isinstance(state, PythonState)
            found.append(state)
    assert len(found) > 5
    return found


def test_the_bot_tells_how_many_positions_it_solved() -> None:
    """It used to tell the budget."""
    for state in solved_positions():
        solution = azul_solve(AzulState.from_text(state.text), 5000)
        assert solution is not None
        [analysis] = SearchBot(1).analysing(state.view(state.turn), Limit(nodes=5000))
        assert analysis.nodes == solution.nodes
        assert analysis.move.id == solution.move_id


def test_a_solved_position_shows_what_is_certain_where_its_line_ends() -> None:
    """A win is 100 % and a loss 0 %, without an error."""
    shown = set()
    for state in solved_positions():
        [line] = SearchBot(1).analyse(state.view(state.turn), Limit(nodes=5000)).lines
        end: State = state
        for move in line.moves:
            end = end.play(move)
        seat, outcome = state.mover, end.outcome
        assert outcome is not None and line.score == end.scores[seat] - end.scores[1 - seat]
        winners = outcome.winners
        shares = tuple(1 / len(winners) if player in winners else 0.0 for player in (0, 1))
        assert (line.exact, line.error, line.spreads) == (True, 0.0, (0.0, 0.0))
        assert (line.wins, line.win, line.scores) == (shares, shares[seat], end.scores)
        shown.add(line.win)
    assert {0.0, 1.0} <= shown
