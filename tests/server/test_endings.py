"""Resigning, leaving, coming back, and playing again."""

from __future__ import annotations

import pytest

from manueline.games.errors import GameError
from manueline.records import parse_records, write_record
from manueline.server import messages as m
from manueline.server.table import results, views
from manueline.server.table.table import Table
from tests.support.server.tables import ANA, BO, BOT, CY, ME, OPEN, Played


def three() -> Played:
    table = Played(ME, OPEN, OPEN)
    table.sit(BO, "Bo")
    table.sit(CY, "Cy")
    return table


def test_with_two_players_resigning_ends_the_game_and_the_record_says_so() -> None:
    table = Played(ME, OPEN)
    table.sit(BO)
    table.play(ANA)
    table.ask(BO, m.Resign(table.id()))
    info = table.info()
    assert info.phase == "over" and info.seats[1].ending == "resigned" and info.seed
    assert info.result is not None and info.result.ranks == [1, 2]
    record = results.record(table.table, None)
    assert record.tags["Endings"] == "2:resigned" and record.result is None
    assert parse_records(write_record(record)) == [record]
    with pytest.raises(GameError):
        table.play(BO)


def test_with_three_players_a_bot_plays_the_seat_on_and_it_ranks_last() -> None:
    table = three()
    table.ask(ANA, m.Resign(table.id()))
    info = table.info()
    assert info.phase == "playing"
    assert (info.seats[0].ending, info.seats[0].bot) == ("resigned", "skilled")
    assert table.table.bot_to_move == "skilled"
    with pytest.raises(GameError):
        table.play(ANA)
    with pytest.raises(GameError):
        table.ask(ANA, m.Return(table.id()))
    table.play_on(BO, CY)
    result = table.info().result
    assert result is not None and result.ranks[0] == 3 and sorted(result.ranks[1:])[0] == 1


def test_who_gives_up_first_ranks_lowest_and_the_last_one_left_wins() -> None:
    table = three()
    table.ask(BO, m.Resign(table.id()))
    table.ask(ANA, m.Resign(table.id()))
    result = table.info().result
    assert result is not None and result.ranks == [2, 3, 1] and result.winners == [2]


def test_when_no_person_is_left_the_game_is_over() -> None:
    table = Played(ME, BOT, BOT, BOT)
    table.ask(ANA, m.Resign(table.id()))
    assert table.info().phase == "over"


def test_a_bot_plays_for_a_leaver_and_gives_the_seat_back() -> None:
    table = Played(ME, OPEN)
    table.sit(BO)
    table.ask(ANA, m.Leave(table.id()))
    assert table.info().seats[0].bot == "skilled" and table.table.bot_to_move == "skilled"
    assert not table.snapshot(ANA).legal
    with pytest.raises(GameError) as refused:
        table.play(ANA)
    assert refused.value.code == "handed-over"
    table.play_bot()
    table.play(BO)
    table.ask(ANA, m.Return(table.id()))
    assert table.info().seats[0].bot is None and table.snapshot(ANA).legal
    assert table.again().bot_to_move is None


def test_whoever_has_not_come_back_at_the_end_has_left_and_ranks_last() -> None:
    table = Played(ME, OPEN)
    table.sit(BO)
    table.ask(ANA, m.Leave(table.id()))
    table.play_on(BO)
    info = table.info()
    assert info.seats[0].ending == "left"
    assert info.result is not None and info.result.ranks == [2, 1]
    assert results.record(table.table, None).tags["Endings"] == "1:left"


def test_leaving_a_table_that_waits_opens_the_seat_again() -> None:
    table = Played(ME, OPEN, OPEN)
    table.sit(BO, "Bo")
    table.ask(BO, m.Leave(table.id()))
    assert [seat.kind for seat in table.info().seats] == ["person", "open", "open"]
    assert table.info().seats[1].name == ""


def test_a_hot_seat_resigns_the_seat_that_it_names() -> None:
    table = Played(ME, ME, ME)
    table.ask(ANA, m.Resign(table.id(), seat=2))
    assert table.info().seats[2].ending == "resigned"
    with pytest.raises(GameError):
        table.ask(ANA, m.Resign(table.id(), seat=2))


def test_a_rematch_is_set_when_every_person_wants_it_one_seat_further_on() -> None:
    table = Played(ME, OPEN)
    table.sit(BO, "Bo")
    with pytest.raises(GameError):
        table.ask(ANA, m.Rematch(table.id()))
    table.ask(BO, m.Resign(table.id()))
    assert table.ask(ANA, m.Rematch(table.id())).rematch is None
    assert table.info().rematch_wanted == [0] and table.info().rematch is None
    set_ = table.ask(BO, m.Rematch(table.id())).rematch
    assert set_ is not None and table.info().rematch == "next-table"
    record = set_.record
    again = Table(record, [step.entry for step in set_.steps])
    assert [seat.name for seat in record.seats] == ["Bo", ""]
    assert record.seed != table.table.record.seed and again.phase == set_.phase == "playing"
    assert again.state.text == set_.position
    assert again.seats_of(table.table.record.seats[0].browsers[0]) == [1]


def test_a_rematch_is_set_once() -> None:
    table = Played(ME, BOT)
    table.ask(ANA, m.Resign(table.id()))
    table.ask(ANA, m.Rematch(table.id()))
    with pytest.raises(GameError) as refused:
        table.ask(ANA, m.Rematch(table.id()))
    assert refused.value.code == "rematch-set"


def test_whoever_has_left_cannot_leave_again() -> None:
    table = Played(ME, OPEN)
    table.sit(BO)
    table.ask(ANA, m.Leave(table.id()))
    with pytest.raises(GameError) as refused:
        table.ask(ANA, m.Leave(table.id()))
    assert refused.value.code == "handed-over"


def test_a_list_shows_a_table_without_its_log() -> None:
    table = Played(ME, OPEN, public=True)
    info = views.listed_info(table.table.record, "waiting", ())
    assert info == table.info()
    table.sit(BO)
    table.ask(ANA, m.Ready(table.id()))
    table.ask(BO, m.Resign(table.id()))
    assert views.listed_info(table.table.record, "over", ()).seed == table.info().seed
    made = views.Views(table.table)
    whole = made.snapshot("nobody", table.info(), table.now)
    made.forget()
    assert made.snapshot("nobody", table.info(), table.now) == whole


def test_a_game_dealt_by_hand_cannot_be_verified() -> None:
    table = Played(ME, ME, dealer="hand")
    with pytest.raises(GameError) as refused:
        results.verified(table.table)
    assert refused.value.code == "dealt-by-hand"
    assert "Commitment" not in results.record(table.table, 0).tags
