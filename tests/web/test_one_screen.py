"""Several people around one screen: the hot seat, and the companion of a real box."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.support.web.pages import TablePage, act_until, open_table
from tests.support.web.people import People
from tests.support.web.places import PLACES


def name_both(page: Page) -> None:
    fields = page.get_by_placeholder("Nickname")
    expect(fields).to_have_count(2)
    fields.first.fill("Ana")
    fields.last.fill("Bo")


def test_around_one_screen_both_play_azul_in_turn(people: People) -> None:
    page = people.come("new?mode=hot-seat")
    name_both(page)
    open_table(page, Who_starts="Seat 1")
    table = TablePage(page)
    expect(table.turn).to_contain_text("Ana is to move.")
    table.wait_for_turn()
    table.move()
    expect(table.turn).to_contain_text("Bo is to move.")
    table.wait_for_turn()
    table.move()
    expect(table.turn).to_contain_text("Ana is to move.")


def test_in_duel_a_curtain_falls_whenever_drawn_plates_are_about_to_be_seen(people: People) -> None:
    """It used to stay up at a player's second drawing, if the other had drawn nothing since."""
    page = people.come("new?mode=hot-seat")
    name_both(page)
    open_table(page, Game="Azul Duel", Who_starts="Seat 1")
    table = TablePage(page)
    table.avoided = frozenset({"stack"})  # nobody else draws in between
    who = "Ana"
    for _ in range(2):
        # What can be picked first: while a move is on its way nothing can, and the turn is old.
        act_until([table], lambda: "stack" in table.things and who in table.turn.inner_text())
        page.locator('button[data-thing="stack"]').click()
        stop = page.get_by_role("button", name="Stop drawing")
        curtain = page.get_by_role("heading", name=f"Only for {who} now")
        expect(stop.or_(curtain)).to_be_visible()
        if stop.is_visible():  # D13: without a point left it stops by itself
            stop.click()
        expect(curtain).to_be_visible()
        expect(page.locator(".board")).to_have_count(0)
        page.get_by_role("button", name=f"I am {who}").click()
        expect(page.locator(".board")).to_be_visible()
        expect(curtain).to_have_count(0)
        drawn = page.get_by_role("group", name="Plates drawn").locator("[data-thing]")
        act_until([table], lambda: who not in table.turn.inner_text())
        expect(drawn).to_have_count(0)


def test_behind_the_curtain_nobody_gets_a_hint(people: People) -> None:
    """It used to tell whoever held the device which of the hidden plates to keep."""
    page = people.come(None)
    PLACES["curtain"](page)
    hint = page.get_by_role("button", name="Hint")
    expect(hint).to_be_disabled()
    page.keyboard.press("h")
    expect(hint).to_have_text("Hint")
    who = page.locator(".curtain button")
    who.click()
    expect(page.get_by_test_id("turn")).not_to_contain_text("Best move")
    expect(hint).to_be_enabled()


DEAL = "BBBYYYRRKKWWBBYYRRKK"


def test_the_companion_takes_typed_deals_and_keeps_the_score(people: People) -> None:
    page = people.come("new?mode=companion")
    open_table(page, Who_starts="Seat 1")
    expect(page.get_by_text("Type in the tiles that were drawn")).to_be_visible()
    page.keyboard.type(DEAL, delay=30)
    table = TablePage(page)
    act_until([], lambda: bool(table.things))
    shown = page.locator(".factory").evaluate_all(
        "factories => factories.map((one) => one.getAttribute('aria-label'))"
    )
    assert len(shown) == 5 and all("empty" not in one for one in shown)
    assert page.locator('button[data-thing="take-1-B"]').count() == 1
    page.keyboard.press("h")
    expect(page.get_by_text("Best move").first).to_be_visible()
    act_until([table], lambda: "Round 2" in table.round.inner_text())
    expect(page.get_by_text("Type in the tiles that were drawn")).to_be_visible()


def test_a_tile_that_the_bag_cannot_hold_is_refused_in_words(people: People) -> None:
    page = people.come("new?mode=companion")
    open_table(page, Who_starts="Seat 1", Players="4")
    page.keyboard.type("B" * 21, delay=60)
    expect(page.get_by_text("The bag cannot hold another tile of this colour.")).to_be_visible()
    sixth = page.locator(".factory").nth(5)
    expect(sixth).to_have_attribute("aria-label", "Factory 6: empty")
    page.keyboard.press("y")
    expect(sixth).to_have_attribute("aria-label", "Factory 6: 1 yellow")
