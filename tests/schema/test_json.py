"""What is called JSON is JSON: the standard library writes it, with nothing else installed."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest

from manueline import schema
from manueline.dealer import Dealer
from manueline.games.azul import Azul
from manueline.games.base import Game, State
from manueline.games.duel import Duel
from manueline.games.values import Outcome
from tests.support.toy_game import Nim

GAMES = pytest.mark.parametrize(
    "game", [Azul(), Azul(3, "grey"), Duel(), Nim()], ids=lambda game: game.name
)


def positions(game: Game) -> list[State]:
    """A whole game, whose players make the first move that there is."""
    dealer, state = Dealer(seed=1), game.new()
    found = [state]
    while not state.is_over:
        state = dealer.deal(state)
        if not state.is_over:
            state = state.play(state.legal_moves[0])
        found.append(state)
    return found


@GAMES
def test_a_position_its_moves_and_events_are_written_by_the_standard_library(game: Game) -> None:
    for state in positions(game):
        view = state.view(state.turn if state.turn in range(game.info.players) else None)
        shown = schema.position_json(view)
        assert json.loads(json.dumps(shown)) == shown
        assert shown["game"] == game.name and shown["text"] == view.text
        legal = schema.legal_json(view)
        assert json.loads(json.dumps(legal)) == legal
        for move in view.legal_moves:
            written = json.loads(json.dumps(schema.move_json(game, move)))
            assert written["text"] == move.text and written["id"] == move.id
        for move in view.legal_moves[:1]:
            events = view.events_of(move)
            written = json.loads(json.dumps(schema.events_json(events)))
            assert [event["kind"] for event in written] == [event.kind for event in events]


def test_changing_what_was_written_changes_no_other_position() -> None:
    view = Azul(start=0).new().view(0)
    before = json.dumps(schema.position_json(view))
    for value in schema.position_json(view).values():
        if isinstance(value, list | dict):
            value.clear()
    assert json.dumps(schema.position_json(view)) == before


def test_an_outcome_is_null_until_the_game_is_over() -> None:
    assert schema.outcome_json(None) is None
    shown = {"scores": [9, 7, 9], "ranks": [1, 3, 1], "winners": [0, 2], "tie_break": "shared"}
    assert schema.outcome_json(Outcome((9, 7, 9), (1, 3, 1), "shared")) == shown


def test_no_other_distribution_is_needed() -> None:
    program = """
import json, sys
sys.modules["msgspec"] = None  # an import of it raises ImportError
from manueline import Dealer, azul, duel, schema
for game in (azul.Azul(), duel.Duel()):
    state = Dealer(seed=1).deal(game.new())
    view = state.view(state.turn)
    move = view.legal_moves[0]
    json.dumps([schema.position_json(view), schema.legal_json(view), schema.move_json(game, move)])
    json.dumps([schema.events_json(view.events_of(move)), schema.outcome_json(state.outcome)])
    print(game.name)
"""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert done.stdout.split() == ["azul", "duel"], done.stderr
