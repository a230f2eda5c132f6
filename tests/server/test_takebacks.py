"""Undo where nobody else plays, takebacks by consent, and never across what nature showed."""

from __future__ import annotations

import pytest

from manueline.games.errors import GameError
from manueline.games.values import NATURE
from manueline.server.table import results
from manueline.server.table.decisions import MOST_TAKEBACKS
from tests.support.server.tables import ANA, BO, BOT, CY, ME, OPEN, Played


def test_against_bots_undo_goes_back_to_the_last_own_decision_at_once() -> None:
    table = Played(ME, BOT, BOT)
    before = table.table.state
    table.play(ANA)
    table.play_bot()
    assert table.snapshot(ANA).can_undo
    table.undo(ANA)
    assert table.table.state == before
    entry = table.snapshot(ANA).log[-1]
    assert (entry["entry"], entry["to"]) == ("takeback", table.table.version - 3)


def test_undo_can_be_repeated_and_goes_on_in_the_line_that_stands() -> None:
    table = Played(ME, ME)
    positions = [table.table.state]
    for _ in range(3):
        table.play(ANA)
        positions.append(table.table.state)
    table.undo(ANA)
    table.undo(ANA)
    assert table.table.state == positions[1]
    other = table.table.state.legal_moves[-1].text
    table.play(ANA, other)
    table.undo(ANA)
    assert table.table.state == positions[1]
    table.undo(ANA)
    assert table.table.state == positions[0]
    assert not table.snapshot(ANA).can_undo
    assert table.again().state == positions[0]


def test_nothing_is_undone_across_a_deal() -> None:
    table = Played(ME, ME)
    while table.table.log.entries[-1].player != NATURE or table.table.version < 3:
        table.play(ANA)
    assert not table.snapshot(ANA).can_undo
    with pytest.raises(GameError) as refused:
        table.undo(ANA)
    assert refused.value.code == "nothing-to-undo"


def test_between_people_a_takeback_needs_consent() -> None:
    table = Played(ME, OPEN)
    table.sit(BO)
    before = table.table.state
    table.play(ANA)
    after = table.table.state
    table.undo(ANA)
    assert table.table.state == after and table.info().takeback == 0
    table.answer(BO, accept=False)
    assert table.table.state == after and table.info().takeback is None
    table.undo(ANA)
    table.answer(BO, accept=True)
    assert table.table.state == before and table.info().takeback is None


def test_a_takeback_needs_everyones_consent_and_lapses_with_the_next_move() -> None:
    table = Played(ME, OPEN, OPEN)
    table.sit(BO)
    table.sit(CY)
    before = table.table.state
    table.play(ANA)
    table.undo(ANA)
    table.answer(BO, accept=True)
    assert table.table.state != before
    table.answer(CY, accept=True)
    assert table.table.state == before
    table.play(ANA)
    table.undo(ANA)
    table.play(BO)
    assert table.info().takeback is None
    with pytest.raises(GameError):
        table.answer(CY, accept=True)


def test_nobody_consents_to_their_own_takeback() -> None:
    table = Played(ME, OPEN)
    table.sit(BO)
    table.play(ANA)
    table.undo(ANA)
    with pytest.raises(GameError):
        table.answer(ANA, accept=True)


def test_a_takeback_is_noted_in_the_record_which_stays_legal() -> None:
    table = Played(ME, ME)
    table.play(ANA)
    taken = table.table.log.move_at(table.table.version).text
    table.undo(ANA)
    record = results.record(table.table, 0)
    assert record.entries[-1].comment == f"taken back: {taken}"
    assert record.final == table.table.state


def test_a_game_has_so_many_takebacks_and_no_more() -> None:
    table = Played(ME, ME)
    for _ in range(MOST_TAKEBACKS):
        table.play(ANA)
        table.undo(ANA)
    table.play(ANA)
    with pytest.raises(GameError) as refused:
        table.undo(ANA)
    assert refused.value.code == "too-many-takebacks"


def test_a_page_is_not_sent_what_was_taken_back() -> None:
    table = Played(ME, ME)
    for _ in range(10):
        table.play(ANA)
        table.undo(ANA)
    assert [entry["entry"] for entry in table.snapshot(ANA).log] == ["move", *["takeback"] * 10]
    table.play(ANA)
    log = table.snapshot(ANA).log
    assert [entry["entry"] for entry in log] == ["move", "move"]
    assert log[-1]["version"] == table.table.version
