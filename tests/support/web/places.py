"""Every kind of page, each as somebody would come to it."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.support.web.pages import (
    TablePage,
    open_table,
    play_to_the_end,
    set_table,
    sit_against_bots,
)

PATHS = [
    "",
    "new",
    "new?mode=hot-seat",
    "new?mode=companion",
    "lobby",
    "replay",
    "review",
    "analysis",
    "puzzles",
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


def ready_check(page: Page) -> None:
    """A table of the lobby whose last seat somebody else has taken."""
    seats = [{"kind": "me", "name": "Ana of the palace"}, {"kind": "open"}]
    wanted = {"game": "azul", "options": {"players": "2"}, "seats": seats, "public": True}
    answer = page.request.post("/api/tables", data=wanted)
    assert answer.ok, answer.text()
    table = answer.json()["table"]
    page.goto(f"/table/{table}")
    assert page.context.browser is not None
    other = page.context.browser.new_context(base_url=page.url.partition("/table/")[0])
    assert other.request.post(f"/api/tables/{table}/seats", data={"name": "Bo"}).ok
    other.close()
    expect(page.locator("#ready")).to_be_visible()


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


def choosing_a_space(page: Page) -> None:
    """The grey wall, when a tile's space is to be chosen."""
    seats = [{"kind": "me", "name": "Ana"}, {"kind": "bot", "bot": "novice"}]
    set_table(page, "azul", seats, players="2", wall="grey")
    table = TablePage(page)
    table.wait_for_turn()
    while not any(thing.startswith("cell-") for thing in table.things):
        table.move()
        table.wait_for_turn()


def companion(page: Page) -> None:
    """A real box, whose tiles are typed in."""
    page.goto("/new?mode=companion")
    open_table(page, Who_starts="Seat 1")
    expect(page.get_by_text("Type in the tiles that were drawn")).to_be_visible()


def watching(page: Page) -> None:
    playing("Azul", moves=1)(page)
    table = page.url
    page.context.clear_cookies()
    page.goto("/rules/azul")
    page.goto(table)
    expect(page.get_by_test_id("turn")).to_contain_text("You are watching this game.")


def curtain(page: Page) -> None:
    """Around one screen, before plates that only one player may see."""
    seats = [{"kind": "me", "name": "Ana"}, {"kind": "me", "name": "Bo"}]
    set_table(page, "duel", seats)
    table = TablePage(page)
    fallen = page.locator(".curtain")
    while fallen.count() == 0:
        table.wait_for_turn()
        draw = page.locator("button[data-thing=stack][data-state=can]")
        if draw.count() > 0:
            draw.click()
            stop = page.get_by_role("button", name="Stop drawing")
            expect(stop.or_(fallen)).to_be_visible()
            if stop.is_visible():  # D13: without a point left it stops by itself
                stop.click()
            expect(fallen).to_be_visible()
        else:
            table.move()


def keys(page: Page) -> None:
    sit_against_bots(page)
    page.locator("button.keys").evaluate("button => button.click()")  # hidden on a phone
    expect(page.get_by_role("dialog")).to_be_visible()


def resigning(page: Page) -> None:
    sit_against_bots(page)
    page.get_by_role("tab", name="Table").click()
    page.get_by_role("button", name="Resign").click()
    expect(page.get_by_role("dialog")).to_be_visible()


def sharing(page: Page) -> None:
    """The link to the own seat, in a dialog."""
    sit_against_bots(page)
    page.get_by_role("tab", name="Table").click()
    page.get_by_role("button", name="Invite").click()
    expect(page.get_by_role("dialog")).to_be_visible()


def result(page: Page) -> None:
    """A game that was played to its end, with the table of points and their graph."""
    sit_against_bots(page, bots=3)
    play_to_the_end(TablePage(page))
    expect(page.get_by_test_id("result").get_by_role("table")).to_be_visible()


def settings(page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_role("dialog")).to_be_visible()


PLACES: dict[str, Callable[[Page], None]] = {
    "home": at(""),
    "new table": at("new"),
    "lobby": lobby_with_a_table,
    "waiting": waiting_for_players,
    "ready check": ready_check,
    "azul": playing("Azul"),
    "azul for four": playing("Azul", bots=3),
    "duel": playing("Azul Duel"),
    "grey wall": choosing_a_space,
    "companion": companion,
    "watching": watching,
    "over": over,
    "result": result,
    "curtain": curtain,
    "keys": keys,
    "resigning": resigning,
    "sharing": sharing,
    "replay": replay,
    "open a record": at("replay"),
    "puzzles": at("puzzles#daily"),
    "learn": at("learn"),
    "lesson of azul": at("learn/azul"),
    "lesson of duel": at("learn/duel"),
    "rules": at("rules/azul"),
    "rules of duel": at("rules/duel"),
    "hot seat": at("new?mode=hot-seat"),
    "review": at("review"),
    "analysis": at("analysis"),
    "settings": settings,
    "missing": at("no/such/page"),
}
