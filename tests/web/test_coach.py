"""The coach in a real browser: reviews, exercises, the analysis board and the editor."""

from __future__ import annotations

import re
from collections.abc import Callable

import msgspec
import pytest
from playwright.sync_api import Locator, Page, Route, expect

from manueline import Dealer, azul, duel
from manueline.analysis import Plan, Settings
from manueline.analysis.questions import Answer, answer
from manueline.games.base import State
from manueline.records import loads_all
from manueline.server.coach import messages as m
from manueline.server.coach.answers import checked, told
from manueline.server.web.page import PAGE
from tests.support.web.axe import SETTLED, complaints
from tests.support.web.coach import ReviewPage, short_record
from tests.support.web.edges import resize
from tests.support.web.inputs import Finger, Keyboard
from tests.support.web.pages import TablePage, play_to_the_end, start_against_bots
from tests.support.web.people import People
from tests.support.web.puzzles import Typist
from tests.support.web.tracing import busiest_tasks
from tests.support.web.words import LANGUAGES, message

SIZES = [(360, 780), (768, 1024), (1280, 900), (1920, 1080), (780, 360)]
OVERFLOW = "() => document.documentElement.scrollWidth - innerWidth"
IN_SIGHT = """(element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const above = document.elementFromPoint(left + width / 2, top + height / 2);
    return top >= 0 && top + height <= innerHeight && element.contains(above);
}"""
"""Whether a text is on the screen and nothing lies above its middle."""


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
    assert ", chance of " in (slider.get_attribute("aria-valuetext") or "")
    page.keyboard.press("End")
    page.get_by_role("tab", name="Players").click()
    expect(page.get_by_role("row", name="Result without luck")).to_contain_text("%")
    expect(page.get_by_role("row", name="Round 1")).to_contain_text("%")
    themes = {theme for seat in reviewed.report["seats"] for theme in seat["themes"]}
    assert "floor" in themes
    expect(page.get_by_role("row", name="more tiles on the floor")).to_contain_text("−")
    page.get_by_role("tab", name="Moves").click()
    page.get_by_role("button", name="Round 1").click()
    expect(page.get_by_test_id("ply")).to_contain_text("Move 1 of")


def test_a_review_tells_two_bots_of_one_level_apart(people: People) -> None:
    page = people.come("review")
    page.locator("textarea").fill(short_record(decisions=1, players=("casual", "casual")))
    page.locator("form button[type=submit]").click()
    expect(page.get_by_role("option")).to_have_text(["Casual 1", "Casual 2"])


def test_a_number_can_be_read_before_the_report_is_there(people: People) -> None:
    page = people.come("review")
    asked: list[Route] = []

    def first_only(route: Route) -> None:
        asked.append(route)
        if len(asked) == 1:
            route.continue_()

    page.route("**/api/review", first_only)
    page.locator("textarea").fill(short_record(decisions=2))
    page.locator("form button[type=submit]").click()
    expect(page.get_by_test_id("chance")).to_contain_text("%")
    expect(page.get_by_test_id("ply")).to_contain_text("Move 2 of 4")  # start player, deal
    expect(page.get_by_test_id("review")).to_have_attribute("data-done", "false")


def test_where_there_is_no_webassembly_the_server_searches_and_the_page_says_so(
    people: People,
) -> None:
    page = people.come(None)
    page.add_init_script("delete globalThis.WebAssembly")
    review, held = ReviewPage(page), list[Route]()

    def hold_the_first(route: Route) -> None:
        if held:
            route.continue_()
        held.append(route)

    page.route("**/api/evaluate", hold_the_first)
    page.goto("/review")
    page.locator("textarea").fill(short_record(decisions=2))
    with page.expect_request("**/api/evaluate"):
        page.locator("form button[type=submit]").click()
    expect(page.get_by_label("The server reviews the game")).to_be_visible()
    held[0].continue_()
    review.wait()
    assert review.asked[-1]["settings"]["nodes"] < 15_000
    expect(page.get_by_test_id("chance")).to_contain_text("%")


@pytest.mark.ci
def test_a_whole_game_is_reviewed_from_its_result(people: People) -> None:
    review = ReviewPage(people.come())
    page = review.page
    start_against_bots(page)
    play_to_the_end(TablePage(page))
    page.get_by_role("link", name="Review").click()
    review.wait()
    seats = review.report["seats"]
    assert review.report["over"] and sum(seat["decisions"] for seat in seats) > 20
    assert {moment["round"] for moment in review.report["moments"]} >= {1, 2, 3, 4, 5}
    page.get_by_role("tab", name="Players").click()
    expect(page.get_by_role("row", name="Round 5")).to_contain_text("%")


@pytest.mark.ci
def test_no_task_of_a_review_keeps_the_page_busy(people: People) -> None:
    review = ReviewPage(people.come(None))
    browser = review.page.context.browser
    assert browser is not None
    review.page.goto("/review")
    browser.start_tracing(page=review.page, categories=["toplevel"])
    review.open(short_record(decisions=24))
    tasks = busiest_tasks(browser.stop_tracing())
    assert len(tasks) > 100
    assert 1 < tasks[0] <= 100


def press_enter(target: Locator) -> None:
    target.press("Enter")


def try_the_worst_mistake_again(
    reviewed: ReviewPage, press: Callable[[Locator], None], language: str = "en"
) -> None:
    """First by the move that was the mistake, then by the best one."""
    page = reviewed.page

    def named(key: str) -> str:
        return message(language, "coach", key)

    assert reviewed.mistakes
    worst = reviewed.worst
    press(page.get_by_role("tab", name=named("review-mistakes")))
    row = page.locator(f"[data-ply='{worst['ply']}']")
    press(row.get_by_role("button", name=named("exercise-try")))
    exercise = page.get_by_test_id("exercise")
    expect(exercise).to_contain_text(named("exercise-ask"))
    reviewed.pick(worst["move"])
    expect(page.get_by_test_id("failed")).to_be_visible()
    why = exercise.get_by_test_id("why").get_by_role("listitem")
    # The move of the game again: against it speaks what the report says.
    expect(why).to_have_count(len(worst["drawbacks"]))
    expect(why.first).to_contain_text(re.compile(r"\w{3}"))
    press(page.get_by_role("button", name=named("exercise-retry")))
    reviewed.pick(worst["best"][0]["moves"][0])
    expect(page.get_by_test_id("solved")).to_contain_text(named("exercise-best"))
    expect(why).to_have_count(len(worst["reasons"]))
    press(page.get_by_role("button", name=named("exercise-close")))
    expect(exercise).to_have_count(0)


def test_a_mistake_is_tried_again_in_vain_and_then_solved(reviewed: ReviewPage) -> None:
    try_the_worst_mistake_again(reviewed, Locator.click)


@pytest.mark.ci
@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_a_mistake_is_tried_again_in_the_readers_language(people: People, language: str) -> None:
    review = ReviewPage(people.come(None, locale=LANGUAGES[language]))
    review.open(short_record())
    try_the_worst_mistake_again(review, Locator.click, language)


@pytest.mark.ci
def test_a_mistake_is_tried_again_by_touch(people: People) -> None:
    review = ReviewPage(people.with_phone(None), Finger())
    review.open(short_record())
    try_the_worst_mistake_again(review, Locator.tap)


@pytest.mark.ci
def test_a_mistake_is_tried_again_by_keyboard(people: People) -> None:
    review = ReviewPage(people.come(None), Typist())
    review.open(short_record())
    try_the_worst_mistake_again(review, press_enter)


@pytest.mark.parametrize("size", [(360, 640), (820, 1180), (1366, 768), (1920, 1080)])
def test_a_try_is_judged_in_sight_and_the_board_stays_where_it_is(
    people: People, size: tuple[int, int]
) -> None:
    width, height = size
    phone = {"has_touch": True, "is_mobile": True} if width < 400 else {}
    page = people.come(
        None, locale=LANGUAGES["pl"], viewport={"width": width, "height": height}, **phone
    )
    review = ReviewPage(page, Finger() if phone else None)
    review.open(short_record())
    worst = review.worst
    page.get_by_role("tab", name=message("pl", "coach", "review-mistakes")).click()
    row = page.locator(f"[data-ply='{worst['ply']}']")
    row.get_by_role("button", name=message("pl", "coach", "exercise-try")).click()
    expect(page.locator(".board button[data-state='can']").first).to_be_visible()
    board = page.locator(".board")
    before = board.bounding_box()
    review.pick(worst["move"])
    failed = page.get_by_test_id("failed")
    expect(failed).to_be_visible()
    expect(page.get_by_test_id("why")).to_be_visible()
    expect(failed).to_have_text(
        message("pl", "coach", "exercise-loses")
        .replace("{ $loss }", f"{100 * worst['loss']:.1f}%")
        .replace("{ $points }", f"{worst['points_lost']:.1f}")
    )
    assert failed.evaluate(IN_SIGHT)
    assert board.bounding_box() == before
    again = page.get_by_role("button", name=message("pl", "coach", "exercise-retry"))
    assert again.evaluate(IN_SIGHT)
    show = page.get_by_role("button", name=message("pl", "coach", "exercise-show"))
    for is_tried in (True, False):
        if not is_tried:
            again.click()
        show.click()
        solution = page.get_by_test_id("solution")
        assert solution.evaluate(IN_SIGHT)
        assert page.get_by_test_id("solution-why").get_by_role("listitem").first.evaluate(IN_SIGHT)
    review.pick(worst["move"])
    expect(failed).to_be_visible()
    assert failed.evaluate(IN_SIGHT)


def test_lists_of_a_review_follow_the_game_and_the_page_stays_at_the_board(people: People) -> None:
    page = people.with_phone(None)
    ReviewPage(page).open(short_record(decisions=16))
    page.get_by_role("tab", name="Moves").tap()
    page.evaluate("scrollTo(0, 0)")
    moves = page.get_by_role("tabpanel")
    page.get_by_role("slider").fill("17")
    expect(moves.locator("[aria-current]")).to_have_count(1)
    in_list = "(row) => row.getBoundingClientRect().bottom <= " + (
        "row.closest('[role=tabpanel]').getBoundingClientRect().bottom"
    )
    assert moves.locator("[aria-current]").evaluate(in_list)
    assert page.evaluate("scrollY") == 0
    page.get_by_role("tab", name="Players").tap()
    expect(page.get_by_role("columnheader", name="Ana")).to_be_visible()
    assert moves.evaluate("panel => panel.scrollTop") == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_two_seats_of_a_review_are_compared_without_scrolling_sideways(
    people: People, language: str
) -> None:
    desk = {"width": 1366, "height": 768}
    page = people.come(None, locale=LANGUAGES[language], viewport=desk)
    ReviewPage(page).open(short_record(decisions=16))
    page.get_by_role("tab").nth(1).click()
    table = page.get_by_role("table")
    expect(table).to_be_visible()
    # A scrollbar of the panel takes so much, which it does not in this browser.
    page.get_by_role("tabpanel").evaluate("panel => (panel.style.paddingInlineEnd = '27px')")
    beyond = "table => table.parentElement.scrollWidth - table.parentElement.clientWidth"
    assert table.evaluate(beyond) <= 0


def test_a_mistake_is_played_on_from_against_another_level(people: People) -> None:
    page = people.come(None)  # this test leaves the review, so it has one of its own
    review = ReviewPage(page)
    review.open(short_record())
    worst = review.worst
    page.get_by_role("tab", name="Mistakes").click()
    row = page.locator(f"[data-ply='{worst['ply']}']")
    row.get_by_role("button", name="Try again").click()
    page.get_by_role("button", name="Play on from here").click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_label("You play")).to_have_value(str(worst["seat"] - 1))
    dialog.get_by_label("Level").select_option("novice")
    dialog.get_by_role("button", name="Play on", exact=True).click()
    expect(page).to_have_url(re.compile("/table/"))
    review.pick(worst["best"][0]["moves"][0])
    expect(page.get_by_role("button", name="Undo")).to_be_enabled()
    table = page.request.get(page.url.replace("/table/", "/api/tables/")).json()
    assert table["from_position"] and [seat["bot"] for seat in table["seats"]].count("novice") == 1


def test_replay_and_analysis_lead_to_a_game_from_their_position(people: People) -> None:
    page = people.come("replay")
    page.locator("textarea").fill(short_record("duel", decisions=4))
    page.locator("form button[type=submit]").click()
    page.get_by_role("slider").fill("4")
    page.get_by_role("button", name="Play on from here").click()
    page.get_by_role("button", name="Play on", exact=True).click()
    expect(page).to_have_url(re.compile("/table/"))
    expect(page.locator(".board")).to_be_visible()
    page.goto(f"/analysis#{dealt().text.replace(' ', '_')}")
    page.get_by_role("button", name="Play on from here").click()
    page.get_by_label("You play").select_option("1")
    page.get_by_role("button", name="Play on", exact=True).click()
    expect(page).to_have_url(re.compile("/table/"))
    expect(page.get_by_role("button", name="Undo")).to_be_visible()


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


def test_the_best_moves_of_the_board_come_with_reasons(people: People) -> None:
    page = people.come(None, locale=LANGUAGES["it"])
    page.goto(f"/analysis#{dealt().text.replace(' ', '_')}")
    told = page.get_by_test_id("reasons")
    expect(told.get_by_role("listitem").first).to_contain_text("linea")
    before = told.inner_text()
    page.get_by_test_id("line").nth(2).focus()
    expect(told).not_to_have_text(before)


@pytest.mark.parametrize("language", ["en", "pl"])
def test_the_whole_line_that_is_looked_at_is_told_in_words(people: People, language: str) -> None:
    page = people.come(None, locale=LANGUAGES[language])
    page.goto(f"/analysis#{dealt().text.replace(' ', '_')}")
    whole, lines = page.get_by_test_id("whole-line"), page.get_by_test_id("line")
    expect(page.get_by_test_id("reasons")).to_be_visible()  # the search is done
    for line in (lines.nth(2), lines.first):
        line.focus()
        first, *further = whole.get_by_role("listitem").all_inner_texts()
        assert first in line.inner_text() and further
        assert not re.search(r"[0-9C][BYRKW]>", " ".join(further))


@pytest.mark.parametrize("size", [(1366, 768), (1920, 1080)])
def test_moves_tried_stand_beside_the_board_and_the_last_one_is_told(
    people: People, size: tuple[int, int]
) -> None:
    width, height = size
    page = people.come(None, viewport={"width": width, "height": height})
    page.goto(f"/analysis#{azul.new().text.replace(' ', '_')}")
    page.get_by_role("button", name="By chance").click()
    lines, tree = page.get_by_test_id("line"), page.get_by_role("region", name="Moves tried")
    for tried in range(1, 5):
        lines.first.click()
        expect(tree.get_by_role("button")).to_have_count(tried + 3)  # start, deal, and to remove it
    expect(lines.first).to_be_visible()
    here = tree.locator("[aria-current]")
    expect(here).to_contain_text(">")
    assert here.evaluate(IN_SIGHT)
    expect(tree.get_by_role("button", name="Draws")).to_be_visible()
    assert page.get_by_role("button", name="Copy SVG").evaluate(IN_SIGHT)
    expect(page.get_by_test_id("analysis")).to_contain_text(re.compile("Player [12] takes"))


def hinted(page: Page, language: str = "en") -> Locator:
    """The hints of a game from a dealt position, with reasons."""
    page.goto(f"/analysis#{dealt().text.replace(' ', '_')}")
    page.get_by_role("button", name=message(language, "coach", "play-on-title")).click()
    start = message(language, "coach", "play-on-start")
    page.get_by_role("button", name=start, exact=True).click()
    page.get_by_role("button", name=message(language, "ui", "play-hint"), exact=True).click()
    hints = page.get_by_test_id("hint")
    expect(page.get_by_test_id("reasons").get_by_role("listitem").first).to_be_visible()
    return hints


def test_every_hint_comes_with_reasons(people: People) -> None:
    page = people.come(None, locale=LANGUAGES["pl"])
    hints = hinted(page, "pl")
    told = page.get_by_test_id("reasons")
    assert hints.count() > 1
    words = set()
    for hint in hints.all():
        hint.focus()
        expect(told.get_by_role("listitem").first).to_contain_text(
            re.compile("lini|gracz|płyt|znacznik|kolumn|wiersz", re.I)
        )
        words.add(told.inner_text())
    assert len(words) > 1


@pytest.mark.parametrize("hand", ["mouse", "touch", "keyboard"])
def test_the_board_shows_the_hint_that_is_looked_at(people: People, hand: str) -> None:
    page = people.with_phone(None) if hand == "touch" else people.come(None)
    hints, on_board = hinted(page), page.locator(".board [data-hint]")
    first = on_board.evaluate_all("all => all.map((one) => one.dataset.thing)")
    expect(hints.nth(0)).to_have_attribute("aria-pressed", "true")
    if hand == "mouse":
        hints.nth(1).hover()
    elif hand == "touch":
        hints.nth(1).tap()
        assert page.evaluate("scrollY") == 0
    else:
        hints.nth(0).focus()
        page.keyboard.press("Tab")
    expect(hints.nth(1)).to_have_attribute("aria-pressed", "true")
    assert on_board.evaluate_all("all => all.map((one) => one.dataset.thing)") != first
    if hand == "mouse":  # it was no choice
        page.mouse.move(0, 0)
        expect(hints.nth(0)).to_have_attribute("aria-pressed", "true")


def test_nature_draws_by_hand_by_chance_or_as_a_mean(people: People) -> None:
    page = people.come("analysis")
    page.get_by_role("button", name="Begin with Azul", exact=True).click()
    page.get_by_role("button", name="Player 2 begins").click()
    page.get_by_role("button", name="blue").click()
    expect(page.locator("[data-anchor='factory-1-B']").first).to_be_visible()
    page.get_by_role("button", name="Average").click()
    average = page.get_by_test_id("average")
    expect(average).to_contain_text("Mean of 64 of 64 draws")
    expect(average.get_by_role("listitem").first).to_have_text(
        re.compile(r"Player 1 \d+\.\d% ± \d+\.\d%, \S+ points")
    )
    page.get_by_role("button", name="By chance").click()
    expect(page.get_by_test_id("line").first).to_be_visible()
    expect(average).to_have_count(0)


@pytest.mark.ci
@pytest.mark.parametrize("game", ["azul", "duel"])
def test_without_a_network_the_board_is_analysed_with_numbers(people: People, game: str) -> None:
    assert list(PAGE.glob("assets/engine-*.wasm")), "this test needs `make engine`"
    people.expect_trouble("ERR_INTERNET_DISCONNECTED")
    page = people.come("analysis")
    name = "Begin with Azul" if game == "azul" else "Begin with Azul Duel"
    page.get_by_role("button", name=name, exact=True).click()
    page.get_by_role("button", name="By chance").click()
    expect(page.get_by_test_id("line").first).to_be_visible()  # the engine has come
    page.context.set_offline(True)
    page.get_by_test_id("line").first.click()
    tree = page.get_by_role("region", name="Moves tried")
    expect(tree.get_by_role("button")).to_have_count(4)  # start, deal, move, and to remove it
    expect(page.get_by_test_id("line").first).to_be_visible()
    page.reload()
    page.get_by_role("button", name="By chance").click()
    expect(page.get_by_test_id("line").first).to_contain_text("%")
    page.keyboard.press("ArrowLeft")
    page.get_by_role("button", name="Average").click()
    expect(page.get_by_test_id("average")).to_contain_text("Mean of 64 of 64 draws")


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
    expect(page.get_by_test_id("problems")).to_contain_text("cannot be read. nonsense")


@pytest.mark.parametrize("size", [(360, 640), (820, 1180), (1366, 768), (1920, 1080)])
def test_the_editor_says_in_sight_what_the_rules_say(people: People, size: tuple[int, int]) -> None:
    width, height = size
    page = people.come(None, viewport={"width": width, "height": height})
    page.goto(f"/analysis#{dealt().text.replace(' ', '_')}")
    page.get_by_role("button", name="Edit the position").click()
    legal = page.get_by_test_id("legal")
    expect(legal).to_be_visible()
    assert legal.evaluate(IN_SIGHT)
    page.get_by_role("button", name="red", exact=True).click()
    for anchor in ("line-0-3", "wall-0-3-0"):
        page.locator(f"[data-anchor='{anchor}']").first.click(force=True)
    problem = page.get_by_test_id("problems").get_by_role("listitem")
    expect(problem).to_contain_text("(A9)")
    assert problem.evaluate(IN_SIGHT)
    assert page.get_by_role("button", name="Analyse this position").evaluate(IN_SIGHT)


@pytest.mark.ci
def test_a_position_is_edited_by_touch(people: People) -> None:
    page = people.with_phone(None)
    page.goto(f"/analysis#{dealt().text.replace(' ', '_')}")
    page.get_by_role("button", name="Edit the position").tap()
    expect(page.get_by_test_id("legal")).to_be_visible()
    page.get_by_role("button", name="red", exact=True).tap()
    line = page.locator("[data-anchor='line-0-3']").first
    line.tap(force=True)
    expect(line.locator("svg.glazed")).to_have_count(1)
    expect(page.get_by_test_id("legal")).to_be_visible()
    page.get_by_role("button", name="Analyse this position").tap()
    expect(page.get_by_test_id("line").first).to_be_visible()


@pytest.mark.ci
def test_a_position_is_edited_by_keyboard_alone(people: People) -> None:
    page, keys = people.come(None), Keyboard()
    page.goto(f"/analysis#{dealt().text.replace(' ', '_')}")
    keys.tab_to(page, page.get_by_role("button", name="Edit the position"))
    keys.press(page, "Enter")
    expect(page.get_by_test_id("legal")).to_be_visible()
    keys.tab_to(page, page.locator("summary"))
    keys.press(page, "Enter")
    board = page.get_by_label("Board of player 1")
    keys.tab_to(page, board)
    before = board.input_value()
    keys.press(page, "Control+A")
    page.keyboard.type(before.replace("0", "7", 1))
    use = page.get_by_role("button", name="Analyse this position")
    expect(use).to_be_enabled()
    keys.tab_to(page, use)
    keys.press(page, "Enter")
    expect(page.get_by_test_id("line").first).to_be_visible()
    expect(page.locator(".board")).to_contain_text("7")


@pytest.mark.ci
def test_the_analysis_board_is_used_by_keyboard_alone(people: People) -> None:
    page, keys = people.come("analysis"), Keyboard()
    for name in ("Begin with Azul", "By chance"):
        keys.tab_to(page, page.get_by_role("button", name=name, exact=True))
        keys.press(page, "Enter")
    lines = page.get_by_test_id("line")
    for line, tried in ((lines.nth(0), 4), (lines.nth(1), 5)):
        # Lines change places until the search ends, so that a key would press another one.
        expect(page.get_by_test_id("searched")).to_contain_text(re.compile(r"\b(100,000|6,000)\b"))
        keys.tab_to(page, line)
        keys.press(page, "Enter")
        tree = page.get_by_role("region", name="Moves tried")
        expect(tree.get_by_role("button")).to_have_count(tried)  # with start, deal, to remove it
        keys.press(page, "ArrowLeft")
        expect(tree.locator("[aria-current]")).to_have_count(1)
    picked = Typist()
    expect(page.locator("button[data-state='can']").first).to_be_visible()
    thing = page.locator("button[data-thing^='take-'][data-state='can']").first
    picked.pick(page, thing.get_attribute("data-thing") or "")
    keys.press(page, "Enter")
    picked.pick(page, "line-4")
    expect(tree.locator("[aria-current]")).to_contain_text(">5")


@pytest.mark.parametrize("language", ["en", "pl"])
def test_plates_and_chips_are_edited_and_problems_told_in_the_readers_language(
    people: People, language: str
) -> None:
    state = Dealer(seed=2).deal(duel.new(start=0))
    page = people.come(None, locale=LANGUAGES[language])
    page.goto(f"/analysis#{state.text.replace(' ', '_')}")
    page.get_by_role("button", name=message(language, "coach", "analysis-edit")).click()
    expect(page.get_by_test_id("legal")).to_be_visible()
    page.get_by_label(message(language, "coach", "editor-chip"), exact=True).select_option("RT")
    page.locator("[data-anchor='moon-2']").click(force=True)
    expect(page.locator("[data-anchor='chip-2']")).to_be_visible()
    plates = page.get_by_label(message(language, "coach", "editor-plate"), exact=True)
    for plate, space in (("w3", 4), ("w4", 0)):  # one may be laid before the first round
        plates.select_option(plate)
        page.locator(f"[data-anchor='space-1-{space}']").click(force=True)
    seat, laid = message(language, "problems", "problem-of-seat").split("{")[0], "(D9, D11)"
    expect(page.get_by_test_id("problems")).to_contain_text(f"{seat}2:")
    expect(page.get_by_test_id("problems")).to_contain_text(laid)
    page.get_by_role("button", name=message(language, "coach", "editor-erase")).click()
    page.locator("[data-anchor='space-1-4']").click(force=True, position={"x": 3, "y": 3})
    expect(page.get_by_test_id("legal")).to_be_visible()


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
    page.goto("/")
    page.goto(f"/analysis#{duel.new().text.replace(' ', '_')}")
    page.get_by_role("button", name=message(language, "coach", "analysis-average")).click()
    expect(page.get_by_test_id("average").get_by_role("listitem").first).to_be_visible()
    look_at_all_sizes(page)
    page.get_by_role("button", name=message(language, "coach", "play-on-title")).click()
    look_at_all_sizes(page)
    page.keyboard.press("Escape")
    page.get_by_role("button", name=message(language, "coach", "analysis-edit")).click()
    expect(page.get_by_test_id("legal")).to_be_visible()
    look_at_all_sizes(page)


def look_at_all_sizes(page: Page) -> None:
    for width, height in SIZES:
        resize(page, width, height)
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
