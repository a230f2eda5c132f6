"""The OpenSpiel games: its own tests and tools, and that they are the games of the rules."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import generate_playthrough, ismcts, mcts
from open_spiel.python.observation import make_observation

from manueline.games.azul import Azul
from manueline.games.base import Game
from manueline.games.duel import Duel
from manueline.games.values import NATURE
from manueline.research.layout import MOST_POINTS
from manueline.research.observation import encode
from manueline.research.spiel import AZUL, DUEL, move_id
from tests.support.configurations import CONFIGURATIONS


def spiel_text(game: Game) -> str:
    if isinstance(game, Azul):
        return f"{AZUL}(players={game.players},wall={game.wall})"
    assert isinstance(game, Duel)
    return f"{DUEL}(tablets={'+'.join(game.tablets)})"


GAMES = pytest.mark.parametrize("game", CONFIGURATIONS.values(), ids=CONFIGURATIONS)


def random_game(text: str, seed: int) -> Iterator[Any]:
    """Every state of a game, nature's too."""
    rng = random.Random(seed)
    state = pyspiel.load_game(text).new_initial_state()
    while not state.is_terminal():
        yield state
        if state.is_chance_node():
            actions, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(actions, weights)[0])
        else:
            state.apply_action(rng.choice(state.legal_actions()))
    yield state


@GAMES
def test_openspiels_random_simulation(game: Game) -> None:
    pyspiel.random_sim_test(
        pyspiel.load_game(spiel_text(game)), num_sims=3, serialize=True, verbose=False
    )


@pytest.mark.parametrize("name", [AZUL, DUEL])
def test_openspiels_playthrough_is_the_same_again(name: str) -> None:
    first = generate_playthrough.playthrough(name, None, seed=7)
    assert "IsTerminal() = True" in first and "ObservationTensor(0)" in first
    history = next(line for line in reversed(first.splitlines()) if line.startswith("History() = "))
    actions = [int(number) for number in history.partition("[")[2].rstrip("]").split(",")]
    assert generate_playthrough.playthrough(name, actions) == first


@GAMES
def test_the_game_is_that_of_the_rules(game: Game) -> None:
    state = game.new()
    observation = make_observation(pyspiel.load_game(spiel_text(game)))
    for spiel in random_game(spiel_text(game), 11):
        history = spiel.full_history()
        if history:
            last = history[-1]
            state = state.play(move_id(last.player, last.action))
        assert str(spiel) == state.text
        assert spiel.is_terminal() == state.is_over
        for seat in range(game.info.players):
            view = state.view(seat)
            observation.set_from(spiel, seat)
            assert (observation.tensor == encode(view)).all()
            assert spiel.observation_string(seat) == view.text
        if state.outcome is not None:
            seats = range(game.info.players)
            assert spiel.returns() == [state.outcome.utility(seat) for seat in seats]
        elif state.turn == NATURE:
            outcomes = state.chance_outcomes()
            total = sum(weight for _, weight in outcomes)
            chances = {move.text: weight / total for move, weight in outcomes}
            told = {
                spiel.action_to_string(spiel.current_player(), action): chance
                for action, chance in spiel.chance_outcomes()
            }
            assert told == pytest.approx(chances)
        else:
            assert spiel.current_player() == state.turn
            assert spiel.legal_actions() == [move.id for move in state.legal_moves]


def test_chance_nodes_are_single_draws() -> None:
    most = 0
    for text in (AZUL, DUEL):
        for state in random_game(text, 3):
            if state.is_chance_node():
                most = max(most, len(state.chance_outcomes()))
    assert 1 < most <= 10


def test_the_margin_can_be_the_utility() -> None:
    game = pyspiel.load_game(f"{AZUL}(reward=margin)")
    assert game.max_utility() == MOST_POINTS
    *_, last = random_game(f"{AZUL}(reward=margin)", 2)
    scores = last.position.scores
    assert last.returns() == [scores[0] - scores[1], scores[1] - scores[0]]


def played(bots: list[Any], text: str, seed: int) -> Any:
    rng = random.Random(seed)
    state = pyspiel.load_game(text).new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            actions, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(actions, weights)[0])
        else:
            action = bots[state.current_player()].step(state)
            assert action in state.legal_actions()
            state.apply_action(action)
    return state


class RandomSpielBot:
    def __init__(self, seed: int) -> None:
        self._rng = random.Random(seed)

    def step(self, state: Any) -> int:
        return self._rng.choice(state.legal_actions())


def test_openspiels_tree_search_beats_random_play_at_azul() -> None:
    game = pyspiel.load_game(AZUL)
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    searching = mcts.MCTSBot(game, 2.0, 12, evaluator, random_state=np.random.RandomState(2))
    margins = []
    for seed in range(2):
        state = played([searching, RandomSpielBot(seed)], AZUL, seed)
        margins.append(state.position.scores[0] - state.position.scores[1])
    assert sum(margins) > 0, margins


@pytest.mark.parametrize("policy", ["UCT", "PUCT"])
def test_openspiels_information_set_search_plays_duel(policy: str) -> None:
    bot = ismcts.ISMCTSBot(
        pyspiel.load_game(DUEL),
        mcts.RandomRolloutEvaluator(1, np.random.RandomState(1)),
        2.0,
        3,
        random_state=np.random.RandomState(3),
        child_selection_policy=ismcts.ChildSelectionPolicy[policy],
    )
    state = played([bot, RandomSpielBot(5)], DUEL, 5)
    assert state.is_terminal() and sum(state.returns()) == 0


@pytest.mark.parametrize(
    "text",
    [f"{AZUL}(players=5)", f"{AZUL}(wall=blue)", f"{DUEL}(tablets=rows)", f"{AZUL}(reward=points)"],
)
def test_unknown_parameters_are_refused(text: str) -> None:
    with pytest.raises(Exception, match=r"2, 3 or 4|coloured or grey|different tablets|reward is"):
        pyspiel.load_game(text)


def test_observers_that_make_no_sense_are_refused() -> None:
    game = pyspiel.load_game(DUEL)
    everything = pyspiel.IIGObservationType(
        perfect_recall=False,
        public_info=True,
        private_info=pyspiel.PrivateInfoType.ALL_PLAYERS,
    )
    with pytest.raises(ValueError, match="private to others"):
        make_observation(game, everything)
    with pytest.raises(ValueError, match="no parameters"):
        make_observation(game, params={"size": 3})
