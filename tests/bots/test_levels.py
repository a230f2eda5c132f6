"""The levels: named, ordered, repeatable, and within their nodes."""

from __future__ import annotations

from itertools import pairwise

import pytest

from manueline import NATURE, Dealer
from manueline.bots import LEVELS, Analyser, Level, Limit
from manueline.core import bridge_of
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


def test_they_are_bots_from_a_first_time_player_to_full_strength() -> None:
    for name, level in LEVELS.items():
        assert level.name == name and BOTS[name] == level.description
        assert make_player(name).name == name
    weakest, *_, strongest = LEVELS.values()
    for game in ("azul", "duel"):
        assert weakest.plays[game].nodes == 1 and all(weakest.plays[game][1:5])
        assert not any(strongest.plays[game][1:])


@pytest.mark.parametrize("game", ["azul", "duel"])
def test_each_is_rated_above_the_one_below_it(game: str) -> None:
    ratings = [level.ratings[game] for level in LEVELS.values()]
    elo = [rating.elo for rating in ratings]
    assert elo == sorted(set(elo))
    assert all(rating.reach > 0 for rating in ratings)


@pytest.mark.parametrize("game", ["azul", "duel"])
def test_a_stronger_level_searches_more_and_makes_smaller_mistakes(game: str) -> None:
    for weaker, stronger in pairwise(LEVELS.values()):
        below, above = weaker.plays[game], stronger.plays[game]
        assert above.nodes >= below.nodes
        if above.nodes == below.nodes or below.nodes > 1:
            assert all(high <= low for low, high in zip(below[1:], above[1:], strict=True))


@pytest.mark.parametrize("level", LEVELS.values(), ids=NAMES)
def test_what_it_is_described_to_do_is_what_it_does(level: Level) -> None:
    """The named mistakes are made in both games, or where plates are concerned in Duel."""
    for one in level.plays.values():
        assert ("floor" in level.description) <= (one.forgets_floor >= 0.4)
        assert ("overlooks" in level.description or "only its own" in level.description) == (
            one.overlooks_threats > 0
        )


@pytest.mark.parametrize("configuration", ["azul-2-coloured", "azul-3-grey", "duel-first-game"])
@pytest.mark.parametrize("name", ["novice", "regular", "skilled", "strong"])
def test_the_bot_plays_what_the_core_chooses_also_in_steps(configuration: str, name: str) -> None:
    game = CONFIGURATIONS[configuration]
    for state in decisions(game, 5)[::15]:
        view, bot = state.view(state.turn), make_player(name, 7)
        assert isinstance(bot, Analyser)
        core = bridge_of(game).level_move(name, view, 7)
        assert bot.choose(view).id == bot.analyse(view).move.id == core


@pytest.mark.parametrize("name", CONFIGURATIONS)
def test_they_play_every_configuration_to_its_end(name: str) -> None:
    game = CONFIGURATIONS[name]
    bots = [make_player(level, seat) for seat, level in enumerate(NAMES[1 : 1 + game.info.players])]
    assert play(game, bots, 1).is_over


@pytest.mark.parametrize("name", NAMES)
def test_limits_tighten_a_level_and_never_make_it_stronger(name: str) -> None:
    state = decisions(CONFIGURATIONS["duel-first-game"], 1)[20]
    most = LEVELS[name].plays["duel"].nodes
    assert nodes_of(name, state, None) == most
    assert nodes_of(name, state, Limit(nodes=10**6)) == most
    assert nodes_of(name, state, Limit(seconds=600)) == most
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
