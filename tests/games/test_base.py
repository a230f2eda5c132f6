"""What every game is: legal moves as a lazy sequence, outcomes, views, errors."""

from __future__ import annotations

import pytest

from manueline import Dealer, azul, duel
from manueline.games import parse_view
from manueline.games.errors import GameError, IllegalMove, NotationError
from manueline.games.values import Outcome, rank


def test_legal_moves_are_a_lazy_readable_sequence() -> None:
    state = Dealer(1).deal(azul.new(start=0))
    moves = state.legal_moves
    listed = list(moves)
    assert len(moves) == len(listed) > 20
    assert moves[0] == listed[0] and moves[-2:] == listed[-2:]
    assert listed[3] in moves
    assert azul.Azul().parse_move("+B") not in moves
    assert repr(moves).startswith(f"<{len(listed)} legal moves: {listed[0].text} ")


def test_a_move_is_played_by_value_text_or_id() -> None:
    state = Dealer(1).deal(azul.new(start=0))
    move = state.legal_moves[7]
    assert move.id is not None
    assert state.play(move) == state.play(move.text) == state.play(move.id)
    assert str(move) == move.text


def test_events_of_a_move_are_told_without_playing_it() -> None:
    state = Dealer(1).deal(azul.new(start=0))
    move = state.legal_moves[0]
    assert state.events_of(move) == state.play_with_events(move)[1]
    told = state.events_of(move)[0].as_dict()
    assert told["kind"] == "Took" and told["player"] == 0


def test_an_error_carries_code_clause_and_parameters() -> None:
    state = Dealer(1).deal(azul.new(start=0))
    with pytest.raises(IllegalMove) as refused:
        state.play("CB>1")
    assert (refused.value.code, refused.value.clause) == ("no-such-tiles", "A7")
    assert str(refused.value).endswith("(A7)")
    assert GameError("code", "Sentence.", seat=2).params == {"seat": 2}


@pytest.mark.parametrize(
    ("keys", "ranks"),
    [
        ([(5,), (3,)], (1, 2)),
        ([(5,), (5,)], (1, 1)),
        ([(1, 0), (1, 2), (0, 9)], (2, 1, 3)),
        ([(4,), (7,), (7,), (2,)], (3, 1, 1, 4)),
    ],
)
def test_tied_players_share_a_rank_and_the_next_one_is_left_out(
    keys: list[tuple[int, ...]], ranks: tuple[int, ...]
) -> None:
    assert rank(keys) == ranks


@pytest.mark.parametrize(
    ("ranks", "utilities"),
    [
        ((1, 2), [1, -1]),
        ((1, 1), [0, 0]),
        ((2, 1, 3), [-0.5, 1, -0.5]),
        ((1, 1, 3), [0.25, 0.25, -0.5]),
        ((1, 1, 1, 1), [0, 0, 0, 0]),
    ],
)
def test_winners_share_what_the_others_lose(ranks: tuple[int, ...], utilities: list[float]) -> None:
    outcome = Outcome((0,) * len(ranks), ranks, None)
    assert [outcome.utility(player) for player in range(len(ranks))] == utilities
    assert outcome.winners == tuple(p for p, r in enumerate(ranks) if r == 1)


def test_a_spectator_never_has_a_move() -> None:
    state = Dealer(1).deal(duel.new(start=0))
    spectator = state.view(None)
    assert list(spectator.legal_moves) == [] and not spectator.is_over
    assert spectator.text.startswith("view:- duel ")
    assert spectator.turn == state.turn


@pytest.mark.parametrize("seat", [7, 2, -1])
def test_there_is_no_view_of_a_seat_that_does_not_exist(seat: int) -> None:
    with pytest.raises(GameError, match="there is no seat") as refused:
        azul.new(players=2).view(seat)
    assert refused.value.params == {"seat": seat + 1}


@pytest.mark.parametrize("head", ["view:3", "view:0", "view", "seat:1", "", "view:x"])
def test_a_view_names_an_existing_seat(head: str) -> None:
    state = Dealer(1).deal(azul.new(start=0))
    with pytest.raises(NotationError, match="view:SEAT"):
        parse_view(f"{head} {state.text}", state.game)
