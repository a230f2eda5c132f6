"""Whole games of Azul, from the start page to the final breakdown."""

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


def test_two_people_in_two_browsers_play_by_mouse_to_the_final_breakdown(people: People) -> None:
    ana = people.come("new?mode=friends")
    open_table(ana, "Ana")
    bo = people.join(ana)
    sit_down(bo, "Bo")
    tables = [TablePage(ana, seed=1), TablePage(bo, seed=2)]
    play_to_the_end(*tables)
    for table in tables:
        assert_adds_up(table, seats=2)
    assert tables[0].breakdown() == tables[1].breakdown()
    assert tables[0].breakdown()[""] == ["Ana", "Bo"]


@HURRIED_OR_WHOLE
def test_one_person_plays_three_bots(people: People, server: Service, whole: bool) -> None:
    page = people.come()
    start_against_bots(page, bots=3)
    table = TablePage(page)
    expect(page.locator(".factory")).to_have_count(9)
    if not whole:
        play_ahead(page, server, round_=4)
    play_to_the_end(table)
    assert_adds_up(table, seats=4)


@HURRIED_OR_WHOLE
def test_on_the_grey_wall_the_player_chooses_each_space(
    people: People, server: Service, whole: bool
) -> None:
    page = people.come("new")
    page.get_by_role("combobox", name="Seat 2").select_option("bot")
    page.get_by_label("Level").select_option("novice")
    open_table(page, Wall="Grey wall")
    table = TablePage(page)
    if not whole:
        act_until([table], lambda: any(thing.startswith("cell-") for thing in table.picked))
        play_ahead(page, server, round_=4)
    play_to_the_end(table)
    assert any(thing.startswith("cell-") for thing in table.picked)
    assert_adds_up(table, seats=2)


@HURRIED_OR_WHOLE
def test_a_game_is_played_by_keyboard_alone(people: People, server: Service, whole: bool) -> None:
    page = people.come()
    keys = Keyboard()
    keys.tab_to(page, page.get_by_test_id("quick-start"))
    keys.press(page, "Enter")
    expect(page.locator(".board")).to_be_visible()
    table = TablePage(page, keys)
    if not whole:
        act_until([table], lambda: "Round 2" in table.round.inner_text())
        play_ahead(page, server, round_=4)
    play_to_the_end(table)
    assert_adds_up(table, seats=2)


def test_letters_walk_the_tiles_of_a_colour_and_numbers_put_them_into_a_line(
    people: People,
) -> None:
    page = people.come(None)
    sit_against_bots(page)
    table = TablePage(page)
    table.wait_for_turn()
    colour = table.things[0][-1]
    page.keyboard.press(colour.lower())
    focused = page.locator("button[data-thing]:focus")
    expect(focused).to_have_attribute("data-thing", table.things[0])
    before = table.version
    page.keyboard.press("5")
    expect(page.locator('[data-anchor^="slot-0-4-0"] svg')).to_be_visible()
    assert table.version > before


@pytest.mark.ci
@pytest.mark.parametrize("bots", [1, 2])
def test_a_game_with_its_animations_comes_to_its_end(people: People, bots: int) -> None:
    page = people.come(reduced_motion="no-preference")
    page.get_by_role("button", name="Settings").click()
    page.get_by_text("Fast", exact=True).click()
    page.keyboard.press("Escape")
    start_against_bots(page, bots=bots)
    table = TablePage(page)
    play_to_the_end(table)
    assert_adds_up(table, seats=bots + 1)
