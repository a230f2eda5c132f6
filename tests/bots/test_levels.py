"""The levels: named, ordered, repeatable, within their nodes, and each above the one below."""

from __future__ import annotations

import threading

import pytest

from manueline import NATURE, Dealer
from manueline.bots import LEVELS, Info, Limits
from manueline.bots.thinking import Thinker
from manueline.games.base import State
from manueline.games.errors import NotationError
from manueline.players import BOTS, make_bot, make_thinker
from tests.support.configurations import CONFIGURATIONS
from tests.support.toy_game import Nim
from tests.support.whole_games import decisions, play

NAMES = list(LEVELS)


def nodes_of(thinker: Thinker, state: State, limits: Limits) -> int:
    news: list[Info] = []
    thinker.think(state.view(state.turn), limits, news.append, threading.Event())
    return news[-1].nodes or 0


def test_there_are_six_or_more_with_rising_ratings_and_they_are_bots() -> None:
    assert len(LEVELS) >= 6
    ratings = [level.rating for level in LEVELS.values()]
    assert ratings == sorted(ratings) and len(set(ratings)) == len(ratings)
    for name, level in LEVELS.items():
        assert level.name == name and BOTS[name] == level.description
        assert make_bot(name).name == make_thinker(name).name == name


@pytest.mark.parametrize("name", CONFIGURATIONS)
def test_they_play_every_configuration_to_its_end(name: str) -> None:
    game = CONFIGURATIONS[name]
    bots = [make_bot(level, seat) for seat, level in enumerate(NAMES[: game.info.players])]
    assert play(game, bots, 1).is_over


@pytest.mark.parametrize("name", NAMES)
def test_limits_tighten_a_level_and_never_make_it_stronger(name: str) -> None:
    state = decisions(CONFIGURATIONS["duel-first-game"], 1)[20]
    level = LEVELS[name]
    assert nodes_of(make_thinker(name, 1), state, Limits(nodes=10**6)) == level.nodes
    assert nodes_of(make_thinker(name, 1), state, Limits()) == level.nodes
    assert nodes_of(make_thinker(name, 1), state, Limits(nodes=1)) == 1


@pytest.mark.parametrize("name", ["novice", "regular"])
def test_the_seed_decides_how_a_level_errs(name: str) -> None:
    states = decisions(CONFIGURATIONS["azul-2-coloured"], 3)

    def choices(seed: int) -> list[str]:
        bot = make_bot(name, seed)
        return [bot.choose(state.view(state.turn)).text for state in states]

    assert choices(1) == choices(1)
    assert choices(1) != choices(2)


def test_a_beginner_errs_without_playing_at_random() -> None:
    """Of random moves in a game about one of three goes to the floor; a beginner seldom does so."""
    floored = asked = 0
    state, dealer, novice = (
        CONFIGURATIONS["azul-2-coloured"].new(),
        Dealer(2),
        make_bot("novice", 1),
    )
    while not state.is_over:
        if state.turn == NATURE:
            state = state.play(dealer.move(state))
            continue
        move = novice.choose(state.view(state.turn))
        if any(not other.text.endswith("floor") for other in state.legal_moves):
            asked += 1
            floored += move.text.endswith("floor")
        state = state.play(move)
    assert asked > 20 and floored <= asked // 10


@pytest.mark.parametrize("game", ["azul-2-coloured", "duel-first-game"])
@pytest.mark.parametrize(("weaker", "stronger"), [("novice", "regular"), ("casual", "skilled")])
def test_two_levels_up_wins_most_games(game: str, weaker: str, stronger: str) -> None:
    points = 0.0
    for seed in range(8):
        seat = seed % 2
        bots = [make_bot(weaker, seed), make_bot(weaker, seed)]
        bots[seat] = make_bot(stronger, seed)
        outcome = play(CONFIGURATIONS[game], bots, seed // 2).outcome
        assert outcome is not None
        points += (seat in outcome.winners) / len(outcome.winners)
    assert points >= 6


def test_a_level_refuses_a_game_that_it_does_not_know() -> None:
    state = Dealer(1).deal(Nim().new())
    for name in ("novice", "master"):
        with pytest.raises(NotationError, match="does not know"):
            make_bot(name).choose(state.view(0))
