"""How much the start page loads, and how soon it can be used."""

from __future__ import annotations

import time
from typing import Any

from playwright.sync_api import expect

from tests.support.web.people import People

MOST = 60_000


def test_the_start_page_loads_at_most_60_kb(people: People) -> None:
    page = people.come("rules/azul", service_workers="block")
    page.goto("about:blank")  # or what the first page loads late would be counted too
    network = page.context.new_cdp_session(page)
    network.send("Network.enable")
    network.send("Network.setCacheDisabled", {"cacheDisabled": True})
    loaded: list[float] = []

    def finished(event: dict[str, Any]) -> None:
        loaded.append(event["encodedDataLength"])

    network.on("Network.loadingFinished", finished)
    begun = time.monotonic()
    page.goto("/")
    page.get_by_test_id("quick-start").click(trial=True)
    usable = time.monotonic() - begun
    expect(page.get_by_role("slider", name="Level")).to_be_visible()
    page.wait_for_load_state("networkidle")
    total = sum(loaded)
    print(f"{len(loaded)} files, {total / 1000:.1f} kB compressed, usable after {usable:.2f} s")
    assert 20_000 < total <= MOST


def test_two_clicks_lead_from_the_address_to_a_game(people: People) -> None:
    page = people.come()
    page.get_by_test_id("quick-start").click()
    expect(page.get_by_test_id("turn")).to_be_visible()
    expect(page.locator('button[data-thing][data-state="can"]').first).to_be_visible()


def test_home_shows_every_way_to_begin_without_scrolling(people: People) -> None:
    page = people.come(viewport={"width": 1366, "height": 768})
    form = page.get_by_role("form", name="Play against a bot")
    for shown in (
        page.get_by_test_id("quick-start"),
        form.get_by_text("Azul Duel", exact=True),
        form.get_by_role("slider", name="Level"),
        form.get_by_text("Rating", exact=False),
        page.get_by_role("link", name="New to Azul?"),
        page.get_by_role("link", name="Play with friends"),
    ):
        expect(shown.first).to_be_in_viewport(ratio=1)
