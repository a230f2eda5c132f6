"""The screens that every table must fit, and the tables."""

from __future__ import annotations

from playwright.sync_api import Page

from tests.support.web.pages import TablePage, set_table

SCREENS = {
    "phone": (360, 640),
    "phone on its side": (740, 360),
    "tablet": (820, 1180),
    "laptop": (1366, 768),
    "desk": (1920, 1080),
    "large": (2560, 1440),
}

ME = {"kind": "me", "name": "Ana"}
BOT = {"kind": "bot", "bot": "novice"}
TABLES: dict[str, tuple[str, int, dict[str, str]]] = {
    "azul": ("azul", 1, {"players": "2"}),
    "azul for four": ("azul", 3, {"players": "4"}),
    "duel": ("duel", 1, {}),
    "azul for three": ("azul", 2, {"players": "3"}),
    "grey wall": ("azul", 1, {"players": "2", "wall": "grey"}),
}
"""Game, number of bots and options, by name."""


def sit_at(page: Page, kind: str) -> TablePage:
    """One of these tables, at its first turn."""
    game, bots, options = TABLES[kind]
    set_table(page, game, [ME, *[BOT] * bots], **options)
    table = TablePage(page)
    table.wait_for_turn()
    return table
