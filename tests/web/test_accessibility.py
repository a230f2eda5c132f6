"""axe-core looks at every page, light and dark."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.support.web.axe import SETTLED, complaints
from tests.support.web.edges import resize
from tests.support.web.pages import TablePage, sit_against_bots
from tests.support.web.people import DESK, People
from tests.support.web.places import PLACES


@pytest.fixture(scope="module")
def page(regulars: People) -> Page:
    return regulars.come(None)


@pytest.mark.parametrize("place", PLACES)
def test_axe_finds_nothing(page: Page, place: str) -> None:
    """Light, dark, and where the page is narrow."""
    resize(page, **DESK)
    page.emulate_media(color_scheme="light", reduced_motion="reduce")
    PLACES[place](page)
    found = [f"light: {complaint}" for complaint in complaints(page)]
    page.emulate_media(color_scheme="dark", reduced_motion="reduce")
    page.evaluate(SETTLED)
    found += [f"dark: {complaint}" for complaint in complaints(page)]
    resize(page, 360, 640)
    found += [f"narrow: {complaint}" for complaint in complaints(page)]
    assert found == []


BUTTON = re.compile(r"""- '?button "(?P<name>.+?)"(?P<states>[^"]*)$""", re.MULTILINE)


def usable(part: Locator) -> list[str]:
    """Names of a part's buttons that its accessibility tree says can be pressed."""
    found = BUTTON.finditer(part.aria_snapshot())
    return [button["name"] for button in found if "[disabled]" not in button["states"]]


class Reader:
    """Plays Azul by roles, names and states alone."""

    def __init__(self, page: Page) -> None:
        self.factories = page.get_by_role("region", name="Factories")
        self.board = page.get_by_role("region", name="Your board")
        self.status = page.get_by_role("status").first
        self.result = page.get_by_role("heading", level=2, name=re.compile(" wins?[.!]$"))

    def play_until(self, end: Locator) -> int:
        """How many moves it took."""
        moves = 0
        tiles = self.factories.get_by_role("button", disabled=False)
        while True:
            expect(tiles.or_(end).first).to_be_visible()
            if end.count() > 0:
                return moves
            self.move()
            moves += 1
            expect(tiles.and_(self.factories.get_by_role("button", pressed=True))).to_have_count(0)

    def move(self) -> None:
        """The first tiles, to the first line that takes them."""
        expect(self.status).to_contain_text("Your turn Choose tiles of one colour")
        name = usable(self.factories)[0]
        assert re.search(r"^\d+ \w+ tiles?, (Factory \d|Centre)$", name)
        self.factories.get_by_role("button", name=name, exact=True).press("Enter")
        expect(self.factories.get_by_role("button", pressed=True)).to_have_count(1)
        lines = usable(self.board)
        assert lines and all(re.search("^(Line \\d|Floor line): ", line) for line in lines)
        self.board.get_by_role("button", name=lines[0], exact=True).press("Enter")


def test_a_round_is_played_by_what_the_accessibility_tree_says(people: People) -> None:
    page = people.come(None)
    sit_against_bots(page)
    assert Reader(page).play_until(page.get_by_text("Round 2", exact=True)) > 2


@pytest.mark.ci
def test_a_game_is_played_by_what_the_accessibility_tree_says(people: People) -> None:
    page = people.come(None)
    sit_against_bots(page)
    reader = Reader(page)
    reader.play_until(reader.result)
    assert reader.result.count() == 1
    total = page.get_by_role("row", name="Total")
    assert len(total.get_by_role("cell").all()) == 2


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
