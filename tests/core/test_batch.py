"""Many games at once: the same as each of them alone, whatever the number of threads."""

from __future__ import annotations

import numpy as np
import pytest

from manueline.core import AzulBatch, AzulState, DuelBatch, DuelState
from manueline.games.errors import IllegalMove

GAMES = 24


@pytest.mark.parametrize("threads", [1, 3])
@pytest.mark.parametrize("kind", ["azul", "duel"])
def test_every_game_of_a_batch_follows_the_rules(kind: str, threads: int) -> None:
    batch: AzulBatch | DuelBatch
    if kind == "azul":
        batch = AzulBatch(AzulState.new(3, "grey"), GAMES, 7, threads, auto_reset=False)
    else:
        batch = DuelBatch(DuelState.new(("draw3",)), GAMES, 7, threads, auto_reset=False)
    assert len(batch) == GAMES and batch.legal.shape == (GAMES, batch.action_count)
    while not (batch.turn == -2).all():
        for game in range(GAMES):
            state = batch.state(game)
            assert state.turn == (None if batch.turn[game] == -2 else batch.turn[game])
            assert np.flatnonzero(batch.legal[game]).tolist() == state.legal_ids()
            assert tuple(batch.scores[game]) == state.scores
        finished = batch.turn == -2
        batch.step(batch.sample_actions())
        for game in np.flatnonzero((batch.done == 1) & ~finished).tolist():
            outcome = batch.state(game).outcome
            assert outcome is not None
            utility = [outcome.utility(player) for player in range(batch.players)]
            assert batch.rewards[game] == pytest.approx(utility)
    assert not batch.legal.any()


def test_the_number_of_threads_changes_nothing() -> None:
    texts = []
    for threads in (1, 2, 5):
        batch = DuelBatch(DuelState.new(), GAMES, 11, threads)
        for _ in range(60):
            batch.step(batch.sample_actions())
        texts.append([batch.state(game).text for game in range(GAMES)])
    assert texts[0] == texts[1] == texts[2]


def test_finished_games_start_anew_with_the_scores_of_the_end() -> None:
    batch = AzulBatch(AzulState.new(), GAMES, 3)
    ended = 0
    for _ in range(200):
        batch.step(batch.sample_actions())
        for game in np.flatnonzero(batch.done).tolist():
            ended += 1
            assert batch.rewards[game].sum() == pytest.approx(0)
            assert batch.turn[game] >= 0 and batch.state(game).scores == (0, 0)
            best = batch.rewards[game].argmax()
            assert batch.scores[game][best] == batch.scores[game].max()
    assert ended > GAMES
    batch.reset()
    assert not batch.done.any() and not batch.rewards.any()


def test_an_illegal_action_stops_the_whole_step() -> None:
    batch = AzulBatch(AzulState.new(), GAMES, 3, threads=2)
    before = [batch.state(game).text for game in range(GAMES)]
    actions = batch.sample_actions()
    actions[17] = actions[20] = -1
    with pytest.raises(IllegalMove, match="game 17"):
        batch.step(actions)
    assert [batch.state(game).text for game in range(GAMES)] == before
    with pytest.raises(ValueError, match="one action"):
        batch.step(actions[:5])


def test_positions_can_be_put_in() -> None:
    batch = DuelBatch(DuelState.new(), 2, 3)
    state = batch.state(1)
    batch.set_state(0, state)
    assert batch.state(0) == state and (batch.legal[0] == batch.legal[1]).all()
    assert (batch.states[0] == batch.states[1]).all()
    with pytest.raises(IndexError):
        batch.state(2)
    with pytest.raises(ValueError, match="at least"):
        DuelBatch(state, 0, 3)
    with pytest.raises(ValueError, match="number of players"):
        AzulBatch(AzulState.new(), 1, 3).set_state(0, AzulState.new(3))


def test_the_arrays_cannot_be_written_and_outlive_the_batch() -> None:
    batch = AzulBatch(AzulState.new(), 2, 3)
    legal = batch.legal
    with pytest.raises(ValueError, match="read-only"):
        legal[0, 0] = 1
    expected = legal.copy()
    del batch
    assert (legal == expected).all()
