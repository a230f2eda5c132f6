"""Wrong ids, seats and counts are refused with an error; none of them stops the interpreter."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

from manueline.core import (
    AzulBatch,
    AzulSearch,
    AzulState,
    DuelBatch,
    DuelSearch,
    DuelState,
    Rng,
    azul_features,
    azul_playouts,
    azul_solve,
    duel_features,
    duel_playouts,
)
from manueline.games.errors import IllegalMove, NotationError
from tests.support.core_positions import FAR, STARTS, decision, positions, search_of


@pytest.mark.parametrize("name", STARTS)
def test_any_id_is_played_or_refused(name: str) -> None:
    rng = Random(name)
    for state in positions(STARTS[name], 3):
        legal = set(state.legal_ids())
        for move_id in (*FAR, *(rng.randrange(-60, 420) for _ in range(20))):
            assert state.is_legal(move_id) == (move_id in legal)
            if move_id in legal:
                assert state.play(move_id) == state.play_with_points(move_id)[0]
                continue
            for play in (state.play, state.play_with_points):
                with pytest.raises(IllegalMove):
                    play(move_id)


@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_any_id_is_played_or_refused_in_a_view(viewer: int | None) -> None:
    """A view goes on with what its holes could be."""
    rng, refused = Random(1), 0
    for seed in range(4):
        for state in positions(STARTS["duel"], seed):
            assert isinstance(state, DuelState)
            view = state.mask(viewer)
            for _ in range(4):
                legal = view.legal_ids()
                if not legal:
                    break
                move_id = rng.randrange(-60, 420)
                if move_id not in legal:
                    refused += 1
                    with pytest.raises(IllegalMove):
                        view.play(move_id)
                view = view.play(rng.choice(legal))
    assert refused > 100


@pytest.mark.parametrize("name", STARTS)
def test_a_search_refuses_to_advance_to_any_other_id(name: str) -> None:
    rng, refused, advanced = Random(name), 0, 0
    for state in list(positions(STARTS[name], 5))[::5]:
        if state.turn is None or state.turn < 0:
            continue
        search = search_of(state)
        legal = set(state.legal_ids())
        ids = [*FAR, *(rng.randrange(-60, 420) for _ in range(20))]
        for run in (False, True):
            if run:
                search.run(nodes=30)
            for move_id in set(ids) - legal:
                refused += 1
                with pytest.raises(IllegalMove):
                    search.advance(move_id)
        for move_id in legal:
            again = search_of(state)
            again.run(nodes=30)
            advanced += again.advance(move_id)
            again.run(nodes=10)
    assert refused > 100
    assert advanced or name == "azul-2"


@pytest.mark.parametrize("name", STARTS)
def test_only_the_player_to_move_searches(name: str) -> None:
    start = STARTS[name]
    *_, over = positions(start, 1)
    state = decision(start)
    kind = AzulSearch if isinstance(start, AzulState) else DuelSearch
    for position in (start, over, state):
        for viewer in (-1, -2, 0, 1, 2, 3, 4, *FAR):
            if position.turn == viewer and viewer >= 0:
                continue
            with pytest.raises(ValueError, match="player to move"):
                kind(position, viewer, 1)  # type: ignore[arg-type]


def test_a_search_refuses_what_another_seat_sees() -> None:
    """Where the mover's own plates are hidden, nobody could say what the mover may do."""
    refused = 0
    for seed in range(12):
        for state in positions(STARTS["duel"], seed):
            assert isinstance(state, DuelState)
            if state.turn is None or state.turn < 0:
                continue
            own, other = state.mask(state.turn), state.mask(1 - state.turn)
            if state.mask(None).mask(state.turn) == own:
                continue
            try:
                search = DuelSearch(other, state.turn, 1)
            except ValueError:
                refused += 1
            else:
                search.run(nodes=20)
            search = DuelSearch(own, state.turn, 1)
            search.run(nodes=20)
            assert {move.move_id for move in search.report()} == set(state.legal_ids())
    assert refused > 20


def test_a_search_needs_limits_that_are_numbers_from_0_on() -> None:
    search = search_of(decision(STARTS["azul-2"]))
    for seconds, nodes in ((0.0, 0), (-1.0, 5), (0.1, -1), (float("nan"), 0), (float("inf"), 0)):
        with pytest.raises(ValueError, match="limit"):
            search.run(seconds, nodes)
    assert search.nodes == 0


def test_a_position_that_does_not_fit_is_not_followed() -> None:
    for name, start in STARTS.items():
        search = search_of(decision(start))
        search.run(nodes=50)
        for state in positions(start, 9):
            if isinstance(start, AzulState):
                for other in (AzulState.new(3), AzulState.new(2, "grey")):
                    assert not search.follow(other)  # type: ignore[arg-type]
            assert not search.follow(state), name  # type: ignore[arg-type]


@pytest.mark.parametrize("name", STARTS)
def test_seats_and_counts_are_checked(name: str) -> None:
    state = decision(STARTS[name])
    features = azul_features if isinstance(state, AzulState) else duel_features
    playouts = azul_playouts if isinstance(state, AzulState) else duel_playouts
    for seat in (-1, -2, state.players, *FAR):
        with pytest.raises(ValueError, match="seat"):
            state.observe(seat)
        with pytest.raises(ValueError, match="player"):
            features(state, seat)  # type: ignore[arg-type]
    for games in (0, -1, -(2**31), -(10**30)):
        with pytest.raises(ValueError, match="games"):
            playouts(state, games, 1)  # type: ignore[arg-type]
        with pytest.raises(ValueError, match="games"):
            state.roll_out(games, Rng(1))
        if isinstance(state, AzulState):
            with pytest.raises(ValueError, match="budget"):
                azul_solve(state, games)


@pytest.mark.parametrize("name", STARTS)
def test_a_batch_checks_its_numbers(name: str) -> None:
    start = STARTS[name]
    kind = AzulBatch if isinstance(start, AzulState) else DuelBatch
    for count in (0, -1, *FAR):
        with pytest.raises(ValueError, match="games"):
            kind(start, count, 1)  # type: ignore[arg-type]
        with pytest.raises(ValueError, match="threads"):
            kind(start, 2, 1, count)  # type: ignore[arg-type]
    batch = kind(start, 2, 1)  # type: ignore[arg-type]
    for game in (-1, 2, *FAR):
        with pytest.raises(IndexError):
            batch.state(game)
        with pytest.raises(IndexError):
            batch.ended(game)
        with pytest.raises(IndexError):
            batch.set_state(game, start)  # type: ignore[arg-type]
    rng = Random(name)
    before = [batch.state(game) for game in range(2)]
    for wrong in (*(i for i in FAR if -(2**31) <= i < 2**31), rng.randrange(-60, -40), 400):
        with pytest.raises(IllegalMove):
            batch.step(np.array([wrong, before[1].legal_ids()[0]], np.int32))
    assert [batch.state(game) for game in range(2)] == before
    rows = np.zeros((2, batch.observation_size), np.int16)
    for seat in (-1, -2, 4, 127, -128):
        with pytest.raises(ValueError, match="seat"):
            batch.observe(np.array([0, seat], np.int8), rows)


def test_arrays_of_another_type_are_not_squeezed_into_ids() -> None:
    """2**32 + 25 would become 25, and rows of another type would be filled in a copy."""
    batch = AzulBatch(AzulState.new(), 2, 1)
    legal = batch.sample_actions()
    for wrong in (legal.astype(np.int64) + 2**32, legal.astype(np.float64)):
        with pytest.raises(TypeError):
            batch.step(wrong)  # type: ignore[arg-type]
    rows = np.zeros((2, batch.observation_size), np.int32)
    with pytest.raises(TypeError):
        batch.observe(batch.turn, rows)  # type: ignore[arg-type]


def test_options_of_any_size_are_refused() -> None:
    for number in FAR:
        with pytest.raises(NotationError):
            AzulState.new(number)
        with pytest.raises(NotationError):
            AzulState.new(start=number)
        with pytest.raises(NotationError):
            DuelState.new(start=number)
        with pytest.raises(NotationError):
            DuelState.new().mask(number)
        with pytest.raises(NotationError):
            DuelState.new().fill(number, Rng(1))
    for word in ("\ud800", "rows\0", "é"):
        with pytest.raises(NotationError):
            AzulState.new(wall=word)
        with pytest.raises(NotationError):
            DuelState.new((word, "columns", "diagonals"))


def test_numbers_are_drawn_below_what_a_word_holds() -> None:
    for n in (0, -1, *FAR):
        if 0 < n < 2**32:
            assert 0 <= Rng(1).below(n) < n
            continue
        with pytest.raises(ValueError, match="below"):
            Rng(1).below(n)


def test_a_generator_of_zeros_is_refused() -> None:
    """It would draw zeros for ever, and wait for ever for a number that is fair."""
    with pytest.raises(ValueError, match="zero"):
        Rng.of([0, 0, 0, 0])
    assert Rng.of(Rng(4).words) == Rng(4)
