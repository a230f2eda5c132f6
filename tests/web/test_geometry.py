"""On every screen the whole table is in sight, and nothing of it is covered or cut off."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from manueline.games.duel import parse
from tests.support.services import Service
from tests.support.sizes import first_now
from tests.support.web.edges import BEYOND, DRAWN, SPILLED, resize, sideways
from tests.support.web.pages import (
    TablePage,
    act_until,
    play_out,
    seat_of,
    set_table,
    sit_against_bots,
)
from tests.support.web.people import People
from tests.support.web.places import PLACES
from tests.support.web.screens import BOT, ME, SCREENS, TABLES, sit_at

EVERY_SCREEN = {**SCREENS, "laptop magnified twice": (683, 384)}
LANGUAGES = {"en": "en-GB", "it": "it-IT", "nb": "nb-NO", "pl": "pl-PL"}

TROUBLES = """() => {
    const found = [];
    const name = (element) => element.outerHTML.slice(0, 110);
    const screen = document.querySelector(".screen");
    const { clientWidth: width, clientHeight: height } = document.documentElement;
    if (screen.getBoundingClientRect().bottom > height + 1) found.push("the table is too high");
    if (document.documentElement.scrollWidth > width) found.push("the page is too wide");
    const place = document.querySelector(".middle").getBoundingClientRect();
    const parts = [...document.querySelectorAll(
        ".board :is(.panel, .plate, .centre, .large, .market, .tablets, .decision)")]
        .map((part) => [part, part.getBoundingClientRect()])
        .filter(([, box]) => box.width > 0);
    for (const [part, box] of parts)
        if (box.bottom > place.bottom + 4 || box.right > place.right + 4)
            found.push(`beyond the board's place: ${name(part)}`);
    const panels = parts.filter(([part]) => part.matches(".panel")).map(([, box]) => box);
    const all = parts.map(([, box]) => box);
    if (Math.min(...panels.map(({ left }) => left)) > place.left + 1
        || Math.max(...all.map(({ right }) => right)) < place.right - 1
        || Math.max(...all.map(({ bottom }) => bottom)) < place.bottom - 1)
        found.push("the board's edges are not those of the page");
    const own = document.querySelector(".own-place").clientHeight;
    const used = document.querySelector(".own .inner").clientHeight;
    if (used < 0.75 * own) found.push(`of ${own} pixels the own board uses ${used}`);
    const others = [...document.querySelectorAll(".others > .panel:not(.expanded)")]
        .map((panel) => panel.getBoundingClientRect().right);
    if (others.at(-1) < Math.max(...others) - 1) found.push("the others' last row has a gap");
    for (const number of document.querySelectorAll(".dome .columns")) {
        const plate = number.parentElement.querySelector(":scope > :not(.columns)");
        if (number.getBoundingClientRect().bottom > plate.getBoundingClientRect().top - 1)
            found.push(`lies on a plate: ${name(number)}`);
    }
    for (const badge of document.querySelectorAll(".piece > .badge")) {
        const [tile, mark] = [badge.parentElement, badge].map((it) => it.getBoundingClientRect());
        const hidden = (tile.right - mark.left) * (tile.bottom - mark.top);
        if (hidden > 0.3 * tile.width * tile.height) found.push(`hides a tile: ${name(badge)}`);
    }
    for (const last of document.querySelectorAll("aside ol > li:last-child"))
        if (last.getBoundingClientRect().bottom
            > last.parentElement.getBoundingClientRect().bottom + 1)
            found.push("the newest entry of the log is not in sight");
    const aside = document.querySelector("aside");
    const isBeside = aside.getBoundingClientRect().left >= screen.getBoundingClientRect().right;
    const controls = [...screen.querySelectorAll("button, a, [role=img]"),
        ...document.querySelectorAll("header nav :is(button, a)"),
        ...(isBeside ? aside.querySelectorAll("[role=tab]") : [])];
    for (const control of controls) {
        if (!control.checkVisibility({ visibilityProperty: true })) continue;
        const box = control.getBoundingClientRect();
        if (box.width < 3) continue;
        if (box.left < -1 || box.top < -1 || box.right > width + 1 || box.bottom > height + 1)
            found.push(`outside: ${name(control)}`);
        else if (control.matches("a, [role=tab], button:not([tabindex='-1'])")) {
            const at = document.elementFromPoint(
                box.left + box.width / 2, box.top + box.height / 2);
            if (at && !control.contains(at)) found.push(`covered: ${name(control)}`);
        }
    }
    const inner = document.querySelectorAll(
        ".player-board .inner, .player-board header, .player-board h2, .status *, .acts .button, "
        + ".tablets button, .decision, .told, .controls, header nav :is(button, a), [role=tab]");
    for (const element of inner) {
        if (!element.checkVisibility() || element.closest(".unseen")) continue;
        if (element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0)
            found.push(`cut: ${name(element)}`);
    }
    return found;
}"""


def look(page: Page, where: str) -> None:
    page.mouse.move(0, 0)
    for screen, (width, height) in EVERY_SCREEN.items():
        resize(page, width, height)
        assert page.evaluate(TROUBLES) + page.evaluate(SPILLED) == [], f"{where}, {screen}"


@pytest.mark.parametrize("language", first_now(list(LANGUAGES)))
@pytest.mark.parametrize("kind", first_now(list(TABLES)))
def test_a_table_fits_every_screen(people: People, kind: str, language: str) -> None:
    page = people.come("rules/azul", locale=LANGUAGES[language])
    table = sit_at(page, kind)
    look(page, "at the start")
    for _ in range(3):
        table.move()
        table.wait_for_turn()
    table.act()
    look(page, "with something picked")


TORN = """() => [...document.querySelectorAll("thead th")].filter((cell) => {
    const text = cell.firstChild;
    return [...text.data.matchAll(/\\S+/g)].some((word) => {
        const range = new Range();
        range.setStart(text, word.index);
        range.setEnd(text, word.index + word[0].length);
        return range.getClientRects().length > 1;
    });
}).map((cell) => cell.textContent)"""
"""Names above the points that break within a word."""


@pytest.mark.parametrize("language", first_now(["nb", "en", "it", "pl"]))
def test_the_end_of_a_game_of_four_and_its_replay_fit_every_screen(
    people: People, server: Service, language: str
) -> None:
    """The table of points used to be wider than a phone, and to break names."""
    page = people.come("rules/azul", locale=LANGUAGES[language])
    long = {**ME, "name": "Massimiliano Buonarroti"}
    set_table(page, "azul", [long, *[BOT] * 3], players="4")
    play_out(page, server)
    expect(page.get_by_test_id("result")).to_be_visible()
    for screen, (width, height) in EVERY_SCREEN.items():
        resize(page, width, height)
        assert page.evaluate(BEYOND) == [] and sideways(page) == 0, f"the end, {screen}"
        wide = page.locator("[data-testid=result] table").evaluate(
            "table => table.scrollWidth > table.parentElement.clientWidth"
        )
        assert not wide, f"the points, {screen}"
        assert page.evaluate(TORN) == [], screen
    page.goto(page.url.replace("/table/", "/replay/"))
    page.get_by_role("slider").fill("9")
    look(page, "the replay")
    page.keyboard.press("End")
    for screen, (width, height) in EVERY_SCREEN.items():
        resize(page, width, height)
        assert page.evaluate(TORN) == [] and sideways(page) == 0, f"the replay's end, {screen}"


def test_a_replay_of_two_shows_both_boards_on_a_phone(people: People, server: Service) -> None:
    page = people.with_phone("rules/azul")
    resize(page, 360, 640)
    set_table(page, "azul", [ME, BOT], players="2")
    play_out(page, server)
    page.goto(page.url.replace("/table/", "/replay/"))
    expect(page.locator(".board .lines")).to_have_count(2)


@pytest.mark.parametrize("language", first_now(list(LANGUAGES)))
def test_the_choice_of_a_space_on_the_grey_wall_fits_every_screen(
    people: People, server: Service, language: str
) -> None:
    page = people.come("rules/azul", locale=LANGUAGES[language])
    table = sit_at(page, "grey wall")
    with seat_of(page, server) as seat:
        seat.hear()
        while seat.game["position"]["phase"] != "tiling" or not seat.game["legal"]:
            seat.play() if seat.game["legal"] else seat.hear()
    act_until([], lambda: any(thing.startswith("cell-") for thing in table.things))
    look(page, "choosing a space")


def test_the_curtain_fills_the_place_of_the_board_on_every_screen(people: People) -> None:
    """It used to end in the middle of a large screen."""
    page = people.come(None)
    PLACES["curtain"](page)
    for screen, size in EVERY_SCREEN.items():
        resize(page, *size)
        covered = page.locator(".curtain").bounding_box()
        place = page.locator(".middle").bounding_box()
        assert covered == place, screen
        assert place and place["y"] + place["height"] <= size[1], screen
        expect(page.locator(".curtain .card")).to_be_in_viewport(ratio=1)
        assert page.evaluate(BEYOND) == [] and sideways(page) == 0, screen


def test_the_log_of_a_finished_game_is_as_high_as_the_window(people: People) -> None:
    """It used to be a short box beside an empty column."""
    page = people.come(None, viewport={"width": 1366, "height": 768})
    PLACES["result"](page)
    log = page.locator("aside .panels").bounding_box()
    assert log
    assert 768 - 30 < log["y"] + log["height"] <= 768


def test_what_stands_below_a_board_begins_at_its_edge(people: People) -> None:
    page = people.come(None)
    PLACES["over"](page)
    board, stock = (page.locator(part).bounding_box() for part in (".own-place", ".stock"))
    assert board and stock
    assert round(stock["x"]) == round(board["x"])


def test_a_board_too_small_for_figures_shows_none(people: People) -> None:
    """On a phone a deal that is typed in leaves the boards little place: figures overlapped."""
    page = people.with_phone(None)
    PLACES["companion"](page)
    resize(page, 360, 640)
    assert page.locator(".own .cell").first.evaluate("cell => cell.clientWidth") < 17
    figures = page.locator(".own :is(.number, .space small)")
    assert figures.count() > 5
    expect(figures.filter(visible=True)).to_have_count(0)


@pytest.mark.parametrize("game", ["azul", "duel"])
@pytest.mark.parametrize("language", first_now(list(LANGUAGES)))
def test_the_deal_of_a_real_box_fits_every_screen(people: People, game: str, language: str) -> None:
    page = people.come("rules/azul", locale=LANGUAGES[language])
    seats = [ME, {"kind": "me", "name": "Bo"}]
    wanted = {"game": game, "options": {}, "seats": seats, "dealer": "hand"}
    answer = page.request.post("/api/tables", data=wanted)
    assert answer.ok, answer.text()
    page.goto(f"/table/{answer.json()['table']}")
    expect(page.locator("#dealing")).to_be_visible()
    look(page, "dealing")


DECISIONS: dict[str, dict[str, str]] = json.loads(
    (Path(__file__).parents[1] / "support" / "web" / "decisions.json").read_text("utf-8")
)
"""For each phase of Duel whose decision is not made on the board itself, a position of the same
player just before, and the move that leads there."""

BOXES = """() => Object.fromEntries(
    [...document.querySelectorAll(
        ".board :is(.own .inner, .own .dome, .large, .plate, .tablets, .others .panel)")]
    .filter((part) => part.checkVisibility())
    .map((part, at) => {
        const { x, y, width, height } = part.getBoundingClientRect();
        return [`${at} ${part.className}`, [x, y, width, height].map(Math.round)];
    }))"""
"""Where the boards, the factories and the tablets are."""

UNSEEN = 4
"""Pixels by which the middle of a row may move, where a decision is a little higher than the plates
whose place it takes."""


@pytest.mark.parametrize("language", first_now(list(LANGUAGES)))
@pytest.mark.parametrize("phase", DECISIONS)
def test_no_decision_of_duel_covers_or_moves_anything(
    people: People, server: Service, phase: str, language: str
) -> None:
    page = people.come("rules/azul", locale=LANGUAGES[language])
    start, move = DECISIONS[phase].values()
    mover = parse(start).turn
    seats = [ME, BOT] if mover == 0 else [BOT, ME]
    wanted = {"game": "duel", "options": {}, "seats": seats, "start": start}
    answer = page.request.post("/api/tables", data=wanted)
    assert answer.ok, answer.text()
    page.goto(f"/table/{answer.json()['table']}")
    TablePage(page).wait_for_turn()

    def boxes() -> dict[str, list[int]]:
        found = dict[str, list[int]]()
        for screen, size in EVERY_SCREEN.items():
            resize(page, *size)
            parts: dict[str, list[int]] = page.evaluate(BOXES)
            found |= {f"{screen}: {part}": box for part, box in parts.items()}
        return found

    before = boxes()
    with seat_of(page, server) as seat:
        seat.play(move)
        shown = page.locator(f'[data-testid=table][data-version="{seat.version}"]')
    expect(shown).to_be_visible()
    expect(page.locator(".decision")).to_be_visible()
    look(page, phase)
    after = boxes()
    assert before.keys() == after.keys()
    moved = {
        part: (box, after[part])
        for part, box in before.items()
        if max(abs(one - other) for one, other in zip(box, after[part], strict=True)) > UNSEEN
    }
    assert moved == {}


def test_the_tray_for_a_plate_covers_nothing_of_the_dome_on_a_phone(people: People) -> None:
    page = people.with_phone(None)
    resize(page, 360, 640)
    sit_against_bots(page, "Azul Duel")
    TablePage(page).wait_for_turn()
    page.locator('button[data-thing^="plate-"][data-state="can"]').first.tap()
    tray = page.locator(".decision")
    expect(tray).to_be_visible()
    dome = page.locator(".own .dome")
    one, other = tray.bounding_box(), dome.bounding_box()
    assert one and other
    assert one["y"] + one["height"] <= other["y"] or other["y"] + other["height"] <= one["y"]
    assert other["y"] + other["height"] <= 640


def test_a_hint_is_in_sight_on_a_phone(people: People) -> None:
    page = people.with_phone(None)
    sit_against_bots(page)
    TablePage(page).wait_for_turn()
    page.get_by_role("button", name="Hint").tap()
    words = page.get_by_test_id("turn")
    expect(words).to_contain_text("Best move: All")
    expect(words).to_be_in_viewport(ratio=1)
    assert page.evaluate("scrollY") == 0


JUMPS = """() => {
    window.jumps = [];
    new PerformanceObserver((list) => window.jumps.push(...list.getEntries()
        .filter(({ sources }) => sources.some(({ node }) => node?.matches?.(".own-place"))
    ).map(({ value }) => value))).observe({ type: "layout-shift", buffered: true });
}"""
"""By how much of the window the own board ever jumped."""


@pytest.mark.parametrize("screen", ["phone", "laptop"])
@pytest.mark.parametrize("game", ["azul", "duel"])
def test_the_board_does_not_jump_while_a_table_opens(
    people: People, game: str, screen: str
) -> None:
    """It used to be painted once for a place of another size."""
    width, height = SCREENS[screen]
    page = people.come("rules/azul", viewport={"width": width, "height": height})
    page.add_init_script(f"({JUMPS})()")
    sit_at(page, game)
    page.evaluate(DRAWN)
    assert page.evaluate("window.jumps") == []


@pytest.mark.parametrize("screen", ["phone", "laptop"])
def test_anothers_board_that_is_looked_at_moves_nothing_else(people: People, screen: str) -> None:
    """The other panels used to fill the place that it left."""
    width, height = SCREENS[screen]
    page = people.come(None, viewport={"width": width, "height": height})
    sit_against_bots(page, bots=3)
    TablePage(page).wait_for_turn()

    def places() -> list[list[int]]:
        return list(page.evaluate(BOXES).values())

    before = places()
    enlarge = page.get_by_role("button", name="Enlarge the board of").last
    enlarge.click()
    expect(enlarge).to_have_attribute("aria-expanded", "true")
    shown = page.locator(".others .expanded .wall")
    expect(shown).to_be_in_viewport(ratio=1)
    own, other = page.locator(".own .wall").bounding_box(), shown.bounding_box()
    assert own and other and abs(own["width"] - other["width"]) <= 1
    assert places() == before
    page.keyboard.press("Escape")
    expect(enlarge).to_have_attribute("aria-expanded", "false")
    assert places() == before


def test_tablets_grow_with_the_screen(people: People) -> None:
    page = people.come(None, viewport={"width": 2560, "height": 1440})
    sit_against_bots(page, "Azul Duel")
    TablePage(page).wait_for_turn()
    tablet = page.get_by_role("region", name="Scoring tablets").get_by_role("button").first
    box, picture = tablet.bounding_box(), tablet.locator("svg").bounding_box()
    assert box and picture
    assert box["height"] > 50 and picture["height"] > 40


def test_the_text_of_a_tablet_is_not_cut_off(people: People) -> None:
    page = people.come(None, viewport={"width": 1366, "height": 768})
    sit_against_bots(page, "Azul Duel")
    TablePage(page).wait_for_turn()
    page.get_by_role("region", name="Scoring tablets").get_by_role("button").last.click()
    text = page.locator("[popover]:popover-open")
    expect(text).to_be_visible()
    box = text.bounding_box()
    assert box and box["y"] >= 0 and box["y"] + box["height"] <= 768
    assert box["x"] >= 0 and box["x"] + box["width"] <= 1366


def test_factories_keep_their_places_when_one_is_emptied(people: People) -> None:
    page = people.with_phone(None)
    sit_against_bots(page)
    table = TablePage(page)
    table.wait_for_turn()
    places = "all => all.map((one) => Math.round(one.getBoundingClientRect().x))"
    before = page.locator(".factory").evaluate_all(places)
    act_until([table], lambda: page.locator(".factory:not(:has(.piece))").count() > 1)
    assert page.locator(".factory").evaluate_all(places) == before
