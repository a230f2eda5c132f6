"""Untrusted text: whatever comes in, a value that writes back the same, or a typed error."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from manueline.games import GAMES, game_of, parse_view
from manueline.games.base import Game, State
from manueline.games.errors import GameError, NotationError
from manueline.records import (
    RecordError,
    parse_json,
    parse_records,
    record_from_dict,
    record_to_dict,
    write_json,
    write_record,
)
from tests.support.configurations import CONFIGURATIONS
from tests.support.mutated_texts import mutated, swapped
from tests.support.whole_games import play_out

NAMES = ["azul-2-coloured", "azul-4-grey", "duel-first-game", "duel-four-drawn"]
PLAYED = {name: play_out(CONFIGURATIONS[name], 1) for name in NAMES}


def positions(name: str) -> list[State]:
    return PLAYED[name].states[::7]


@pytest.mark.parametrize("name", NAMES)
@given(data=st.data())
def test_a_move_text_gives_a_move_or_an_error(name: str, data: st.DataObject) -> None:
    game = CONFIGURATIONS[name]
    known = data.draw(st.sampled_from([entry.move.text for entry in PLAYED[name].entries]))
    text = data.draw(st.one_of(st.text(max_size=30), mutated(known), mutated("deal:BBYK/RR")))
    try:
        move = game.parse_move(text)
    except NotationError:
        return
    assert move.text == text


@pytest.mark.parametrize("name", NAMES)
@given(move_id=st.integers())
def test_an_id_gives_a_move_or_an_error(name: str, move_id: int) -> None:
    game: Game = CONFIGURATIONS[name]
    try:
        move = game.move_of(move_id)
    except NotationError:
        assert move_id not in range(game.info.action_count)
    else:
        assert move.id == move_id


@pytest.mark.parametrize("name", NAMES)
@settings(max_examples=400)
@given(data=st.data())
def test_a_position_text_gives_a_position_or_an_error(name: str, data: st.DataObject) -> None:
    game = CONFIGURATIONS[name]
    known = data.draw(st.sampled_from(positions(name))).text
    text = data.draw(st.one_of(mutated(known), st.text(max_size=80)))
    try:
        state = game.parse(text, check=False)
    except NotationError:
        return
    assert state.text == text
    assert isinstance(state.status(), list)


@pytest.mark.parametrize("name", NAMES)
@settings(max_examples=400)
@given(data=st.data())
def test_a_checked_position_can_be_played_to_the_end(name: str, data: st.DataObject) -> None:
    game = CONFIGURATIONS[name]
    known = data.draw(st.sampled_from(positions(name))).text
    text = data.draw(st.one_of(mutated(known), swapped(known)))
    try:
        state = game.parse(text)
    except NotationError:
        return
    rng = Random(0)
    for _ in range(2 * game.info.longest_game):
        if state.is_over:
            break
        state = state.play(rng.choice(state.legal_moves))
    assert state.is_over


@pytest.mark.parametrize("name", NAMES)
@given(data=st.data())
def test_a_view_text_gives_a_view_or_an_error(name: str, data: st.DataObject) -> None:
    game = CONFIGURATIONS[name]
    state = data.draw(st.sampled_from(positions(name)))
    viewer = data.draw(st.sampled_from([None, 0, 1]))
    text = data.draw(mutated(state.view(viewer).text))
    try:
        view = parse_view(text, game)
    except NotationError:
        return
    assert view.text == text


@pytest.mark.parametrize("name", NAMES)
@given(data=st.data())
def test_a_record_text_gives_records_or_an_error(name: str, data: st.DataObject) -> None:
    known = write_record(PLAYED[name].record())
    text = data.draw(st.one_of(mutated(known), st.text(max_size=200)))
    try:
        records = parse_records(text)
    except RecordError as error:
        line = error.line
    else:
        line = 1
        for record in records:
            assert parse_records(write_record(record)) == [record]
    assert 1 <= line <= text.count("\n") + 1


@given(data=st.data())
def test_a_json_record_gives_a_record_or_an_error(data: st.DataObject) -> None:
    known = write_json(PLAYED["duel-first-game"].record())
    text = data.draw(st.one_of(mutated(known), st.text(max_size=100)))
    try:
        record = parse_json(text)
    except RecordError:
        return
    assert parse_json(write_json(record)) == record


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner),
    max_leaves=8,
)


@given(
    changes=st.dictionaries(
        st.sampled_from(["form", "game", "version", "options", "players", "view", "tags", "moves"]),
        JSON,
    )
)
def test_json_with_any_field_replaced_gives_a_record_or_an_error(
    changes: dict[str, object],
) -> None:
    data = record_to_dict(PLAYED["azul-2-coloured"].record()) | changes
    try:
        record = record_from_dict(data)
    except RecordError:
        return
    assert record_from_dict(record_to_dict(record)) == record


@given(
    name=st.sampled_from([*GAMES, "chess", ""]),
    options=st.dictionaries(
        st.sampled_from(["players", "wall", "start", "tablets", "x"]),
        st.sampled_from(["1", "2", "4", "5", "grey", "coloured", "draw3", "rows+rows+ring", ""])
        | st.text(max_size=6),
    ),
)
def test_options_give_a_game_or_an_error(name: str, options: dict[str, str]) -> None:
    try:
        game = game_of(name, options)
    except GameError:
        return
    assert game_of(game.name, game.options, game.version) == game
