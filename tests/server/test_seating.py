"""Setting tables, names, seats and links."""

from __future__ import annotations

import pytest

from manueline.games.errors import GameError
from manueline.server import messages as m
from manueline.server.table import seating
from manueline.server.table.creation import new_table
from manueline.server.table.identity import browser_id_of, link_token
from manueline.server.table.names import clean_name
from tests.support.server.tables import ANA, BO, BOT, CY, DEE, LEVELS, ME, OPEN, SEED, Played


@pytest.mark.parametrize(
    ("wanted", "code"),
    [
        (m.NewTable("chess", {}, [ME, BOT]), "unknown-game"),
        (m.NewTable("azul", {"players": "9"}, [ME, BOT]), "bad-option"),
        (m.NewTable("azul", {"players": "3"}, [ME, BOT]), "wrong-seats"),
        (m.NewTable("azul", {}, [ME, m.NewSeat("bot", bot="god")]), "unknown-bot"),
        (m.NewTable("azul", {}, [BOT, OPEN], dealer="hand"), "nobody"),
        (m.NewTable("azul", {}, [ME, ME], dealer="hand", clock=m.TurnClock(30)), "no-clock"),
    ],
)
def test_a_table_that_cannot_be_is_refused(wanted: m.NewTable, code: str) -> None:
    with pytest.raises(GameError) as refused:
        new_table(wanted, ANA, LEVELS, "id", SEED, 0.0)
    assert refused.value.code == code


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("  Ana \n Bo ", "Ana Bo"),
        ("\u202eevil\u200b\x00", "evil"),
        ("x" * 60, "x" * 24),
        ("Zażółć", "Zażółć"),
        ("<b>", "<b>"),
        ("\u0007", ""),
        ("👩\u200d🚀", "👩\u200d🚀"),
        ("می\u200cخواهم", "می\u200cخواهم"),
        ("\u200dAna\u200d", "Ana"),
        ("A\u200d b", "A b"),
    ],
)
def test_names_are_bounded_and_lose_what_is_not_seen(typed: str, shown: str) -> None:
    assert clean_name(typed) == shown


def test_a_seat_is_taken_once() -> None:
    table = Played(ME, OPEN, OPEN)
    table.sit(BO, "Bo", seat=2)
    assert table.info().seats[2].name == "Bo"
    with pytest.raises(GameError) as refused:
        table.sit(CY, "Cy", seat=2)
    assert refused.value.code == "seat-taken"
    table.sit(BO, "Bo again")
    assert table.table.seats_of(browser_id_of(BO)) == [2]
    table.sit(CY)
    with pytest.raises(GameError):
        table.sit("dee")


def test_only_hashes_of_browsers_and_links_are_kept() -> None:
    table = Played(ME, OPEN)
    token = link_token(ANA, "table", 0)
    assert ANA not in str(table.table.record) and token not in str(table.table.record)


def test_a_link_opens_its_seat_in_another_browser_and_no_other_link_does() -> None:
    table = Played(ME, OPEN)
    table.apply(seating.claim(table.table, "phone", link_token(ANA, "table", 0)))
    assert table.table.seats_of(browser_id_of("phone")) == [0]
    for token in (link_token(BO, "table", 0), link_token(ANA, "table", 1)):
        with pytest.raises(GameError) as refused:
            seating.claim(table.table, "thief", token)
        assert refused.value.code == "bad-link"


def test_a_browser_that_came_by_a_link_can_make_its_own() -> None:
    table = Played(ME, OPEN)
    table.apply(seating.claim(table.table, "phone", link_token(ANA, "table", 0)))
    table.apply(seating.with_links(table.table, "phone"))
    table.apply(seating.claim(table.table, "tv", link_token("phone", "table", 0)))
    assert table.table.seats_of(browser_id_of("tv")) == [0]


def test_a_seat_is_held_in_a_few_browsers_only() -> None:
    table = Played(ME, OPEN)
    token = link_token(ANA, "table", 0)
    for number in range(seating.MOST_BROWSERS - 1):
        table.apply(seating.claim(table.table, f"b{number}", token))
    with pytest.raises(GameError):
        seating.claim(table.table, "one more", token)


def test_people_say_known_phrases_only() -> None:
    table = Played(ME, BOT)
    table.ask(ANA, m.Say(table.id(), "well-played"))
    assert table.table.record.said is not None and table.table.record.said.number == 1
    with pytest.raises(GameError):
        table.ask(ANA, m.Say(table.id(), "<script>"))


def test_revoked_links_open_nothing_and_the_next_ones_do() -> None:
    table = Played(ME, OPEN)
    old = link_token(ANA, "table", 0)
    table.apply(seating.claim(table.table, "thief", old))
    table.apply(seating.revoke_links(table.table, ANA, 0))
    assert table.table.seats_of(browser_id_of("thief")) == []
    assert table.table.seats_of(browser_id_of(ANA)) == [0]
    with pytest.raises(GameError) as refused:
        seating.claim(table.table, "thief", old)
    assert refused.value.code == "bad-link"
    table.apply(seating.with_links(table.table, ANA))
    table.apply(seating.claim(table.table, "phone", seating.own_link(table.table, ANA, 0)))
    assert table.table.seats_of(browser_id_of("phone")) == [0]
    with pytest.raises(GameError):
        seating.revoke_links(table.table, BO, 0)


def test_only_the_host_takes_several_open_seats() -> None:
    table = Played(ME, OPEN, OPEN, OPEN)
    table.sit(BO, "Bo")
    with pytest.raises(GameError) as refused:
        table.sit(BO, "Bo again", seat=2)
    assert refused.value.code == "one-seat"
    table.sit(ANA, "Ana's sister", seat=2)
    assert table.table.seats_of(browser_id_of(ANA)) == [0, 2]


def test_a_seat_that_is_not_there_is_refused_and_an_own_one_is_kept() -> None:
    table = Played(ME, OPEN)
    with pytest.raises(GameError) as refused:
        table.sit(BO, "Bo", seat=3)
    assert refused.value.code == "no-such-seat"
    assert seating.sit(table.table, ANA, m.Sit("Ana", 0)) is None
    assert seating.claim(table.table, ANA, link_token(ANA, "table", 0)) is None
    assert seating.with_links(table.table, ANA) is None


# --- the ready check -------------------------------------------------------------------------


def test_a_table_of_the_lobby_begins_when_everybody_has_said_that_they_are_ready() -> None:
    table = Played(ME, OPEN, OPEN, public=True)
    table.sit(BO)
    assert table.info().awaited == [], "a seat is still open"
    table.sit(CY)
    assert table.info().awaited == [0, 1], "whoever came last is there"
    assert table.info().phase == "waiting" and table.table.version == 0
    with pytest.raises(GameError) as refused:
        table.play(ANA, "1B>1")
    assert refused.value.code == "not-playing"
    table.ask(BO, m.Ready(table.id()))
    assert table.info().awaited == [0] and table.info().phase == "waiting"
    table.ask(ANA, m.Ready(table.id()))
    assert table.info().awaited == [] and table.info().phase == "playing"
    assert table.snapshot(ANA).legal, "the first round is dealt"


def test_whoever_is_not_awaited_cannot_say_that_they_are_ready() -> None:
    table = Played(ME, OPEN, public=True)
    for browser in (ANA, BO):
        with pytest.raises(GameError):
            table.ask(browser, m.Ready(table.id()))
    table.sit(BO)
    with pytest.raises(GameError) as refused:
        table.ask(BO, m.Ready(table.id()))
    assert refused.value.code == "not-awaited"


def test_nobody_is_asked_at_a_table_that_was_shared_by_a_link_or_is_at_one_screen() -> None:
    by_link = Played(ME, OPEN)
    by_link.sit(BO)
    one_screen, with_a_bot = Played(ME, ME, public=True), Played(ME, BOT, public=True)
    host_alone = Played(ME, OPEN, public=True)
    host_alone.sit(ANA, seat=1)
    for table in (by_link, one_screen, with_a_bot, host_alone):
        assert table.info().phase == "playing" and table.info().awaited == []


def test_whoever_leaves_before_the_game_opens_the_seat_and_all_are_asked_again() -> None:
    table = Played(ME, OPEN, OPEN, public=True)
    table.sit(BO)
    table.sit(CY)
    table.ask(BO, m.Ready(table.id()))
    table.ask(ANA, m.Leave(table.id()))
    assert table.info().awaited == [] and table.info().seats[0].kind == "open"
    table.sit(DEE)
    assert table.info().awaited == [1, 2]


def test_a_game_that_has_begun_waits_for_nobody_again() -> None:
    table = Played(ME, OPEN, public=True)
    table.sit(BO)
    table.ask(ANA, m.Ready(table.id()))
    table.apply(seating.claim(table.table, "phone", link_token(ANA, "table", 0)))
    table.apply(seating.revoke_links(table.table, BO, 1))
    assert table.info().phase == "playing" and table.again().phase == "playing"
