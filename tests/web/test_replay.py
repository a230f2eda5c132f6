"""Looking at games again: slider, links, records, and the check of the dealer."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from manueline.dealer import commitment_of, parse_seed
from manueline.games.azul import Azul
from manueline.games.values import NATURE
from manueline.records import Entry, Record, parse_records, write_record
from tests.support.web.axe import complaints
from tests.support.web.coach import short_record
from tests.support.web.edges import resize
from tests.support.web.pages import TablePage, play_to_the_end, sit_against_bots, start_against_bots
from tests.support.web.people import People


@pytest.fixture(scope="module")
def given_up(regulars: People) -> Page:
    """The page of a short game that was given up after a few moves."""
    page = regulars.come(None)
    sit_against_bots(page)
    table = TablePage(page)
    for _ in range(3):
        table.wait_for_turn()
        table.move()
    page.get_by_role("tab", name="Table").click()
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    expect(table.result).to_be_visible()
    return page


@pytest.fixture
def over(given_up: Page) -> Iterator[Page]:
    """That game, opened once more by whoever played it."""
    page = given_up.context.new_page()
    page.goto(given_up.url)
    page.get_by_role("tab", name="Table").click()
    yield page
    page.close()


def test_the_slider_leads_to_every_position_and_the_address_keeps_it(
    people: People, over: Page
) -> None:
    over.get_by_role("link", name="Replay this game").click()
    slider = over.get_by_role("slider")
    last = int(slider.get_attribute("max") or 0)
    assert last > 6
    slider.fill(str(last - 1))
    expect(over.get_by_test_id("ply")).to_have_text(f"Move {last - 1} of {last}")
    expect(over).to_have_url(re.compile(f"#{last - 1}$"))
    over.get_by_role("button", name="One move back").click()
    expect(over.get_by_test_id("ply")).to_have_text(f"Move {last - 2} of {last}")
    expect(over).to_have_url(re.compile(f"#{last - 2}$"))
    board = over.locator(".board").inner_html()
    visitor = people.join(over)
    expect(visitor.get_by_test_id("ply")).to_have_text(f"Move {last - 2} of {last}")
    assert visitor.locator(".board").inner_html() == board


def test_keys_leaf_through_a_game(over: Page) -> None:
    over.get_by_role("link", name="Replay this game").click()
    ply = over.get_by_test_id("ply")
    expect(ply).to_contain_text("Move 2 of")  # start player, deal
    for key, text in (("ArrowRight", "Move 3 of"), ("ArrowRight", "Move 4 of"), ("Home", "Move 0")):
        over.keyboard.press(key)
        expect(ply).to_contain_text(text)
    over.keyboard.press("End")
    expect(over.get_by_role("button", name="One move on")).to_be_visible()
    last = over.get_by_role("slider").get_attribute("max")
    expect(ply).to_have_text(f"Move {last} of {last}")


GAME = short_record(decisions=24)
"""It has two rounds."""


def opened(page: Page) -> Page:
    page.locator("textarea").fill(GAME)
    page.locator("form button[type=submit]").click()
    expect(page.get_by_test_id("ply")).to_contain_text("Move 2 of")
    return page


def framed(page: Page) -> list[str]:
    """What the frames on the board stand around."""
    found: list[str] = page.locator(".board [data-mark]").evaluate_all(
        "all => all.map((one) => one.outerHTML.slice(0, 90))"
    )
    return found


def test_all_moves_are_listed_by_rounds_and_lead_to_their_positions(people: People) -> None:
    page = opened(people.come("replay"))
    ply, moves = page.get_by_test_id("ply"), page.get_by_role("region", name="Log")
    *steps, _ = parse_records(GAME)[0].steps()
    decisions = [index + 1 for index, step in enumerate(steps) if step.state.turn != NATURE]
    rows = moves.locator("li[data-seat]:not([data-seat='-1']) button")
    expect(rows).to_have_count(len(decisions))
    rows.nth(5).click()
    expect(ply).to_contain_text(f"Move {decisions[5]} of")
    expect(rows.nth(5)).to_have_attribute("aria-current", "step")
    deal = next(index for index, step in enumerate(steps) if step.state.round == 2)
    second = deal + 1
    moves.get_by_role("button", name="Round 2", exact=True).click()
    expect(ply).to_contain_text(f"Move {second} of")
    page.get_by_role("button", name="One round back").click()
    expect(ply).to_contain_text("Move 2 of")
    for keys, at in (("Shift+ArrowRight", second), ("ArrowLeft", deal), ("Home", 0)):
        page.keyboard.press(keys)
        expect(ply).to_contain_text(f"Move {at} of")


def test_a_text_too_long_for_a_phone_is_reached_by_keyboard_and_no_other(people: People) -> None:
    """Three lines fit above the board; whoever used keys could not read a fourth."""
    page = opened(people.come("replay"))
    resize(page, 360, 640)
    told = page.locator(".told")
    seen = set[bool]()
    for at in range(3, int(page.get_by_role("slider").get_attribute("max") or 0)):
        page.keyboard.press("ArrowRight")
        expect(page.get_by_test_id("ply")).to_contain_text(f"Move {at} of")
        scrolls = told.evaluate("told => told.scrollHeight > told.clientHeight + 1")
        expect(page.locator(".told[tabindex='0']")).to_have_count(int(scrolls))
        if scrolls and scrolls not in seen:
            assert complaints(page) == []
        seen.add(scrolls)
    assert seen == {True, False}


def test_the_list_of_moves_is_walked_by_keys_and_shows_each_move_on_the_board(
    people: People,
) -> None:
    page = opened(people.come("replay"))
    moves = page.get_by_role("region", name="Log")
    rows = moves.get_by_role("listitem").get_by_role("button")
    page.get_by_role("button", name="Play on from here").focus()
    page.keyboard.press("Tab")
    expect(rows.first).to_be_focused()  # the deal that led to what is shown
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowDown")
    expect(rows.nth(2)).to_be_focused()
    one = framed(page)
    page.keyboard.press("ArrowDown")
    expect(rows.nth(3)).to_be_focused()
    assert framed(page) != one and one
    expect(page.get_by_test_id("ply")).to_contain_text("Move 2 of")
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("ply")).to_contain_text("Move 5 of")
    expect(rows.nth(3)).to_be_in_viewport()


def test_a_move_in_the_log_of_a_game_is_framed_by_keyboard_too(people: People) -> None:
    page = people.come(None)
    sit_against_bots(page)
    table = TablePage(page)
    for _ in range(2):
        table.wait_for_turn()
        table.move()
    table.wait_for_turn()
    last = framed(page)
    page.get_by_role("list", name="Log").focus()
    for _ in range(3):
        page.keyboard.press("ArrowUp")
    expect(page.locator("li[data-seat]:focus")).to_have_count(1)
    assert framed(page) != last


def test_a_downloaded_record_is_read_by_the_library_and_by_the_page(
    people: People, over: Page, tmp_path: Path
) -> None:
    with over.expect_download() as download:
        over.get_by_role("link", name="Download the record").click()
    file = tmp_path / "game.txt"
    download.value.save_as(file)
    [record] = parse_records(file.read_text("utf-8"))
    assert len(record.entries) > 6
    other = people.come("replay")
    other.locator("input[type=file]").set_input_files(file)
    expect(other.get_by_test_id("ply")).to_contain_text("Move 2 of")  # the first decision
    expect(other.get_by_role("region", name="Round 1").get_by_role("listitem")).to_have_count(
        len([entry for entry in record.entries if entry.move.text[0] in "12345C"]) + 1
    )
    other.keyboard.press("End")
    expect(other.locator(".board")).to_be_visible()


def test_comments_and_variations_of_a_record_are_shown(people: People) -> None:
    record = Record(Azul(start=0), ("Ana", "Bo"), comment="from the club")
    deal, take, other = "deal:BBBB/YYYY/RRRR/KKKK/WWWW", "1B>4", "2Y>4"
    entries = [
        Entry(record.game.move(deal)),
        Entry(record.game.move(take), "a good start", None, 3),
    ]
    noted = replace(record, entries=tuple(entries)).with_variation(1, [other])
    page = people.come("replay")
    page.get_by_role("textbox").fill(write_record(noted))
    page.get_by_role("button", name="Open", exact=True).click()
    told = page.get_by_role("status").filter(has_text="from the club")
    expect(told).to_be_visible()
    page.keyboard.press("End")
    told = page.get_by_role("status").filter(has_text="a good start")
    expect(told).to_contain_text("Expected lead after it: +3")
    expect(told).to_contain_text("Instead: All yellow tiles from factory 2 to line 4")


def test_what_is_no_record_is_refused_in_words(people: People) -> None:
    people.expect_trouble("status of 4")
    page = people.come("replay")
    page.get_by_role("textbox").fill("this is a shopping list: bread, milk")
    page.get_by_role("button", name="Open", exact=True).click()
    expect(page.get_by_role("alert")).not_to_be_empty()
    expect(page.get_by_role("textbox")).to_have_value("this is a shopping list: bread, milk")


def test_the_dealer_is_checked_against_what_was_promised_before_the_game(over: Page) -> None:
    over.get_by_text("Was it dealt fairly?").click()
    promised = over.get_by_test_id("commitment").inner_text()
    over.get_by_role("button", name="Check the deals").click()
    good = "Everything is right: every draw was fixed before the game."
    expect(over.get_by_text(good)).to_be_visible()
    seed = over.locator("dt", has_text="Secret number").locator("xpath=following-sibling::dd[1]")
    assert commitment_of(parse_seed(seed.inner_text())) == promised


@pytest.mark.ci
def test_the_end_of_a_whole_replayed_game_shows_its_breakdown(people: People) -> None:
    page = people.come()
    start_against_bots(page, "Azul Duel")
    table = TablePage(page)
    play_to_the_end(table)
    rows = table.breakdown()
    page.get_by_role("link", name="Replay this game").click()
    expect(page.get_by_test_id("ply")).to_be_visible()
    page.keyboard.press("End")
    expect(page.get_by_role("heading", name="Where the points came from")).to_be_visible()
    assert rows["Total"] == page.locator("tfoot td").all_inner_texts()
