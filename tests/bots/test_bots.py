"""The simple bots: legal, repeatable, blind to what they may not see, of known strength."""

from __future__ import annotations

from random import Random

import pytest

from manueline import NATURE, Dealer
from manueline.bots import Bot, GreedyBot, RandomBot
from manueline.games.errors import NotationError
from manueline.players import BOTS, make_bot
from tests.support.configurations import CONFIGURATIONS
from tests.support.whole_games import play


@pytest.mark.parametrize("name", CONFIGURATIONS)
def test_greedy_beats_random_every_time(name: str) -> None:
    game = CONFIGURATIONS[name]
    for seed in range(4):
        seat = seed % game.info.players
        bots: list[Bot] = [RandomBot(seed) for _ in range(game.info.players)]
        bots[seat] = GreedyBot()
        outcome = play(game, bots, seed).outcome
        assert outcome is not None and outcome.winners == (seat,)


@pytest.mark.parametrize("name", ["azul-2-coloured", "azul-2-grey", "duel-first-game"])
def test_greedy_scores_like_somebody_who_knows_the_game(name: str) -> None:
    scores = [
        score
        for seed in range(12)
        for score in play(CONFIGURATIONS[name], [GreedyBot(), GreedyBot()], seed).scores
    ]
    assert sum(scores) / len(scores) > 45


QUICK_BOTS = [name for name in BOTS if name not in ("expert", "master", "search")]


@pytest.mark.parametrize("bot", [*QUICK_BOTS, "search:nodes=300"])
def test_a_bot_with_a_seed_plays_the_same_game_again(bot: str) -> None:
    game = CONFIGURATIONS["duel-four-drawn"]
    first = play(game, [make_bot(bot, 1), make_bot(bot, 2)], 3)
    assert play(game, [make_bot(bot, 1), make_bot(bot, 2)], 3) == first


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


def test_an_unknown_bot_is_refused_by_name() -> None:
    with pytest.raises(NotationError, match="no bot 'deep'"):
        make_bot("deep")
