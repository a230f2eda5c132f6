"""People before browsers: each has a context of their own, and what goes wrong there is kept."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page

from tests.support.services import HOST, Service, manueline_service

PATIENCE = 30_000
"""Milliseconds that anything on a page may take on a busy machine."""

DESK = {"width": 1280, "height": 900}
PHONE = {"width": 360, "height": 780}


class People:
    """Everybody of one test."""

    def __init__(self, browser: Browser, address: str) -> None:
        self._browser = browser
        self._contexts: list[BrowserContext] = []
        self.address = address
        self._expected: list[str] = []
        self.troubles: list[str] = []
        """Errors of the pages: exceptions, and what the console shows as an error, which includes
        everything that the content security policy forbids."""

    def come(self, path: str | None = "", **wishes: Any) -> Page:
        """Somebody opens a page in a browser of their own, or none yet if the path is None.

        Wishes are options of the context.
        """
        usual = {"viewport": DESK, "locale": "en-GB", "reduced_motion": "reduce"}
        context = self._browser.new_context(**{"base_url": self.address, **usual, **wishes})
        context.set_default_timeout(PATIENCE)
        self._contexts.append(context)
        context.on("page", self._watch)
        page = context.new_page()
        if path is not None:
            page.goto(f"/{path}")
        return page

    def with_phone(self, path: str | None = "", **wishes: Any) -> Page:
        """Somebody with a narrow screen that is touched."""
        return self.come(path, viewport=PHONE, has_touch=True, is_mobile=True, **wishes)

    def join(self, page: Page, **wishes: Any) -> Page:
        """Somebody else follows the address of that page."""
        address = urlsplit(page.url)
        return self.come(f"{address.path}#{address.fragment}".lstrip("/"), **wishes)

    def _watch(self, page: Page) -> None:
        def said(message: ConsoleMessage) -> None:
            if message.type == "error":
                self.troubles.append(f"{page.url}: {message.text}")

        page.on("pageerror", lambda error: self.troubles.append(f"{page.url}: {error}"))
        page.on("console", said)

    def expect_trouble(self, *words: str) -> None:
        """Messages with these words are no surprise in this test."""
        self._expected.extend(words)

    @property
    def surprises(self) -> Sequence[str]:
        return [
            trouble
            for trouble in self.troubles
            if not any(word in trouble for word in self._expected)
        ]

    def leave(self) -> None:
        for context in self._contexts:
            context.close()


@contextmanager
def people_at(server: Service, browser: Browser) -> Iterator[People]:
    """Whoever comes; when they have left, no page may have had an error."""
    come = People(browser, f"http://{HOST}:{server.port}")
    yield come
    come.leave()
    assert come.surprises == []


def quick_server(folder: Path) -> Service:
    """Its bots answer at once, and nobody is told to slow down."""
    database = f"sqlite:///{folder / 'tables.sqlite'}"
    return manueline_service("--database", database, "--bot-delay", "0", "--no-limits")
