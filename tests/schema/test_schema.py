"""Games as JSON: what is written fits its schema, hides what a seat may not know, and adds up."""

from __future__ import annotations

import json
from typing import Any

import jsonschema
import pytest

from manueline import schema
from manueline.games.azul import Azul
from manueline.games.azul.events import TileDealt
from manueline.games.base import Game
from manueline.games.duel import Duel, DuelState
from manueline.games.duel.events import TabletScored
from manueline.games.values import NATURE
from manueline.schema.definitions import json_schema
from tests.support.commands import run
from tests.support.configurations import CONFIGURATIONS
from tests.support.whole_games import played

SCHEMA = json_schema()


def validator(name: str) -> jsonschema.Draft202012Validator:
    return jsonschema.Draft202012Validator({**SCHEMA, "$ref": f"#/$defs/{name}"})


def plain(shown: object) -> Any:
    return json.loads(json.dumps(shown))


@pytest.mark.parametrize("name", CONFIGURATIONS)
def test_what_is_shown_fits_the_schema(name: str) -> None:
    game = CONFIGURATIONS[name]
    title = game.name.capitalize()
    position, legal, move_fits, event_fits = (
        validator(kind) for kind in ("Position", "LegalMove", f"{title}Move", f"{title}Event")
    )
    for number, (state, move, after, _) in enumerate(played(game, seed=5)):
        seat = (*range(game.info.players), None)[number % (game.info.players + 1)]
        seen = state.redact(move, seat)
        move_fits.validate(plain(schema.move_json(game, seen)))
        for event in plain(schema.events_json(state.view(seat).events_of(seen))):
            event_fits.validate(event)
        if number % 10 == 0 or after.is_over:
            position.validate(plain(schema.position_json(after.view(seat))))
            for shown in plain(schema.legal_json(after.view(seat))):
                legal.validate(shown)


def test_a_schema_that_does_not_fit_is_noticed() -> None:
    damaged = plain(schema.position_json(Azul().new().view(0)))
    del damaged["boards"]
    with pytest.raises(jsonschema.ValidationError):
        validator("Position").validate(damaged)


@pytest.mark.parametrize("game", [Azul(3, "grey"), Duel()], ids=["azul", "duel"])
def test_legal_moves_are_shown_to_the_player_to_move_only(game: Game) -> None:
    for state, _, _, _ in played(game, seed=2):
        for seat in (0, 1, None):
            shown = schema.legal_json(state.view(seat))
            expected = state.legal_moves if state.turn == seat and seat is not None else ()
            assert [move["text"] for move in shown] == [move.text for move in expected]


def test_a_take_shows_its_points_and_cost() -> None:
    state = Azul(start=0).new().play("deal:BBBB/YYYY/RRRR/KKKK/WWWW")
    shown = {move["text"]: move["preview"] for move in schema.legal_json(state.view(0))}
    assert shown["1B>4"] == {"points": 1, "cost": 0}
    assert shown["1B>5"] == {"points": None, "cost": 0}
    assert shown["1B>1"] == {"points": 1, "cost": 4}
    assert shown["1B>floor"] == {"points": None, "cost": 6}


def test_duel_shows_a_drawn_plate_to_its_drawer_and_to_who_put_it_back_only() -> None:
    seen_by = dict.fromkeys((0, 1, None), 0)
    for seed in range(4):
        for _, _, after, _ in played(Duel(), seed):
            for seat in seen_by:
                assert isinstance(after, DuelState)
                hand = plain(schema.position_json(after.view(seat)))["hand"]
                seen_by[seat] += sum(plate["name"] is not None for plate in hand)
                for plate, drawn in zip(hand, after.hand, strict=True):
                    assert seat in (after.active, drawn.knower) or plate["name"] is None
    assert seen_by[0] and seen_by[1] and not seen_by[None]


def test_azul_tells_which_factory_the_next_tile_goes_to() -> None:
    dealt = 0
    for state, _, _, events in played(Azul(), seed=3):
        shown = plain(schema.position_json(state.view(None)))["filled"]
        tiles = [event for event in events if isinstance(event, TileDealt)]
        assert shown == (tiles[0].factory if state.turn == NATURE and tiles else 0)
        dealt += bool(tiles)
    assert dealt > 3


def test_duel_tells_what_each_tablet_would_give_now() -> None:
    final: list[list[int]] = []
    for _, _, after, events in played(Duel(tablets=("rows", "ring", "specials")), seed=4):
        boards = plain(schema.position_json(after.view(None)))["boards"]
        final = [board["tablet_points"] for board in boards]
        scored = [event for event in events if isinstance(event, TabletScored)]
    names = ("rows", "ring", "specials")
    told = [(at.player, at.side, at.points) for at in scored]
    assert told == [
        (seat, side, final[seat][at]) for seat in (0, 1) for at, side in enumerate(names)
    ]


def test_azul_tells_the_last_round_only_when_a_row_will_be_full() -> None:
    for seed in range(5):
        final: list[bool] = []
        for state, _, after, _ in played(Azul(), seed):
            shown = plain(schema.position_json(state.view(None)))["last_round"]
            if final and final[-1] and not shown:
                pytest.fail("a last round was taken back")
            final.append(shown)
            if after.is_over:
                assert final[-1]


def shown(*arguments: str) -> Any:
    result = run("show", *arguments, "--form", "json")
    assert result.exit_code == 0, result.output
    return json.loads(result.output)


def test_the_command_shows_a_position_its_moves_and_what_was_played() -> None:
    answer = shown("azul", "--start", "1", "--play", "deal:BBBB/YYYY/RRRR/KKKK/WWWW")
    validator("Position").validate(answer["position"])
    assert answer["position"]["factories"] == ["BBBB", "YYYY", "RRRR", "KKKK", "WWWW"]
    assert "1B>4" in [move["text"] for move in answer["legal"]]
    assert answer["played"][0]["player"] == NATURE and answer["played"][0]["told"]


def test_the_command_shows_a_seat_what_it_may_know() -> None:
    *_, last = (
        after
        for _, _, after, _ in played(Duel(), seed=1)
        if isinstance(after, DuelState) and after.hand and after.phase in ("keep", "return")
    )
    own, other = last.active, 1 - last.active
    for seat, knows in ((own, True), (other, False)):
        hand = shown("duel", last.text, "--seat", str(seat + 1))["position"]["hand"]
        assert all((plate["name"] is not None) == knows for plate in hand)
    view = last.view(other)
    assert shown("duel", view.text)["position"] == plain(schema.position_json(view))


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (("azul", "nonsense"), "position"),
        (("azul", "--play", "9Z>9"), "not a move of Azul"),
        (("azul", "--play", "1B>1"), "phase seat"),
        (("chess",), "no game"),
        (("duel", "--seat", "3"), "2 seats"),
        (("duel", "view:9 duel"), "view:SEAT"),
    ],
)
def test_the_command_says_why_it_shows_nothing(arguments: tuple[str, ...], reason: str) -> None:
    result = run("show", *arguments)
    assert result.exit_code == 2 and reason in result.output


def test_the_command_prints_the_schema_a_drawing_and_a_picture() -> None:
    assert json.loads(run("schema").output) == SCHEMA
    assert "Azul" in run("show", "azul").output
    assert run("show", "duel", "--form", "svg").output.startswith("<svg")
