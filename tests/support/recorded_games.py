"""Positions and records to draw and to replay."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from manueline import NATURE, Dealer
from manueline.bots import GreedyBot
from manueline.games.base import Game, State
from manueline.games.values import Event
from manueline.records import Recorder


def positions(game: Game, seed: int = 3, every: int = 1) -> Iterator[State]:
    """The positions of a game between greedy bots, nature's too, and the last one."""
    for index, (state, _) in enumerate(_steps(game, seed)):
        if index % every == 0 or state.is_over:
            yield state


def told(game: Game, seed: int = 3) -> Iterator[tuple[Event, ...]]:
    """What happens in such a game, move by move."""
    for _, events in _steps(game, seed):
        yield events


@cache
def _steps(game: Game, seed: int) -> list[tuple[State, tuple[Event, ...]]]:
    """Played once, since several tests look at the same games."""
    dealer, bot = Dealer(seed), GreedyBot()
    state, events = game.new(), tuple[Event, ...]()
    steps = [(state, events)]
    while not state.is_over:
        assert state.turn is not None
        nature = state.turn == NATURE
        move = dealer.move(state) if nature else bot.choose(state.view(state.turn))
        state, events = state.play_with_events(move)
        steps.append((state, events))
    return steps


def recorded(game: Game, seed: int = 3, moves: int = 10_000) -> Recorder:
    """So many players' moves of such a game, with the dealer's tags."""
    dealer, bot = Dealer(seed), GreedyBot()
    tags = {"Commitment": dealer.commitment, "Seed": dealer.seed.hex()}
    names = [f"Player {seat + 1}" for seat in range(game.info.players)]
    recorder = Recorder(game, names, tags)
    while not recorder.state.is_over and moves:
        state = recorder.state
        assert state.turn is not None
        if state.turn == NATURE:
            recorder.play(dealer.move(state))
        else:
            recorder.play(bot.choose(state.view(state.turn)))
            moves -= 1
    return recorder
