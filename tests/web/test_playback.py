"""What the page tells follows what it shows, and whoever has seen enough goes on."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Page, WebSocket, expect

from tests.support.server.pages import Page as Seat
from tests.support.services import Service
from tests.support.web.pages import (
    TablePage,
    act_until,
    play_ahead,
    seat_of,
    set_table,
    sit_against_bots,
)
from tests.support.web.people import People
from tests.support.web.tracing import busiest_tasks

WITH_MOTION = {"reduced_motion": "no-preference"}

SPEED = """(speed) => localStorage.setItem("manueline.settings", JSON.stringify({ speed }))"""

WATCH = """() => {
    window.early = [];
    window.lasted = 0;
    const isFull = (line) => {
        const slots = [...line.querySelectorAll(".slot")];
        return slots.every((slot) => slot.querySelector("svg") !== null);
    };
    const look = () => {
        const told = document.querySelector(".round")?.textContent ?? "";
        const log = document.querySelector("[role=tabpanel]")?.textContent ?? "";
        const isNext = /Round 2/.test(told) || /Round 1 is over|Round 2 begins/.test(log);
        // The next round's tiles are dealt when the last one's lines have been tiled.
        if (isNext && document.querySelector(".factory .piece") !== null) return;
        const untiled = [...document.querySelectorAll(".line")].filter(isFull).length;
        if (isNext && untiled > 0) window.early.push(`${told.trim()}, ${untiled} lines untiled`);
        if (document.querySelector(".lit, .points") !== null) window.lasted++;
        requestAnimationFrame(look);
    };
    look();
}"""
"""Watches every frame up to the second round for words that come before what they tell of."""


def moving(people: People, speed: str, bots: int = 1) -> Page:
    page = people.come("rules/azul", **WITH_MOTION)
    page.evaluate(SPEED, speed)
    sit_against_bots(page, bots=bots)
    return page


def test_round_and_log_wait_for_the_tiling_that_is_still_shown(people: People) -> None:
    page = moving(people, "fast")
    page.evaluate(WATCH)
    table = TablePage(page)
    act_until([table], lambda: "Round 2" in table.round.inner_text() and bool(table.things))
    assert page.evaluate("window.early") == []
    assert page.evaluate("window.lasted") > 0


TOLD = """() => {
    window.told = new Set();
    const look = () => {
        window.told.add(document.querySelector("[data-testid=turn] strong")?.textContent);
        requestAnimationFrame(look);
    };
    look();
}"""


def test_nobody_is_told_to_type_in_a_deal_that_the_page_shows(
    people: People, server: Service
) -> None:
    """The words of the companion used to stand there while a new round was dealt."""
    page = people.come("rules/azul", **WITH_MOTION)
    page.evaluate(SPEED, "fast")
    sit_against_bots(page, "Azul Duel")
    page.evaluate(TOLD)
    play_ahead(page, server, 2)
    TablePage(page).wait_for_turn()
    told = page.evaluate("[...window.told]")
    assert "Dealing…" in told
    assert "Type in what was dealt." not in told


SHOWN = ".flight, .lit, .points"
"""Whatever moves or lights up while something is shown."""


def know_the_next_turn(page: Page, seat: Seat) -> None:
    """Until the page has heard of all that happens before its player's next turn."""
    seat.wait(lambda: bool(seat.game.get("legal")))
    heard = page.locator(f'[data-testid=table][data-version="{seat.version}"]')
    expect(heard).to_be_visible()


def skip(page: Page, how: str) -> None:
    """And what is seen at once has no motion left, which would end by itself later, too."""
    if how == "key":
        page.keyboard.press("x")
    else:
        page.mouse.click(2, page.viewport_size["height"] - 2)  # type: ignore[index]
    assert page.locator(SHOWN).count() == 0
    assert page.locator("button[data-state=can]").count() > 0


@pytest.mark.parametrize("how", ["key", "click"])
def test_a_key_or_a_click_finishes_what_is_shown(people: People, server: Service, how: str) -> None:
    page = moving(people, "slow")
    TablePage(page).wait_for_turn()
    with seat_of(page, server) as seat:
        seat.play()
        know_the_next_turn(page, seat)
    page.locator(".flight").first.wait_for()
    skip(page, how)


@pytest.mark.parametrize("how", ["key", "click"])
def test_a_key_or_a_click_finishes_the_tiling_at_the_end_of_a_round(
    people: People, server: Service, how: str
) -> None:
    page = moving(people, "slow")
    TablePage(page).wait_for_turn()
    with seat_of(page, server) as seat:
        seat.hear()
        while seat.game["position"]["round"] < 2:
            seat.play()
        know_the_next_turn(page, seat)
    expect(page.get_by_test_id("turn")).to_contain_text("Tiles are placed and scored…")
    page.locator(".lit, .points").first.wait_for()
    skip(page, how)
    expect(page.locator(".status .round")).to_contain_text("Round 2")


def sent_by(page: Page) -> list[str]:
    """The kinds of all that this page will have asked the server for."""
    kinds: list[str] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framesent", lambda text: kinds.append(json.loads(text)["kind"]))

    page.on("websocket", listen)
    return kinds


def play_until_a_plate_can_be_drawn(seat: Seat) -> None:
    """At least one move, and none from the stack itself."""
    version = seat.version
    while True:
        legal = seat.game.get("legal", [])
        kinds = [move["kind"] for move in legal]
        if seat.version > version >= 0 and "DrawPlate" in kinds:
            return
        if legal:
            seat.play(next(move["text"] for move in legal if move["kind"] != "DrawPlate"))
        else:
            seat.hear()
            version = max(version, 0)


@pytest.mark.parametrize("how", ["Enter", "Space", "click"])
def test_what_finishes_a_playback_makes_no_move_that_nobody_has_seen(
    people: People, server: Service, how: str
) -> None:
    """The stack of Duel is a whole move: a click there, which skips, used to draw a plate."""
    page = people.come("rules/azul", **WITH_MOTION)
    page.evaluate(SPEED, "slow")
    asked = sent_by(page)
    sit_against_bots(page, "Azul Duel")
    with seat_of(page, server) as seat:
        play_until_a_plate_can_be_drawn(seat)
        page.reload()
        expect(page.locator("button[data-thing=stack][data-state=can]")).to_be_visible()
        play_until_a_plate_can_be_drawn(seat)
        shown = page.locator(f'[data-testid=table][data-version="{seat.version}"]')
    expect(shown).to_be_visible()
    page.locator(".flight").first.wait_for()
    stack = page.locator("button[data-thing=stack]")
    if how == "click":
        stack.click(force=True)
    else:
        stack.press(how)
    expect(page.locator(SHOWN)).to_have_count(0)
    page.locator("main").press("h")
    expect(page.get_by_test_id("turn")).to_contain_text("Best move")
    assert "play" not in asked
    stack.press("Enter")
    expect(page.get_by_role("group", name="Plates drawn")).to_be_visible()


def test_on_the_grey_wall_the_reader_is_told_what_to_choose(people: People) -> None:
    page = people.come(None)
    seats = [{"kind": "me", "name": "Ana"}, {"kind": "bot", "bot": "novice"}]
    set_table(page, "azul", seats, players="2", wall="grey")
    table = TablePage(page)
    table.wait_for_turn()
    while not any(thing.startswith("cell-") for thing in table.things):
        table.move()
        table.wait_for_turn()
    expect(table.turn).to_contain_text(
        re.compile(r"Choose a space for (blue|yellow|red|black|white) in row [1-5]\.")
    )


def test_an_entry_of_the_log_under_the_pointer_frames_its_move_on_the_board(
    people: People,
) -> None:
    page = people.come(None)
    sit_against_bots(page)
    table = TablePage(page)
    for _ in range(3):
        table.wait_for_turn()
        table.move()
    table.wait_for_turn()
    entry = table.log.filter(has_text=re.compile(r"takes .* from factory")).first
    factory = re.search(r"from factory (\d)", entry.inner_text())
    assert factory
    entry.hover()
    expect(page.locator(f'[data-anchor="factory-{factory[1]}"][data-mark]')).to_be_visible()


LISTEN = """() => {
    window.notes = [];
    const { OscillatorNode: Tone } = window;
    window.OscillatorNode = class extends Tone {
        constructor(context, options) {
            super(context, options);
            window.notes.push(options);
        }
    };
}"""
"""Keeps what every note that is played was made of."""


def test_sounds_are_off_and_on_in_one_tap_and_tell_what_happens(people: People) -> None:
    page = people.come(None, **WITH_MOTION)
    page.add_init_script(f"({LISTEN})()")
    page.goto("/rules/azul")
    page.evaluate(SPEED, "fast")
    sit_against_bots(page)
    table = TablePage(page)
    sounds = page.get_by_role("button", name="Sounds")
    table.wait_for_turn()
    sounds.click()
    expect(sounds).to_have_attribute("aria-pressed", "false")
    page.evaluate("window.notes = []")
    table.move()
    table.wait_for_turn()
    assert page.evaluate("window.notes") == []
    sounds.click()
    expect(sounds).to_have_attribute("aria-pressed", "true")
    table.move()
    table.wait_for_turn()
    shapes = [note["type"] for note in page.evaluate("window.notes")]
    assert shapes.count("triangle") >= 2, "tiles that land knock"
    pitches = [note["frequency"] for note in page.evaluate("window.notes")]
    assert 659.25 in pitches, "the turn is announced"
    act_until([table], lambda: "Round 2" in table.round.inner_text() and bool(table.things))
    pitches = [note["frequency"] for note in page.evaluate("window.notes")]
    assert 523.25 in pitches or 196 in pitches, "points are counted, or paid"


@pytest.mark.ci
def test_no_task_of_a_playback_with_four_players_keeps_the_page_busy(people: People) -> None:
    page = moving(people, "normal", bots=3)
    table = TablePage(page)
    table.wait_for_turn()
    browser = page.context.browser
    assert browser is not None
    browser.start_tracing(page=page, categories=["toplevel"])
    act_until([table], lambda: "Round 2" in table.round.inner_text() and bool(table.things))
    tasks = busiest_tasks(browser.stop_tracing())
    assert len(tasks) > 1000
    assert 1 < tasks[0] <= 100
