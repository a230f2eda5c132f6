"""The coach in a real browser: reviews, exercises, the analysis board and the editor."""

from __future__ import annotations

import msgspec
import pytest
from playwright.sync_api import Page, expect

from manueline import Dealer, azul
from manueline.analysis import Plan, Settings
from manueline.analysis.questions import Answer, answer
from manueline.games.base import State
from manueline.records import loads_all
from manueline.server.coach import messages as m
from manueline.server.coach.answers import checked, told
from manueline.server.web.page import PAGE
from tests.support.web.axe import SETTLED, complaints
from tests.support.web.coach import ReviewPage, short_record
from tests.support.web.people import People
from tests.support.web.words import LANGUAGES, message

SIZES = [(360, 780), (768, 1024), (1280, 900), (1920, 1080), (780, 360)]
OVERFLOW = "() => document.documentElement.scrollWidth - innerWidth"


def dealt(seed: int = 2) -> State:
    state: State = Dealer(seed=seed).deal(azul.new(start=0))
    return state


@pytest.fixture(scope="module")
def reviewed(regulars: People) -> ReviewPage:
    review = ReviewPage(regulars.come(None))
    review.open(short_record())
    return review


def test_a_game_is_reviewed_and_its_graph_is_the_slider(reviewed: ReviewPage) -> None:
    page = reviewed.page
    slider = page.get_by_role("slider")
    slider.fill("3")
    expect(page.get_by_test_id("ply")).to_contain_text("Move 3 of")
    expect(page.get_by_test_id("chance")).to_contain_text("%")
    assert "wins with" in (slider.get_attribute("aria-valuetext") or "")
    page.keyboard.press("End")
    page.get_by_role("tab", name="Players").click()
    expect(page.get_by_role("row", name="Result without luck")).to_contain_text("%")
    page.get_by_role("tab", name="Moves").click()
    page.get_by_role("button", name="Round 1").click()
    expect(page.get_by_test_id("ply")).to_contain_text("Move 1 of")


def test_a_mistake_is_tried_again_in_vain_and_then_solved(reviewed: ReviewPage) -> None:
    page = reviewed.page
    assert reviewed.mistakes
    worst = max(reviewed.mistakes, key=lambda one: one["loss"])
    page.get_by_role("tab", name="Mistakes").click()
    row = page.get_by_role("listitem").filter(has_text=f"{100 * worst['loss']:.1f}%")
    row.get_by_role("button", name="Try again").first.click()
    exercise = page.get_by_test_id("exercise")
    expect(exercise).to_contain_text("Make another move")
    reviewed.pick(worst["move"])
    expect(page.get_by_test_id("failed")).to_be_visible()
    page.get_by_role("button", name="Another try").click()
    reviewed.pick(worst["best"][0]["moves"][0])
    expect(page.get_by_test_id("solved")).to_contain_text("best move")
    page.get_by_role("button", name="Back to the review").click()
    expect(exercise).to_have_count(0)


def test_a_position_is_tried_freely_and_its_link_opens_it_again(people: People) -> None:
    page = people.come("analysis")
    page.locator("textarea").fill(dealt().text)
    page.get_by_role("button", name="Open").click()
    line = page.get_by_test_id("line")
    line.first.click()
    tree = page.get_by_role("region", name="Moves tried")
    expect(tree.get_by_role("button")).to_have_count(3)  # start, the move, and the way to remove it
    page.keyboard.press("ArrowLeft")
    line.nth(1).click()
    expect(tree.get_by_role("listitem")).to_have_count(2)
    tree.get_by_role("button", name="Remove this variation").click()
    expect(tree.get_by_role("listitem")).to_have_count(0)
    friend = people.join(page)
    expect(friend.get_by_test_id("line").first).to_be_visible()
    assert friend.url == page.url


def test_nature_draws_by_hand_and_by_chance(people: People) -> None:
    page = people.come("analysis")
    page.get_by_role("button", name="Begin with Azul", exact=True).click()
    page.get_by_role("button", name="seat:2").click()
    page.get_by_role("button", name="+B").click()
    expect(page.locator("[data-anchor='factory-1-B']").first).to_be_visible()
    page.get_by_role("button", name="By chance").click()
    expect(page.get_by_test_id("line").first).to_be_visible()


def test_the_editor_says_why_a_position_is_none(people: People) -> None:
    people.expect_trouble("422")
    page = people.come("analysis")
    page.locator("textarea").fill(dealt().text)
    page.get_by_role("button", name="Open").click()
    page.get_by_role("button", name="Edit the position").click()
    expect(page.get_by_test_id("legal")).to_be_visible()
    page.get_by_role("button", name="red", exact=True).click()
    # For the board itself there is nothing to pick, so that its buttons count as disabled.
    line = page.locator("[data-anchor='line-0-3']").first
    line.click(force=True)
    expect(line.locator("svg.glazed")).to_have_count(1)
    red_space = page.locator("[data-anchor='wall-0-3-0']").first
    red_space.click(force=True)
    expect(page.get_by_test_id("problems")).to_contain_text("(A9)")
    expect(page.get_by_role("button", name="Analyse this position")).to_be_disabled()
    page.get_by_role("button", name="Eraser").click()
    red_space.click(force=True)
    expect(page.get_by_test_id("legal")).to_be_visible()
    page.get_by_text("All parts of the text").click()
    page.get_by_label("Board of player 1").fill("nonsense")
    page.get_by_label("Board of player 1").press("Tab")
    expect(page.get_by_test_id("problems")).to_contain_text("board")


@pytest.mark.ci
def test_the_engine_in_the_page_answers_as_the_native_core(people: People) -> None:
    assert list(PAGE.glob("assets/engine-*.wasm")), "this test needs `make engine`"
    review = ReviewPage(people.come(None))
    record = short_record(decisions=5)
    review.open(record)
    given = msgspec.convert(review.asked[-1], m.ReviewRequest)
    settings = given.settings
    assert settings.nodes >= 15_000 and settings.deals >= 64
    plan = Plan(loads_all(record)[0], Settings(settings.nodes, settings.deals, settings.deal_nodes))
    answers: dict[str, Answer] = {}
    compared = 0
    while questions := plan.missing(answers):
        for question in questions:
            answers[question.key] = checked(question, given.answers[question.key])
            if question.nodes > settings.deal_nodes:
                native = told(answer(question))
                found = given.answers[question.key]
                assert [line.ids for line in found.lines] == [line.ids for line in native.lines]
                compared += 1
    assert compared > 5


@pytest.mark.ci
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_coach_fits_every_screen_and_language(
    people: People, language: str, scheme: str
) -> None:
    page = people.come(None, locale=LANGUAGES[language], color_scheme=scheme)
    review = ReviewPage(page)
    review.open(short_record())
    look_at_all_sizes(page)
    page.get_by_role("tab").nth(1).click()
    look_at_all_sizes(page)
    page.get_by_role("tab").nth(2).click()
    page.get_by_role("button", name=message(language, "coach", "exercise-try")).first.click()
    expect(page.get_by_test_id("exercise")).to_be_visible()
    look_at_all_sizes(page)
    page.goto("/analysis")
    page.locator("textarea").fill(dealt().text)
    page.locator("form button[type=submit]").click()
    expect(page.get_by_test_id("line").first).to_be_visible()
    look_at_all_sizes(page)
    page.get_by_role("button", name=message(language, "coach", "analysis-edit")).click()
    expect(page.get_by_test_id("legal")).to_be_visible()
    look_at_all_sizes(page)


def look_at_all_sizes(page: Page) -> None:
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate(OVERFLOW) <= 0, (width, height)
    page.evaluate(SETTLED)
    assert complaints(page) == []


@pytest.mark.ci
def test_duel_is_reviewed_and_analysed_by_touch(people: People) -> None:
    page = people.with_phone(None)
    review = ReviewPage(page)
    review.open(short_record("duel", decisions=4))
    page.get_by_role("tab", name="Moves").tap()
    page.get_by_role("button", name="Analyse this position").tap()
    expect(page.get_by_role("heading", name="Analysis board")).to_be_visible()
    expect(page.locator(".board")).to_be_visible()
