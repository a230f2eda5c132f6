"""Takes pictures of the page for the documents: `python -m docs.pictures.make_screens [SUBJECT…]`.

Without subjects (`review`, `duel`, …) it takes all of them. It plays against bots in a real browser
as the tests do, and follows the hints.
"""

from __future__ import annotations

import base64
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Page, expect, sync_playwright

from manueline import Dealer
from manueline import azul as games
from tests.support.needs import found
from tests.support.services import HOST, manueline_service
from tests.support.web.coach import ReviewPage, short_record
from tests.support.web.inputs import thing_on
from tests.support.web.pages import TablePage, play_to_the_end, start_against_bots
from tests.support.web.people import People
from tests.support.web.puzzles import PuzzlePage
from tests.web.conftest import FLAGS

FOLDER = Path(__file__).parent
QUALITY = 82
DESK = {"width": 1440, "height": 900}
TRIED = {"azul-37-69": True, "azul-80-145": False, "azul-143-119": True, "azul-180-90": True}
"""Puzzles, and whether they are solved; the last one is in the picture."""


def take(page: Page, name: str) -> None:
    """What the window shows, as WebP."""
    page.mouse.move(0, 0)
    page.evaluate("scrollTo(0, 0)")
    page.wait_for_timeout(300)
    camera = page.context.new_cdp_session(page)
    shot = camera.send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY})
    data = base64.b64decode(shot["data"])
    (FOLDER / f"{name}.webp").write_bytes(data)
    print(f"{name}.webp: {len(data) / 1000:.0f} kB")


def follow_hints(table: TablePage, moves: int) -> None:
    for _ in range(moves):
        table.wait_for_turn()
        version = table.version
        table.button("Hint").click()
        hinted = table.page.locator('button[data-hint][data-state="can"]')
        while table.version == version:
            if hinted.count():
                hinted.first.click()
            else:
                table.page.wait_for_timeout(20)
    table.wait_for_turn()


def azul(page: Page, moves: int) -> TablePage:
    start_against_bots(page, level="Skilled")
    table = TablePage(page)
    follow_hints(table, moves)
    return table


def games_played(people: People) -> None:
    desk = people.come(viewport=DESK)
    take(desk, "screen-home")

    table = azul(desk, 12)
    thing_on(desk, table.things[0]).click()
    take(desk, "screen-azul")
    play_to_the_end(table)
    take(desk, "screen-end")
    desk.get_by_role("link", name="Replay this game").click()
    desk.get_by_role("slider").fill("20")
    take(desk, "screen-replay")


def review(people: People) -> None:
    coach = ReviewPage(people.come(viewport=DESK))
    coach.open(short_record(decisions=20))
    take(coach.page, "screen-review")
    worst = max(coach.mistakes, key=lambda one: one["loss"])
    row = coach.page.get_by_role("listitem").filter(has_text=f"{100 * worst['loss']:.1f}%")
    row.get_by_role("button", name="Try again").first.click()
    coach.pick(worst["move"])
    expect(coach.page.get_by_test_id("why").first).to_be_visible()
    take(coach.page, "screen-exercise")


def analysis(people: People) -> None:
    coach = people.come(viewport=DESK)
    coach.goto(f"/analysis#{Dealer(seed=2).deal(games.new(start=0)).text.replace(' ', '_')}")
    expect(coach.get_by_test_id("reasons")).to_be_visible()
    take(coach, "screen-analysis")
    coach.get_by_role("button", name="Edit the position").click()
    coach.get_by_role("button", name="red", exact=True).click()
    for anchor in ("line-0-3", "line-0-3", "wall-0-3-0"):  # red in the line and on the wall: A9
        coach.locator(f"[data-anchor='{anchor}']").first.click(force=True)
    expect(coach.get_by_test_id("problems")).to_contain_text("(A9)")
    coach.set_viewport_size({"width": 1440, "height": 1240})  # what is wrong stands below
    take(coach, "screen-editor")


def puzzle(people: People) -> None:
    solver = PuzzlePage(people.come(None, viewport={"width": 1440, "height": 1080}))
    for name, is_solved in TRIED.items():
        solver.open(name)
        solver.play(solver.now.best if is_solved else solver.now.second)
        expect(solver.page.get_by_test_id("change")).to_contain_text("Your rating")
    expect(solver.page.locator("[data-testid=puzzles][data-step='1']")).to_be_visible()
    take(solver.page, "screen-puzzle")


def duel(people: People) -> None:
    page = people.come(viewport={"width": 1440, "height": 960}, color_scheme="dark")
    start_against_bots(page, "Azul Duel", level="Skilled")
    follow_hints(TablePage(page), 16)
    take(page, "screen-duel")


def phone(people: People) -> None:
    page = people.with_phone(device_scale_factor=2)
    azul(page, 7)
    take(page, "screen-phone")


SUBJECTS = (games_played, review, analysis, puzzle, duel, phone)


if __name__ == "__main__":
    expect.set_options(timeout=60_000)
    with (
        tempfile.TemporaryDirectory() as folder,
        manueline_service(
            "--database", f"sqlite:///{folder}/tables.sqlite", "--bot-delay", "0", "--no-limits"
        ) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=found("chromium"), args=FLAGS)
        visitors = People(browser, f"http://{HOST}:{server.port}")
        for subject in SUBJECTS:
            if subject.__name__ in sys.argv[1:] or not sys.argv[1:]:
                subject(visitors)
        visitors.leave()
        browser.close()
        sys.exit("\n".join(visitors.surprises))
