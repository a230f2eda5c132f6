"""The changes of a move's events lead from the position before it to the one after it."""

from __future__ import annotations

import copy
import json
from typing import Any

import pytest

from manueline import schema
from manueline.games.base import State
from manueline.games.values import NATURE
from tests.support.configurations import CONFIGURATIONS
from tests.support.whole_games import played


def apply(position: dict[str, Any], changes: list[list[schema.Change]]) -> None:
    """As a page does it, which knows nothing else."""
    for change in (each for of_event in changes for each in of_event):
        *way, last = change["at"]
        place: Any = position
        for step in way:
            place = place[step]
        place[last] = change["to"] if change["by"] is None else place[last] + change["by"]


UNTOLD = {
    "azul": {"text", "turn", "phase", "outcome", "filled", "last_round"},
    "duel": {
        *("text", "turn", "phase", "outcome", "active", "focus", "last_round", "top", "returned"),
        *("unseen_plates", "unseen_chips", "payment"),
    },
}
"""What no event tells, and what nothing moves between."""

UNTOLD_OF_A_BOARD = {"tokens", "chips_taken", "passed", "tablet_points"}


def told(position: dict[str, Any], after: State) -> dict[str, Any]:
    untold = set(UNTOLD[after.game.name])
    if after.turn == NATURE:  # told when the next round starts; a redraw leaves the bag as it was
        untold |= {"round", "starter", "bag"}
    if after.is_over:  # no event brings the marker back, and none tells Duel's stop at 0 (D28)
        untold |= {"marker", "first_tile", *({"scores"} if after.game.name == "duel" else ())}
    shown = {key: value for key, value in position.items() if key not in untold}
    untold_of_a_board = UNTOLD_OF_A_BOARD | ({"score"} if "scores" in untold else set())
    shown["boards"] = [
        {key: value for key, value in board.items() if key not in untold_of_a_board}
        for board in position["boards"]
    ]
    for factory in shown.get("small", []):  # no event tells that a chip lies there face down
        factory["chip"] = None if factory["chip"] == "?" else factory["chip"]
    return shown


@pytest.mark.parametrize("name", CONFIGURATIONS)
def test_changes_lead_from_each_position_to_the_next(name: str) -> None:
    game = CONFIGURATIONS[name]
    seats = (*range(game.info.players), None)
    moves = 0
    for number, (state, move, after, _) in enumerate(played(game, seed=5)):
        viewer = seats[number % len(seats)]
        view = state.view(viewer)
        events = view.events_of(state.redact(move, viewer))
        changes = json.loads(json.dumps(schema.changes_json(view, events)))
        assert len(changes) == len(events)
        shown: Any = schema.position_json(view)
        before = copy.deepcopy(shown)
        apply(shown, changes)
        assert schema.position_json(view) == before, "the view stays as it is"
        expected: Any = schema.position_json(after.view(viewer))
        assert told(shown, after) == told(expected, after), move.text
        moves += 1
    assert moves > 20
