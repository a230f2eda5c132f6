"""Tables whose game begins with a position: played, stored, recorded, reviewed, and refused."""

from __future__ import annotations

import asyncio
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from manueline.games.azul import Azul
from manueline.games.base import State
from manueline.games.duel import Duel
from manueline.games.errors import GameError
from manueline.games.values import NATURE
from manueline.records import loads, write_json, write_record
from manueline.server import messages as m
from manueline.server.studies import replay_record
from manueline.server.table import results
from tests.support.recorded_games import positions
from tests.support.server.live_tables import Listener, new_table, serving
from tests.support.server.pages import Browser
from tests.support.server.tables import ANA, BOT, ME, Played
from tests.support.whole_games import play_out


@cache
def middle(game: str, turn: int = 1) -> State:
    """A position in the middle of a game, a seat to move."""
    states = list(positions(Azul(start=0) if game == "azul" else Duel()))
    return next(state for state in states[len(states) // 2 :] if state.turn == turn)


def hiding() -> State:
    """A position of Duel in which the second seat may not see all: the first holds plates."""
    return next(state for state in play_out(Duel(), 5).states if state.view(1).state != state)


def from_position(game: str, text: str, *seats: m.NewSeat, **more: Any) -> Played:
    return Played(*(seats or (BOT, ME)), game=game, options={}, start=text, **more)


@pytest.mark.parametrize("game", ["azul", "duel"])
def test_a_table_begins_with_the_position_and_is_played_to_its_end(game: str) -> None:
    start = middle(game)
    table = from_position(game, start.text)
    assert table.table.state == start and table.table.version == 0
    assert table.info().from_position and table.snapshot(ANA).legal
    assert not table.snapshot(ANA).can_undo
    table.play(ANA)
    table.undo(ANA)
    assert table.table.state == start
    table.play_on(ANA)
    assert table.table.phase == "over" and table.again().state == table.table.state
    breakdown = results.result(table.table).breakdown  # type: ignore[union-attr]
    assert breakdown.progress[0] == list(start.scores)
    assert [sum(parts.values()) for parts in breakdown.parts] == list(table.table.state.scores)
    assert results.verified(table.table).deals


@pytest.mark.parametrize("game", ["azul", "duel"])
def test_its_record_starts_there_in_both_forms_and_is_replayed(game: str) -> None:
    start = middle(game)
    table = from_position(game, start.text)
    table.play_on(ANA)
    record = results.record(table.table, None)
    for text in (write_record(record), write_json(record)):
        again = loads(text)
        assert again.start_position == start and again.final == table.table.state
    replay = replay_record(record)
    assert replay.start["text"] == start.view(None).text and replay.breakdown is not None
    assert len(replay.entries) == len(record.entries)


def test_while_it_is_played_the_record_hides_what_the_seat_cannot_see() -> None:
    start = hiding()
    table = from_position("duel", start.text)
    record = results.record(table.table, 1)
    assert record.view == "2" and record.start_position == start.view(1).state != start


def test_nature_deals_at_once_where_the_position_is_hers() -> None:
    start = next(state for state in positions(Azul(start=0)) if state.turn == NATURE)
    table = from_position("azul", start.text)
    assert table.table.log.state_at(0) == start and table.table.version > 0
    assert table.table.state.turn != NATURE


def test_what_a_view_hides_is_filled_in_by_the_seed() -> None:
    view = hiding().view(1)
    start = from_position("duel", view.text).table.log.state_at(0)
    assert start.view(1) == view and not start.status() and start.text != view.state.text
    assert from_position("duel", view.text).table.log.state_at(0) == start


def test_a_rematch_tries_the_position_again_from_the_same_seats() -> None:
    table = from_position("azul", middle("azul").text)
    table.play_on(ANA)
    change = table.ask(ANA, m.Rematch("again"))
    assert change.rematch is not None
    following = change.rematch.record
    assert [seat.kind for seat in following.seats] == ["bot", "person"]
    assert following.start == change.rematch.position == middle("azul").text
    assert following.commitment != table.table.record.commitment


@pytest.mark.parametrize(
    ("game", "text", "code"),
    [
        ("azul", "x", "bad-position"),
        ("azul", "azul2c 1 offer", "bad-position"),
        ("duel", middle("azul").text, "other-game"),
        ("azul", list(positions(Azul(start=0)))[-1].text, "position-over"),
        ("azul", middle("azul").text.replace(" 7.5.5.4.2 ", " 8.5.5.4.2 "), "impossible-position"),
        ("azul", "view:1 azul2c", "bad-position"),
        ("azul", "view:7 " + middle("azul").text, "bad-view"),
    ],
)
def test_what_is_no_position_to_play_is_refused(game: str, text: str, code: str) -> None:
    with pytest.raises(GameError) as refused:
        from_position(game, text)
    assert refused.value.code == code


def test_options_that_are_named_must_be_the_positions() -> None:
    start = middle("azul")
    named = Played(ME, BOT, options={"players": "2", "wall": "coloured"}, start=start.text)
    assert named.table.state == start
    with pytest.raises(GameError) as refused:
        Played(ME, BOT, options={"players": "2", "wall": "grey"}, start=start.text)
    assert refused.value.code == "bad-position"
    with pytest.raises(GameError) as seats:
        Played(ME, BOT, BOT, options={}, start=start.text)
    assert seats.value.code == "wrong-seats"


@pytest.mark.parametrize("game", ["azul", "duel"])
def test_it_comes_back_from_the_store_before_and_after_moves(tmp_path: Path, game: str) -> None:
    async def test() -> None:
        async with serving(tmp_path, unload_seconds=-1.0) as at:
            live = await new_table(at, ME, ME, game=game, options={}, start=middle(game).text)
            for moves in (0, 5):
                page = Listener(live)
                for _ in range(moves):
                    await page.play()
                live.leave(page)
                await at.tables.unload()
                assert len(at.tables) == 0
                again = await at.tables.get(live.id)
                assert again is not live and again.table.state == live.table.state
                assert again.table.log.state_at(0) == middle(game)
                live = again

    asyncio.run(test())


def test_over_http_a_position_makes_a_table_and_a_bad_one_a_problem(ana: Browser) -> None:
    start = middle("azul")
    seats = [{"kind": "bot", "bot": "novice"}, {"kind": "me", "name": "Ana"}]
    table = ana.new_table(options={}, seats=seats, start=start.text)
    with ana.open(table) as page:
        page.until_kind("snapshot")
        assert page.game["position"]["text"] == start.view(1).text
        page.play()
    asked = {"game": "azul", "options": {}, "seats": seats}
    bad = ana.post("/api/tables", {**asked, "start": start.text[:-3]}, 422)
    assert bad["code"] == "bad-position" and bad["message"]
    long = ana.post("/api/tables", {**asked, "start": "x" * 2001}, 422)
    assert long["code"] == "unreadable"
