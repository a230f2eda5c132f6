"""What a player cannot know changes nothing in what the search and the levels tell them."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from manueline import analyse
from manueline.games.base import State
from manueline.games.duel import Duel
from manueline.players import make_player
from tests.support.whole_games import decisions

POSITIONS = 200


def two_worlds() -> Iterator[tuple[State, State]]:
    """Positions of games, each with another world that the player to move cannot tell from it."""
    rng = Random(3)
    for seed in range(60):
        for state in decisions(Duel(tablets=("draw4",)), seed):
            other = state.view(state.mover).sample(rng)
            if other != state:
                yield state, other


def test_worlds_that_differ_in_the_unknown_alone_give_the_same_report() -> None:
    level = make_player("skilled", 1)
    for number, worlds in enumerate(two_worlds(), 1):
        views = [state.view(state.mover) for state in worlds]
        one, two = (analyse(view, nodes=60, lines=200, seed=1) for view in views)
        assert (one.lines, one.move) == (two.lines, two.move)
        assert level.choose(views[0]) == level.choose(views[1])
        if number == POSITIONS:
            return
    raise AssertionError("too few positions were found")
