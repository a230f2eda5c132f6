"""The bots: repeatable, free without a seed, and blind to what they may not see."""

from __future__ import annotations

from random import Random

import pytest

from manueline import NATURE, Dealer
from manueline.bots import GreedyBot
from manueline.players import BOTS, make_player
from tests.support.configurations import CONFIGURATIONS
from tests.support.whole_games import decisions, play

SLOW_BOTS = {
    *("seasoned", "strong", "formidable", "brilliant", "expert", "virtuoso", "champion"),
    *("master", "search"),
}
QUICK_BOTS = [name for name in BOTS if name not in SLOW_BOTS]


@pytest.mark.parametrize("bot", [*QUICK_BOTS, "search:nodes=60"])
def test_a_bot_with_a_seed_plays_the_same_game_again(bot: str) -> None:
    game = CONFIGURATIONS["duel-four-drawn"]
    first = play(game, [make_player(bot, 1), make_player(bot, 2)], 3)
    assert play(game, [make_player(bot, 1), make_player(bot, 2)], 3) == first


def test_greedy_chooses_the_same_in_every_world_that_its_view_could_be() -> None:
    state, dealer, rng = CONFIGURATIONS["duel-first-game"].new(), Dealer(4), Random(4)
    compared = 0
    while not state.is_over:
        if state.turn == NATURE:
            state = state.play(dealer.move(state))
            continue
        view = state.view(state.turn)
        choice = GreedyBot().choose(view)
        other = view.sample(rng)
        if other != state:
            compared += 1
            assert GreedyBot().choose(other.view(state.turn)) == choice
        # Random play draws plates, so that there are hidden ones to differ in.
        state = state.play(rng.choice(state.legal_moves))
    assert compared > 0


@pytest.mark.parametrize("name", ["random", "novice", "regular", "search:nodes=30"])
def test_without_a_seed_chance_is_chance(name: str) -> None:
    """An unseeded level used to err alike every time."""
    states = decisions(CONFIGURATIONS["duel-first-game"], 3)[::5]

    def choices() -> list[str]:
        bot = make_player(name)
        return [bot.choose(state.view(state.turn)).text for state in states]

    assert len({tuple(choices()) for _ in range(4)}) > 1
