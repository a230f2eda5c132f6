"""The levels: named, ordered, repeatable, and within their nodes."""

from __future__ import annotations

import pytest

from manueline import NATURE, Dealer
from manueline.bots import LEVELS, Analyser, Limit
from manueline.games.base import State
from manueline.games.errors import NotationError
from manueline.players import BOTS, make_player
from tests.support.configurations import CONFIGURATIONS
from tests.support.toy_game import Nim
from tests.support.whole_games import decisions, play

NAMES = list(LEVELS)


def nodes_of(name: str, state: State, limit: Limit | None) -> int:
    bot = make_player(name, 1)
    assert isinstance(bot, Analyser)
    return bot.analyse(state.view(state.turn), limit).nodes


def test_there_are_six_or_more_with_rising_ratings_and_they_are_bots() -> None:
    assert len(LEVELS) >= 6
    ratings = [level.rating for level in LEVELS.values()]
    assert ratings == sorted(ratings) and len(set(ratings)) == len(ratings)
    for name, level in LEVELS.items():
        assert level.name == name and BOTS[name] == level.description
        assert make_player(name).name == name


@pytest.mark.parametrize("name", CONFIGURATIONS)
def test_they_play_every_configuration_to_its_end(name: str) -> None:
    game = CONFIGURATIONS[name]
    bots = [make_player(level, seat) for seat, level in enumerate(NAMES[: game.info.players])]
    assert play(game, bots, 1).is_over


@pytest.mark.parametrize("name", NAMES)
def test_limits_tighten_a_level_and_never_make_it_stronger(name: str) -> None:
    state = decisions(CONFIGURATIONS["duel-first-game"], 1)[20]
    level = LEVELS[name]
    assert nodes_of(name, state, None) == level.nodes
    assert nodes_of(name, state, Limit(nodes=10**6)) == level.nodes
    assert nodes_of(name, state, Limit(seconds=600)) == level.nodes
    assert nodes_of(name, state, Limit(nodes=1)) == 1


@pytest.mark.parametrize("name", ["novice", "skilled"])
def test_a_level_tells_what_it_would_play_of_named_moves(name: str) -> None:
    state = decisions(CONFIGURATIONS["duel-first-game"], 1)[20]
    bot = make_player(name, 1)
    assert isinstance(bot, Analyser)
    named = [move.text for move in state.legal_moves[:2]]
    analysis = bot.analyse(state.view(state.turn), moves=named)
    assert sorted(line.move.text for line in analysis.lines) == sorted(named)
    assert analysis.move.text in named
    assert bot.choose(state.view(state.turn)) in state.legal_moves


@pytest.mark.parametrize("name", ["novice", "regular"])
def test_the_seed_decides_how_a_level_errs(name: str) -> None:
    states = decisions(CONFIGURATIONS["azul-2-coloured"], 3)

    def choices(seed: int) -> list[str]:
        bot = make_player(name, seed)
        return [bot.choose(state.view(state.turn)).text for state in states]

    assert choices(1) == choices(1)
    assert choices(1) != choices(2)


def test_a_beginner_errs_without_playing_at_random() -> None:
    """Of random moves in a game about one of three goes to the floor; a beginner seldom does so."""
    floored = asked = 0
    state, dealer, novice = (
        CONFIGURATIONS["azul-2-coloured"].new(),
        Dealer(2),
        make_player("novice", 1),
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


def test_a_level_refuses_a_game_that_it_does_not_know() -> None:
    state = Dealer(1).deal(Nim().new())
    for name in ("novice", "master"):
        with pytest.raises(NotationError, match="does not know"):
            make_player(name).choose(state.view(0))
