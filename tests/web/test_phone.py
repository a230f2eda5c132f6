"""Every page on a narrow phone, and what fits it."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from tests.support.web.edges import BEYOND, sideways
from tests.support.web.people import PHONE, People
from tests.support.web.places import PLACES

SMALL = """() => [...document.querySelectorAll("button, a.button, select, input")]
    .filter((element) => element.checkVisibility())
    .map((element) => [element, element.getBoundingClientRect()])
    .filter(([element, box]) => box.width > 2 && (box.width < 20 || box.height < 20))
    .map(([element]) => element.outerHTML.slice(0, 120))"""


@pytest.fixture(scope="module")
def phone(regulars: People) -> Page:
    return regulars.with_phone(None)


@pytest.mark.parametrize("place", PLACES)
def test_no_page_scrolls_sideways_on_a_phone(phone: Page, place: str) -> None:
    PLACES[place](phone)
    assert phone.evaluate("innerWidth") == PHONE["width"]
    assert sideways(phone) <= 0
    assert phone.evaluate(BEYOND) == []
    assert phone.evaluate(SMALL) == []
