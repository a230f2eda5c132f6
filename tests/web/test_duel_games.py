"""Whole games of Azul Duel, from the start page to the final breakdown."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.support.services import Service
from tests.support.web.inputs import Keyboard
from tests.support.web.pages import (
    HURRIED_OR_WHOLE,
    TablePage,
    act_until,
    assert_adds_up,
    open_table,
    play_ahead,
    play_to_the_end,
    sit_against_bots,
    sit_down,
    start_against_bots,
)
from tests.support.web.people import People


@pytest.mark.ci
def test_a_whole_game_by_mouse_ends_with_a_breakdown_that_adds_up(people: People) -> None:
    page = people.come()
    start_against_bots(page, "Azul Duel")
    expect(page.get_by_text("Round 1 of 5")).to_be_visible()
    table = TablePage(page)
    play_to_the_end(table)
    assert_adds_up(table, seats=2)
    assert table.breakdown()["Start"] == ["5", "5"]
    kinds = {thing.split("-")[0] for thing in table.picked}
    assert {"sun", "moon", "line", "plate", "space"} <= kinds


@HURRIED_OR_WHOLE
def test_a_game_by_keyboard_alone(people: People, server: Service, whole: bool) -> None:
    page = people.come()
    keys = Keyboard()
    keys.tab_to(page, page.get_by_role("radio", name="Azul", exact=False).first)
    keys.press(page, "ArrowRight")
    keys.tab_to(page, page.get_by_test_id("quick-start"))
    keys.press(page, "Enter")
    expect(page.get_by_text("Round 1 of 5")).to_be_visible()
    table = TablePage(page, keys, seed=3)
    if not whole:
        act_until([table], lambda: "Round 2" in table.round.inner_text())
        play_ahead(page, server, round_=5)
    play_to_the_end(table)
    assert_adds_up(table, seats=2)


def test_a_plate_is_turned_by_button_and_by_key_and_shown_before_it_is_laid(
    people: People,
) -> None:
    page = people.come(None)
    sit_against_bots(page, "Azul Duel")
    table = TablePage(page)
    table.wait_for_turn()
    page.locator('button[data-thing^="plate-"][data-state="can"]').first.click()
    held = page.locator(".held")
    expect(held).to_have_attribute("style", "rotate: 0deg;")
    table.button("Turn right").click()
    expect(held).to_have_attribute("style", "rotate: 90deg;")
    page.keyboard.press("r")
    expect(held).to_have_attribute("style", "rotate: 180deg;")
    page.keyboard.press("Shift+R")
    expect(held).to_have_attribute("style", "rotate: 90deg;")
    space = page.locator('button[data-thing^="space-"][data-state="can"]').first
    space.hover()
    expect(space.locator(".cell")).to_have_count(4)
    before = table.version
    space.click()
    expect(page.locator(".player-board.own .laid:not(.free)")).to_have_count(1)
    assert table.version > before


@pytest.mark.ci
def test_two_people_with_four_drawn_tablets(people: People) -> None:
    ana = people.come("new?mode=friends")
    ana.get_by_role("group", name="Game").get_by_text("Azul Duel", exact=True).click()
    open_table(ana, "Ana", Scoring_tablets="Draw four")
    bo = people.join(ana)
    sit_down(bo, "Bo")
    tables = [TablePage(ana, seed=5), TablePage(bo, seed=6)]
    play_to_the_end(*tables)
    assert tables[0].breakdown() == tables[1].breakdown()
