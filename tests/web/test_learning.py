"""The tutorials, each to its end, and the rules."""

from __future__ import annotations

import re
import time

import pytest
from playwright.sync_api import expect

from tests.support.sizes import first_now
from tests.support.web.axe import complaints
from tests.support.web.edges import resize, sideways
from tests.support.web.pages import STUCK, TablePage, act_until
from tests.support.web.people import People
from tests.support.web.screens import SCREENS
from tests.support.web.words import LANGUAGES

HINTED = 'button[data-hint][data-state="can"]'


@pytest.mark.parametrize("game", ["azul", "duel"])
def test_a_tutorial_is_followed_to_its_end(people: People, game: str) -> None:
    page = people.come(f"learn/{game}")
    lesson = page.get_by_test_id("lesson")
    progress = lesson.get_by_role("progressbar")
    steps = int(progress.get_attribute("max") or 0)
    assert steps > 5
    onward = lesson.get_by_role("button", name="Continue")
    show = lesson.get_by_role("button", name="Show me")
    finished = lesson.get_by_text("That was the last step. Enjoy the game!")
    acted = time.monotonic()
    while not finished.is_visible() and time.monotonic() - acted < STUCK:
        if onward.is_visible():
            step = progress.get_attribute("value")
            onward.click()
            expect(progress).not_to_have_attribute("value", step or "")
        elif show.is_visible():
            show.click()
            expect(show).to_have_count(0)
        elif page.locator(HINTED).count():
            page.locator(HINTED).first.click()
        else:
            continue
        acted = time.monotonic()
    expect(finished).to_be_visible()
    lesson.get_by_role("button", name="Play your first game now").click()
    expect(page).to_have_url(re.compile("/table/"))
    expect(page.locator(".board")).to_be_visible()


def test_a_tutorial_answers_a_move_that_it_did_not_ask_for(people: People) -> None:
    page = people.come("learn/azul")
    lesson = page.get_by_test_id("lesson")
    table = TablePage(page, seed=4)
    lesson.get_by_role("button", name="5", exact=True).click()
    lesson.get_by_role("button", name="Continue").click()
    act_until([], lambda: bool(table.things))
    before = lesson.inner_text()
    act_until([table], lambda: lesson.inner_text() != before)


def test_a_question_lets_nobody_go_on_before_the_right_answer(people: People) -> None:
    page = people.come("learn/duel")
    lesson = page.get_by_test_id("lesson")
    answers = lesson.get_by_role("group", name="Your answer")
    onward = lesson.get_by_role("button", name="Continue")
    answers.get_by_role("button", name="18").click()
    expect(lesson.get_by_text("Not quite.")).to_be_visible()
    expect(onward).to_have_count(0)
    answers.get_by_role("button", name="36").click()
    expect(onward).to_be_visible()
    expect(answers).to_have_count(0)


def test_words_of_a_lesson_that_scroll_on_a_small_phone_are_reached_by_keyboard(
    people: People,
) -> None:
    page = people.come(None)
    resize(page, 360, 640)
    page.goto("/learn/azul")
    lesson = page.get_by_test_id("lesson")
    lesson.get_by_role("button", name="5", exact=True).click()
    expect(lesson.locator(".words[tabindex='0']")).to_be_visible()
    assert complaints(page) == []


def test_a_chapter_of_a_tutorial_is_chosen_by_its_title(people: People) -> None:
    page = people.come("learn/duel")
    lesson = page.get_by_test_id("lesson")
    lesson.get_by_label("Chapters").select_option("The end")
    expect(lesson.get_by_text("The last tile of round 5.")).to_be_visible()
    expect(page.locator(".board")).to_be_visible()


@pytest.mark.parametrize("language", first_now(["pl", "it", "nb", "en"]))
@pytest.mark.parametrize("game", ["azul", "duel"])
def test_on_a_wide_screen_a_lesson_is_in_sight_as_a_whole(
    people: People, game: str, language: str
) -> None:
    """Bag and lid used to be cut off by the window's edge, and a large screen was half empty."""
    page = people.come(f"learn/{game}", locale=LANGUAGES[language])
    lesson = page.get_by_test_id("lesson")
    chapters, words = lesson.locator("select"), lesson.locator(".words")
    expect(page.locator(".board")).to_be_visible()
    for value in chapters.locator("option").evaluate_all("all => all.map((one) => one.value)"):
        chapters.select_option(value)
        expect(page.get_by_role("progressbar")).to_have_attribute("value", str(int(value) + 1))
        for screen in ("laptop", "desk", "large"):
            width, height = SCREENS[screen]
            resize(page, width, height)
            higher = page.evaluate("document.documentElement.scrollHeight - innerHeight")
            assert (higher, sideways(page)) == (0, 0), f"{value}, {screen}"
            assert words.evaluate("words => words.scrollHeight - words.clientHeight") <= 1, value
            for part in (".stock", ".own", ".others", ".offer > :last-child"):
                expect(page.locator(part).first).to_be_in_viewport(ratio=0.99)
            board, head = page.locator(".own-place, .others"), page.get_by_role("banner")
            ends = board.evaluate_all("all => all.map((one) => one.getBoundingClientRect().right)")
            icons = head.get_by_role("button").last.bounding_box()
            assert icons and abs(max(ends) - (icons["x"] + icons["width"])) < 12, screen


@pytest.mark.parametrize("game", ["azul", "duel"])
def test_the_rules_are_told_in_sections_that_have_addresses(people: People, game: str) -> None:
    page = people.come(f"rules/{game}")
    links = page.get_by_role("navigation", name="Contents").get_by_role("link")
    titles = page.get_by_role("article").get_by_role("heading", level=2)
    expect(titles.first).to_be_visible()
    assert links.count() == titles.count() > 5
    links.last.click()
    expect(titles.last).to_be_in_viewport()
    figures = page.get_by_role("article").get_by_role("figure")
    assert figures.count() > 10
    for figure in figures.all():
        expect(figure.locator("figcaption")).to_contain_text("Player 1")
