"""What people do together at a table: watch, talk, take back, play again, leave."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.support.web.pages import (
    TablePage,
    act_until,
    open_table,
    set_table,
    sit_against_bots,
    sit_down,
    start_against_bots,
    take_seat,
)
from tests.support.web.people import People


@pytest.fixture
def ana(people: People) -> Page:
    """Whoever has opened the table, and begins."""
    page = people.come(None)
    set_table(page, "azul", [{"kind": "me", "name": "Ana"}, {"kind": "open"}], start="1")
    return page


@pytest.fixture
def bo(people: People, ana: Page) -> Page:
    """Whoever has taken the other seat."""
    page = people.come(None)
    table = ana.url.rpartition("/")[2]
    assert page.request.post(f"/api/tables/{table}/seats", data={"name": "Bo"}).ok
    page.goto(ana.url)
    expect(page.locator(".board")).to_be_visible()
    return page


def test_a_public_table_is_found_in_the_lobby_and_joined(people: People) -> None:
    ana = people.come("new?mode=friends")
    open_table(ana, "Lobbyist", Who_may_join="Public: listed in the lobby")
    expect(ana.get_by_role("heading", name="Waiting for players…")).to_be_visible()
    expect(ana.get_by_role("img", name="QR code")).to_be_visible()
    expect(ana.get_by_test_id("share-link")).to_have_value(ana.url)
    bo = people.come("lobby")
    bo.get_by_role("article").filter(has_text="Lobbyist").get_by_role("link", name="Join").click()
    take_seat(bo, "Bo")
    expect(bo.get_by_text("Waiting for Lobbyist…")).to_be_visible()
    expect(ana.get_by_test_id("seat-0")).to_contain_text("not ready yet")
    assert bo.get_by_role("button", name="I am ready").count() == 0
    assert ana.locator(".board").count() == bo.locator(".board").count() == 0
    ana.get_by_role("button", name="I am ready").click()
    for page in (ana, bo):
        expect(page.locator(".board")).to_be_visible()


def test_a_full_table_of_the_lobby_can_be_left_before_the_game(people: People) -> None:
    ana = people.come("new?mode=friends")
    open_table(ana, "Ana", Who_may_join="Public: listed in the lobby")
    bo = people.join(ana)
    take_seat(bo, "Bo")
    bo.get_by_role("button", name="Give up my seat").click()
    expect(ana.get_by_role("heading", name="Waiting for players…")).to_be_visible()
    expect(bo.get_by_role("button", name="Take a seat")).to_be_visible()


def test_a_link_opens_a_seat_elsewhere_until_it_is_revoked(
    people: People, ana: Page, bo: Page
) -> None:
    table = ana.url.rpartition("/")[2]
    [token] = ana.request.get(f"/api/tables/{table}/seats").json()["tokens"]
    elsewhere = people.come(f"table/{table}#seat={token}")
    expect(elsewhere.get_by_test_id("turn")).to_contain_text("Your turn")
    ana.get_by_role("tab", name="Table").click()
    ana.get_by_role("button", name="Revoke this seat’s links").click()
    ana.get_by_role("dialog").get_by_role("button", name="Revoke this seat’s links").click()
    expect(elsewhere.get_by_test_id("turn")).to_contain_text("You are watching this game.")
    expect(ana.get_by_test_id("turn")).to_contain_text("Your turn")


def test_a_spectator_sees_every_move_and_can_make_none(people: People, ana: Page, bo: Page) -> None:
    watcher = people.join(ana)
    seen = TablePage(watcher)
    expect(seen.board).to_be_visible()
    tables = [TablePage(ana, seed=1), TablePage(bo, seed=2)]
    act_until(tables, lambda: tables[0].log.count() > 8)
    expect(seen.log).to_have_count(tables[0].log.count())
    assert seen.things == []
    assert not seen.button("Undo").is_visible() and not seen.button("Hint").is_visible()
    ana.get_by_role("tab", name="Table").click()
    expect(ana.get_by_text("1 person is watching")).to_be_visible()


def test_a_rematch_moves_everybody_to_the_new_table(people: People, ana: Page, bo: Page) -> None:
    watcher = people.join(ana)
    expect(watcher.locator(".board")).to_be_visible()
    old = ana.url
    bo.get_by_role("tab", name="Table").click()
    bo.get_by_role("button", name="Resign").click()
    bo.get_by_role("dialog").get_by_role("button", name="Resign").click()
    expect(ana.get_by_test_id("result")).to_contain_text("You win!")
    ana.get_by_role("button", name="Rematch").click()
    expect(bo.get_by_text("Ana wants a rematch.")).to_be_visible()
    bo.get_by_role("button", name="Rematch").click()
    for page in (ana, bo, watcher):
        expect(page).not_to_have_url(old)
        expect(page.locator(".board")).to_be_visible()
        assert page.url == ana.url
    tables = [TablePage(ana, seed=1), TablePage(bo, seed=2)]
    act_until(tables, lambda: tables[0].log.count() > 4)


@pytest.mark.parametrize("game", ["Azul", "Azul Duel"])
def test_a_game_given_up_before_anybody_scored_shows_no_table_of_points(
    people: People, game: str
) -> None:
    """In Duel the points to begin with used to make one."""
    page = people.come(None)
    sit_against_bots(page, game)
    TablePage(page).wait_for_turn()
    page.get_by_role("tab", name="Table").click()
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    result = page.get_by_test_id("result")
    expect(result).to_contain_text("The game ended before anybody scored.")
    expect(result.get_by_role("table")).to_have_count(0)
    expect(result.get_by_role("img")).to_have_count(0)
    expect(result).not_to_contain_text("where the points went")


def test_against_a_bot_a_move_is_undone_at_once_with_the_bots_answer(people: People) -> None:
    page = people.come(None)
    sit_against_bots(page)
    table = TablePage(page)
    table.wait_for_turn()
    things = table.things
    table.move()
    table.wait_for_turn()
    assert table.things != things
    page.keyboard.press("u")
    expect(table.turn).to_contain_text("Your turn")
    act_until([], lambda: table.things == things)
    expect(page.locator("li.gone")).not_to_have_count(0)


def test_a_move_that_waits_for_confirmation_can_be_put_back_unseen(people: People) -> None:
    page = people.come()
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("switch", name="Ask before a move is made").check()
    page.keyboard.press("Escape")
    start_against_bots(page)
    table = TablePage(page)
    table.wait_for_turn()
    version, things = table.version, table.things
    table.act()
    table.act()
    expect(table.turn).to_contain_text("Nobody sees the move until you confirm it.")
    table.button("Undo").click()
    assert (table.version, table.things) == (version, things)
    table.act()
    table.act()
    table.button("Confirm the move").click()
    act_until([], lambda: table.version > version)


def test_a_takeback_needs_the_others_consent(ana: Page, bo: Page) -> None:
    tables = [TablePage(ana), TablePage(bo)]
    tables[0].wait_for_turn()
    things = tables[0].things
    tables[0].move()
    tables[0].button("Ask for a takeback").click()
    expect(ana.get_by_text("You asked for a takeback.")).to_be_visible()
    bo.get_by_role("button", name="Refuse").click()
    expect(ana.get_by_text("You asked for a takeback.")).to_have_count(0)
    assert tables[0].things == []
    tables[0].button("Ask for a takeback").click()
    bo.get_by_role("button", name="Allow").click()
    act_until([], lambda: tables[0].things == things)


def test_nothing_is_taken_back_across_a_deal(people: People) -> None:
    page = people.come(None)
    sit_against_bots(page)
    table = TablePage(page)
    act_until([table], lambda: "Round 2" in table.round.inner_text())
    table.wait_for_turn()
    page.keyboard.press("Escape")  # the last act may have picked tiles of the new round already
    things = table.things
    expect(table.button("Undo")).to_be_disabled()
    table.move()
    table.wait_for_turn()
    table.button("Undo").click()
    act_until([], lambda: table.things == things)
    expect(table.button("Undo")).to_be_disabled()
    expect(table.round).to_have_text("Round 2")


def test_a_leaver_is_stood_in_for_and_takes_the_seat_back(ana: Page, bo: Page) -> None:
    ana.get_by_role("tab", name="Table").click()
    ana.get_by_role("button", name="Leave for now").click()
    ana.get_by_role("dialog").get_by_role("button", name="Leave for now").click()
    expect(bo.get_by_test_id("seat-0")).to_contain_text("a bot plays on")
    table = TablePage(bo)
    table.wait_for_turn()
    ana.get_by_role("button", name="Take my seat back").click()
    expect(bo.get_by_test_id("seat-0")).not_to_contain_text("a bot plays on")
    table.move()
    TablePage(ana).wait_for_turn()


def test_people_talk_in_phrases_that_each_reads_in_their_own_language(
    people: People, ana: Page
) -> None:
    bo = people.join(ana, locale="it-IT")
    bo.locator("form input").fill("Bo")
    bo.locator("form button[type=submit]").click()
    expect(bo.locator(".board")).to_be_visible()
    ana.get_by_role("tab", name="Talk").click()
    ana.get_by_role("button", name="Good luck!").click()
    expect(ana.get_by_text("Ana: Good luck!")).to_be_visible()
    expect(bo.get_by_text("Ana: Buona fortuna!")).to_be_visible()


def test_a_nickname_is_shown_as_it_was_written_and_never_run(people: People) -> None:
    page = people.come("new?mode=friends")
    open_table(page, "<b>&amp;<img src=x>")
    expect(page.get_by_test_id("seat-0").locator(".name")).to_have_text("<b>&amp;<img src=x>")


def test_the_hint_names_a_move_and_marks_it_on_the_board(people: People) -> None:
    page = people.come(None)
    sit_against_bots(page)
    table = TablePage(page)
    table.wait_for_turn()
    page.keyboard.press("h")
    expect(page.get_by_text("Best move").first).to_be_visible()
    expect(page.locator("button[data-hint]")).not_to_have_count(0)


def test_the_same_seat_is_open_in_two_tabs(people: People) -> None:
    page = people.come(None)
    sit_against_bots(page)
    second = page.context.new_page()
    second.goto(page.url)
    tables = [TablePage(page, seed=1), TablePage(second, seed=2)]
    for table in tables:
        table.wait_for_turn()
    assert tables[0].things == tables[1].things
    tables[1].move()
    tables[1].wait_for_turn()
    expect(tables[0].log).to_have_count(tables[1].log.count())
    assert tables[0].things == tables[1].things


def test_a_game_that_was_left_is_found_again_on_the_start_page(people: People) -> None:
    page = people.come()
    start_against_bots(page)
    address = page.url
    page.get_by_role("link", name="Manueline").click()
    page.get_by_role("region", name="Your tables").get_by_role("link").click()
    expect(page).to_have_url(address)
    expect(page.locator(".board")).to_be_visible()


def test_whoever_runs_out_of_time_has_lost(people: People) -> None:
    page = people.come("new?mode=friends")
    page.get_by_role("group", name="Clock").get_by_text("Per turn").click()
    page.get_by_label("Seconds").fill("5")
    open_table(page, "Ana", Who_starts="Seat 1")
    bo = people.join(page)
    sit_down(bo, "Bo")
    expect(page.get_by_role("timer")).to_have_count(2)
    waiting = page.get_by_role("timer", name="Ana has 5.0; the clock starts with the first move.")
    expect(waiting).to_be_visible()
    TablePage(page).move()
    TablePage(bo).move()
    expect(waiting).to_have_count(0)
    expect(page.get_by_test_id("result")).to_contain_text("Bo wins.")
    expect(page.get_by_test_id("seat-0")).to_contain_text("out of time")
