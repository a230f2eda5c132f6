"""Puzzles in a real browser: solved and failed, rated, and kept in this browser alone."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime, timedelta

import pytest
from playwright.sync_api import Route, expect

from manueline.puzzles import daily, puzzle, puzzles
from tests.support.web.axe import SETTLED, complaints
from tests.support.web.edges import resize
from tests.support.web.inputs import Finger, Hand, Mouse
from tests.support.web.people import People
from tests.support.web.puzzles import PLACE, PuzzlePage, Typist
from tests.support.web.words import LANGUAGES, message

SIZES = [(360, 780), (768, 1024), (1280, 900), (1920, 1080), (780, 360)]
OVERFLOW = "() => document.documentElement.scrollWidth - innerWidth"
ONE = "azul-104-118"


def test_the_first_try_counts_and_the_solution_is_explained(people: People) -> None:
    page = people.come(None)
    solver = PuzzlePage(page)
    solver.open(ONE)
    one = solver.now
    assert solver.fact("rating") == "1000 ± 350"
    solver.play(one.second)
    expect(page.get_by_test_id("wrong")).to_be_visible()
    expect(page.get_by_test_id("change")).to_contain_text("Your rating: ")
    failed = solver.kept["azul"]
    assert failed["solver"]["rating"] < 1000 and failed["solver"]["deviation"] < 350
    assert failed["tries"][ONE]["puzzle"]["rating"] > one.rating
    page.get_by_role("button", name="Try again").click()
    solver.play(one.best)
    expect(page.get_by_test_id("right")).to_be_visible()
    expect(page.get_by_test_id("change")).to_contain_text("Only the first try")
    expect(page.locator("[data-testid=puzzles][data-step='1']")).to_be_visible()
    expect(solver.panel.get_by_role("listitem").last).to_be_visible()
    page.keyboard.press("ArrowLeft")
    expect(page.locator("[data-testid=puzzles][data-step='0']")).to_be_visible()
    assert solver.kept["azul"] == failed
    assert solver.fact("puzzle-solved") == "0 of 1"
    link = page.get_by_role("link", name="Analyse this position").get_attribute("href") or ""
    assert "azul2c_4_offer" in link
    solver.next()
    solver.play(solver.now.best)
    expect(page.get_by_test_id("right")).to_be_visible()
    assert solver.fact("puzzle-streak") == "1" and solver.fact("puzzle-solved") == "1 of 2"
    page.get_by_role("button", name="Start anew").click()
    page.get_by_role("dialog").get_by_role("button", name="Start anew").click()
    expect(page.get_by_test_id("rating")).to_have_text("1000 ± 350")


def test_the_puzzle_of_the_day_is_the_same_for_everybody(people: People) -> None:
    today = datetime.now(UTC).date()
    first, second = people.come(None), people.come(None, locale="pl-PL")
    first.goto("/")
    first.get_by_role("link", name="Puzzle of the day").click()
    expect(first.get_by_test_id("puzzle")).to_be_visible()
    PuzzlePage(second).open("daily")
    shown = [PuzzlePage(page).now.id for page in (first, second)]
    days = [today, today + timedelta(days=1)]  # the test may run at midnight
    assert any(shown == [daily("azul", day).id] * 2 for day in days)
    second.locator("label", has_text="Azul Duel").click()
    expect(second.locator("[data-testid=puzzles][data-id^=duel]")).to_be_visible()
    assert PuzzlePage(second).now.id in {daily("duel", day).id for day in days}


BROKEN = {
    "storage holds something else": f"localStorage.setItem('{PLACE}', '{{\"azul\": 7}}')",
    "storage is forbidden": (
        "Object.defineProperty(window, 'localStorage', { get() { throw new Error('no') } })"
    ),
}


@pytest.mark.parametrize("how", BROKEN)
def test_puzzles_are_solved_where(people: People, how: str) -> None:
    page = people.come(None)
    page.add_init_script(BROKEN[how])
    solver = PuzzlePage(page)
    solver.open(ONE)
    solver.play(solver.now.best)
    expect(page.get_by_test_id("right")).to_be_visible()
    assert solver.fact("puzzle-streak") == "1"


@pytest.mark.ci
def test_right_is_right_without_the_servers_words(people: People) -> None:
    people.expect_trouble("Failed to load resource")
    page = people.come(None)
    page.route("**/try", lambda route: route.abort())
    solver = PuzzlePage(page)
    solver.open(ONE)
    solver.play(solver.now.trap)
    expect(page.get_by_test_id("wrong")).to_be_visible()
    solver.play(solver.now.best)
    expect(page.get_by_test_id("right")).to_be_visible()
    expect(solver.panel).to_contain_text("The server does not answer")
    solver.next()


@pytest.mark.ci
def test_a_server_that_does_not_answer_is_asked_again(people: People) -> None:
    people.expect_trouble("Failed to load resource")
    page = people.come(None)

    def refuse(route: Route) -> None:
        route.abort()

    page.route("**/api/puzzles/**", refuse)
    page.goto(f"/puzzles#{ONE}")
    again = page.get_by_role("button", name="Try now")
    expect(again).to_be_visible()
    page.unroute("**/api/puzzles/**", refuse)
    again.click()
    expect(page.get_by_test_id("puzzle")).to_be_visible()


@pytest.mark.ci
def test_puzzles_of_a_theme_come_near_the_rating(people: People) -> None:
    solver = PuzzlePage(people.come(None))
    solver.open()
    before = solver.now.id
    solver.page.get_by_label("Theme").select_option("gift")
    expect(solver.page.locator(f"[data-testid=puzzles]:not([data-id='{before}'])")).to_be_visible()
    assert "gift" in solver.now.themes
    gifts = [abs(one.rating - 1000) for one in puzzles("azul") if "gift" in one.themes]
    assert abs(solver.now.rating - 1000) <= sorted(gifts)[12]


HANDS: dict[str, tuple[str, Callable[[], Hand], str]] = {
    "mouse": ("azul", Mouse, "click"),
    "touch": ("duel", Finger, "tap"),
    "keyboard": ("azul", Typist, "Enter"),
}


@pytest.mark.ci
@pytest.mark.parametrize("how", HANDS)
def test_ten_puzzles_in_a_row(people: People, how: str) -> None:
    game, hand, by = HANDS[how]
    page = people.with_phone(None) if how == "touch" else people.come(None)
    solver = PuzzlePage(page, hand())
    first = next(one for one in puzzles(game) if one.rating > 900)
    solver.open(first.id)
    seen: list[str] = []
    streak = solved = 0
    for turn in range(10):
        one = solver.now
        if how == "keyboard" and one.view.phase == "tiling":
            page.get_by_role("button", name="Solution").press("Enter")
            streak = 0
        elif turn % 3 == 2:
            solver.play(one.second)
            expect(page.get_by_test_id("wrong")).to_be_visible()
            page.get_by_role("button", name="Solution").press("Enter")
            streak = 0
        else:
            solver.play(one.best)
            expect(page.get_by_test_id("right")).to_be_visible()
            streak, solved = streak + 1, solved + 1
        seen.append(one.id)
        assert solver.fact("puzzle-streak") == str(streak)
        assert solver.fact("puzzle-solved") == f"{solved} of {turn + 1}"
        expect(page.get_by_test_id("change")).to_contain_text("Your rating")
        assert one.id in solver.kept[game]["tries"]
        solver.next(by)
    assert len(set(seen)) == 10 and all(puzzle(game, name) for name in seen)
    assert len(solver.kept[game]["history"]) == 10


@pytest.mark.ci
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_puzzles_fit_every_screen_and_language(people: People, language: str, scheme: str) -> None:
    page = people.come(None, locale=LANGUAGES[language], color_scheme=scheme)
    solver = PuzzlePage(page)
    for name in (ONE, puzzles("duel")[len(puzzles("duel")) // 2].id):
        solver.open(name)
        look_at_all_sizes(solver)
        solver.play(solver.now.second)
        expect(page.get_by_test_id("wrong")).to_be_visible()
        look_at_all_sizes(solver)
        page.get_by_role("button", name=message(language, "puzzles", "puzzle-show")).click()
        expect(page.locator("[data-testid=puzzles][data-step='1']")).to_be_visible()
        look_at_all_sizes(solver)


def look_at_all_sizes(solver: PuzzlePage) -> None:
    page = solver.page
    for width, height in SIZES:
        resize(page, width, height)
        assert page.evaluate(OVERFLOW) <= 0, (width, height)
    page.evaluate(SETTLED)
    assert complaints(page) == []
    resize(page, 1280, 900)
