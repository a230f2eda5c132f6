"""The page in all of its languages."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.support.sizes import first_now
from tests.support.web.pages import TablePage, act_until, sit_against_bots
from tests.support.web.people import People
from tests.support.web.places import PATHS
from tests.support.web.words import LANGUAGES, LOCALES, message

KEY = re.compile(r"^([a-z][a-z0-9-]*) =", re.M)

TABS = 4
"""Pages that load and settle at once, since each is waited for until its network is quiet."""

SPOKEN = """() => {
    const words = [document.title, document.body.innerText];
    for (const element of document.querySelectorAll("[aria-label], [title], [placeholder]"))
        for (const name of ["aria-label", "title", "placeholder"])
            words.push(element.getAttribute(name) ?? "");
    return words.join(" ");
}"""


def keys() -> set[str]:
    return {
        key for file in LOCALES.glob("en/*.ftl") for key in KEY.findall(file.read_text("utf-8"))
    }


def untranslated(page: Page) -> set[str]:
    """Words on the page that look like a catalogue's keys: one that is known, or would be."""
    families = {key.split("-")[0] for key in keys() if "-" in key}
    words = set(re.findall(r"\b[a-z]+(?:-[a-z0-9]+)+\b", page.evaluate(SPOKEN)))
    return {word for word in words if word in keys()} | {
        word for word in words if word.count("-") > 1 and word.split("-")[0] in families
    }


def settle(page: Page) -> None:
    page.wait_for_load_state("networkidle")
    expect(page.get_by_role("heading", level=1)).to_be_visible()


@pytest.mark.parametrize("language", first_now(["pl", "en", "it", "nb"]))
def test_every_page_follows_the_browsers_language(people: People, language: str) -> None:
    page = people.come(locale=LANGUAGES[language])
    tabs = [page, *(page.context.new_page() for _ in range(TABS - 1))]
    for first in range(0, len(PATHS), TABS):
        opened = list(zip(tabs, PATHS[first : first + TABS], strict=False))
        for tab, path in opened:
            tab.goto(f"/{path}")
        for tab, path in opened:
            settle(tab)
            assert tab.locator("html").get_attribute("lang") == language
            assert not untranslated(tab), path
    page.goto("/")
    expect(page.get_by_role("heading", level=1)).to_have_text(message(language, "ui", "home-title"))
    page.goto("/rules/azul")
    expect(page.get_by_role("heading", level=2).first).to_have_text(
        message(language, "rules-azul", "rules-azul-1-title")
    )


@pytest.mark.parametrize("game", first_now(["Azul", "Azul Duel"]))
def test_the_log_of_one_game_is_told_to_each_in_their_language(people: People, game: str) -> None:
    page = people.come(None)
    sit_against_bots(page, game)
    table = TablePage(page)
    act_until([table], lambda: table.log.count() > 14)
    table.wait_for_turn()
    told: dict[str, list[str]] = {}
    for language, locale in LANGUAGES.items():
        visitor = people.join(page, locale=locale)
        expect(visitor.locator(".board")).to_be_visible()
        assert not untranslated(visitor), language
        told[language] = visitor.locator("[role=tabpanel] li p").all_inner_texts()
    assert len(told["en"]) > 14
    for language in ("it", "nb", "pl"):
        assert len(told[language]) == len(told["en"])
        same = [line for line, word in zip(told[language], told["en"], strict=True) if line == word]
        assert same == [], language


def test_the_language_is_changed_in_the_settings_and_kept(people: People) -> None:
    page = people.come()
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("dialog").get_by_text("Polski").click()
    expect(page.locator("html")).to_have_attribute("lang", "pl")
    page.keyboard.press("Escape")
    expect(page.get_by_role("heading", level=1)).to_have_text(message("pl", "ui", "home-title"))
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_have_text(message("pl", "ui", "home-title"))
