"""One game played with every promise of the core checked at every step."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

from manueline.dealer import Dealer
from manueline.games import parse_view
from manueline.games.azul import AzulState
from manueline.games.azul.validity import tiles_in_play as azul_tiles
from manueline.games.base import Game, State
from manueline.games.duel import DuelState
from manueline.games.duel.stack import located, unseen_count
from manueline.games.duel.validity import chips_in_play
from manueline.games.duel.validity import tiles_in_play as duel_tiles
from manueline.games.errors import IllegalMove
from manueline.games.values import NATURE, Event, Move
from tests.support.policies import Policy

MOVES_PROBED = 3
"""How many ids that are not legal are tried at each step."""


def check_playout(start: State, policy: Policy, seed: int, complete_box: bool = True) -> State:
    """Play a game from `start`, checking each step; returns the last position.

    `complete_box` says that no tile is missing, so that positions have no problem at all.
    """
    dealer, rng = Dealer(seed), Random(seed)
    state, moves_made = start, 0
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
            moves_made += 1
        state = check_move(state, move)
    check_end(state, moves_made)
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
    assert game.parse(text, check=False) == state
    if complete_box:
        assert state.status() == []
    moves = list(state.legal_moves)
    assert moves, "somebody is to move and cannot"
    ids = [move.id for move in moves if move.id is not None]
    assert len(set(ids)) == len(moves)
    assert ids == sorted(ids, key=abs)
    nature = state.turn == NATURE
    known = nature_moves(game) if nature else player_moves(game)
    assert all(known[move_id] is move for move_id, move in zip(ids, moves, strict=True))
    for move_id in rng.sample(sorted(known), MOVES_PROBED):
        if move_id not in ids:
            check_illegal(state, known[move_id])
    if nature:
        outcomes = state.chance_outcomes()
        assert [move for move, _ in outcomes] == moves
        assert all(weight > 0 for _, weight in outcomes)
    check_views(state, moves, rng, complete_box)


@cache
def player_moves(game: Game) -> dict[int, Move]:
    return checked_moves(game, range(game.info.action_count))


@cache
def nature_moves(game: Game) -> dict[int, Move]:
    return checked_moves(game, range(-game.info.chance_count, 0))


def checked_moves(game: Game, ids: range) -> dict[int, Move]:
    """All moves by id: ids, moves and texts convert into each other, and no text stands twice."""
    moves = {move_id: game.move_of(move_id) for move_id in ids}
    assert len({move.text for move in moves.values()}) == len(moves)
    for move_id, move in moves.items():
        assert move.id == move_id
        assert game.parse_move(move.text) is move
    return moves


def check_illegal(state: State, move: Move) -> None:
    try:
        state.play(move)
    except IllegalMove:
        return
    raise AssertionError(f"{move} was accepted, but is not listed in {state}")


def check_views(state: State, moves: list[Move], rng: Random, complete_box: bool) -> None:
    """Everybody sees only their own, and nobody but the mover has legal moves."""
    for viewer in (None, *range(state.game.info.players)):
        view = state.view(viewer)
        mine = viewer is not None and viewer == state.turn
        assert list(view.legal_moves) == (moves if mine else [])
        if view.state != state:
            other_world = view.sample(rng)
            assert other_world.view(viewer) == view
            assert not complete_box or view.status() == []
            if mine:
                assert list(other_world.legal_moves) == moves
            assert parse_view(view.text, state.game, check=complete_box) == view


def check_move(state: State, move: Move) -> State:
    after, events = state.play_with_events(move)
    assert state.play(move) == after
    for viewer in (None, *range(state.game.info.players)):
        view, seen = state.view(viewer), state.redact(move, viewer)
        if seen != move or view.state != state or after.view(viewer).state != after:
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


def check_end(state: State, moves_made: int) -> None:
    outcome = state.outcome
    assert outcome is not None and state.turn is None
    assert list(state.legal_moves) == [] == list(state.chance_outcomes())
    assert outcome.scores == state.scores
    assert min(outcome.ranks) == 1
    assert max(outcome.scores) == outcome.scores[outcome.winners[0]]
    assert abs(sum(outcome.utility(p) for p in range(len(outcome.scores)))) < 1e-9
    assert moves_made <= state.game.info.longest_game
    assert state.game.parse(state.text, check=False) == state
