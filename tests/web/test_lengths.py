"""Every page on a narrow phone in every language: nothing beyond the edge, nothing cut off."""

from __future__ import annotations

import re
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, expect

from tests.support.sizes import first_now
from tests.support.web.edges import BEYOND, SPILLED, sideways
from tests.support.web.pages import set_table
from tests.support.web.people import PHONE, People
from tests.support.web.places import PATHS, ready_check
from tests.support.web.words import LANGUAGES

CUT = """() => [...document.querySelectorAll("h1, h2, h3, p, a, button, label, li, summary")]
    .filter((element) => element.checkVisibility() && !element.closest(".unseen"))
    .filter((element) => {
        const { overflowX, textOverflow } = getComputedStyle(element);
        const hides = textOverflow === "ellipsis" || ["hidden", "clip"].includes(overflowX);
        return hides && element.scrollWidth > element.clientWidth + 1;
    })
    .map((element) => element.outerHTML.slice(0, 160))"""
"""Words that do not fit where they stand."""

UNREACHED = """() => [...document.querySelectorAll("[data-testid=lesson] button, select")]
    .filter((element) => element.checkVisibility())
    .filter((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        const found = document.elementFromPoint(left + width / 2, top + height / 2);
        return !found || !(element.contains(found) || found.contains(element));
    })
    .map((element) => element.outerHTML.slice(0, 160))"""
"""Buttons of a lesson that are not in sight or lie under something else."""


def check(page: Page, where: str) -> None:
    assert page.evaluate("innerWidth") == PHONE["width"]
    assert sideways(page) <= 0, where
    assert page.evaluate(BEYOND) == [], where
    assert page.evaluate(CUT) == [], where


@pytest.mark.parametrize("language", first_now(["pl", "it", "nb", "en"]))
def test_words_fit_a_narrow_phone_in_every_language(people: People, language: str) -> None:
    page = people.with_phone(None, locale=LANGUAGES[language])
    for path in PATHS:
        page.goto(f"/{path}")
        page.wait_for_load_state("networkidle")
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        check(page, path)
    ready_check(page)
    check(page, "ready check")


@pytest.mark.parametrize("language", first_now(["pl", "it", "nb", "en"]))
def test_host_and_guest_read_who_is_missing_on_a_narrow_phone(
    people: People, language: str
) -> None:
    """The words of a free seat used to be cut off beside points that nobody had yet."""
    host = people.with_phone("rules/azul", locale=LANGUAGES[language])
    set_table(host, "azul", [{"kind": "me", "name": "Ana"}, *[{"kind": "open"}] * 3], players="4")
    guest = people.with_phone(urlsplit(host.url).path.lstrip("/"), locale=LANGUAGES[language])
    for page in (host, guest):
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        check(page, "waiting")
        expect(page.get_by_test_id("seat-0")).to_contain_text(re.compile(r"Ana\D*$"))


@pytest.mark.parametrize("language", first_now(["pl", "it", "nb", "en"]))
@pytest.mark.parametrize("game", ["azul", "duel"])
def test_a_lesson_shows_its_first_question_whole_and_no_empty_board_on_a_small_phone(
    people: People, game: str, language: str
) -> None:
    """The board used to be as high as bag and lid below it, too, which lay under the words."""
    page = people.with_phone(None, locale=LANGUAGES[language])
    page.set_viewport_size({"width": 360, "height": 640})
    page.goto(f"/learn/{game}")
    expect(page.locator(".board")).to_be_visible()
    hidden = (
        page.get_by_test_id("lesson")
        .locator(".words")
        .evaluate("words => words.scrollHeight - words.clientHeight")
    )
    assert hidden <= 1
    used, high = page.locator(".own-place").evaluate(
        "place => [place.querySelector('.inner').clientHeight, place.clientHeight]"
    )
    assert used > 0.95 * high
    below = page.locator(".board + *").evaluate(
        "stock => stock.getBoundingClientRect().bottom"
        " - stock.parentElement.getBoundingClientRect().bottom"
    )
    assert below <= 4


@pytest.mark.parametrize("language", first_now(["pl", "it", "nb", "en"]))
@pytest.mark.parametrize("game", ["azul", "duel"])
def test_the_buttons_of_a_lesson_stay_in_sight_in_every_language(
    people: People, game: str, language: str
) -> None:
    page = people.with_phone(f"learn/{game}", locale=LANGUAGES[language])
    chapters = page.get_by_test_id("lesson").locator("select")
    expect(page.locator(".board")).to_be_visible()
    for value in chapters.locator("option").evaluate_all("all => all.map((one) => one.value)"):
        chapters.select_option(value)
        expect(chapters).to_have_value(value)
        expect(page.get_by_role("progressbar")).to_have_attribute("value", str(int(value) + 1))
        check(page, value)
        assert page.evaluate(UNREACHED) == [], value


@pytest.mark.parametrize("language", first_now(["pl", "it", "nb", "en"]))
@pytest.mark.parametrize("game", ["azul", "duel"])
def test_on_a_phone_on_its_side_a_lesson_stands_beside_the_board(
    people: People, game: str, language: str
) -> None:
    """It used to lie over all of the board but the factories."""
    page = people.with_phone(None, locale=LANGUAGES[language])
    page.set_viewport_size({"width": 740, "height": 360})
    page.goto(f"/learn/{game}")
    lesson, board = page.get_by_test_id("lesson"), page.locator(".board")
    chapters = lesson.locator("select")
    expect(board).to_be_visible()
    for value in chapters.locator("option").evaluate_all("all => all.map((one) => one.value)"):
        chapters.select_option(value)
        expect(page.get_by_role("progressbar")).to_have_attribute("value", str(int(value) + 1))
        words, shown = lesson.bounding_box(), board.bounding_box()
        assert words and shown
        assert words["x"] + words["width"] <= shown["x"]
        assert words["height"] <= 360 and shown["x"] + shown["width"] <= 740
        assert sideways(page) <= 0 and page.evaluate(UNREACHED) == [], value
        assert page.evaluate(SPILLED) == [], value
