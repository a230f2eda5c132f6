"""Takes pictures of the page for the documents: `python -m docs.pictures.make_screens`.

It plays against bots in a real browser as the tests do, and follows the hints.
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


def main(people: People) -> None:
    desk = people.come(viewport={"width": 1440, "height": 900})
    take(desk, "screen-home")

    table = azul(desk, 12)
    thing_on(desk, table.things[0]).click()
    take(desk, "screen-azul")
    play_to_the_end(table)
    take(desk, "screen-end")
    desk.get_by_role("link", name="Replay this game").click()
    desk.get_by_role("slider").fill("20")
    take(desk, "screen-replay")

    coach = people.come(viewport={"width": 1440, "height": 900})
    ReviewPage(coach).open(short_record(decisions=20))
    take(coach, "screen-review")
    coach.goto(f"/analysis#{Dealer(seed=2).deal(games.new(start=0)).text.replace(' ', '_')}")
    expect(coach.get_by_text("nodes")).to_be_visible()
    coach.wait_for_timeout(3000)
    take(coach, "screen-analysis")

    solver = PuzzlePage(people.come(None, viewport={"width": 1440, "height": 1080}))
    for name, is_solved in TRIED.items():
        solver.open(name)
        solver.play(solver.now.best if is_solved else solver.now.second)
        expect(solver.page.get_by_test_id("change")).to_contain_text("Your rating")
    expect(solver.page.locator("[data-testid=puzzles][data-step='1']")).to_be_visible()
    take(solver.page, "screen-puzzle")

    duel = people.come(viewport={"width": 1440, "height": 960}, color_scheme="dark")
    start_against_bots(duel, "Azul Duel", level="Skilled")
    follow_hints(TablePage(duel), 16)
    take(duel, "screen-duel")

    phone = people.with_phone(device_scale_factor=2)
    azul(phone, 7)
    take(phone, "screen-phone")


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
        main(visitors)
        visitors.leave()
        browser.close()
        sys.exit("\n".join(visitors.surprises))
