"""Games played to their end, by bots or at random, and positions on the way."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from manueline import NATURE, Dealer
from manueline.bots import Bot
from manueline.games.azul import Azul
from manueline.games.base import Game, State, View
from manueline.games.values import Event, Move
from manueline.records import Recorder


def play(game: Game, bots: list[Bot], seed: int) -> State:
    """A game between bots, in the order of their seats."""
    state, dealer = game.new(), Dealer(seed)
    while not state.is_over:
        if state.turn == NATURE:
            state = state.play(dealer.move(state))
        else:
            assert state.turn is not None
            state = state.play(bots[state.turn].choose(state.view(state.turn)))
    return state


def play_out(game: Game, seed: int) -> Recorder:
    """A game of random moves, recorded."""
    recorder, dealer, rng = Recorder(game, ["A"] * game.info.players), Dealer(seed), Random(seed)
    while not recorder.state.is_over:
        state = recorder.state
        nature = state.turn == NATURE
        recorder.play(dealer.move(state) if nature else rng.choice(state.legal_moves))
    return recorder


def played(game: Game, seed: int) -> Iterator[tuple[State, Move, State, tuple[Event, ...]]]:
    """A game of random moves, nature's by their weights."""
    rng, state = Random(seed), game.new()
    while not state.is_over:
        if state.turn == NATURE:
            moves, weights = zip(*state.chance_outcomes(), strict=True)
            move: Move = rng.choices(moves, weights)[0]
        else:
            move = rng.choice(state.legal_moves)
        after, events = state.play_with_events(move)
        yield state, move, after, events
        state = after


def decisions(game: Game, seed: int) -> list[State]:
    """Positions of a game in which somebody has a choice; random play draws hidden plates."""
    state, dealer, rng = game.new(), Dealer(seed), Random(seed)
    found = []
    while not state.is_over:
        if state.turn == NATURE:
            state = state.play(dealer.move(state))
            continue
        if len(state.legal_moves) > 1:
            found.append(state)
        state = state.play(rng.choice(state.legal_moves))
    return found


def view_of(game: Game | None = None) -> View:
    """The first choice of a game."""
    state = Dealer(4).deal((game or Azul(start=0)).new())
    assert state.turn not in (None, NATURE)
    return state.view(state.turn)
