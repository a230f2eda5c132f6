"""The page of puzzles, as somebody solves them."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Locator, Page, expect

from manueline.games.values import Move
from manueline.puzzles import Puzzle, puzzle
from manueline.schema import move_json
from tests.support.web.inputs import Hand, Mouse, thing_on

PLACE = "manueline.puzzles"


def things_of(move: Any) -> list[str]:
    """What is picked on the board to make a move: as `thingsOf` of the page."""
    match move["kind"]:
        case "Take":
            return [f"take-{move['source']}-{move['colour']}", f"line-{move['line']}"]
        case "TakeSun":
            return [f"sun-{move['factory']}-{move['colour']}", f"line-{move['line']}"]
        case "TakeMoon":
            return [f"moon-{move['colour']}", f"line-{move['line']}"]
        case "Place":
            return [f"cell-{move['row']}-{move['column']}"]
        case "TakeChip":
            return [f"chip-{move['factory']}"]
        case "TakePlate":
            return [f"plate-{move['plate']}"]
        case "DrawPlate":
            return ["stack"]
        case "LayPlate":
            return [f"turn-{move['turns']}", f"space-{move['space']}"]
    raise AssertionError(move)


class PuzzlePage:
    def __init__(self, page: Page, hand: Hand | None = None) -> None:
        self.page = page
        self._hand = hand or Mouse()

    def open(self, name: str = "") -> None:
        self.page.goto(f"/puzzles#{name}")
        known = f"[data-id='{name}']" if "-" in name else ""
        expect(self.page.locator(f"[data-testid=puzzles]{known}")).to_be_visible()

    @property
    def panel(self) -> Locator:
        return self.page.get_by_test_id("puzzle")

    @property
    def now(self) -> Puzzle:
        """The puzzle that is shown."""
        name = self.page.get_by_test_id("puzzles").get_attribute("data-id") or ""
        found = puzzle(name.split("-")[0], name)
        assert found is not None, name
        return found

    @property
    def kept(self) -> Any:
        return json.loads(self.page.evaluate(f"localStorage.getItem('{PLACE}')") or "null")

    def fact(self, name: str) -> str:
        return self.page.get_by_test_id(name).inner_text()

    def play(self, text: str) -> None:
        game = self.now.view.game
        move: Move = game.parse_move(text)
        things = things_of(move_json(game, move))
        if not things[0].startswith("turn-"):
            # The board of a puzzle that has just come may not have its size yet.
            thing_on(self.page, things[0]).first.click(trial=True)
        for thing in things:
            if thing.startswith("turn-"):
                self._turn(thing)
            else:
                self._hand.pick(self.page, thing)

    def _turn(self, thing: str) -> None:
        """A plate is turned by the key R until it lies as wanted."""
        for _ in range(int(thing[-1])):
            self.page.keyboard.press("r")

    def next(self, by: str = "click") -> None:
        before = self.now.id
        button = self.page.get_by_role("button", name="Next puzzle")
        if by == "Enter":
            expect(button).to_be_focused()
            self.page.keyboard.press("Enter")
        elif by == "tap":
            button.tap()
        else:
            button.click()
        expect(
            self.page.locator(f"[data-testid=puzzles]:not([data-id='{before}'])")
        ).to_be_visible()
        expect(self.panel).to_contain_text("find the best one")


class Typist:
    """Picks by letters and numbers: a colour's letter walks its tiles, a number is a line."""

    def pick(self, page: Page, thing: str) -> None:
        kind, *rest = thing.split("-")
        if kind == "line":
            page.keyboard.press(str((int(rest[0]) + 1) % 6))
            return
        for _ in range(12):
            page.keyboard.press(rest[-1].lower())
            focused = page.evaluate("document.activeElement?.dataset.thing")
            if focused == thing:
                return
        raise AssertionError(f"the keyboard does not reach {thing}")
