"""What lies beyond the edge of a narrow page."""

from __future__ import annotations

from playwright.sync_api import Page

BEYOND = """() => {
    const width = document.documentElement.clientWidth;
    const scrolled = (element) => {
        for (let at = element; at; at = at.parentElement) {
            const { overflowX } = getComputedStyle(at);
            if (["auto", "scroll", "hidden", "clip"].includes(overflowX)) return true;
        }
        return false;
    };
    return [...document.body.querySelectorAll("*")]
        .filter((element) => element.getBoundingClientRect().right > width + 1)
        .filter((element) => element.checkVisibility() && !scrolled(element))
        .map((element) => element.outerHTML.slice(0, 120));
}"""


def sideways(page: Page) -> int:
    """By how many pixels the page could be scrolled to the right."""
    found: int = page.evaluate(
        "document.documentElement.scrollWidth - document.documentElement.clientWidth"
    )
    return found
