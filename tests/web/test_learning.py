"""The tutorials, each to its end, and the rules."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.support.web.pages import TablePage, act_until
from tests.support.web.people import People

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
    for _ in range(8 * steps):
        if finished.is_visible():
            break
        if onward.is_visible():
            step = progress.get_attribute("value")
            onward.click()
            expect(progress).not_to_have_attribute("value", step or "")
        elif show.is_visible():
            show.click()
        elif page.locator(HINTED).count():
            page.locator(HINTED).first.click()
        else:
            page.wait_for_timeout(50)
    expect(finished).to_be_visible()
    lesson.get_by_role("link", name="Play a game now").click()
    expect(page.get_by_test_id("quick-start")).to_be_visible()


def test_a_tutorial_answers_a_move_that_it_did_not_ask_for(people: People) -> None:
    page = people.come("learn/azul")
    lesson = page.get_by_test_id("lesson")
    progress = lesson.get_by_role("progressbar")
    onward = lesson.get_by_role("button", name="Continue")
    table = TablePage(page, seed=4)
    expect(onward).to_be_visible()
    while not table.things:
        step = progress.get_attribute("value")
        onward.click()
        expect(progress).not_to_have_attribute("value", step or "")
        act_until([], lambda: bool(table.things) or onward.is_visible())
    before = lesson.inner_text()
    act_until([table], lambda: lesson.inner_text() != before)


@pytest.mark.parametrize("game", ["azul", "duel"])
def test_the_rules_are_told_in_sections_that_have_addresses(people: People, game: str) -> None:
    page = people.come(f"rules/{game}")
    links = page.get_by_role("navigation", name="Contents").get_by_role("link")
    titles = page.get_by_role("article").get_by_role("heading", level=2)
    expect(titles.first).to_be_visible()
    assert links.count() == titles.count() > 5
    links.last.click()
    expect(titles.last).to_be_in_viewport()
