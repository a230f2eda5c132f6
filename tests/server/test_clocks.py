"""Clocks: of a turn or of the game, shared by a turn's parts, standing still for bots."""

from __future__ import annotations

import pytest

from manueline.games.errors import GameError
from manueline.server import messages as m
from manueline.server.table.clocks import FREE_SECONDS
from manueline.server.table.decisions import end
from manueline.server.table.table import Table
from tests.support.server.tables import ANA, BO, BOT, ME, OPEN, Played


def clocks(table: Played, browser: str = ANA) -> m.Clocks:
    found = table.snapshot(browser).clocks
    assert isinstance(found, m.Clocks)
    return found


def two(clock: m.GameClock | m.TurnClock, game: str = "azul") -> Played:
    """Both have made their first move, so that clocks run; in Azul Ana is to move."""
    table = Played(ME, OPEN, game=game, clock=clock)
    table.sit(BO)
    while table.table.state.mid_turn or not all(map(table.table.log.has_moved, (0, 1))):
        table.play((ANA, BO)[table.table.state.mover])
    return table


@pytest.mark.parametrize("clock", [m.GameClock(30, 5), m.TurnClock(30)], ids=["game", "turn"])
def test_a_clock_starts_with_the_first_move_of_its_seat(clock: m.GameClock | m.TurnClock) -> None:
    table = Played(ME, OPEN, clock=clock)
    table.sit(BO)
    table.now += 40
    assert clocks(table) == m.Clocks([30.0, 30.0], running=0, free=20.0)
    table.play(ANA)
    earned = clocks(table).left[0]
    table.now += 50
    assert clocks(table) == m.Clocks([earned, 30.0], running=1, free=10.0)
    table.play(BO)
    table.now += 7
    assert clocks(table).left[0] == earned - 7 and clocks(table).free == 0.0


def test_but_it_does_not_wait_for_the_first_move_for_ever() -> None:
    table = Played(ME, OPEN, clock=m.GameClock(30))
    table.sit(BO)
    table.now += FREE_SECONDS + 12
    assert clocks(table) == m.Clocks([18.0, 30.0], running=0)
    assert table.table.flag_at == table.now + 18.0
    table.now += 19
    with pytest.raises(GameError) as refused:
        table.play(ANA)
    assert refused.value.code == "out-of-time"


def test_a_first_move_that_was_taken_back_started_the_clock() -> None:
    table = Played(ME, ME, clock=m.GameClock(60))
    table.play(ANA)
    table.undo(ANA)
    table.now += 10
    assert clocks(table) == m.Clocks([50.0, 60.0], running=0)


def test_a_game_clock_runs_for_the_mover_and_earns_its_increment() -> None:
    table = two(m.GameClock(60, 5))
    table.now += 10
    assert clocks(table) == m.Clocks([55.0, 65.0], running=0)
    table.play(ANA)
    assert clocks(table) == m.Clocks([60.0, 65.0], running=1)
    table.now += 7
    assert clocks(table).left == [60.0, 58.0]


def test_a_turn_clock_starts_anew_every_turn() -> None:
    table = two(m.TurnClock(30))
    table.now += 10
    table.play(ANA)
    table.now += 3
    assert clocks(table) == m.Clocks([30.0, 27.0], running=1)


def test_the_parts_of_a_turn_share_its_clock() -> None:
    table = two(m.TurnClock(30), game="duel")
    while not table.table.state.mid_turn:
        moves = [move.text for move in table.table.state.legal_moves]
        mover = (ANA, BO)[table.table.state.mover]
        table.now += 4
        table.play(mover, "draw" if "draw" in moves else moves[0])
    seat = table.table.state.mover
    assert clocks(table).left[seat] == 26.0
    table.now += 5
    assert clocks(table).left[seat] == 21.0
    while table.table.state.mid_turn:
        table.play((ANA, BO)[seat])
    assert clocks(table).left[seat] == 30.0


def test_the_clocks_of_bots_stand_still() -> None:
    table = Played(ME, BOT, clock=m.GameClock(60))
    table.play(ANA)
    table.now += 100
    assert clocks(table) == m.Clocks([60.0, 60.0], running=None)


def test_out_of_time_is_an_ending_and_no_move_comes_after_it() -> None:
    table = two(m.GameClock(60))
    table.now += 61
    with pytest.raises(GameError) as refused:
        table.play(ANA)
    assert refused.value.code == "out-of-time"
    table.apply(end(table.table, 0, "time", table.context()))
    info = table.info()
    assert info.seats[0].ending == "time" and info.phase == "over"
    assert info.result is not None and info.result.winners == [1]


def test_clocks_stand_still_while_the_server_is_down() -> None:
    table = two(m.GameClock(60))
    table.now += 20
    table.play(ANA)
    table.now += 5
    later = table.now + 3600
    again = Table(table.table.record, table.table.log.entries, now=later, spent=5)
    assert again.left(later) == (40.0, 55.0)
    assert again.left(later + 1) == (40.0, 54.0)


def test_an_undo_gives_no_time_back() -> None:
    table = Played(ME, ME, clock=m.GameClock(60))
    table.play(ANA)
    table.play(ANA)
    table.now += 10
    table.play(ANA)
    table.now += 10
    table.undo(ANA)
    assert clocks(table) == m.Clocks([50.0, 50.0], running=0)
