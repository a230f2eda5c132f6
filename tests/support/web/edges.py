"""A page at a given size, and what lies beyond its edge."""

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


SPILLED = """() => [...document.querySelectorAll(".tablets button > :is(svg, .worth)")]
    .filter((part) => part.checkVisibility())
    .filter((part) => {
        const [own, around] = [part, part.parentElement].map((one) => one.getBoundingClientRect());
        return own.top < around.top - 1 || own.bottom > around.bottom + 1;
    })
    .map((part) => part.outerHTML.slice(0, 120))"""
"""What stands higher than the tablet that it is on."""

DRAWN = """() => new Promise((done) =>
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))))"""


def resize(page: Page, width: int, height: int) -> None:
    """Give the page a size and wait until its scripts have laid it out for it."""
    page.set_viewport_size({"width": width, "height": height})
    page.evaluate(DRAWN)


def sideways(page: Page) -> int:
    """By how many pixels the page could be scrolled to the right."""
    found: int = page.evaluate(
        "document.documentElement.scrollWidth - document.documentElement.clientWidth"
    )
    return found
