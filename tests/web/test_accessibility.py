"""axe-core looks at every page, light and dark."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.support.web.axe import SETTLED, complaints
from tests.support.web.pages import TablePage, sit_against_bots
from tests.support.web.people import People
from tests.support.web.places import PLACES


@pytest.fixture(scope="module")
def page(regulars: People) -> Page:
    return regulars.come(None)


@pytest.mark.parametrize("place", PLACES)
def test_axe_finds_nothing_serious(page: Page, place: str) -> None:
    page.emulate_media(color_scheme="light", reduced_motion="reduce")
    PLACES[place](page)
    found = [f"light: {complaint}" for complaint in complaints(page)]
    page.emulate_media(color_scheme="dark", reduced_motion="reduce")
    page.evaluate(SETTLED)
    found += [f"dark: {complaint}" for complaint in complaints(page)]
    assert found == []


def usable(place: Locator) -> list[Locator]:
    """Buttons of a part of the page that its accessibility tree says can be pressed."""
    return place.get_by_role("button", disabled=False).all()


def test_a_round_is_played_by_what_the_accessibility_tree_says(people: People) -> None:
    page = people.come(None)
    sit_against_bots(page)
    factories = page.get_by_role("region", name="Factories")
    board = page.get_by_role("region", name="Your board")
    turn = page.get_by_role("status").filter(has_text="Choose tiles of one colour")
    taken = 0
    while page.get_by_text("Round 2", exact=False).count() == 0 and taken < 20:
        expect(turn.or_(page.get_by_text("Round 2").first).first).to_be_visible()
        tiles = usable(factories)
        if not tiles:
            continue
        assert re.search(r"tiles?, (Factory \d|Centre)", tiles[0].inner_text())
        tiles[0].press("Enter")
        lines = usable(board)
        assert re.search(r"^(Line \d|Floor line)", lines[0].inner_text())
        lines[0].press("Enter")
        taken += 1
    assert taken > 2


def test_every_event_is_narrated_to_screen_readers(people: People) -> None:
    page = people.come(None)
    sit_against_bots(page)
    table = TablePage(page)
    table.wait_for_turn()
    table.move()
    table.wait_for_turn()
    narration = page.get_by_test_id("narration")
    assert narration.get_attribute("aria-live") == "polite"
    assert narration.inner_text().strip() != ""
