"""With the server away no button is dead: there is a sentence, and a next step."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.support.services import Service
from tests.support.web.pages import TablePage, open_table, sit_against_bots
from tests.support.web.people import People
from tests.support.web.wire import Wire

AWAY = "The server cannot be reached. Check your connection, then try again."
LOST = "WebSocket connection", "net::ERR_"


@pytest.fixture
def wire(server: Service) -> Iterator[Wire]:
    wire = Wire(server.port)
    wire.mend()
    yield wire
    wire.cut()


def test_play_says_why_it_cannot_and_works_when_the_server_is_back(
    people: People, wire: Wire
) -> None:
    people.expect_trouble(*LOST)
    page = people.come(base_url=wire.address)
    page.wait_for_load_state("networkidle")
    wire.cut()
    page.get_by_test_id("quick-start").click()
    expect(page.get_by_role("alert")).to_have_text(AWAY)
    expect(page.get_by_role("slider", name="Level")).to_be_visible()
    wire.mend()
    page.get_by_role("button", name="Try now").click()
    expect(page.locator(".board")).to_be_visible()


def test_the_page_opens_without_the_server_once_it_was_there(people: People, wire: Wire) -> None:
    people.expect_trouble(*LOST)
    page = people.come(base_url=wire.address)
    kept = "caches.open('manueline').then((cache) => cache.keys()).then((all) => all.length)"
    page.wait_for_function(f"() => {kept}.then((count) => count > 3)")
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    wire.cut()
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.get_by_role("link", name="Lobby", exact=True).click()
    expect(page.get_by_role("alert")).to_contain_text(AWAY)
    wire.mend()
    # The page asks again by itself, too, so that the button may be gone by now.
    try_now = page.get_by_role("button", name="Try now")
    try_now.evaluate_all("(buttons) => buttons.forEach((button) => button.click())")
    expect(page.get_by_role("alert")).to_have_count(0)
    expect(page.get_by_role("heading", name="Lobby")).to_be_visible()


def test_a_dead_board_does_not_say_that_it_is_your_turn(people: People, wire: Wire) -> None:
    people.expect_trouble(*LOST)
    page = people.come("rules/azul", base_url=wire.address)
    sit_against_bots(page)
    table = TablePage(page)
    table.wait_for_turn()
    expect(table.turn).to_contain_text("Your turn")
    wire.cut()
    expect(table.turn).to_contain_text("Connection lost")
    expect(table.turn).not_to_contain_text("Your turn")
    assert table.things == []
    expect(page.get_by_role("button", name="Undo")).to_be_disabled()
    try_now = page.get_by_role("button", name="Try now")
    expect(try_now).to_be_visible()
    wire.mend()
    # The page tries by itself, too, so that the button may be gone by now.
    try_now.evaluate_all("(buttons) => buttons.forEach((button) => button.click())")
    expect(table.turn).to_contain_text("Your turn")


def test_the_lobby_lists_no_table_whose_people_are_gone(people: People) -> None:
    ana = people.come("new?mode=friends")
    open_table(ana, "Ana of the lobby", Who_may_join="Public: listed in the lobby")
    visitor = people.come("lobby")
    card = visitor.get_by_role("article").filter(has_text="Ana of the lobby")
    expect(card).to_have_count(1)
    ana.context.close()
    expect(card).to_have_count(0)


def test_whoever_is_invited_reads_by_whom_and_to_what(people: People) -> None:
    ana = people.come("new?mode=friends")
    open_table(ana, "Ana")
    expect(ana.get_by_text("This address works on this computer only.")).to_be_visible()
    guest = people.join(ana)
    expect(guest.get_by_role("heading", level=1)).to_have_text("Ana invites you to Azul")
    expect(guest.get_by_role("heading", name="Invite", exact=True)).to_have_count(0)


def test_whoever_watches_is_told_so(people: People) -> None:
    page = people.come(None)
    sit_against_bots(page)
    visitor = people.join(page)
    expect(visitor.get_by_test_id("turn")).to_contain_text("You are watching this game.")
