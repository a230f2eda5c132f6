"""Ways to pick a thing on a board: by mouse, by finger, by keyboard alone."""

from __future__ import annotations

from typing import Protocol

from playwright.sync_api import Locator, Page


def thing_on(page: Page, thing: str) -> Locator:
    return page.locator(f'button[data-thing="{thing}"]')


class Hand(Protocol):
    def pick(self, page: Page, thing: str) -> None: ...


AIM = """(thing) => {
    const button = document.querySelector(`button[data-thing="${thing}"]`);
    if (!button) return null;
    button.scrollIntoView({ block: "nearest", inline: "nearest" });
    const { x, y, width, height } = button.getBoundingClientRect();
    const at = [x + width / 2, y + height / 2];
    return button.contains(document.elementFromPoint(...at)) ? at : null;
}"""


def aim(page: Page, thing: str) -> tuple[float, float] | None:
    """The middle of a thing that is in sight and not covered.

    Playwright's own clicks also watch over some frames whether the thing moves, which in a whole
    game takes longer than the game.
    """
    at: tuple[float, float] | None = page.evaluate(AIM, thing)
    return at


class Mouse:
    def pick(self, page: Page, thing: str) -> None:
        if at := aim(page, thing):
            page.mouse.click(*at)
        else:
            thing_on(page, thing).click()


class Finger:
    def pick(self, page: Page, thing: str) -> None:
        # The first tap on a space of the dome shows the plate there, the second lays it.
        for _ in range(2 if thing.startswith("space-") else 1):
            if at := aim(page, thing):
                page.touchscreen.tap(*at)
            else:
                thing_on(page, thing).tap()


FOCUSED = """() => {
    const { thing, state } = document.activeElement?.dataset ?? {};
    return state === "can" ? thing : null;
}"""


class Keyboard:
    """Goes by arrow keys to whatever can be picked, never touching the mouse."""

    WALK = ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp")

    def __init__(self) -> None:
        self.presses = 0

    def press(self, page: Page, key: str) -> None:
        page.keyboard.press(key)
        self.presses += 1

    def pick(self, page: Page, thing: str) -> None:
        """Picks the thing if the arrow keys come by it soon, else whatever they have reached."""
        reached = None
        for step in range(8):
            reached = page.evaluate(FOCUSED)
            if reached == thing or (reached and step > 2):
                break
            self.press(page, self.WALK[step % 4 // 2 if step < 6 else step % 4])
        assert reached, f"arrow keys reach nothing that can be picked, though {thing} can"
        self.press(page, "Enter" if self.presses % 2 else "Space")

    def tab_to(self, page: Page, target: Locator) -> None:
        """Tab until the focus is there."""
        for _ in range(60):
            if target.evaluate("element => element === document.activeElement"):
                return
            self.press(page, "Tab")
        raise AssertionError(f"Tab does not reach {target}")
