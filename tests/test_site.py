"""The documentation site: it builds without a warning, its links lead somewhere, and it loads
nothing from elsewhere."""

from __future__ import annotations

import subprocess
import sys
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote

import pytest

from tests.support.documents import ROOT

OUTSIDE = ("http:", "https:", "//", "mailto:", "data:")
LOADING = {"script": "src", "img": "src", "link": "href", "iframe": "src", "source": "src"}
"""Elements with the attribute that a browser loads."""


class Page(HTMLParser):
    """The links, anchors and loaded files of a page."""

    def __init__(self, path: Path) -> None:
        super().__init__()
        self.path = path
        self.links: list[str] = []
        self.loaded: list[str] = []
        self.anchors: set[str] = set()
        self.feed(path.read_text("utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = {name: value for name, value in attrs if value}
        self.anchors |= {found[name] for name in ("id", "name") if name in found}
        if tag == "a" and "href" in found:
            self.links.append(found["href"])
        if LOADING.get(tag) in found:
            self.loaded.append(found[LOADING[tag]])


@pytest.fixture(scope="module")
def pages(tmp_path_factory: pytest.TempPathFactory) -> dict[Path, Page]:
    site = tmp_path_factory.mktemp("site")
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--site-dir", str(site)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return {path: Page(path) for path in site.rglob("*.html") if path.name != "404.html"}


@pytest.mark.ci
def test_every_document_is_a_page_of_the_site(pages: dict[Path, Page]) -> None:
    documents = list((ROOT / "docs").rglob("*.md"))
    assert len(pages) == len(documents) > 30


@pytest.mark.ci
def test_every_link_leads_to_a_page_and_an_anchor_of_it(pages: dict[Path, Page]) -> None:
    checked = 0
    for path, page in pages.items():
        for link in page.links:
            if link.startswith(OUTSIDE):
                continue
            file, _, anchor = link.partition("#")
            target = (path.parent / unquote(file)).resolve() if file else path
            target = target / "index.html" if target.is_dir() else target
            assert target in pages, (page.path.name, link)
            hidden = anchor.startswith("__")
            assert not anchor or hidden or unquote(anchor) in pages[target].anchors, (path, link)
            checked += 1
    assert checked > 1000


@pytest.mark.ci
def test_the_site_loads_nothing_from_elsewhere(pages: dict[Path, Page]) -> None:
    for path, page in pages.items():
        assert page.loaded
        for file in page.loaded:
            assert not file.startswith(OUTSIDE[:3]), (path.name, file)
            assert file.startswith("data:") or (path.parent / unquote(file)).is_file(), file
