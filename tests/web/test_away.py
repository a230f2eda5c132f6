"""With the server away no button is dead: there is a sentence, and a next step."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, Route, WebSocketRoute, expect

from manueline.server.live.pages import CODES, Close
from tests.support.services import Service
from tests.support.web.pages import (
    TablePage,
    act_until,
    open_table,
    set_table,
    sit_against_bots,
    take_seat,
)
from tests.support.web.people import People
from tests.support.web.wire import Wire

AWAY = "The server cannot be reached. Check your connection, then try again."
LOST = "WebSocket connection", "net::ERR_"


@pytest.fixture
def wire(server: Service) -> Iterator[Wire]:
    wire = Wire(server.port)
    wire.mend()
    yield wire
    wire.cut()


def test_play_says_why_it_cannot_and_works_when_the_server_is_back(
    people: People, wire: Wire
) -> None:
    people.expect_trouble(*LOST)
    page = people.come(base_url=wire.address)
    page.wait_for_load_state("networkidle")
    wire.cut()
    page.get_by_test_id("quick-start").click()
    expect(page.get_by_role("alert")).to_have_text(AWAY)
    expect(page.get_by_role("slider", name="Level")).to_be_visible()
    wire.mend()
    page.get_by_role("button", name="Try now").click()
    expect(page.locator(".board")).to_be_visible()


KEPT = """async () => {
    const all = await caches.open("manueline").then((cache) => cache.keys());
    const kept = new Set(all.map(({ url }) => url));
    const loaded = performance.getEntriesByType("resource").map(({ name }) => name);
    return navigator.serviceWorker.controller !== null && kept.has(location.href)
        && loaded.filter((name) => name.includes("/assets/")).every((name) => kept.has(name));
}"""
"""Whether the browser keeps all files that the page was made of."""


def test_the_page_opens_without_the_server_once_it_was_there(people: People, wire: Wire) -> None:
    people.expect_trouble(*LOST)
    page = people.come(base_url=wire.address)
    expect(page.get_by_role("slider", name="Level")).to_be_visible()
    act_until([], lambda: page.evaluate(KEPT))
    wire.cut()
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.get_by_role("link", name="Lobby", exact=True).click()
    expect(page.get_by_role("alert")).to_contain_text(AWAY)
    wire.mend()
    # The page asks again by itself, too, so that the button may be gone by now.
    try_now = page.get_by_role("button", name="Try now")
    try_now.evaluate_all("(buttons) => buttons.forEach((button) => button.click())")
    expect(page.get_by_role("alert")).to_have_count(0)
    expect(page.get_by_role("heading", name="Lobby")).to_be_visible()


def test_a_dead_board_does_not_say_that_it_is_your_turn(people: People, wire: Wire) -> None:
    people.expect_trouble(*LOST)
    page = people.come("rules/azul", base_url=wire.address)
    sit_against_bots(page)
    table = TablePage(page)
    table.wait_for_turn()
    expect(table.turn).to_contain_text("Your turn")
    wire.cut()
    expect(table.turn).to_contain_text("Connection lost")
    expect(table.turn).not_to_contain_text("Your turn")
    assert table.things == []
    expect(page.get_by_role("button", name="Undo")).to_be_disabled()
    try_now = page.get_by_role("button", name="Try now")
    expect(try_now).to_be_visible()
    wire.mend()
    # The page tries by itself, too, so that the button may be gone by now.
    try_now.evaluate_all("(buttons) => buttons.forEach((button) => button.click())")
    expect(table.turn).to_contain_text("Your turn")


def test_the_lobby_lists_no_table_whose_people_are_gone(people: People) -> None:
    ana = people.come("new?mode=friends")
    open_table(ana, "Ana of the lobby", Who_may_join="Public: listed in the lobby")
    visitor = people.come("lobby")
    card = visitor.get_by_role("article").filter(has_text="Ana of the lobby")
    expect(card).to_have_count(1)
    ana.context.close()
    expect(card).to_have_count(0)


def test_whoever_is_invited_reads_by_whom_and_to_what(people: People) -> None:
    ana = people.come("new?mode=friends")
    open_table(ana, "Ana")
    expect(ana.get_by_text("This address works on this computer only.")).to_be_visible()
    guest = people.join(ana)
    expect(guest.get_by_role("heading", level=1)).to_have_text("Ana invited you to Azul")
    expect(guest.get_by_role("heading", name="Invite", exact=True)).to_have_count(0)


def test_whoever_watches_is_told_so(people: People) -> None:
    page = people.come(None)
    sit_against_bots(page)
    visitor = people.join(page)
    expect(visitor.get_by_test_id("turn")).to_contain_text("You are watching this game.")


class Line:
    """The sockets of a page to its table, which a test can close and make deaf."""

    def __init__(self, page: Page) -> None:
        self.sockets: list[WebSocketRoute] = []
        self.deaf = False
        """Whether nothing that the page says arrives."""
        self.refusal: str | None = None
        """Why the table is refused from the next socket on."""
        page.route_web_socket("**/socket?*", self._opened)

    def _opened(self, near: WebSocketRoute) -> None:
        self.sockets.append(near)
        if self.refusal is not None:
            self.refuse(self.refusal)
            return
        far = near.connect_to_server()
        near.on_message(lambda text: None if self.deaf else far.send(text))

    def refuse(self, code: str) -> None:
        """As the server does (src/manueline/server/web/socket.py)."""
        error: dict[str, object] = {"code": code, "message": code, "clause": None, "params": {}}
        self.sockets[-1].send(json.dumps({"kind": "refused", "id": None, "version": None, **error}))
        self.sockets[-1].close(code=CODES[code])


def test_a_board_that_gave_way_to_newer_pages_says_so_until_it_is_loaded_again(
    people: People,
) -> None:
    page = people.come(None)
    line = Line(page)
    sit_against_bots(page)
    table = TablePage(page)
    table.wait_for_turn()
    line.sockets[-1].close(code=Close.REPLACED)
    expect(table.turn).to_contain_text("open in too many pages")
    expect(page.locator(".notice")).to_have_count(0)
    assert table.things == []
    page.get_by_role("button", name="Load the page again").click()
    expect(table.turn).to_contain_text("Your turn")


def test_whoever_is_banned_at_the_board_reads_so_for_good_and_finds_a_way_home(
    people: People,
) -> None:
    page = people.come(None)
    line = Line(page)
    sit_against_bots(page)
    table = TablePage(page)
    table.wait_for_turn()
    line.refuse("banned")
    expect(table.turn).to_have_text("The operator does not let you in any more.")
    expect(page.locator(".notice")).to_have_count(0)
    assert table.things == []
    page.get_by_role("link", name="To the start page").click()
    expect(page.get_by_test_id("quick-start")).to_be_visible()


@pytest.mark.parametrize("begun", [True, False], ids=["at the board", "before it"])
def test_a_page_that_stays_too_old_says_so_instead_of_loading_for_ever(
    people: People, begun: bool
) -> None:
    page = people.come(None)
    line = Line(page)
    sit_against_bots(page)
    table = TablePage(page)
    table.wait_for_turn()
    page.evaluate("sessionStorage.setItem('manueline.reloaded', String(Date.now()))")
    if begun:
        line.refuse("outdated")
    else:
        line.refusal = "outdated"
        page.reload()
    expect(table.turn).to_have_text("There is a new version. Reload the page.")
    assert table.things == []
    line.refusal = None
    page.get_by_role("button", name="Load the page again").click()
    expect(table.turn).to_contain_text("Your turn")


def test_a_server_that_does_not_answer_a_move_is_taken_to_be_lost(people: People) -> None:
    page = people.come(None)
    page.clock.install()
    line = Line(page)
    sit_against_bots(page)
    table = TablePage(page)
    table.wait_for_turn()
    line.deaf = True
    table.act()
    table.act()
    page.clock.fast_forward(13_000)
    expect(table.turn).to_contain_text("Connection lost. Reconnecting…")
    line.deaf = False
    page.get_by_role("button", name="Try now").click()
    page.clock.resume()
    table.wait_for_turn()


def test_a_server_that_never_answers_leaves_no_button_waiting(people: People) -> None:
    people.expect_trouble("net::ERR_")
    page = people.come()
    expect(page.get_by_role("slider", name="Level")).to_be_visible()
    held: list[Route] = []
    page.clock.install()
    page.route("**/api/tables", lambda route: held.append(route))
    play = page.get_by_test_id("quick-start")
    play.click()
    expect(play).to_be_disabled()
    page.clock.fast_forward(21_000)
    expect(page.get_by_role("alert")).to_have_text(AWAY)
    page.unroute("**/api/tables")
    page.get_by_role("button", name="Try now").click()
    expect(page.locator(".board")).to_be_visible()
    assert len(held) == 1


def test_pages_whose_words_do_not_come_say_why_and_come_when_they_can(
    people: People, wire: Wire
) -> None:
    """They used to stay blank, or to load for ever."""
    people.expect_trouble(*LOST)
    page = people.come("rules/azul", base_url=wire.address)
    expect(page.get_by_role("heading", level=1)).to_contain_text("Azul")
    page.wait_for_load_state("networkidle")
    wire.cut()
    page.locator('a[href$="rules/duel"]').first.click()
    expect(page.get_by_role("alert")).to_contain_text(AWAY)
    wire.mend()
    page.get_by_role("button", name="Try now").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Duel")


@pytest.mark.parametrize(
    "path", ["learn/azul", "rules/duel", "replay", "review", "analysis", "puzzles", "table"]
)
def test_a_page_without_its_words_says_that_the_server_is_away(people: People, path: str) -> None:
    people.expect_trouble("net::ERR_", "Failed to fetch")
    page = people.come(None, service_workers="block")
    page.goto("/rules/azul")
    if path == "table":
        sit_against_bots(page)
        path = page.url.partition("/table/")[2]
        path = f"table/{path}"
    page.route("**/assets/game-*", lambda route: route.abort())
    page.route(
        "**/*", lambda route: route.abort() if route.request.method == "HEAD" else route.fallback()
    )
    page.goto(f"/{path}")
    expect(page.get_by_role("alert")).to_contain_text(AWAY)
    page.unroute_all()
    page.get_by_role("button", name="Try now").click()
    expect(page.get_by_role("heading", level=1)).to_be_attached()
    expect(page.get_by_role("alert")).to_have_count(0)


def test_a_lesson_whose_board_does_not_come_says_why_and_comes_when_it_can(people: People) -> None:
    people.expect_trouble("net::ERR_")
    page = people.come(None)
    page.route("**/api/study", lambda route: route.abort())
    page.goto("/learn/azul")
    expect(page.get_by_role("alert")).to_contain_text(AWAY)
    page.unroute_all()
    page.get_by_role("button", name="Try now").click()
    expect(page.locator(".board")).to_be_visible()
    expect(page.get_by_role("alert")).to_have_count(0)


def test_a_page_older_than_its_server_says_so_and_can_be_loaded_again(people: People) -> None:
    people.expect_trouble("404", "Failed to fetch")
    page = people.come(service_workers="block")
    page.evaluate("sessionStorage.setItem('manueline.reloaded', String(Date.now()))")
    page.route("**/assets/Lobby-*", lambda route: route.fulfill(status=404))
    page.get_by_role("link", name="Lobby", exact=True).click()
    expect(page.get_by_role("alert")).to_contain_text("This page is older than its server.")
    page.unroute_all()
    page.get_by_role("button", name="Load the page again").click()
    expect(page.get_by_role("heading", name="Lobby")).to_be_visible()


def test_settings_that_do_not_come_say_why_and_come_when_they_can(people: People) -> None:
    people.expect_trouble("net::ERR_", "Failed to fetch")
    page = people.come(service_workers="block")
    page.route("**/assets/SettingsDialog-*", lambda route: route.abort())
    page.evaluate("sessionStorage.setItem('manueline.reloaded', String(Date.now()))")
    settings = page.get_by_role("button", name="Settings")
    settings.click()
    expect(page.locator(".notice")).to_contain_text(AWAY)
    page.unroute_all()
    settings.click()
    expect(page.get_by_role("dialog")).to_be_visible()


def test_a_table_that_does_not_exist_leads_home_and_to_the_lobby(people: People) -> None:
    page = people.come("table/nosuchtable1")
    main = page.get_by_role("main")
    expect(main).to_contain_text("This table does not exist, or no longer exists.")
    expect(main.get_by_role("link", name="Find a table")).to_be_visible()
    main.get_by_role("link", name="To the start page").click()
    expect(page.get_by_test_id("quick-start")).to_be_visible()


def test_whoever_comes_too_late_for_the_last_seat_is_told_and_watches(people: People) -> None:
    ana = people.come(None)
    set_table(ana, "azul", [{"kind": "me", "name": "Ana"}, {"kind": "open"}], players="2")
    late = people.join(ana)
    bo = people.come(None)

    def bo_first(route: Route) -> None:
        assert bo.request.post(route.request.url, data={"name": "Bo"}).ok
        route.continue_()

    people.expect_trouble("409")
    late.route("**/api/tables/*/seats", bo_first)
    take_seat(late, "Cy")
    expect(late.locator(".notice")).to_contain_text("This seat is taken.")
    expect(late.get_by_test_id("turn")).to_contain_text("You are watching this game.")


@pytest.mark.parametrize("which", ["wrong", "revoked"])
def test_a_link_that_opens_no_seat_says_so_and_shows_the_table(people: People, which: str) -> None:
    ana = people.come(None)
    sit_against_bots(ana)
    table = ana.url.rpartition("/")[2]
    [token] = ana.request.get(f"/api/tables/{table}/seats").json()["tokens"]
    if which == "wrong":
        token = token[::-1]
    else:
        assert ana.request.post(f"/api/tables/{table}/revoke", data={"seat": 0}).ok
    people.expect_trouble("403", "404")
    guest = people.come(f"table/{table}#seat={token}")
    expect(guest.locator(".notice")).to_have_text(re.compile("^This link does not open a seat"))
    expect(guest.get_by_test_id("turn")).to_contain_text("You are watching this game.")
