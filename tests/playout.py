"""One game played with every promise of the core checked at every step."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from manueline.dealer import Dealer
from manueline.games.azul import AzulState
from manueline.games.azul.validity import tiles_in_play as azul_tiles
from manueline.games.base import NATURE, Event, IllegalMove, Move, State, parse_view
from manueline.games.duel import DuelState
from manueline.games.duel.stack import located, unseen_count
from manueline.games.duel.validity import chips_in_play
from manueline.games.duel.validity import tiles_in_play as duel_tiles
from tests.policies import Policy

MOVES_PROBED = 3
"""How many ids that are not legal are tried at each step."""


def check_playout(start: State, policy: Policy, seed: int, complete_box: bool = True) -> State:
    """Play a game from `start`, checking each step; returns the last position.

    `complete_box` says that no tile is missing, so that positions have no problem at all.
    """
    dealer, rng = Dealer(seed), Random(seed)
    state, player_moves = start, 0
    history: list[tuple[State, str]] = []
    stock = contents(state)
    while not state.is_over:
        history.append((state, state.text))
        check_position(state, history[-1][1], rng, complete_box)
        assert contents(state) == stock
        if state.turn == NATURE:
            move = dealer.move(state)
        else:
            move = policy(state.view(state.turn), rng)
            player_moves += 1
        state = check_move(state, move)
    check_end(state, player_moves)
    assert contents(state) == stock
    for earlier, text in history:
        assert earlier.text == text, "an earlier position has changed"
    return state


def contents(state: State) -> Any:
    """All tiles, chips and plates by kind, wherever they lie: nothing is ever lost."""
    if isinstance(state, AzulState):
        return azul_tiles(state)
    assert isinstance(state, DuelState)
    plates = [plate for plate in located(state) if plate < 18]
    assert len(plates) == len(set(plates)), "a plate lies in two places"
    return duel_tiles(state), chips_in_play(state), len(list(located(state))) + unseen_count(state)


def check_position(state: State, text: str, rng: Random, complete_box: bool) -> None:
    game = state.game
    assert game.parse_position(text) == state
    if complete_box:
        assert state.status() == []
    moves = list(state.legal_moves)
    assert moves, "somebody is to move and cannot"
    ids = [move.id for move in moves if move.id is not None]
    assert len({move.text for move in moves}) == len(set(ids)) == len(moves)
    assert ids == sorted(ids, key=abs)
    for move in moves:
        assert game.parse_move(move.text) == game.move_of(move.id) == move
    nature = state.turn == NATURE
    info = game.info
    limits = range(-info.chance_count, 0) if nature else range(info.action_count)
    assert all(move_id in limits for move_id in ids)
    for _ in range(MOVES_PROBED):
        check_illegal(state, rng.choice(limits), ids)
    if nature:
        outcomes = state.chance_outcomes()
        assert [move for move, _ in outcomes] == moves
        assert all(weight > 0 for _, weight in outcomes)
    check_views(state, moves, rng)


def check_illegal(state: State, move_id: int, legal: list[int]) -> None:
    if move_id not in legal:
        with pytest.raises(IllegalMove) as refused:
            state.play(state.game.move_of(move_id))
        assert refused.value.code


def check_views(state: State, moves: list[Move], rng: Random) -> None:
    """Everybody sees only their own, and nobody but the mover has legal moves."""
    for viewer in (None, *range(state.game.info.players)):
        view = state.view(viewer)
        mine = viewer is not None and viewer == state.turn
        assert list(view.legal_moves) == (moves if mine else [])
        if view.state != state:
            other_world = view.sample(rng)
            assert other_world.view(viewer) == view
            if mine:
                assert list(other_world.legal_moves) == moves
            assert parse_view(state.game, view.text) == view


def check_move(state: State, move: Move) -> State:
    after, events = state.play_with_events(move)
    assert state.play(move) == after
    for viewer in (None, *range(state.game.info.players)):
        view, seen = state.view(viewer), state.redact(move, viewer)
        if seen != move or view.state != state or after.masked(viewer) != after:
            assert view.play(seen) == after.view(viewer)
    gained = [b - a for a, b in zip(state.scores, after.scores, strict=True)]
    assert points_told(events, state, after) == gained
    return after


def points_told(events: tuple[Event, ...], before: State, after: State) -> list[int]:
    """What the events say that each player gained; the breakdown must add up."""
    gained = [0] * len(before.scores)
    tablets = [0] * len(before.scores)
    for event in events:
        told = event.as_dict()
        if event.kind in ("FloorScored", "BrokenScored"):
            gained[told["player"]] -= told["points"]
        elif event.kind == "PlateDrawn":
            gained[told["player"]] -= told["cost"]
        elif event.kind == "TabletScored":
            tablets[told["player"]] += told["points"]
        elif "points" in told:
            gained[told["player"]] += told["points"]
    if any(event.kind == "TabletScored" for event in events):  # D28: the total stops at 0
        scores = before.scores
        totals = [s + g + t for s, g, t in zip(scores, gained, tablets, strict=True)]
        return [max(0, total) - score for total, score in zip(totals, scores, strict=True)]
    return gained


def check_end(state: State, player_moves: int) -> None:
    outcome = state.outcome
    assert outcome is not None and state.turn is None
    assert list(state.legal_moves) == [] == list(state.chance_outcomes())
    assert outcome.scores == state.scores
    assert min(outcome.ranks) == 1
    assert max(outcome.scores) == outcome.scores[outcome.winners[0]]
    assert abs(sum(outcome.utility(p) for p in range(len(outcome.scores)))) < 1e-9
    assert player_moves <= state.game.info.longest_game
    assert state.game.parse_position(state.text) == state
