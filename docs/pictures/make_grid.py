"""Takes pictures of every table on every screen, to look at: `python -m docs.pictures.make_grid`.

They go to `build/grid`, one folder for each table, and are no part of the documents.
"""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import Literal

from playwright.sync_api import Page, sync_playwright

from tests.support.needs import found
from tests.support.services import HOST
from tests.support.web.edges import resize
from tests.support.web.people import People, quick_server
from tests.support.web.screens import SCREENS, TABLES, sit_at
from tests.web.conftest import FLAGS

FOLDER = Path(__file__).parents[2] / "build" / "grid"
SCHEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
MOVES = 4
"""So many are made first, so that the boards are not empty."""


def play(page: Page, kind: str) -> None:
    """A table in the middle of a round, with something picked."""
    table = sit_at(page, kind)
    for _ in range(MOVES):
        table.move()
        table.wait_for_turn()
    table.act()


def take_all(page: Page, folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    page.mouse.move(0, 0)
    for width, height in SCREENS.values():
        resize(page, width, height)
        for scheme in SCHEMES:
            page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
            page.screenshot(path=folder / f"{width}x{height}-{scheme}.png")


def main(people: People) -> None:
    for kind in TABLES:
        page = people.come("rules/azul")
        play(page, kind)
        take_all(page, FOLDER / kind.replace(" ", "-"))
        print(kind)
        page.context.close()


if __name__ == "__main__":
    with (
        tempfile.TemporaryDirectory() as folder,
        quick_server(Path(folder)) as service,
        sync_playwright() as playwright,
    ):
        chromium = playwright.chromium.launch(executable_path=found("chromium"), args=FLAGS)
        main(People(chromium, f"http://{HOST}:{service.port}"))
