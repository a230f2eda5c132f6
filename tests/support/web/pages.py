"""What the pages offer, in the words of whoever uses them."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.support.server.pages import Browser
from tests.support.server.pages import Page as Seat
from tests.support.services import Service
from tests.support.web.inputs import Hand, Mouse

HURRIED_OR_WHOLE = pytest.mark.parametrize(
    "whole", [False, pytest.param(True, marks=pytest.mark.ci)], ids=["hurried", "whole"]
)
"""A game whose middle is played ahead, and in `make test-ci` also one that is not."""

STUCK = 40.0
"""Seconds without anything to pick after which a game is taken to be stuck."""

LOOK = """() => ({
    version: Number(document.querySelector("[data-testid=table]")?.dataset.version ?? 0),
    over: document.querySelector("[data-testid=result]") !== null,
    curtain: document.querySelector(".curtain button") !== null,
    things: [...document.querySelectorAll('button[data-thing][data-state="can"]')]
        .map((button) => button.dataset.thing),
})"""


def quickest(things: Sequence[str], chance: Random) -> str:
    """Short lines first, so that a game of Azul is soon over; else anything."""
    lines = sorted(thing for thing in things if thing.startswith("line-"))
    return lines[0] if lines else chance.choice(things)


class TablePage:
    """A table as somebody plays at it."""

    def __init__(self, page: Page, hand: Hand | None = None, seed: int = 1) -> None:
        self.page = page
        self._hand = hand or Mouse()
        self._chance = Random(seed)
        self.picked: list[str] = []
        self.avoided = frozenset[str]()
        """What is picked only if there is nothing else."""
        self.was_over = False
        """Whether the game was over at the last look."""

    @property
    def board(self) -> Locator:
        return self.page.locator(".board")

    @property
    def result(self) -> Locator:
        return self.page.get_by_test_id("result")

    @property
    def turn(self) -> Locator:
        return self.page.get_by_test_id("turn")

    @property
    def round(self) -> Locator:
        return self.page.locator(".status .round")

    @property
    def log(self) -> Locator:
        return self.page.get_by_role("list", name="Log").get_by_role("listitem")

    @property
    def version(self) -> int:
        """How many entries the game has."""
        found: int = self.look()["version"]
        return found

    def look(self) -> dict[str, Any]:
        seen: dict[str, Any] = self.page.evaluate(LOOK)
        self.was_over = bool(seen["over"])
        return seen

    @property
    def things(self) -> list[str]:
        """Whatever can be picked now."""
        found: list[str] = self.look()["things"]
        return found

    def button(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=name, exact=True)

    def act(self, version: int | None = None) -> bool:
        """One pick, if there is anything to pick; False if not.

        If a version is named, nothing is picked once the game has another.
        """
        seen = self.look()
        if version not in (None, seen["version"]):
            return False
        if seen["curtain"]:
            self.page.locator(".curtain button").click()
            return True
        if not seen["things"] or seen["over"]:
            return False
        others = [thing for thing in seen["things"] if thing not in self.avoided]
        thing = quickest(others or seen["things"], self._chance)
        self._hand.pick(self.page, thing)
        self.picked.append(thing)
        return True

    def can_act(self) -> bool:
        seen = self.look()
        return bool(seen["curtain"] or seen["things"])

    def move(self) -> None:
        """Picks until the table has heard of it, and nothing for the move after it.

        It waits for its turn first: the move before may not have arrived yet.
        """
        act_until([], self.can_act)
        before = self.version
        act_until([self], lambda: self.version > before, before)

    def wait_for_turn(self) -> None:
        act_until([], lambda: bool(self.things))

    def breakdown(self) -> dict[str, list[str]]:
        """The rows of the final table by their names."""
        expect(self.result).to_be_visible()
        return rows_of(self.result.get_by_role("table"))


def act_until(
    tables: Sequence[TablePage], reached: Callable[[], bool], version: int | None = None
) -> None:
    """Everybody who can acts, again and again, but at no other version than the named one."""
    acted = time.monotonic()
    while not reached():
        if any(table.act(version) for table in tables):
            acted = time.monotonic()
        elif time.monotonic() - acted > STUCK:
            seen = [(table.look(), table.turn.all_inner_texts()) for table in tables]
            raise TimeoutError(f"the game stands still: {seen}")
        else:
            time.sleep(0.01)


def play_to_the_end(*tables: TablePage) -> None:
    act_until(tables, lambda: all(table.was_over for table in tables))


def seat_of(page: Page, server: Service) -> Seat:
    """The seat of this page over a socket of its own."""
    player = Browser(server)
    player.cookie = "; ".join(f"{one['name']}={one['value']}" for one in page.context.cookies())
    return player.open(page.url.rpartition("/")[2])


def play_out(page: Page, server: Service) -> None:
    """The seat of this page plays to the end over a socket of its own."""
    with seat_of(page, server) as seat:
        seat.play_out()


def play_ahead(page: Page, server: Service, round_: int) -> None:
    """The seat of this page plays up to a round over a socket of its own, which is quicker."""
    with seat_of(page, server) as seat:
        seat.hear()
        while seat.game["position"]["round"] < round_:
            seat.play()
    expect(page.locator(".status .round")).to_contain_text(f"Round {round_}")


def rows_of(table: Locator) -> dict[str, list[str]]:
    rows = [row.locator("th, td").all_inner_texts() for row in table.locator("tr").all()]
    return {row[0].strip(): [cell.strip() for cell in row[1:]] for row in rows}


def points(cell: str) -> int:
    return int(cell.replace("−", "-"))


def assert_adds_up(table: TablePage, seats: int) -> None:
    """Every seat's parts sum up to its total, which is the score that the seats show."""
    rows = table.breakdown()
    totals = [points(cell) for cell in rows.pop("Total")]
    names = rows.pop("")
    assert len(names) == len(totals) == seats
    sums = [sum(points(row[seat]) for row in rows.values()) for seat in range(seats)]
    assert sums == totals
    shown = [
        int(table.page.get_by_test_id(f"seat-{seat}").locator(".score").inner_text())
        for seat in range(seats)
    ]
    assert shown == totals


def choose_level(form: Locator, level: str) -> None:
    slider = form.get_by_role("slider", name="Level")
    slider.press("Home")
    for _ in range(20):
        if slider.get_attribute("aria-valuetext") == level:
            return
        slider.press("ArrowRight")
    raise ValueError(f"there is no level {level}")


def start_against_bots(
    page: Page, game: str = "Azul", *, bots: int = 1, level: str = "Novice"
) -> None:
    """From the start page: choose the game, how many bots of which level, and play."""
    form = page.get_by_role("form", name="Play against a bot")
    form.get_by_text(game, exact=True).click()
    if game == "Azul":
        form.get_by_text(str(bots + 1), exact=True).click()
    choose_level(form, level)
    page.get_by_test_id("quick-start").click()
    expect(page.locator(".board")).to_be_visible()
    # On a phone no mouse rests over what scrolls by.
    page.mouse.move(0, 0)


def set_table(page: Page, game: str, seats: Sequence[dict[str, str]], **options: str) -> None:
    """A new table straight away, for tests that are not about the forms that lead to one."""
    wanted = {"game": game, "options": options, "seats": seats}
    answer = page.request.post("/api/tables", data=wanted)
    assert answer.ok, answer.text()
    page.goto(f"/table/{answer.json()['table']}")
    expect(page.get_by_test_id("table")).to_be_visible()


def sit_against_bots(page: Page, game: str = "Azul", *, bots: int = 1) -> None:
    """Where `start_against_bots` leads."""
    seats = [{"kind": "me", "name": ""}, *([{"kind": "bot", "bot": "novice"}] * bots)]
    if game == "Azul":
        set_table(page, "azul", seats, players=str(bots + 1))
    else:
        set_table(page, "duel", seats)
    expect(page.locator(".board")).to_be_visible()


def open_table(page: Page, name: str = "", **wishes: str) -> None:
    """Fill in the form of a new table; wishes are its choices by label, as `Wall="Grey wall"`."""
    if name:
        page.get_by_placeholder("Nickname").first.fill(name)
    for group, choice in wishes.items():
        choices = page.get_by_role("group", name=group.replace("_", " "), exact=True)
        choices.get_by_text(choice, exact=True).click()
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_test_id("table")).to_be_visible()


def take_seat(page: Page, name: str) -> None:
    page.get_by_label("What shall we call you?").fill(name)
    page.get_by_role("button", name="Take a seat").click()


def sit_down(page: Page, name: str) -> None:
    """At the last free seat of a table that was shared by its link: the game begins."""
    take_seat(page, name)
    expect(page.locator(".board")).to_be_visible()
