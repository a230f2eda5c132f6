"""Playing by drag and drop, and by finger on a phone."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from tests.support.services import Service
from tests.support.web.inputs import Finger, thing_on
from tests.support.web.pages import (
    HURRIED_OR_WHOLE,
    TablePage,
    act_until,
    play_ahead,
    play_to_the_end,
    sit_against_bots,
    start_against_bots,
)
from tests.support.web.people import People

COLOURS = {"B": "blue", "Y": "yellow", "R": "red", "K": "black", "T": "turquoise"}
BROKEN = 6
"""The destination after the pattern lines."""


def middle(target: Locator) -> tuple[float, float]:
    box = target.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def way(start: Locator, end: Locator) -> list[tuple[float, float]]:
    """Where the pointer goes when both are in sight."""
    end.evaluate("element => element.scrollIntoView({ block: 'center' })")
    start.scroll_into_view_if_needed()
    (x, y), (to_x, to_y) = middle(start), middle(end)
    return [(x + (to_x - x) * step / 6, y + (to_y - y) * step / 6) for step in range(7)]


def drag(page: Page, start: Locator, end: Locator) -> None:
    first, *others = way(start, end)
    page.mouse.move(*first)
    page.mouse.down()
    for at in others:
        page.mouse.move(*at)
    page.mouse.up()


def slide(page: Page, start: Locator, end: Locator) -> None:
    """The same with a finger, as the browser's own touch input."""
    finger = page.context.new_cdp_session(page)

    def touch(kind: str, *at: tuple[float, float]) -> None:
        points = [{"x": x, "y": y} for x, y in at]
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    first, *others = way(start, end)
    touch("touchStart", first)
    for at in others:
        touch("touchMove", at)
    touch("touchEnd")


def test_tiles_are_dragged_from_a_factory_into_a_line(people: People) -> None:
    page = people.come(None)
    sit_against_bots(page)
    table = TablePage(page)
    table.wait_for_turn()
    drag(page, thing_on(page, table.things[0]), thing_on(page, "line-4"))
    expect(page.locator('[data-anchor^="slot-0-4-"] svg').first).to_be_visible()


def test_a_drag_that_ends_beside_the_board_takes_nothing(people: People) -> None:
    page = people.come(None)
    sit_against_bots(page)
    table = TablePage(page)
    table.wait_for_turn()
    before, things = table.version, table.things
    drag(page, thing_on(page, things[0]), page.get_by_role("banner"))
    assert (table.version, table.things) == (before, things)


def many_coloured(things: list[str]) -> str | None:
    """A colour of a small factory with three: whatever is taken, two are left to be stacked."""
    for thing in things:
        small = thing.startswith("sun-") and not thing.startswith("sun-0")
        if small and sum(other.startswith(thing[:-1]) for other in things) > 2:
            return thing
    return None


def test_left_over_tiles_are_stacked_by_drag(people: People) -> None:
    page = people.come(None)
    sit_against_bots(page, "Azul Duel")
    table = TablePage(page)
    act_until([table], lambda: many_coloured(table.things) is not None)
    source = many_coloured(table.things)
    assert source
    drag(page, thing_on(page, source), thing_on(page, f"line-{BROKEN}"))
    left = page.locator('button[data-thing^="rest-"]')
    expect(left.first).to_be_visible()
    colour = (left.last.get_attribute("data-thing") or "")[-1]
    drag(page, left.last, page.locator('.stack[data-drop="rest"]'))
    moon = page.locator(f'[data-anchor="moon-{source[4]}"]')
    expect(moon).to_have_attribute("aria-label", re.compile(COLOURS[colour]))


def test_a_finger_drags_a_plate_from_the_display_onto_the_dome_and_lays_it(
    people: People,
) -> None:
    page = people.with_phone(None)
    sit_against_bots(page, "Azul Duel")
    table = TablePage(page)
    table.wait_for_turn()
    plate = page.locator('button[data-thing^="plate-"][data-state="can"]').first
    plate.tap()
    held = page.locator('[data-drag="laying"]')
    expect(held).to_be_visible()
    slide(page, held, page.locator('button[data-thing^="space-"][data-state="can"]').first)
    expect(page.locator(".player-board.own .laid:not(.free)")).to_have_count(1)


def test_the_first_tap_on_a_space_shows_the_plate_there_and_the_second_lays_it(
    people: People,
) -> None:
    page = people.with_phone(None)
    sit_against_bots(page, "Azul Duel")
    table = TablePage(page)
    table.wait_for_turn()
    page.locator('button[data-thing^="plate-"][data-state="can"]').first.tap()
    space = page.locator('button[data-thing^="space-"][data-state="can"]').first
    expect(space).to_be_visible()
    before = table.version
    space.tap()
    expect(space.locator(".cell")).to_have_count(4)
    assert table.version == before
    space.tap()
    expect(page.locator(".player-board.own .laid:not(.free)")).to_have_count(1)


@HURRIED_OR_WHOLE
def test_a_game_of_azul_by_finger_on_a_phone(people: People, server: Service, whole: bool) -> None:
    page = people.with_phone()
    start_against_bots(page)
    table = TablePage(page, Finger())
    if not whole:
        act_until([table], lambda: "Round 2" in table.round.inner_text())
        play_ahead(page, server, round_=4)
    play_to_the_end(table)
    expect(table.result).to_be_visible()
    width = page.evaluate("document.documentElement.scrollWidth")
    assert width <= 360


def test_rounds_of_duel_by_finger_on_a_phone(people: People) -> None:
    page = people.with_phone(None)
    sit_against_bots(page, "Azul Duel")
    table = TablePage(page, Finger(), seed=2)
    act_until([table], lambda: "Round 2" in table.round.inner_text())
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
