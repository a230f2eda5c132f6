"""Every kind of page, each as somebody would come to it."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.support.web.pages import TablePage, open_table, sit_against_bots

PATHS = [
    "",
    "new",
    "new?mode=hot-seat",
    "new?mode=companion",
    "lobby",
    "replay",
    "review",
    "analysis",
    "learn",
    "learn/azul",
    "learn/duel",
    "rules/azul",
    "rules/duel",
]
"""Pages that everybody finds as they are."""


def at(path: str) -> Callable[[Page], None]:
    def go(page: Page) -> None:
        page.goto(f"/{path}")
        expect(page.get_by_role("heading", level=1)).to_be_visible()

    return go


def lobby_with_a_table(page: Page) -> None:
    host = page.context.new_page()
    host.goto("/new?mode=friends")
    open_table(host, "Ana", Who_may_join="Public: listed in the lobby")
    page.goto("/lobby")
    expect(page.get_by_role("article").first).to_be_visible()


def waiting_for_players(page: Page) -> None:
    page.goto("/new?mode=friends")
    open_table(page, "Ana")
    expect(page.get_by_role("img", name="QR code")).to_be_visible()


def playing(game: str, moves: int = 2, bots: int = 1) -> Callable[[Page], None]:
    """In the middle of a game, with something picked."""

    def go(page: Page) -> None:
        sit_against_bots(page, game, bots=bots)
        table = TablePage(page)
        for _ in range(moves):
            table.wait_for_turn()
            table.move()
        table.wait_for_turn()
        table.act()

    return go


def over(page: Page) -> None:
    """A game that was given up."""
    playing("Azul", moves=1)(page)
    page.get_by_role("tab", name="Table").click()
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    expect(page.get_by_test_id("result")).to_be_visible()


def replay(page: Page) -> None:
    over(page)
    page.get_by_role("link", name="Replay this game").click()
    page.get_by_role("slider").fill("3")
    expect(page.locator(".board")).to_be_visible()


def settings(page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_role("dialog")).to_be_visible()


PLACES: dict[str, Callable[[Page], None]] = {
    "home": at(""),
    "new table": at("new"),
    "lobby": lobby_with_a_table,
    "waiting": waiting_for_players,
    "azul": playing("Azul"),
    "azul for four": playing("Azul", bots=3),
    "duel": playing("Azul Duel"),
    "over": over,
    "replay": replay,
    "open a record": at("replay"),
    "learn": at("learn"),
    "lesson of azul": at("learn/azul"),
    "lesson of duel": at("learn/duel"),
    "rules": at("rules/azul"),
    "settings": settings,
    "missing": at("no/such/page"),
}
