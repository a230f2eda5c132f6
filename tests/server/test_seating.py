"""Setting tables, names, seats and links."""

from __future__ import annotations

import pytest

from manueline.games.errors import GameError
from manueline.server import messages as m
from manueline.server.table import seating
from tests.support.server.tables import ANA, BO, BOT, CY, LEVELS, ME, OPEN, SEED, Played


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
        seating.set_table(wanted, ANA, LEVELS, "id", SEED, 0.0)
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
    ],
)
def test_names_are_bounded_and_lose_what_is_not_seen(typed: str, shown: str) -> None:
    assert seating.clean_name(typed) == shown


def test_a_seat_is_taken_once() -> None:
    table = Played(ME, OPEN, OPEN)
    table.sit(BO, "Bo", seat=2)
    assert table.info().seats[2].name == "Bo"
    with pytest.raises(GameError) as refused:
        table.sit(CY, "Cy", seat=2)
    assert refused.value.code == "seat-taken"
    table.sit(BO, "Bo again")
    assert table.table.seats_of(seating.hashed(BO)) == [2]
    table.sit(CY)
    with pytest.raises(GameError):
        table.sit("dee")


def test_only_hashes_of_browsers_and_links_are_kept() -> None:
    table = Played(ME, OPEN)
    token = seating.link_token(ANA, "table", 0)
    assert ANA not in str(table.table.sheet) and token not in str(table.table.sheet)


def test_a_link_opens_its_seat_in_another_browser_and_no_other_link_does() -> None:
    table = Played(ME, OPEN)
    table.commit(seating.claim(table.table, "phone", seating.link_token(ANA, "table", 0)))
    assert table.table.seats_of(seating.hashed("phone")) == [0]
    for token in (seating.link_token(BO, "table", 0), seating.link_token(ANA, "table", 1)):
        with pytest.raises(GameError) as refused:
            seating.claim(table.table, "thief", token)
        assert refused.value.code == "bad-link"


def test_a_browser_that_came_by_a_link_can_make_its_own() -> None:
    table = Played(ME, OPEN)
    table.commit(seating.claim(table.table, "phone", seating.link_token(ANA, "table", 0)))
    table.commit(seating.with_link(table.table, "phone"))
    table.commit(seating.claim(table.table, "tv", seating.link_token("phone", "table", 0)))
    assert table.table.seats_of(seating.hashed("tv")) == [0]


def test_a_seat_is_held_in_a_few_browsers_only() -> None:
    table = Played(ME, OPEN)
    token = seating.link_token(ANA, "table", 0)
    for number in range(seating.MOST_HOLDERS - 1):
        table.commit(seating.claim(table.table, f"b{number}", token))
    with pytest.raises(GameError):
        seating.claim(table.table, "one more", token)


def test_people_say_known_phrases_only() -> None:
    table = Played(ME, BOT)
    table.ask(ANA, m.Say(table.id(), "well-played"))
    assert table.table.sheet.said is not None and table.table.sheet.said.number == 1
    with pytest.raises(GameError):
        table.ask(ANA, m.Say(table.id(), "<script>"))
