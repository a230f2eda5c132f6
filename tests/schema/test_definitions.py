"""A game that is entered in the registry appears in the JSON schema by itself."""

from __future__ import annotations

from typing import Any

import jsonschema
import pytest

from manueline import schema
from manueline.dealer import Dealer
from manueline.games.azul.position import Position as AzulRulesPosition
from manueline.games.base import View
from manueline.games.duel.position import Position as DuelRulesPosition
from manueline.games.registry import GAMES, GameEntry
from manueline.schema.base import GameSchema, Position, common_fields
from manueline.schema.definitions import json_schema
from tests.support.toy_game import ENTRY, Nim, NimState, Stones, StonesTaken

NIM = Nim()


class NimPosition(Position):
    """The stones on the table."""

    stones: int


def nim_position(view: View[NimState]) -> NimPosition:
    return {**common_fields(view), "stones": view.state.stones}


NIM_SCHEMA = GameSchema(
    nim_position, NimPosition, lambda view, move: None, {}, (Stones,), (StonesTaken,)
)


def fits(name: str, shown: object) -> bool:
    document = {**json_schema(), "$ref": f"#/$defs/{name}"}
    return jsonschema.Draft202012Validator(document).is_valid(shown)


def all_shown(state: NimState) -> dict[str, Any]:
    view = state.view(0)
    move = view.legal_moves[0]
    return {
        "Position": schema.position_json(view),
        "Move": schema.move_json(NIM, move),
        "LegalMove": schema.legal_json(view)[0],
        "GameEvent": schema.events_json(view.events_of(move))[0],
    }


def test_the_types_of_both_games_are_named_after_them() -> None:
    defined = json_schema()["$defs"]
    for title in ("Azul", "Duel"):
        assert {f"{title}{what}" for what in ("Position", "Move", "Event", "Board")} <= set(defined)
    assert not [name for name in defined if "Face" in name]


def test_the_fields_of_a_position_stand_in_the_order_in_which_they_are_written() -> None:
    for game in ("azul", "duel"):
        state = Dealer(seed=1).deal(GAMES[game].load("game")().new())
        defined = json_schema()["$defs"][f"{game.capitalize()}Position"]
        assert list(defined["properties"]) == list(schema.position_json(state.view(0)))
        assert defined["properties"]["game"] == {"enum": [game]}


@pytest.mark.parametrize("position", [AzulRulesPosition, DuelRulesPosition])
def test_what_lies_on_the_table_has_the_name_that_the_rules_give_it(position: Any) -> None:
    game = "azul" if position is AzulRulesPosition else "duel"
    defined = json_schema()["$defs"][f"{game.capitalize()}Position"]["properties"]
    counted = {"tablet_count", "chips"}  # the list of tablets, and `unseen_chips`
    assert set(position._fields) - counted <= set(defined)


def test_a_game_without_a_schema_shows_what_all_games_share(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    state = NIM.new().play("lay:5")
    shown = all_shown(state)
    assert not any(fits(name, value) for name, value in shown.items())
    monkeypatch.setitem(GAMES, "nim", ENTRY)
    assert all(fits(name, value) for name, value in shown.items())
    assert shown["Position"] == {
        "game": "nim",
        "text": "view:1 nim take 0 5 0",
        "viewer": 0,
        "turn": 0,
        "phase": "take",
        "scores": [0, 0],
        "outcome": None,
    }
    assert fits("NimPosition", shown["Position"]) and not fits("AzulPosition", shown["Position"])


def test_the_schema_of_a_new_game_comes_from_its_entry(monkeypatch: pytest.MonkeyPatch) -> None:
    entry = GameEntry(game=ENTRY.game, schema=f"{__name__}:NIM_SCHEMA")
    monkeypatch.setitem(GAMES, "nim", entry)
    shown = all_shown(NIM.new().play("lay:5"))
    assert all(fits(name, value) for name, value in shown.items())
    assert shown["Position"]["stones"] == 5
    without_stones = {**shown["Position"]}
    del without_stones["stones"]
    assert not fits("Position", without_stones)
    assert not fits("NimMove", {"kind": "Stones", "text": "take:1", "id": 0})
    assert not fits("NimEvent", {"kind": "StonesTaken", "player": 0})
