"""Deadlines of a table: when somebody who is away or out of time loses seat, turn or game."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from manueline.games.errors import GameError
from manueline.server import messages as m
from manueline.server.table.clocks import FREE_SECONDS, MOST_LAG
from manueline.server.table.deadlines import (
    FLAG_GRACE,
    LONGEST_DELAY,
    Attendance,
    due_change,
    next_deadline,
)
from manueline.server.table.decisions import MOST_RETURNS
from manueline.server.table.identity import browser_id_of
from manueline.server.table.table import Table
from tests.support.server.tables import ANA, BO, BOT, CY, DEE, ME, OPEN, Played

AWAY = 120.0
CY_SEAT = 2


def deadline(table: Played, away: dict[int, float]) -> tuple[str, int, float] | None:
    found = next_deadline(table.table, Attendance(away), AWAY)
    return None if found is None else (found.kind, found.seat, found.at)


def due(table: Played, pages: Attendance) -> bool:
    return due_change(table.table, pages, AWAY, table.context()) is not None


def three() -> Played:
    """Ana is to move."""
    table = Played(ME, OPEN, OPEN)
    table.sit(BO)
    table.sit(CY)
    return table


def say(table: Played, browser: str) -> None:
    table.ask(browser, m.Say(table.id(), "hurry"))


def leave_and_return(table: Played, browser: str) -> None:
    table.ask(browser, m.Leave(table.id()))
    table.ask(browser, m.Return(table.id()))


def test_a_bot_stands_in_two_minutes_after_somebody_left_or_their_turn_began() -> None:
    table = three()
    began = table.now
    assert deadline(table, {}) is None
    assert deadline(table, {0: began - 500}) == ("stand-in", 0, began + AWAY)
    assert deadline(table, {0: began + 30}) == ("stand-in", 0, began + 30 + AWAY)
    assert deadline(table, {1: began}) is None, "it is not the turn of Bo"
    assert deadline(table, {0: began, 1: began, 2: began}) is None, "nobody waits"
    table.now += AWAY - 1
    assert not due(table, Attendance({0: began}))
    table.now += 1
    assert due(table, Attendance({0: began}))
    table.now += 30
    table.play(ANA)
    assert deadline(table, {1: began}) == ("stand-in", 1, table.now + AWAY)


@pytest.mark.parametrize("act", [say, leave_and_return])
def test_nothing_that_a_third_person_does_postpones_the_stand_in(
    act: Callable[[Played, str], None],
) -> None:
    table = three()
    began = table.now
    for _ in range(20):
        table.now += 5
        act(table, CY)
        assert deadline(table, {0: began}) == ("stand-in", 0, began + AWAY)


def test_whoever_does_not_say_that_they_are_ready_loses_the_seat_if_they_are_away() -> None:
    table = Played(ME, OPEN, public=True)
    table.now += 50
    table.sit(BO)
    asked = table.now
    assert deadline(table, {}) is None
    assert deadline(table, {0: asked - 40}) == ("vacate", 0, asked + AWAY)
    assert deadline(table, {0: asked + 20}) == ("vacate", 0, asked + 20 + AWAY)
    table.now += AWAY
    table.apply(due_change(table.table, Attendance({0: asked}), AWAY, table.context()))
    assert table.info().seats[0].kind == "open" and deadline(table, {0: asked}) is None


def test_phrases_do_not_postpone_that_either() -> None:
    table = Played(ME, OPEN, public=True)
    table.sit(BO)
    asked = table.now
    for _ in range(10):
        table.now += 60
        say(table, BO)
        assert deadline(table, {0: asked}) == ("vacate", 0, asked + AWAY)


def test_nor_does_somebody_else_who_leaves_and_sits_down_again() -> None:
    table = Played(ME, OPEN, OPEN, public=True)
    table.sit(BO)
    table.sit(CY)
    asked = table.now
    for _ in range(3):
        table.now += 30
        table.ask(CY, m.Leave(table.id()))
        assert deadline(table, {0: asked}) is None, "the table waits for a third person"
        table.sit(CY)
        assert deadline(table, {0: asked}) == ("vacate", 0, asked + AWAY)


def test_but_whoever_came_back_meanwhile_and_whoever_is_new_is_asked_anew() -> None:
    table = Played(ME, OPEN, OPEN, public=True)
    table.sit(BO)
    table.sit(CY)
    first = table.now
    table.now += 30
    table.ask(CY, m.Leave(table.id()))
    table.ask(BO, m.Leave(table.id()))
    table.table.note_seen(browser_id_of(ANA))
    table.now += 500
    table.sit(DEE)
    table.sit(CY)
    asked = table.now
    assert deadline(table, {0: first + 100}) == ("vacate", 0, asked + AWAY)
    assert deadline(table, {1: first}) == ("vacate", 1, asked + AWAY)


def timed(seconds: int = 60) -> Played:
    """Both have moved, and Ana is to move."""
    table = Played(ME, OPEN, clock=m.GameClock(seconds))
    table.sit(BO)
    table.play(ANA)
    table.play(BO)
    return table


def test_the_flag_waits_as_long_as_a_move_may_be_under_way() -> None:
    table = timed()
    flag = table.now + 60 + MOST_LAG + FLAG_GRACE
    assert deadline(table, {}) == ("flag", 0, flag)
    assert deadline(table, {0: 0.0}) == ("flag", 0, flag), "the clock decides, present or not"
    table.table.lag[0] = table.table.lag_quota(0).after_move(MOST_LAG)
    found = deadline(table, {})
    assert found is not None and found[2] < flag - 0.8


def test_nothing_that_the_other_does_postpones_the_flag() -> None:
    table = timed()
    before = deadline(table, {})
    for _ in range(20):
        table.now += 3.05
        say(table, BO)
        assert deadline(table, {}) == before
    assert not due(table, Attendance())
    table.now += 10
    say(table, BO)
    assert deadline(table, {}) == before and due(table, Attendance())


def test_the_flag_waits_for_messages_that_arrived_before_it() -> None:
    table = timed()
    found = deadline(table, {})
    assert found is not None
    table.now = found[2] + 5
    assert not due(table, Attendance({}, {0: found[2] - 0.1}))
    assert due(table, Attendance({}, {0: found[2] + 0.1}))
    assert due(table, Attendance({}, {1: found[2] - 0.1}))
    table.now = found[2] + LONGEST_DELAY
    assert due(table, Attendance({}, {0: found[2] - 0.1})), "but not without end"


def test_leaving_and_returning_do_not_renew_the_minute_before_the_first_move() -> None:
    table = Played(ME, OPEN, clock=m.GameClock(300))
    table.sit(BO)
    for _ in range(5):
        table.now += 55
        leave_and_return(table, ANA)
    assert table.table.left(table.now) == (300 - (5 * 55 - FREE_SECONDS), 300.0)
    assert table.table.free(table.now) == 0.0


def test_nor_does_a_restart_renew_it() -> None:
    table = Played(ME, OPEN, clock=m.GameClock(300))
    table.sit(BO)
    table.now += 50
    leave_and_return(table, ANA)
    table.now += 4
    spent = table.table.spent(table.now)
    entries = table.table.log.entries
    again = Table(table.table.record, entries, now=9000.0, spent=spent)
    assert again.free(9000.0) == FREE_SECONDS - 54 and again.left(9000.0) == (300.0, 300.0)


def test_what_the_other_does_while_a_clock_stands_still_does_not_start_it() -> None:
    table = timed()
    table.now += 10
    table.table.pause(table.now)
    table.now += 5
    leave_and_return(table, BO)
    assert table.table.running is None and table.table.paused_at == table.now - 5
    table.now += 5
    assert table.table.left(table.now) == (50.0, 60.0)
    table.table.resume(table.now)
    table.now += 1
    assert table.table.left(table.now) == (49.0, 60.0)


def test_no_deadline_counts_where_a_bot_or_nobody_is_to_move() -> None:
    table = Played(ME, BOT, clock=m.GameClock(60))
    table.play(ANA)
    assert table.table.bot_to_move and deadline(table, {}) is None
    waiting = Played(ME, OPEN)
    assert deadline(waiting, {0: 0.0}) is None
    table.ask(ANA, m.Resign(table.id()))
    assert deadline(table, {0: 0.0}) is None


def test_whoever_leaves_can_always_do_so_though_nobody_returns_without_end() -> None:
    table = three()
    for _ in range(MOST_RETURNS):
        leave_and_return(table, CY)
    with pytest.raises(GameError) as refused:
        leave_and_return(table, CY)
    assert refused.value.code == "too-many-returns" and CY_SEAT in table.table.log.handed_over
    leave_and_return(table, BO)
    table.ask(BO, m.Leave(table.id()))
    table.play(ANA)
    table.ask(ANA, m.Leave(table.id()))
    assert table.table.log.handed_over.keys() == {0, 1, 2}
    table.ask(ANA, m.Return(table.id()))
